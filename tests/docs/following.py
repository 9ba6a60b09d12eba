"""Following a page of instructions word for word, in a copy of the project.

On such a page each fenced block with a title is a file, and what is done to it:

* ``diff``: lines to add (``+``), to remove (``-``) and to leave alone, which occur in the file exactly once;
* any other language: the whole file, which is new, or lines for the end of a file if the title is ``end of FILE``.

A block ``console`` has commands (after ``$``) and some of what they print. Other blocks are not followed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from tests.patience import MUCH

ROOT: Final = Path(__file__).resolve().parents[2]
MADE: Final = re.compile(
    r"node_modules|static|generated|__pycache__|\..*_cache|\.hypothesis|.*\.(so|pyd)|compiled\.json"
)
"""Folders and files that a clone would not have."""

PARTS: Final = ("src", "tests", "docs", "examples", "leaderboard", "web", "Makefile", "pyproject.toml", "conftest.py")

END: Final = "end of "

_BLOCK: Final = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)


class Block(msgspec.Struct, frozen=True):
    """A fenced block of a page.

    Attributes:
        section: the heading that it is under, without its number.
        language: of the fence.
        title: the file that it is about, or empty.
        text: what it says.
    """

    section: str
    language: str
    title: str
    text: str


def blocks_of(page: Path) -> list[Block]:
    """All fenced blocks of a page, in order."""
    found = []
    for part in re.split(r"^## ", page.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, text = part.partition("\n")
        section = re.sub(r"^\d+\. ", "", heading)
        found += [Block(section, language, title, body) for language, title, body in _BLOCK.findall(text)]
    return found


class Copy:
    """A copy of the project, as somebody has it who has just cloned it, with the tools of this one.

    Attributes:
        folder: where it is.
        instead: commands of a page that would take too long or install something, and what runs in their place.
    """

    def __init__(self, folder: Path, instead: Mapping[str, str] | None = None) -> None:
        self.folder = folder
        self.instead = instead or {}
        for part in PARTS:
            source = ROOT / part
            if source.is_dir():
                shutil.copytree(source, folder / part, ignore=lambda _, names: {*filter(MADE.fullmatch, names)})
            else:
                shutil.copy2(source, folder / part)

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a program that is to run the copy, not the project that is being tested."""
        path = os.pathsep.join([str(self.folder / "src"), str(self.folder)])
        mine = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "UNDERCROFT"))}
        data = str(self.folder.parent / "data")
        return {**mine, "PYTHONPATH": path, "XDG_DATA_HOME": data, "COLUMNS": "100", "LANG": "en"}

    def run(self, *command: str, typed: str = "") -> str:
        """Run a program in the copy; what it prints.

        Raises:
            AssertionError: it fails; says what it has printed.
        """
        ran = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            timeout=MUCH,
            check=False,
        )
        assert ran.returncode == 0, f"{' '.join(command)}\n{ran.stdout[-4000:]}\n{ran.stderr[-4000:]}"
        return ran.stdout + ran.stderr

    def follow(self, block: Block) -> None:
        """Do what a block says."""
        if block.language == "console":
            self._commands(block.text)
        elif block.language == "diff" and block.title:
            self._edit(self.folder / block.title, block.text)
        elif block.title.startswith(END):
            self._append(self.folder / block.title.removeprefix(END), block.text)
        elif block.title:
            self._write(self.folder / block.title, block.text)

    def _commands(self, text: str) -> None:
        printed = ""
        for line in text.splitlines():
            if line.startswith("$ "):
                printed = self.command(line[2:])
            else:
                assert line in " ".join(printed.split()), f"{line!r} is not in:\n{printed}"

    def command(self, line: str) -> str:
        """Run a command line of a page; what it prints."""
        line = self.instead.get(line, line)
        return self.run("bash", "-c", line.replace(".venv/bin/", f"{Path(sys.executable).parent}/"))

    def _edit(self, path: Path, text: str) -> None:
        lines = text.splitlines(keepends=True)
        before = "".join([line[1:] for line in lines if line[0] != "+"])
        after = "".join([line[1:] for line in lines if line[0] != "-"])
        had = path.read_text(encoding="utf-8")
        if had.count(before) != 1:
            before, after = with_numbers_of(had, before, after)
        assert had.count(before) == 1, f"{path.name} does not have this once:\n{before}"
        path.write_text(had.replace(before, after), encoding="utf-8")

    def _append(self, path: Path, text: str) -> None:
        with path.open("a", encoding="utf-8") as file:
            file.write(text)

    def _write(self, path: Path, text: str) -> None:
        assert not path.exists(), f"{path} is there already"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def changed(self) -> Iterator[str]:
        """The files that differ from those of the project, or are new, from its folder on."""
        for path in sorted(self.folder.rglob("*")):
            name = path.relative_to(self.folder)
            if path.is_file() and not any(map(MADE.fullmatch, name.parts)):
                source = ROOT / name
                if not source.exists() or source.read_bytes() != path.read_bytes():
                    yield name.as_posix()


def with_numbers_of(had: str, before: str, after: str) -> tuple[str, str]:
    """Return an edit with the numbers that the file has today, changed by as much as the page changes them.

    A page says that there are 27 traps and 28 with its example; once somebody has added a trap, there are 28 and 29.

    >>> with_numbers_of("TRAPS = 28", "TRAPS = 27", "TRAPS = 30")
    ('TRAPS = 28', 'TRAPS = 31')
    """
    found = re.search(re.sub(r"\d+", r"(\\d+)", re.escape(before)), had)
    numbers = re.findall(r"\d+", before)
    changed = re.findall(r"\d+", after)
    if found is None or len(numbers) != len(changed):
        return before, after
    today = [
        int(is_now) + int(then) - int(was) for is_now, then, was in zip(found.groups(), changed, numbers, strict=True)
    ]
    return found.group(), re.sub(r"\d+", lambda _: str(today.pop(0)), after)
