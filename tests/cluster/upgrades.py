"""Upgrade a server to newer rules while people play and others watch: old and new nodes run side by side for a while.

``python -m tests.cluster.upgrades`` prints what was lost (nothing may be), and how long readers were away.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.cluster.kills import Happenings, Told, play_on
from tests.cluster.nodes import Broker, Cluster
from tests.server.databases import own_server
from tests.server.helpers import Person, run_with_losses

SOURCE: Final = Path(__file__).resolve().parents[2] / "src" / "undercroft"
VERSION: Final = re.compile(r"(RULES_VERSION: Final = )(\d+)")
"""Where a game says which version its rules have."""

SIDE_BY_SIDE: Final = 2.0
"""How many seconds both run while people play."""

THINKS: Final = 0.3
"""How many seconds players think, so that games are not over before the newer node has started."""


def newer_rules(folder: Path) -> Path:
    """Copy the program into a folder, with rules that call themselves newer; return the folder."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "compiled.json")
    shutil.copytree(SOURCE, folder / "undercroft", ignore=unwanted)
    for game in ("dungeonlords", "dungeoneer"):
        changed = 0
        for path in (folder / "undercroft" / game).rglob("*.py"):
            text, count = VERSION.subn(lambda found: f"{found[1]}{int(found[2]) + 1}", path.read_text("utf-8"))
            if count:
                path.write_text(text, "utf-8")
                changed += count
        assert changed == 1, f"the rules of {game} name their version {changed} times"
    return folder


class Upgrades(Happenings):
    """A node of the newer version starts; somebody comes to half of the tables through it, so that the older one has to
    let go of them; both run for a while; then the older one is drained.
    """

    async def one(self) -> None:
        """Upgrade the server."""
        old, new = self._server.nodes
        self.happened.append("upgrade")
        await asyncio.to_thread(new.start)
        visitor = Person(new.address)
        for table_id in self.tables[::2]:
            await visitor.get(f"/api/tables/{table_id}")
        await visitor.http.aclose()
        await asyncio.sleep(SIDE_BY_SIDE)
        await asyncio.to_thread(old.kill, signal.SIGTERM)


@contextmanager
def old_and_new(folder: Path) -> Iterator[Cluster]:
    """Run the older of two nodes for as long as the block lasts; the newer one can be started."""
    with own_server() as database:
        broker = Broker()
        broker.start()
        sources = [None, newer_rules(folder / "newer")]
        found = Cluster(folder / "data", [database.url] * 2, broker, sources=sources)
        try:
            found.nodes[0].start()
            yield found
        finally:
            found.kill()
            broker.kill()


def upgrade(folder: Path) -> Told:
    """Upgrade a server once while people play."""
    with old_and_new(folder) as server:
        return run_with_losses(play_on(server, 1, seed=1, kind=Upgrades, thinks=THINKS))


def main() -> int:
    """Do it; the exit status is 0 if nothing was lost."""
    with tempfile.TemporaryDirectory() as folder:
        told = upgrade(Path(folder))
        print(told.text())
    return int(any(told.lost.values()))


if __name__ == "__main__":
    sys.exit(main())
