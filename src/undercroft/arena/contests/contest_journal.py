"""The folder of a contest: what is played, and each game that has been, so that a contest can stop and go on.

``contest.json`` is the contest. ``games.jsonl`` has a line for each game, as JSON, with a checksum, in the order in
which they ended. A line is on disk before its game counts. If the last line is torn, because a machine stopped while it
was written, it is dropped, and its game is played once more.
"""

from __future__ import annotations

import os
import zlib
from pathlib import Path
from typing import Any, BinaryIO, Final, Self

import msgspec

from undercroft.arena.contests.contest import Contest, ContestError, difference
from undercroft.arena.contests.contest_game import ContestGame
from undercroft.kernel.history.records import read_whole, write_whole

try:
    import fcntl
except ImportError:  # not on Windows: there, nobody keeps two processes from one folder
    fcntl = None  # type: ignore[assignment]

CONTEST: Final = "contest.json"
GAMES: Final = "games.jsonl"
LARGEST: Final = 4 * 1024 * 1024


class JournalLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the file: the game, and the CRC-32 of its JSON as hexadecimal digits."""

    crc: str
    game: msgspec.Raw


def to_line(played: ContestGame) -> bytes:
    """Return a game as a line, with its end."""
    game = msgspec.json.encode(played)
    return msgspec.json.encode(JournalLine(_crc(game), msgspec.Raw(game))) + b"\n"


def of_line(line: bytes) -> ContestGame:
    """Return the game in a line.

    Raises:
        ValueError: the line is torn, altered or something else.
    """
    read = msgspec.json.decode(line, type=JournalLine)
    if _crc(bytes(read.game)) != read.crc:
        raise ValueError("the checksum does not match")
    return msgspec.json.decode(read.game, type=ContestGame)


def _crc(data: bytes) -> str:
    return f"{zlib.crc32(data):08x}"


class ContestJournal:
    """The games of a contest in a folder. Use it in a ``with`` statement.

    Attributes:
        contest: the contest.
        played: the games so far, by number.
        torn: whether a torn last line was dropped.
    """

    def __init__(self, folder: Path, contest: Contest, file: BinaryIO | None = None) -> None:
        self.folder = folder
        self.contest = contest
        self.played: dict[int, ContestGame] = {}
        self.torn = False
        self._file = file
        self._read()

    @classmethod
    def open(cls, folder: Path, contest: Contest) -> Self:
        """Open the folder of a contest, or make it. Until it is closed, no other process can open it so.

        Raises:
            ContestError: the folder is of another contest, another process has it open, or a line in it is damaged.
            RecordError: a file cannot be read or written.
        """
        path = folder / CONTEST
        if not path.exists():
            write_whole(path, msgspec.json.format(msgspec.json.encode(contest)) + b"\n")
        elif (found := read_contest(folder)) != contest:
            what = difference(found, contest)
            raise ContestError(f"{folder} has the games of another contest: {what}. Name another folder")
        file = _locked(folder / GAMES)
        try:
            return cls(folder, contest, file)
        except BaseException:
            file.close()
            raise

    @classmethod
    def look(cls, folder: Path) -> Self:
        """Open an existing folder to read it.

        Raises:
            ContestError: it is not the folder of a contest, or a line in it is damaged.
            RecordError: a file cannot be read.
        """
        return cls(folder, read_contest(folder))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: Any) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def add(self, played: ContestGame) -> None:
        """Store a game; it is on disk when this returns.

        Raises:
            ContestError: it cannot be written, or the folder was opened only to be read.
        """
        if self._file is None:
            raise ContestError(f"{self.folder} is open to be read only")
        line = to_line(played)
        try:
            self._file.truncate(self._sound)  # without a torn last line
            self._file.write(line)
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise ContestError(f"{self.folder / GAMES} cannot be written: {error.strerror}") from None
        self._sound += len(line)
        self.played[played.number] = played

    def missing(self, games: int) -> list[int]:
        """Return the numbers of those of the first games that have not been played."""
        return [number for number in self.contest.numbers(games) if number not in self.played]

    def _read(self) -> None:
        path = self.folder / GAMES
        self._sound = 0
        if not path.exists():
            return
        try:
            lines = path.read_bytes().splitlines(keepends=True)
        except OSError as error:
            raise ContestError(f"{path} cannot be read: {error.strerror}") from None
        for number, line in enumerate(lines, start=1):
            try:
                if not line.endswith(b"\n"):
                    raise ValueError("the line has no end")
                played = of_line(line)
            except ValueError as error:
                if number == len(lines):
                    self.torn = True
                    return
                why = f"line {number} of {path} is damaged ({error})"
                raise ContestError(f"{why}: delete that line, and its game is played once more") from None
            self._sound += len(line)
            self.played.setdefault(played.number, played)


def _locked(path: Path) -> BinaryIO:
    """Open a file to append to it, which no other process has open so."""
    try:
        file = path.open("ab")
    except OSError as error:
        raise ContestError(f"{path} cannot be written: {error.strerror}") from None
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise ContestError(f"another process is playing the contest in {path.parent}") from None
    return file


def read_contest(folder: Path) -> Contest:
    """Return the contest of a folder.

    Raises:
        ContestError: it has none.
        RecordError: the file cannot be read.
    """
    path = folder / CONTEST
    if not path.exists():
        raise ContestError(f"{folder} is not the folder of a contest: it has no {CONTEST}")
    try:
        return msgspec.json.decode(read_whole(path, LARGEST), type=Contest)
    except ValueError as error:
        raise ContestError(f"{path} cannot be read: {error}") from None
