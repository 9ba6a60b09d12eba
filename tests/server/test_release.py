"""When a bot's answer is released says nothing about how long it was searched for: with a clock moved by hand."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.helpers import House, in_house
from undercroft.bots import OF_PACE, THINKS, Searcher, bots_of, frozen_of, levels_of, pace_of, searches
from undercroft.dungeonlords import GAME
from undercroft.kernel.engine.decisions import Decision, Prompt
from undercroft.kernel.engine.games import GAMES
from undercroft.server.background.bot_workers import bot_worker
from undercroft.server.background.bot_workers.answer_release import AnswerRelease
from undercroft.server.background.bot_workers.bot_pool import BotPool

PACE = 0.5


class Clock:
    """A clock that only `sleep` and the test move."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.slept: list[float] = []

    def read(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        assert seconds >= 0
        self.slept.append(seconds)
        self.now += seconds


def released_after(found_after: float, pace: float = PACE) -> float:
    """After how long an answer is released that was found after some time."""
    clock = Clock()
    begun = clock.now
    clock.now += found_after
    asyncio.run(AnswerRelease(clock.read, clock.sleep).wait(begun, pace))
    return round(clock.now - begun, 6)


def test_answers_found_at_any_time_within_the_pace_are_released_at_the_same_moment() -> None:
    assert {released_after(share / 100 * PACE) for share in range(101)} == {PACE}


def test_a_late_answer_is_released_at_a_multiple_of_the_pace() -> None:
    assert [released_after(late * PACE) for late in (1.01, 1.5, 2.0, 2.2)] == [2 * PACE, 2 * PACE, 2 * PACE, 3 * PACE]


def test_an_answer_without_a_pace_is_released_at_once() -> None:
    assert released_after(0.123, pace=0.0) == 0.123


@pytest.mark.parametrize(
    ("game", "name"), [(game, name) for game in GAMES for name in (*bots_of(game), *frozen_of(game))]
)
def test_a_pace_is_set_for_exactly_the_bots_that_search(game: str, name: str) -> None:
    for key in ("orders", "dig", "misdeeds", "unheard-of"):
        pace = pace_of(name, game, key)
        assert (0 < pace <= THINKS) if searches(name, game) else pace == 0


@pytest.mark.parametrize(("game", "key"), [(g, key) for g in GAMES for key in ("orders", "dig", "feats", "window")])
def test_stronger_levels_take_no_less_time_and_the_weakest_is_quick(game: str, key: str) -> None:
    paces = [pace_of(level, game, key) for level in levels_of(game)]
    assert paces == sorted(paces) and paces[0] < 0.2 * THINKS


def test_heroes_answer_sooner_in_windows_than_in_their_own_turns() -> None:
    assert pace_of("lichlord", "dungeoneer", "window") < 0.7 * pace_of("lichlord", "dungeoneer", "feats")


def test_a_worker_lets_a_bot_search_no_longer_than_its_pace_allows() -> None:
    seen: list[float] = []

    class Curious(Searcher):
        @classmethod
        def pace(cls, key: str) -> float:
            return 0.25 if key == "dig" else 0.5

        def search(self, view: Any, decision: Decision, world: Any) -> str:
            seen.append(self.seconds)
            return "found"

    decision = Decision(0, 0, Prompt("dig", "one", "DL-5.8"), (), "pass")
    dump = GAME.new(2, GAME.preset("first"), "s").dump()
    assert bot_worker._answer(Curious("s"), "dungeon-lords", None, decision, dump) == "found"
    assert seen == [OF_PACE * 0.25]


class Erratic(BotPool):
    """A pool whose bots take all kinds of times, by a clock."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(1, 1.0)
        self.clock = clock
        self.begun: list[tuple[float, str]] = []

    async def choose(
        self,
        bot: str,
        game_id: str,
        seed: str,
        view: Any,
        decision: Decision,
        begun: Callable[[], None] = lambda: None,
        world: bytes | None = None,
    ) -> str:
        begun()
        key = decision.prompt.key
        self.begun.append((self.clock.now, key))
        self.clock.now += pace_of(bot, game_id, key) * (len(self.begun) * 0.37 % 1.0)
        return decision.default

    async def warm_up(self) -> None:
        pass


def test_a_table_gets_the_answers_of_a_searching_bot_at_its_pace_whatever_they_took(tmp_path: Path) -> None:
    clock = Clock()
    pool = Erratic(clock)

    async def play(house: House) -> None:
        house.services.bots._release = AnswerRelease(clock.read, clock.sleep)
        me = await house.person()
        made = await me.make("me", "bot:overlord", preset="first")
        async with me.live(made["id"]) as live:
            await live.hello()
            for _ in range(8):
                await me.bots_rest(made["id"])
                while not live.table["decisions"]:
                    await live.until_table()
                assert (await live.answer(live.table["decisions"][0]))["type"] == "done"
            await me.bots_rest(made["id"])

    in_house(tmp_path, play, pool)
    assert len(pool.begun) > 4 and len({round(seconds, 6) for seconds in clock.slept}) > 2
    ends = [*[moment for moment, _ in pool.begun[1:]], clock.now]
    for (begun, key), end in zip(pool.begun, ends, strict=True):
        assert end - begun == pytest.approx(pace_of("overlord", "dungeon-lords", key))
