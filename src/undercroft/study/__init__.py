"""Study: what helps somebody to learn a game, apart from playing it: `lessons`, `puzzles`, and what can be found out
about a position by computing.

`analysis.game_review` judges the decisions of a finished game; `analysis.hints` says in a game what a strong bot would
do, and why; `analysis.blunder_warnings` warns before an answer that costs much; `analysis.position_explorer` shows what
each answer in any position is worth; `analysis.training_advice` judges the answers to a position to learn from. What is
kept for a game is in a package with the name of the game's own package (`undercroft.study.dungeonlords`), as with bots
and drawings.
"""
