"""The content linter of Dungeoneer: everything that types cannot check, as findings with stable codes.

=====  ==========================================================================================
C101   a duplicate id, C102 an unknown source, C103 a malformed id (`undercroft.kernel.base.toml_content.lint_records`)
C104   a code of another set or kind of face, or a duplicate code
C105   a doubt about an unknown part of the face, or on a face that is proposed as a whole
C106   two faces of one set that are equal but for their ids
C201   a set has not as many cards of a kind as its box (`undercroft.dungeoneer.content.linting.card_counts`)
C301   a word that means nothing here (`content.card_vocabulary`, `content.effect_verbs`)
C302   a ``do`` that is not a verb
C303   a place that is not in the dungeon, or not in the set
C401   numbers of a face that contradict the rules or each other
C402   a cost that cannot be paid, or an X that no effect uses
C403   a kind, type, timing, duration and effects of an adventure card that contradict each other
C404   a quest that cannot be completed, or that does not match its categories (DN-11)
C501   a nested effect with ``on``, or an outer one without it
C502   an effect that lacks what its verb needs
C503   an effect with a field that means nothing to it
C504   a moment at which such a face cannot act
C601   a value that a book prints differently, C602 a printed face or field that does not exist, C603 a printed face
       that calls itself proposed (`undercroft.dungeoneer.content.linting.printed_values`)
=====  ==========================================================================================

Unknown fields are found when the content is read, because all records forbid them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

import msgspec

from undercroft.dungeoneer.content import card_vocabulary as w
from undercroft.dungeoneer.content import faces as f
from undercroft.dungeoneer.content.linting.card_counts import BOXES
from undercroft.dungeoneer.content.linting.effect_grammar import lint_effects, no_place, unknown
from undercroft.dungeoneer.content.linting.printed_values import PRINTED, fields, lint_printed
from undercroft.kernel.base.toml_content import Finding, lint_records

LIFE: Final = 6
STAT_SUMS: Final = (3, 6, 9, 10)
PRINTED_LEVELS: Final = frozenset(
    [(row.id, int(path[1])) for row in PRINTED for path, _ in fields(row.values) if path[0] == "levels" and path[1:]]
)
"""The levels of heroes that a book shows alone: what is printed need not add up."""
LIMITS: Final = 5

_NAMES: Final = ("name_en", "name_ru")
_PERMANENT: Final = ("permanent", "attachment")


def lint() -> list[Finding]:
    """Check all faces; the list of findings is empty if nothing is wrong."""
    return [
        *lint_ids(),
        *lint_heroes(f.HEROES),
        *lint_locations(f.LOCATIONS),
        *lint_adventures(f.ADVENTURES, f.LOCATIONS),
        *lint_quests(f.QUESTS, f.LOCATIONS),
        *lint_printed(PRINTED, [*f.HEROES, *f.LOCATIONS, *f.ADVENTURES, *f.QUESTS]),
    ]


def lint_ids() -> Iterator[Finding]:
    """Check the ids, codes, sources and doubts of all tables."""
    tables: tuple[tuple[str, str, Sequence[f.Face]], ...] = (
        ("heroes.toml", "h", f.HEROES),
        ("locations.toml", "l", f.LOCATIONS),
        ("adventures", "a", f.ADVENTURES),
        ("quests.toml", "q", f.QUESTS),
    )
    for name, letter, records in tables:
        yield from lint_faces(name, letter, records)
    monsters = [quest.monster.id for quest in f.QUESTS if quest.monster is not None]
    yield from lint_unique([*[face.id for _, _, records in tables for face in records], *monsters])
    yield from lint_twins([face for _, _, records in tables for face in records])


def lint_twins(faces: Iterable[f.Face]) -> Iterator[Finding]:
    """Check that no two faces of a set do the same: each card has a reason to be there."""
    seen: dict[bytes, str] = {}
    for face in faces:
        twin = seen.setdefault(_without_names(face), face.id)
        if twin != face.id:
            yield Finding(
                "C106", f"content:{face.id}", f"it is the same as {twin}; give it something that {twin} lacks"
            )


def _without_names(face: f.Face) -> bytes:
    """Return the face as data, without what does not matter in play."""
    data = msgspec.to_builtins(msgspec.structs.replace(face, id="", code="", source="", doubt=()))
    if data.get("monster"):
        data["monster"].pop("id", None)
    return msgspec.json.encode(data)


def lint_unique(ids: Iterable[str]) -> Iterator[Finding]:
    """Check that no id is in two tables."""
    for name, times in Counter(ids).items():
        if times > 1:
            yield Finding("C101", f"content:{name}", "this id is used in two tables")


def lint_faces(name: str, letter: str, faces: Sequence[f.Face]) -> Iterator[Finding]:
    """Check what all kinds of faces have; a code looks like ``tomb-a02``."""
    yield from lint_records(name, faces)
    codes = Counter([face.code for face in faces])
    for face in faces:
        where = f"{name}:{face.id}"
        yield from unknown(where, "set", [face.set], f.SETS)
        start = f"{face.set}-{letter}"
        if not (face.code.startswith(start) and face.code.removeprefix(start).isdecimal()):
            yield Finding("C104", where, f"the code {face.code!r} is not {start} with a number")
        if codes[face.code] > 1:
            yield Finding("C104", where, f"the code {face.code!r} is used twice")
        if face.doubt and face.source != "printed":
            yield Finding("C105", where, "a proposed face is in doubt as a whole, so it lists no doubts")
        for part in face.doubt:
            if part not in _NAMES and part.split(".")[0] not in {*face.__struct_fields__, "class"}:
                yield Finding("C105", where, f"the face has no {part!r}")


def lint_heroes(heroes: Sequence[f.HeroFace]) -> Iterator[Finding]:
    """Check the heroes: their number, their sums of stats and of limits (DN-1.3)."""
    yield from _count(
        "heroes.toml",
        [(hero.set, "hero") for hero in heroes],
        {name: {"hero": box.heroes} for name, box in BOXES.items()},
    )
    for hero in heroes:
        where = f"heroes.toml:{hero.id}"
        sums = tuple([sum(level) for level in hero.levels])
        odd = [i for i, total in enumerate(sums, 1) if (i, total) not in enumerate(STAT_SUMS, 1)]
        if len(sums) != len(STAT_SUMS) or any((hero.id, level) not in PRINTED_LEVELS for level in odd):
            yield Finding("C401", where, f"the stats of the levels add up to {sums}, not to {STAT_SUMS}")
        if hero.boon_limit + hero.treasure_limit != LIMITS:
            yield Finding(
                "C401", where, f"the limits add up to {hero.boon_limit + hero.treasure_limit}, not to {LIMITS}"
            )
        if hero.life != LIFE:
            yield Finding("C401", where, f"life is {hero.life}, not {LIFE}")
        yield from unknown(where, "form", hero.attack_forms, w.FORMS)
        yield from lint_effects(where, "hero", hero.effects, ())


def lint_locations(locations: Sequence[f.Location]) -> Iterator[Finding]:
    """Check the locations: the number of cards of each kind, the entrance, exits and hazards (DN-1.4)."""
    ids = [location.id for location in locations]
    cards = [location for location in locations for _ in range(location.copies)]
    entrances = [(card.set, "entrance") for card in cards if card.entrance]
    yield from _count("locations.toml", entrances, {name: {"entrance": box.entrances} for name, box in BOXES.items()})
    kinds = [(card.set, card.kind) for card in cards]
    yield from _count("locations.toml", kinds, {name: box.locations for name, box in BOXES.items()})
    for location in locations:
        where = f"locations.toml:{location.id}"
        yield from unknown(where, "kind of location", [location.kind], w.LOCATION_KINDS)
        for side, exit in zip(f.SIDES, location.exits, strict=True):
            yield from unknown(where, "exit", [exit.kind], w.EXIT_KINDS)
            yield from _threat(where, f"exit {side}", exit, exit.kind in ("blocked", "trapped"))
        for hazard in location.hazards:
            yield from unknown(where, "hazard", [hazard.kind], w.HAZARD_KINDS)
            yield from _threat(where, hazard.kind, hazard, hazard.kind != "danger")
            if (hazard.kind == "danger") != (hazard.n > 0):
                yield Finding("C401", where, "danger has an n, and no other hazard has")
        if location.peril < 0 or location.glory < 0 or location.copies < 1:
            yield Finding("C401", where, "peril, glory or copies are too few")
        ways = sum([exit.kind != "wall" for exit in location.exits])
        if ways == 0 or (location.entrance and ways < len(f.SIDES)):
            yield Finding("C401", where, f"{ways} exits without a wall are too few (DN-2.1, DN-3.3)")
        yield from lint_effects(where, "location", location.effects, ids)


def _threat(where: str, what: str, at: f.Exit | f.Hazard, tested: bool) -> Iterator[Finding]:
    yield from unknown(where, "stat", [at.stat], w.FORMS)
    if tested != bool(at.stat) or tested != (at.value > 0):
        yield Finding("C401", where, f"{what}: what is tested has a stat and a value, and nothing else has")


def lint_adventures(cards: Sequence[f.Adventure], locations: Sequence[f.Location]) -> Iterator[Finding]:
    """Check the adventure cards: the number of each kind, costs, and what goes with what (DN-1.5, DN-1.6)."""
    ids = [location.id for location in locations]
    kinds = [(card.set, card.kind) for card in cards]
    yield from _count("adventures", kinds, {name: box.adventures for name, box in BOXES.items()})
    for card in cards:
        where = f"adventures:{card.id}"
        yield from unknown(where, "kind", [card.kind], w.KINDS)
        yield from unknown(where, f"type of {card.kind}", [card.type], w.TYPES.get(card.kind, ()))
        yield from unknown(where, "timing", [card.timing], w.TIMINGS)
        yield from unknown(where, "duration", [card.duration], w.DURATIONS)
        yield from _cost(where, card)
        yield from _shape(where, card)
        sort = card.kind if card.kind != "encounter" else "trap" if card.type == "trap" else "monster"
        if sort in w.MOMENTS_OF:
            yield from lint_effects(where, sort, card.effects, ids)
        if card.monster is not None:
            yield from _monster(where, card.monster)


def _cost(where: str, card: f.Adventure) -> Iterator[Finding]:
    counted = [effect for effect in card.effects if (effect.x or effect.value_x) and not effect.cost.x]
    if card.cost_x != (len(counted) == 1) or len(counted) > 1:
        yield Finding("C402", where, "a card has the cost X and one effect that uses it, or neither (DN-10.5)")
    if card.cost < 0 or (card.cost_x and card.cost):
        yield Finding("C402", where, f"the cost {card.cost} is impossible")
    if card.least_level != 1 and not any(effect.who == "target" for effect in card.effects):
        yield Finding("C402", where, "the card asks for a target of some level but has no target")


def _shape(where: str, card: f.Adventure) -> Iterator[Finding]:
    if card.glory_card == (card.timing == "misdeeds"):
        yield Finding("C403", where, f"a {card.kind} cannot be played in {card.timing}")
    is_monster = card.kind == "encounter" and card.type != "trap"
    if is_monster != (card.monster is not None) or is_monster != (card.duration == "monster"):
        yield Finding("C403", where, "a monster has numbers and the duration monster, and no other card has")
    moments = {effect.on for effect in card.effects}
    if (card.type == "trap") != ("trap" in moments):
        yield Finding("C403", where, "a trap, and no other card, has an effect on 'trap'")
    if (card.duration == "attachment") != any(effect.do == "attach" for effect in card.effects):
        yield Finding("C403", where, "an attachment, and no other card, is attached")
    if card.duration == "instant" and not moments <= {"play", "trap"}:
        yield Finding("C403", where, "an instant card is gone before it could act later")
    if card.duration in _PERMANENT and moments <= {"play"} and not _stays(card):
        yield Finding("C403", where, "a card that stays does something later")
    aimed = card.kind == "bane" and any(effect.who in ("target", "here") for effect in card.effects)
    if card.own != (card.kind == "bane" and not aimed):
        yield Finding("C403", where, "a bane either has a target hero or is its player's own")


def _stays(card: f.Adventure) -> bool:
    return any(effect.do == "set_exit" for effect in card.effects)


def _monster(where: str, monster: f.MonsterFace) -> Iterator[Finding]:
    if monster.life < 1 or min(monster.melee, monster.magic, monster.speed) < 0:
        yield Finding("C401", where, "a monster has life of at least 1, and no value below 0")
    yield from unknown(where, "form", monster.attacks, w.FORMS)
    if not monster.attacks:
        yield Finding("C401", where, "a monster attacks in some form (DN-6.1)")


def lint_quests(quests: Sequence[f.QuestFace], locations: Sequence[f.Location]) -> Iterator[Finding]:
    """Check the quests: their number, a place in their set, and a way to complete them in their categories (DN-11)."""
    yield from _count(
        "quests.toml",
        [(quest.set, "quest") for quest in quests],
        {name: {"quest": box.quests} for name, box in BOXES.items()},
    )
    for quest in quests:
        where = f"quests.toml:{quest.id}"
        ids = [location.id for location in locations if location.set == quest.set]
        yield from unknown(where, "category", quest.categories, w.CATEGORIES)
        yield from no_place(where, [*quest.where, *quest.deliver], ids)
        if not quest.where:
            yield Finding("C404", where, "it does not say where it is attempted (DN-11.1)")
        if quest.reward.level < 1 or min(quest.reward.glory, quest.reward.heal) < 0:
            yield Finding("C401", where, "a reward is at least one level, and glory and healing of 0 or more")
        yield from _categories(where, quest)
        yield from lint_effects(where, "quest", quest.effects, ids)
        if quest.monster is not None:
            yield from unknown(where, "family", [quest.monster.family], w.FAMILIES)
            yield from _monster(where, quest.monster)
            yield from lint_effects(where, "monster", quest.monster.effects, ids)


def _categories(where: str, quest: f.QuestFace) -> Iterator[Finding]:
    everything = list(_walk(quest.effects))
    done = {effect.do for effect in everything}
    moments = {effect.on for effect in everything}
    if sum([effect.do == "complete" for effect in everything]) != 1:
        yield Finding("C404", where, "it needs exactly one 'complete' among its effects")
    attempted = [effect for effect in everything if effect.on == "attempt"]
    tests = {effect.do for effect in attempted}
    signs = {
        "artifact": "artifact" in moments,
        "influence": bool(moments & {"influence", "recovery", "escorting"}),
        "sacrifice": "sacrifice" in tests,
        "hunt": "spawn" in tests,
        "search": "search" in done,
        "escort": "escort" in done,
        "threat": "threat" in tests,
        "chance": "roll" in tests,
    }
    for category, shown in signs.items():
        if shown != (category in quest.categories):
            yield Finding("C404", where, f"{category!r} is in the categories or in the effects, but not in both")
    if signs["hunt"] != (quest.monster is not None):
        yield Finding("C404", where, "a hunt, and no other quest, has a monster (DN-11.6)")
    if signs["escort"] != bool(quest.deliver):
        yield Finding("C404", where, "an escort, and no other quest, is delivered somewhere (DN-11.8)")


def _walk(effects: Iterable[f.Effect]) -> Iterator[f.Effect]:
    for effect in effects:
        yield effect
        yield from _walk(effect.nested)


def _count(where: str, cards: Iterable[tuple[str, str]], boxes: Mapping[str, Mapping[str, int]]) -> Iterator[Finding]:
    """Yield C201 for each kind of which a set has more or fewer cards than its box; a card is given as its set and
    kind.
    """
    there = Counter(cards)
    for name, kinds in boxes.items():
        for kind, wanted in kinds.items():
            if there[name, kind] != wanted:
                found = f"{name} has {there[name, kind]} of the kind {kind!r}, card_counts.py counts {wanted}"
                yield Finding("C201", where, found)
