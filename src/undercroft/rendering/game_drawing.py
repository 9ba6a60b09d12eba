"""How a game is drawn: all that cannot be worked out from decisions, events and texts.

A game that does not want the generic drawing keeps a `GameDrawing` in ``undercroft.rendering.<package>``, as
``DRAWING``. Without one it is drawn by `undercroft.rendering.generic_drawing`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rich.console import RenderableType

from undercroft.kernel.engine.decisions import Decision, Option
from undercroft.locale.texts import Texts
from undercroft.rendering.svg_canvas import Canvas

Block = tuple[str, RenderableType]
"""A part of a board with its name. A part that has not changed since it was last shown is left out."""


class GameDrawing:
    """Draws the views of one game.

    Args:
        texts: the words.
        names: what the players are called.
    """

    quiet: frozenset[str] = frozenset()
    """Kinds of events that only the log reports, because the board shows them anyway."""

    longer: Mapping[str, str] = MappingProxyType({})
    """Verbs of answers, each with the verb of those that do the same and something more."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def board(self, view: Any, decision: Decision | None = None) -> list[Block]:
        """Draw everything that the viewing seat may see."""
        return []

    def picture(self, view: Any) -> Canvas | None:
        """Draw everything that the viewing seat may see as a picture; None if the game has only its text."""
        return None

    def glance(self, view: Any, decision: Decision) -> list[Block]:
        """Draw the parts of the board that help with this decision."""
        return self.board(view, decision)

    def pointed(self, view: Any, points: Sequence[str]) -> list[Block]:
        """Draw what a lesson points at: some of the ``POINTS`` of the game's lessons."""
        return []

    def remark(self, view: Any, option: Option) -> str:
        """Say in a few words what an answer costs or does; an empty text if there is nothing to say."""
        return ""

    def called(self, view: Any, square: str) -> str:
        """Say where a square is by what lies beside it; an empty text if its own name says it."""
        return ""

    def note(self, view: Any, decision: Decision) -> str:
        """Say in a few words what the question is about."""
        return ""

    def rivals(self, view: Any) -> list[Block]:
        """Draw the other players in detail."""
        return []

    def result(self, view: Any) -> list[Block]:
        """Draw how the game ended: who won and why."""
        return []

    def all_seeing(self, views: Sequence[Any]) -> Any:
        """Merge the views of all seats into one with everything that any seat knows."""
        return views[0]
