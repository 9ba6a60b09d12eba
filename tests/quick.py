"""Run what a change can break, in about a minute: ``make quick``.

    python -m tests.quick                  what has changed since the last commit
    python -m tests.quick origin/main      what has changed since another commit

Style and types of what has changed, the order of imports, and the tests that `tests/tiers.toml` names for the rooms of
the changed files. Nothing runs in Chromium.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from tests.plugins import tiers

ROOT: Final = Path(__file__).resolve().parents[1]
BIN: Final = Path(sys.executable).parent
PAGE: Final = ("web/src/", "web/test/", "web/locale/")
PYTHON: Final = ("src/", "tests/", "benchmarks/", "examples/")
# What pytest ends with if it runs nothing: all tests of what has changed are nightly.
NOTHING_RUN: Final = 5

Command = Sequence[str | Path]


def changed(since: str) -> list[str]:
    """Return the files that differ from a commit, also new ones, without those that are gone."""
    diff = ["git", "diff", "--name-only", "--no-renames", "--diff-filter=d", "-z", since]
    new = ["git", "ls-files", "--others", "--exclude-standard", "-z"]
    said = [subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True) for command in (diff, new)]
    return sorted({name for one in said for name in one.stdout.split("\0") if name})


def tests_of(files: Iterable[str], rooms: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the tests that changed files can break: their rooms', and those that have changed themselves.

    Args:
        files: what has changed.
        rooms: the tests by the path of a room; the longest path that a file begins with counts.

    >>> tests_of(["src/a/b.py", "tests/test_c.py"], {"src": ["tests/x"], "src/a": ["tests/y", "tests/z"]})
    ['tests/test_c.py', 'tests/y', 'tests/z']
    """
    found: set[str] = set()
    for file in files:
        if Path(file).name.startswith("test_") and file.startswith("tests/") and not file.startswith("tests/browser/"):
            found.add(file)
        elif room := max((room for room in rooms if file.startswith(room)), key=len, default=None):
            found |= set(rooms[room])
    return sorted(found)


def commands(files: Sequence[str]) -> list[list[Command]]:
    """Return what to run, as lists that may run at the same time."""
    python = [file for file in files if file.endswith(".py")]
    page = [file.removeprefix("web/") for file in files if file.startswith(PAGE)]
    checks: list[Command] = [[sys.executable, "-m", "tests.docs.style", *files]]
    if python:
        checks += [[BIN / "ruff", "check", *python], [BIN / "ruff", "format", "--check", *python]]
        checks += [[BIN / "lint-imports"]] if any(file.startswith("src/") for file in python) else []
        checks += [[BIN / "dmypy", "run"]]
    if page:
        built = [sys.executable, "web/build.py"]
        checks += [[*built, "--run", "check"], [*built, "--exec", "prettier", "--check", "--ignore-unknown", *page]]
        if linted := [file for file in page if file.endswith((".ts", ".svelte", ".js"))]:
            checks += [[*built, "--exec", "eslint", "--max-warnings=0", *linted]]
    tests: list[Command] = []
    if page:
        tests += [[sys.executable, "web/build.py", "--exec", "vitest", "related", "--run", "--passWithNoTests", *page]]
    if any(file.endswith(".ftl") for file in files):
        # These read the texts themselves: no import leads there.
        tests += [[sys.executable, "web/build.py", "--exec", "vitest", "run", "test/base/text"]]
    if named := tests_of(files, tiers.read(ROOT)["quick"]):
        tests += [[sys.executable, "-m", "pytest", "-q", "-n2", "--dist=worksteal", "--tier=test", *named]]
    return [checks, tests]


def run(several: Sequence[Command]) -> list[str]:
    """Run commands one after another and print what each says; return those that failed."""
    failed = []
    for command in several:
        start = time.monotonic()
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "UNDERCROFT_ENGINE": "plain"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        name = " ".join([Path(command[0]).name, *map(str, command[1:4])])
        print(f"{name} … {time.monotonic() - start:.0f} s\n{done.stdout.rstrip()}", flush=True)
        failed += [] if done.returncode in (0, NOTHING_RUN) else [name]
    return failed


def main(since: str = "HEAD") -> int:
    """Run everything; the exit status."""
    files = changed(since)
    if not files:
        print(f"Nothing has changed since {since}.")
        return 0
    print(f"{len(files)} changed: {', '.join(files[:8])}{' …' if len(files) > 8 else ''}", flush=True)
    with ThreadPoolExecutor(2) as pool:
        failed = [name for names in pool.map(run, commands(files)) for name in names]
    print(f"failed: {'; '.join(failed)}" if failed else "Nothing that quick checks can find is broken.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
