"""Every lesson is played to its end, with a wrong turn at each step."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

from tests.amounts import SOAK
from tests.browser.words import words
from undercroft.kernel.base.errors import ContentError
from undercroft.kernel.base.toml_content import Content
from undercroft.kernel.engine.games import GAMES
from undercroft.kernel.history.match import Match
from undercroft.locale.texts import LANGUAGES, Texts
from undercroft.server.catalogue.numbered_rules import rules_of
from undercroft.study.lessons import lesson_course
from undercroft.study.lessons.lesson import LEARNER, Lesson, TaughtStep
from undercroft.study.lessons.lesson_course import ended, given, opened, place, rivals_answer, said, said_of, scripted
from undercroft.study.lessons.lesson_library import find_lesson, lessons_of, points_of
from undercroft.study.lessons.lesson_linter import lint, play_step, reach_step

LESSONS = [(game_id, lesson) for game_id in GAMES for lesson in lessons_of(game_id)]
every_lesson = pytest.mark.parametrize(
    ("game_id", "lesson"), LESSONS, ids=[f"{game_id}-{lesson.id}" for game_id, lesson in LESSONS]
)
WAYS = 40 if SOAK else 3
"""In how many ways each lesson is played, along random answers that it wants."""

MISSED = {
    "dungeon-lords": {
        "a red counter for each gold of tax": ("payday", "DL-7.3"),
        "payday": ("payday", "DL-7.1"),
        "hiring and building act backwards": ("season", "DL-5.1"),
        "two orders are locked": ("orders", "DL-6.5"),
        "an order without a space": ("orders", "DL-4.3"),
        "four tiles are never a square": ("dungeon", "DL-5.8"),
        "an imp does one job": ("orders", "DL-5.10"),
        "the paladin comes at once": ("evil", "DL-10.1"),
        "traps and monsters in tunnels and rooms": ("battle", "DL-11.3"),
        "fatigue and conquest": ("battle", "DL-11.6"),
        "spells, and fatigue that differs": ("evil", "DL-11.6"),
        "what a conquered tile costs": ("battle", "DL-11.13"),
        "rooms are in their zone and apart": ("dungeon", "DL-5.15"),
    },
    "dungeoneer": {
        "a wall meets only a wall": ("walk", "DN-3.2"),
        "only a location that is new this turn gives glory and peril": ("walk", "DN-8.2"),
        "an exit that was not forced stays open": ("walk", "DN-9.4"),
        "the first attempt is free, at the quest's place": ("quest", "DN-11.1"),
        "a completed quest ends the hero's phase": ("quest", "DN-4.4"),
        "one treasure of each type, and limits": ("glory", "DN-10.2"),
        "one's own peril is spent by the others": ("glory", "DN-5.1"),
        "exactly one card is discarded": ("glory", "DN-4.5"),
        "encounters are declared together, once, in one's own turn": ("misdeeds", "DN-5.2"),
        "a monster without a wound comes back": ("misdeeds", "DN-6.7"),
        "a tie does nothing": ("fight", "DN-6.5"),
        "a saved action point pays for a challenge": ("fight", "DN-6.6"),
        "a dead hero's player is out": ("fight", "DN-6.10"),
        "alone, boons and treasures have their moments": ("alone", "DN-14.6"),
    },
}
"""What newcomers to a game miss most often: the lesson that meets it, and the rule that it explains there."""


def legal(match: Match) -> list[str]:
    """The legal answers of the learner."""
    return [action.text for action in match.state.legal_actions(LEARNER)]


def asked(game_id: str, lesson: Lesson) -> Iterator[tuple[TaughtStep, Match]]:
    """Each step that asks, with the game at its question, along the first answer that each of them wants."""
    match = opened(game_id, lesson)
    for step in lesson.step:
        if step.asks:
            reach_step(lesson, match, step)
            yield step, match
            play_step(lesson, match, step)
    rivals_answer(lesson, match)
    assert ended(lesson, match)


def test_the_lessons_have_no_faults() -> None:
    assert [str(finding) for game_id in GAMES for finding in lint(game_id)] == []


@every_lesson
def test_the_wanted_answers_lead_to_the_end(game_id: str, lesson: Lesson) -> None:
    steps = [step.id for step, _ in asked(game_id, lesson)]
    assert steps == [step.id for step in lesson.step if step.asks]


@every_lesson
def test_a_wrong_turn_at_each_step_leads_back_with_a_reason(game_id: str, lesson: Lesson) -> None:
    texts = [Texts(lang, game_id, strict=True) for lang in LANGUAGES]
    wrong = refused = 0
    for step, match in asked(game_id, lesson):
        at = place(lesson, given(lesson, match))
        asking = next(one for one in lesson.step[at:] if one.asks)
        assert asking is step
        for answer in legal(match):
            if step.wants(answer, legal(match)):
                continue
            wrong += 1
            key = lesson.key(step.id, step.reply(answer))
            assert all(text.text(key) for text in texts), key
        for action in match.state.candidates(LEARNER):
            if action.text not in legal(match):
                refusal = match.state.why_not(LEARNER, action)
                assert refusal is not None and texts[0].refusal(refusal.rule, refusal.reason, refusal.args)
                refused += 1
    assert refused
    assert wrong or any(step.until for step in lesson.step)


@pytest.mark.soak
@every_lesson
def test_any_way_that_a_lesson_wants_leads_to_its_end(game_id: str, lesson: Lesson) -> None:
    for way in range(WAYS if not any(step.until for step in lesson.step) else 1):
        dice = random.Random(f"{lesson.id} {way}")
        match = opened(game_id, lesson)
        rivals_answer(lesson, match)
        while not ended(lesson, match):
            step = next(one for one in lesson.step[place(lesson, given(lesson, match)) :] if one.asks)
            wanted = [answer for answer in legal(match) if step.wants(answer, legal(match))]
            assert wanted, f"{step.id}: {legal(match)}"
            match.apply(LEARNER, dice.choice(wanted))
            rivals_answer(lesson, match)
        left = lesson.step[place(lesson, given(lesson, match)) :]
        assert all(not step.asks or step.until for step in left), left


@every_lesson
def test_a_lesson_is_short_and_cites_rules_that_exist(game_id: str, lesson: Lesson) -> None:
    rules = {rule.number for chapter in rules_of(game_id, "en").chapters for rule in chapter.rules}
    assert {step.rule for step in lesson.step if step.rule} <= rules
    assert lesson.minutes <= 5
    assert all(len(Texts("en", game_id).text(key)) <= 330 for key in lesson.texts())


@pytest.mark.parametrize("game_id", GAMES)
def test_what_newcomers_miss_is_met(game_id: str) -> None:
    met = {(lesson.id, step.rule) for lesson in lessons_of(game_id) for step in lesson.step}
    assert {what for what, where in MISSED[game_id].items() if where not in met} == set()
    assert len(MISSED[game_id]) >= 10


@pytest.mark.parametrize("game_id", GAMES)
def test_a_course_is_complete(game_id: str) -> None:
    assert [lesson.number for lesson in lessons_of(game_id)] == list(range(1, 8))


def test_the_linter_names_each_kind_of_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = find_lesson("dungeon-lords", "orders")
    assert lesson is not None
    choose = lesson.step[2]

    def codes(broken: Lesson) -> set[str]:
        monkeypatch.setattr("undercroft.study.lessons.lesson_linter.lessons_of", lambda game_id: (broken,))
        return {finding.code for finding in lint("dungeon-lords")}

    def stepped(*steps: TaughtStep) -> Lesson:
        return msgspec.structs.replace(lesson, number=1, step=steps)

    assert "L101" in codes(lesson)
    assert codes(stepped(*lesson.step)) == set()
    assert codes(stepped(TaughtStep("no_words"), *lesson.step)) == {"L102"}
    assert codes(stepped(msgspec.structs.replace(choose, point=("moon",)), *lesson.step[3:])) == {"L103"}
    assert codes(msgspec.structs.replace(stepped(*lesson.step), opening=("0 dig 3,1",))) == {"L201"}
    assert codes(stepped(msgspec.structs.replace(choose, want=("orders imps *",)))) == {"L202"}
    assert codes(stepped(msgspec.structs.replace(choose, other={"dig *": "swapped"}), *lesson.step[3:])) == {"L203"}
    more = (*lesson.rivals, "1 hire troll1")
    assert codes(msgspec.structs.replace(stepped(*lesson.step), rivals=more)) == {"L204"}
    battle = find_lesson("dungeon-lords", "battle")
    assert battle is not None
    twice = msgspec.structs.replace(battle, number=1, step=(*battle.step, battle.step[2]))
    assert codes(twice) == {"L205"}
    for at in (3, 8):  # the first of them asks, and nobody is dead when the second is read
        late = msgspec.structs.replace(lesson.step[at], after="Died")
        assert codes(stepped(*lesson.step[:at], late, *lesson.step[at + 1 :])) == {"L206"}
    early = msgspec.structs.replace(lesson.step[0], after="Died")  # nothing was asked before it
    assert codes(stepped(early, *lesson.step[1:])) == {"L206"}


def test_a_rival_whose_answer_is_not_legal_is_played_by_the_usual_bot() -> None:
    lesson = find_lesson("dungeon-lords", "orders")
    assert lesson is not None
    for rivals in ((), ("1 dig 3,1", "2 nonsense", "3 orders dig dig dig")):
        changed = msgspec.structs.replace(lesson, rivals=rivals)
        match = opened("dungeon-lords", changed)
        match.apply(LEARNER, "orders food dig mine")
        assert [scripted(changed, match, seat) for seat in (1, 2, 3)] == [None] * 3
        rivals_answer(changed, match)
        assert LEARNER in match.state.to_act


def test_a_patient_rival_waits_until_its_answer_is_legal() -> None:
    lesson = find_lesson("dungeoneer", "fight")
    assert lesson is not None
    script = [answer.partition(" ")[2] for answer in lesson.rivals]
    assert [said_of(script, told) for told in ([], ["pass", *script[:1]], ["pass", *script, "pass"])] == [0, 1, 3]
    match = opened("dungeoneer", lesson)
    assert scripted(lesson, match, 1) == "send barrow_knight 0"
    waiting = msgspec.structs.replace(lesson, rivals=("1 declare", *lesson.rivals))
    assert scripted(waiting, match, 1) == match.state.decision(1).default
    assert scripted(msgspec.structs.replace(waiting, patient=False), match, 1) is None


def test_what_may_be_answered_meanwhile_ends_no_step() -> None:
    lesson = find_lesson("dungeoneer", "fight")
    assert lesson is not None
    step = next(step for step in lesson.step if step.id == "response")
    assert step.wants("pass", ["ask never", "pass"])
    assert not step.wants("ask never", ["ask never", "pass"])
    assert not step.wants("pass", ["play turn_away", "pass"])
    assert not step.ended_by("pass")
    match = opened("dungeoneer", lesson)
    reach_step(lesson, match, step)
    assert "play turn_away" in legal(match)
    assert place(lesson, given(lesson, match)) < lesson.step.index(step) + 1


def test_a_hint_is_said_at_its_question_only() -> None:
    lesson = find_lesson("dungeon-lords", "year")
    assert lesson is not None
    match = opened("dungeon-lords", lesson)
    spring = lesson.step[2]
    assert spring.id == "spring"
    assert said(lesson, lesson.step[0], match) == "lesson-year-begin"
    assert said(lesson, lesson.step[1], match) == "lesson-year-winter-at-orders"
    assert said(lesson, spring, match) == "lesson-year-spring-at-orders"


@pytest.mark.parametrize(("game_id", "name"), [("dungeon-lords", "year"), ("dungeoneer", "round")])
def test_each_kind_of_question_is_spoken_of_when_it_comes(game_id: str, name: str) -> None:
    """By the lesson, or else in the words that the question has for newcomers."""
    lesson = find_lesson(game_id, name)
    assert lesson is not None
    texts, rng = Texts("en", game_id, strict=True), random.Random(3)
    for _ in range(2):
        match, spoken = opened(game_id, lesson), set[str]()
        rivals_answer(lesson, match)
        while not ended(lesson, match):
            at = place(lesson, given(lesson, match))
            step = next(one for one in lesson.step[at:] if one.asks)
            asked, key = match.state.decision(0).prompt.key, said(lesson, step, match)
            spoken |= {hint for one in lesson.step[: lesson.step.index(step)] for hint in one.hints}
            assert texts.text(key)
            assert key in (lesson.key(step.id, f"at-{asked}"), f"help-{asked}") or asked in spoken
            match.apply(0, rng.choice(legal(match)))
            rivals_answer(lesson, match)


def test_a_kind_of_question_that_no_step_foresees_has_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = find_lesson("dungeon-lords", "year")
    assert lesson is not None
    match, battles = opened("dungeon-lords", lesson), lesson.step[-1]
    for kind, key in {
        "aim": "help-aim",
        "dig": lesson.key("battles"),
        "plan": lesson.key("battles", "at-plan"),
    }.items():
        monkeypatch.setattr(lesson_course, "_asked", lambda _, kind=kind: kind)
        assert said(lesson, battles, match) == key


def test_what_is_not_a_lesson_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert points_of("dungeon-lords")
    assert find_lesson("dungeon-lords", None) is None
    monkeypatch.setattr(Content, "data", lambda self, name: {"id": "x", "colour": "red"})
    lessons_of.cache_clear()
    with pytest.raises(ContentError, match=r"number|colour"):
        lessons_of("dungeon-lords")
    assert {finding.code for finding in lint("dungeon-lords")} == {"L101"}
    monkeypatch.undo()
    lessons_of.cache_clear()
    assert lessons_of("dungeon-lords")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_lists_of_tables_call_a_lesson_by_its_name(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    for lesson in lessons_of(game):
        assert words(f"web-lesson-{game}-{lesson.id}", lang) == texts.text(f"lesson-{lesson.id}")
