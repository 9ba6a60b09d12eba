"""Chronicles: games that are over, as everybody saw them, answer by answer. Reading one needs no rules.

A record holds answers, so it can only be read by an engine that gives them the same meaning. A chronicle holds what
came of them: after each answer the snapshot of every seat and of the public, and the events with who saw them and what
each changed in their snapshots. It is made when a game ends and stays readable, whatever becomes of the rules and the
content.

A file is a line that says what it is, a line of JSON that lists its parts, and the parts one after another, each
compressed with Zstandard:

=============  =====================================================================
``about``      the record, and a `ChronicleHead`
``events``     a line for the set-up and for each answer: a list of ``[event, seen]``;
               ``seen`` has the readers who saw it otherwise, or not at all (null)
``view 0`` …   a line for each position: the view of that seat
``view public``  the view of a spectator
``beats``      a line for each position: for each seat and then for spectators, what
               each event that they saw changed in their view (`kernel.history.view_diff`); one
               list more if something has changed after the last event. The line of
               the set-up is empty, and older chronicles do not have this part
=============  =====================================================================
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import zstandard

from undercroft.kernel.base.errors import RecordError
from undercroft.kernel.history.records import Record, read_whole
from undercroft.kernel.history.version_changes import Changes, Divergence

MAGIC: Final = b"undercroft-chronicle 1\n"
SUFFIX: Final = ".chronicle"
MOST_BYTES: Final = 64 * 1024 * 1024
"""Of a file; no game comes near it."""
MOST_IN_PART: Final = 512 * 1024 * 1024
"""Of a part, when it is unpacked."""
PUBLIC: Final = "public"
UNKNOWN: Final = -1
"""The length of a frame of Zstandard that does not say how long it is."""
UNSEEN: Final = msgspec.Raw(b"null")
BEATS: Final = "beats"
"""The name of the part with what each event changed."""


class Moment(msgspec.Struct, frozen=True):
    """How a game stood at the beginning of a chapter or at the end, after `number` answers."""

    number: int
    chapter: dict[str, int | str]
    seats: tuple[dict[str, int], ...]


class ChronicleHead(msgspec.Struct, frozen=True):
    """What a chronicle says of its game as a whole.

    Attributes:
        record: the record of the game, as text, as it was played.
        told_by: the version under whose rules the answers were given again to make the chronicle.
        over: whether the game was over after the last answer.
        seats: how many seats.
        answers: how many answers the chronicle covers; the record has more if the game diverges.
        returns: the result of each seat.
        moments: the beginnings of its chapters, and its end.
        ends: the last snapshot of each reader.
        changes: what had changed between the game and its chronicle; None if nothing had.
        divergence: the first answer that could not be told, because it was not legal any more; None if all could.
    """

    record: str
    told_by: str
    over: bool
    seats: int
    answers: int
    returns: tuple[float, ...]
    moments: tuple[Moment, ...]
    ends: dict[str, msgspec.Raw]
    changes: Changes | None = None
    divergence: Divergence | None = None


class ChronicleEvent(msgspec.Struct, frozen=True, array_like=True):
    """An event of a chronicle: the event, and how readers saw it who did not see all of it (`UNSEEN`: not at all)."""

    event: msgspec.Raw
    seen: dict[str, msgspec.Raw]

    def seen_by(self, seat: int | None) -> msgspec.Raw | None:
        """Return the event as a seat (None: a spectator) saw it, as JSON; None if it did not."""
        known = self.seen.get(reader(seat), self.event)
        return None if known == UNSEEN else known


def reader(seat: int | None) -> str:
    """Return the name of a reader in a chronicle: the number of the seat, or ``public`` for a spectator."""
    return PUBLIC if seat is None else str(seat)


def is_chronicle(path: Path) -> bool:
    """Return whether a file begins as a chronicle does."""
    try:
        with path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:
        return False


class Chronicle:
    """A chronicle that can be read.

    Args:
        data: what `chronicle_writer.chronicle_of` made.

    Attributes:
        data: the same.
        about: the game as a whole.
        record: its record.

    Raises:
        RecordError: it is not a chronicle, or it is damaged.
    """

    def __init__(self, data: bytes) -> None:
        self.data = data
        if not data.startswith(MAGIC):
            raise RecordError("this is not an Undercroft chronicle", 1)
        end = data.find(b"\n", len(MAGIC))
        try:
            index = msgspec.json.decode(data[len(MAGIC) : end], type=dict[str, tuple[int, int]])
        except (msgspec.DecodeError, UnicodeError) as error:
            raise RecordError(f"the list of parts cannot be read: {error}", 2) from None
        at = end + 1
        self._packed: dict[str, tuple[bytes, int]] = {}
        for name, (length, size) in index.items():
            if min(length, size) < 0 or size > MOST_IN_PART or at + length > len(data):
                raise RecordError(f"the chronicle breaks off, or its part {name[:20]!r} is too large")
            self._packed[name] = data[at : at + length], size
            at += length
        try:
            self.about = msgspec.json.decode(self.lines("about")[0], type=ChronicleHead)
        except (msgspec.DecodeError, UnicodeError, IndexError) as error:
            raise RecordError(f"the chronicle is damaged: {error}") from None
        self.record = Record.from_text(self.about.record)
        self._check()

    def _check(self) -> None:
        """Refuse a chronicle that contradicts itself."""
        about = self.about
        readers = [reader(seat) for seat in (*range(len(about.returns)), None)]
        if not (
            len(about.returns) == about.seats == self.record.header.seats
            and 0 <= about.answers <= len(self.record.moves)
            and sorted(about.ends) == sorted(readers)
        ):
            raise RecordError("the chronicle is damaged: it contradicts itself")

    @classmethod
    def open(cls, path: Path) -> Chronicle:
        """Read a chronicle from a file.

        Raises:
            RecordError: the file cannot be read, or is not a chronicle.
        """
        data = read_whole(path, MOST_BYTES)
        try:
            return cls(data)
        except RecordError as error:
            raise RecordError(f"{path.name}: {error}") from None

    @property
    def has_beats(self) -> bool:
        """Whether it says what each event changed."""
        return BEATS in self._packed

    def lines(self, part: str) -> LazyLines:
        """Return the lines of a part, unpacked.

        Raises:
            RecordError: the part is missing or damaged.
        """
        if part not in self._packed:
            raise RecordError(f"the chronicle has no part {part[:20]!r}")
        packed, size = self._packed[part]
        try:
            # A frame that says how long it is would be unpacked to that length, whatever the list of parts says.
            if zstandard.frame_content_size(packed) not in (UNKNOWN, size):
                raise RecordError(f"part {part!r} of the chronicle is not as long as it should be")
            unpacked = zstandard.ZstdDecompressor().decompress(packed, max_output_size=size, allow_extra_data=False)
        except zstandard.ZstdError as error:
            raise RecordError(f"part {part!r} of the chronicle is damaged: {error}") from None
        return LazyLines(unpacked)

    def lines_of_positions(self, part: str) -> LazyLines:
        """Return the lines of a part that has one for each position: all but ``about``.

        Raises:
            RecordError: the chronicle is damaged.
        """
        lines = self.lines(part)
        if len(lines) != self.about.answers + 1:
            raise RecordError(
                f"part {part!r} of the chronicle tells {len(lines) - 1} answers, not {self.about.answers}"
            )
        return lines

    def views(self, seat: int | None) -> LazyLines:
        """Return what a seat (None: a spectator) saw at each position, as JSON.

        Raises:
            RecordError: the chronicle is damaged.
        """
        return self.lines_of_positions(f"view {reader(seat)}")

    def events(self) -> list[list[ChronicleEvent]]:
        """Return the events of the set-up and of each answer.

        Raises:
            RecordError: the chronicle is damaged.
        """
        return [events_in(line) for line in self.lines_of_positions("events")]


class LazyLines:
    """The lines of a text, each cut out when it is asked for: a long part of a chronicle has ten million bytes.

    Args:
        text: the text; each line ends with a newline.

    Attributes:
        size: how many bytes the text has.
    """

    def __init__(self, text: bytes) -> None:
        self._text = text
        self._ends: list[int] = []
        self.size = len(text)
        end = text.find(b"\n")
        while end >= 0:
            self._ends.append(end)
            end = text.find(b"\n", end + 1)

    def __len__(self) -> int:
        return len(self._ends)

    def __getitem__(self, number: int) -> bytes:
        """Return a line, counted from 0; -1 is not the last one.

        Raises:
            IndexError: there is no such line.
        """
        if not 0 <= number < len(self._ends):
            raise IndexError(number)
        return self._text[self._ends[number - 1] + 1 if number else 0 : self._ends[number]]

    def __iter__(self) -> Iterator[bytes]:
        return (self[number] for number in range(len(self)))


class _Kind(msgspec.Struct, frozen=True):
    """What every event has, whatever its game."""

    event: str


def events_in(line: bytes) -> list[ChronicleEvent]:
    """Return the events in a line of the part ``events``.

    Raises:
        RecordError: the line is damaged.
    """
    try:
        events = msgspec.json.decode(line, type=list[ChronicleEvent])
        for told in events:
            for one in (told.event, *told.seen.values()):
                if one != UNSEEN:
                    msgspec.json.decode(one, type=_Kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(f"the events of the chronicle are damaged: {error}") from None
    return events


def beats_in(line: bytes, readers: int) -> list[list[list[list[Any]]]]:
    """Return what a line of the part ``beats`` says: for each reader, what each event it saw has changed.

    Raises:
        RecordError: the line is damaged, or is not about so many readers.
    """
    try:
        by_reader = msgspec.json.decode(line, type=list[list[list[list[Any]]]])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(f"the story of the chronicle is damaged: {error}") from None
    if len(by_reader) != readers:
        raise RecordError(f"the story of the chronicle is about {len(by_reader)} readers, not {readers}")
    return by_reader
