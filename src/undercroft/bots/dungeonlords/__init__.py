"""The bots of Dungeon Lords.

`greedy` takes whatever is worth most now, and needs only a view. `orders` and `building` compare goods with what a lord
still wants, and `events_and_spells` gives up what is worth least. Battles are tried out: `lookahead` makes a battle of
one lord from the view and plays it with the real rules, with random cards for those that the lord does not know.
`worth` holds the values of tiles and cards; those that are not tuned there are made from what the tile or card does, so
a new one needs no line.

The five `levels` search (`searching`, with `battling` for battles): they try answers in worlds dealt by `worlds`, which
the `policy` plays on for all lords (`ordering` for orders, `habits` while building, `fighting` in battle), and weigh
where that leads with the `value` of its `features`. ``undercroft arena fit dungeon-lords`` makes the weights
from games of the policy (`fitting`). `frozen` has what the levels were earlier.
"""

from collections.abc import Mapping
from typing import Final

from undercroft.bots.base import Bot
from undercroft.bots.dungeonlords import levels
from undercroft.bots.dungeonlords.greedy import Greedy

LEVELS: Final = tuple([level.name for level in levels.LEVELS])
BOTS: Final[Mapping[str, type[Bot]]] = {Greedy.name: Greedy, **{level.name: level for level in levels.LEVELS}}
