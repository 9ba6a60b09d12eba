"""Games in several processes: the same results, no game lost when a process dies, all processes ended."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from tests.patience import wait_until
from undercroft.arena.contests import contest_processes
from undercroft.arena.contests.contest import Contest, ContestError, round_robin
from undercroft.arena.contests.contest_game import ContestGame
from undercroft.arena.contests.contest_processes import in_processes, in_this_process

CONTEST = Contest.of("dungeon-lords", 2, round_robin(("greedy", "random"), 2), preset="full")


def results(games: Iterator[ContestGame]) -> list[Any]:
    return [game.result() for game in sorted(games, key=lambda game: game.number)]


@pytest.mark.nightly("plays the same games several times over")
def test_the_number_of_processes_changes_no_game() -> None:
    assert results(in_processes(2)(CONTEST, range(4))) == results(in_this_process(CONTEST, range(4)))


def test_a_process_that_dies_costs_only_its_game_which_is_played_again() -> None:
    numbers = range(4)
    running = in_processes(2)(CONTEST, numbers)
    found = [next(running)]
    killed = multiprocessing.active_children()[0]
    assert killed.pid is not None
    os.kill(killed.pid, signal.SIGKILL)
    wait_until(lambda: not killed.is_alive())
    found += list(running)
    assert sorted([game.number for game in found]) == list(numbers)
    assert multiprocessing.active_children() == []


def test_stopping_ends_all_processes() -> None:
    running = in_processes(2)(CONTEST, range(1000))
    with closing(running):
        next(running)
        assert len(multiprocessing.active_children()) == 2
    assert multiprocessing.active_children() == []


def test_a_game_that_kills_its_process_is_named_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest_processes, "_serve", dies)
    with pytest.raises(ContestError, match="game 0: its process has died 3 times"):
        list(in_processes(2)(CONTEST, range(1)))


def dies(questions: Any, contest: Contest) -> None:
    questions.recv()
    os._exit(1)


def test_an_error_in_a_game_reaches_the_caller() -> None:
    broken = Contest(**{**{f: getattr(CONTEST, f) for f in CONTEST.__struct_fields__}, "line_ups": (("oracle",) * 2,)})
    with pytest.raises(ContestError, match="no bot is called 'oracle'"):
        list(in_processes(2)(broken, range(2)))


def test_ctrl_c_ends_no_process_that_plays() -> None:
    """A terminal sends it to all processes; the one that asks decides what becomes of the others."""
    with closing(in_processes(2)(CONTEST, range(1000))) as running:
        next(running)
        before = {child.pid for child in multiprocessing.active_children()}
        for pid in before:
            assert pid is not None
            os.kill(pid, signal.SIGINT)
        for _ in range(4):
            next(running)
        assert {child.pid for child in multiprocessing.active_children()} == before
