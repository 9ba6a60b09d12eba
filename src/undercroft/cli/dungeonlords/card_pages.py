"""The catalogue of Dungeon Lords: its tiles and cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.cli.display.card_catalogue import CardCatalogue, Line
from undercroft.dungeonlords.content.faces import AdventurerTile, Creature, Room, SpecialEvent, Spell, Trap
from undercroft.dungeonlords.content.tile_tables import ADVENTURERS, CREATURES, ROOMS, SPECIAL_EVENTS, SPELLS, TRAPS
from undercroft.dungeonlords.game import tile_linter
from undercroft.kernel.base.toml_content import Finding
from undercroft.locale.texts import Texts
from undercroft.rendering.dungeonlords import tile_words

YEARS: Final = ("year-1", "year-2")
"""The parts of the game that have cards."""

RULES: Final[Mapping[type, tuple[str, ...]]] = {
    Trap: ("DL-11.6", "DL-11.4", "DL-5.12"),
    Spell: ("DL-11.6", "DL-21"),
    SpecialEvent: ("DL-22", "DL-7.4"),
}
"""The rules of what is not a tile, by its type."""


class DungeonLordsCards(CardCatalogue):
    """The catalogue of Dungeon Lords: traps, creatures, rooms, adventurers, combat cards and special events."""

    game = "dungeon-lords"
    groups: Mapping[str, tuple[Any, ...]] = {
        "trap": TRAPS,
        "creature": CREATURES,
        "room": ROOMS,
        "adventurer": ADVENTURERS,
        "spell": SPELLS,
        "special-event": SPECIAL_EVENTS,
    }

    def lines(self, record: Any, texts: Texts) -> list[Line]:
        return [(0, line) for line in describe(record, texts)]

    def copies(self, record: Any) -> int:
        if isinstance(record, Trap):
            return record.copies
        return sum(record.tiles) if isinstance(record, Creature) else 1

    def sets(self, record: Any) -> tuple[str, ...]:
        """Return the years in which a card is used; a special event can come in either."""
        if isinstance(record, Creature):
            return tuple([year for year, tiles in zip(YEARS, record.tiles, strict=True) if tiles])
        year: int = getattr(record, "year", 0)
        return (YEARS[year - 1],) if year else YEARS

    def set_name(self, part: str, texts: Texts) -> str:
        return texts.text("cards-year", year=YEARS.index(part) + 1)

    def doubts(self, record: Any) -> tuple[str, ...]:
        """Return what is proposed of a card; a trap says it for each year."""
        return (*_years_from(record, "proposed"), *super().doubts(record))

    def answered(self, record: Any) -> tuple[str, ...]:
        return () if record.source == "faq" else _years_from(record, "faq")

    def rules(self, record: Any) -> tuple[str, ...]:
        """Return its rules; the creatures stand in chapter DL-15 in the order of the content."""
        if isinstance(record, Creature):
            return (f"DL-15.{CREATURES.index(record) + 1}", "DL-5.13", "DL-7.1")
        if isinstance(record, Room):
            return ("DL-6", "DL-5.15") if record.makes is not None else ("DL-16", "DL-5.15")
        if isinstance(record, AdventurerTile):
            return ("DL-10",) if record.class_ == "paladin" else ("DL-8", "DL-11.6")
        return RULES[type(record)]

    def lint(self) -> list[Finding]:
        return tile_linter.lint()

    def find(self, name: str) -> Any:
        """Find a record by its id; the id of a creature's tile (``troll2``) finds its kind."""
        return super().find(name) or super().find(name.rstrip("0123456789"))


CATALOGUE: Final = DungeonLordsCards()


def describe(record: Any, texts: Texts) -> list[str]:
    """Describe the values of a tile or card in words."""
    if isinstance(record, Trap):
        return [texts.text("cards-copies", n=record.copies), *_trap(record, texts)]
    if isinstance(record, Creature):
        first, second = record.tiles
        price = tile_words.goods(texts, record.price)
        attacks = [tile_words.attack_name(texts, record, attack) for attack in record.attacks]
        tiles = texts.text("cards-tiles", first=first, second=second)
        return [tiles, texts.text("cards-price", price=price), *attacks]
    if isinstance(record, Room):
        zone = texts.text("cards-zone", zone=texts.name(record.zone))
        return [texts.text("cards-year", year=record.year), zone, tile_words.room(texts, record)]
    if isinstance(record, AdventurerTile):
        return [texts.text("cards-year", year=record.year), *_adventurer(record, texts)]
    if isinstance(record, Spell):
        return [texts.text("cards-year", year=record.year), tile_words.spell(texts, record.id)]
    assert isinstance(record, SpecialEvent)
    return [tile_words.card(texts, record.id)]


def _years_from(record: Any, source: str) -> tuple[str, ...]:
    """Return the years whose values a trap has from a source, by their fields."""
    if not isinstance(record, Trap):
        return ()
    return tuple([name for name in ("year1", "year2") if getattr(record, name).source == source])


def _trap(record: Trap, texts: Texts) -> list[str]:
    first, second = (tile_words.trap(texts, record.id, year) for year in (1, 2))
    if first == second:
        return [f"{texts.text('cards-both-years')}: {first}"]
    return [f"{texts.text('cards-year', year=year)}: {does}" for year, does in ((1, first), (2, second))]


def _adventurer(record: AdventurerTile, texts: Texts) -> list[str]:
    does = tile_words.ability(texts, record.class_, record.symbols)
    lines = [texts.text("cards-glyph", n=record.glyph), texts.text("n-hp", n=record.hp)]
    return [*lines, does] if does else lines
