"""Make chronicles: play a record again, and keep what everybody sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
import zstandard

from undercroft.kernel.base.errors import IllegalAction, NotationError, NotYourTurn, OptionError, RecordError
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.games import Game, Summary, find_game
from undercroft.kernel.history.beat_recorder import BeatRecorder
from undercroft.kernel.history.chronicle import BEATS, MAGIC, UNSEEN, ChronicleEvent, ChronicleHead, Moment, reader
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record
from undercroft.kernel.history.version_changes import Changes, Divergence, changes_since, todays

LEVEL: Final = 6
"""Of compression. A four-lord game takes about 60 KB, a sixth of it for the beats; with level 9, which takes twice as
long, it would take 2 KB less, and with level 5 8 KB more."""


class ChroniclePosition(msgspec.Struct, frozen=True):
    """A position as everybody sees it, and how it came about.

    Attributes:
        events: the events of the answer that led here, or of the set-up.
        views: the view of each reader, as JSON.
        summary: how the game stands, for a chart.
        over: whether the game is over.
        beats: for each seat and then for spectators, what each event that they saw has changed (`Beat.changes`);
            empty for the set-up.
    """

    events: list[ChronicleEvent]
    views: dict[str, msgspec.Raw]
    summary: Summary | None
    over: bool
    beats: list[list[Any]]


def chronicle_of(record: Record, game: Game[Any] | None = None) -> bytes:
    """Return the chronicle of a record, as far as its answers are legal today.

    Args:
        record: a record, usually of a game that is over.
        game: the game, if `find_game` does not know it.

    Raises:
        RecordError: the game or its options do not exist any more, or the record does not replay although nothing has
            changed.
    """
    header = record.header
    try:
        game = game or find_game(header.game)
        changes = changes_since(header, game)
        match = Match(game, todays(header, game))
    except OptionError as error:
        raise RecordError(f"the record cannot be played: {error}") from None
    writer = ChronicleWriter()
    divergence = None
    for position in _positions(match, record.moves):
        if isinstance(position, Divergence):
            divergence = position
            break
        writer.add(position)
    if divergence is not None and changes is None:
        seat, text = record.moves[divergence.number - 1]
        raise RecordError(f"answer {divergence.number} ({seat} {text[:60]}) is not legal")
    return writer.finish(record, match.record.header.made_by, match.state.returns(), changes, divergence)


def _positions(match: Match, moves: Sequence[tuple[int, str]]) -> Iterator[ChroniclePosition | Divergence]:
    """Give answers in a match that has just started; yield each position, or the divergence that ends them."""
    state = match.state
    readers: tuple[int | None, ...] = (*range(state.seats), None)
    teller = BeatRecorder(state)
    for one in readers:
        teller.follow(one)
    shown: dict[int | None, tuple[Any, msgspec.Raw]] = {}

    def view(one: int | None) -> msgspec.Raw:
        now = teller.views[one]
        if one not in shown or shown[one][0] is not now:
            shown[one] = now, msgspec.Raw(msgspec.json.encode(now))
        return shown[one][1]

    def position(events: Iterable[Event], beats: list[list[Any]]) -> ChroniclePosition:
        return ChroniclePosition(
            events=[_told(event, readers) for event in events],
            views={reader(one): view(one) for one in readers},
            summary=match.game.summary(state),
            over=state.is_terminal,
            beats=beats,
        )

    yield position(match.prelude, [])
    for number, (seat, text) in enumerate(moves, start=1):
        try:
            events = match.apply(seat, text, teller.hear)
        except (NotationError, NotYourTurn, IllegalAction):
            yield Divergence(number, len(moves))
            return
        beats = teller.take()
        yield position(events, [[beat.changes for beat in beats[one]] for one in readers])


def _told(event: Event, readers: Iterable[int | None]) -> ChronicleEvent:
    seen: dict[str, msgspec.Raw] = {}
    for one in readers:
        known = event.seen_by(one)
        if known is not event:
            seen[reader(one)] = UNSEEN if known is None else known.encoded()
    return ChronicleEvent(event.encoded(), seen)


class _Part:
    """A part that is being compressed, line by line."""

    def __init__(self) -> None:
        self._packer = zstandard.ZstdCompressor(level=LEVEL).compressobj()
        self._packed: list[bytes] = []
        self._size = 0

    def add(self, line: bytes) -> None:
        """Add a line."""
        self._size += len(line) + 1
        self._packed.append(self._packer.compress(line + b"\n"))

    def finish(self) -> tuple[bytes, int]:
        """Return the part, and its size when it is unpacked."""
        return b"".join([*self._packed, self._packer.flush()]), self._size


class ChronicleWriter:
    """Writes a chronicle, position by position."""

    def __init__(self) -> None:
        self._views: dict[str, _Part] = {}
        self._events = _Part()
        self._beats = _Part()
        self._moments: list[Moment] = []
        self._count = -1
        self._last: ChroniclePosition | None = None

    def add(self, position: ChroniclePosition) -> None:
        """Add the next position; the first is that before any answer."""
        self._count += 1
        self._last = position
        self._events.add(msgspec.json.encode(position.events))
        self._beats.add(msgspec.json.encode(position.beats))
        for name, view in position.views.items():
            self._views.setdefault(name, _Part()).add(bytes(view))
        self._note(position.over)

    def _note(self, always: bool) -> None:
        """Note the last position as a moment if a chapter begins there, or in any case."""
        moments, last = self._moments, self._last
        if last is None or last.summary is None or (moments and moments[-1].number == self._count):
            return
        if always or not moments or moments[-1].chapter != last.summary.chapter:
            moments.append(Moment(self._count, last.summary.chapter, last.summary.seats))

    def finish(
        self,
        record: Record,
        told_by: str,
        returns: tuple[float, ...],
        changes: Changes | None,
        divergence: Divergence | None,
    ) -> bytes:
        """Return the chronicle; the arguments are those of `ChronicleHead`."""
        assert self._last is not None
        self._note(True)
        about = _Part()
        told = ChronicleHead(
            record=record.to_text(),
            told_by=told_by,
            over=self._last.over,
            seats=len(returns),
            answers=self._count,
            returns=returns,
            moments=tuple(self._moments),
            ends=self._last.views,
            changes=changes,
            divergence=divergence,
        )
        about.add(msgspec.json.encode(told))
        parts = {"about": about, "events": self._events, BEATS: self._beats}
        parts |= {f"view {name}": part for name, part in self._views.items()}
        made = {name: part.finish() for name, part in parts.items()}
        index = {name: (len(packed), size) for name, (packed, size) in made.items()}
        return MAGIC + msgspec.json.encode(index) + b"\n" + b"".join([packed for packed, _ in made.values()])
