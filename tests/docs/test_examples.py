"""The programs in the documents print what the page says, and the commands in them work."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final

import pytest

from tests.cli.helpers import run
from tests.docs.examples import BLOCK, PAGES, ROOT, output

COMMAND: Final = re.compile(r"^    undercroft (.*?)(?: +#.*)?$", re.MULTILINE)
QUICK: Final = {
    "selfplay": ("--games", "1", "--thorough", "0"),
    "arena": ("--games", "1", "--jobs", "1"),
    "review": ("--effort", "4"),
}
"""What makes a command quick, by its name."""

PLAYED: Final = ("README.md", "docs/commands.md", "docs/playing-dungeoneer.md", "docs/playing-in-the-terminal.md")
"""The pages whose commands are tried; ``serve`` never ends by itself and is tested elsewhere."""

PROGRAMS: Final = [
    pytest.param(match["program"], match["printed"], id=f"{page.name}-{number}")
    for page in PAGES
    for number, match in enumerate(BLOCK.finditer(page.read_text(encoding="utf-8")), start=1)
]


@pytest.mark.parametrize(("program", "printed"), PROGRAMS)
def test_a_program_prints_what_the_page_says(program: str, printed: str | None, tmp_path: Path) -> None:
    assert printed, "a program that shows nothing proves nothing"
    # If a change was meant: python -m tests.docs.examples
    assert output(program, tmp_path) == printed


def test_there_are_programs_for_programmers() -> None:
    assert len(BLOCK.findall((ROOT / "docs" / "cookbook.md").read_text(encoding="utf-8"))) >= 5


COSTLY: Final = (
    "review FILE --effort 100 --jobs 2",
    "review FILE --json --lang ru",
    "selfplay dungeon-lords --games 20 --bots baron,greedy,greedy,greedy",
)
"""Commands that are tried each night; the same ones with other options are tried each time."""


AT_A_SERVER: Final = ("play --server http://localhost:8000",)
"""Commands that need a server: `tests/server/test_device_codes.py` gives them one."""


def commands() -> list[object]:
    found: list[object] = []
    for page in PLAYED:
        lines = COMMAND.findall((ROOT / page).read_text(encoding="utf-8"))
        for line in [line for line in lines if line not in AT_A_SERVER]:
            marks = pytest.mark.nightly("the command with other options is tried each time") if line in COSTLY else ()
            found.append(pytest.param(shlex.split(line), id=line, marks=marks))
    return found


@pytest.mark.parametrize("words", commands())
def test_a_command_works(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    record = ROOT / "tests" / "fixtures" / "games" / "2-lords-full.record"
    args = [str(record) if word == "FILE" else word for word in words]
    if "--load" in args:
        args += ["--seats", "me,me"]
    ran = run(*args, *QUICK.get(words[0], ()), typed=["", "quit"])
    assert ran.status == 0, ran.err


def test_every_command_of_the_program_is_shown() -> None:
    shown = {line.split()[0] for page in PLAYED for line in COMMAND.findall((ROOT / page).read_text(encoding="utf-8"))}
    studies = {"train", "review", "explore", "solve", "puzzle", "learn"}
    assert shown == {"play", "replay", "selfplay", "arena", "cards", *studies}
