"""Builds the beats of a match for its readers.

A snapshot is taken at each event that a reader may know of, by the same visibility as at a decision, and compared with
the snapshot before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.history.story_beats import Beat
from undercroft.kernel.history.view_diff import Change, Compared, changes


class BeatRecorder:
    """Takes snapshots of one match for its readers: the seats, and None for spectators.

    Args:
        state: the position. When an undo has put another state in its place, a new teller is needed.
        known: parts of views that the caller keeps (`State.views_again`); None: the teller keeps them itself.

    Attributes:
        state: the same.
        views: the last snapshot of each reader.
    """

    def __init__(self, state: State, known: dict[Any, Any] | None = None) -> None:
        self.state = state
        self.views: dict[int | None, Any] = {}
        self._beats: dict[int | None, list[Beat]] = {}
        self._known: dict[Any, Any] = {} if known is None else known

    def follow(self, reader: int | None) -> None:
        """Take snapshots for a reader from now on."""
        if reader not in self.views:
            (self.views[reader],) = self.state.views_again((reader,), self._known)
            self._beats[reader] = []

    def forget(self, reader: int | None) -> None:
        """Take no more snapshots for a reader."""
        del self.views[reader], self._beats[reader]

    def hear(self, event: Event) -> None:
        """Take a snapshot for everybody who may know of the event; to be called as it happens (`State.apply`)."""
        readers: list[int | None] = []
        told: list[msgspec.Raw] = []
        last: Event | None = None
        for reader in self._beats:
            seen = event.seen_by(reader)
            if seen is not None:
                # Most events look the same to everybody, and are the same object then.
                told.append(told[-1] if seen is last else seen.encoded())
                readers.append(reader)
                last = seen
        self._add(readers, told)

    def _add(self, readers: Sequence[int | None], told: Sequence[msgspec.Raw | None]) -> None:
        """Add a beat for each of some readers, the same object for those who see the same."""
        made: list[Beat] = []
        made_of = self._changes(readers)
        for i in range(len(readers)):  # compiled, this is faster than a zip
            event, changed = told[i], made_of[i]
            if event is None and not changed:
                continue
            for beat in made:
                if beat.event is event and beat.changes == changed:
                    break
            else:
                beat = Beat(event, changed)
                made.append(beat)
            self._beats[readers[i]].append(beat)

    def take(self) -> dict[int | None, list[Beat]]:
        """Return each reader's beats since the last call. The last has no event if more has changed since."""
        readers = list(self._beats)
        self._add(readers, [None] * len(readers))
        taken = self._beats
        self._beats = {reader: [] for reader in readers}
        return taken

    def _changes(self, readers: Sequence[int | None]) -> list[list[Change]]:
        """Look at the state for some readers, and return what each sees changed."""
        compared: Compared | None = {} if len(readers) > 1 else None
        found: list[list[Change]] = []
        views = self.views
        seen = self.state.views_again(readers, self._known)
        for i in range(len(readers)):
            before, now = views[readers[i]], seen[i]
            found.append([] if now is before else changes(before, now, compared))
            views[readers[i]] = now
        return found
