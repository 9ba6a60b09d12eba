"""Lessons: a few minutes at a real table, with somebody beside you who says what to look at and what to try.

A lesson is data. `lesson` says what is in its file, `lesson_library` finds the files of a game, `lesson_course` opens a
lesson's game and says how far a learner has come, and `lesson_linter` checks that it can be played to its end. The
words are in the locale files. docs/lessons.md shows how one is written.

The lessons of a game are in a package with the name of the game's own package (`undercroft.study.lessons.dungeonlords`
for `undercroft.dungeonlords`), whose ``POINTS`` names what a lesson may point at on the board: the page and the
terminal can show each of them.
"""
