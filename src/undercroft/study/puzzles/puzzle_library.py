"""Find the puzzles of a game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from undercroft.kernel.base.errors import ContentError
from undercroft.kernel.engine.games import package_of
from undercroft.kernel.history.records import write_whole
from undercroft.study.puzzles.puzzle import Puzzle
from undercroft.study.puzzles.puzzle_kinds import kinds_of

_PACKAGE: Final = "undercroft.study.{}.game_puzzles"
_FILE: Final = "puzzles.jsonl"


def path_of(game_id: str) -> Path:
    """Return the file with the puzzles of a game, which need not exist.

    Raises:
        OptionError: there is no such game.
    """
    return Path(str(files(_PACKAGE.format(package_of(game_id))))) / _FILE


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first; none if it has none.

    Raises:
        OptionError: there is no such game.
        ContentError: a line of its file is not a puzzle.
    """
    if not kinds_of(game_id):
        return ()
    path = path_of(game_id)
    return read_puzzles(path) if path.is_file() else ()


def read_puzzles(path: Path) -> tuple[Puzzle, ...]:
    """Read a file of puzzles.

    Raises:
        ContentError: a line is not a puzzle.
    """
    found = []
    for number, line in enumerate(path.read_bytes().splitlines(), start=1):
        try:
            found.append(msgspec.json.decode(line, type=Puzzle))
        except msgspec.DecodeError as error:
            raise ContentError(f"{path.name}, line {number}: {error}") from None
    return tuple(found)


def write_puzzles(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a file of puzzles, the easiest first.

    Raises:
        RecordError: it cannot be written.
    """
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id))
    write_whole(path, b"".join([msgspec.json.encode(puzzle) + b"\n" for puzzle in ordered]))


@cache
def _by_id(game_id: str) -> dict[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles_of(game_id)}


def find_puzzle(game_id: str, puzzle_id: str) -> Puzzle | None:
    """Return the puzzle with that id, or None.

    Raises:
        OptionError: there is no such game.
    """
    return _by_id(game_id).get(puzzle_id)
