"""A name can be seen, is cut where a reader sees a letter end, and keeps what its script needs."""

from __future__ import annotations

import pytest

from undercroft.cli.terminal.safe_text import without_control_characters
from undercroft.locale.person_names import distinct_name, visible_name
from undercroft.locale.texts import Texts

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
FLAG = "\U0001f1ee\U0001f1f9"
INVISIBLE = (
    "\u3164\u2800\uffa0\u115f\u1160\u034f\ufe0f\u17b4\u17b5\U000e0100\u200b\u200d\u202e\u00ad\u0007\u0301\u0489\u180b"
)


@pytest.mark.parametrize("sign", INVISIBLE, ids=ascii)
def test_a_name_of_what_cannot_be_seen_is_none(sign: str) -> None:
    assert visible_name(sign * 3) == ""
    assert visible_name(f" {sign} ") == ""


@pytest.mark.parametrize("sign", INVISIBLE.replace("\u0301", "").replace("\u0489", ""), ids=ascii)
def test_what_cannot_be_seen_is_left_out(sign: str) -> None:
    assert visible_name(f"{sign}An{sign}na{sign}") == "Anna"


@pytest.mark.parametrize(
    "name",
    [
        *("Anna", "Анна Мария", "نام", "नमस्ते", "한국어", "王小明", "O'Neill-Smith", "Zoe\u0308", "\U0001f600"),
        *(FAMILY, FLAG, "\u2764\ufe0f\u200d\U0001f525", "\U0001f469\U0001f3fd\u200d\U0001f4bb", "1\ufe0f\u20e3"),
    ],
    ids=ascii,
)
def test_names_of_any_script_and_pictures_stay(name: str) -> None:
    assert visible_name(name) == name


def test_a_letter_is_never_cut_in_half() -> None:
    assert visible_name("A" * 19 + FLAG) == "A" * 19
    assert visible_name(FAMILY * 3) == FAMILY * 2
    assert visible_name("A" * 19 + "e\u0301") == "A" * 19
    assert visible_name("W" * 80) == "W" * 20


def test_a_letter_keeps_three_marks() -> None:
    assert visible_name("Z" + "\u0301" * 30 + "a") == "Z\u0301\u0301\u0301a"


@pytest.mark.parametrize("other", ["Anna", "anna", "ＡＮＮＡ"])
def test_a_second_person_of_one_name_gets_a_number(other: str) -> None:
    assert distinct_name("Anna", [other]) == "Anna (2)"
    assert distinct_name("Anna", [other, "Anna (2)"]) == "Anna (3)"
    assert distinct_name("Anna", ["Hanna", ""]) == "Anna"
    assert distinct_name("", ["", ""]) == ""


def test_a_long_name_makes_room_for_its_number() -> None:
    long = "\N{FAMILY}" * 20
    found = distinct_name(long, [long])
    assert found.endswith(" (2)") and len(found) == 20


def test_a_name_written_from_right_to_left_stands_alone_in_every_sentence() -> None:
    """Otherwise the number after it would be read before it."""
    texts = Texts("en", "dungeon-lords")
    noa, mina = "\u05e0\u05e2\u05d4", "\ubbf8\ub098"
    told = texts.event("EvilMoved", {"seat": 0, "by": 2, "to": 5}, [noa, mina])
    assert f"\u2068{noa}\u2069" in told
    assert texts.player(1, [noa, mina]) == mina
    assert f"\u2068{noa}\u2069" in without_control_characters(told), "the terminal keeps the marks"
