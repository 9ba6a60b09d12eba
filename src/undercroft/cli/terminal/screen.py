"""Output and input of the terminal program."""

from __future__ import annotations

import sys

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from undercroft.cli.terminal.safe_text import without_control_characters

WIDEST = 100
"""The most characters in a line, however wide the terminal is."""

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""The sequence that clears the screen and the scrollback, since both may show another player's secrets."""


class Screen:
    """A terminal, or a pipe in its place.

    Args:
        stderr: whether to print to standard error: what is not the result of a command.
    """

    def __init__(self, stderr: bool = False) -> None:
        width = Console().width
        self.console = Console(width=min(width, WIDEST), highlight=False, markup=False, emoji=False, stderr=stderr)

    @property
    def width(self) -> int:
        """How many characters fit in a line."""
        return self.console.width

    def say(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Print a line of text, broken between words if it is long."""
        self.console.print(
            Padding(Text(without_control_characters(text), style=style), (0, 0, 0, indent), expand=False)
            if indent
            else Text(without_control_characters(text), style=style)
        )

    def line(self, text: str, style: str = "") -> None:
        """Print a line that is never broken, so that it can be copied: a path, a command."""
        self.console.print(Text(without_control_characters(text), style=style), soft_wrap=True)

    def show(self, block: RenderableType) -> None:
        """Print a table, a panel, or anything else that Rich can draw."""
        self.console.print(block)

    def as_drawn(self, block: RenderableType) -> str:
        """Return the characters of a drawn block, to see whether it has changed."""
        with self.console.capture() as capture:
            self.console.print(block)
        return capture.get()

    def show_drawn(self, drawn: str) -> None:
        """Print a block that `as_drawn` has drawn."""
        self.console.file.write(drawn)

    def read(self, prompt: str) -> str | None:
        """Read a line; None at the end of the input."""
        self.console.file.flush()
        try:
            text = input(prompt)
        except EOFError:
            self.say()
            return None
        except UnicodeDecodeError:
            text = ""
        if not sys.stdin.isatty():
            # A transcript of piped input shows what was answered.
            self.say(text)
        return text.strip()

    def clear(self) -> None:
        """Remove everything that was shown from the screen, the scrollback and the history."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        readline = sys.modules.get("readline")
        if readline is not None:
            readline.clear_history()


def with_line_editing() -> None:
    """Turn on arrow keys and history while typing, where the system has them."""
    if sys.stdin.isatty():
        try:
            import readline  # noqa: F401
        except ImportError:
            return
