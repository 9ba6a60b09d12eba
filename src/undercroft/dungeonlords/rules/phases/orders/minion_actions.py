"""What all minions have in common when they act at a place (DL-5.1, DL-5.2)."""

from __future__ import annotations

from typing import ClassVar

from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.board.terms.identifiers import OrderNumber
from undercroft.dungeonlords.content.faces import Space
from undercroft.dungeonlords.content.tile_tables import PLACES
from undercroft.dungeonlords.rules.economy.goods import Shortage, shortage
from undercroft.dungeonlords.rules.phases.giving_orders import stay
from undercroft.kernel.engine.frames import May


class Minion(May[Position]):
    """A minion acts on a space of a place, or declines (DL-5.2)."""

    place: OrderNumber
    """Number of the place, which is the order's."""
    space: int
    """0, 1, 2 for I, II, III."""

    without_choice: ClassVar[str] = "nothing"
    """Why the order is unexecuted if the lord could pay but had nothing to do (`events.MinionStays`)."""

    @property
    def data(self) -> Space:
        """What is printed on the space."""
        return PLACES[self.place].spaces[self.space]

    @property
    def place_id(self) -> str:
        """The id of the place."""
        return PLACES[self.place].id

    def decline(self, state: Position) -> None:
        """Return the minion to the order card: the order is unexecuted (DL-5.2)."""
        if len(self.legal(state, self.seat)) > 1:
            could, most = (self.could(state), self.most(state)) if state.listening else ((), None)
            stay(state, self.seat, self.place, "declined", self.space, could=could, most=most)
            return
        if self.sold_out(state):
            stay(state, self.seat, self.place, "sold", self.space)
            return
        short = shortage(state, state.lords[self.seat], self.data.pay)
        why = self.without_choice if short is None else "price"
        stay(state, self.seat, self.place, why, self.space, short or self.lacks(state))

    def sold_out(self, state: Position) -> bool:
        """Return whether others have taken everything that was for sale here."""
        return False

    def could(self, state: Position) -> tuple[str, ...]:
        """Return the creatures or rooms that the lord could have here."""
        return ()

    def most(self, state: Position) -> int | None:
        """Return how much gold the lord could mine here."""
        return None

    def lacks(self, state: Position) -> Shortage | None:
        """Return what the lord has too little of to do anything here, if it is one good, although he could pay."""
        return None
