"""Bots against bots: play many games and count the results (``undercroft selfplay``).

A `Plan` says what to play; `play_one` and `play_all` play it, in one process or several, and yield a `GameResult` per
game, which a `Tally` adds up. A game depends only on the plan and its number, so results do not depend on the number of
processes. Bots change seats from game to game, since seats are not equal; results are listed by bot. With `Plan.check`,
the properties of `kernel.properties` are checked in every game; a game that breaks one leaves its record, which is the
bug report. With `Plan.count`, `counting` counts what happens, so that cards can be compared and balanced.
"""

from undercroft.arena.selfplay import GameResult, Plan, Tally, play_all, play_one

__all__ = ["GameResult", "Plan", "Tally", "play_all", "play_one"]
