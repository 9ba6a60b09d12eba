"""The texts that Dungeoneer needs."""

from __future__ import annotations

from collections.abc import Iterator

from tests.locale.sources import COUNTS, GameWords
from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.numbers.stat_breakdown import EARLIER_EFFECT, FOR_THIS_ROLL, FOR_THIS_TURN
from undercroft.dungeoneer.board.terms.event_causes import REASONS
from undercroft.dungeoneer.board.terms.moments import PHASES, WindowMoment
from undercroft.dungeoneer.content import card_index
from undercroft.dungeoneer.content.card_text import IDS, lines_of
from undercroft.dungeoneer.content.faces import ADVENTURES, HEROES, LOCATIONS, QUESTS, SETS, SIDES, STATS
from undercroft.locale.phrases import Joined, Part, Phrase

TOKENS = ("deactivation", "bridge", "charge")
COUNTED = ("glory", "peril", "ap", "wound")
AGAINST = ("encounter_trap", "trapped_exit", "blocked_exit", "attack", "quest")
CARDS = tuple([card.id for card in ADVENTURES])
QUEST_IDS = tuple([quest.id for quest in QUESTS])
HERO_IDS = tuple([hero.id for hero in HEROES])
PLACES = tuple([location.id for location in LOCATIONS])
MONSTERS = tuple([card.id for card in ADVENTURES if card.monster is not None])
BEASTS = tuple([quest.monster.id for quest in QUESTS if quest.monster is not None])
HAZARDS = ("danger", "spikes", "pit")
CHOSEN = ("bane", "boon", "treasure", "prepared", "hand")
DICE = ((), (3,), (3, 5))


def _ids() -> Iterator[str]:
    yield from (*SETS, *STATS, "level", "life", *COUNTED, *TOKENS, *AGAINST, *SIDES, "entrance", "heroic")
    yield from (FOR_THIS_ROLL, FOR_THIS_TURN, EARLIER_EFFECT)
    yield from [f"phase-{phase}" for phase in PHASES]
    for hero in HEROES:
        yield from (hero.id, f"calling-{hero.id}", f"ability-{hero.id}")
    for location in LOCATIONS:
        yield from (location.id, location.kind, *[exit.kind for exit in location.exits])
        yield from [hazard.kind for hazard in location.hazards]
    for card in ADVENTURES:
        yield from (card.id, card.kind, card.type, card.timing, card.duration)
    for quest in QUESTS:
        yield from (quest.id, *quest.categories)
        if "escort" in quest.categories:
            yield f"token-{quest.id}"
        if quest.monster is not None:
            yield from (quest.monster.id, quest.monster.family)


def _keys(part: Part) -> Iterator[str]:
    """The keys of a phrase and of all phrases in it."""
    if isinstance(part, Phrase):
        yield part.key
    for inner in part.args.values() if isinstance(part, Phrase) else part.parts if isinstance(part, Joined) else ():
        yield from _keys(inner)


def _phrases() -> Iterator[str]:
    """The keys of all card texts; no card needs the first three yet."""
    yield from ("face-x-and", "face-plus-x", "face-discard-this")
    yield from (
        "event-left",
        "event-pays-peril",
        "event-played-for",
        "event-with-x",
        "event-dice-counted",
        "event-die-sum",
    )
    yield from ("event-because", "event-made-of", "event-peril-given", "event-level-stats", "event-rolled-then")
    yield "event-spent-ap"
    yield from (
        "event-passed",
        "event-idle",
        "event-revisited",
        "event-explored",
        "event-price",
        "event-for-the-roll",
        "event-roll-of",
        "event-roll-need",
        "event-roll-sum",
        "event-failed",
        "event-glory-cards",
        "event-peril-cards",
        "event-your-choice",
        *[f"event-old-{stat}" for stat in STATS],
    )
    for face in IDS:
        for line in lines_of(face):
            yield from _keys(line.phrase)


WORDS = GameWords(
    game="dungeoneer",
    package="dungeoneer",
    ids=tuple(dict.fromkeys(_ids())),
    events=(events,),
    values={
        "again": ((), (6, 2)),
        "base": (None, 2),
        "beside": (None, *PLACES),
        "bonuses": ((), ((CARDS[0], 1),), ((QUEST_IDS[0], -1), (PLACES[0], 2))),
        "by": (*[moment.name.lower() for moment in WindowMoment], *CHOSEN),
        "card": CARDS,
        "cause": (CARDS[0], None, QUEST_IDS[0], PLACES[0], BEASTS[0], HERO_IDS[0]),
        "counted": DICE,
        "deck": (None, "glory", "peril"),
        "defender": (*HERO_IDS, *MONSTERS),
        "dice": DICE,
        "each": (False, True),
        "foe": (*MONSTERS, *BEASTS, *HERO_IDS),
        "form": (None, *card_index.TESTED),
        "hazards": ((), HAZARDS[:1], HAZARDS[:2]),
        "hero": HERO_IDS,
        "idle": (False, True),
        "host": MONSTERS,
        "location": PLACES,
        "locations": ((), PLACES[:1], PLACES[:3]),
        "n": (-2, -1, *COUNTS),
        "new": QUEST_IDS,
        "other": PLACES,
        "old_magic": (None, 0),
        "old_melee": (None, 0, 3),
        "old_speed": (None, 2),
        "phase": PHASES,
        "plus": (-1, 0, 3),
        "quest": QUEST_IDS,
        "revisited": (False, True),
        "rival": (1, 2),
        "seat": (0, 3),
        "seats": ((0,),),
        "side": SIDES,
        "source": (*CARDS, *QUEST_IDS, *PLACES, *HERO_IDS, *BEASTS),
        "square": ("3,1", "-1,-2"),
        "success": (True, False),
        "total": (0, 7),
        "turned": (0, 1),
        "was": (None, *COUNTS),
        "why": ("", *REASONS),
        "x": (None, 1, 3),
    },
    of_event={
        ("Attacks", "form"): card_index.FORMS,
        ("Attacks", "seat"): (None, 0),
        ("AttackerRemoved", "why"): ("discard", "to_hand", "ignore"),
        ("Deactivated", "what"): (*HAZARDS, *SIDES),
        ("DiceRolled", "dice"): DICE[1:],
        ("Sent", "price"): (None, *COUNTS[1:]),
        ("SoloDice", "dice"): DICE[1:],
        ("DiceRolled", "total"): (None, 7),
        ("DiceRolled", "why"): ("quest", "card"),
        ("Drawn", "card"): (None, *CARDS),
        ("GameOver", "why"): ("quests", "survivor", "death"),
        ("LocationPlaced", "ap"): (None, 1),
        ("LocationPlaced", "why"): ("", "each_turn"),
        ("MonsterBeaten", "seat"): (None, 0),
        ("Played", "price"): (None, *COUNTS[1:]),
        ("Played", "rival"): (None, 1),
        ("QuestOpened", "seat"): (None, 0),
        ("Rolled", "by"): ("", *card_index.AGAINST, "standing_up"),
        ("Rolled", "foe"): (None, *MONSTERS),
        ("Rolled", "seat"): (None, 0),
        ("Rolled", "success"): (None, True, False),
        ("Rolled", "why"): ("attack", "counter", "threat", "quest", "card"),
        ("Tested", "by"): card_index.AGAINST,
        ("Used", "ap"): (None, *COUNTS[1:]),
        ("Used", "glory"): (None, *COUNTS[1:]),
        ("Used", "more"): (None, *COUNTS[1:]),
        ("Used", "plus"): (None, 2, -1),
    },
    phrases=frozenset(_phrases()),
    rule="DN-6.4",
)
