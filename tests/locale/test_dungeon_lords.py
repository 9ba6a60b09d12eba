"""The right words for Dungeon Lords."""

from __future__ import annotations

import pytest

from tests.locale.sources import PLAYERS
from undercroft.locale.texts import Texts


def texts(lang: str) -> Texts:
    return Texts(lang, "dungeon-lords", strict=True)


def test_numbers_of_tiles() -> None:
    english = texts("en")
    assert [english.name(i) for i in ("goblin2", "warrior3", "paladin1", "decoy", "3,1", 7)] == [
        "goblin 2",
        "warrior 3",
        "paladin",
        "decoy",
        "3,1",
        "7",
    ]
    assert texts("ru").name("witch2", "acc") == "ведьму 2"
    assert texts("it").name("ghost1", "the") == "lo spettro 1"


@pytest.mark.parametrize(
    ("amount", "expected"),
    [(1, "1 ловушку"), (2, "2 ловушки"), (5, "5 ловушек"), (11, "11 ловушек"), (21, "21 ловушку"), (22, "22 ловушки")],
)
def test_russian_plurals(amount: int, expected: str) -> None:
    args = {"seat": 0, "amount": amount, "traps": ()}
    assert texts("ru").event("TrapsDrawn", args, PLAYERS) == f"Anna тянет {expected}."


def test_russian_plurals_of_points() -> None:
    points = [texts("ru").event("Scored", {"seat": 0, "points": n}, PLAYERS) for n in (1, 3, 12, -2)]
    assert points == ["Anna: 1 очко.", "Anna: 3 очка.", "Anna: 12 очков.", "Anna: -2 очка."]


def test_official_terms() -> None:
    russian, italian = texts("ru"), texts("it")
    terms = {
        "fire_wall": ("Стена огня", "Muro di Fuoco"),
        "rolling_stone": ("Катящийся камень", "Pietra Rotolante"),
        "tool_shed": ("Кладовая инструментов", "Baracca degli Attrezzi"),
        "dig_tunnels": ("Рытьё туннелей", "Scavare Tunnel"),
        "suggestion": ("Внушение", "Suggestione"),
        "title-dark_deeds": ("Повелитель тьмы", "Re delle Cattive Azioni"),
        "imps": ("импы", "diavoletti"),
        "goblin1": ("гоблин 1", "goblin 1"),
        "score-prisoners": ("заключённые", "prigionieri"),
    }
    assert {i: (russian.name(i), italian.name(i)) for i in terms} == terms


def test_the_russian_dark_room() -> None:
    assert texts("ru").name("dark_room") == "Тёмная комната"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("hire_monster", {"en": "Anna pays 2 food", "ru": "Anna платит 2 еды", "it": "Anna paga 2 Cibo"}),
        (None, {"en": "Anna pays 2 food", "ru": "Anna платит 2 еды", "it": "Anna paga 2 Cibo"}),
        ("rats", {"en": "Anna loses 2 food", "ru": "Anna теряет 2 еды", "it": "Anna perde 2 Cibo"}),
        ("detect_treasure", {"en": "Anna loses 2 food", "ru": "Anna теряет 2 еды", "it": "Anna perde 2 Cibo"}),
    ],
)
def test_a_price_is_paid_and_what_an_event_or_a_spell_takes_is_lost(
    source: str | None, expected: dict[str, str]
) -> None:
    args = {"seat": 0, "good": "food", "amount": 2, "source": source}
    for lang, words in expected.items():
        assert texts(lang).event("Lost", args, PLAYERS).startswith(words)
