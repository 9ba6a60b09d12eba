"""How the policy plays for somebody: habits, which make it stronger or weaker, and a style, which varies from game to
game.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from undercroft.bots.dungeoneer.outlook.card_worth import BANE, BANE_COST, ENCOUNTER, ENCOUNTER_COST

ENDLESS: Final = 999.0
"""More action points than any quest takes, even one that cannot be reached; infinity cannot be kept as JSON."""


class Habits(NamedTuple):
    """What somebody always does in the same way. The defaults are the habits of the first edition.

    Attributes:
        looking: by how many action points looking for a location that is not on the map seems dearer than it is.
        patience: on an entrance, a personal quest that takes more action points is exchanged before all else.
        dungeon: how many more peril cards than glory cards are wanted in hand, where decks are separate.
        means: how many fewer peril cards are wanted for each point of glory that can be spent beyond a rival's peril.
        encounter: what it is worth to keep an encounter in hand.
        encounter_cost: how much more for each point of peril that it costs.
        encounter_harm: how much more for each wound that it would be expected to deal now.
        bane: what it is worth to keep a bane.
        bane_cost: how much more for each point of peril that it costs.
        thrift: whether nothing is done that is plainly wasted.
        care: whether no quest is attempted whose wound weighs more than its chance.
    """

    looking: float = 0.0
    patience: float = ENDLESS
    dungeon: float = 0.0
    means: float = 0.0
    encounter: float = ENCOUNTER
    encounter_cost: float = ENCOUNTER_COST
    encounter_harm: float = 0.0
    bane: float = BANE
    bane_cost: float = BANE_COST
    thrift: bool = False
    care: bool = False


FIRST: Final = Habits()
THRIFTY: Final = FIRST._replace(thrift=True)
CAREFUL: Final = THRIFTY._replace(care=True)
LEARNED: Final = Habits(
    looking=3.5,
    patience=8.0,
    dungeon=1.0,
    means=0.3,
    encounter=0.7,
    encounter_cost=0.0,
    encounter_harm=1.0,
    bane=0.5,
    bane_cost=0.0,
    thrift=True,
)
"""Better ones, found by trial (`docs/bots.md`)."""


class Style(NamedTuple):
    """How somebody plays.

    Attributes:
        wander: like `Habits.looking`, but different in each game.
        nerve: how much harm an encounter must promise to be sent.
        noise: how often, of 100 times, a feat, misdeed or place is chosen at random.
        habits: what is the same in all games.
    """

    wander: float = 0.0
    nerve: float = 0.12
    noise: int = 0
    habits: Habits = FIRST


STEADY: Final = Style()


def any_style(rng: Random, habits: Habits = FIRST) -> Style:
    """Return one of the styles that a search must reckon with."""
    return Style(rng.random() * 3.0 - 1.0, 0.05 + 0.3 * rng.random(), int(rng.random() * 6), habits)
