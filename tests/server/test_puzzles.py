"""Puzzles over HTTP: they are solved without an account, and nothing tells the answer before it is asked for."""

from __future__ import annotations

import json
from datetime import date
from typing import Any, Final

import pytest

from tests.server.helpers import House, Visit
from undercroft.dungeonlords.content.tile_tables import PLACES
from undercroft.kernel.engine.games import GAMES
from undercroft.locale.texts import LANGUAGES, Texts
from undercroft.study.puzzles.puzzle import POINT
from undercroft.study.puzzles.puzzle_choice import daily
from undercroft.study.puzzles.puzzle_kinds import kinds_of
from undercroft.study.puzzles.puzzle_library import puzzles_of

GAME: Final = "dungeon-lords"
PUZZLES: Final = puzzles_of(GAME)
AT: Final = f"/api/puzzles/{GAME}"
START: Final = {"rating": 1500.0, "deviation": 350.0, "volatility": 0.06}


def test_they_are_listed_with_that_of_the_day(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        found = await me.get(AT, lang="it", day="2026-03-01")
        assert [one["id"] for one in found["puzzles"]] == [puzzle.id for puzzle in PUZZLES]
        assert [one["name"] for one in found["kinds"]] == ["Battaglia", "Ordini"]
        assert found["daily"] == daily(PUZZLES, date(2026, 3, 1)).id
        assert (await me.get(AT))["daily"] is None
        heroes = await me.get("/api/puzzles/dungeoneer", day="2026-03-01")
        assert [one["id"] for one in heroes["puzzles"]] == [puzzle.id for puzzle in puzzles_of("dungeoneer")]
        assert heroes["daily"] == daily(puzzles_of("dungeoneer"), date(2026, 3, 1)).id
        assert (await me.get(AT, 400, day="tomorrow"))["code"] == "bad-request"
        assert (await me.get("/api/puzzles/chess", 404))["code"] == "no-puzzle"
        assert (await me.get(f"{AT}/b000000", 404))["code"] == "no-puzzle"
        games = {game["id"]: game["puzzles"] for game in await me.get("/api/games")}
        assert games == {GAME: len(PUZZLES), "dungeoneer": len(puzzles_of("dungeoneer"))}

    visit(play)


@pytest.mark.parametrize("game_id", GAMES)
def test_one_of_each_kind_is_solved_and_the_rating_moves(visit: Visit, game_id: str) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        for number, (kind, how) in enumerate(kinds_of(game_id).items()):
            puzzle = next(one for one in puzzles_of(game_id) if one.kind == kind)
            lang = LANGUAGES[number % 3]
            at = f"/api/puzzles/{game_id}/{puzzle.id}"
            sheet = await me.get(at, lang=lang)
            assert sheet["title"].startswith(Texts(lang, game_id).text(f"puzzle-{kind}"))
            assert sheet["measure"] == how.measure == {GAME: "points", "dungeoneer": "chance"}[game_id]
            assert sheet["first"]["decision"]["seat"] == puzzle.seat == sheet["first"]["view"]["seat"]
            asked = sheet["first"]
            for count, answer in enumerate(puzzle.best, start=1):
                offered = [option["action"] for option in asked["decision"]["options"]]
                assert answer in offered
                asked = await me.post(f"{at}/position", {"answers": list(puzzle.best[:count])})
            assert asked["decision"] is None
            right = await me.post(f"{at}/verdict", {"answers": list(puzzle.best), "rating": START})
            assert right["solved"] and right["loses"] == 0 and right["rating"]["rating"] > 1500
            lines = how.lines(puzzle.position, puzzle.seat)
            worst = max(range(len(lines)), key=lambda i: puzzle.losses[i])
            wrong = await me.post(f"{at}/verdict", {"answers": list(lines[worst]), "rating": START})
            assert not wrong["solved"] and wrong["loses"] == puzzle.losses[worst] / POINT
            assert wrong["rating"]["rating"] < 1500 and wrong["rating"]["deviation"] < 350
            again = await me.post(f"{at}/verdict", {"answers": list(puzzle.best)})
            assert again["solved"] and again["rating"] == START

    visit(play)


def test_what_cannot_be_answered_is_refused_with_its_rule(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        puzzle = next(one for one in PUZZLES if one.kind == "orders")
        at = f"{AT}/{puzzle.id}"
        sheet = await me.get(at)
        locked = sheet["first"]["view"]["lords"][puzzle.seat]["inaccessible"]
        orders = next(option["action"] for option in sheet["first"]["decision"]["options"])
        order = next(place.order for place in PLACES if place.id == locked[0])
        wrong = " ".join(["orders", order, *orders.split()[2:]])
        told = await me.post(f"{at}/why?action={wrong.replace(' ', '%20')}", {})
        assert told["rule"] == "DL-4.1"
        assert await me.post(f"{at}/why?action={orders.replace(' ', '%20')}", {}) is None
        for answers in ([wrong], [orders, orders], ["nonsense"], [orders] * 100):
            await me.post(f"{at}/position", {"answers": answers}, 400)
        assert (await me.post(f"{at}/verdict", {"answers": []}, 409))["code"] == "not-finished"
        mad = {"rating": 1e12, "deviation": -3.0, "volatility": 7.0}
        found = await me.post(f"{at}/verdict", {"answers": [orders], "rating": mad})
        assert 100 <= found["rating"]["rating"] <= 4000

    visit(play)


def test_heroes_of_a_puzzle_show_no_hand_but_that_of_the_seat(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        for kind in kinds_of("dungeoneer"):
            puzzle = next(one for one in puzzles_of("dungeoneer") if one.kind == kind)
            sheet = await me.get(f"/api/puzzles/dungeoneer/{puzzle.id}")
            assert not {"best", "losses", "tags", "after"} & set(sheet)
            hands = [hero["hand"]["cards"] for hero in sheet["first"]["view"]["heroes"] if hero["seat"] != puzzle.seat]
            assert hands and hands == [None] * len(hands)

    visit(play)


def test_a_puzzle_tells_neither_its_answer_nor_what_its_seat_may_not_know(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        for kind in kinds_of(GAME):
            puzzle = next(one for one in PUZZLES if one.kind == kind)
            sheet: dict[str, Any] = await me.get(f"{AT}/{puzzle.id}")
            assert not {"best", "losses", "tags", "after"} & set(sheet)
            view = sheet["first"]["view"]
            assert [lord["traps"] for lord in view["lords"] if lord["seat"] != puzzle.seat] == [None] * (
                len(view["lords"]) - 1
            )
            solution = await me.get(f"{AT}/{puzzle.id}/solution", lang="ru")
            assert solution["best"] and solution["steps"] and len(json.dumps(solution)) < 500_000
            assert len(solution["others"]) == min(3, len(puzzle.losses) - 1)
            assert [one["loses"] for one in solution["others"]] == sorted(one["loses"] for one in solution["others"])

    visit(play)
