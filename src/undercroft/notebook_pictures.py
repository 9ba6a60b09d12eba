"""Pictures in notebooks: what an object of the kernel or of a game offers as ``_repr_svg_``.

The kernel and the games draw nothing, since `rendering` is above them; what draws a view is given to them here (`use`).
That is done in one place: ``undercroft/__init__.py``, which is above all rooms and runs before any of them. This module
is below all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Draw = Callable[[Any], str | None]
"""Draws a view as SVG; returns None if it cannot."""

_drawing: list[Draw] = []


def use(draw: Draw) -> None:
    """Draw views in this way from now on."""
    _drawing[:] = [draw]


def picture_of(view: Any) -> str | None:
    """Return a view as SVG; None if nothing can draw it: then a notebook shows its `repr`."""
    return _drawing[0](view) if _drawing else None


class Pictured:
    """A view that a notebook shows as a picture. A view has only what its seat may know, and so has the picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        return picture_of(self)
