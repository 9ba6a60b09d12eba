"""What the drawing takes over from the content of Dungeoneer: what stands on its cards, but for their effects."""

from __future__ import annotations

from collections.abc import Iterator
from string import digits
from typing import Final, TypedDict, cast

from undercroft.dungeoneer.content import faces
from undercroft.dungeoneer.content.card_index import EFFECTS, LOCATIONS, SOURCES
from undercroft.dungeoneer.content.card_text import IDS, lines_of, uses_of
from undercroft.dungeoneer.content.card_text.phrase_parts import IT, phrase
from undercroft.dungeoneer.content.card_text.rule_lines import ITEM, NOTE, RULE, Line
from undercroft.dungeoneer.content.card_text.short_lines import short_lines
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.locale.phrases import Joined, Part, Phrase
from undercroft.locale.texts import Texts

DOES: Final = (RULE, ITEM)
SAID: Final = (*DOES, NOTE)
ABILITY, NOT_SOLO = phrase("ability").key, phrase("not-solo").key
ATTEMPT, PICK_UP, DELIVER = "face-attempt-at", "face-pick-up-at", "face-deliver-at"
"""When something happens on a quest card."""

PLAIN_STRIKE: Final = phrase("does", who=phrase("hero-struck"), does=phrase("wound", mood=IT, n=1))
"""What most strikes do: the story does not say it at each."""


class Site(TypedDict):
    """A location card, upright (DN-1.4).

    `acts`: it has an effect; `enters`: it acts on a hero who enters; `uses`: which of its `words` say what one can
    use it for at a price.
    """

    id: str
    kind: str
    entrance: bool
    glory: int
    peril: int
    exits: list[faces.Exit]
    hazards: list[faces.Hazard]
    acts: bool
    enters: bool
    uses: list[int]


class Card(TypedDict):
    """An adventure card (DN-1.5).

    `rules`: how many of its `words` say what it does, the first ones. `told`: which of a monster's say more than that a
    strike wounds, by when the story says them: ``attack``, ``beaten``, or the form of the strike.
    """

    id: str
    kind: str
    type: str
    timing: str
    duration: str
    cost: int
    cost_x: bool
    own: bool
    rules: int
    told: dict[str, list[int]]
    monster: faces.MonsterFace | None


class Beast(TypedDict):
    """The monster of a hunt (DN-11.6)."""

    id: str
    family: str
    quest: str
    numbers: faces.MonsterFace


class Quest(TypedDict):
    """A quest (DN-11).

    Which of its `words` say what an attempt is (`attempt`), where the quest leads to (`goal`), and where its escort has
    to be delivered (`end`).
    """

    id: str
    categories: list[str]
    where: list[str]
    deliver: list[str]
    reward: faces.Reward
    beast: str | None
    attempt: list[int]
    goal: list[int]
    end: list[int]


class HeroCard(TypedDict):
    """A hero (DN-1.3)."""

    id: str
    life: int
    boon_limit: int
    treasure_limit: int
    levels: list[tuple[int, int, int]]
    attack_forms: list[str]


class Content(TypedDict):
    """All of it, but for what the rules on the cards say (`words`)."""

    sites: list[Site]
    cards: list[Card]
    quests: list[Quest]
    beasts: list[Beast]
    heroes: list[HeroCard]


def content() -> Content:
    """From the engine's own faces."""
    return Content(
        sites=[
            Site(
                id=card.id,
                kind=card.face.kind,
                entrance=card.entrance,
                glory=card.face.glory,
                peril=card.face.peril,
                exits=list(card.face.exits),
                hazards=list(card.face.hazards),
                acts=bool(card.face.effects),
                enters=bool(LOCATIONS[card.number].when("enter")),
                uses=[i for i, line in enumerate(_said(card.id.rstrip(digits))) if "cost" in line.phrase.args],
            )
            for card in LOCATION_CARDS
        ],
        cards=[
            Card(
                id=card.id,
                kind=card.kind,
                type=card.type,
                timing=card.timing,
                duration=card.duration,
                cost=card.cost,
                cost_x=card.cost_x,
                own=card.own,
                rules=sum(line.part in DOES for line in lines_of(card.id)),
                told=_told(card.id) if card.monster else {},
                monster=card.monster,
            )
            for card in faces.ADVENTURES
        ],
        quests=[
            Quest(
                id=quest.id,
                categories=list(quest.categories),
                where=list(quest.where),
                deliver=list(quest.deliver),
                reward=quest.reward,
                beast=quest.monster.id if quest.monster else None,
                attempt=_lines_at(quest.id, ATTEMPT),
                goal=_lines_at(quest.id, ATTEMPT, PICK_UP, DELIVER),
                end=_lines_at(quest.id, DELIVER),
            )
            for quest in faces.QUESTS
        ],
        beasts=[_beast(quest.id, quest.monster) for quest in faces.QUESTS if quest.monster],
        heroes=[
            HeroCard(
                id=hero.id,
                life=hero.life,
                boon_limit=hero.boon_limit,
                treasure_limit=hero.treasure_limit,
                levels=list(hero.levels),
                attack_forms=list(hero.attack_forms),
            )
            for hero in faces.HEROES
        ],
    )


def words(lang: str) -> dict[str, list[str]]:
    """The rules on each face in a language (``lines-<id>``), whether solo games leave it out (``solo-<id>``), the short
    form of each card (``short-<id>``), what each effect costs and does of a face that can be used for more than one
    (``uses-<id>``), and what a face does for an X of 1, 2 and so on (``x-<id>``).
    """
    texts = Texts(lang, "dungeoneer")
    found = {f"lines-{face}": [texts.sentence(line.phrase) for line in _said(face)] for face in IDS}
    solo = {
        f"solo-{face}": [texts.sentence(line.phrase) for line in lines_of(face) if line.phrase.key == NOT_SOLO]
        for face in IDS
    }
    short = {f"short-{card.id}": [texts.phrase(line) for line in short_lines(card)] for card in faces.ADVENTURES}
    uses = {f"uses-{face}": [texts.sentence(use) for use in uses_of(face)] for face in IDS if len(uses_of(face)) > 1}
    open_x = {f"x-{face}": [texts.sentence(line) for line in _for_each_x(face)] for face in IDS}
    return {key: lines for key, lines in {**found, **solo, **short, **uses, **open_x}.items() if lines}


def _for_each_x(face: str) -> Iterator[Phrase]:
    """Yield what a face does for each X that can be paid, from 1."""
    numbers = [n for n, of in enumerate(SOURCES) if of.id == face and (EFFECTS[n].x or EFFECTS[n].value_x)]
    for number in numbers:
        uses = SOURCES[number].uses
        lines = [line.phrase for line in lines_of(face) if line.part in DOES]
        does = uses_of(face)[uses.index(number)] if number in uses else lines[0]
        yield from [cast(Phrase, _with_x(does, x)) for x in range(1, (EFFECTS[number].most or 1) + 1)]


def _with_x(part: Part, x: int) -> Part:
    """Put a number in the place of X."""
    if isinstance(part, Joined):
        return Joined(tuple([cast(Phrase | str, _with_x(one, x)) for one in part.parts]), part.by)
    if not isinstance(part, Phrase):
        return part
    n = part.args.get("n")
    if part.key in (phrase("x").key, phrase("x-and").key):
        return x + (n if isinstance(n, int) else 0)
    if part.key == phrase("x-value").key and isinstance(n, int):
        return phrase("value", n=x + n)
    return Phrase(part.key, {name: _with_x(one, x) for name, one in part.args.items()})


def _said(face: str) -> list[Line]:
    """List the lines of a face that are its `words`: the page names a hero's ability by itself, and says only of the
    card as a whole that solo games leave it out.
    """
    return [line for line in lines_of(face) if line.part in SAID and line.phrase.key not in (ABILITY, NOT_SOLO)]


def _moments(face: str) -> Iterator[tuple[int, Phrase, object]]:
    """Yield the lines of a face that say when something happens: the line's place in `words`, when, and what."""
    for i, line in enumerate(_said(face)):
        when = line.phrase.args.get("when")
        if isinstance(when, Phrase):
            yield i, when, line.phrase.args.get("does")


def _lines_at(face: str, *moments: str) -> list[int]:
    return [i for i, when, _ in _moments(face) if when.key in moments]


def _told(monster: str) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for i, when, does in _moments(monster):
        if when.key in ("face-on-attack", "face-on-beaten"):
            found.setdefault(when.key.removeprefix("face-on-"), []).append(i)
        elif when.key == "face-strike" and does != PLAIN_STRIKE:
            forms = when.args.get("forms")
            for form in forms.parts if isinstance(forms, Joined) else faces.STATS:
                found.setdefault(str(form), []).append(i)
    return found


def _beast(quest: str, monster: faces.QuestMonster) -> Beast:
    numbers = faces.MonsterFace(
        life=monster.life, melee=monster.melee, magic=monster.magic, speed=monster.speed, attacks=monster.attacks
    )
    return Beast(id=monster.id, family=monster.family, quest=quest, numbers=numbers)
