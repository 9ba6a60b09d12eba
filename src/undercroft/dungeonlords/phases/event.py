"""The event phase (DL-7): which event happens, and payday."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.actions import DISMISS, PAYING, OfCreature
from undercroft.dungeonlords.goods import lose_creature, pay_creature, refuse_creature, ways_to_pay
from undercroft.dungeonlords.lord import Lord
from undercroft.dungeonlords.paladin import move_evil
from undercroft.dungeonlords.phases.special_events import begin_special_event
from undercroft.dungeonlords.phases.taxes import TILES_PER_GOLD, Taxes
from undercroft.dungeonlords.state import DungeonLordsState
from undercroft.dungeonlords.tables import EVENT_TILES, TILE_IDS
from undercroft.kernel.actions import Action
from undercroft.kernel.decisions import CHOOSE_ONE, Prompt, Refusal
from undercroft.kernel.frames import Choose, EachSeat, Frame

WINTER = 0


def event_phase(state: DungeonLordsState) -> None:
    """The season's event; none in winter (DL-2.2)."""
    if state.season == WINTER:
        return
    tile = EVENT_TILES[state.event_tiles[state.season - 1]]
    if state.listening:
        state.emit(ev.EventHappens(tile))
    if tile == "payday":
        Payday.begin(state)
    elif tile == "taxes":
        state.stack.append(Taxes(state.turn_order(), TILES_PER_GOLD))
    elif state.variant.special_events:
        begin_special_event(state)


class Payday(EachSeat[DungeonLordsState]):
    """One lord finishes before the next (DL-7.1)."""

    __slots__ = ()

    def each(self, state: DungeonLordsState, seat: int) -> None:
        mask = 0
        for tile in state.lords[seat].creatures:
            mask |= 1 << tile
        state.stack.append(PayWages(seat, mask))


class PayWages(Choose[DungeonLordsState]):
    """Creature by creature in the lord's order: the whole price, or it leaves and he gains 1 evil (DL-7.1)."""

    __slots__ = ("unpaid",)

    def __init__(self, seat: int, unpaid: int) -> None:
        super().__init__(seat)
        self.unpaid = unpaid

    def clone(self) -> Frame[DungeonLordsState]:
        return PayWages(self.seat, self.unpaid)

    def _waiting(self, lord: Lord) -> list[int]:
        return [tile for tile in lord.creatures if self.unpaid >> tile & 1]

    def options(self, state: DungeonLordsState) -> Seq[Action]:
        lord = state.lords[self.seat]
        options: list[Action] = []
        for tile in self._waiting(lord):
            options.extend(ways_to_pay(state, lord, tile, PAYING))
            options.append(DISMISS[tile])
        return options

    def candidates(self, state: DungeonLordsState, seat: int) -> Seq[Action]:
        waiting = self._waiting(state.lords[seat])
        return [action for tile in waiting for action in (*PAYING.of(tile), DISMISS[tile])]

    def refuse(self, state: DungeonLordsState, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfCreature) or action.verb not in ("pay", "dismiss"):
            return None
        lord = state.lords[self.seat]
        if action.tile not in lord.creatures:
            return Refusal("DL-7.1", "no-such-creature", {"creature": TILE_IDS[action.tile]})
        if not self.unpaid >> action.tile & 1:
            return Refusal("DL-7.1", "already-paid", {"creature": TILE_IDS[action.tile]})
        return refuse_creature(state, lord, action, "DL-7.1")

    def ask(self, state: DungeonLordsState, seat: int) -> Prompt:
        return Prompt("wages", CHOOSE_ONE, "DL-7.1", "payday")

    def chosen(self, state: DungeonLordsState, action: Action) -> None:
        assert isinstance(action, OfCreature)
        if action.verb == "pay":
            if state.listening:
                state.emit(ev.WagePaid(self.seat, TILE_IDS[action.tile]))
            pay_creature(state, self.seat, action)
        else:
            lose_creature(state, self.seat, action.tile, "wage")
            move_evil(state, self.seat, 1)
        state.stack.append(PayWages(self.seat, self.unpaid & ~(1 << action.tile)))
