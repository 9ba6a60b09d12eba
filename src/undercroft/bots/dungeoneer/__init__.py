"""The bots of Dungeoneer, the best one last.

`greedy` maps the key of each question to a function of a `Situation`: a view, and what follows from it. `heroics`
counts the action points that each quest still takes, `lordship` finds whom an encounter harms most, `defence` and
`rolling` spend what prevents more wounds than it costs. What a card does is read from the card's effects, so a new card
needs no line here. A chooser that names no legal answer falls back on the default one; a test makes sure that this
never happens.
"""

from collections.abc import Mapping
from typing import Final

from undercroft.bots.base import Bot
from undercroft.bots.dungeoneer.greedy import Greedy

BOTS: Final[Mapping[str, type[Bot]]] = {Greedy.name: Greedy}
