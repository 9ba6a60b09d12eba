"""What an illegal choice does in an environment: it ends the game with a penalty, or counts as the first legal one."""

from __future__ import annotations

from typing import Final

from undercroft.envs.encoding.choice_numbers import Menu
from undercroft.kernel.base.errors import OptionError

END: Final = "end"
FIRST: Final = "first"
ILLEGAL: Final = (END, FIRST)

PENALTY: Final = -1.0


def checked(illegal: str) -> str:
    """Return what an illegal choice is to do.

    Raises:
        OptionError: it is not one of `ILLEGAL`.
    """
    if illegal not in ILLEGAL:
        raise OptionError(f"an illegal choice cannot be {illegal[:40]!r}; choose one of: {', '.join(ILLEGAL)}")
    return illegal


def counted_choice(menu: Menu, number: int, illegal: str) -> int | None:
    """Return the choice that a number counts as; None if it is illegal and nothing takes its place."""
    if number in menu:
        return number
    return int(menu.numbers[0]) if illegal == FIRST else None
