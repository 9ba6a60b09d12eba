"""Bots against bots: contests that measure them (``undercroft arena``), and self-play (``undercroft selfplay``).

A `contests.contest` says which bots meet, and what game each number is; `contests.contest_game` plays one,
`contests.contest_processes` many at the same time (`contests.ray_cluster` on many machines), and the
`contests.contest_journal` keeps each in a folder, so that a contest can stop and go on (`contests.contest_runner`).
`results.standings` says what they show: `results.openskill_ratings`, shares with `results.confidence_intervals`, how
long answers took (`contests.answer_times`).

The rest is for trying out rules and cards:

A `SelfplayPlan` says what to play; `play_one` and `play_all` play it, in one process or several, and yield a
`GameResult` per game, which a `Tally` adds up. A game depends only on the plan and its number, so results do not depend
on the number of processes. Bots change seats from game to game, since seats are not equal; results are listed by bot.
With `SelfplayPlan.check`, the properties of `kernel.checks.properties` are checked in every game; a game that breaks
one leaves its record, which is the bug report. With `SelfplayPlan.count`, `event_counts` counts what happens, so that
cards can be compared and balanced.
"""

from undercroft.arena.selfplay import GameResult, SelfplayPlan, Tally, play_all, play_one

__all__ = ["GameResult", "SelfplayPlan", "Tally", "play_all", "play_one"]
