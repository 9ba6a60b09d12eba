"""Beats: what happens while an answer is carried out, one event after another, each with what its reader sees change.

The first snapshot and the beats are enough to show the game as it was at each of them. `beat_recorder` makes them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.history.view_diff import Change


class Beat(msgspec.Struct, frozen=True, array_like=True):
    """An event as its reader saw it, and what changed with it in the snapshot.

    The last beat of an answer may have no event: then its changes are about who is asked now.
    """

    event: msgspec.Raw | None
    changes: list[Change]


class RetoldGame(NamedTuple):
    """A part of a game, for a reader who was not there.

    Attributes:
        view: the snapshot at its beginning.
        beats: what has happened since.
    """

    view: Any
    beats: list[Beat]
