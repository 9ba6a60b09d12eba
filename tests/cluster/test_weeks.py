"""A few days of what `tests.cluster.weeks` does for weeks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.amounts import amount
from tests.patience import MUCH
from tests.server.databases import KINDS


@pytest.mark.soak
@pytest.mark.nightly("days of games; tests/server/test_notice_days.py has some without processes that die")
@pytest.mark.parametrize("kind", KINDS)
def test_processes_that_die_lose_double_and_delay_no_notice(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """In a process by itself: it forks, which is not safe beside the threads of a test run."""
    games, kills = amount(4, 10, 200), amount(6, 12, 60)
    words = ["--games", str(games), "--days", "14", "--kills", str(kills)]
    with KINDS[kind](tmp_path, request, True) as url:
        command = [sys.executable, "-m", "tests.cluster.weeks", *words, "--database", url]
        done = subprocess.run(command, capture_output=True, text=True, timeout=MUCH, check=False)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    assert f"killed {kills} times" in done.stdout
