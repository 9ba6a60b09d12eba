"""`make bare`: where a fresh system cannot be made, it says why in one line, and leaves nothing behind."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
NEEDED: Final = ("apt-get", "debootstrap", "unshare", "chroot", "git")
STANDS_FOR: Final = {"id": "echo 0"} | dict.fromkeys(NEEDED, "exit 0")
"""Programs of a machine that can do it."""

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="this system has no bash")


def bare(folder: Path, programs: Mapping[str, str]) -> subprocess.CompletedProcess[str]:
    """Run it on a machine that has these programs and those that every system has; each is a line of shell."""
    places = folder / "bin"
    places.mkdir()
    for name in ("bash", "dirname", "mktemp", "chmod", "rm", "head", "tail"):
        places.joinpath(name).symlink_to(str(shutil.which(name)))
    for name, line in programs.items():
        places.joinpath(name).write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
        places.joinpath(name).chmod(0o755)
    (folder / "tmp").mkdir()
    environment = {**os.environ, "PATH": str(places), "TMPDIR": str(folder / "tmp")}
    return subprocess.run([ROOT / ".ci" / "bare"], env=environment, capture_output=True, text=True, check=False)


def refuses(done: subprocess.CompletedProcess[str], folder: Path, reason: str) -> None:
    """Assert that it fails for this reason, in one line, and leaves nothing behind."""
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 and done.stderr.startswith("make bare: ")
    assert reason in done.stderr
    assert list((folder / "tmp").iterdir()) == []


def test_it_needs_root(tmp_path: Path) -> None:
    refuses(bare(tmp_path, {**STANDS_FOR, "id": "echo 1000"}), tmp_path, "only root")


@pytest.mark.parametrize("missing", NEEDED)
def test_it_names_the_program_that_is_missing(tmp_path: Path, missing: str) -> None:
    has = {name: line for name, line in STANDS_FOR.items() if name != missing}
    refuses(bare(tmp_path, has), tmp_path, f"'{missing}'")


def test_it_needs_namespaces(tmp_path: Path) -> None:
    refuses(bare(tmp_path, {**STANDS_FOR, "unshare": "exit 1"}), tmp_path, "namespaces")


def test_a_failure_inside_is_a_failure_and_the_fresh_system_is_removed(tmp_path: Path) -> None:
    inside = '[ "$4" = true ] || { [ -d "$BARE_ROOT" ] && exit 7; }'
    done = bare(tmp_path, {**STANDS_FOR, "unshare": inside})
    assert done.returncode == 7, done.stderr
    assert list((tmp_path / "tmp").iterdir()) == []
