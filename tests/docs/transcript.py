"""The transcript in ``docs/transcript.ru.md``: plays what is typed in it and compares what the program prints.

    python -m tests.docs.transcript     # remake it: the same typed lines, what the program prints today

If today's cards no longer allow the typed lines, others take their place (`tests.docs.adapting`); then read the page.

The page is edited by hand: prose, and fenced blocks of two kinds.

``console``
    A line ``$ undercroft …`` starts the program, a line ``Анна> …`` is typed to it; all other lines are its output.
    Leave them out when editing: remaking writes them. A line `GAP` stands for output that is not shown.
``typed``
    Answers in their notation whose output is not shown.

The page does not depend on the machine: the program runs in an empty home folder without the caller's environment, 80
characters wide and without colours; the home folder is written ``~``, and the date in a save's name is `DATE`.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import undercroft
from tests.docs.adapting import adapted
from undercroft.kernel.history.records import Record

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "transcript.ru.md"
SOURCE: Final = Path(undercroft.__file__).resolve().parents[1]
SHELL: Final = "$ "
PROMPT: Final = "Анна> "
GAP: Final = "[…]"
DATE: Final = "20260101-200000"

_FENCED: Final = re.compile(r"^```(console|typed)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN: Final = (
    "Анна> ?\n",
    "Анна> undo\nОтменено.",
    "Анна> log",
    "Анна> quit\nСохранено: ~/",
    "--load ~/",
    "[DL-5.8]\n? — пояснение",
    "» Анна: битва за",
)
"""What the page is for: commands, a refusal, a battle."""
SEEDS: Final = range(42, 62)

_REFUSED: Final = re.compile(rf"^({PROMPT}.*)\n(?:(?!{PROMPT}).*\n)?\? — пояснение", re.MULTILINE)
_DATE: Final = re.compile(r"\d{8}-\d{6}")


class TranscriptError(Exception):
    """What is typed does not fit the program."""


@dataclass
class Run:
    """One start of the program.

    Attributes:
        command: the command in the shell.
        typed: the lines typed to the program.
        unseen: those of them that are in ``typed`` blocks.
        printed: the output after the command and after each typed line.
    """

    command: str
    typed: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    printed: list[list[str]] = field(default_factory=list)


def typed_in(page: str) -> list[Run]:
    """What is typed in the blocks of a page."""
    runs: list[Run] = []
    for kind, text in _FENCED.findall(page):
        for line in text.splitlines():
            if kind == "console" and line.startswith(SHELL):
                runs.append(Run(line.removeprefix(SHELL)))
            elif kind == "typed" or line.startswith(PROMPT):
                runs[-1].typed.append(line.removeprefix(PROMPT))
                if kind == "typed":
                    runs[-1].unseen.append(line)
    return runs


def play(run: Run, home: Path) -> None:
    """Run the program and note what it prints.

    Raises:
        TranscriptError: it fails, exits before everything is typed, still waits after that, or refuses an answer whose
            output is not shown.
    """
    name, *args = shlex.split(run.command)
    if name != "undercroft":
        raise TranscriptError(f"not a command of ours: {run.command}")
    args = [str(home / arg.removeprefix("~/")) if arg.startswith("~/") else arg for arg in args]
    # No language, no terminal, no paths but these.
    environment = {"HOME": str(home), "PYTHONUTF8": "1", "COLUMNS": "80", "LINES": "50", "TERM": "dumb"}
    environment["PYTHONPATH"] = str(SOURCE)
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", *args],
        input="".join([f"{line}\n" for line in run.typed]),
        capture_output=True,
        check=False,
        encoding="utf-8",
        env=environment,
        cwd=home,
    )
    if done.returncode or done.stderr:
        raise TranscriptError(f"{run.command}: status {done.returncode}, {done.stderr.strip()}")
    run.printed = [[]]
    echoed = []
    for line in _DATE.sub(DATE, done.stdout.replace(str(home), "~")).splitlines():
        if line.startswith(PROMPT):
            echoed.append(line.removeprefix(PROMPT))
            run.printed.append([])
        else:
            run.printed[-1].append(line.rstrip())
    if echoed != run.typed:
        raise TranscriptError(f"{run.command}: read {len(echoed)} lines of {len(run.typed)}; the last should be quit")
    for save in home.rglob("*.undercroft"):
        answers = iter([text for _, text in Record.open(save).moves])
        for line in run.unseen:
            if line not in answers:
                raise TranscriptError(f"{run.command}: {line!r} is not an answer there any more; play the rest again")
        save.rename(save.with_name(_DATE.sub(DATE, save.name)))


def remade(page: str) -> str:
    """The page with what the program prints today."""
    runs = typed_in(page)
    with tempfile.TemporaryDirectory() as folder:
        for run in runs:
            play(run, Path(folder).resolve())
    left = iter(runs)
    printed: Iterator[list[str]] = iter(())

    def block(match: re.Match[str]) -> str:
        nonlocal printed
        kind, text = match.groups()
        lines: list[str] = []
        for line, shown in _answered(text, every=kind == "typed"):
            if line.startswith(SHELL):
                printed = iter(next(left).printed)
            new = next(printed)
            lines += [line] if kind == "typed" else [line, *_cut_like(shown, new)]
        return "\n".join([f"```{kind}", *lines, "```"])

    return _FENCED.sub(block, page)


def _answered(text: str, every: bool) -> list[tuple[str, list[str]]]:
    """The typed lines of a block (``every`` line, or those after a prompt), each with the lines below it."""
    found: list[tuple[str, list[str]]] = []
    for line in text.splitlines():
        if every or line.startswith((SHELL, PROMPT)):
            found.append((line, []))
        else:
            found[-1][1].append(line)
    return found


def _cut_like(shown: list[str], new: list[str]) -> list[str]:
    """The new lines; where some of the old ones were left out, as many stand before and after the gap as there did."""
    if GAP not in shown:
        return new
    before = shown.index(GAP)
    after = len(shown) - before - 1
    if before + after >= len(new):
        return new
    return [*new[:before], GAP, *new[len(new) - after :]]


def missing(page: str) -> list[str]:
    """What the page is to show and does not."""
    return [shown for shown in SHOWN if shown not in page]


def adapted_and_remade(page: str) -> str:
    """The page with other typed lines, in a game that still shows everything that it is to show.

    Raises:
        TranscriptError: there is none.
    """
    refused = [line.removeprefix(PROMPT) for line in _REFUSED.findall(page)]
    for seed in SEEDS:
        try:
            new = remade(adapted(page, str(seed), PROMPT, refused))
        except TranscriptError:
            continue
        if not missing(new):
            return new
    raise TranscriptError(f"no game with a seed of {SEEDS} shows all of {SHOWN}; type another by hand")


def main() -> int:
    """Remake the page; the exit status is 1, and the reason is printed, if it cannot be remade."""
    page = PAGE.read_text(encoding="utf-8")
    how = "remade with the same typed lines"
    try:
        try:
            new = remade(page)
            if missing(new):
                raise TranscriptError(f"it no longer shows {missing(new)}")
        except TranscriptError as error:
            how = f"remade with other typed lines ({error}); read it, and correct the prose"
            new = adapted_and_remade(page)
    except TranscriptError as error:
        print(f"docs/{PAGE.name}: {error}", file=sys.stderr)
        return 1
    if new != page:
        PAGE.write_text(new, encoding="utf-8")
        print(f"docs/{PAGE.name}: {how}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
