"""What notices say: until when, in the zone and the language of their reader, and who else is at the table."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from undercroft.locale.texts import Texts
from undercroft.server.services.notices.notice_texts import time_left, turn_message
from undercroft.server.services.notices.notice_times import NoticeTimes
from undercroft.server.services.notices.stored_notices import (
    NUDGE,
    TIMEOUT,
    WARNING,
    YOUR_TURN,
    AskedSeat,
    PendingNotice,
)

END = datetime(2026, 12, 1, 21, 5, tzinfo=ZoneInfo("Europe/Rome")).timestamp()
NEAR = END - 83_000
ASKED = AskedSeat("T", 0, 1, END - 86_400, None, None, None, None, "p", 86_400, None, None)


def said(
    kind: str,
    lang: str = "en",
    zone: str = "Europe/Rome",
    others: tuple[tuple[int, str], ...] = ((1, ""),),
    absent: str | None = None,
) -> str:
    """The first lines of a notice."""
    channel = {"origin": "https://test.example"}
    header = '{"game":"dungeon-lords"}'
    notice = PendingNotice("id", kind, ASKED, channel, header, absent, list(others))
    end = None if kind == TIMEOUT else END
    return turn_message(notice, NoticeTimes(lang, zone), end, NEAR, "").text.partition("\n")[0]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            "It is still your turn at Dungeon Lords, and little time is left. Also at the table: Player 2. "
            "You have about 23 hours to answer, until Tuesday, December 1, 9:05 PM.",
        ),
        (
            "ru",
            "Повелители подземелья: всё ещё ваш ход, и времени осталось мало. Кто ещё за столом: Игрок 2. "
            "На ответ остаётся примерно 23 часа. Срок: вторник, 1 декабря, 21:05.",
        ),
        (
            "it",
            "Tocca ancora a te a Dungeon Lords, e resta poco tempo. Al tavolo anche: Giocatore 2. "
            "Hai circa 23 ore per rispondere, fino a martedì 1 dicembre, ore 21:05.",
        ),
    ],
)
def test_a_notice_says_until_when_in_the_zone_and_language_of_its_reader(lang: str, expected: str) -> None:
    assert said(WARNING, lang) == expected


def test_another_zone_has_another_hour_and_one_that_nobody_has_chosen_is_named() -> None:
    assert said(YOUR_TURN, zone="Asia/Kolkata").endswith("until Wednesday, December 2, 1:35 AM.")
    assert said(YOUR_TURN, zone="UTC").endswith("until Tuesday, December 1, 8:05 PM UTC.")
    assert said(YOUR_TURN, "ru", zone="UTC").endswith("вторник, 1 декабря, 20:05 UTC.")


@pytest.mark.parametrize(
    ("seconds", "expected"),
    [
        (60, "1 minute "),
        (5 * 60 + 50, "6 minutes "),
        (89 * 60, "89 minutes "),
        (5 * 3600 + 3599, "6 hours "),
        (86_399, "24 hours "),
        (35 * 3600, "35 hours "),
        (47 * 3600, "2 days "),
        (3 * 86_400 - 1, "3 days "),
    ],
)
def test_the_time_left_is_rounded_to_what_is_nearest(seconds: int, expected: str) -> None:
    assert time_left(Texts("en"), seconds, END, "UTC").startswith(f"You have about {expected}")


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", "Player 3 has reminded you: it is still your turn at Dungeon Lords."),
        ("ru", "Повелители подземелья: Игрок 3 напоминает, что сейчас ваш ход."),
        ("it", "Giocatore 3 ti manda un sollecito: a Dungeon Lords tocca ancora a te."),
    ],
)
def test_the_only_other_person_is_named_as_at_the_table(lang: str, expected: str) -> None:
    assert said(NUDGE, lang, others=((2, ""),)).startswith(expected)
    assert said(NUDGE, "en", others=((2, "Anna"),)).startswith("Anna has reminded you")
    two = said(NUDGE, "en", others=((1, ""), (2, "Anna")))
    assert two.startswith("Somebody at the table") and "Also at the table: Player 2 and Anna." in two


@pytest.mark.parametrize(
    ("lang", "absent", "expected"),
    [
        (
            "en",
            None,
            "Your time at Dungeon Lords ran out. The default answers are given for you until you are back. You can "
            "come back at any time: open the table and press “I am back”, or simply answer. "
            "Also at the table: Player 2.",
        ),
        (
            "en",
            "greedy",
            "Your time at Dungeon Lords ran out. A bot answers for you until you are back. You can come back at any "
            "time: open the table and press “I am back”, or simply answer. Also at the table: Player 2.",
        ),
        (
            "ru",
            "greedy",
            "Повелители подземелья: ваше время вышло. Пока вы не вернётесь, за вас отвечает бот. Вернуться можно в "
            "любой момент: откройте стол и нажмите «Играю дальше» или просто сделайте ход. Кто ещё за столом: Игрок 2.",
        ),
        (
            "it",
            None,
            "Il tuo tempo a Dungeon Lords è scaduto. Finché non torni, le tue risposte sono automatiche. Puoi tornare "
            "in qualsiasi momento: apri il tavolo e premi «Sono qui», oppure rispondi e basta. Al tavolo anche: "
            "Giocatore 2.",
        ),
    ],
)
def test_who_ran_out_of_time_hears_who_answers_and_how_to_come_back(
    lang: str, absent: str | None, expected: str
) -> None:
    assert said(TIMEOUT, lang, absent=absent) == expected
