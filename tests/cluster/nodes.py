"""A server of several nodes on this machine: PostgreSQL, NATS, and processes with a port each."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.cluster.cable import Cable
from tests.server.databases import own_server
from tests.server.process import ServerProcess, free_port
from undercroft.server.runtime.bus.nats_server import program


class Broker:
    """A NATS server, which can be killed and started again on the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The address where it listens."""
        return f"nats://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it; those who need it find it."""
        command = [program(), "-a", "127.0.0.1", "-p", str(self.port)]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)

    def kill(self) -> None:
        """End it without warning."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


class Cluster:
    """A running server of several nodes.

    Args:
        folder: where the nodes keep the key that they have in common.
        urls: the URL of the database, for each node.
        broker: what wakes them, which runs.
        cables: the cables by which the nodes reach the database, if they can be cut.
        sources: the folders that have the programs of the nodes; none for this one's.
    """

    def __init__(
        self,
        folder: Path,
        urls: Sequence[str],
        broker: Broker,
        cables: Sequence[Cable] = (),
        sources: Sequence[Path | None] = (),
    ) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.broker = broker
        self.cables = cables
        self.nodes = [
            ServerProcess(folder, source=source, UNDERCROFT_DATABASE_URL=url, UNDERCROFT_BUS=broker.url)
            for url, source in zip(urls, sources or [None] * len(urls), strict=True)
        ]

    def start(self) -> None:
        """Start all nodes, the first one first: it makes the key and the tables of the database."""
        for node in self.nodes:
            node.start()

    def kill(self) -> None:
        """End all nodes without warning."""
        for node in self.nodes:
            node.kill()

    def errors(self) -> list[str]:
        """What the nodes have reported."""
        return self.nodes[0].errors()


def freeze(node: ServerProcess) -> None:
    """Stop a node where it is."""
    node.send(signal.SIGSTOP)


def thaw(node: ServerProcess) -> None:
    """Let a frozen node go on."""
    node.send(signal.SIGCONT)


@contextmanager
def cluster(folder: Path, count: int) -> Iterator[Cluster]:
    """Run a server of several nodes for as long as the block lasts. Each has a cable to the database."""
    with ExitStack() as stack:
        database = stack.enter_context(own_server())
        cables = [Cable(database.connect) for _ in range(count)]
        for cable in cables:
            stack.callback(cable.remove)
        yield stack.enter_context(running(folder, [database.url_at(cable.port) for cable in cables], cables))


@contextmanager
def running(folder: Path, urls: Sequence[str], cables: Sequence[Cable] = ()) -> Iterator[Cluster]:
    """Run nodes with a database that runs, and what wakes them, for as long as the block lasts."""
    broker = Broker()
    broker.start()
    found = Cluster(folder, urls, broker, cables)
    try:
        found.start()
        yield found
    finally:
        found.kill()
        broker.kill()
