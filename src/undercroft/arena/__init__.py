"""Bots against bots: play many games and count the results (``undercroft selfplay``).

A `Plan` says what to play; `play_one` and `play_all` play it and return a `GameResult` per game, which a `Tally` adds
up. Bots change seats from game to game, since seats are not equal. Results are listed by bot, not by seat. With
`Plan.check`, the properties of `kernel.properties` are checked in every game; a game that breaks one still leaves its
record, which is the bug report.
"""

from undercroft.arena.selfplay import GameResult, Plan, Tally, play_all, play_one

__all__ = ["GameResult", "Plan", "Tally", "play_all", "play_one"]
