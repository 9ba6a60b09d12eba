"""Games of a contest on many machines, by Ray (the extra ``ray``).

Undercroft must be installed on each of them, in the same version; one with other rules or bots refuses to play. A game
is a task of one processor core. If its process or machine dies, Ray plays it again elsewhere, and no other game is
lost: those that have ended are here already.
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Generator, Iterable
from functools import cache
from itertools import islice
from typing import Any, Final

import msgspec

from undercroft.arena.contest import Contest, ContestError
from undercroft.arena.games import Played
from undercroft.arena.workers import Runner, played_or_error
from undercroft.kernel.errors import UndercroftError

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


def _play(contest: bytes, number: int) -> Played | str:
    """Play a game in a process of the cluster; an error is returned as text."""
    return _check(contest) or played_or_error(msgspec.json.decode(contest, type=Contest), number)


def on_ray(address: str) -> Runner:
    """Return a `Runner` that plays on a cluster.

    Args:
        address: of the cluster's head, ``host:port``; ``auto`` for the cluster that this machine belongs to.

    Raises:
        ContestError: Ray is not installed, or there is no such cluster.
    """
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise ContestError("Ray is not installed: pip install 'undercroft[ray]'") from None
    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise ContestError(f"no Ray cluster answers at {address[:60]}: {error}") from None

    def play(contest: Contest, numbers: Iterable[int]) -> Generator[Played, None, None]:
        return _play_on(ray, contest, numbers)

    return play


def _play_on(ray: Any, contest: Contest, numbers: Iterable[int]) -> Generator[Played, None, None]:
    # Played again however often its machine dies; an error in the game itself comes back as text.
    task = ray.remote(num_cpus=1, max_retries=-1)(_play)
    said = msgspec.json.encode(contest)
    waiting = iter(numbers)
    under_way: list[Any] = []
    try:
        while True:
            room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))) - len(under_way)
            under_way += [task.remote(said, number) for number in islice(waiting, max(0, room))]
            if not under_way:
                return
            (ready,), under_way = ray.wait(under_way, num_returns=1)
            played: Played | str = ray.get(ready)
            if isinstance(played, str):
                raise ContestError(played)
            yield played
    finally:
        for one in under_way:
            ray.cancel(one, force=True)
