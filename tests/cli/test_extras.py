"""What is installed without the extra ``server``, and what commands that need it say."""

from __future__ import annotations

import importlib.util
import itertools
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.helpers import run
from tests.patience import PATIENCE


@pytest.mark.parametrize("command", [("serve",), ("admin", "list")])
def test_what_needs_the_server_names_its_extra(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    gone = {"litestar", "uvicorn"}
    monkeypatch.setattr("undercroft.cli.terminal.extras.find_spec", lambda name: None if name in gone else find(name))
    refused = run(*command)
    assert (refused.status, refused.out) == (2, "")
    assert refused.err == 'This needs litestar and uvicorn: pip install "undercroft[server]"\n'
    assert run("admin", "--help").status == 0


def test_everything_but_the_server_and_environments_needs_no_extra() -> None:
    """Every module is imported, and a game asks for the rules, which the server shows, too."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = itertools.chain.from_iterable(project["optional-dependencies"].values())
    absent = {re.split(r"[\[<>=;~! ]", one)[0].replace("-", "_") for one in listed} - {"undercroft"}
    program = f"""
import importlib, pkgutil, sys
sys.modules.update(dict.fromkeys({sorted(absent)}))  # importing one of them fails
import undercroft
for room in pkgutil.iter_modules(undercroft.__path__, "undercroft."):
    if room.name in ("undercroft.__main__", "undercroft.envs", "undercroft.server"):
        continue
    whole = importlib.import_module(room.name)
    for module in pkgutil.walk_packages(whole.__path__, room.name + ".") if room.ispkg else ():
        importlib.import_module(module.name)
from undercroft.cli.program import app
app(["play", "dungeon-lords", "--seats", "me,greedy", "--seed", "1"])
"""
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="rules\nquit\n",
        check=True,
        timeout=PATIENCE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert "dungeon-lords.md" in done.stdout


TRIED = runpy.run_path(str(Path(__file__).parents[2] / ".ci" / "packages.py"))["TRIED"]
"""What CI tries of each extra, in environments that are too large for these tests."""


@pytest.mark.parametrize("extra", [extra for extra in TRIED if extra != "all"])
def test_what_is_tried_of_an_extra_works(extra: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("undercroft.server.runtime.logs.set_up_logs", lambda: None)  # the program is not alone here
    for program, *words in TRIED[extra]:
        if program == "python":
            subprocess.run([sys.executable, *words], check=True, timeout=PATIENCE)
        else:
            ran = run(*words)
            assert ran.status == 0, ran.err
