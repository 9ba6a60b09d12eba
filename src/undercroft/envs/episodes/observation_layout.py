"""Layouts: what the numbers of an observation mean, and how they are made from a view.

An observation has two parts. The first is the view of the seat, field by field, and nothing else: it changes when, and
only when, the view does. The second is what the seat is asked: the question, what it is about, its arguments, and the
steps taken so far; all of it is 0 for a seat that is not asked.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from undercroft.envs.encoding.composite_fields import Struct
from undercroft.envs.encoding.field import Block, Column, Relative, WrittenCache, zeros
from undercroft.envs.encoding.game_description import choices_of, description_of
from undercroft.envs.encoding.simple_fields import Code, OneHot, Ranked
from undercroft.envs.episodes.compact_columns import CompactColumns
from undercroft.kernel.engine.decisions import Prompt

Raw = NDArray[np.int16]
"""An observation as whole numbers between the bounds of its columns."""
Flat = NDArray[np.float32]
"""An observation in which each column is scaled to 0 … 1 by its bounds."""

QUESTION: Final = "question"


class ObservationLayout:
    """The columns of the observations of a game with a number of seats.

    Args:
        game_id: the game.
        seats: how many play.

    Attributes:
        columns: all columns in order.
        width: how many there are.
        view_width: how many of them belong to the view; the others to the question.
        parts: where the columns of each field of the view are, and those of the question.
        low, high: the bounds, by column.
    """

    def __init__(self, game_id: str, seats: int) -> None:
        described = description_of(game_id)
        self.game_id = game_id
        self.seats = seats
        self.view: Struct = described.view(seats)
        self._prompts = OneHot(described.prompts)
        self._sources = Code(described.sources)
        self._arguments = described.arguments(seats)
        self._taken = Ranked(choices_of(game_id).step_names)
        self.view_width = self.view.width
        asked = (self._prompts, self._sources, self._arguments, self._taken)
        self.width = self.view_width + sum([field.width for field in asked])
        self.parts = {**self.view.places(), QUESTION: slice(self.view_width, self.width)}
        self.columns: tuple[Column, ...] = (
            *self.view.columns(""),
            *self._prompts.columns(f"{QUESTION}.prompt"),
            *self._sources.columns(f"{QUESTION}.source"),
            *self._arguments.columns(QUESTION),
            *self._taken.columns(f"{QUESTION}.taken"),
        )
        self.low: Raw = np.array([column.low for column in self.columns], dtype=np.int16)
        self.high: Raw = np.array([column.high for column in self.columns], dtype=np.int16)
        self._scale = (1.0 / (self.high.astype(np.float32) - self.low)).astype(np.float32)
        self._shift = (-self.low * self._scale).astype(np.float32)
        self._shifted = np.flatnonzero(self.low)

    def __reduce__(self) -> tuple[Any, ...]:
        return layout_of, (self.game_id, self.seats)

    @cached_property
    def compact(self) -> CompactColumns:
        """The columns of compact observations."""
        return CompactColumns(self.columns, QUESTION)

    def write_question(self, out: array[int], prompt: Prompt | None, taken: Sequence[str], seats: Relative) -> None:
        """Write what the seat is asked; None: nothing."""
        at = self.view_width
        if prompt is None:
            out[at : self.width] = zeros(self.width - at)
            return
        self._prompts.write(out, at, prompt.key, (), None)
        at += self._prompts.width
        self._sources.write(out, at, prompt.source, (), None)
        at += self._sources.width
        self._arguments.write(out, at, prompt.args, seats, None)
        at += self._arguments.width
        self._taken.write(out, at, tuple(taken), (), None)

    def scaled(self, raw: Raw, out: Flat | None = None) -> Flat:
        """Return the observation with each column scaled to 0 … 1; `raw` may have several rows.

        Args:
            raw: whole numbers.
            out: where to put the result; None: a new array.
        """
        if out is None:
            out = np.empty(raw.shape, dtype=np.float32)
        np.multiply(raw, self._scale, out=out, casting="unsafe")
        if len(self._shifted):
            out[..., self._shifted] += self._shift[self._shifted]
        return out

    def structured(self, raw: Raw) -> dict[str, Raw]:
        """Return the observation as a dict: the columns of each field of the view, and those of the question."""
        return {name: raw[place].copy() for name, place in self.parts.items()}

    def table(self) -> str:
        """Return all columns as text, one a line: number, name, bounds, meaning."""
        return column_table(self.columns)


def column_table(columns: Sequence[Column]) -> str:
    """Return columns as text, one a line: number, name, bounds, meaning."""
    return "\n".join([f"{i:6}  {c.name:44} {c.low:6} … {c.high:<6} {c.about}" for i, c in enumerate(columns)])


@cache
def layout_of(game_id: str, seats: int) -> ObservationLayout:
    """Return the layout of a game with a number of seats.

    Raises:
        OptionError: there is no such game, or it has no description.
    """
    return ObservationLayout(game_id, seats)


class Encoder:
    """Writes the observations of one match. What has not changed since the last one is not written again.

    Args:
        layout: the columns.
    """

    def __init__(self, layout: ObservationLayout) -> None:
        self.layout = layout
        seats = layout.seats
        self._relative = [tuple([(other - seat) % seats for other in range(seats)]) for seat in range(seats)]
        self._numbers = [array("h", bytes(2 * layout.width)) for _ in range(seats)]
        blocks: dict[tuple[int, bool], Block] = {}
        self._kept = [WrittenCache(blocks) for _ in range(seats)]
        self.raw: list[Raw] = [np.frombuffer(numbers, dtype=np.int16) for numbers in self._numbers]
        """The last observation of each seat; it changes with the next one."""

    def write(self, seat: int, view: Any, prompt: Prompt | None, taken: Sequence[str] = ()) -> Raw:
        """Write an observation.

        Args:
            seat: the viewer.
            view: what the seat may know.
            prompt: what it is asked; None: nothing.
            taken: the names of the steps that it has taken towards its answer.

        Returns:
            `raw` of the seat.
        """
        numbers = self._numbers[seat]
        self.layout.view.write(numbers, 0, view, self._relative[seat], self._kept[seat])
        self.layout.write_question(numbers, prompt, taken, self._relative[seat])
        return self.raw[seat]
