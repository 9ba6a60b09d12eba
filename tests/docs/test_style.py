"""Plain English, as far as a machine can tell (``docs/style.md``)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tests.docs import style

Find = Callable[[str, str], list[tuple[int, str]]]


def test_every_file_that_is_not_read_exists() -> None:
    assert [name for name in style.ALLOWED if not (style.ROOT / name).exists()] == []


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Find:
    """What is found in a text, as pairs of line and pattern."""
    monkeypatch.setattr(style, "ROOT", tmp_path)

    def find(name: str, text: str) -> list[tuple[int, str]]:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return [(offence.line, offence.pattern) for offence in style.offences_in(path)]

    return find


BAD: Final = {
    "is no <noun>": "'x' is no action",
    "is none": "a message that is none",
    "So many": "So many batches go into one transaction.",
    "anew": "make them anew",
    "besides": "what it is told besides",
    "whoever": "Whoever opens it has the seat.",
    "of its own": "a folder of its own",
    "in the middle of": "in the middle of a decision",
    "is told": "as the client is told",
    "is let go": "before the lock is let go",
    "for who": "hints are there for who plays alone",
    "by HTTP": "the same by HTTP",
    "whole texts": "with their whole texts",
    "number phrase in front": "Of how many worlds one is tried.",
    "in per cent of": "in per cent of the chance to win",
    "archaic": "copied to and fro",
}


@pytest.mark.parametrize("pattern", style.PATTERNS)
def test_a_pattern_is_found(pattern: str, found: Find) -> None:
    assert pattern in [name for _, name in found("page.md", BAD[pattern] + "\n")]


@pytest.mark.parametrize(
    "text",
    [
        "There is no bot of that name; there is none.",
        "It is no longer legal. It has no seat.",
        "The map is in the middle of the table.",
        "Say `in the middle of` with care.",
        "    undercroft play anew",
        "```python\nanew\n```",
        "The sofa is renewed, so many of them sit.",
    ],
)
def test_plain_english_and_code_pass(text: str, found: Find) -> None:
    assert found("page.md", text + "\n") == []


def test_lines_are_counted_across_a_break(found: Find) -> None:
    assert found("page.md", "# Page\n\nIt stops in the\nmiddle of a turn.\n") == [(3, "in the middle of")]


def test_docstrings_comments_and_strings_of_python_are_read(found: Find) -> None:
    source = "\n".join(
        [
            '"""Whom."""',
            "x = 1  # besides",
            "# made",
            "# anew",
            'raise_it = f"{x!r} is no number"',
            "LONG = 1",
            '"""DN-7: threats."""',
            "besides = x",
        ]
    )
    assert sorted(found("module.py", source)) == [
        (1, style.TOO_SHORT),
        (2, "besides"),
        (4, "anew"),
        (5, "is no <noun>"),
    ]


def test_texts_for_players_are_read_in_english_only() -> None:
    names = {path.relative_to(style.ROOT).as_posix() for path in style.everything()}
    assert {"web/locale/en.ftl", "src/undercroft/locale/en/terminal.ftl", "docs/rules/dungeoneer.md"} <= names
    assert not {"web/locale/ru.ftl", "src/undercroft/locale/it/terminal.ftl", "docs/rules/dungeoneer.ru.md"} & names


def test_quotes_are_no_part_of_the_words(found: Find) -> None:
    assert found("module.py", "x = f'thereof'\ny = rb'besides'\n") == [(1, "archaic"), (2, "besides")]


def test_what_is_made_or_copied_is_not_read() -> None:
    assert style.readable(style.ROOT / "tests" / "docs" / "tables.py")
    assert not style.readable(style.ROOT / "tests" / "fixtures" / "perft.py")
