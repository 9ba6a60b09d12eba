"""The bots of Dungeon Lords, the best one last."""

from collections.abc import Mapping
from typing import Final

from undercroft.bots.base import Bot
from undercroft.bots.dungeonlords.greedy import Greedy

BOTS: Final[Mapping[str, type[Bot]]] = {Greedy.name: Greedy}
