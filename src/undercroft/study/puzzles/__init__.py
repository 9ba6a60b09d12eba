"""Puzzles: positions from games of bots in which one answer is the best by a clear margin.

A puzzle is data. `puzzle` says what it consists of, and `puzzle_library` finds those of a game: a line each in the file
``puzzles.jsonl`` of the game's package. `puzzle_kinds` says what such a package provides for each kind of puzzle: where
in a game it can come up, and which answer a long search finds best. `puzzle_solving` judges an answer, and plays the
solution.

`puzzle_generator` makes them again from a seed: bots play, each position that qualifies is searched, and all levels of
bots try it (`bot_success`). The levels that fail make a puzzle's rating (`glicko_rating`), with which the rating of a
person moves. `puzzle_text` puts a puzzle into words; `puzzle_choice` finds the next puzzle for somebody and that of a
day, and counts days in a row.
"""
