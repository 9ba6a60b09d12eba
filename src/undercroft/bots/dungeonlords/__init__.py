"""The bots of Dungeon Lords, the best one last.

`greedy` takes whatever is worth most now. `orders` and `building` compare goods with what a lord still wants, and
`events_and_spells` gives up what is worth least. Battles are tried out: `lookahead` makes a battle of one lord from the
view and plays it with the real rules, with random cards for those that the lord does not know. `worth` holds the values
of tiles and cards; those that are not tuned there are made from what the tile or card does, so a new one needs no line.
"""

from collections.abc import Mapping
from typing import Final

from undercroft.bots.base import Bot
from undercroft.bots.dungeonlords.greedy import Greedy

BOTS: Final[Mapping[str, type[Bot]]] = {Greedy.name: Greedy}
