"""The tables of Dungeon Lords: areas, rooms, creatures, traps, adventurers, combat cards, events, titles and points."""

from __future__ import annotations

from typing import Final

from undercroft.cli.display.reference_sheets import ReferenceSheet, capital, marked
from undercroft.cli.dungeonlords.card_pages import CATALOGUE
from undercroft.dungeonlords.content.faces import Place
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURERS,
    CREATURES,
    EVENT_TILES,
    PLACES,
    ROOMS,
    SCORES,
    SPECIAL_EVENTS,
    SPELLS,
    TRAPS,
)
from undercroft.dungeonlords.rules.scoring import TITLES, title_points
from undercroft.locale.texts import Texts, kebab
from undercroft.rendering.dungeonlords import tile_words

YEARS: Final = (1, 2)
POINTS: Final = ("room", "monster", "prisoner", "paladin", "conquered", "red_counter")
"""What scores the same for everybody (DL-13.1), as fields of `SCORES`."""


def sheets(texts: Texts) -> list[ReferenceSheet]:
    """Make all tables of the game from its content."""
    return [
        _areas(texts),
        _rooms(texts),
        _creatures(texts),
        _traps(texts),
        _adventurers(texts),
        _spells(texts),
        _events(texts),
        _points(texts),
        _titles(texts),
    ]


def _areas(texts: Texts) -> ReferenceSheet:
    rows = [
        (_area(texts, place), *[capital(tile_words.space(texts, space)) for space in place.spaces]) for place in PLACES
    ]
    return ReferenceSheet("areas", ("DL-5",), ("area", "space-1", "space-2", "space-3"), tuple(rows))


def _area(texts: Texts, place: Place) -> str:
    name = texts.name(place.id)
    return texts.text("sheet-reverse", area=name) if place.reverse else name


def _rooms(texts: Texts) -> ReferenceSheet:
    rows = [
        (
            marked(texts.name(room.id), CATALOGUE.certainty(room)),
            str(room.year),
            capital(texts.name(room.zone)),
            capital(tile_words.room(texts, room)),
        )
        for room in ROOMS
    ]
    return ReferenceSheet(
        "rooms", ("DL-5.14", "DL-5.15", "DL-6", "DL-16"), ("room", "year", "zone", "does"), tuple(rows)
    )


def _creatures(texts: Texts) -> ReferenceSheet:
    rows = [
        (
            marked(texts.name(creature.id), CATALOGUE.certainty(creature)),
            " + ".join([str(tiles) for tiles in creature.tiles]),
            tile_words.goods(texts, creature.price),
            "; ".join([tile_words.attack_name(texts, creature, attack) for attack in creature.attacks]),
        )
        for creature in CREATURES
    ]
    return ReferenceSheet(
        "creatures", ("DL-5.13", "DL-7.1", "DL-15"), ("creature", "tiles", "price", "attacks"), tuple(rows)
    )


def _traps(texts: Texts) -> ReferenceSheet:
    rows = [
        (
            marked(texts.name(trap.id), CATALOGUE.certainty(trap)),
            str(trap.copies),
            *[capital(tile_words.trap(texts, trap.id, year)) for year in YEARS],
        )
        for trap in TRAPS
    ]
    return ReferenceSheet("traps", ("DL-5.12", "DL-11.6"), ("trap", "cards", "year-1", "year-2"), tuple(rows))


def _adventurers(texts: Texts) -> ReferenceSheet:
    rows = [
        (
            capital(texts.name(adventurer.class_)),
            str(adventurer.year),
            str(adventurer.glyph or "–"),
            str(adventurer.hp),
            capital(tile_words.ability(texts, adventurer.class_, adventurer.symbols)) or "–",
        )
        for adventurer in sorted(ADVENTURERS, key=lambda one: (one.year, one.class_ == "paladin"))
    ]
    columns = ("adventurer", "year", "glyph", "hit-points", "ability")
    return ReferenceSheet("adventurers", ("DL-8", "DL-10", "DL-11.6"), columns, tuple(rows))


def _spells(texts: Texts) -> ReferenceSheet:
    rows = [
        (
            marked(texts.name(spell.id), CATALOGUE.certainty(spell)),
            str(spell.year),
            capital(texts.name(spell.speed)),
            str(spell.fatigue),
            tile_words.card(texts, spell.id),
        )
        for spell in SPELLS
    ]
    return ReferenceSheet("spells", ("DL-11.6", "DL-21"), ("spell", "year", "speed", "fatigue", "does"), tuple(rows))


def _events(texts: Texts) -> ReferenceSheet:
    tiles = [(texts.name(tile), texts.text(f"sheet-{kebab(tile)}")) for tile in EVENT_TILES]
    cards = [
        (marked(texts.name(event.id), CATALOGUE.certainty(event)), tile_words.card(texts, event.id))
        for event in SPECIAL_EVENTS
    ]
    return ReferenceSheet("events", ("DL-7", "DL-22"), ("event", "does"), (*tiles, *cards))


def _points(texts: Texts) -> ReferenceSheet:
    fixed = [(texts.text(f"sheet-points-{kebab(name)}"), signed(getattr(SCORES, name))) for name in POINTS]
    rooms = [
        (marked(texts.name(room.id), CATALOGUE.certainty(room)), capital(tile_words.room(texts, room)))
        for room in ROOMS
        if room.score is not None
    ]
    return ReferenceSheet("points", ("DL-13.1", "DL-13.3", "DL-16.3"), ("for", "points"), (*fixed, *rooms))


def _titles(texts: Texts) -> ReferenceSheet:
    rows = [
        (
            texts.name(f"title-{kebab(title)}"),
            texts.text(f"sheet-title-{kebab(title)}"),
            *[f"{title_points(1, lords)} / {title_points(2, lords)}" for lords in (4, 2)],
        )
        for title in TITLES
    ]
    return ReferenceSheet("titles", ("DL-13.2",), ("title", "most", "title-more-lords", "title-two-lords"), tuple(rows))


def signed(n: int) -> str:
    """Write a number with its sign.

    >>> signed(2), signed(-3)
    ('+2', '−3')
    """
    return f"+{n}" if n > 0 else f"−{-n}"
