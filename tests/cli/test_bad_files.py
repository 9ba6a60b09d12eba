"""Files that are not games: one line, exit status 2, no traceback, and every save stays as it was."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.cli.helpers import run, saves, script
from undercroft.kernel.history.records import FORMAT, MAGIC

SEATS = "me,random,random"


def good(data: Path) -> Path:
    """A saved game."""
    answers, _ = script("5", SEATS)
    run("play", "--seed", "5", "--seats", SEATS, typed=[*[text for _, text in answers[:12]], "quit"])
    (saved,) = saves(data)
    return saved


def bad(kind: str, saved: Path, folder: Path) -> tuple[Path, str]:
    """A bad file of some kind, and what the program says about it."""
    path = folder / f"{kind}.undercroft"
    text = saved.read_text()
    lines = text.split("\n")
    if kind == "noise":
        path.write_bytes(random.Random(1).randbytes(2026))
        return path, "is not a record"
    if kind == "much-noise":
        path.write_bytes(random.Random(2).randbytes(20_000_000))
        return path, "too large"
    if kind == "altered":
        at = next(i for i, line in enumerate(lines) if line.startswith("1 orders"))
        lines[at] = lines[at].replace("orders ", "orders hire ", 1)
        path.write_text("\n".join(lines))
        return path, f"line {at + 1}: this line was altered or damaged"
    if kind == "newer":
        path.write_text(text.replace(lines[0], f"{MAGIC} {FORMAT + 1}", 1))
        return path, "please update"
    if kind == "interrupted":
        path.write_text(text[: len(text) * 2 // 3])
        return path, "line"
    if kind == "unchecked-other-move":
        plain = [line.rpartition(" #")[0] or line for line in lines]
        at = next(i for i, line in enumerate(plain) if line.startswith("1 orders"))
        plain[at] = "1 dig 0,0"
        path.write_text("\n".join(plain))
        return path, "is not legal"
    if kind == "folder":
        path.mkdir()
        return path, "cannot be read"
    if kind == "empty":
        path.write_bytes(b"")
        return path, "not an Undercroft record"
    return folder / "missing.undercroft", "cannot be read"


KINDS = (
    *("noise", "much-noise", "altered", "newer", "interrupted", "unchecked-other-move"),
    *("folder", "empty", "missing"),
)


@pytest.mark.parametrize("kind", KINDS)
def test_a_bad_file_gives_one_line(kind: str, data: Path, tmp_path: Path) -> None:
    saved = good(data)
    before = saved.read_bytes()
    path, words = bad(kind, saved, tmp_path)
    for args in (("play", "--load", str(path)), ("replay", str(path))):
        ran = run(*args)
        assert (ran.status, ran.out) == (2, "")
        assert words in ran.err
        assert ran.err.count("\n") == 1
        assert "Traceback" not in ran.err
    assert saved.read_bytes() == before
    assert saves(data) == [saved]
