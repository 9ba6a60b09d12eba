"""Every action of Dungeon Lords, one class per verb, each with its notation.

Squares are ``col,row``; creatures and adventurers are tiles and have a number (``troll2``); everything else is
written with its id. The tables below each class hold its instances, so that rules look actions up and never make them.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from typing import Final

from undercroft.dungeonlords.board.dungeon_grid import CELLS, square
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    DECOY,
    ORDERS,
    PLACES,
    ROOM_IDS,
    ROOMS,
    TILE_CREATURES,
    TILE_IDS,
    TRAP_IDS,
)
from undercroft.kernel.base.refusals import Args
from undercroft.kernel.engine.action_vocabulary import Action, Numbered, Vocabulary

VOCABULARY: Final = Vocabulary(__name__)

_TILES: Final = range(len(TILE_IDS))
_KINDS: Final = range(len(TRAP_IDS))


ACT: Final = VOCABULARY.add(Action("act"))
DECLINE: Final = VOCABULARY.add(Action("decline"))
STOP: Final = VOCABULARY.add(Action("stop"))
SKIP: Final = VOCABULARY.add(Action("skip"))
DONE: Final = VOCABULARY.add(Action("done"))
READY: Final = VOCABULARY.add(Action("ready"))
EVIL: Final = VOCABULARY.add(Action("evil"))
WITHDRAW_ALL: Final = VOCABULARY.add(Action("withdraw all"))


class Orders(Action):
    """Three orders, the first one first; with two lords also the third order of the lord's dummy (DL-4.1, DL-12.2)."""

    __slots__ = ("dummy", "three")

    def __init__(self, three: tuple[int, int, int], dummy: int = -1) -> None:
        text = "orders " + " ".join([ORDERS[o] for o in three])
        super().__init__(text + (f" dummy {ORDERS[dummy]}" if dummy >= 0 else ""))
        self.three = three
        self.dummy = dummy

    def args(self) -> Args:
        first, second, third = [PLACES[o].id for o in self.three]
        args: Args = {"first": first, "second": second, "third": third}
        return args | ({"dummy": PLACES[self.dummy].id} if self.dummy >= 0 else {})


ORDER_TRIPLES: Final = tuple([VOCABULARY.add(Orders(p)) for p in permutations(range(len(ORDERS)), 3)])
DUMMY_TRIPLES: Final = tuple(
    [tuple([VOCABULARY.add(Orders(o.three, d)) for d in range(len(ORDERS))]) for o in ORDER_TRIPLES]
)


class OfOrder(Numbered):
    """A verb about one order card."""

    __slots__ = ()


_ORDER_IDS: Final = [place.id for place in PLACES]
KEEP: Final = VOCABULARY.each(OfOrder, "keep", "order", ORDERS, _ORDER_IDS)
RETURN: Final = VOCABULARY.each(OfOrder, "return", "order", ORDERS, _ORDER_IDS)


class Amount(Numbered):
    """A verb with a number."""

    __slots__ = ()


SPY: Final = VOCABULARY.each(Amount, "spy", "amount", range(1, 5))
MINE: Final = VOCABULARY.each(Amount, "mine", "amount", range(1, 5))
TAX: Final = VOCABULARY.each(Amount, "tax", "amount", range(CELLS + 1))
TARGET: Final = VOCABULARY.each(Amount, "target", "amount", range(1, 6))


class OfSquare(Numbered):
    """A verb about one square."""

    __slots__ = ()


_SQUARES: Final = [square(cell) for cell in range(CELLS)]
DIG: Final = VOCABULARY.each(OfSquare, "dig", "square", _SQUARES)
MARK: Final = VOCABULARY.each(OfSquare, "mark", "square", _SQUARES)


class OfRoom(Action):
    """A verb about a room, and a square if it needs one."""

    __slots__ = ("cell", "room")

    def __init__(self, verb: str, room: int, cell: int = -1) -> None:
        super().__init__(f"{verb} {ROOM_IDS[room]}" + (f" {square(cell)}" if cell >= 0 else ""))
        self.room = room
        self.cell = cell

    def args(self) -> Args:
        args: Args = {"room": ROOM_IDS[self.room]}
        return args | ({"square": square(self.cell)} if self.cell >= 0 else {})


BUILD: Final = tuple([tuple([VOCABULARY.add(OfRoom("build", r, c)) for c in range(CELLS)]) for r in range(len(ROOMS))])
USE: Final = tuple([VOCABULARY.add(OfRoom("use", r)) for r in range(len(ROOMS))])
TOOL_SHED: Final = next(i for i, room in enumerate(ROOMS) if room.makes and room.makes.tunnels)
USE_TOOL_SHED: Final = tuple([VOCABULARY.add(OfRoom("use", TOOL_SHED, c)) for c in range(CELLS)])


class OfTrap(Numbered):
    """A verb about a kind of trap."""

    __slots__ = ()


DISCARD: Final = VOCABULARY.each(OfTrap, "discard", "trap", TRAP_IDS)
LAY: Final = VOCABULARY.each(OfTrap, "lay", "trap", TRAP_IDS)
SPRING: Final = VOCABULARY.each(OfTrap, "spring", "trap", TRAP_IDS)


class OfCreature(Action):
    """A verb about a creature, and what its price takes: a trap for a golem, a monster for a demon (DL-15)."""

    __slots__ = ("monster", "tile", "trap")

    def __init__(self, verb: str, tile: int, trap: int = -1, monster: int = -1) -> None:
        text = f"{verb} {TILE_IDS[tile]}"
        if trap >= 0:
            text += f" {TRAP_IDS[trap]}"
        if monster >= 0:
            text += f" {TILE_IDS[monster]}"
        super().__init__(text)
        self.tile = tile
        self.trap = trap
        self.monster = monster

    def args(self) -> Args:
        args: Args = {"creature": TILE_IDS[self.tile]}
        if self.trap >= 0:
            args["trap"] = TRAP_IDS[self.trap]
        if self.monster >= 0:
            args["monster"] = TILE_IDS[self.monster]
        return args


class Priced:
    """The actions of one verb that pays a creature's whole price: plain, with each trap, with each monster.

    Attributes:
        plain: by tile.
        trap: by tile (a golem's), then by kind of trap.
        monster: by tile (a demon's), then by the tile given up.
    """

    __slots__ = ("monster", "plain", "trap")

    def __init__(self, verb: str) -> None:
        self.plain: dict[int, OfCreature] = {}
        self.trap: dict[int, tuple[OfCreature, ...]] = {}
        self.monster: dict[int, dict[int, OfCreature]] = {}
        for tile, creature in enumerate(TILE_CREATURES):
            if creature.price.trap:
                self.trap[tile] = tuple([VOCABULARY.add(OfCreature(verb, tile, trap=k)) for k in _KINDS])
            elif creature.price.monster:
                self.monster[tile] = {m: VOCABULARY.add(OfCreature(verb, tile, monster=m)) for m in _TILES if m != tile}
            else:
                self.plain[tile] = VOCABULARY.add(OfCreature(verb, tile))

    def of(self, tile: int) -> list[OfCreature]:
        """Return all ways to pay for the creature."""
        if tile in self.plain:
            return [self.plain[tile]]
        return list(self.trap[tile]) if tile in self.trap else list(self.monster[tile].values())


def _of_each_creature(verb: str) -> tuple[OfCreature, ...]:
    return tuple([VOCABULARY.add(OfCreature(verb, t)) for t in _TILES])


HIRING: Final = Priced("hire")
PAYING: Final = Priced("pay")
DISMISS: Final = _of_each_creature("dismiss")
SEND: Final = _of_each_creature("send")
WITHDRAW: Final = _of_each_creature("withdraw")
SHEEP: Final = _of_each_creature("sheep")
BANISH: Final = _of_each_creature("banish")
REST: Final = _of_each_creature("rest")
BUTT: Final = _of_each_creature("butt")  # as a sheep
GIVE_UP: Final = _of_each_creature("lose")
REFUSE: Final = _of_each_creature("refuse")


class Symbol(OfCreature):
    """One symbol of a creature's price, paid for the Monster Strike event (DL-22.3)."""

    __slots__ = ("good",)

    def __init__(self, tile: int, good: str, trap: int = -1, monster: int = -1) -> None:
        super().__init__(f"symbol {good}", tile, trap, monster)
        self.good = good

    def args(self) -> Args:
        return {**super().args(), "good": self.good}


def _symbols(tile: int) -> Iterable[Symbol]:
    price = TILE_CREATURES[tile].price
    for good in ("gold", "food", "evil"):
        if getattr(price, good):
            yield VOCABULARY.add(Symbol(tile, good))
    if price.trap:
        yield from [VOCABULARY.add(Symbol(tile, "trap", trap=k)) for k in _KINDS]
    if price.monster:
        yield from [VOCABULARY.add(Symbol(tile, "monster", monster=m)) for m in _TILES if m != tile]


SYMBOLS: Final = tuple([tuple(_symbols(t)) for t in _TILES])


class LoseGood(Action):
    """Give up one of some goods, or one trap (DL-21.5, DL-22)."""

    __slots__ = ("good", "trap")

    def __init__(self, good: str, trap: int = -1) -> None:
        super().__init__(f"lose {TRAP_IDS[trap] if trap >= 0 else good}")
        self.good = good
        self.trap = trap

    def args(self) -> Args:
        return {"trap": TRAP_IDS[self.trap]} if self.trap >= 0 else {"good": self.good}


LOSE: Final = {good: VOCABULARY.add(LoseGood(good)) for good in ("gold", "food")}
LOSE_TRAP: Final = tuple([VOCABULARY.add(LoseGood("trap", k)) for k in _KINDS])


class AttackWith(Action):
    """A creature uses one of its options, on the n-th of the party where it may choose (DL-11.6)."""

    __slots__ = ("option", "target", "tile")

    def __init__(self, tile: int, option: int, target: int = -1) -> None:
        attack = TILE_CREATURES[tile].attacks[option]
        super().__init__(f"attack {TILE_IDS[tile]} {attack.id}" + (f" {target + 1}" if target >= 0 else ""))
        self.tile = tile
        self.option = option
        self.target = target

    def args(self) -> Args:
        args: Args = {
            "creature": TILE_IDS[self.tile],
            "attack": f"{TILE_CREATURES[self.tile].id}-{TILE_CREATURES[self.tile].attacks[self.option].id}",
        }
        return args | ({"target": self.target + 1} if self.target >= 0 else {})


ATTACK: Final = tuple(
    [tuple([VOCABULARY.add(AttackWith(t, o)) for o in range(len(TILE_CREATURES[t].attacks))]) for t in _TILES]
)
MAX_PARTY: Final = 5  # three adventurers, the paladin and a decoy
AIMED: Final = ("any", "not_first")


def _aimed(tile: int) -> tuple[tuple[AttackWith, ...], ...]:
    attacks = TILE_CREATURES[tile].attacks
    return tuple(
        [
            tuple([VOCABULARY.add(AttackWith(tile, o, n)) for n in range(MAX_PARTY)]) if a.hits in AIMED else ()
            for o, a in enumerate(attacks)
        ]
    )


ATTACK_AT: Final = tuple([_aimed(t) for t in _TILES])


class Free(Numbered):
    """Let a prisoner go (DL-11.10, DL-21.10)."""

    __slots__ = ()


FREE: Final = VOCABULARY.each(Free, "free", "adventurer", ADVENTURER_IDS[:DECOY])
