"""Measure the server beside boardgame.io's and a floor in one run, print a table and add ``server`` to ``bench.json``.

The servers and the load (`load/`) run in separate processes, all on this machine. Our server writes each answer to disk
before it acknowledges it; the peer keeps its matches in memory, which is its default. Both play a game whose state has
the same size, and the ratios are those to the peer's faster way of sending it. The floor (`floor.py`) is a bare server
that stores the same answers and sends prepared bytes. Ours is measured before and after the peer, so that a machine
that gets slower shows. It is one process with SQLite; where PostgreSQL is installed, one node and several are measured
with it, too. Other work on the machine changes what a second is worth, so processor time per move is reported as well.
Our server runs with no limits for guests; all other settings are the defaults.

    python benchmarks/bench_server.py [--seconds S] [--no-peer] [--no-memory]
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import platform
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.server.databases import own_server, programs

ROOT = Path(__file__).resolve().parent.parent
HERE = Path(__file__).resolve().parent
PEER = ROOT / ".bench-boardgame-io"
PEER_FILES = ("package.json", "package-lock.json", "server.mjs", ".npmrc")
FREE = {"LIMITS": "off"}

TABLES = 100
VIEWERS = (1, 4)
NODES = (1, 2)
"""How many nodes our server has when it is measured with PostgreSQL."""

PAUSE = 0.4
"""How many seconds each table thinks on average, when both servers get the same load instead of all they can take."""

GROWTH = (10, 100, 1000)
LINES = {
    "before": "undercroft",
    "boardgame_io": "boardgame.io, whole pictures",
    "boardgame_io_parts": "boardgame.io, changed parts",
    "after": "undercroft",
    "floor": "the floor",
    **{f"nodes_{count}": f"undercroft, PostgreSQL, {count}" for count in NODES},
}
WANTED_RATIO = 3.0
WANTED_OF_FLOOR = 0.5
WANTED_MEGABYTES = 400
WANTED_START = 3.0


class Server:
    """A running server, measured from outside by its process id.

    Args:
        process: the process.
        port: where it listens.
        started_in: how many seconds it took to start.
    """

    def __init__(self, process: subprocess.Popen[str], port: int, started_in: float) -> None:
        self.process = process
        self.port = port
        self.started_in = started_in

    def ask(self, path: str, cookie: str = "") -> str:
        """The body of a GET request.

        Raises:
            RuntimeError: the status is not 200.
        """
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request("GET", path, headers={"Cookie": cookie} if cookie else {})
        response = connection.getresponse()
        body = response.read().decode()
        connection.close()
        if response.status != 200:
            raise RuntimeError(f"GET {path}: {response.status} {body[:200]}")
        return body

    def family(self) -> list[int]:
        """The ids of the process and of all its descendants, those of the bots included."""
        found = [self.process.pid]
        for pid in found:
            children = Path(f"/proc/{pid}/task/{pid}/children")
            found += [int(child) for child in children.read_text().split()] if children.exists() else []
        return found

    def megabytes(self) -> float:
        """The memory of the whole family. Where the system tells, memory that several share counts once."""
        return sum([_megabytes(pid) for pid in self.family()])

    def tables_in_memory(self) -> int:
        """How many tables the server has in memory, according to its metrics."""
        lines = self.ask("/metrics").splitlines()
        return int(float(next(line for line in lines if line.startswith("undercroft_tables_in_memory ")).split()[1]))


def _megabytes(pid: int) -> float:
    for name, field in (("smaps_rollup", "Pss:"), ("status", "VmRSS:")):
        with suppress(OSError):
            lines = Path(f"/proc/{pid}/{name}").read_text().splitlines()
            return int(next(line for line in lines if line.startswith(field)).split()[1]) / 1024
    ps = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], check=True, stdout=subprocess.PIPE)
    return int(ps.stdout) / 1024


def _until_line(output: IO[str], wanted: str) -> str:
    for line in output:
        if wanted in line:
            return line
    raise RuntimeError("the server did not start")


@contextmanager
def ours(data: Path, **settings: str) -> Iterator[Server]:
    """Our server on a free port.

    Args:
        data: its data folder.
        **settings: environment variables, without ``UNDERCROFT_``.
    """
    environment = {**os.environ, **{f"UNDERCROFT_{name}": value for name, value in {**FREE, **settings}.items()}}
    command = [sys.executable, "-m", "undercroft", "serve", "--no-open", "--port", "0", "--data", str(data)]
    with (data / "server.log").open("a") as log:
        start = time.perf_counter()
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert process.stdout is not None
            line = _until_line(process.stdout, "http://")
            server = Server(process, int(line.strip().rstrip("/").rpartition(":")[2]), 0.0)
            server.ask("/healthz")
            server.started_in = time.perf_counter() - start
            yield server
        finally:
            process.kill()
            process.wait()


@contextmanager
def peer(view_bytes: int, parts: bool) -> Iterator[Server]:
    """The peer's server.

    Args:
        view_bytes: how large its state is, as a player sees it.
        parts: whether it sends only what has changed of it, not all, which is its default.
    """
    environment = {**os.environ, "NODE_ENV": "production", "VIEW_BYTES": str(view_bytes), "DELTA": str(int(parts))}
    start = time.perf_counter()
    process = subprocess.Popen(
        ["node", "server.mjs"], cwd=PEER, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        assert process.stdout is not None
        port = json.loads(_until_line(process.stdout, "port"))["port"]
        yield Server(process, port, time.perf_counter() - start)
    finally:
        process.kill()
        process.wait()


@contextmanager
def floor(data: Path, size: int) -> Iterator[Server]:
    """The floor: a bare server that stores the same answers and sends prepared bytes.

    Args:
        data: the folder for its database.
        size: how many bytes it sends each viewer after an answer.
    """
    command = [sys.executable, str(HERE / "floor.py"), str(data / "floor.db"), str(size)]
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        yield Server(process, int(process.stdout.readline()), time.perf_counter() - start)
    finally:
        process.kill()
        process.wait()


def install_peer() -> bool:
    """Install the peer unless today's version is installed; False if that is impossible because there is no Node."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    PEER.mkdir(exist_ok=True)
    lock = PEER / "installed-lock.json"
    for name in PEER_FILES:
        shutil.copy(HERE / "boardgame_io" / name, PEER / name)
    if not lock.exists() or lock.read_bytes() != (PEER / "package-lock.json").read_bytes():
        print("Installing the peer into .bench-boardgame-io ...", file=sys.stderr)
        subprocess.run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], cwd=PEER, check=True)
        shutil.copy(PEER / "package-lock.json", lock)
    return True


def load(kind: str, server: Server, tables: int, viewers: int, seconds: float, pause: float = 0.0) -> dict[str, Any]:
    """Run the load against a server; the figures that the load process prints."""
    command = [sys.executable, str(HERE / "load"), kind, str(server.port), "--processes", *map(str, server.family())]
    numbers = ["--tables", str(tables), "--viewers", str(viewers), "--seconds", str(seconds), "--pause", str(pause)]
    run = subprocess.run([*command, *numbers], check=True, stdout=subprocess.PIPE, text=True)
    result: dict[str, Any] = json.loads(run.stdout)
    if result["refused"] or result["lost"]:
        print(f"unexpected: {result['refused']} answers refused, {result['lost']} connections lost", file=sys.stderr)
    return result


def measure_ours(tables: int, viewers: int, seconds: float, pause: float = 0.0) -> dict[str, Any]:
    """Run the load against our server, started for it alone."""
    with tempfile.TemporaryDirectory() as data, ours(Path(data)) as server:
        return load("ours", server, tables, viewers, seconds, pause)


def measure_nodes(count: int, tables: int, viewers: int, seconds: float) -> dict[str, Any]:
    """Run the load against so many nodes of our server, with a new PostgreSQL that syncs each commit."""
    with (
        tempfile.TemporaryDirectory() as data,
        own_server(syncs=True) as database,
        ours(Path(data), PROCESSES=str(count), DATABASE_URL=database.url) as server,
    ):
        return load("ours", server, tables, viewers, seconds)


def measure_floor(tables: int, viewers: int, seconds: float, size: int) -> dict[str, Any]:
    """Run the load against the floor."""
    with tempfile.TemporaryDirectory() as data, floor(Path(data), size) as server:
        return load("floor", server, tables, viewers, seconds)


def beside_the_peer(viewers: int, seconds: float) -> dict[str, Any]:
    """The figures of all servers with the same number of tables and viewers, and their ratios."""
    before = measure_ours(TABLES, viewers, seconds)
    size = before["whole_picture_bytes"]
    with peer(size, parts=True) as server:
        parts = load("peer", server, TABLES, viewers, seconds)
    with peer(size, parts=False) as server:
        theirs = load("peer", server, TABLES, viewers, seconds)
        theirs_calm = load("peer", server, TABLES, viewers, seconds, PAUSE)
    after = measure_ours(TABLES, viewers, seconds)
    bare = measure_floor(TABLES, viewers, seconds, after["picture_bytes"])
    nodes = {f"nodes_{count}": measure_nodes(count, TABLES, viewers, seconds) for count in NODES if programs()}
    calm = measure_ours(TABLES, viewers, seconds, PAUSE)
    mean = {key: (before[key] + after[key]) / 2 for key in ("moves_per_second", "server_cpu_us_per_move")}
    best = max(theirs, parts, key=lambda found: found["moves_per_second"])
    worst = max(before["seen_ms"]["p99"], after["seen_ms"]["p99"])
    return {
        "viewers": viewers,
        "before": before,
        "boardgame_io": theirs,
        "boardgame_io_parts": parts,
        "after": after,
        "floor": bare,
        **nodes,
        "calm": {"undercroft": calm, "boardgame_io": theirs_calm},
        "ratio": mean["moves_per_second"] / best["moves_per_second"],
        "ratio_by_processor_time": best["server_cpu_us_per_move"] / max(1.0, mean["server_cpu_us_per_move"]),
        "ratio_to_floor": mean["moves_per_second"] / bare["moves_per_second"],
        "p99_ratio": worst / best["seen_ms"]["p99"],
    }


def measure_memory(tables: int, viewers: int) -> dict[str, Any]:
    """Memory with open tables, the time of a start after kill -9 with them in the database, and idle tables."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        with ours(data) as server:
            empty, first_start = server.megabytes(), server.started_in
            command = [sys.executable, str(HERE / "load"), "ours", str(server.port), "--hold"]
            numbers = ["--tables", str(tables), "--viewers", str(viewers)]
            holder = subprocess.Popen([*command, *numbers], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            assert holder.stdout is not None and holder.stdin is not None
            made = json.loads(holder.stdout.readline())
            time.sleep(1.0)
            opened, inside = server.megabytes(), server.tables_in_memory()
            server.process.send_signal(signal.SIGKILL)
            server.process.wait()
            holder.stdin.close()
            holder.wait()
        rest = {"IDLE_SECONDS": "10", "TABLES_IN_MEMORY": str(2 * tables)}
        with ours(data, **rest) as server:
            after_kill = server.started_in
            start = time.perf_counter()
            for table, cookie in made:
                server.ask(f"/api/tables/{table}", cookie)
            reopened = (time.perf_counter() - start) / len(made)
            loaded, back = server.megabytes(), server.tables_in_memory()
            deadline = time.monotonic() + 30.0
            while (left := server.tables_in_memory()) and time.monotonic() < deadline:
                time.sleep(0.5)
            rested = server.megabytes()
    return {
        "tables": tables,
        "viewers": viewers,
        "tables_in_memory": inside,
        "empty_megabytes": empty,
        "open_megabytes": opened,
        "first_start_seconds": first_start,
        "start_after_kill_seconds": after_kill,
        "reopen_ms_per_table": 1e3 * reopened,
        "reopened": {"tables": back, "megabytes": loaded},
        "at_rest": {"tables": left, "megabytes": rested},
        "load_average": os.getloadavg()[0],
    }


def main() -> None:
    """Measure what the command line asks for, write the figures and print them."""
    parser = argparse.ArgumentParser(description="Measure the server against boardgame.io's.")
    parser.add_argument("--seconds", type=float, default=8.0, help="how many seconds to measure each load")
    parser.add_argument("--no-peer", action="store_true", help="do not measure boardgame.io")
    parser.add_argument("--no-memory", action="store_true", help="do not measure memory and starts")
    options = parser.parse_args()
    result: dict[str, Any] = {"python": platform.python_version(), "processors": os.cpu_count()}
    if not options.no_peer:
        if install_peer():
            result["beside"] = [beside_the_peer(viewers, options.seconds) for viewers in VIEWERS]
        else:
            print("There is no Node here, so boardgame.io cannot be measured.", file=sys.stderr)
    result["growth"] = [measure_ours(tables, 1, options.seconds) for tables in GROWTH]
    if not options.no_memory:
        result["memory"] = [measure_memory(max(GROWTH), viewers) for viewers in VIEWERS]
    path = ROOT / "bench.json"
    whole = json.loads(path.read_text()) if path.exists() else {}
    path.write_text(json.dumps({**whole, "server": result}, indent=2) + "\n")
    report(result)


def report(result: dict[str, Any]) -> None:
    """Print the figures."""
    print(f"\nThe server on {result['processors']} processors; load averages are in bench.json")
    head = f"{'moves/s':>9}{'p50 ms':>8}{'p99 ms':>8}{'processor µs per move':>26}{'bytes':>8}{'busy':>7}"
    for beside in result.get("beside", ()):
        print(f"{TABLES} tables, viewers at each: {beside['viewers']:<3}{head}")
        for name, said in LINES.items():
            if name in beside:
                _line(said, beside[name])
        for name, calm in beside["calm"].items():
            _line(f"{name.replace('_', '.')}, calm", calm)
        print(
            f"  ratio of moves per second {beside['ratio']:.2f} (wanted at least {WANTED_RATIO:.0f});"
            f" by processor time {beside['ratio_by_processor_time']:.2f};"
            f" of p99 {beside['p99_ratio']:.2f} (wanted at most 1);"
            f" to the floor {beside['ratio_to_floor']:.2f} (wanted at least {WANTED_OF_FLOOR})"
        )
    print(f"{'Undercroft, one viewer':31}{head}")
    for growth in result["growth"]:
        _line(f"{growth['tables']} tables", growth)
    for memory in result.get("memory", ()):
        rest = memory["at_rest"]
        print(
            f"{memory['tables_in_memory']:,} open tables, viewers at each: {memory['viewers']}:"
            f" {memory['open_megabytes']:.0f} MB"
            f" (empty {memory['empty_megabytes']:.0f}; wanted under {WANTED_MEGABYTES});"
            f" start after kill -9 {memory['start_after_kill_seconds']:.2f} s (wanted under {WANTED_START:.0f});"
            f" opened again in {memory['reopen_ms_per_table']:.1f} ms each;"
            f" when idle, {rest['tables']} stay in memory, {rest['megabytes']:.0f} MB"
        )


def _line(name: str, of: dict[str, Any]) -> None:
    seen = of["seen_ms"]
    print(
        f"  {name:29}{of['moves_per_second']:9,.0f}{seen['p50']:8.1f}{seen['p99']:8.1f}"
        f"{of['server_cpu_us_per_move']:26,.0f}{of['picture_bytes']:8,}{of['server_busy']:7.0%}"
    )


if __name__ == "__main__":
    main()
