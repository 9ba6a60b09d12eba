"""Bots against bots: contests that measure them (``undercroft arena``), and self-play (``undercroft selfplay``).

A `contest` says which bots meet, and what game each number is; `games` plays one, `workers` many at the same time
(`on_ray` on many machines), and the `journal` keeps each in a folder, so that a contest can stop and go on (`running`).
`standings` says what they show: `ratings`, shares with `intervals`, how long answers took (`clocks`).

The rest is for trying out rules and cards:

A `Plan` says what to play; `play_one` and `play_all` play it, in one process or several, and yield a `GameResult` per
game, which a `Tally` adds up. A game depends only on the plan and its number, so results do not depend on the number of
processes. Bots change seats from game to game, since seats are not equal; results are listed by bot. With `Plan.check`,
the properties of `kernel.properties` are checked in every game; a game that breaks one leaves its record, which is the
bug report. With `Plan.count`, `counting` counts what happens, so that cards can be compared and balanced.
"""

from undercroft.arena.selfplay import GameResult, Plan, Tally, play_all, play_one

__all__ = ["GameResult", "Plan", "Tally", "play_all", "play_one"]
