"""The values that the books print are in one table, and the linter compares the cards with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from undercroft.dungeoneer.content import faces as f
from undercroft.dungeoneer.content.linting import card_linter
from undercroft.dungeoneer.content.linting.printed_values import PRINTED, PrintedFace, fields, lint_printed
from undercroft.kernel.base.toml_content import Content, Finding

ALL: tuple[f.Face, ...] = (*f.HEROES, *f.LOCATIONS, *f.ADVENTURES, *f.QUESTS)
BY_ID = {face.id: face for face in ALL}


def found(row: PrintedFace, face: f.Face) -> list[Finding]:
    """What the linter finds when the book shows this row and the cards hold this face."""
    return list(lint_printed([row], [face]))


def changed(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return f"{value}2" if isinstance(value, str) else [*value, *value]


def rows_with_one_value_changed() -> Iterator[tuple[PrintedFace, str]]:
    """Every row as often as it has values, each time with another of them changed."""
    for row in PRINTED:
        for path, value in fields(row.values):
            copy = msgspec.json.decode(msgspec.json.encode(row), type=PrintedFace)
            inner = copy.values
            for name in path[:-1]:
                inner = inner[name]
            inner[path[-1]] = changed(value)
            yield copy, ".".join(path)


def test_dragon_hunt_has_the_numbers_printed_on_its_card() -> None:
    monster = next(quest.monster for quest in f.QUESTS if quest.id == "slay_draky")
    assert monster is not None
    assert (monster.life, monster.melee, monster.magic, monster.speed) == (1, 2, 2, 3)


def test_all_faces_have_the_values_that_the_books_print() -> None:
    assert list(lint_printed(PRINTED, ALL)) == []
    assert len(PRINTED) > 25


def test_a_tuned_value_in_a_copy_of_a_printed_card_is_found() -> None:
    quest = next(quest for quest in f.QUESTS if quest.id == "slay_draky")
    assert quest.monster is not None
    tuned = msgspec.structs.replace(quest, monster=msgspec.structs.replace(quest.monster, melee=3))
    row = next(row for row in PRINTED if row.id == "slay_draky")
    (finding,) = found(row, tuned)
    assert str(finding) == (
        "printed/values.toml:slay_draky: C601 monster.melee is 3, but Tomb of the Lich Lord (2014), page 7 prints 2"
    )


def test_the_linter_of_all_cards_reads_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    tuned = next(row for row, path in rows_with_one_value_changed() if path == "effects.free_attack.cost.glory")
    monkeypatch.setattr(card_linter, "PRINTED", [tuned])
    assert [finding.code for finding in card_linter.lint()] == ["C601"]


def test_each_single_value_of_the_table_is_compared() -> None:
    for row, path in rows_with_one_value_changed():
        findings = found(row, BY_ID[row.id])
        assert [finding.code for finding in findings] in (["C601"], ["C602"]), path
        assert path.split(".")[-1] in findings[0].message


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"id": "the_bathroom"}, "C602"),
        ({"book": "attic"}, "C602"),
        ({"values": {"shoe_size": 3}}, "C602"),
        ({"values": {"effects": {"dance": {"n": 1}}}}, "C602"),
        ({"values": {"cost": {"n": 1}}}, "C602"),
    ],
)
def test_a_row_about_what_does_not_exist_is_found(changes: dict[str, Any], code: str) -> None:
    row = next(row for row in PRINTED if row.id == "ring_of_magic")
    findings = found(msgspec.structs.replace(row, **changes), BY_ID["ring_of_magic"])
    assert [finding.code for finding in findings] == [code]


def test_a_face_listed_twice_is_found() -> None:
    row = PRINTED[0]
    assert {finding.code for finding in lint_printed([row, row], ALL)} == {"C602"}


def test_a_printed_face_does_not_call_itself_proposed() -> None:
    row = next(row for row in PRINTED if row.id == "zombie")
    face = msgspec.structs.replace(BY_ID["zombie"], source="proposed")
    assert [finding.code for finding in found(row, face)] == ["C603"]


def test_the_table_does_not_belong_to_the_content_that_a_record_names() -> None:
    assert "values.toml" not in Content("undercroft.dungeoneer.content").names()
