"""Rendering: views as text, where a caller has asked for a render mode."""

from __future__ import annotations

from typing import Any, Final

import gymnasium

from undercroft.kernel.base.errors import OptionError
from undercroft.rendering.view_pictures import draw_text

ANSI: Final = "ansi"
MODES: Final = [ANSI]


def checked_mode(mode: str | None) -> str | None:
    """Return a render mode.

    Raises:
        OptionError: it is neither None nor one of `MODES`.
    """
    if mode is not None and mode not in MODES:
        raise OptionError(f"there is no render mode {mode!r:.40}; choose None or one of: {', '.join(MODES)}")
    return mode


def rendered(mode: str | None, view: Any) -> str | None:
    """Return a view drawn as text; without a render mode, warn as Gymnasium's own environments do and return None."""
    if mode is None:
        gymnasium.logger.warn(
            "You are calling render method without specifying any render mode. "
            f"You can specify the render_mode at initialization, e.g. render_mode={ANSI!r}"
        )
        return None
    return draw_text(view)
