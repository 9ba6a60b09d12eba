"""Taxes (DL-7.3), including the Surcharge event."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import TAX, Amount
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.content.tile_tables import SCORES, SPECIAL_EVENTS
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import AMOUNT, Prompt
from undercroft.kernel.engine.frames import Choose, EachSeat

TILES_PER_GOLD: Final = 2
PER: Final = {"taxes": TILES_PER_GOLD, **{card.id: card.per for card in SPECIAL_EVENTS if card.do == "tax"}}
"""For how many tiles a lord owes 1 gold, by what the taxes come from."""


class Taxes(EachSeat[Position]):
    """Each lord owes 1 gold for a number of tiles, including conquered ones, rounded up (DL-7.3)."""

    per: int
    source: str

    def each(self, state: Position, seat: int) -> None:
        state.stack.append(PayTax(seat, -(-state.lords[seat].tiles.bit_count() // self.per), self.source))


class PayTax(Choose[Position]):
    """The lord pays as much as he likes; each gold not paid is a red counter (DL-7.3)."""

    due: int
    source: str

    def options(self, state: Position) -> Seq[Action]:
        return TAX[: min(self.due, state.lords[self.seat].gold) + 1]

    def default(self, legal: Seq[Action]) -> Action:
        return legal[-1]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return TAX[: self.due + 1]

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Amount) or action.verb != "tax":
            return None
        if action.value > self.due:
            return Refusal("DL-7.3", "tax-too-much", {"due": self.due})
        return Refusal("DL-7.3", "too-little-gold", {"has": state.lords[self.seat].gold, "needs": action.value})

    def ask(self, state: Position, seat: int) -> Prompt:
        taxed = state.lords[seat].tiles.bit_count()
        points = -SCORES.red_counter
        return Prompt("tax", AMOUNT, "DL-7.3", self.source, {"due": self.due, "taxed": taxed, "points": points})

    def unpaid(self, action: Amount) -> int:
        """Return how much of the tax the answer leaves unpaid: as many red counters (DL-7.3)."""
        return self.due - action.value

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, Amount)
        lord = state.lords[self.seat]
        lord.gold -= action.value
        tiles = lord.tiles.bit_count()
        unpaid = self.unpaid(action)
        why = ("choice" if lord.gold else "gold") if unpaid else None
        state.tell(ev.TaxPaid, self.seat, action.value, self.due, tiles, PER[self.source], self.source, why)
        if unpaid:
            lord.red_counters += unpaid
            state.tell(ev.RedCounters, self.seat, unpaid)
