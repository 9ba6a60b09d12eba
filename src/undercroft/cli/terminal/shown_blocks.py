"""Show the parts of a board, and leave out those that stand on the screen already."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import RenderableType

from undercroft.cli.terminal.screen import Screen


class ShownBlocks:
    """The blocks that were shown last, by their names.

    Args:
        screen: what to write on.
    """

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._drawn: dict[str, str] = {}

    def show(self, blocks: Iterable[tuple[str, RenderableType]], only_new: bool = False) -> None:
        """Show blocks, each with its name; with `only_new` those that look otherwise than when they were shown last."""
        for name, block in blocks:
            drawn = self._screen.as_drawn(block)
            if not only_new or self._drawn.get(name) != drawn:
                self._screen.show_drawn(drawn)
            self._drawn[name] = drawn

    def forget(self) -> None:
        """Take nothing as shown any more."""
        self._drawn.clear()
