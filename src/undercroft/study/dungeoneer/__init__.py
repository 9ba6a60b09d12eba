"""Study of Dungeoneer.

* `advising`: which answers the bots' search advises, and why (`study.coaching`);
* `judging`: what a decision cost, by the search of the bots (`study.reviewing`);
* `puzzles`: a hero's next feat and the dungeonlord's next misdeed, and where both are taken from (`study.puzzles`).
"""
