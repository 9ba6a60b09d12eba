"""How long a test waits for what must happen.

Tests wait for conditions, not for seconds: these bounds only end a hang, so a slow or busy machine never reaches them.
`PATIENCE=30 make test` shortens them, for somebody who is looking for a hang.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from typing import Final

PATIENCE: Final = float(os.environ.get("PATIENCE") or 300)
"""The most seconds that one thing may take: an answer, a page, a question."""

MUCH: Final = 6 * PATIENCE
"""The most seconds for many things one after another: a whole game, an installation, another run of pytest."""


def wait_until(condition: Callable[[], object], pause: Callable[[float], object] = time.sleep) -> None:
    """Wait until the condition holds.

    Args:
        condition: what is awaited.
        pause: waits for some seconds between two looks.

    Raises:
        AssertionError: it does not hold in the end.
    """
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        pause(0.02)


async def until(condition: Callable[[], object]) -> None:
    """Wait until the condition holds, while the event loop runs.

    Raises:
        AssertionError: it does not hold in the end.
    """
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        await asyncio.sleep(0.01)
