"""Games on many machines, by Ray (the extra ``ray``): those of a contest, and those of a dataset.

Undercroft must be installed on each of them, in the same version; one with other rules or bots refuses to play. A game
is a task of one processor core. If its process or machine dies, Ray plays it again elsewhere, and no other game is
lost: those that have ended are here already.
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import cache
from itertools import islice
from typing import Any, Final, TypeVar

import msgspec

from undercroft.arena.contests.contest import Contest, ContestError, code_of_bots
from undercroft.arena.contests.contest_game import ContestGame
from undercroft.arena.contests.contest_processes import Runner, played_or_error
from undercroft.envs.episodes.parallel_work import WorkSpread
from undercroft.kernel.base.errors import UndercroftError

R = TypeVar("R")

AHEAD: Final = 2
"""How many games for each core are handed to the cluster before they can begin, so that no core waits."""


@cache
def _check(contest: bytes) -> str | None:
    """Return why a contest cannot be played by this process, once for each; None if it can."""
    try:
        msgspec.json.decode(contest, type=Contest).check()
    except UndercroftError as error:
        return str(error)
    return None


def _play(contest: bytes, number: int) -> ContestGame | str:
    """Play a game in a process of the cluster; an error is returned as text."""
    return _check(contest) or played_or_error(msgspec.json.decode(contest, type=Contest), number)


def _work(work: Callable[[int], R], number: int, game_id: str, bots: str) -> tuple[int, R] | str:
    """Do a numbered piece of work in a process of the cluster; an error is returned as text."""
    if code_of_bots(game_id) != bots:
        return "the bots have changed here: install the same version everywhere"
    try:
        return number, work(number)
    except UndercroftError as error:
        return f"{number}: {error}"


def on_ray(address: str) -> Runner:
    """Return a `Runner` that plays on a cluster.

    Args:
        address: of the cluster's head, ``host:port``; ``auto`` for the cluster that this machine belongs to.

    Raises:
        ContestError: Ray is not installed, or there is no such cluster.
    """
    ray = _connected(address)

    def play(contest: Contest, numbers: Iterable[int]) -> Generator[ContestGame, None, None]:
        said = msgspec.json.encode(contest)
        return _as_they_end(ray, _play, lambda task, number: task.remote(said, number), numbers)

    return play


def spread_on_ray(address: str, game_id: str) -> WorkSpread:
    """Return what has numbered games of bots played on a cluster, and yields their results in the order of the numbers
    (`undercroft.envs.episodes.parquet_dataset.write_games`).

    Args:
        address: as for `on_ray`.
        game_id: the game, whose bots must be the same everywhere.

    Raises:
        ContestError: Ray is not installed, or there is no such cluster. The iteration raises it if a game fails.
    """
    ray = _connected(address)
    bots = code_of_bots(game_id)

    def spread(work: Callable[[int], R], numbers: Iterable[int]) -> Generator[R, None, None]:
        early: dict[int, R] = {}
        order = list(numbers)
        done = _as_they_end(ray, _work, lambda task, number: task.remote(work, number, game_id, bots), order)
        with closing(done):
            for number in order:
                while number not in early:
                    other, result = next(done)
                    early[other] = result
                yield early.pop(number)

    return spread


def _connected(address: str) -> Any:
    """Return Ray, connected to a cluster."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise ContestError("Ray is not installed: pip install 'undercroft[ray]'") from None
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ContestError(f"no Ray cluster answers at {address[:60]}: {error}") from None
    return ray


def _as_they_end(
    ray: Any, work: Callable[..., R | str], begin: Callable[[Any, int], Any], numbers: Iterable[int]
) -> Generator[R, None, None]:
    """Have the work done for each number, and yield the results as they come; text is an error."""
    # Done again however often its machine dies; an error in the game itself comes back as text.
    task = ray.remote(num_cpus=1, max_retries=-1)(work)
    waiting = iter(numbers)
    under_way: list[Any] = []
    try:
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(under_way)
            under_way += [begin(task, number) for number in islice(waiting, max(0, room))]
            if not under_way:
                return
            (ready,), under_way = ray.wait(under_way, num_returns=1)
            result: R | str = ray.get(ready)
            if isinstance(result, str):
                raise ContestError(result)
            yield result
    finally:
        for one in under_way:
            ray.cancel(one, force=True)
