"""What OpenSpiel knows of the games: `register`."""

from __future__ import annotations

from typing import Any, Final

import pyspiel

_CLASSES: Final[list[Any]] = []


def add_games(*classes: Any) -> None:
    """Let `register` register these classes of games, each with its ``kind``."""
    _CLASSES.extend(classes)


def register() -> None:
    """Make OpenSpiel know the games; to do so again changes nothing."""
    known = set(pyspiel.registered_names())
    for one in _CLASSES:
        if one.kind.short_name not in known:
            pyspiel.register_game(one.kind, one)


def load_game(text: str) -> Any:
    """Return the game that OpenSpiel writes like this, in a process that may not know the games yet."""
    register()
    return pyspiel.load_game(text)
