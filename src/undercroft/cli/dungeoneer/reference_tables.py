"""The tables of Dungeoneer: kinds of cards, steps of a battle, exits, hazards, locations, quests, heroes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import undercroft.dungeoneer.game.definition  # noqa: F401 - it fills in the steps of a battle
from undercroft.cli.display.reference_sheets import ReferenceSheet, capital, marked
from undercroft.cli.dungeoneer.card_pages import CATALOGUE
from undercroft.dungeoneer.content.faces import (
    ADVENTURES,
    HEROES,
    LOCATIONS,
    QUESTS,
    SETS,
    Adventure,
    Exit,
    HeroFace,
    Location,
    QuestFace,
)
from undercroft.dungeoneer.rules.battle.battle_data import Battle
from undercroft.locale.texts import Texts, kebab

KINDS: Final = ("boon", "treasure", "bane", "monster", "trap")
EXITS: Final = ("open", "wall", "blocked", "trapped")
HAZARDS: Final = ("danger", "spikes", "pit")
LAST: Final = "finish"
"""The last step of a battle in the engine, which only puts things away."""


def sheets(texts: Texts) -> list[ReferenceSheet]:
    """Make all tables of the game from its content."""
    return [
        _cards(texts),
        _battle(texts),
        _exits(texts),
        _hazards(texts),
        _locations(texts),
        _categories(texts),
        _quests(texts),
        _heroes(texts),
    ]


def kind_of(card: Adventure) -> str:
    """Return the kind of a card as players know it: encounters are monsters or traps."""
    if card.kind != "encounter":
        return card.kind
    return "monster" if card.monster is not None else "trap"


def _cards(texts: Texts) -> ReferenceSheet:
    rows = [
        (
            capital(texts.name(kind)),
            texts.text(f"sheet-card-{kind}"),
            *[str(sum([kind_of(card) == kind and card.set == one for card in ADVENTURES])) for one in SETS],
        )
        for kind in KINDS
    ]
    return ReferenceSheet("cards", ("DN-1.5", "DN-5", "DN-10"), ("kind", "does", *SETS), tuple(rows))


def _battle(texts: Texts) -> ReferenceSheet:
    steps = [step.__name__ for step in Battle.steps if step.__name__ != LAST]
    rows = [
        (
            str(number),
            texts.text(f"sheet-step-{kebab(step)}"),
            texts.text(f"sheet-step-{kebab(step)}-who"),
            texts.text(f"sheet-step-{kebab(step)}-what"),
        )
        for number, step in enumerate(steps, 1)
    ]
    return ReferenceSheet("battle", ("DN-6", "DN-16"), ("number", "step", "who", "what-happens"), tuple(rows))


def _exits(texts: Texts) -> ReferenceSheet:
    rows = []
    for kind in EXITS:
        found = [way for location in LOCATIONS for way in location.exits * location.copies if way.kind == kind]
        rows.append(
            (capital(texts.name(kind)), texts.text(f"sheet-exit-{kind}"), str(len(found)), _tests(texts, found))
        )
    return ReferenceSheet("exits", ("DN-1.4", "DN-9"), ("exit", "does", "exits-in-all", "tests"), tuple(rows))


def _tests(texts: Texts, ways: Iterable[Exit]) -> str:
    tests = sorted({(way.stat, way.value) for way in ways if way.stat}, key=lambda test: (test[1], test[0]))
    return ", ".join([f"{texts.name(stat)} {value}+" for stat, value in tests]) or "–"


def _hazards(texts: Texts) -> ReferenceSheet:
    rows = []
    for kind in HAZARDS:
        found = [(location, hazard) for location in LOCATIONS for hazard in location.hazards if hazard.kind == kind]
        places = [
            f"{texts.name(location.id)} (+{hazard.n})"
            if hazard.n
            else f"{texts.name(location.id)} ({texts.name(hazard.stat)} {hazard.value}+)"
            for location, hazard in found
        ]
        rows.append((capital(texts.name(kind)), texts.text(f"sheet-hazard-{kind}"), ", ".join(places)))
    return ReferenceSheet("hazards", ("DN-9.6", "DN-9.7"), ("hazard", "does", "where"), tuple(rows))


def _locations(texts: Texts) -> ReferenceSheet:
    rows = [
        (
            marked(texts.name(location.id), CATALOGUE.certainty(location)),
            texts.name(location.set),
            capital(texts.name("entrance" if location.entrance else location.kind)),
            str(location.copies),
            str(location.glory),
            str(location.peril),
            _hazards_of(texts, location),
        )
        for location in LOCATIONS
    ]
    columns = ("location", "set", "kind", "copies", "glory", "peril", "hazard")
    return ReferenceSheet("locations", ("DN-1.4", "DN-8.2"), columns, tuple(rows))


def _hazards_of(texts: Texts, location: Location) -> str:
    words = [
        f"{texts.name(hazard.kind)} " + (f"+{hazard.n}" if hazard.n else f"({texts.name(hazard.stat)} {hazard.value}+)")
        for hazard in location.hazards
    ]
    return capital(", ".join(words)) or "–"


def _categories(texts: Texts) -> ReferenceSheet:
    categories = dict.fromkeys([category for quest in QUESTS for category in quest.categories])
    rows = [
        (
            capital(texts.name(category)),
            texts.text(f"sheet-category-{category}"),
            _names(texts, [quest for quest in QUESTS if category in quest.categories]),
        )
        for category in categories
    ]
    return ReferenceSheet("categories", ("DN-11.3", "DN-11.9"), ("category", "what-it-takes", "quests"), tuple(rows))


def _names(texts: Texts, quests: Sequence[QuestFace]) -> str:
    return ", ".join([texts.name(quest.id) for quest in quests])


def _quests(texts: Texts) -> ReferenceSheet:
    rows = [
        (
            marked(texts.name(quest.id), CATALOGUE.certainty(quest)),
            texts.name(quest.set),
            capital(", ".join([texts.name(category) for category in quest.categories])),
            capital(" → ".join([_places(texts, places) for places in (quest.where, quest.deliver) if places])),
            texts.text("sheet-reward", level=quest.reward.level, glory=quest.reward.glory, heal=quest.reward.heal),
        )
        for quest in QUESTS
    ]
    return ReferenceSheet("quests", ("DN-11",), ("quest", "set", "category", "where", "reward"), tuple(rows))


def _places(texts: Texts, places: Sequence[str]) -> str:
    return ", ".join([texts.name(place) for place in places])


def _heroes(texts: Texts) -> ReferenceSheet:
    rows = [
        (
            marked(texts.name(hero.id), CATALOGUE.certainty(hero)),
            texts.name(f"calling-{kebab(hero.id)}"),
            *[" · ".join([str(values[stat]) for values in hero.levels]) for stat in range(3)],
            _limits(hero),
        )
        for hero in HEROES
    ]
    columns = ("hero-name", "calling", "by-level-melee", "by-level-magic", "by-level-speed", "limits")
    return ReferenceSheet("heroes", ("DN-1.3", "DN-10.2"), columns, tuple(rows))


def _limits(hero: HeroFace) -> str:
    return f"{hero.boon_limit} / {hero.treasure_limit}"
