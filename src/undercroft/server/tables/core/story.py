"""The story of a table for its readers: beats, each encoded once for all who look from the same seat.

Snapshots are taken only for seats that somebody looks from. A reader keeps its place (`StoryPlace`), and is
sent what comes after it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from undercroft.kernel.engine.game_state import State, Watch
from undercroft.kernel.history.beat_recorder import BeatRecorder

ENCODER: Final = msgspec.json.Encoder()

KEPT: Final = 500
"""The most beats kept for readers who are slow; who needs an earlier one is shown a new snapshot instead."""


class StoryPlace(NamedTuple):
    """How far a reader has been told the story.

    Attributes:
        look: the seat that the reader looks from.
        telling: which story it is; an undo begins another one.
        beat: how many beats of it the reader has had.
        events: how many of these beats had an event.
    """

    look: int | None
    telling: int
    beat: int
    events: int


class StoryUpdate(NamedTuple):
    """What a reader is to be told next.

    Attributes:
        beats: the beats, encoded.
        events: how many of them have an event.
        place: the reader's place then.
    """

    beats: list[bytes]
    events: int
    place: StoryPlace


class _Strand:
    """The beats for one look, and how many of them had an event. The first `dropped` beats are not kept any more."""

    __slots__ = ("beats", "dropped", "events")

    def __init__(self) -> None:
        self.beats: list[bytes] = []
        self.dropped = 0
        self.events = 0


class Story:
    """The story of one table.

    Args:
        known: the parts of views that the table keeps (`State.views_again`).
    """

    def __init__(self, known: dict[Any, Any]) -> None:
        self._known = known
        self._teller: BeatRecorder | None = None
        self._telling = 0
        self._strands: dict[int | None, _Strand] = {}
        self._behind = True

    def watch(self) -> Watch | None:
        """Return who is to hear the events of the next answer (`State.apply`); None if nobody looks.

        To be asked before every answer: only after one does the story go on.
        """
        self._behind = True
        return self._teller.hear if self._teller is not None and self._strands else None

    def open(self, state: State, look: int | None) -> tuple[Any, StoryPlace]:
        """Begin to tell the story to a reader.

        Args:
            state: the position.
            look: the seat that the reader looks from.

        Returns:
            The view of the position, and the reader's place.
        """
        teller = self._of(state)
        if look not in self._strands:
            self._catch_up(teller)  # for the others; this one begins with a whole snapshot
            self._strands[look] = _Strand()
            teller.follow(look)
        self._catch_up(teller)
        strand = self._strands[look]
        return teller.views[look], self._end(look, strand)

    def after(self, state: State, place: StoryPlace) -> StoryUpdate | None:
        """Return what a reader has not been told yet; None if the story does not go on from its place."""
        teller = self._of(state)
        if place.telling != self._telling or place.look not in self._strands:
            return None
        self._catch_up(teller)
        strand = self._strands[place.look]
        if place.beat < strand.dropped:
            return None
        fresh = strand.beats[place.beat - strand.dropped :]
        return (
            StoryUpdate(fresh, strand.events - place.events, self._end(place.look, strand))
            if fresh
            else StoryUpdate([], 0, place)
        )

    def _end(self, look: int | None, strand: _Strand) -> StoryPlace:
        return StoryPlace(look, self._telling, strand.dropped + len(strand.beats), strand.events)

    def keep_only(self, looks: Iterable[int | None]) -> None:
        """Stop telling the story to seats that nobody looks from any more."""
        wanted = set(looks)
        for look in [look for look in self._strands if look not in wanted]:
            del self._strands[look]
            assert self._teller is not None
            self._teller.forget(look)

    def _of(self, state: State) -> BeatRecorder:
        """Return the teller; a new one, with another story, if an undo has put another state in place of the last."""
        if self._teller is None or self._teller.state is not state:
            self._teller = BeatRecorder(state, self._known)
            self._telling += 1
            self._behind = True
            self._strands.clear()
        return self._teller

    def _catch_up(self, teller: BeatRecorder) -> None:
        if not self._behind:
            return
        self._behind = False
        encoded: dict[int, bytes] = {}  # by the identity of the beat, which several looks may share
        for look, beats in teller.take().items():
            strand = self._strands[look]
            for beat in beats:
                json = encoded.get(id(beat))
                if json is None:
                    json = encoded[id(beat)] = ENCODER.encode(beat)
                strand.beats.append(json)
                strand.events += beat.event is not None
            surplus = len(strand.beats) - KEPT
            if surplus > 0:
                del strand.beats[:surplus]
                strand.dropped += surplus
