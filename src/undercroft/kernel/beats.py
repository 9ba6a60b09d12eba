"""Beats: what happens while an answer is carried out, one event after another, each with what its reader sees change.

A picture is taken at each event that a reader may know of, by the same visibility as at a decision, and compared with
the picture before it. So the first picture and the beats are enough to show the game as it was at each of them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.changes import Change, Compared, changes
from undercroft.kernel.events import Event
from undercroft.kernel.state import State


class Beat(msgspec.Struct, frozen=True, array_like=True):
    """An event as its reader saw it, and what changed with it in the picture.

    The last beat of an answer may have no event: then its changes are about who is asked now.
    """

    event: msgspec.Raw | None
    changes: list[Change]


class Retold(NamedTuple):
    """A part of a game, for a reader who was not there.

    Attributes:
        view: the picture at its beginning.
        beats: what has happened since.
    """

    view: Any
    beats: list[Beat]


class Teller:
    """Takes pictures of one match for its readers: the seats, and None for spectators.

    Args:
        state: the position. When an undo has put another state in its place, a new teller is needed.
        known: parts of views that the caller keeps (`State.views_again`); None: the teller keeps them itself.

    Attributes:
        state: the same.
        views: the last picture of each reader.
    """

    def __init__(self, state: State, known: dict[Any, Any] | None = None) -> None:
        self.state = state
        self.views: dict[int | None, Any] = {}
        self._beats: dict[int | None, list[Beat]] = {}
        self._known: dict[Any, Any] = {} if known is None else known

    def follow(self, reader: int | None) -> None:
        """Take pictures for a reader from now on."""
        if reader not in self.views:
            (self.views[reader],) = self.state.views_again((reader,), self._known)
            self._beats[reader] = []

    def forget(self, reader: int | None) -> None:
        """Take no more pictures for a reader."""
        del self.views[reader], self._beats[reader]

    def hear(self, event: Event) -> None:
        """Take a picture for everybody who may know of the event; to be called as it happens (`State.apply`)."""
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
        for reader, encoded, changed in zip(readers, told, self._changes(readers), strict=True):
            self._beats[reader].append(Beat(encoded, changed))

    def take(self) -> dict[int | None, list[Beat]]:
        """Return each reader's beats since the last call. The last has no event if more has changed since."""
        taken, readers = self._beats, list(self._beats)
        self._beats = {reader: [] for reader in readers}
        for reader, rest in zip(readers, self._changes(readers), strict=True):
            if rest:
                taken[reader].append(Beat(None, rest))
        return taken

    def _changes(self, readers: list[int | None]) -> list[list[Change]]:
        """Look at the state for some readers, and return what each sees changed."""
        compared: Compared | None = {} if len(readers) > 1 else None
        found: list[list[Change]] = []
        views = self.views
        for reader, now in zip(readers, self.state.views_again(readers, self._known), strict=True):
            before = views[reader]
            found.append([] if now is before else changes(before, now, compared))
            views[reader] = now
        return found
