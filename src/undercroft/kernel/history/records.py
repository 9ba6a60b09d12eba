"""Records: a game as its header and its answers, one per line, with checkpoints.

A record replays exactly, or the error names the answer at which it differs. It serves as save file, bug report,
fixture and training data. ``docs/record-format.md`` describes the format.
"""

from __future__ import annotations

import os
import re
import tempfile
import zlib
from pathlib import Path
from typing import Any, Final

import msgspec

from undercroft.kernel.base.errors import RecordError
from undercroft.kernel.base.text_files import decoded, plain_lines

MAGIC: Final = "undercroft-record"
FORMAT: Final = 4
"""Format 1, of version 0.1.0, had one hash for the whole content and did not name the version. Formats 1 and 2 had
fingerprints of another kind, which are not compared, and checksums on no checkpoint. Format 3 did not say which answers
were given for somebody who was away; a record without such answers is still written in it."""
COMPARED: Final = 3
"""The first format whose checkpoints are compared."""
FIRST_VERSION: Final = "0.1.0"
WHOLE: Final = ""
"""The name under which the one hash of format 1 is kept among those of the parts."""
BY_DEFAULT: Final = "default"
BY_BOT: Final = "bot"
"""What gave an answer for somebody who was away."""
CHECKPOINT_EVERY: Final = 25
MAX_BYTES: Final = 4 * 1024 * 1024
"""Far more than any game needs; a larger file is not a record."""

_CHECK: Final = re.compile(r"(.*) #([0-9a-f]{4})")


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that a game starts from, and under what it was played.

    Attributes:
        game: id of the game.
        seats: how many seats.
        seed: the seed (a record is all-seeing: it is not shown to players while the game runs).
        options: the options by name, as plain data.
        players: who sits where, as on the command line (``me``, ``greedy``, …); may be empty.
        position: a position to start from instead of a new game, in the game's own notation.
        rules: version of the game's rules; None if it is not known.
        content: hashes of those parts of its content that it uses, by name; empty if they are not known.
        made_by: the version of Undercroft under whose rules the answers were given; empty if it is not known.
    """

    game: str
    seats: int
    seed: str
    options: dict[str, Any] = {}
    players: tuple[str, ...] = ()
    position: str | None = None
    rules: int | None = None
    content: dict[str, str] = {}
    made_by: str = ""

    def to_json(self) -> str:
        """Return the header as JSON in one line."""
        return msgspec.json.encode(self).decode()

    @classmethod
    def of_json(cls, text: str | bytes) -> Header:
        """Return the header in JSON, of this format or an older one.

        Raises:
            msgspec.DecodeError: it is not a header.
        """
        data = msgspec.json.decode(text)
        if isinstance(data, dict) and isinstance(data.get("content"), str):
            data |= {"content": {WHOLE: data["content"]}, "made_by": FIRST_VERSION}
        return msgspec.convert(data, cls)


class Record:
    """A header, the answers in order, and the fingerprints of some positions along the way.

    Attributes:
        header: what the game starts from.
        moves: seat and notation of each answer.
        checkpoints: fingerprints of the state, by the number of answers before it.
        proxies: for answers, counted from 1, that were given for somebody who was away: `BY_DEFAULT` or `BY_BOT`.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.moves: list[tuple[int, str]] = []
        self.checkpoints: dict[int, str] = {}
        self.proxies: dict[int, str] = {}

    def to_text(self, checksums: bool = True) -> str:
        """Return the record as it is written to a file.

        Args:
            checksums: whether each line has one, so that damage can be found.
        """
        lines = [self.header.to_json()]
        for i in range(len(self.moves) + 1):
            if i:
                seat, text = self.moves[i - 1]
                lines.append(f"{seat} {text}")
            if i in self.proxies:
                lines.append(f"~ {i} {self.proxies[i]}")
            if i in self.checkpoints:
                lines.append(f"= {i} {self.checkpoints[i]}")
        if checksums:
            chain = 0
            for number, line in enumerate(lines):
                chain = _chain(line, chain)
                lines[number] = f"{line} #{chain:04x}"
        written = FORMAT if self.proxies else FORMAT - 1
        return "\n".join([f"{MAGIC} {written}", *lines, f"end {len(self.moves)}", ""])

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read what `to_text` wrote.

        Raises:
            RecordError: with the number of the first faulty line.
        """
        lines = plain_lines(text).split("\n")
        version = _format_of(lines[0])
        signed_lines = frozenset("0123456789=~" if version >= COMPARED else "0123456789")
        if len(lines) < 2:
            raise RecordError("the header is missing", 2)
        header, chain = _checked(lines[1], 0, 2)
        signed = header != lines[1]
        try:
            record = cls(Header.of_json(header.encode(errors="surrogatepass")))
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise RecordError(f"the header cannot be read: {error}", 2) from None
        for number, line in enumerate(lines[2:], start=3):
            answer, chain = _checked(line, chain, number, signed) if line[:1] in signed_lines else (line, chain)
            word, _, rest = answer.partition(" ")
            if word == "end":
                record._check_end(rest, lines[number:], number)
                if version < COMPARED:
                    record.checkpoints.clear()
                return record
            if number == len(lines):
                break
            record._read_line(word, rest, number)
        raise RecordError(f"the record breaks off after {len(record.moves)} answers", len(lines))

    def _read_line(self, word: str, rest: str, number: int) -> None:
        if word == "=":
            at, _, digest = rest.partition(" ")
            if at != str(len(self.moves)) or not digest:
                raise RecordError("this checkpoint is out of place", number)
            self.checkpoints[len(self.moves)] = digest
        elif word == "~":
            at, _, by = rest.partition(" ")
            if at != str(len(self.moves)) or not self.moves or by not in (BY_DEFAULT, BY_BOT):
                raise RecordError("this says nothing of the answer before it", number)
            self.proxies[len(self.moves)] = by
        elif word.isdecimal() and len(word) < 4 and int(word) < self.header.seats and rest:
            self.moves.append((int(word), rest))
        else:
            raise RecordError(f"neither an answer nor a checkpoint: {(word + ' ' + rest)[:60]!r}", number)

    def _check_end(self, count: str, after: list[str], number: int) -> None:
        if count != str(len(self.moves)):
            there = len(self.moves)
            raise RecordError(f"the record says it has {count[:20]} answers, but {there} are there", number)
        if after not in ([], [""]):  # some editors save no newline at the end
            raise RecordError("there is more text after the end", number + 1)

    def save(self, path: Path) -> None:
        """Write the file atomically: an existing file survives a full disk or a power cut.

        Raises:
            RecordError: the file cannot be written.
        """
        write_whole(path, self.to_text().encode())

    @classmethod
    def open(cls, path: Path) -> Record:
        """Read a record from a file.

        Raises:
            RecordError: the file cannot be read, or is not a record.
        """
        data = read_whole(path, MAX_BYTES)
        try:
            text = decoded(data)
        except UnicodeDecodeError as error:
            raise RecordError(f"{path.name} is not a record: byte {error.start} is not text") from None
        try:
            return cls.from_text(text)
        except RecordError as error:
            named = RecordError(f"{path.name}: {error}")
            named.line = error.line
            raise named from None


def _chain(line: str, before: int) -> int:
    """Return a checksum of this line and all before it, which shows the first line that was altered."""
    return zlib.crc32(line.encode(errors="surrogatepass"), before) & 0xFFFF


def _checked(line: str, chain: int, number: int, signed: bool = False) -> tuple[str, int]:
    """Return the line without its checksum, and the chain so far. A record written by hand may lack checksums."""
    match = _CHECK.fullmatch(line)
    text = match[1] if match else line
    chain = _chain(text, chain)
    if match[2] != f"{chain:04x}" if match else signed:
        raise RecordError(f"this line was altered or damaged: {text[:60]!r}", number)
    return text, chain


def _format_of(line: str) -> int:
    word, _, version = line.partition(" ")
    if word != MAGIC or not version.isdecimal() or len(version) > 9:
        raise RecordError("this is not an Undercroft record", 1)
    if int(version) > FORMAT:
        raise RecordError(
            f"the record has format {int(version)}; this Undercroft reads up to {FORMAT}: please update",
            1,
        )
    return int(version)


def read_whole(path: Path, most: int) -> bytes:
    """Read a file.

    Args:
        path: the file.
        most: the most bytes that it may have.

    Raises:
        RecordError: the file cannot be read, or is larger.
    """
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise RecordError(f"{path.name} cannot be read: {error.strerror}") from None
    if len(data) > most:
        raise RecordError(f"{path.name} is too large: it should never have more than {most:,} bytes")
    return data


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically.

    Raises:
        RecordError: the file cannot be written; an earlier version of it is kept.
    """
    temporary = None
    try:
        path = path.resolve()  # replace the target of a link, not the link
        path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException as error:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        if not isinstance(error, OSError):
            raise
        raise RecordError(f"{path.name} cannot be written: {error.strerror}") from None
