"""A canvas for SVG: boxes, circles and text that fits, in the order in which they are drawn."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr

WIDTH: Final = 1200
HEIGHT: Final = 900
"""The size of every picture, so that the frames of a film have one."""

FONTS: Final = "'Source Sans 3', 'Source Sans Pro', 'Segoe UI', 'Noto Sans', sans-serif"
SMALLEST: Final = 9.0
"""The smallest type, in units of the canvas: text that is still too long is cut."""

INK: Final = "#2b2118"
FAINT: Final = "#7d6d5c"
PAPER: Final = "#f4ecdc"
PANEL: Final = "#fffaf0"
EDGE: Final = "#c9b798"
GLOW: Final = "#b4532a"
SEATS: Final = ("#b03a2e", "#2e6b9e", "#3f7d45", "#8a5a9e")
"""The colours of the seats."""

_NARROW: Final = frozenset("ijlft.,:;'|!I()[] ·1")
_WIDE: Final = frozenset("mwMWшщжюмфШЩЖЮМФ@—")


def width_of(text: str, size: float, bold: bool = False) -> float:
    """Estimate how wide a text is: close enough to fit it into a box, whatever font is found.

    >>> width_of("Illinois", 10) < width_of("Wyoming", 10)
    True
    """
    units = sum([0.3 if sign in _NARROW else 0.86 if sign in _WIDE else 0.53 for sign in text])
    return size * units * (1.06 if bold else 1.0)


def fitted(text: str, size: float, width: float, bold: bool = False) -> tuple[str, float]:
    """Return a text and its size so that it fits a width: smaller, and below the smallest type cut.

    >>> fitted("Hall of Whispers", 14, 40)
    ('Hall of…', 9.0)
    """
    wanted = width_of(text, size, bold)
    if wanted <= width:
        return text, size
    size = max(SMALLEST, size * width / wanted)
    if width_of(text, size, bold) <= width * 1.01:
        return text, round(size, 1)
    while text and width_of(f"{text}…", size, bold) > width:
        text = text[:-1]
    return f"{text.rstrip()}…", size


def wrapped(text: str, size: float, width: float) -> list[str]:
    """Break a text into lines of a width, between words.

    >>> wrapped("one two three", 10, 40)
    ['one two', 'three']
    """
    lines: list[str] = []
    for word in text.split():
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


def chip_width(text: str, size: float) -> float:
    """Return how wide a tag with this text is."""
    return width_of(text, size, bold=True) + 12


class Canvas:
    """A drawing that grows shape by shape.

    Args:
        width, height: its size, in units that are pixels unless it is scaled.
        title: what it shows, for readers who cannot see it.
    """

    def __init__(self, width: float, height: float, title: str) -> None:
        self.width = width
        self.height = height
        self.title = title
        self._shapes: list[str] = []

    def box(
        self,
        x: float,
        y: float,
        width: float,
        height: float,
        fill: str = PANEL,
        edge: str = EDGE,
        line: float = 1.0,
        round_: float = 6.0,
        dashed: bool = False,
    ) -> None:
        """Draw a rectangle with round corners; an edge of ``none`` leaves its line out."""
        dash = ' stroke-dasharray="4 3"' if dashed else ""
        self._shapes.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_:g}" fill="{fill}" '
            f'stroke="{edge}" stroke-width="{line:g}"{dash}/>'
        )

    def circle(self, x: float, y: float, radius: float, fill: str, edge: str = "none") -> None:
        """Draw a disc."""
        self._shapes.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="{edge}"/>')

    def line(self, x: float, y: float, x2: float, y2: float, colour: str = EDGE, width: float = 1.0) -> None:
        """Draw a straight line."""
        self._shapes.append(
            f'<line x1="{x:g}" y1="{y:g}" x2="{x2:g}" y2="{y2:g}" stroke="{colour}" stroke-width="{width:g}"/>'
        )

    def write(
        self,
        x: float,
        y: float,
        text: str,
        size: float = 14,
        fill: str = INK,
        bold: bool = False,
        anchor: str = "start",
        width: float | None = None,
    ) -> None:
        """Write a line of text, whose baseline is at ``y``; with a ``width`` it is made to fit."""
        if width is not None:
            text, size = fitted(text, size, width, bold)
        weight = ' font-weight="700"' if bold else ""
        self._shapes.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" text-anchor="{anchor}"{weight}>'
            f"{escape(text)}</text>"
        )

    def paragraph(
        self, x: float, y: float, width: float, text: str, size: float = 13, most: int = 3, fill: str = INK
    ) -> float:
        """Write a text in several lines, at most ``most``; return where the next line would stand."""
        lines = wrapped(text, size, width)
        if len(lines) > most:
            lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
        for line in lines:
            self.write(x, y, line, size, fill, width=width)
            y += size * 1.25
        return y

    def chip(
        self, x: float, y: float, text: str, fill: str, ink: str = "#ffffff", size: float = 12, most: float = 400
    ) -> float:
        """Write a short text on a coloured tag, whose middle is at ``y`` and which is at most ``most`` wide; return
        where the next tag may begin.
        """
        width = min(chip_width(text, size), most)
        self.box(x, y - size * 0.85, width, size * 1.7, fill, "none", round_=size * 0.6)
        self.write(x + width / 2, y + size * 0.35, text, size, ink, bold=True, anchor="middle", width=width - 8)
        return x + width + 5

    def svg(self) -> str:
        """Return the drawing as a document that stands alone."""
        size = f'width="{self.width:g}" height="{self.height:g}" viewBox="0 0 {self.width:g} {self.height:g}"'
        head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label={quoteattr(self.title)}>'
        body = "".join(self._shapes)
        return f'{head}<g font-family="{FONTS}"><title>{escape(self.title)}</title>{body}</g></svg>'
