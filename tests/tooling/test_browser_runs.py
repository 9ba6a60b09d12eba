"""How the tests in Chromium behave: with other tests in one process, and without Chromium."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.browser import conftest
from tests.browser.conftest import chromium, missing

ROOT: Final = Path(__file__).parents[2]
IN_CHROMIUM: Final = "tests/browser/test_screens.py::test_a_screen_is_accessible[about]"
WITH_A_LOOP: Final = "tests/server/test_answers.py::test_why_not"


def run(*tests: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run these tests one after another in one process."""
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-x", "-p", "no:cacheprovider", *tests]
    return subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(chromium() is None, reason="no Chromium on this machine")
def test_an_event_loop_can_run_after_the_tests_in_chromium() -> None:
    """Playwright keeps a loop running; the next test in the same process must not find it."""
    done = run(IN_CHROMIUM, WITH_A_LOOP)
    assert done.returncode == 0, done.stdout + done.stderr


def test_without_chromium_its_tests_are_skipped_with_a_reason(tmp_path: Path) -> None:
    done = run(IN_CHROMIUM, PATH=str(tmp_path), UNDERCROFT_CHROMIUM="", CI="")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "1 skipped" in done.stdout
    assert "no Chromium on this machine" in done.stdout


def test_in_ci_a_missing_chromium_is_a_failure(tmp_path: Path) -> None:
    done = run(IN_CHROMIUM, PATH=str(tmp_path), UNDERCROFT_CHROMIUM="", CI="true")
    assert done.returncode == 1, done.stdout + done.stderr
    assert "no Chromium on this machine" in done.stdout


@pytest.mark.skipif(chromium() is None or shutil.which("node") is None, reason="no Chromium or no Node on this machine")
def test_playwright_runs_with_another_node_where_its_own_does_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLAYWRIGHT_NODEJS_PATH", "")
    monkeypatch.setattr(conftest, "starts", lambda node: "driver" not in node.parts)
    assert missing() == ""
    assert os.environ["PLAYWRIGHT_NODEJS_PATH"] == shutil.which("node")
    monkeypatch.setattr(conftest, "starts", lambda node: False)
    assert "libatomic1" in missing()
