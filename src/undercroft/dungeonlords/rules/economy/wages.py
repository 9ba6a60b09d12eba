"""Wages, creature by creature in the lord's order: on payday and for the Suggestion spell (DL-7.1, DL-21.3)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import ClassVar

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import PAYING, OfCreature
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.board.terms.bit_sets import has, without
from undercroft.dungeonlords.board.terms.identifiers import Creatures
from undercroft.dungeonlords.content.tile_tables import TILE_IDS
from undercroft.dungeonlords.rules.economy.goods import pay_creature, refuse_creature, ways_to_pay
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.frames import Choose


class AskWages(Choose[Position]):
    """The lord pays one of the waiting creatures its whole price, or leaves it unpaid."""

    waiting: Creatures
    """Bits of the creatures not yet settled."""

    rule: ClassVar[str]
    unpaid: ClassVar[tuple[OfCreature, ...]]
    """The actions of leaving creatures unpaid, by tile."""

    def asking(self, lord: Lord) -> list[int]:
        """Return the tiles of the creatures that wait for their wages."""
        return [tile for tile in lord.creatures if has(self.waiting, tile)]

    def options(self, state: Position) -> Seq[Action]:
        lord = state.lords[self.seat]
        options: list[Action] = []
        for tile in self.asking(lord):
            options.extend(ways_to_pay(state, lord, tile, PAYING))
            options.append(self.unpaid[tile])
        return options

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return [a for tile in self.asking(state.lords[seat]) for a in (*PAYING.of(tile), self.unpaid[tile])]

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfCreature) or action.verb not in ("pay", self.unpaid[0].verb):
            return None
        lord = state.lords[seat]
        if action.tile not in self.asking(lord):
            return self.refuse_settled(lord, action.tile)
        return refuse_creature(state, lord, action, self.rule)

    def refuse_settled(self, lord: Lord, tile: int) -> Refusal:
        """Return why a creature that is not waiting for its wages cannot be paid."""
        if tile in lord.creatures:
            return Refusal(self.rule, "already-paid", {"creature": TILE_IDS[tile]})
        return Refusal(self.rule, "no-such-creature", {"creature": TILE_IDS[tile]})

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, OfCreature)
        if action.verb == "pay":
            state.tell(ev.WagePaid, self.seat, TILE_IDS[action.tile])
            pay_creature(state, self.seat, action, TILE_IDS[action.tile], why="wage")
        else:
            self.leave_unpaid(state, action.tile)
        state.stack.append(type(self)(self.seat, without(self.waiting, action.tile)))

    def leave_unpaid(self, state: Position, tile: int) -> None:
        """Carry out what happens to a creature that is not paid."""
        raise TypeError(f"{type(self).__name__} lets nobody go unpaid")
