"""Lessons with words: their texts, and their tables, where rivals answer what the lesson says."""

from __future__ import annotations

import pytest

from tests.server.helpers import House, Visit
from undercroft.locale.texts import LANGUAGES, Texts
from undercroft.study.lessons.lesson_course import ended, given, opened, place, rivals_answer
from undercroft.study.lessons.lesson_library import find_lesson, lessons_of

GAME = "dungeon-lords"


def test_the_words_of_lessons_are_sent_in_each_language(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        for lang in LANGUAGES:
            found = await me.get(f"/api/games/{GAME}/lessons/{lang}")
            assert found["lang"] == lang
            texts = Texts(lang, GAME)
            assert [lesson["title"] for lesson in found["lessons"]] == [
                texts.text(lesson.key()) for lesson in lessons_of(GAME)
            ]
            choose = found["lessons"][1]["steps"][2]
            assert choose["text"] == texts.text("lesson-orders-choose")
            assert [reply["pattern"] for reply in choose["replies"]] == ["orders food mine dig", "*"]
        assert (await me.get(f"/api/games/{GAME}/lessons/xx"))["lang"] == "en"
        assert (await me.get("/api/games/chess/lessons/en", 404))["code"] == "no-lesson"
        games = {game["id"]: game["guided"] for game in await me.get("/api/games")}
        assert games[GAME] == [lesson.id for lesson in lessons_of(GAME)]

    visit(play)


@pytest.mark.parametrize(
    ("game", "name"),
    [(GAME, "orders"), (GAME, "payday"), (GAME, "battle"), ("dungeoneer", "glory"), ("dungeoneer", "fight")],
)
def test_rivals_answer_what_the_lesson_says(visit: Visit, game: str, name: str) -> None:
    lesson = find_lesson(game, name)
    assert lesson is not None
    match = opened(game, lesson)

    async def play(house: House) -> None:
        me = await house.person()
        table = (await me.post(f"/api/training/{name}", {"game": game}))["id"]
        assert (await me.snapshot(table))["table"]["lesson"] == name
        while not ended(lesson, match):
            rivals_answer(lesson, match)
            legal = [option.action for option in match.state.decision(0).options]
            step = next(step for step in lesson.step[place(lesson, given(lesson, match)) :] if step.want)
            answer = next(one for one in legal if step.wants(one, legal))
            await me.bots_rest(table)
            decision = (await me.snapshot(table))["decisions"][0]
            assert decision["number"] == match.state.settled
            assert [option["action"] for option in decision["options"]] == legal
            await me.post(f"/api/tables/{table}/answer", {"seat": 0, "decision": decision["number"], "action": answer})
            match.apply(0, answer)

    visit(play)


@pytest.mark.parametrize(("game", "name"), [(GAME, "dungeon"), (GAME, "payday"), ("dungeoneer", "fight")])
def test_a_lesson_begins_at_its_first_question(visit: Visit, game: str, name: str) -> None:
    """What led there is on the table, and is not told again before the learner has answered."""

    async def play(house: House) -> None:
        me = await house.person()
        table = (await me.post(f"/api/training/{name}", {"game": game}))["id"]
        for _ in range(2):
            async with me.live(table) as live:
                assert (await live.hello(tell=-1))["decisions"] and live.log

    visit(play)


def test_the_rivals_of_a_lesson_have_names_and_no_level(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        table = (await me.post("/api/training/orders", {"game": GAME}))["id"]
        mine, *rivals = (await me.snapshot(table))["seats"]
        assert (mine["level"], mine["alias"]) == (None, None)
        assert [rival["level"] for rival in rivals] == [None] * 3
        assert len({rival["alias"] for rival in rivals} - {None}) == 3

    visit(play)


def test_a_lesson_can_be_taken_again(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        first = await me.post("/api/training/battle", {"game": GAME})
        again = await me.post("/api/training/battle", {"game": GAME})
        assert first["id"] != again["id"]
        refused = await me.post(f"/api/tables/{first['id']}/rematch", None, 409)
        assert refused["code"] == "not-finished"

    visit(play)
