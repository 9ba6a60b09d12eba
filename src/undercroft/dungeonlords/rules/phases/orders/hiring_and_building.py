"""Hire Monster and Build Room (DL-5.13 to DL-5.15)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.actions import BUILD, DECLINE, HIRING, OfCreature, OfRoom
from undercroft.dungeonlords.board.dungeon_grid import NEIGHBOURS, ZONES, square, touching
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.board.terms.bit_sets import has, numbers_in
from undercroft.dungeonlords.content.tile_tables import PLACES, ROOM_IDS, ROOMS, TILE_IDS
from undercroft.dungeonlords.rules.economy.goods import (
    Shortage,
    creature_price,
    missing,
    pay,
    pay_creature,
    refuse_creature,
    refuse_price,
    shortage,
    ways_to_pay,
)
from undercroft.dungeonlords.rules.phases.orders.minion_actions import Minion
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, PLACE, Prompt

ROOM_ZONES: Final = tuple([ZONES[room.zone] for room in ROOMS])


class HireMonster(Minion):
    """Hire one of the open creatures for its printed price; space III also costs food (DL-5.13)."""

    without_choice = "price"

    @property
    def dinner(self) -> int:
        """The food that a creature hired on this space eats in addition to its price."""
        return self.data.pay.food

    def options(self, state: Position) -> Seq[Action]:
        lord = state.lords[self.seat]
        options: list[Action] = []
        for tile in state.creatures:
            options.extend(ways_to_pay(state, lord, tile, HIRING, self.dinner))
        options.append(DECLINE)
        return options

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return (*[action for tile in state.creatures for action in HIRING.of(tile)], DECLINE)

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfCreature) or action.verb != "hire":
            return None
        if action.tile not in state.creatures:
            return Refusal("DL-5.13", "creature-not-offered", {"creature": TILE_IDS[action.tile]})
        return refuse_creature(state, state.lords[self.seat], action, "DL-5.13", self.dinner)

    def sold_out(self, state: Position) -> bool:
        return not state.creatures

    def could(self, state: Position) -> tuple[str, ...]:
        lord = state.lords[self.seat]
        payable = [tile for tile in state.creatures if ways_to_pay(state, lord, tile, HIRING, self.dinner)]
        return tuple([TILE_IDS[tile] for tile in payable])

    def lacks(self, state: Position) -> Shortage | None:
        """Return what the lord lacks for the creature that he comes nearest to paying for."""
        lord = state.lords[self.seat]
        prices = [creature_price(tile, self.dinner) for tile in state.creatures]
        short = [lacking for price in prices if (lacking := shortage(state, lord, price))]
        return min(short, key=lambda one: one[1] - one[2], default=None)

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt(
            "hire", CHOOSE_ONE, "DL-5.13", PLACES[self.place].id, {"space": self.space + 1, "dinner": self.dinner}
        )

    def chosen(self, state: Position, action: Action) -> None:
        if not isinstance(action, OfCreature):
            self.decline(state)
            return
        pay_creature(state, self.seat, action, TILE_IDS[action.tile], self.dinner, why="hire")
        lord = state.lords[self.seat]
        lord.creatures = (*lord.creatures, action.tile)
        state.creatures = tuple([tile for tile in state.creatures if tile != action.tile])
        state.tell(ev.Hired, self.seat, TILE_IDS[action.tile])


def room_squares(lord: Lord, room: int) -> int:
    """Return where the room may be built: an unconquered tunnel in its zone, never beside another room (DL-5.15)."""
    mask = lord.open_tunnels & ROOM_ZONES[room]
    return mask & ~touching(lord.room_cells) if lord.rooms else mask


class BuildRoom(Minion):
    """Build one of the open rooms in place of a tunnel (DL-5.14, DL-5.15)."""

    def options(self, state: Position) -> Seq[Action]:
        lord = state.lords[self.seat]
        options: list[Action] = []
        if missing(state, lord, self.data.pay) is None:
            for room in state.rooms:
                at = BUILD[room]
                options.extend([at[cell] for cell in numbers_in(room_squares(lord, room))])
        options.append(DECLINE)
        return options

    def candidates(self, state: Position, seat: int) -> Seq[Action]:
        return (*[BUILD[room][cell] for room in state.rooms for cell in range(len(BUILD[room]))], DECLINE)

    def refuse(self, state: Position, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, OfRoom) or action.verb != "build":
            return None
        lord = state.lords[self.seat]
        if action.room not in state.rooms:
            return Refusal("DL-5.14", "room-not-offered", {"room": ROOM_IDS[action.room]})
        price = refuse_price(state, lord, self.data.pay, "DL-5.14")
        if price is not None:
            return price
        where = square(action.cell)
        if not has(lord.open_tunnels, action.cell):
            return Refusal("DL-5.15", "room-needs-tunnel", {"square": where})
        if not has(ROOM_ZONES[action.room], action.cell):
            zone = ROOMS[action.room].zone
            return Refusal("DL-5.15", "room-zone", {"square": where, "room": ROOM_IDS[action.room], "zone": zone})
        if NEIGHBOURS[action.cell] & lord.room_cells:
            return Refusal("DL-5.15", "room-neighbour", {"square": where})
        return None

    def sold_out(self, state: Position) -> bool:
        return not state.rooms

    def could(self, state: Position) -> tuple[str, ...]:
        lord = state.lords[self.seat]
        return tuple([ROOM_IDS[room] for room in state.rooms if room_squares(lord, room)])

    def ask(self, state: Position, seat: int) -> Prompt:
        price = self.data.pay.gold
        return Prompt("build", PLACE, "DL-5.14", PLACES[self.place].id, {"space": self.space + 1, "price": price})

    def chosen(self, state: Position, action: Action) -> None:
        if not isinstance(action, OfRoom):
            self.decline(state)
            return
        price = self.data.pay
        pay(state, self.seat, price, ROOM_IDS[action.room], why="build")
        build(state, self.seat, action.room, action.cell, free=not price.gold)


def build(state: Position, seat: int, room: int, cell: int, free: bool = False) -> None:
    """Put an open room in place of the tunnel, which returns to the supply (DL-5.15).

    ``free``: whether it costs nothing where a price is usual (`events.Built`).
    """
    state.rooms = tuple([other for other in state.rooms if other != room])
    state.lords[seat].build(room, cell)
    state.tell(ev.Built, seat, ROOM_IDS[room], square(cell), free)
