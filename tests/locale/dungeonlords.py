"""The texts that Dungeon Lords needs."""

from __future__ import annotations

from collections.abc import Iterator

from tests.locale.sources import COUNTS, GameWords
from undercroft.dungeonlords import events
from undercroft.dungeonlords.content.faces import Goods
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_IDS,
    CREATURES,
    EVENT_IDS,
    EVENT_TILES,
    PLACES,
    ROOM_IDS,
    ROOMS,
    SEASONS,
    SPELL_IDS,
    SPELLS,
    TILE_IDS,
    TRAP_IDS,
)
from undercroft.dungeonlords.rules.scoring import TITLES

ORDER_IDS = tuple([place.id for place in PLACES])
ATTACK_IDS = (*[f"{c.id}-{a.id}" for c in CREATURES for a in c.attacks], "sheep")
CAUSES = (
    None,
    "conquest",
    "payday",
    "taxes",
    "early_hire",
    *TILE_IDS[:3],
    *ROOM_IDS,
    *TRAP_IDS,
    *SPELL_IDS,
    *EVENT_IDS,
    *ORDER_IDS,
)
SCORE_LINES = ("rooms", "monsters", "prisoners", "conquered", "red_counters", "scoring_rooms", "titles")


def _ids() -> Iterator[str]:
    yield from (*TILE_IDS, *ATTACK_IDS, *ADVENTURER_IDS, *ROOM_IDS, *TRAP_IDS, *SPELL_IDS, *ORDER_IDS)
    yield from (*EVENT_TILES, *EVENT_IDS, *SEASONS, *Goods.__struct_fields__)
    yield from (*[room.zone for room in ROOMS], *[spell.speed for spell in SPELLS])
    yield from ("conquest", "early_hire", *[f"title-{title}" for title in TITLES])
    yield from [f"score-{line}" for line in SCORE_LINES]


WORDS = GameWords(
    game="dungeon-lords",
    package="dungeonlords",
    ids=tuple(_ids()),
    events=(events,),
    values={
        "adventurer": ("warrior3", "thief1", "priest2", "wizard8", "paladin1", "paladin2", "decoy"),
        "adventurers": (("warrior1",), ("thief1", "priest2", "wizard8", "paladin1")),
        "amount": COUNTS,
        "attack": ATTACK_IDS,
        "by": ("trap", "creature", "fatigue", "dart"),
        "class": ("priest",),
        "creature": TILE_IDS,
        "creatures": ((), ("goblin1",), ("goblin1", "witch2", "ghost3")),
        "dinner": (0, 1),
        "dummy": (0, 1),
        "evil": (None, 10),
        "extra": (False, True),
        "free": (False, True),
        "good": ("gold", "food", "imps"),
        "held": (None, 0, 1, 3),
        "healers": ((), ("priest",), ("priest", "paladin")),
        "hearts": (None, 1, 2, 5),
        "hp": (None, 3, 8),
        "later": (None, 2),
        "locked": ((), ORDER_IDS[:2]),
        "monster": TILE_IDS,
        "nth": (None, 1, 2, 3, 4),
        "order": ORDER_IDS,
        "orders": (ORDER_IDS[:3], ORDER_IDS[3:]),
        "others": ((), ("1,0",), ("1,0", "3,0")),
        "part": (1, 2),
        "place": ORDER_IDS,
        "points": (-3, *COUNTS),
        "possible": (None, *COUNTS),
        "rank": (None, 1, 2, 3, 4),
        "rival": (None, 1),
        "room": ROOM_IDS,
        "rooms": (ROOM_IDS[:2], ROOM_IDS[:1]),
        "season": SEASONS,
        "seat": (0, 3),
        "seats": ((0,), (0, 1, 3)),
        "source": (*SPELL_IDS, *TRAP_IDS, *EVENT_IDS, *ORDER_IDS, "taxes", "payday", "witch"),
        "space": (1, 2, 3),
        "special": (None, *EVENT_IDS),
        "spell": SPELL_IDS,
        "square": ("3,1",),
        "symbols": (None, 1, 3),
        "tied": (False, True),
        "taxed": COUNTS,
        "tile": EVENT_TILES,
        "tiles": (None, *COUNTS),
        "times": (1, 2),
        "title": TITLES,
        "trap": TRAP_IDS,
        "traps": COUNTS,
        "wanted": (None, -2, 3),
        "why": ("",),
        "workers": COUNTS,
        "zone": tuple({room.zone for room in ROOMS}),
    },
    of_event={
        **dict.fromkeys((("Hit", "left"), ("Healed", "left")), (None, 0, 1, 3)),
        ("CreatureLost", "good"): ("gold", "food", "evil"),
        ("CreatureLost", "why"): (
            *("wage", "price", "event", "spell"),
            *("choice", "short", "no_trap", "no_monster"),
        ),
        **{(event, "room"): (None, *ROOM_IDS) for event in ("TrapSprung", "CreatureActs")},
        **{(event, "source"): (None, "trap_door", "slime1") for event in ("ConquestPrevented", "HealingPrevented")},
        ("DugFewer", "why"): ("imps", "squares", "choice"),
        ("Healed", "source"): (None, "regeneration"),
        ("KnockedOut", "why"): (None, "second", "nobody", "idle"),
        ("MinionStays", "could"): ((), ROOM_IDS[:1], TILE_IDS[:2]),
        ("OfferOpened", "leftovers"): ((), ROOM_IDS[:1], (TILE_IDS[0], ROOM_IDS[1])),
        ("Planned", "could"): ((), TILE_IDS[:1], TILE_IDS[:2]),
        ("RoomsIdle", "could"): ((), ROOM_IDS[:1], ROOM_IDS[:2]),
        ("Produced", "workers"): (None, *COUNTS),
        ("SpellCast", "why"): (
            *(None, "harmless", "goods", "imps"),
            *("prisoners", "monsters", "wizards", "unhurt"),
        ),
        ("TaxPaid", "why"): (None, "gold", "choice"),
        ("TitleWon", "has"): (None, 0, 1, 4),
        ("TitleWon", "points"): (None, 1, 2, 3),
        ("Spared", "source"): EVENT_IDS,
        ("Mined", "why"): (None, "tunnels", "imps", "choice"),
        ("EvilMoved", "by"): (-2, -1, 0, 1, 3),
        **{(event, "source"): CAUSES for event in ("Gained", "Lost", "EvilMoved", "TrapsDrawn", "TrapGone")},
        ("OfferOpened", "creatures"): (("goblin1",), ("goblin1", "witch2", "ghost3")),
        ("Hit", "source"): (None, *TRAP_IDS, *TILE_IDS),
        ("Lost", "adventurer"): (None, "thief1", "warrior3"),
        **{
            (event, "why"): (None, "hire", "build", "wage", "attack", "strike")
            for event in ("Lost", "EvilMoved", "TrapGone")
        },
        ("Conquered", "room"): (None, *ROOM_IDS),
        ("MinionStays", "good"): (None, "gold", "food", "imps", "evil"),
        ("MinionStays", "space"): (1, 2, 3),
        ("AdventurerJoins", "evil"): (3, 10),
        ("MinionStays", "why"): ("full", "gold", "price", "declined", "nothing", "sold"),
        ("SpecialHappens", "special"): EVENT_IDS,
        ("SpellFails", "why"): ("magic", "dart", "room"),
        ("Spied", "spell"): (None, *SPELL_IDS),
        ("TrapGone", "trap"): (None, *TRAP_IDS),
        ("TrapsDrawn", "traps"): ((), TRAP_IDS[:1], TRAP_IDS[:3]),
    },
    parts={"good": ("gold", "food", "imps"), "short": ("gold", "food", "imps")},
    passed=frozenset({"order"}),
    rule="DL-5.8",
)
