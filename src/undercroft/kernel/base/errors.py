"""Every error the kernel raises on bad input, as one tree::

    UndercroftError
    ├── IllegalAction      an answer that the rules refuse (carries the Refusal)
    ├── NotYourTurn        an answer from a seat that has nothing to answer
    ├── NotationError      a text that is not an action of the game
    ├── OptionError        a game, an option or a number of seats that does not exist
    ├── ContentError       a content file that cannot be used
    ├── StateError         a dumped state that cannot be loaded
    ├── UndoRefused        an undo that the policy forbids
    └── RecordError        a record that cannot be read or does not replay

``str(error)`` is one clear line for the user: what is wrong, and where.
"""

from __future__ import annotations

from typing import Any

from undercroft.kernel.base.refusals import Refusal


class UndercroftError(Exception):
    """Base of all errors caused by bad input."""

    def __reduce__(self) -> tuple[Any, ...]:
        # A worker sends its errors to another process, and the constructors take something else than the message.
        return _error_again, (type(self), self.args), vars(self)


def _error_again(kind: type[UndercroftError], args: tuple[object, ...]) -> UndercroftError:
    """Return an error without calling its constructor."""
    error = kind.__new__(kind)
    error.args = args
    return error


class IllegalAction(UndercroftError):
    """The rules refuse the answer.

    Args:
        refusal: the rule that refuses it, and why.
        action: the notation of the refused action.
    """

    def __init__(self, refusal: Refusal, action: str) -> None:
        super().__init__(f"'{action}' is refused by {refusal.rule}: {refusal.reason}")
        self.refusal = refusal
        self.action = action


class NotYourTurn(UndercroftError):
    """The seat has nothing to answer now."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} has nothing to answer now")
        self.seat = seat


class NotationError(UndercroftError):
    """A text that is not an action of the game.

    Args:
        text: the text.
        close: similar notations, the nearest first.
    """

    def __init__(self, text: str, close: tuple[str, ...] = ()) -> None:
        hint = f"; did you mean {' or '.join(repr(c) for c in close)}?" if close else ""
        super().__init__(f"'{text[:80]}' is not an action of this game{hint}")
        self.text = text
        self.close = close


class OptionError(UndercroftError):
    """A game, an option or a number of seats that does not exist."""


class ContentError(UndercroftError):
    """A content file that cannot be used."""


class StateError(UndercroftError):
    """A dumped state that cannot be loaded."""


class UndoRefused(UndercroftError):
    """The undo policy forbids the undo.

    Args:
        reason: a key of the locale files.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(f"undo refused: {reason}")
        self.reason = reason


class RecordError(UndercroftError):
    """A record that cannot be read, or that does not replay.

    Args:
        message: what is wrong.
        line: the number of the faulty line in the file, from 1, if it is one line.
    """

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line is not None else message)
        self.line = line
