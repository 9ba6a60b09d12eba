"""What is computed for guests: solutions, blows, reviews; who is next, what is refused, how it is ended."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.amounts import daily
from tests.fixtures.games import FOLDER
from tests.patience import MUCH, until
from tests.server.helpers import House, Person, Visit
from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.kernel.history.records import Record
from undercroft.server.background.study_jobs.job_queue import OF_ADDRESS, OF_GUEST, JobQueue
from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.runtime.guest_budgets import PAYERS
from undercroft.study.analysis.game_review import decisions_of
from undercroft.study.study_offers import studies_of

GAME = "dungeon-lords"
SMALL = "party thief1 warrior1; creatures witch1; traps pendulum; tiles 2,0 2,1; round 3; cards fireball suggestion ? ?"
LARGE = (
    "party warrior4 thief3 wizard1; creatures troll1 slime2 ghost1 golem1 vampire1; traps pendulum fire_wall trap_door "
    "cursed_ring; gold 2; food 2; imps 3; evil 4; tiles 2,0 2,1 2,2 3,2=mint; cards ? ? ? ?; tent"
)
SLOW = (sys.executable, str(Path(__file__).with_name("slow_study.py")))


def with_queue(ask: Callable[[JobQueue], Awaitable[None]], workers: int = 1) -> None:
    """Do something with a queue whose worker says which process it is, or waits until a file is there."""

    async def run() -> None:
        queue = JobQueue(workers, SLOW)
        try:
            await asyncio.wait_for(ask(queue), MUCH)
        finally:
            await queue.stop()

    asyncio.run(run())


async def asked(queue: JobQueue, guest: str, address: str, *question: object) -> Any:
    """Ask as a guest."""
    PAYERS.set((guest, address))
    return await queue.ask(*question)


def test_games_say_what_they_offer() -> None:
    offers = {game: studies_of(game) for game in GAMES}
    assert offers == {GAME: ("solver", "review", "coach", "training"), "dungeoneer": ("review", "coach")}


def test_addresses_take_turns_and_so_do_their_guests(tmp_path: Path) -> None:
    order: list[str] = []

    async def ask(queue: JobQueue) -> None:
        async def one(guest: str, address: str) -> None:
            await asked(queue, guest, address, "wait", str(tmp_path / "go"))
            order.append(guest)

        first = asyncio.create_task(one("first", "elsewhere"))
        await until(lambda: queue.begun == 1)
        waiting = [asyncio.create_task(one(guest, "here")) for guest in ("greedy", "greedy", "greedy", "other")]
        waiting.append(asyncio.create_task(one("quiet", "there")))
        await until(lambda: queue.waiting == 5)
        (tmp_path / "go").touch()
        await asyncio.gather(first, *waiting)

    with_queue(ask)
    assert order == ["first", "greedy", "quiet", "other", "greedy", "greedy"]


def test_one_guest_has_one_worker_at_a_time(tmp_path: Path) -> None:
    async def ask(queue: JobQueue) -> None:
        mine = [asyncio.create_task(asked(queue, "greedy", "here", "wait", str(tmp_path / "go"))) for _ in range(2)]
        await until(lambda: queue.begun == 1 and queue.waiting == 1)
        assert await asked(queue, "quiet", "there", "pid") != os.getpid()
        (tmp_path / "go").touch()
        await asyncio.gather(*mine)

    with_queue(ask, workers=2)


def test_a_guest_and_an_address_may_have_so_much_waiting(tmp_path: Path) -> None:
    async def ask(queue: JobQueue) -> None:
        async def more(guest: str) -> asyncio.Task[Any]:
            before = queue.begun + queue.waiting
            task = asyncio.create_task(asked(queue, guest, "here", "wait", str(tmp_path / "go")))
            await until(lambda: queue.begun + queue.waiting == before + 1 or task.done())
            return task

        tasks = [await more("a") for _ in range(OF_GUEST)]
        with pytest.raises(ApiError, match="too much at once"):
            await asked(queue, "a", "here", "pid")
        tasks += [await more(f"guest {i}") for i in range(OF_ADDRESS - OF_GUEST)]
        with pytest.raises(ApiError, match="too much at once"):
            await asked(queue, "new", "here", "pid")
        (tmp_path / "go").touch()
        await asyncio.gather(*tasks)
        await asked(queue, "new", "here", "pid")

    with_queue(ask)


def test_what_nobody_waits_for_ends_and_frees_its_worker(tmp_path: Path) -> None:
    async def ask(queue: JobQueue) -> None:
        before = await asked(queue, "a", "here", "pid")
        task = asyncio.create_task(asked(queue, "a", "here", "wait", str(tmp_path / "never")))
        later = asyncio.create_task(asked(queue, "a", "here", "wait", str(tmp_path / "never")))
        await until(lambda: queue.begun == 1 and queue.waiting == 1)
        for one in (later, task):
            one.cancel()
        await asyncio.gather(task, later, return_exceptions=True)
        assert await asked(queue, "b", "here", "pid") != before

    with_queue(ask)


def test_a_solution_says_what_the_solver_says(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        found = await me.post(f"/api/games/{GAME}/solve", {"position": SMALL})
        best = found["plans"][0]
        assert found["exact"] and best["low"] == best["high"] > found["plans"][1]["high"]
        assert sum([end["chance"] for end in found["ends"]]) == pytest.approx(1)
        assert [option["action"] for option in best["answers"]] == ["lay pendulum", "send witch1"]
        plan = ["mark 2,0", "send witch1"]  # there is no other tile to mark
        tried = await me.post(f"/api/games/{GAME}/solve", {"position": SMALL, "plan": plan})
        assert tried["tried"]["high"] < tried["plans"][0]["low"] == best["low"]
        for chance in tried["chances"]:
            answers = [option["action"] for option in chance["answers"]]
            question = {"position": SMALL, "plan": plan, "chance": chance["id"], "answers": answers}
            blows = await me.post(f"/api/games/{GAME}/blows", question)
            msgspec.convert(blows["view"], find_game(GAME).view_class)
            events = [event["event"] for event, _ in blows["beats"] if event]
            assert "CardTurnedUp" in events

    visit(play)


def test_training_says_what_is_best_and_what_was_missed(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        path = f"/api/games/{GAME}/training"
        before = await me.post(path, {"lesson": "4"})
        assert before["best"] == before["reached"] == 1 and before["missed"] is None
        line = [option["action"] for option in before["following"]]
        whole = await me.post(path, {"lesson": "4", "answers": line})
        assert (whole["reached"], whole["number"], whole["following"]) == (1, -1, [])
        hasty = await me.post(path, {"lesson": "4", "answers": ["ready"]})
        assert hasty["reached"] > 1 and hasty["number"] == 0 and hasty["missed"]["action"] == "ready"
        assert [option["action"] for option in hasty["better"]] == line

    visit(play)


IMPOSSIBLE: list[tuple[str, dict[str, Any], int, str]] = [
    ("chess/solve", {"position": SMALL}, 404, "no-study"),
    ("dungeoneer/solve", {"position": SMALL}, 404, "no-study"),
    (f"{GAME}/solve", {"position": "party dragon9; tiles 2,0"}, 400, "no-study"),
    (f"{GAME}/solve", {"position": SMALL, "plan": ["send witch2"]}, 400, "no-study"),
    (f"{GAME}/solve", {"position": SMALL, "plan": ["dance"]}, 400, "no-study"),
    (f"{GAME}/solve", {"position": SMALL, "wish": "fame"}, 400, "no-study"),
    (f"{GAME}/solve", {"position": "x" * 2_000}, 413, "too-large"),
    (f"{GAME}/training", {"lesson": "5"}, 400, "no-study"),
    (f"{GAME}/training", {"lesson": "4", "answers": ["send witch2"]}, 400, "no-study"),
    (f"{GAME}/training", {"lesson": "4", "answers": ["ready"] * 100}, 413, "too-large"),
    ("dungeoneer/training", {"lesson": "4"}, 404, "no-study"),
    (f"{GAME}/blows", {"position": SMALL, "chance": "rain"}, 400, "no-study"),
    (f"{GAME}/blows", {"position": SMALL, "plan": ["send witch1"] * 100}, 413, "too-large"),
]


def test_what_cannot_be_computed_is_refused(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        for path, body, status, code in IMPOSSIBLE:
            assert (await me.post(f"/api/games/{path}", body, status))["code"] == code, (path, body)

    visit(play)


def test_hanging_up_ends_a_search(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        queue = house.services.studies
        search = asyncio.create_task(me.http.post(f"/api/games/{GAME}/solve", json={"position": LARGE}, timeout=MUCH))
        await until(lambda: queue.begun == 1)
        search.cancel()
        with pytest.raises((asyncio.CancelledError, httpx.HTTPError)):
            await search
        await until(lambda: queue.begun == 0)

    visit(play)


REVIEWED = [("2-lords-first", "points"), ("dungeoneer-1-tomb", "chance")]


@pytest.mark.parametrize(("name", "measure"), daily(REVIEWED, REVIEWED[0]))
def test_a_review_is_computed_once_and_kept(visit: Visit, name: str, measure: str) -> None:
    record = (FOLDER / f"{name}.record").read_text(encoding="utf-8")

    async def play(house: House) -> None:
        me, other = await house.person(), await house.person()
        house.services.reviews.effort = 4
        table = await opened(me, record)
        path = f"/api/tables/{table}/review"
        assert (await me.get(path))["state"] == "none"
        assert (await me.post(path))["state"] == "running"
        assert (await other.post(path))["state"] == "running"
        second = await opened(me, record)
        assert (await me.post(f"/api/tables/{second}/review", None, 429))["code"] == "reviewing"
        assert (await other.http.delete(path)).json()["code"] == "not-yours"
        await until_done(me, path)
        first = await me.get(path)
        again = f"/api/tables/{second}/review"
        await other.post(again)
        await until_done(other, again)
        assert first["review"] == (await other.get(again))["review"]
        assert first["review"]["measure"] == measure
        review = first["review"]
        decisions = decisions_of(Record.from_text(record))
        whole, *seats = review["seats"]
        assert whole["judged"] == whole["decisions"] == len(decisions) == sum([one["judged"] for one in seats])
        assert all(0 <= one["low"] <= one["regret"] <= one["high"] for one in review["named"])
        assert {one["number"] for one in review["named"]} >= {*whole["moments"], *whole["successes"]}
        assert sum([one["regret"] for one in review["kinds"]]) == pytest.approx(
            sum([sum(one["lost"]) for one in review["parts"]])
        )
        assert (await me.post(path))["state"] == "done"
        assert (await me.http.delete(f"/api/tables/{table}")).is_success
        assert await house.services.store.review(table) is None

    visit(play)


def test_two_who_ask_at_the_same_moment_begin_one_review(visit: Visit) -> None:
    record = (FOLDER / "2-lords-first.record").read_text(encoding="utf-8")

    async def play(house: House) -> None:
        reviews = house.services.reviews
        table = await opened(await house.person(), record)

        async def begin(guest: str) -> str:
            PAYERS.set((guest, "somewhere"))
            return (await reviews.begin(table, Record.from_text(record))).state

        assert (
            await asyncio.gather(*[asyncio.create_task(begin(guest)) for guest in ("anna", "boris")]) == ["running"] * 2
        )
        assert len([task for task in asyncio.all_tasks() if task.get_name() == "review"]) == 1

    visit(play)


def test_a_review_that_is_stopped_keeps_what_was_judged_and_goes_on_from_there(visit: Visit) -> None:
    """It can be read while it is computed; once my own decisions are judged, it stops until I want the others'."""
    record = (FOLDER / "2-lords-first.record").read_text(encoding="utf-8")

    async def play(house: House) -> None:
        me = await house.person()
        reviews = house.services.reviews
        reviews.effort = 4
        table = await opened(me, record, seats="me,bot:greedy")
        path = f"/api/tables/{table}/review"
        await me.post(path)
        while (found := await me.get(path))["judged"] < 2:
            pass
        assert found["review"]["seats"][0]["judged"] == found["review"]["seats"][1]["judged"] >= 2
        stopped = (await me.http.delete(path)).json()
        assert stopped["state"] == "stopped" and stopped["judged"] >= found["judged"]
        await until(lambda: house.services.studies.begun == 0)
        assert stopped == await me.get(path)
        again = await me.post(path)
        assert again["state"] == "running" and again["judged"] == stopped["judged"]
        mine = await until_over(me, path)
        _, first, second = mine["review"]["seats"]
        assert mine["state"] == "stopped" and first["judged"] == first["decisions"] and not second["judged"]
        await me.post(path)
        await until_done(me, path)
        whole = await me.get(path)
        other = await opened(me, record)
        await me.post(f"/api/tables/{other}/review")
        await until_done(me, f"/api/tables/{other}/review")
        assert (await me.get(f"/api/tables/{other}/review"))["review"] == whole["review"]
        unfinished = await opened(me, record, to=3)
        assert (await me.post(f"/api/tables/{unfinished}/review", None, 403))["code"] == "not-finished"

    visit(play)


def test_a_review_that_fails_keeps_what_was_judged_and_goes_on_from_there(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = (FOLDER / "2-lords-first.record").read_text(encoding="utf-8")

    async def play(house: House) -> None:
        me = await house.person()
        house.services.reviews.effort = 4
        table = await opened(me, record)
        path = f"/api/tables/{table}/review"
        compute, asked_for = JobQueue.compute, 0

        async def fails_once(self: JobQueue, *question: object) -> Any:
            nonlocal asked_for
            asked_for += 1
            if asked_for == 4:  # after the decisions, and two of them
                raise ApiError("busy", "this could not be computed; try again", 503)
            return await compute(self, *question)

        monkeypatch.setattr(JobQueue, "compute", fails_once)
        await me.post(path)
        found = await until_over(me, path)
        assert (found["state"], found["judged"]) == ("failed", 2)
        stored = await house.services.store.review(table)
        assert stored is not None and len(msgspec.json.decode(stored)["judged"]) == 2
        await me.post(path)
        await until_done(me, path)
        assert asked_for == 4 + 1 + found["decisions"] - 2  # nothing that was kept is judged once more

    visit(play)


async def opened(person: Person, record: str, **more: Any) -> str:
    """A table with a recorded game."""
    made: dict[str, Any] = (await person.http.post("/api/records", params=more, content=record.encode())).json()
    return str(made["id"])


async def until_done(person: Person, path: str) -> None:
    """Wait until a review is there."""
    while (found := await until_over(person, path))["state"] == "stopped":  # the person's own decisions
        await person.post(path)
    assert found["state"] == "done", found


async def until_over(person: Person, path: str) -> Any:
    """Wait until a review goes on no more."""
    while (found := await person.get(path))["state"] == "running":
        assert found["judged"] <= found["decisions"] or not found["decisions"]
        await asyncio.sleep(0.05)
    return found
