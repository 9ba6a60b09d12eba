"""How numbered pieces of work are spread over processors: in this process, in several, or elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import Protocol, TypeVar

R = TypeVar("R")


class WorkSpread(Protocol):
    """Does a piece of work for each number, and yields the results in the order of the numbers."""

    def __call__(self, work: Callable[[int], R], numbers: Iterable[int]) -> Generator[R, None, None]:
        """Begin. The work must be a function that can be pickled; closing the iteration ends it."""
        ...


def in_this_process(work: Callable[[int], R], numbers: Iterable[int]) -> Generator[R, None, None]:
    """Work in this process (a `WorkSpread`)."""
    yield from map(work, numbers)


def in_processes(jobs: int) -> WorkSpread:
    """Return a `WorkSpread` over so many processes of this machine."""

    def spread(work: Callable[[int], R], numbers: Iterable[int]) -> Generator[R, None, None]:
        with ProcessPoolExecutor(max_workers=jobs) as pool:
            yield from pool.map(work, numbers)

    return in_this_process if jobs <= 1 else spread
