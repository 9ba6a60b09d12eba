"""Kill PostgreSQL's primary again and again while people play; each time its synchronous standby takes over.

``python -m tests.cluster.failovers --count 20 --seed 1`` prints what was lost (nothing may be).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.cluster.kills import Happenings, Told, play_on
from tests.cluster.nodes import Cluster, running
from tests.server.databases import OwnServer, own_server
from tests.server.helpers import run_with_losses

LATER: Final = 1.0
"""After how many seconds at most the standby notices that the primary is dead."""


class Pair:
    """A primary and its synchronous standby."""

    def __init__(self, primary: OwnServer, standby: OwnServer) -> None:
        self.primary = primary
        self.standby = standby
        standby.stop()
        standby.follow(primary)

    @property
    def url(self) -> str:
        """The URL of whichever of the two takes writes."""
        hosts = [f"{server.host}:5432" for server in (self.primary, self.standby)]  # without a port it is not accepted
        return f"postgresql://undercroft@/postgres?{'&'.join(hosts)}&target_session_attrs=read-write"

    def fail_over(self) -> None:
        """Kill the primary, and let the standby take over."""
        self.primary.kill()
        self.primary, self.standby = self.standby, self.primary
        self.primary.promote()

    def pair_again(self) -> None:
        """Let the one that was killed follow the other."""
        self.standby.follow(self.primary)


def lose_primaries(pair: Pair) -> type[Happenings]:
    """Return what may happen: the primary dies."""

    class Failovers(Happenings):
        async def one(self) -> None:
            self.happened.append("primary killed")
            await asyncio.sleep(self._chance.uniform(0.0, LATER))
            await asyncio.to_thread(pair.fail_over)
            await asyncio.to_thread(pair.pair_again)

    return Failovers


@contextmanager
def replicated(folder: Path, count: int) -> Iterator[tuple[Cluster, Pair]]:
    """Run nodes whose database has a synchronous standby."""
    with own_server(standby=True) as primary, own_server(standby=True) as standby:
        pair = Pair(primary, standby)
        with running(folder, [pair.url] * count) as server:
            yield server, pair


def fail_over(folder: Path, nodes: int, count: int, seed: int) -> Told:
    """Let primaries die while people play; return what that comes to."""
    with replicated(folder, nodes) as (server, pair):
        return run_with_losses(play_on(server, count, seed, lose_primaries(pair)))


def main(words: list[str]) -> int:
    """Do it as the command line says; the exit status is 0 if nothing was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--nodes", type=int, default=2, help="how many nodes")
    parser.add_argument("--count", type=int, default=20, help="how many primaries die")
    parser.add_argument("--seed", type=int, default=1, help="when")
    asked = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as folder:
        told = fail_over(Path(folder) / "data", asked.nodes, asked.count, asked.seed)
    print(told.text())
    return int(any(told.lost.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
