"""Production, and taking orders back (DL-6)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import DONE, RETURN, TOOL_SHED, USE, USE_TOOL_SHED, OfOrder, OfRoom
from undercroft.dungeonlords.board.dungeon_grid import diggable
from undercroft.dungeonlords.board.lord import Lord, times_used
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.board.terms.bit_sets import has, mask_of, without
from undercroft.dungeonlords.content.tile_tables import AUTUMN, PLACES, ROOM_IDS, ROOMS
from undercroft.dungeonlords.rules.economy.goods import gain, missing, pay, refuse_price
from undercroft.dungeonlords.rules.phases.giving_orders import order_ids
from undercroft.dungeonlords.rules.phases.orders.digging import dig_tunnel, refuse_square
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt
from undercroft.kernel.engine.frames import Choose, EachSeat, May

PRODUCES: Final = tuple([room.makes is not None for room in ROOMS])


class ProductionAndRetrieval(EachSeat[Position]):
    """Each lord finishes production and takes back orders before the next one begins (DL-6.1, DL-6.6)."""

    def each(self, state: Position, seat: int) -> None:
        state.stack.append(TakeBackOrder(seat))
        if any(PRODUCES[room] for room, _ in state.lords[seat].built()):
            state.stack.append(Produce(seat))


def can_produce(state: Position, lord: Lord, room: int, cell: int) -> bool:
    """Return whether a room on a square can produce now: unconquered, not used up, workers and extra price there
    (DL-6.1, DL-6.2).
    """
    data = ROOMS[room]
    return (
        PRODUCES[room]
        and not lord.is_conquered(cell)
        and times_used(lord.uses, room) < state.year
        and lord.free_workers >= data.workers
        and missing(state, lord, data.pay) is None
    )


def _tell_idle(state: Position, seat: int) -> None:
    """Say which rooms the lord has not used, and which of them he could have used."""
    lord = state.lords[seat]
    idle = [
        (room, cell)
        for room, cell in lord.built()
        if PRODUCES[room] and not lord.is_conquered(cell) and not times_used(lord.uses, room)
    ]
    if idle:
        able = [room for room, cell in idle if can_produce(state, lord, room, cell)]
        could = tuple([ROOM_IDS[room] for room in able if room != TOOL_SHED or diggable(lord.tiles)])
        state.tell(ev.RoomsIdle, seat, tuple([ROOM_IDS[room] for room, _ in idle]), could)


class Produce(May[Position]):
    """The lord uses one room at a time and sees its product before the next; production is optional (DL-6.2)."""

    def options(self, state: Position) -> Seq[Action]:
        lord = state.lords[self.seat]
        options: list[Action] = []
        for room, cell in lord.built():
            if can_produce(state, lord, room, cell):
                if room == TOOL_SHED:
                    options.extend([USE_TOOL_SHED[dug] for dug in diggable(lord.tiles)])
                else:
                    options.append(USE[room])
        options.append(DONE)
        return options

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        rooms = [room for room, _ in state.lords[seat].built() if PRODUCES[room]]
        found: list[Action] = [USE[room] for room in rooms if room != TOOL_SHED]
        return (*found, *(USE_TOOL_SHED if TOOL_SHED in rooms else ()), DONE)

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfRoom) or action.verb != "use":
            return None
        lord = state.lords[self.seat]
        cell = dict(lord.built()).get(action.room, -1)
        args: dict[str, str | int | list[str]] = {"room": ROOM_IDS[action.room]}
        if cell < 0 or not PRODUCES[action.room]:
            return Refusal("DL-6.1", "no-such-room", args)
        if lord.is_conquered(cell):
            return Refusal("DL-11.13", "room-conquered", args)
        if times_used(lord.uses, action.room) >= state.year:
            return Refusal("DL-6.2", "room-used", args | {"times": state.year})
        data = ROOMS[action.room]
        if lord.free_workers < data.workers:
            return Refusal("DL-6.1", "too-few-workers", args | {"has": lord.free_workers, "needs": data.workers})
        short = refuse_price(state, lord, data.pay, "DL-6.1")
        if short is not None:
            return short
        if action.cell < 0:
            return Refusal("DL-6.4", "tool-shed-square")
        return refuse_square(lord.tiles, action.cell)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("produce", CHOOSE_ONE, "DL-6.1", None, {"workers": state.lords[seat].free_workers})

    def chosen(self, state: Position, action: Action) -> None:
        if not isinstance(action, OfRoom):
            if state.listening:
                _tell_idle(state, self.seat)
            return
        data = ROOMS[action.room]
        lord = state.lords[self.seat]
        lord.workers += data.workers
        lord.note_use(action.room)
        state.tell(ev.Produced, self.seat, data.id, times_used(lord.uses, action.room), data.workers)
        pay(state, self.seat, data.pay, data.id)
        if action.cell >= 0:
            dig_tunnel(state, self.seat, action.cell)
        elif data.makes is not None:
            # A new imp is a free worker at once (DL-6.3).
            gain(state, self.seat, data.makes, data.id)
        state.stack.append(Produce(self.seat))


class TakeBackOrder(Choose[Position]):
    """Both inaccessible orders return, and either the first order given or an unexecuted one (DL-6.5)."""

    def options(self, state: Position) -> Seq[Action]:
        lord = state.lords[self.seat]
        return [RETURN[o] for i, o in enumerate(lord.orders) if not i or has(lord.unexecuted, o)]

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return RETURN

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfOrder):
            return None
        args = action.args()
        if action.value in state.lords[self.seat].orders:
            return Refusal("DL-6.5", "order-executed", args)
        return Refusal("DL-6.5", "order-not-given", args)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("take-back", CHOOSE_ONE, "DL-6.5")

    def chosen(self, state: Position, action: Action) -> None:
        assert isinstance(action, OfOrder)
        lord = state.lords[self.seat]
        kept = tuple([order for order in lord.orders if order != action.value])
        lord.orders = kept
        lord.unexecuted = without(lord.unexecuted, action.value)
        if state.listening:
            last = state.year == 2 and state.season == AUTUMN
            locked = () if last else order_ids(kept)
            state.tell(ev.OrderReturned, self.seat, PLACES[action.value].id, locked)
        lord.inaccessible = mask_of(kept)
        lord.orders = ()
        lord.unexecuted = 0
        if state.listening:
            state.tell(ev.Inaccessible, self.seat, order_ids(kept))
