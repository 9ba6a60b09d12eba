"""Charts of HTML and CSS alone: tables whose cells are drawn to scale. They fit a phone and can be read aloud."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from undercroft.cli.arena_commands.reports.html_markup import Markup, join, tag

COLOURS: Final = 8
"""How many colours categories have (``--c0`` and so on in the report's style)."""


class Scale(NamedTuple):
    """What the width of a chart stands for."""

    low: float
    high: float
    log: bool = False

    def at(self, value: float) -> str:
        """Return where a value is, as a percentage of the width.

        >>> Scale(0, 2).at(1), Scale(1, 100, log=True).at(10)
        ('50.00%', '50.00%')
        """
        low, high, value = (math.log(one) for one in (self.low, self.high, value)) if self.log else (*self[:2], value)
        return f"{100 * min(1.0, max(0.0, (value - low) / (high - low))):.2f}%"


class ChartBar(NamedTuple):
    """A row of a chart: its label, the value with its bounds, and the words for it."""

    label: str
    value: float
    low: float
    high: float
    said: str
    bounds: str


def scale_of(values: Sequence[float], log: bool = False) -> Scale:
    """Return a scale on which all values have room."""
    low, high = min(values), max(values)
    if log:
        return Scale(low / 1.3, high * 1.3, log=True)
    room = (high - low) * 0.08 or 1.0
    return Scale(low - room, high + room)


def whiskers(bars: Sequence[ChartBar], scale: Scale, from_start: bool, mark: float | None = None) -> Markup:
    """Return a chart of values with their intervals.

    Args:
        bars: its rows.
        scale: what the width stands for.
        from_start: whether a bar grows from the start to the value; if not, the value is a dot.
        mark: a value that a line marks in every row.
    """
    rows = []
    for bar in bars:
        inside = []
        if mark is not None:
            inside.append(tag("i", class_="mark", style=f"left:{scale.at(mark)}"))
        if from_start:
            inside.append(tag("i", class_="bar", style=f"width:{scale.at(bar.value)}"))
        start, end = scale.at(bar.low), scale.at(bar.high)
        inside.append(tag("i", class_="line", style=f"left:{start};right:calc(100% - {end})"))
        inside.append(tag("i", class_="dot", style=f"left:{scale.at(bar.value)}"))
        rows.append(_row(bar.label, Markup("".join(inside)), bar.said, bar.bounds))
    return tag("table", *rows, class_="chart")


def stacks(rows: Sequence[tuple[str, Mapping[str, float], str]], names: Mapping[str, str]) -> Markup:
    """Return a chart of sums: what is gained to the right of zero, what is lost to the left.

    Args:
        rows: of each row, its label, its parts by category, and the words for the sum.
        names: what the categories are called.
    """
    gained = max([sum([v for v in parts.values() if v > 0]) for _, parts, _ in rows] or [0.0])
    lost = max([-sum([v for v in parts.values() if v < 0]) for _, parts, _ in rows] or [0.0])
    whole = gained + lost or 1.0
    drawn = []
    for label, parts, said in rows:
        pieces, right, left = [], lost, lost
        for number, category in enumerate(names):
            value = parts.get(category, 0.0)
            start = right if value > 0 else left + value
            if value > 0:
                right += value
            else:
                left += value
            where = f"left:{100 * start / whole:.2f}%;width:{100 * abs(value) / whole:.2f}%"
            colour = f"background:var(--c{number % COLOURS})"
            pieces.append(tag("i", class_="piece", style=f"{where};{colour}", title=f"{names[category]}: {value:.1f}"))
        pieces.append(tag("i", class_="mark", style=f"left:{100 * lost / whole:.2f}%"))
        drawn.append(_row(label, join(*pieces), said, ""))
    key = [
        tag("span", tag("i", style=f"background:var(--c{number % COLOURS})"), name)
        for number, name in enumerate(names.values())
    ]
    return join(tag("table", *drawn, class_="chart"), tag("p", *key, class_="key"))


def _row(label: str, inside: Markup, said: str, bounds: str) -> Markup:
    value = join(tag("b", said), tag("small", bounds)) if bounds else tag("b", said)
    return tag(
        "tr",
        tag("th", label, scope="row"),
        tag("td", tag("div", inside, class_="track", aria_hidden="true")),
        tag("td", value, class_="said"),
    )


def heat(share: float) -> str:
    """Return the style of a cell that says a share: the further from one half, the stronger its colour."""
    strength = round(min(1.0, abs(share - 0.5) / 0.4) * 70)
    return f"background:color-mix(in srgb,var(--{'more' if share >= 0.5 else 'less'}) {strength}%,transparent)"
