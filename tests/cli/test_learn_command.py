"""The lessons in the terminal."""

from __future__ import annotations

import pytest

from tests.amounts import daily
from tests.cli.helpers import run
from undercroft.kernel.base.user_folders import data_folder
from undercroft.kernel.engine.games import GAMES
from undercroft.locale.texts import Texts
from undercroft.study.lessons.lesson import LEARNER, Lesson, fits
from undercroft.study.lessons.lesson_course import ended, given, opened, place, rivals_answer
from undercroft.study.lessons.lesson_library import lessons_of

GAME = "dungeon-lords"
GUIDED = [
    (game, lesson) for game in GAMES for lesson in lessons_of(game) if not any(step.until for step in lesson.step)
]


def typed_through(lesson: Lesson, wrong: bool, game: str = GAME) -> list[str]:
    """What to type for a whole lesson, with an answer that it does not want before each that it does."""
    match = opened(game, lesson)
    typed: list[str] = []
    read = 0
    rivals_answer(lesson, match)
    while not ended(lesson, match):
        at = place(lesson, given(lesson, match))
        step = next(one for one in lesson.step[at:] if one.asks)
        number = lesson.step.index(step)
        typed += [""] * (number - read)
        read = max(read, number + 1)
        legal = [action.text for action in match.state.legal_actions(LEARNER)]
        unwanted = [answer for answer in legal if not step.wants(answer, legal)]
        answer = next(one for pattern in (*step.want, *step.meanwhile) for one in legal if fits(pattern, one))
        typed += [*unwanted[:1], answer] if wrong else [answer]
        match.apply(LEARNER, answer)
        rivals_answer(lesson, match)
    return [*typed, *[""] * (len(lesson.step) - read)]


def said(lang: str, key: str, game: str = GAME) -> str:
    """The first words of a text, which fit on a line."""
    return " ".join(Texts(lang, game).text(key).split()[:4])


@pytest.mark.parametrize(
    ("game", "lesson"),
    daily(GUIDED, *(next(one for one in GUIDED if one[0] == game) for game in GAMES)),
    ids=[f"{game}-{lesson.id}" for game, lesson in GUIDED],
)
def test_a_lesson_is_played_to_its_end_with_a_wrong_turn_at_each_step(game: str, lesson: Lesson) -> None:
    lang = ("en", "ru", "it")[lesson.number % 3]
    ran = run("learn", game, lesson.id, "--lang", lang, typed=typed_through(lesson, wrong=True, game=game))
    assert ran.status == 0
    assert Texts(lang, game).text("learn-finished") in ran.out
    for step in lesson.step:
        assert said(lang, lesson.key(step.id), game) in ran.words
    finished = run("learn", game, "--lang", lang, typed=["quit"]).out
    assert f"✓ {lesson.number}" in finished


def test_a_lesson_goes_on_where_it_was_left() -> None:
    lesson = lessons_of(GAME)[0]
    typed = typed_through(lesson, wrong=False)
    left = run("learn", GAME, "1", typed=[*typed[:4], "quit"])
    assert "undercroft learn dungeon-lords dungeon" in left.out
    assert "▸ 1" in run("learn", typed=["quit"]).out
    again = run("learn", GAME, "1", typed=typed[4:])
    assert "You continue where you left off." in again.words
    assert said("en", lesson.key("lord")) not in again.words
    assert "Lesson finished!" in again.out
    assert not (data_folder() / "lessons" / GAME / "dungeon.undercroft").exists()


def test_a_lesson_that_cannot_be_resumed_begins_again() -> None:
    file = data_folder() / "lessons" / GAME / "dungeon.undercroft"
    file.parent.mkdir(parents=True)
    file.write_text("not a record", encoding="utf-8")
    (file.parent / "finished.json").write_text("{", encoding="utf-8")
    assert said("en", "lesson-dungeon-lord") in run("learn", GAME, "dungeon", typed=["", "quit"]).words


def test_the_lesson_says_its_words_again_and_points() -> None:
    words = run("learn", GAME, "evil", typed=["", "", "", "lesson", "quit"]).words
    assert words.count(said("en", "lesson-evil-choose")) == 2
    assert "Evilometer" in words


def test_a_free_year_gives_a_hint_at_each_kind_of_question() -> None:
    typed = ["", "orders " + " ".join(["dig", "mine", "build"]), "quit"]
    words = run("learn", GAME, "7", typed=typed).words
    assert said("en", "lesson-year-winter") in words


def test_the_menu_takes_the_first_lesson_that_is_not_finished() -> None:
    first = lessons_of(GAME)[0]
    ran = run("learn", typed=["seven", "", *typed_through(first, wrong=False), "quit"])
    assert 'No lesson is called "seven"' in ran.words
    assert "Enter for lesson 2" in ran.words


def test_what_cannot_be_learnt_is_refused() -> None:
    assert "No lesson is called" in run("learn", GAME, "8").err
    assert "No lesson is called" in run("learn", "dungeoneer", "orders").err
    assert "No game is called" in run("learn", "chess").err
    assert run("learn", "--lint").out == "No problems found in the lessons.\n"
