"""Every error the kernel raises on bad input, as one tree::

    UndercroftError
    ├── IllegalAction      an answer that the rules refuse (carries the Refusal)
    ├── NotYourTurn        an answer from a seat that nothing is asked of
    ├── NotationError      a text that is no action
    ├── OptionError        an option of a new game that cannot be
    ├── ContentError       a content file that cannot be used
    ├── StateError         a dumped state that cannot be loaded
    ├── UndoRefused        an undo that the policy forbids
    └── RecordError        a record that cannot be read or does not replay

A program that shows ``str(error)`` to its user shows one clear line: what is wrong, and where.
"""

from __future__ import annotations

from undercroft.kernel.refusals import Refusal


class UndercroftError(Exception):
    """Base of all errors caused by what came from outside."""


class IllegalAction(UndercroftError):
    """The rules refuse this answer.

    Args:
        refusal: the rule that refuses, and why.
        action: the notation of the refused action.
    """

    def __init__(self, refusal: Refusal, action: str) -> None:
        super().__init__(f"'{action}' is refused by {refusal.rule}: {refusal.reason}")
        self.refusal = refusal
        self.action = action


class NotYourTurn(UndercroftError):
    """Nothing is asked of this seat now."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"nothing is asked of seat {seat} now")
        self.seat = seat


class NotationError(UndercroftError):
    """A text that is no action of the game.

    Args:
        text: what was given.
        close: similar notations, the nearest first.
    """

    def __init__(self, text: str, close: tuple[str, ...] = ()) -> None:
        hint = f"; did you mean {' or '.join(repr(c) for c in close)}?" if close else ""
        super().__init__(f"'{text[:80]}' is no action{hint}")
        self.text = text
        self.close = close


class OptionError(UndercroftError):
    """An option of a new game that cannot be."""


class ContentError(UndercroftError):
    """A content file that cannot be used."""


class StateError(UndercroftError):
    """A dumped state that cannot be loaded."""


class UndoRefused(UndercroftError):
    """The undo policy forbids this.

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
        line: the number of the line in the file, from 1, if one is to blame.
    """

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line is not None else message)
        self.line = line
