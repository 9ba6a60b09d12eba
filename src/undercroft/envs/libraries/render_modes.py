"""Rendering: a view as text or pixels, as a caller has asked with a render mode.

``ansi`` returns text and ``rgb_array`` pixels. ``human`` writes the text to the terminal or the notebook's output at
each reset and step, and returns None: it needs no window, so it works over a remote connection, too.
"""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium.error import DependencyNotInstalled
from numpy.typing import NDArray

from undercroft.kernel.base.errors import OptionError
from undercroft.rendering.svg_pixels import can_draw_pixels, pixels_of
from undercroft.rendering.view_pictures import draw_svg, draw_text

ANSI: Final = "ansi"
RGB_ARRAY: Final = "rgb_array"
HUMAN: Final = "human"
MODES: Final = [ANSI, RGB_ARRAY, HUMAN]
FRAMES_PER_SECOND: Final = 1
"""How fast a film shows the choices of a game: ``render_fps``."""

Picture = str | NDArray[np.uint8]
"""What `rendered` returns: text, or an array of height, width and colours."""


def checked_mode(mode: str | None) -> str | None:
    """Return a render mode.

    Raises:
        DependencyNotInstalled: it needs libraries that are missing.
        OptionError: it is neither None nor one of `MODES`.
    """
    if mode is not None and mode not in MODES:
        raise OptionError(f"there is no render mode {mode!r:.40}; choose None or one of: {', '.join(MODES)}")
    if mode == RGB_ARRAY and not can_draw_pixels():
        raise DependencyNotInstalled(f"the render mode {RGB_ARRAY!r} needs the libraries of undercroft[envs]")
    return mode


def rendered(mode: str | None, view: Any) -> Picture | None:
    """Return a view drawn as text or pixels, or write it for people to read, as the mode says.

    Without a render mode, warn as Gymnasium's own environments do and return None.
    """
    if mode is None:
        gymnasium.logger.warn(
            "You are calling render method without specifying any render mode. "
            f"You can specify the render_mode at initialization, e.g. render_mode={ANSI!r}"
        )
        return None
    if mode == RGB_ARRAY:
        return pixels_of(draw_svg(view))
    text = draw_text(view)
    if mode == ANSI:
        return text
    print(text, end="\n\n", flush=True)
    return None
