"""The lines of each sort of face: what it is, its numbers, its rules, its reward."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final

from undercroft.dungeoneer.content import faces
from undercroft.dungeoneer.content.card_text.phrase_parts import also, both, context_of, phrase, places
from undercroft.dungeoneer.content.card_text.rule_lines import NOTE, RULE, Line, paid, rule_lines, use_line
from undercroft.dungeoneer.content.card_text.verb_clauses import clause
from undercroft.dungeoneer.content.faces import (
    SIDES,
    Adventure,
    Effect,
    Exit,
    Face,
    Hazard,
    HeroFace,
    Location,
    MonsterFace,
    QuestFace,
)
from undercroft.locale.phrases import Part, Phrase

HEAD: Final = "head"
NUMBERS: Final = "numbers"
REWARD: Final = "reward"


def _set(face: Face) -> Line:
    return Line(HEAD, phrase("set", box=face.set))


def _unless_solo(face: HeroFace | Adventure) -> Iterator[Line]:
    if not face.solo:
        yield Line(NOTE, phrase("not-solo"))


def hero_lines(face: HeroFace) -> Iterator[Line]:
    """Make the lines of a hero: calling, limits, stats by level, attack forms, ability, whether it plays solo."""
    yield Line(HEAD, phrase("hero", calling=f"calling-{face.id}"))
    yield _set(face)
    yield Line(NUMBERS, phrase("hero-limits", life=face.life, boons=face.boon_limit, treasures=face.treasure_limit))
    for level, (melee, magic, speed) in enumerate(face.levels, 1):
        yield Line(NUMBERS, phrase("hero-level", level=level, melee=melee, magic=magic, speed=speed))
    yield Line(NUMBERS, phrase("attacks", forms=both(face.attack_forms)))
    yield Line(RULE, phrase("ability", ability=f"ability-{face.id}"))
    yield from rule_lines(face.effects, context_of("hero", face.effects))
    yield from _unless_solo(face)


def location_lines(face: Location) -> Iterator[Line]:
    """Make the lines of a location: kind, points, exits, hazards, effects."""
    kind = "entrance" if face.entrance else face.kind
    yield Line(HEAD, phrase("location", kind=kind, n=face.copies))
    yield _set(face)
    yield Line(NUMBERS, phrase("points", glory=face.glory, peril=face.peril))
    exits = [phrase("exit", side=side, way=_way(exit)) for side, exit in zip(SIDES, face.exits, strict=True)]
    yield Line(NUMBERS, phrase("line", words=also(exits)))
    for hazard in face.hazards:
        yield Line(RULE, phrase("line", words=_hazard(hazard)))
    yield from rule_lines(face.effects, context_of("location", face.effects))


def _way(exit: Exit) -> Phrase:
    return phrase(f"exit-{exit.kind}", stat=exit.stat or None, value=exit.value)


def _hazard(hazard: Hazard) -> Phrase:
    return phrase(f"hazard-{hazard.kind}", n=hazard.n, stat=hazard.stat or None, value=hazard.value)


def card_lines(face: Adventure) -> Iterator[Line]:
    """Make the lines of an adventure card: kind, cost, timing, a monster's numbers, effects, and when it cannot be
    played.
    """
    yield Line(HEAD, phrase("card", kind=face.kind, type=face.type, cost=_cost(face)))
    yield Line(HEAD, phrase("timing", timing=face.timing, duration=face.duration))
    yield _set(face)
    sort = face.kind
    if face.monster is not None:
        sort = "monster"
        yield from _monster(face.monster)
    elif face.kind == "encounter":
        sort = "trap"
    yield from rule_lines(face.effects, context_of(sort, face.effects, face.least_level))
    if face.least_level > 1:
        yield Line(NOTE, phrase("least-level", n=face.least_level))
    yield from _unless_solo(face)


def _cost(face: Adventure) -> Phrase:
    """Say what the card costs and who pays: the player in glory, the target or any one rival in peril."""
    n: Part = phrase("x") if face.cost_x else face.cost
    if face.glory_card:
        return phrase("costs-glory", n=n)
    return phrase("costs-any-peril" if face.own else "costs-peril", n=n)


def _monster(monster: MonsterFace) -> Iterator[Line]:
    yield Line(
        NUMBERS,
        phrase("monster-numbers", life=monster.life, melee=monster.melee, magic=monster.magic, speed=monster.speed),
    )
    yield Line(NUMBERS, phrase("attacks", forms=both(monster.attacks)))


def quest_lines(face: QuestFace) -> Iterator[Line]:
    """Make the lines of a quest: categories, what to do where, other effects, its monster, the reward."""
    yield Line(HEAD, phrase("quest", categories=both(face.categories)))
    yield _set(face)
    for effect in face.effects:
        at = _at(face, effect)
        if at is not None:
            context = context_of("quest", face.effects)
            does = phrase("escort") if effect.on == "pick_up" else clause(effect, context)
            yield Line(RULE, paid(effect, context, at, does))
    others = [e for e in face.effects if _at(face, e) is None]
    yield from rule_lines(others, context_of("quest", others))
    if face.monster is not None:
        yield Line(RULE, phrase("monster", foe=face.monster.id, family=face.monster.family))
        yield from _monster(face.monster)
        yield from rule_lines(face.monster.effects, context_of("monster", face.monster.effects))
    reward = face.reward
    yield Line(REWARD, phrase("reward", level=reward.level, glory=reward.glory, heal=reward.heal))


def _at(face: QuestFace, effect: Effect) -> Phrase | None:
    """Say where a quest is attempted, searched for, picked up or delivered; None for an effect that acts anywhere."""
    if effect.do == "search":
        return phrase("search-at", places=places(face.where))
    where = {"attempt": face.where, "pick_up": face.where, "deliver": face.deliver}.get(effect.on)
    return phrase(f"{effect.on.replace('_', '-')}-at", places=places(where)) if where else None


TABLES: Final[tuple[tuple[tuple[Any, ...], Callable[[Any], Iterator[Line]]], ...]] = (
    (faces.HEROES, hero_lines),
    (faces.LOCATIONS, location_lines),
    (faces.ADVENTURES, card_lines),
    (faces.QUESTS, quest_lines),
)
"""Each table of faces with the function that makes its lines."""

_BY_ID: Final = {face.id: (face, lines) for table, lines in TABLES for face in table}
IDS: Final = tuple(_BY_ID)
"""The ids of all faces, heroes and locations first."""


def _find(face: str) -> tuple[Any, Callable[[Any], Iterator[Line]]]:
    """Find a face and the function that makes its lines; the id of a numbered copy finds its face (``corner2``)."""
    return _BY_ID.get(face) or _BY_ID[face.rstrip("0123456789")]


@cache
def lines_of(face: str) -> tuple[Line, ...]:
    """Return the lines of the face with this id."""
    record, lines = _find(face)
    return tuple(lines(record))


@cache
def uses_of(face: str) -> tuple[Phrase, ...]:
    """Say what each usable effect of a face costs and does, in the order of the actions ``use <face> <n>``."""
    record, _ = _find(face)
    context = context_of(getattr(record, "kind", ""), record.effects, getattr(record, "least_level", 1))
    return tuple([use_line(effect, context) for effect in record.effects if effect.on == "use" or effect.may])
