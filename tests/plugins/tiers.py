"""Pytest plug-in: which tests run when, and how much processor time one may take.

`tests/tiers.toml` puts every test file into a tier, and single tests are marked ``nightly``. With ``--tier=test``, as
`make test` runs it, tests of the nightly tier are left out, and a test that needs more than `MOST` seconds of
processor time fails the run, unless `tests/tiers.toml` names it with a reason. Without the option everything runs.
One measurement may be an accident, such as an uncommonly long game between bots or a busy machine: a test counts as
slow only if it is slow again when it runs alone, by the speed of this machine.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Generator, Mapping
from pathlib import Path
from time import process_time
from typing import Any, Final

import pytest

from tests.amounts import TIER
from tests.plugins.processes import processor_seconds

TIERS: Final = Path("tests", "tiers.toml")
MOST: Final = 5.0
"""The most seconds of processor time that a test of `make test` may need unnamed, with the processes below it."""
WORK: Final = 1_000_000
USUAL: Final = 0.17
"""How many seconds a machine for which `MOST` holds needs for so many small steps (`slowness`)."""
PROPERTY: Final = "processor_seconds"
SLOWEST: Final = 30
"""How many of the slowest tests the run lists."""


def read(root: Path) -> dict[str, dict[str, Any]]:
    """Return the sections of `TIERS`."""
    return tomllib.loads((root / TIERS).read_text(encoding="utf-8"))


def slowness() -> float:
    """Return how many times as long as `MOST` supposes work takes on this machine now; at least 1."""
    begun = process_time()
    sum([hash((i, i & 7)) for i in range(WORK)])
    return max(1.0, (process_time() - begun) / USUAL)


def place(file: str, names: Mapping[str, Any] | list[str]) -> str | None:
    """Return the name under which a file, or a folder that it is in, is listed.

    >>> place("tests/cli/test_play.py", ["tests/cli", "tests/server"])
    'tests/cli'
    """
    parts = file.split("/")
    paths = ["/".join(parts[:end]) for end in range(len(parts), 0, -1)]
    return next((path for path in paths if path in names), None)


def is_nightly(file: str, tiers: Mapping[str, Any]) -> bool:
    """Return whether a whole test file is left to the nightly tier; a file's own line counts before its folder's."""
    nightly, daily = place(file, tiers["nightly"]), place(file, tiers["test"]["files"])
    return nightly is not None and len(nightly) >= len(daily or "")


class DailyTier:
    """Leaves out what is nightly, and watches over the time that tests take."""

    def __init__(self, config: pytest.Config) -> None:
        self.tiers = read(config.rootpath)
        self.controller = not hasattr(config, "workerinput")
        self.start = 0.0
        self.seconds: dict[str, float] = {}
        self.too_slow: list[str] = []

    def pytest_ignore_collect(self, collection_path: Path, config: pytest.Config) -> bool | None:
        """Whole files of the nightly tier are not even imported."""
        if collection_path.suffix != ".py" or not collection_path.is_relative_to(config.rootpath):
            return None
        file = collection_path.relative_to(config.rootpath).as_posix()
        return True if collection_path.name.startswith("test_") and is_nightly(file, self.tiers) else None

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        kept: list[pytest.Item] = []
        left: list[pytest.Item] = []
        for item in items:
            (kept if item.get_closest_marker("nightly") is None else left).append(item)
        items[:] = kept
        config.hook.pytest_deselected(items=left)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, bool, bool]:
        self.start = processor_seconds()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Generator[None, object, object]:
        """What several tests share, such as a browser, is not charged to the first of them."""
        start = processor_seconds()
        try:
            return (yield)
        finally:
            if fixturedef.scope != "function":
                self.start += processor_seconds() - start

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None, None, None]:
        try:
            yield
        finally:
            item.user_properties.append((PROPERTY, processor_seconds() - self.start))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if self.controller and report.when == "teardown":
            self.seconds[report.nodeid] = float(str(dict(report.user_properties)[PROPERTY]))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        named, again = self.tiers["slow"], session.config.option.once
        most = MOST * slowness() if again else MOST
        slow = [test for test, seconds in self.seconds.items() if seconds > most and test.split("[")[0] not in named]
        self.too_slow = [test for test in slow if again or self.is_slow_again(session, test)]
        if self.too_slow and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @staticmethod
    def is_slow_again(session: pytest.Session, test: str) -> bool:
        """Return whether a test fails when it runs alone, because it is slow or otherwise."""
        root = session.config.rootpath
        options = ["-q", "--tier=test", "--once", "-p", "no:cacheprovider", f"--rootdir={root}"]
        run = subprocess.run(
            [sys.executable, "-m", "pytest", *options, test], cwd=root, capture_output=True, check=False
        )
        return run.returncode != pytest.ExitCode.OK

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.seconds:
            return
        out = terminalreporter
        out.section("processor time")
        for test, seconds in sorted(self.seconds.items(), key=lambda pair: -pair[1])[:SLOWEST]:
            out.line(f"{seconds:6.1f} s  {test}")
        folders: dict[str, float] = {}
        for test, seconds in self.seconds.items():
            folder = "/".join(test.split("/")[:2])
            folders[folder] = folders.get(folder, 0.0) + seconds
        for folder, seconds in sorted(folders.items(), key=lambda pair: -pair[1]):
            out.line(f"{seconds:6.0f} s  {folder}")
        out.line(f"{len(self.seconds)} tests: {sum(folders.values()):.0f} s")
        for test in self.too_slow:
            needs = f"{test} needs {self.seconds[test]:.1f} s: more than {MOST:g} s"
            out.line(f"{needs}; make it quicker, mark it nightly, or name it in {TIERS}", red=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("undercroft")
    group.addoption("--tier", choices=["test"], help="leave out the nightly tests")
    group.addoption("--once", action="store_true", help="believe the first measurement of a slow test")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "nightly(why): runs in make test-all only")
    if (tier := config.getoption("--tier")) is not None:
        os.environ[TIER] = tier
        config.pluginmanager.register(DailyTier(config), "undercroft-tiers")
