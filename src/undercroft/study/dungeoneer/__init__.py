"""Study of Dungeoneer.

* `answer_ranking`: which answers the bots' search advises (`study.analysis.hints`);
* `position_causes`: why an answer is better than another one (`study.analysis.causes`);
* `decision_judging`: what a decision cost, by the search of the bots (`study.analysis.game_review`);
* `game_puzzles`: a hero's next feat and the dungeonlord's next misdeed, and where both are taken from
  (`study.puzzles`).
"""
