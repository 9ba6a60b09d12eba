"""All tiles and cards, read once from ``content/`` as records (`faces`), and look-up tables for the rules.

Inside a state a kind of trap, a tile, a room or a card is an int: its place in these tables. Outside (notation, views,
events) it is its id.
"""

from __future__ import annotations

from typing import Final

from undercroft.dungeonlords.content.faces import (
    AdventurerTile,
    Creature,
    Evilometer,
    Offer,
    Place,
    Room,
    ScoringPoints,
    Site,
    SpecialEvent,
    Spell,
    Start,
    Trap,
    TrapPrices,
)
from undercroft.kernel.base.toml_content import Content

CONTENT: Final = Content("undercroft.dungeonlords.content")

START: Final = CONTENT.section("board.toml", "start", Start)
SITE: Final = CONTENT.section("board.toml", "site", Site)
EVILOMETER: Final = CONTENT.section("board.toml", "evilometer", Evilometer)
OFFER: Final = CONTENT.section("board.toml", "offer", Offer)
SCORES: Final = CONTENT.section("board.toml", "scores", ScoringPoints)
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
SYMBOLS: Final = tuple([a.symbols for a in ADVENTURERS] + [0])
YEAR_OF: Final = tuple([a.year for a in ADVENTURERS] + [0])
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
