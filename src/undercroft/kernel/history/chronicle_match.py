"""A match read from a chronicle, for those who show games: it needs no rules, and nothing can be played."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.kernel.base.declarations import transient
from undercroft.kernel.base.errors import RecordError
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import Game
from undercroft.kernel.history.chronicle import BEATS, Chronicle, ChronicleEvent, beats_in, events_in, reader
from undercroft.kernel.history.match import Match, Steps
from undercroft.kernel.history.story_beats import Beat, RetoldGame
from undercroft.kernel.history.view_diff import Change, apply_changes, changes


class RecordedEvent(Event, frozen=True):
    """An event of a chronicle. It has the kind and the arguments of the event that it tells."""

    told: ChronicleEvent
    data: msgspec.Raw

    @classmethod
    def of(cls, told: ChronicleEvent) -> RecordedEvent:
        """Return the event as somebody who sees everything knows it."""
        return cls(told, told.event)

    def seen_by(self, seat: int | None) -> RecordedEvent | None:
        seen = self.told.seen_by(seat)
        if seen is None or seen is self.told.event:
            return None if seen is None else self
        return RecordedEvent(self.told, seen)

    def encoded(self) -> msgspec.Raw:
        return self.data

    @property
    def kind(self) -> str:
        return str(self._fields()["event"])

    def args(self) -> dict[str, Any]:
        return {name: value for name, value in self._fields().items() if name != "event"}

    def _fields(self) -> dict[str, Any]:
        fields: dict[str, Any] = msgspec.json.decode(self.data)
        return fields


def of_today(game: Game[Any], view: bytes) -> msgspec.Raw:
    """Return a view of a chronicle as JSON of today's type: fields that it did not have then get their defaults.

    Raises:
        RecordError: it is not a view of the game.
    """
    return msgspec.Raw(msgspec.json.encode(_read(game, view)))


def _read(game: Game[Any], view: bytes) -> Any:
    try:
        return msgspec.json.decode(view, type=game.view_class)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(f"a snapshot of the chronicle cannot be read: {error}") from None


class ReaderStep(msgspec.Struct, frozen=True):
    """What a chronicle says of an answer and one reader.

    Attributes:
        before: the reader's view before the answer, as JSON.
        after: the view after it.
        changed: what each event that the reader saw has changed in the view, and perhaps what has changed after the
            last one; None if the chronicle does not say so.
    """

    before: bytes
    after: bytes
    changed: Sequence[Sequence[Any]] | None

    def beats(self, game: Game[Any], seat: int | None, events: Sequence[ChronicleEvent]) -> list[Beat]:
        """Return the beats of the answer, whose changes are those of today's views.

        Where the chronicle does not say what each event changed, all has changed with the first one.

        Args:
            game: the game.
            seat: the reader.
            events: the events of the answer.

        Raises:
            RecordError: the chronicle is damaged.
        """
        view, end = _read(game, self.before), _read(game, self.after)
        seen = [known for event in events if (known := event.seen_by(seat)) is not None]
        beats = []
        for event, now in zip(seen, self._snapshots(game, view, end, len(seen)), strict=True):
            beats.append(Beat(event, changes(view, now)))
            view = now
        rest = changes(view, end)
        return [*beats, Beat(None, rest)] if rest else beats

    def _snapshots(self, game: Game[Any], view: Any, end: Any, count: int) -> list[Any]:
        """Return the view at each of so many events."""
        if self.changed is None:
            return [end] * count
        if len(self.changed) not in (count, count + 1):
            raise RecordError("the story of the chronicle is damaged: it does not fit its events")
        snapshot = msgspec.json.decode(self.before)
        found = []
        for made in self.changed[:count]:
            if made:
                try:
                    snapshot = apply_changes(snapshot, made)
                    view = _read(game, msgspec.json.encode(snapshot))
                except (ValueError, TypeError, AttributeError, RecursionError) as error:
                    raise RecordError(f"the story of the chronicle is damaged: {error}") from None
            found.append(view)
        return found


class BeatForAll(msgspec.Struct, frozen=True, array_like=True):
    """A beat for somebody who sees everything: the event, and what has changed in the view of each seat."""

    event: msgspec.Raw | None
    changes: list[list[Change]]


def beats_for_all(events: Sequence[ChronicleEvent], by_seat: Sequence[Sequence[Beat]]) -> list[BeatForAll]:
    """Return the beats of an answer for somebody who sees everything.

    Args:
        events: the events of the answer.
        by_seat: the beats of each seat.
    """
    coming = [iter(beats) for beats in by_seat]
    told = []
    for event in events:
        made = [[] if event.seen_by(seat) is None else next(beats).changes for seat, beats in enumerate(coming)]
        told.append(BeatForAll(event.event, made))
    rest = [[change for beat in beats for change in beat.changes] for beats in coming]
    return [*told, BeatForAll(None, rest)] if any(rest) else told


class ChronicleState(State):
    """A position of a chronicle. It asks nothing, so for those who show it the game is over.

    Args:
        game: the game; its views need not have the same fields as then, if new ones have defaults.
        snapshots: the view of each reader, as JSON.
        returns: the result of each seat.
        settled: how many answers led here.
    """

    _game: Game[Any] = transient()
    _snapshots: dict[str, msgspec.Raw] = transient()
    _returns: tuple[float, ...] = transient()

    def __init__(
        self, game: Game[Any], snapshots: dict[str, msgspec.Raw], returns: tuple[float, ...], settled: int
    ) -> None:
        super().__init__(len(returns), settled, [], Chance.from_seed(""))
        self._game = game
        self._snapshots = snapshots
        self._returns = returns

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._game, self._snapshots, self._returns, self.settled)

    def returns(self) -> tuple[float, ...]:
        return self._returns

    def view(self, seat: int | None) -> Any:
        return _read(self._game, self._snapshots[reader(seat)])


class ChronicleMatch(Match):
    """The match of a chronicle, at its end or at any of its positions.

    Args:
        game: the game.
        chronicle: the chronicle.
        to: the position, counted in answers; None for the last one.

    Raises:
        RecordError: the chronicle is damaged, or has no such position.
    """

    def __init__(self, game: Game[Any], chronicle: Chronicle, to: int | None = None) -> None:
        about = chronicle.about
        count = about.answers if to is None else to
        if not 0 <= count <= about.answers:
            raise RecordError(f"the chronicle has {about.answers} answers")
        self.game = game
        self.chronicle = chronicle
        self.record = chronicle.record
        self.options = None
        first, *answers = [[RecordedEvent.of(told) for told in events] for events in chronicle.events()]
        self.prelude = first
        self.events = [*answers[:count]]
        self.decisions = array("I")  # a chronicle does not say
        self._disclosed = bytearray([True]) * len(self.record.moves)
        if to is None:
            snapshots = about.ends
        else:
            readers = (*range(about.seats), None)
            snapshots = {reader(one): msgspec.Raw(chronicle.views(one)[to]) for one in readers}
        self.state = ChronicleState(game, snapshots, about.returns, count)

    def retelling(self, reader: int | None, answers: int) -> Steps[RetoldGame] | None:
        """Return what has happened after this many answers; None if the chronicle does not say what events changed."""
        return self._told_again(reader, answers) if self.chronicle.has_beats else None

    def _told_again(self, seat: int | None, answers: int) -> Steps[RetoldGame]:
        chronicle = self.chronicle
        views = chronicle.views(seat)
        yield
        stories, events = chronicle.lines_of_positions(BEATS), chronicle.lines_of_positions("events")
        yield
        view = _read(self.game, views[answers])
        readers = [*range(chronicle.about.seats), None]
        beats: list[Beat] = []
        for number in range(answers + 1, len(self.events) + 1):
            changed = beats_in(stories[number], len(readers))[readers.index(seat)]
            between = ReaderStep(views[number - 1], views[number], changed)
            beats += between.beats(self.game, seat, events_in(events[number]))
            yield
        return RetoldGame(view, beats)
