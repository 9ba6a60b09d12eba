"""Measure how much one guest who does his worst slows another, print it and add ``guest`` to ``bench.json``.

Against one server with the default limits: a person answers quietly, alone; then while one guest asks for replays,
uploads long records, undoes, lists, reads the schema, plays at 30 tables with bots and chats, all as fast as he can;
then alone again. The server, the quiet person and the worst guest are processes on this machine.

    python benchmarks/bench_guest.py [--seconds S] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench_server import FREE, HERE, ROOT, Server, ours

DEFAULTS = dict.fromkeys(FREE, "")
"""An empty variable leaves the default, so the server is as its users have it."""

WANTED_RATIO = 3.0


def people(part: str, server: Server, seconds: float) -> subprocess.Popen[str]:
    """Start one of the people."""
    command = [sys.executable, str(HERE / "load" / "guest.py"), part, str(server.port), str(seconds)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def told(process: subprocess.Popen[str]) -> dict[str, Any]:
    """Wait for the end of a process, and return what it has measured."""
    output, _ = process.communicate()
    if process.returncode:
        raise RuntimeError(f"{process.args} failed")
    found: dict[str, Any] = json.loads(output)
    return found


def beside(start: Callable[[Server], subprocess.Popen[str]], seconds: float, **settings: str) -> dict[str, Any]:
    """A quiet person's waiting times at one server: alone, beside a process that keeps it busy, and alone again.

    Args:
        start: starts that process, which says when it is ready and in the end what it has done (``busy``).
        seconds: how long each phase takes.
        **settings: the server's (`ours`).
    """
    with tempfile.TemporaryDirectory() as data, ours(Path(data), **settings) as server:
        before = told(people("quiet", server, seconds))
        busy = start(server)
        assert busy.stdout is not None and busy.stdout.readline() == "ready\n"
        during = told(people("quiet", server, seconds))
        done = told(busy)
        after = told(people("quiet", server, seconds))
        server.ask("/healthz")
    alone = (before["p50"] + after["p50"]) / 2
    return {"before": before, "during": during, "after": after, "busy": done, "ratio": during["p50"] / alone}


def main() -> None:
    """Measure, write the figures and print them."""
    parser = argparse.ArgumentParser(description="Measure how much one guest can slow another.")
    parser.add_argument("--seconds", type=float, default=60.0, help="how many seconds each phase takes")
    parser.add_argument("--json", type=Path, default=ROOT / "bench.json", help="the file that gets the figures")
    options = parser.parse_args()
    result = beside(lambda server: people("worst", server, options.seconds + 2), options.seconds, **DEFAULTS)
    whole = json.loads(options.json.read_text()) if options.json.exists() else {}
    options.json.write_text(json.dumps({**whole, "guest": result}, indent=2) + "\n")
    print("\nA quiet person's answers, in ms" + f"{'p50':>12}{'p99':>10}{'answers':>10}")
    for name, said in (("before", "alone"), ("during", "beside the worst guest"), ("after", "alone again")):
        line = result[name]
        print(f"  {said:29}{line['p50']:12.2f}{line['p99']:10.2f}{line['answers']:10}")
    print(f"  ratio of the medians {result['ratio']:.2f} (wanted under {WANTED_RATIO:.0f})")
    for kind, count in result["busy"]["requests"].items():
        print(f"    {kind:50}{count:8}")


if __name__ == "__main__":
    main()
