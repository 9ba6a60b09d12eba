"""All tiles and cards as typed records, read once from ``content/``, and look-up tables for the rules.

Inside a state a kind of trap, a tile, a room or a card is an int: its place in these tables. Outside (notation, views,
events) it is its id.
"""

from __future__ import annotations

from typing import Final

import msgspec

from undercroft.kernel.content import Content

CONTENT: Final = Content("undercroft.dungeonlords.content")


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


class Scores(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


START: Final = CONTENT.section("board.toml", "start", Start)
SITE: Final = CONTENT.section("board.toml", "site", Site)
EVILOMETER: Final = CONTENT.section("board.toml", "evilometer", Evilometer)
OFFER: Final = CONTENT.section("board.toml", "offer", Offer)
SCORES: Final = CONTENT.section("board.toml", "scores", Scores)
SURCHARGES: Final = CONTENT.section("board.toml", "traps", TrapPrices)
PLACES: Final = CONTENT.table("places.toml", "place", Place)
CREATURES: Final = CONTENT.table("creatures.toml", "creature", Creature)
ROOMS: Final = CONTENT.table("rooms.toml", "room", Room)
ADVENTURERS: Final = CONTENT.table("adventurers.toml", "adventurer", AdventurerTile)
TRAPS: Final = CONTENT.table("traps.toml", "trap", Trap)
SPELLS: Final = CONTENT.table("spells.toml", "spell", Spell)
SPECIAL_EVENTS: Final = CONTENT.table("special_events.toml", "special_event", SpecialEvent)
EVENT_TILES: Final = ("payday", "taxes", "special_event")
SEASONS: Final = ("winter", "spring", "summer", "autumn")
AUTUMN: Final = SEASONS.index("autumn")

# An order and its place have the same number.
ORDERS: Final = tuple([place.order for place in PLACES])
HIRE: Final = ORDERS.index("hire")
ALL_ORDERS: Final = (1 << len(PLACES)) - 1

# Creature tiles: each has its own name, which distinguishes two goblins.
TILE_KINDS: Final = tuple(
    [kind for year in (0, 1) for kind, creature in enumerate(CREATURES) for _ in range(creature.tiles[year])]
)
TILE_IDS: Final = tuple([f"{CREATURES[k].id}{TILE_KINDS[: i + 1].count(k)}" for i, k in enumerate(TILE_KINDS)])
_YEAR_1_TILES = sum(creature.tiles[0] for creature in CREATURES)
CREATURE_TILES: Final = (tuple(range(_YEAR_1_TILES)), tuple(range(_YEAR_1_TILES, len(TILE_KINDS))))
TILE_CREATURES: Final = tuple([CREATURES[k] for k in TILE_KINDS])
IS_MONSTER: Final = tuple([not creature.ghost for creature in TILE_CREATURES])
GIVES_TOKEN: Final = tuple([creature.token for creature in TILE_CREATURES])

# Adventurers; the decoy of the Illusion spell comes after all real tiles.
CLASS_OF: Final = tuple([a.class_ for a in ADVENTURERS] + ["decoy"])
HIT_POINTS: Final = tuple([a.hp for a in ADVENTURERS] + [1])
GLYPHS: Final = tuple([a.glyph for a in ADVENTURERS] + [0])
ADVENTURER_IDS: Final = tuple([a.id for a in ADVENTURERS] + ["decoy"])
DECOY: Final = len(ADVENTURERS)
PALADINS: Final = tuple([i for i, c in enumerate(CLASS_OF) if c == "paladin"])
ADVENTURER_TILES: Final = tuple(
    [tuple([i for i, a in enumerate(ADVENTURERS) if a.year == year and a.class_ != "paladin"]) for year in (1, 2)]
)
IS_PALADIN: Final = tuple([c == "paladin" for c in CLASS_OF])


def _symbols(of: str) -> tuple[int, ...]:
    return tuple([a.symbols if a.class_ in (of, "paladin") else 0 for a in ADVENTURERS] + [0])


TRAP_SYMBOLS: Final = _symbols("thief")
HEARTS: Final = _symbols("priest")
MAGIC: Final = _symbols("wizard")

TRAP_DECK: Final = tuple([kind for kind, trap in enumerate(TRAPS) for _ in range(trap.copies)])
TRAP_IDS: Final = tuple([trap.id for trap in TRAPS])
TRAP_YEARS: Final = (tuple([t.year1 for t in TRAPS]), tuple([t.year2 for t in TRAPS]))
ROOM_IDS: Final = tuple([room.id for room in ROOMS])
ROOM_TILES: Final = tuple([tuple([i for i, r in enumerate(ROOMS) if r.year == year]) for year in (1, 2)])
SPELL_IDS: Final = tuple([spell.id for spell in SPELLS])
SPELL_CARDS: Final = tuple([tuple([i for i, s in enumerate(SPELLS) if s.year == year]) for year in (1, 2)])
EVENT_IDS: Final = tuple([event.id for event in SPECIAL_EVENTS])
