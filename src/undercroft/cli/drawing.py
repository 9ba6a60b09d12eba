"""How a game is drawn: the only thing that the terminal program cannot work out from decisions, events and texts.

A game that wants a drawing of its own keeps a `Drawing` in ``undercroft.cli.<package>.drawing``, as ``DRAWING``.
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
