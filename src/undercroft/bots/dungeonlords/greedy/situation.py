"""A view as a bot reads it: its own board, and what is due."""

from __future__ import annotations

from typing import Final

from undercroft.dungeonlords.content.faces import Goods
from undercroft.dungeonlords.content.tile_tables import CREATURES, EVILOMETER, SEASONS
from undercroft.dungeonlords.rules.phases.taxes import TILES_PER_GOLD
from undercroft.dungeonlords.views import LordView, View
from undercroft.kernel.engine.decisions import Decision, Option

PRICES: Final = {creature.id: creature.price for creature in CREATURES}


def kind_of(creature: str) -> str:
    """Return the kind of a creature tile."""
    return creature.rstrip("0123456789")


class Situation:
    """A view and a decision, with what a greedy lord derives from them."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.view = view
        self.decision = decision
        self.me: LordView = view.lords[decision.seat]

    @property
    def options(self) -> tuple[Option, ...]:
        """The legal answers."""
        return self.decision.options

    def find(self, verb: str) -> list[Option]:
        """Return the options with this verb."""
        return [option for option in self.decision.options if option.verb == verb]

    @property
    def unconquered_tunnels(self) -> int:
        """Tunnels in which imps can mine."""
        return sum([tile.room is None and not tile.conquered for tile in self.me.tiles])

    def wages(self) -> Goods:
        """Return the wages of all creatures on payday."""
        prices = [PRICES[creature.kind] for creature in self.me.creatures]
        return Goods(
            gold=sum([p.gold for p in prices]), food=sum([p.food for p in prices]), evil=sum([p.evil for p in prices])
        )

    def event_ahead(self, tile: str) -> bool:
        """Return whether this event is up for this season or the next."""
        season = SEASONS.index(self.view.season)
        near = self.view.events[max(season - 1, 0) : season + 1]
        return tile in near

    def event_to_come(self, tile: str) -> bool:
        """Return whether the event may still come this year: it is face up for a later season, or still face down."""
        season = SEASONS.index(self.view.season)
        return any(up in (None, tile) and number >= season for number, up in enumerate(self.view.events, start=1))

    def payday_ahead(self) -> bool:
        """Return whether wages may still fall due this year."""
        return self.event_to_come("payday")

    @property
    def tax(self) -> int:
        """The tax that would be due now."""
        return -(-len(self.me.tiles) // TILES_PER_GOLD)

    @property
    def spare_gold(self) -> int:
        """Gold that this season's taxes do not need, if they come now."""
        season = SEASONS.index(self.view.season)
        taxed_now = season > 0 and self.view.events[season - 1] == "taxes"
        return self.me.gold - (self.tax if taxed_now else 0)

    @property
    def spare_food(self) -> int:
        """Food that is not needed for wages."""
        return self.me.food - (self.wages().food if self.payday_ahead() else 0)

    @property
    def room_for_evil(self) -> int:
        """How much evil can be gained before the paladin's space."""
        return EVILOMETER.paladin - 1 - self.me.evil
