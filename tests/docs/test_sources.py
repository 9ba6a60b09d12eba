"""The pages on sources and the data agree: all that a page calls proposed or reported is so in the content."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import pytest

from undercroft.cli.display.card_catalogue import CardCatalogue
from undercroft.cli.dungeoneer.card_pages import CATALOGUE as DUNGEONEER
from undercroft.cli.dungeonlords.card_pages import CATALOGUE as DUNGEON_LORDS
from undercroft.locale.texts import Texts

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = ROOT / "docs" / "rules" / "sources"
HEADS: Final = {
    "": ("Proposed", "Reported by players"),
    ".ru": ("Предложено", "По рассказам игроков"),
    ".it": ("Valori proposti", "Riferito da giocatori"),
}


def rows(page: str, head: str) -> list[list[str]]:
    """The cells of a table of a page on sources, without its head."""
    text = (PAGES / page).read_text(encoding="utf-8")
    _, _, after = text.partition(f"\n## {head}\n")
    lines = [line for line in after.partition("\n## ")[0].splitlines() if line.startswith("|")]
    assert len(lines) > 2, head
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def open_parts(catalogue: CardCatalogue) -> dict[str, tuple[str, ...]]:
    """By the id of each card of which something is proposed: what, or ``*`` for all of it."""
    found = {}
    for record in catalogue.records():
        parts = ("*",) if record.source == "proposed" else catalogue.doubts(record)
        if parts:
            found[record.id] = parts
    return found


OPEN: Final = open_parts(DUNGEON_LORDS)
SPELLS: Final = [record for record in DUNGEON_LORDS.records() if hasattr(record, "fatigue")]
TRAPS: Final = [record for record in DUNGEON_LORDS.records() if hasattr(record, "year1")]

RULED: Final = {
    "Pendulum with a single adventurer": "DL-21.11",
    "Item tiles of the small expansion in the box": "",
    "Unused cards on the training boards": "DL-18.1",
}
"""Rows about no value of a card: the rule that they stand in, if there is one."""


def doubted(part: str, ids: Iterable[str]) -> bool:
    """Whether that part of each of the cards is proposed."""
    return all(part in OPEN[one] or "*" in OPEN[one] for one in ids if one in OPEN) and set(ids) <= set(OPEN)


ROWS: Final[dict[str, Callable[[], bool]]] = {
    "Copies of each trap": lambda: doubted("copies", [trap.id for trap in TRAPS]),
    "Pendulum, Trap Door, Kamikaze Imp in year 2": lambda: doubted("year2", ["pendulum", "trap_door", "kamikaze_imp"]),
    "Cursed Ring, Anti-Magic Dart in year 2": lambda: doubted("year2", ["cursed_ring", "anti_magic_dart"]),
    "The price that changes in year 2 (some do, says the rulebook)": lambda: doubted("year2", ["poisoned_meal"]),
    "Fast or slow, each spell": lambda: doubted("speed", [spell.id for spell in SPELLS]),
    "Ninth card of year 1": lambda: doubted("year", ["aura_of_fear"]) and doubted("do", ["aura_of_fear"]),
    "Regeneration": lambda: doubted("do", ["regeneration"]),
    "Sheep's attack": lambda: doubted("amount", ["metamorphosis"]),
    "Blind Rage": lambda: doubted("do", ["blind_rage"]),
    "Dimensional Gate": lambda: doubted("do", ["dimensional_gate"]),
    "Three more cards of year 2": lambda: doubted("*", ["jailbreak", "wrath_of_virtue", "appraise_hoard"]),
    "Fatigue of each card of year 2": lambda: doubted("fatigue", [spell.id for spell in SPELLS if spell.year == 2]),
    "Special events: Burglary, Imp Fever": lambda: (
        doubted("id", ["burglary", "imp_fever"]) and doubted("rounding", ["burglary", "imp_fever"])
    ),
    "Rats, Impatient Heroes": lambda: doubted("*", ["rats", "impatient_heroes"]),
    "Paladin Patrol": lambda: doubted("*", ["paladin_patrol"]),
    "Surcharge, Trap Inspection": lambda: doubted("*", ["surcharge", "trap_inspection"]),
}
"""By the first cell of a row of the table: whether all that it names is proposed in the content."""


def test_every_row_of_what_is_proposed_is_so_in_the_content() -> None:
    names = [cells[0] for cells in rows("dungeon-lords.md", "Proposed")]
    assert sorted(names) == sorted([*ROWS, *RULED])
    assert [name for name in names if name in ROWS and not ROWS[name]()] == []
    rules = (ROOT / "docs" / "rules" / "dungeon-lords.md").read_text(encoding="utf-8")
    assert all(f'<a id="{rule}">' in rules for rule in RULED.values() if rule)


CARDS: Final = {record.id: DUNGEONEER.doubts(record) for record in DUNGEONEER.records()}
LOCATIONS: Final = [record for record in DUNGEONEER.records() if type(record).__name__ == "Location"]
HEROES: Final = [record for record in DUNGEONEER.records() if type(record).__name__ == "HeroFace"]
DUNGEONEER_ROWS: Final[dict[str, Callable[[], bool]]] = {
    "Composition of a set": lambda: any("copies" in parts for parts in CARDS.values()),
    "Exits of most locations, and the numbers of most rooms": lambda: all(
        record.source == "proposed" or "exits" in CARDS[record.id] for record in LOCATIONS
    ),
    "Which of Kron's limits is which": lambda: {"boon_limit", "treasure_limit"} <= set(CARDS["kron_axereaver"]),
    "Prices whose symbol is lost (entrance, fish, heroes' abilities)": lambda: all(
        "effects.cost" in CARDS[one] for one in ("tomb_antechamber", "catch_the_magic_fish", "kron_axereaver")
    ),
    "Undead Awakening: two lost symbols": lambda: "effects.what" in CARDS["undead_awakening"],
    'Damsel in Distress: "1" of something on one\'s own turn': lambda: "effects.what" in CARDS["damsel_in_distress"],
    "The form in which Draky attacks": lambda: "monster.attacks" in CARDS["slay_draky"],
    "What Ramalith gains": lambda: "monster" in CARDS["slay_ramalith"],
    "Whose levels 2 to 4 are those of the hero in the battle example of 2017 (2/1/3, 3/2/3, 4/2/4)": lambda: (
        "levels" in CARDS["torvald_hask"]
    ),
    "Forms in which heroes attack": lambda: any("attack_forms" in CARDS[hero.id] for hero in HEROES),
}


def test_every_row_of_what_is_proposed_in_dungeoneer_is_so_in_the_content() -> None:
    """Rows that name a rule are about it, and about no card."""
    names = [cells[0] for cells in rows("dungeoneer.md", "Proposed")]
    ruled = [name for name in names if re.search(r"\(DN-", name)]
    assert sorted(names) == sorted([*DUNGEONEER_ROWS, *ruled])
    assert [name for name in DUNGEONEER_ROWS if not DUNGEONEER_ROWS[name]()] == []
    rules = (ROOT / "docs" / "rules" / "dungeoneer.md").read_text(encoding="utf-8")
    assert all(f'<a id="{rule}">' in rules for name in ruled for rule in re.findall(r"DN-[0-9.]+", name))


def named(record: Any, texts: Texts, where: str) -> bool:
    """Whether a text names a card as the game does."""
    return re.search(rf"\b{re.escape(texts.name(record.id))}\b", where, re.IGNORECASE) is not None


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_all_that_is_proposed_is_in_the_table(lang: str) -> None:
    end = "" if lang == "en" else f".{lang}"
    proposed = rows(f"dungeon-lords{end}.md", HEADS[end][0])
    texts = Texts(lang, "dungeon-lords")
    assert len(proposed) == len(rows("dungeon-lords.md", "Proposed"))
    where = "\n".join([" ".join(cells) for cells in proposed])
    # Of all traps and all spells, something is proposed; only what else is must be named.
    common = {"copies", "speed"}
    lacking = [
        record.id
        for record in DUNGEON_LORDS.records()
        if set(OPEN.get(record.id, ())) - common and not named(record, texts, where)
    ]
    assert lacking == []


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_what_players_report_is_in_its_table_and_nowhere_called_printed(lang: str) -> None:
    end = "" if lang == "en" else f".{lang}"
    texts = Texts(lang, "dungeon-lords")
    names = [cells[0] for cells in rows(f"dungeon-lords{end}.md", HEADS[end][1])]
    reported = [record for record in DUNGEON_LORDS.records() if record.source == "reported"]
    assert [texts.name(record.id).lower() for record in reported] == [name.lower() for name in names]
    assert {DUNGEON_LORDS.certainty(record) for record in reported} == {"reported"}


def test_nothing_that_is_certain_is_called_certain_by_mistake() -> None:
    certain = [record.id for record in (*SPELLS, *TRAPS) if DUNGEON_LORDS.certainty(record) == "printed"]
    assert certain == []
