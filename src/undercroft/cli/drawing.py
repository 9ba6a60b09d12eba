"""How a game is drawn: the one thing about a game that the terminal program must be told.

Everything else (questions, answers, refusals, events) it works out from decisions and texts. A new game adds a
module with a `Drawing` and one line in `DRAWINGS`.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from undercroft.kernel.decisions import Decision, Option
from undercroft.locale.texts import Texts

Block = tuple[str, RenderableType]
"""A part of a board and its name: a part that looks as it did last time is not shown again."""

DRAWINGS: Final[Mapping[str, str]] = {
    "dungeon-lords": "undercroft.cli.dungeonlords.drawing",
    "dungeoneer": "undercroft.cli.dungeoneer.drawing",
}
"""The module of each game's drawing, with a ``DRAWING``."""


class Drawing:
    """Draws the views of one game.

    Args:
        texts: the words.
        names: what the players are called.
    """

    quiet: frozenset[str] = frozenset()
    """Kinds of events that the board shows anyway: told in the log only."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def board(self, view: Any, decision: Decision | None = None) -> list[Block]:
        """Everything that the seat of the view may see."""
        return []

    def glance(self, view: Any, decision: Decision) -> list[Block]:
        """What somebody needs to see for this decision."""
        return self.board(view, decision)

    def remark(self, view: Any, option: Option) -> str:
        """A few words beside an answer: what it costs or does."""
        return ""

    def note(self, view: Any, decision: Decision) -> str:
        """A few words beside the question: what it is about."""
        return ""

    def rivals(self, view: Any) -> list[Block]:
        """The others in detail."""
        return []

    def result(self, view: Any) -> list[Block]:
        """How the game ended, who won and why."""
        return []

    def all_seeing(self, views: Sequence[Any]) -> Any:
        """One view with what each seat knows, made of the views of all seats."""
        return views[0]


def drawing_of(game_id: str) -> type[Drawing]:
    """The drawing of a game; a game without one is played by its questions and events alone."""
    module = DRAWINGS.get(game_id)
    if module is None:
        return Drawing
    drawing: type[Drawing] = importlib.import_module(module).DRAWING
    return drawing
