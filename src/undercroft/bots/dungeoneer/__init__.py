"""The bots of Dungeoneer.

`greedy` needs only a view: it maps the key of each question to a function of a `Situation`, a view and what follows
from it. `heroics` counts the action points that each quest still takes, `lordship` finds whom an encounter harms most,
`defence` and `rolling` spend what prevents more wounds than it costs. What a card does is read from the card's effects,
so a new card needs no line here. A chooser that names no legal answer falls back on the default one; a test makes sure
that this never happens.

The five `levels` search (`searching`): they try answers in worlds dealt by `worlds`, which the `policy` plays on for
all players (`adventuring` in a hero's own turn, `scheming` for the dungeonlord, `resolve` in windows and battles), and
weigh where that leads with the `value` of its `features`. `ways` finds the ways across the map, `prospects` what quests
still take, `menaces` what encounters harm. ``undercroft arena fit dungeoneer`` makes the weights from games of the
policy (`fitting`). `frozen` has what the levels were earlier.
"""

from collections.abc import Mapping
from typing import Final

from undercroft.bots.base import Bot
from undercroft.bots.dungeoneer import levels
from undercroft.bots.dungeoneer.greedy import Greedy

LEVELS: Final = tuple([level.name for level in levels.LEVELS])
BOTS: Final[Mapping[str, type[Bot]]] = {Greedy.name: Greedy, **{level.name: level for level in levels.LEVELS}}
