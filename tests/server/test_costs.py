"""What guests cost: measured, charged, bounded, and done in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import thread_time

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.helpers import House, Person, Visit, in_house
from undercroft.kernel.history.match import Steps
from undercroft.server.background.long_tasks import WAITING, LongTasks
from undercroft.server.catalogue import guide_pages, guided_lessons, numbered_rules, puzzle_sheets
from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.runtime.guest_budgets import PAYERS, GuestBudget, MeasuredAwaitable, ProcessorBudgets, network
from undercroft.study.puzzles.puzzle_library import puzzles_of

ANNA, BORIS = ("anna", "all of 1"), ("boris", "all of 2")


class Clock:
    """A clock that goes only when it is moved."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def busy(seconds: float) -> None:
    """Use the processor."""
    end = thread_time() + seconds
    while thread_time() < end:
        pass


def costs(rate: float = 0.1, burst: float = 1.0) -> tuple[ProcessorBudgets, Clock]:
    clock = Clock()
    return ProcessorBudgets(rate, burst, clock), clock


# Budgets.


def test_a_debt_is_paid_by_time() -> None:
    clock = Clock()
    budget = GuestBudget(0.5, 2.0, clock)
    budget.charge("a", 3.0)
    assert (budget.wait("a"), budget.wait("b")) == (2.0, 0.0)
    clock.now = 1.5
    assert budget.wait("a") == 0.5
    clock.now = 1000.0
    budget.charge("a", 2.5)
    assert budget.wait("a") == 1.0  # what was not used does not pile up
    budget.charge("a", 1e9)
    assert budget.wait("a") == 4.0  # nobody is locked out for long


def test_an_address_may_cost_as_much_as_several_guests_but_no_more() -> None:
    purse, _ = costs()
    for number in range(7):
        assert purse.wait((f"guest {number}", "all of 1")) == 0
        purse.charge((f"guest {number}", "all of 1"), 0.3)
    assert purse.wait(("another", "all of 1")) > 0
    assert purse.wait(("another", "all of 2")) == 0


def test_work_is_charged_by_the_processor_time_that_it_takes() -> None:
    async def run() -> None:
        purse, _ = costs(burst=0.02)

        async def work(seconds: float) -> str:
            busy(seconds)
            await asyncio.sleep(0)
            busy(seconds)
            return "done"

        assert await purse.paid(work(0.02), "GET replay", ANNA) == "done"
        assert purse.wait(ANNA) > 0 and purse.wait(BORIS) == 0

    asyncio.run(run())


def test_waiting_costs_nothing() -> None:
    async def run() -> None:
        async def others() -> None:
            await asyncio.sleep(0)
            busy(0.05)

        async def work() -> None:
            await asyncio.create_task(others())

        measured = MeasuredAwaitable(work())
        await measured
        assert measured.seconds < 0.05

    asyncio.run(run())


def test_measured_work_passes_on_errors_and_cancelling() -> None:
    async def run() -> None:
        ended: list[str] = []

        async def wrong() -> None:
            await asyncio.sleep(0)
            raise KeyError("wrong")

        async def long() -> None:
            try:
                await asyncio.get_running_loop().create_future()
            finally:
                ended.append("long")

        async def measured(work: Awaitable[None]) -> None:
            await MeasuredAwaitable(work)

        with pytest.raises(KeyError, match="wrong"):
            await measured(wrong())
        task = asyncio.create_task(measured(long()))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert ended == ["long"]

    asyncio.run(run())


def test_much_at_once_is_charged_in_advance() -> None:
    async def run() -> None:
        purse, _ = costs(burst=0.05)

        async def usual() -> None:
            busy(0.001)

        for _ in range(60):
            await purse.paid(usual(), "GET lists", BORIS)
        started = 0
        end = asyncio.Event()
        tasks = []
        for _ in range(500):
            if purse.wait(ANNA):
                break
            started += 1
            tasks.append(asyncio.create_task(purse.paid(end.wait(), "GET lists", ANNA)))
            await asyncio.sleep(0)
        assert 0 < started < 500
        end.set()
        await asyncio.gather(*tasks)

    asyncio.run(run())


def test_addresses_of_ipv6_count_by_network() -> None:
    assert network("2001:db8::1") == network("2001:db8::ffff:1") != network("2001:db8:0:1::1")
    assert network("fe80::1%eth0") == "fe80::"
    assert network("no address") == "no address"


# Turns.


def as_payer(payers: tuple[str, ...], do: Callable[[], Awaitable[object]]) -> asyncio.Task[object]:
    """Do something in a task that these payers pay for."""

    async def paid() -> object:
        PAYERS.set(payers)
        return await do()

    return asyncio.create_task(paid())


def steps(count: int, name: str, order: list[str]) -> Steps[str]:
    for _ in range(count):
        order.append(name)
        yield
    return name


def test_guests_take_turns_and_one_of_much_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.background.long_tasks.PART", 0.0)

    async def run() -> None:
        long_tasks, order = LongTasks(costs()[0]), list[str]()
        long = [as_payer(ANNA, lambda: long_tasks.steps(steps(50, "anna", order))) for _ in range(3)]
        await asyncio.sleep(0)
        short = as_payer(BORIS, lambda: long_tasks.steps(steps(5, "boris", order)))
        assert await short == "boris"
        assert not any(task.done() for task in long)
        await asyncio.gather(*long)
        assert order.count("anna") == 150
        last = max([place for place, name in enumerate(order) if name == "boris"])
        assert last < 20

    asyncio.run(run())


def test_others_are_served_between_the_parts_of_long_work(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.background.long_tasks.PART", 0.0)

    async def run() -> None:
        long_tasks, order = LongTasks(costs()[0]), list[str]()
        long = as_payer(ANNA, lambda: long_tasks.steps(steps(30, "anna", order)))
        while not long.done():
            order.append("others")
            await asyncio.sleep(0)
        longest = max(map(len, " ".join(order).replace("others", "|").split("|")))
        assert longest < 3 * len(" anna ")

    asyncio.run(run())


def test_long_work_is_charged_and_its_errors_arrive() -> None:
    async def run() -> None:
        purse, _ = costs(burst=0.01)
        long_tasks = LongTasks(purse)

        def long() -> Steps[None]:
            busy(0.02)
            yield
            raise KeyError("steps")

        def unpack() -> None:
            busy(0.02)
            raise KeyError("thread")

        with pytest.raises(KeyError, match="steps"):
            await as_payer(ANNA, lambda: long_tasks.steps(long()))
        assert purse.wait(ANNA) > 0
        with pytest.raises(KeyError, match="thread"):
            await as_payer(BORIS, lambda: long_tasks.thread(unpack))
        assert await as_payer(BORIS, lambda: long_tasks.thread(busy, 0.02)) is None
        assert purse.wait(BORIS) > 0

    asyncio.run(run())


def test_only_so_many_jobs_of_a_guest_wait() -> None:
    async def run() -> None:
        long_tasks, order = LongTasks(costs()[0]), list[str]()
        jobs = [as_payer(ANNA, lambda: long_tasks.steps(steps(3, "anna", order))) for _ in range(WAITING + 1)]
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert found[:-1] == ["anna"] * WAITING
        assert isinstance(found[-1], ApiError) and found[-1].status == 429

    asyncio.run(run())


def test_work_that_nobody_waits_for_any_more_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.server.background.long_tasks.PART", 0.0)

    async def run() -> None:
        long_tasks, order = LongTasks(costs()[0]), list[str]()
        job = as_payer(ANNA, lambda: long_tasks.steps(steps(10**9, "anna", order)))
        while len(order) < 5:
            await asyncio.sleep(0)
        job.cancel()
        assert await as_payer(ANNA, lambda: long_tasks.steps(steps(1, "next", order))) == "next"

    asyncio.run(run())


# The server.


async def read_until_refused(person: Person, path: str) -> httpx.Response:
    for _ in range(20_000):
        response = await person.http.get(path)
        if response.status_code != 200:
            return response
    raise AssertionError("reading is never refused")


def test_reading_is_bounded_by_what_it_costs(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random")
        async with me.live(made["id"]) as live:
            await live.hello()
            refused = await read_until_refused(me, f"/api/tables/{made['id']}/report")
            assert (refused.status_code, refused.json()["code"]) == (429, "rate")
            assert int(refused.headers["retry-after"]) >= 1
            assert (await live.ask(type="answer", seat=0, decision=0, action=""))["code"] == "rate"
        assert (await me.http.get("/healthz")).status_code == 200

    in_house(tmp_path, play, work=1e-6, work_burst=0.5)


def test_who_costs_much_is_refused_alone(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me, other = await house.person(), await house.person()
        purse = house.services.costs
        for guest in [cookie.partition(".")[0] for cookie in me.http.cookies.values()]:
            purse._guests.charge(guest, 1000.0)
        assert (await me.http.get("/api/tables")).status_code == 429
        assert (await other.http.get("/api/tables")).status_code == 200

    in_house(tmp_path, play, work=1e-3, work_burst=500.0)  # what a busy machine needs for a request is far less


def test_what_is_the_same_for_all_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def counted(game_id: str) -> dict[str, str]:
        made.append(game_id)
        return {"schema": game_id * 1000}

    monkeypatch.setattr("undercroft.server.endpoints.http_api.routes.game_routes.game_schema", counted)

    async def play(house: House) -> None:
        me, other = await house.person(), await house.person()
        path = "/api/games/dungeon-lords/schema"
        first, second = await me.http.get(path), await other.http.get(path)
        assert made == ["dungeon-lords"]
        assert first.content == second.content and first.headers["content-encoding"] == "gzip"
        assert first.headers["cache-control"] == "no-cache" and "set-cookie" not in first.headers
        plain = await me.http.get(path, headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers and plain.json() == first.json()
        tag = first.headers["etag"]
        unchanged = await me.http.get(path, headers={"if-none-match": tag})
        assert (unchanged.status_code, unchanged.content, unchanged.headers["etag"]) == (304, b"", tag)
        assert (await me.http.get(path, headers={"if-none-match": '"other"'})).status_code == 200
        assert len(made) == 2
        monkeypatch.undo()
        for _ in range(2):
            assert (await me.http.get("/api/games/chess/schema")).status_code == 400

    in_house(tmp_path, play)


@pytest.mark.parametrize("path", ["/api/games", "/api/games/dungeon-lords/rules/it", "/schema/openapi.json"])
def test_what_is_the_same_for_all_has_a_tag(visit: Visit, path: str) -> None:
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=f"http://{house.address}", timeout=PATIENCE) as browser:
            first = await browser.get(path)
            cookie = browser.cookies.get("undercroft_guest")
            assert first.status_code == 200 and cookie
            async with httpx.AsyncClient(base_url=f"http://{house.address}", timeout=PATIENCE) as another:
                again = await another.get(path)
                assert again.content == first.content
                assert another.cookies.get("undercroft_guest") not in (None, cookie)
            assert (await browser.get(path, headers={"if-none-match": first.headers["etag"]})).status_code == 304

    visit(play)


def test_no_language_that_somebody_makes_up_is_kept() -> None:
    """What is made for a language is kept; so all that nobody speaks share what is in English."""
    game = "dungeon-lords"
    puzzle = puzzles_of(game)[0].id
    for page in (
        lambda lang: numbered_rules.rules_of(game, lang),
        lambda lang: guide_pages.guide_of(game, "learn", lang),
        lambda lang: guided_lessons.guided_lessons(game, lang),
        lambda lang: puzzle_sheets.puzzles_on(game, lang, None),
        lambda lang: puzzle_sheets.solution(game, puzzle, lang),
    ):
        assert page("xx") is page("yy") is page("en")
        assert page("it") is not page("en")
