"""What an illegal choice does in an environment: it ends the game with a penalty, or counts as the first legal one."""

from __future__ import annotations

import operator
from typing import Any, Final

from undercroft.envs.encoding.choice_numbers import IllegalChoice, Menu
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


def number_of(choice: Any, who: str = "it") -> int:
    """Return a choice as a whole number. An array with one number is that number, as models that predict give it.

    Args:
        choice: what a caller chose.
        who: the name of who is asked, for the error.

    Raises:
        IllegalChoice: it is None, or anything else that is not a whole number.
    """
    if type(choice) is int:
        return choice
    if choice is None:
        raise IllegalChoice(f"{who} is asked and needs a choice: None is only for an agent whose game is over")
    try:
        return operator.index(choice.item() if getattr(choice, "size", 0) == 1 else choice)
    except TypeError:
        raise IllegalChoice(f"a choice is a whole number, not {choice!r:.40}") from None


def counted_choice(menu: Menu, number: int, illegal: str) -> int | None:
    """Return the choice that a number counts as; None if it is illegal and nothing takes its place."""
    if number in menu:
        return number
    return int(menu.numbers[0]) if illegal == FIRST else None
