"""What is printed on tiles, cards and boards, as typed records."""

from __future__ import annotations

import msgspec


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A price, or the goods in return. For `trap` and `monster` the lord chooses which one to give up."""

    gold: int = 0
    food: int = 0
    evil: int = 0
    imps: int = 0
    smiles: int = 0
    spy: int = 0
    traps: int = 0
    tunnels: int = 0
    trap: int = 0
    monster: int = 0


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the three spaces of a place."""

    pay: Goods = Goods()
    get: Goods = Goods()
    workers: int = 0
    foreman: int = 0


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place of the central board and the order that leads there."""

    id: str
    order: str
    source: str
    spaces: tuple[Space, Space, Space]
    reverse: bool = False


class Attack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of a creature's options in battle; see creatures.toml."""

    id: str
    hits: str
    damage: int
    then: int = 0
    twice: bool = False
    pay: Goods = Goods()
    stays: bool = False
    no_healing: bool = False
    no_conquest: bool = False


class Creature(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of monster or ghost."""

    id: str
    source: str
    tiles: tuple[int, int]
    price: Goods
    attacks: tuple[Attack, ...]
    ghost: bool = False
    token: bool = False
    spares: str = ""


class RoomBattle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a room changes in a battle fought in it."""

    bonus: int = 0
    creatures: tuple[str, ...] = ()
    traps: int = 1
    monsters: int = 2
    free_traps: bool = False
    no_spells: bool = False


class RoomScore(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points that a room scores, and for what."""

    per: int = 0
    creatures: tuple[str, ...] = ()
    per_title: int = 0
    per_title_fewer_lords: int = 0


class Room(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A room tile: where it may be built, and what it produces, scores and changes in battle."""

    id: str
    year: int
    zone: str
    source: str
    workers: int = 0
    pay: Goods = Goods()
    makes: Goods | None = None
    battle: RoomBattle = RoomBattle()
    score: RoomScore | None = None


class AdventurerTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"class_": "class"}):
    """An adventurer or a paladin."""

    id: str
    class_: str
    year: int
    glyph: int
    hp: int
    symbols: int
    source: str


class TrapYear(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a trap costs and does in one of the years; see traps.toml."""

    pay: Goods = Goods()
    first: int = 0
    second: int = 0
    last: int = 0
    each: int = 0
    others: int = 0
    any: int = 0
    first_hp: bool = False
    later: int = 0
    no_conquest: bool = False
    stops: dict[str, str] = {}
    source: str = "printed"


class Trap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of trap, with its values for each year."""

    id: str
    copies: int
    source: str
    year1: TrapYear
    year2: TrapYear
    doubt: tuple[str, ...] = ()


class Spell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combat card: a spell and the fatigue of its round."""

    id: str
    year: int
    speed: str
    fatigue: int
    do: str
    source: str
    amount: int = 0
    goods: tuple[str, ...] = ()
    doubt: tuple[str, ...] = ()


class SpecialEvent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special-event card (DL-14.5, DL-22)."""

    id: str
    do: str
    source: str
    amount: int = 0
    per: int = 0
    good: str = ""
    doubt: tuple[str, ...] = ()


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lord starts with."""

    source: str
    gold: int
    food: int
    imps: int


class Site(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of the construction site."""

    source: str
    cols: int
    rows: int
    entrance: tuple[int, int]
    tunnels: tuple[tuple[int, int], ...]


class Evilometer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces of the evilometer, counted from the bottom."""

    source: str
    bottom: int
    start: int
    paladin: int
    top: int


class Offer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much is laid open each round."""

    source: str
    creatures: int
    rooms: int
    adventurers: int
    adventurers_four_lords: int


class ScoringPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points that are scored (DL-13)."""

    source: str
    room: int
    monster: int
    prisoner: int
    paladin: int
    conquered: int
    red_counter: int
    title: int
    title_shared: int
    title_two_lords: int
    title_shared_two_lords: int


class TrapPrices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Prices in gold that stand on the board, not on a card."""

    source: str
    early_hire: int
    room_gold: int
