"""How a game is drawn: the only thing that the terminal program cannot work out from decisions, events and texts.

A game that does not want the generic drawing keeps a `Drawing` in ``undercroft.cli.<package>.drawing``, as ``DRAWING``.
Without one it is drawn by `undercroft.cli.generic`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType

from undercroft.kernel.decisions import Decision, Option
from undercroft.locale.texts import Texts

Block = tuple[str, RenderableType]
"""A part of a board, after its name. A part that has not changed since it was last shown is left out."""


class Drawing:
    """Draws the views of one game.

    Args:
        texts: the words.
        names: what the players are called.
    """

    quiet: frozenset[str] = frozenset()
    """Kinds of events that the board shows anyway: only the log tells them."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def board(self, view: Any, decision: Decision | None = None) -> list[Block]:
        """Everything that the seat of the view may see."""
        return []

    def glance(self, view: Any, decision: Decision) -> list[Block]:
        """The parts of the board that help with this decision."""
        return self.board(view, decision)

    def remark(self, view: Any, option: Option) -> str:
        """A few words beside an answer: what it costs or does."""
        return ""

    def note(self, view: Any, decision: Decision) -> str:
        """A few words beside the question: what it is about."""
        return ""

    def rivals(self, view: Any) -> list[Block]:
        """The other players in detail."""
        return []

    def result(self, view: Any) -> list[Block]:
        """How the game ended, who won and why."""
        return []

    def all_seeing(self, views: Sequence[Any]) -> Any:
        """Merge the views of all seats into one with everything that any seat knows."""
        return views[0]
