"""The pages with tables are those that today's content makes, and say what the rules use."""

from __future__ import annotations

import re

import pytest

from tests.docs.tables import FOLDER, page
from tests.rule_coverage import read_numbers
from undercroft.cli.display.card_catalogue import CardCatalogue, catalogues
from undercroft.cli.display.reference_sheets import ReferenceSheet, sheets_of
from undercroft.dungeoneer.content.faces import LOCATIONS
from undercroft.dungeonlords.content.tile_tables import CREATURES, PLACES, ROOMS, SPELLS, TRAPS
from undercroft.kernel.engine.games import GAMES
from undercroft.locale.texts import LANGUAGES, Texts


def sheets(game: str, lang: str = "en") -> dict[str, ReferenceSheet]:
    return {sheet.id: sheet for sheet in sheets_of(game, Texts(lang, game, strict=True))}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_up_to_date(game: str, lang: str) -> None:
    path, text = page(game, lang)
    assert path.read_text(encoding="utf-8") == text, "remake it: python -m tests.docs.tables"


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_have_the_same_shape_in_each_language_and_name_rules_that_exist(game: str) -> None:
    numbers = read_numbers(FOLDER.parent)
    known = {*numbers, *[number.partition(".")[0] for number in numbers]}
    shapes = []
    for lang in LANGUAGES:
        made = sheets(game, lang)
        for sheet in made.values():
            assert set(sheet.rules) <= known
            assert sheet.rows and all(len(row) == len(sheet.columns) and all(row) for row in sheet.rows)
        shapes.append([(sheet.id, len(sheet.rows), sheet.columns) for sheet in made.values()])
    assert shapes == [shapes[0]] * len(LANGUAGES)


def test_each_thing_of_dungeon_lords_has_its_row() -> None:
    found = sheets("dungeon-lords")
    for id, things in (
        ("areas", PLACES),
        ("rooms", ROOMS),
        ("creatures", CREATURES),
        ("traps", TRAPS),
        ("spells", SPELLS),
    ):
        assert len(found[id].rows) == len(things)
    food = dict(zip(found["areas"].columns, found["areas"].rows[0], strict=True))
    assert (food["area"], food["space-1"]) == ("Get Food", "1 gold → 2 food")
    assert found["titles"].rows[0][2:] == ("3 / 2", "2 / 1")


def test_the_exits_of_dungeoneer_are_those_of_all_cards() -> None:
    found = sheets("dungeoneer")
    assert sum(int(row[2]) for row in found["exits"].rows) == 4 * sum(location.copies for location in LOCATIONS)
    assert found["battle"].rows[0][1] == "Attack"


@pytest.mark.parametrize("catalogue", catalogues(), ids=lambda catalogue: catalogue.game)
def test_every_card_names_rules_that_exist(catalogue: CardCatalogue) -> None:
    numbers = read_numbers(FOLDER.parent)
    known = {*numbers, *[number.partition(".")[0] for number in numbers]}
    for record in catalogue.records():
        assert catalogue.rules(record) and set(catalogue.rules(record)) <= known, record.id


def test_the_rules_of_the_creatures_stand_in_the_order_of_the_content() -> None:
    """`DungeonLordsCards.rules` counts on it."""
    text = (FOLDER.parent / "dungeon-lords.md").read_text(encoding="utf-8")
    chapter = text.partition("## DL-15 ")[2].partition("\n## ")[0]
    named = re.findall(r"\*\*DL-15\.\d+\*\* \*\*(\w+)\.\*\*", chapter, re.M)
    assert [name.lower() for name in named] == [creature.id for creature in CREATURES]
