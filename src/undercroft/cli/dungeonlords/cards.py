"""The tiles and cards of Dungeon Lords, shown."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from undercroft.cli.dungeonlords import words
from undercroft.cli.screen import Screen
from undercroft.dungeonlords.tables import (
    ADVENTURERS,
    CREATURES,
    ROOMS,
    SPECIAL_EVENTS,
    SPELLS,
    TRAPS,
    AdventurerTile,
    Creature,
    Room,
    SpecialEvent,
    Spell,
    Trap,
)
from undercroft.kernel.errors import OptionError
from undercroft.locale.texts import Texts

GROUPS: Final[Mapping[str, tuple[Any, ...]]] = {
    "trap": TRAPS,
    "creature": CREATURES,
    "room": ROOMS,
    "adventurer": ADVENTURERS,
    "spell": SPELLS,
    "special-event": SPECIAL_EVENTS,
}
BY_ID: Final = {record.id: record for records in GROUPS.values() for record in records}


def find_card(name: str) -> Any:
    """The record of that id; a creature's tile (``troll2``) is its kind.

    Raises:
        OptionError: there is none.
    """
    plain = name.strip().lower().replace("-", "_").replace(" ", "_")
    found = BY_ID.get(plain) or BY_ID.get(plain.rstrip("0123456789"))
    if found is None:
        close = difflib.get_close_matches(plain[:40], BY_ID, n=2)
        hint = f"; did you mean {' or '.join(close)}?" if close else "; undercroft cards list names them all"
        raise OptionError(f"there is no card {name[:40]!r}{hint}")
    return found


def list_cards(texts: Texts, screen: Screen) -> None:
    """All of them by group: id, name, source."""
    for group, records in GROUPS.items():
        screen.say(texts.text(f"cards-group-{group}"), "bold")
        table = Table.grid(padding=(0, 2))
        for record in records:
            table.add_row(Text(f"  {record.id}"), Text(texts.name(record.id)), Text(record.source, "dim"))
        screen.show(table)


def show_card(record: Any, texts: Texts, screen: Screen) -> None:
    """One of them: its name, its values, where they are from."""
    screen.say(f"{texts.name(record.id)} ({record.id})", "bold")
    for line in describe(record, texts):
        screen.say(line, indent=2)
    doubt = getattr(record, "doubt", ())
    if doubt:
        screen.say(texts.text("cards-doubt", parts=", ".join(doubt)), indent=2)
    screen.say(texts.text("cards-source", source=texts.text(f"source-{record.source}")), indent=2)


def describe(record: Any, texts: Texts) -> list[str]:
    """The values of a tile or card in words."""
    if isinstance(record, Trap):
        return [texts.text("cards-copies", n=record.copies), *_trap(record, texts)]
    if isinstance(record, Creature):
        first, second = record.tiles
        price = words.goods(texts, record.price)
        attacks = [words.attack_name(texts, record, attack) for attack in record.attacks]
        tiles = texts.text("cards-tiles", first=first, second=second)
        return [tiles, texts.text("cards-price", price=price), *attacks]
    if isinstance(record, Room):
        zone = texts.text("cards-zone", zone=texts.name(record.zone))
        return [texts.text("cards-year", year=record.year), zone, words.room(texts, record)]
    if isinstance(record, AdventurerTile):
        return [texts.text("cards-year", year=record.year), *_adventurer(record, texts)]
    if isinstance(record, Spell):
        return [texts.text("cards-year", year=record.year), words.spell(texts, record.id)]
    assert isinstance(record, SpecialEvent)
    return [words.card(texts, record.id)]


def _trap(record: Trap, texts: Texts) -> list[str]:
    lines = []
    for year, values in ((1, record.year1), (2, record.year2)):
        source = "" if values.source == "printed" else f" [{texts.text(f'source-{values.source}')}]"
        lines.append(f"{texts.text('cards-year', year=year)}: {words.trap(texts, record.id, year)}{source}")
    return lines


def _adventurer(record: AdventurerTile, texts: Texts) -> list[str]:
    does = words.ability(texts, record.class_, record.symbols)
    lines = [texts.text("cards-glyph", n=record.glyph), texts.text("n-hp", n=record.hp)]
    return [*lines, does] if does else lines
