"""The load process of `bench_server.py`: people at many tables answer at random, and it measures how long they wait.

The same client plays on our server and on the peer's, so that it costs both the same. Each table has four seats and
some viewers, each with a socket. Once an answer is acknowledged and every viewer has the new picture, the next one is
given. A table whose game is over is replaced by a new one. The process prints one line of JSON.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from bare import BareTable
from ours import OurTable, sign_in
from peer import PeerTable
from seats import SEATS, Counts, Table


def spread(seconds: list[float]) -> dict[str, float]:
    """The median and the 99th percentile, in milliseconds."""
    ordered = sorted(seconds) or [0.0]
    return {f"p{part}": 1e3 * ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (50, 99)}


async def in_turn(tasks: list[Callable[[], Any]], at_once: int = 8) -> None:
    """Run all tasks, at most `at_once` at the same time: our server has no more long jobs of one guest waiting."""
    gate = asyncio.Semaphore(at_once)

    async def one(task: Callable[[], Any]) -> None:
        async with gate:
            await task()

    await asyncio.gather(*[one(task) for task in tasks])


async def tables_of(options: argparse.Namespace, counts: Counts) -> list[Table]:
    """Open all tables and connect their viewers."""
    tables: list[Table]
    if options.server == "ours":
        cookie = await sign_in(options.port)
        tables = [OurTable(counts, options.pause, options.viewers, options.port, cookie) for _ in range(options.tables)]
    elif options.server == "floor":
        tables = [BareTable(counts, options.pause, options.viewers, options.port) for _ in range(options.tables)]
    else:
        tables = [PeerTable(counts, options.pause, options.viewers, options.port) for _ in range(options.tables)]
    await in_turn([table.open for table in tables])
    return tables


async def hold(options: argparse.Namespace) -> None:
    """Sit at the tables without playing, until standard input ends."""
    tables = await tables_of(options, Counts())
    print(json.dumps([(table.id, table.cookie) for table in tables if isinstance(table, OurTable)]), flush=True)
    await asyncio.to_thread(sys.stdin.read)


def cpu_seconds(processes: list[int]) -> float:
    """The processor time that processes have used; 0 where the system does not tell."""
    ticks = 0
    for process in processes:
        with suppress(OSError):
            fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


async def measure(options: argparse.Namespace) -> None:
    """Play at the tables for a while and print the figures."""
    counts = Counts()
    tables = await tables_of(options, counts)
    for table in tables:
        table.go()
    await asyncio.sleep(options.warm_up)
    own, theirs, start = time.process_time(), cpu_seconds(options.processes), time.perf_counter()
    counts.open = True
    await asyncio.sleep(options.seconds)
    counts.open = False
    elapsed = time.perf_counter() - start
    own, theirs = time.process_time() - own, cpu_seconds(options.processes) - theirs
    for table in tables:
        table.stop()
    result = {
        "tables": options.tables,
        "moves_per_second": counts.moves / elapsed,
        "acknowledged_ms": spread(counts.acknowledged),
        "seen_ms": spread(counts.seen),
        "picture_bytes": sum(counts.sizes) // max(1, len(counts.sizes)),
        "whole_picture_bytes": sum(counts.wholes) // max(1, len(counts.wholes)),
        "moves": counts.moves,
        "refused": counts.refused,
        "lost": counts.lost,
        "games_finished": counts.finished,
        "server_busy": theirs / elapsed,
        "server_cpu_us_per_move": 1e6 * theirs / max(1, counts.moves),
        "load_busy": own / elapsed,
        "load_average": os.getloadavg()[0],
    }
    print(json.dumps(result))


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="load", description="The load process of bench_server.py.")
    parser.add_argument("server", choices=("ours", "peer", "floor"), help="which server it is")
    parser.add_argument("port", type=int, help="where the server listens")
    parser.add_argument("--tables", type=int, default=100, help="how many tables")
    parser.add_argument("--seconds", type=float, default=8.0, help="how many seconds to measure")
    parser.add_argument("--warm-up", type=float, default=2.0, help="how many seconds to play first")
    parser.add_argument("--pause", type=float, default=0.0, help="how many seconds each table thinks, on average")
    parser.add_argument("--viewers", type=int, default=SEATS, help="how many sockets each table has")
    parser.add_argument(
        "--processes", type=int, nargs="*", default=[], help="the server's process ids, to measure their processor time"
    )
    parser.add_argument(
        "--hold", action="store_true", help="sit at the tables without playing, until standard input ends"
    )
    options = parser.parse_args()
    random.seed(1)
    loop: Any = asyncio
    with suppress(ImportError):  # not on every system
        import uvloop as loop
    loop.run(hold(options) if options.hold else measure(options))


if __name__ == "__main__":
    main()
