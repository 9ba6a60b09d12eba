"""Content: TOML in, typed records out, and the linter's codes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from undercroft.kernel.base.errors import ContentError
from undercroft.kernel.base.toml_content import Content, Finding, lint_records


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    power: int
    source: str = "printed"


class Limits(msgspec.Struct, frozen=True):
    hand: int


GOOD = """
[limits]
hand = 5

[[card]]
id = "rat"
power = 1

[[card]]
id = "cat"
power = 3
source = "proposed"
"""


@pytest.fixture
def content(tmp_path: Path) -> Content:
    (tmp_path / "cards.toml").write_text(GOOD, encoding="utf-8")
    (tmp_path / "notes.md").write_text("not content", encoding="utf-8")
    return Content("", tmp_path)


def write(content: Content, text: str, name: str = "cards.toml") -> None:
    assert isinstance(content.folder, Path)
    (content.folder / name).write_text(text, encoding="utf-8")


def test_records_are_typed(content: Content) -> None:
    assert content.names() == ["cards.toml"]
    assert content.table("cards.toml", "card", Card) == (Card("rat", 1), Card("cat", 3, "proposed"))
    assert content.section("cards.toml", "limits", Limits) == Limits(5)


def test_content_is_found_in_a_package() -> None:
    assert Content("tests.kernel").names() == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[card]\n", "cards.toml: Expected"),
        ("", r"cards.toml: there is no \[\[card\]\]"),
        ("card = []", r"cards.toml: there is no \[\[card\]\]"),
        ("[card]\nid = 'rat'", r"cards.toml: there is no \[\[card\]\]"),
        ("[[card]]\nid = 'rat'", "cards.toml, rat: Object missing required field `power`"),
        ("[[card]]\npower = 1", "cards.toml, 1: Object missing required field `id`"),
        ("[[card]]\nid = 'rat'\npower = 'x'", r"cards.toml, rat: Expected `int`, got `str` - at `\$.power`"),
        ("[[card]]\nid = 'rat'\npower = 1\ncolour = 1", "cards.toml, rat: Object contains unknown field"),
        ("card = [1]", "cards.toml, 1: Expected `object`, got `int`"),
    ],
)
def test_a_file_that_cannot_be_used_says_why_and_where(content: Content, text: str, message: str) -> None:
    write(content, text)
    with pytest.raises(ContentError, match=message):
        content.table("cards.toml", "card", Card)


def test_the_error_names_a_missing_file_or_section(content: Content) -> None:
    with pytest.raises(ContentError, match=r"tiles.toml: .*No such file"):
        content.data("tiles.toml")
    with pytest.raises(ContentError, match=r"cards.toml: there is no \[rules\]"):
        content.section("cards.toml", "rules", Limits)


def test_the_error_names_a_file_in_another_encoding(content: Content) -> None:
    assert isinstance(content.folder, Path)
    (content.folder / "cards.toml").write_bytes(b"name = '\xe9'")
    with pytest.raises(ContentError, match=r"cards.toml: .*can't decode"):
        content.data("cards.toml")


def test_the_hash_changes_with_any_file(content: Content) -> None:
    before = content.hashes()
    assert [(part, len(digest)) for part, digest in before.items()] == [("base", 12)]
    write(content, "more", "notes.md")
    assert content.hashes() == before
    write(content, GOOD + "# a comment says nothing new\n")
    assert content.hashes() == before
    write(content, GOOD.replace("proposed", "printed"))
    assert content.hashes() == before, "where a value comes from changes no game"
    write(content, GOOD.replace('"rat"', '"mouse"'))
    corrected = content.hashes()
    write(content, "[limits]\nmost = 3\n", "more.toml")
    assert len({one["base"] for one in (before, corrected, content.hashes())}) == 3


def test_each_part_of_the_content_has_its_own_hash(content: Content) -> None:
    def part_of(name: str, record: Mapping[str, Any]) -> str:
        return str(record.get("id", "base"))

    before = content.hashes(part_of)
    assert "rat" in before
    write(content, GOOD.replace('"rat"', '"mouse"'))
    after = content.hashes(part_of)
    assert {part for part in before if after.get(part) != before[part]} == {"rat"}


def test_the_linter_finds_nothing_in_good_records() -> None:
    assert lint_records("cards.toml", [Card("rat", 1), Card("cat_2", 3, "faq")]) == []


@pytest.mark.parametrize(
    ("cards", "code", "where"),
    [
        ([Card("rat", 1), Card("rat", 2)], "C101", "cards.toml:rat"),
        ([Card("rat", 1, "rumour")], "C102", "cards.toml:rat"),
        ([Card("Rat", 1)], "C103", "cards.toml:Rat"),
        ([Card("big rat", 1)], "C103", "cards.toml:big rat"),
        ([Card("big-rat", 1)], "C103", "cards.toml:big-rat"),
        ([Card("", 1)], "C103", "cards.toml:"),
    ],
)
def test_the_linter_has_a_code_for_each_fault(cards: list[Card], code: str, where: str) -> None:
    (finding,) = lint_records("cards.toml", cards)
    assert (finding.code, finding.where) == (code, where)


def test_a_finding_is_one_line() -> None:
    assert str(Finding("C101", "cards.toml:rat", "this id is used twice")) == (
        "cards.toml:rat: C101 this id is used twice"
    )
