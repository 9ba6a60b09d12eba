"""Decisions: what a seat is asked, in one form for browser, terminal, bots and tests."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from undercroft.kernel.base.refusals import Args
from undercroft.kernel.engine.action_vocabulary import Action

CHOOSE_ONE: Final = "choose-one"
CHOOSE_SOME: Final = "choose-some"
YES_NO: Final = "yes-no"
AMOUNT: Final = "amount"
ORDER: Final = "order"
PLACE: Final = "place"
PLAN: Final = "plan"


class Prompt(msgspec.Struct, frozen=True):
    """A question without its options.

    Attributes:
        key: the question's name in the locale files (``ask-…``).
        kind: one of the kinds above: a hint about how to lay the options out.
        rule: the number of the rule that asks.
        source: id of the card or tile that causes the question, if there is one.
        args: the arguments of the question's text.
    """

    key: str
    kind: str
    rule: str
    source: str | None = None
    args: Args = {}


class Option(msgspec.Struct, frozen=True):
    """One legal answer: its notation, and the verb and arguments of its label."""

    action: str
    verb: str
    args: Args

    @classmethod
    def of(cls, action: Action) -> Option:
        """Return the option for an action. Each action exists once, and so does its option."""
        option = _OPTIONS.get(action)
        if option is None:
            option = _OPTIONS[action] = cls(action.text, action.verb, action.args())
        return option


_OPTIONS: Final[dict[Action, Option]] = {}


@lru_cache(256)
def options_of(actions: tuple[Action, ...]) -> tuple[Option, ...]:
    """Return the options for these actions; recently used tuples are cached, so that equal decisions share one."""
    return tuple([Option.of(action) for action in actions])


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat.

    Attributes:
        seat: who is asked.
        number: how many decisions the game has settled so far. An answer carries it, so that a stale one is
            noticed.
        prompt: the question.
        options: all legal answers.
        default: the answer given when a clock runs out or a bot fails.
        sealed: the answer already given at a barrier; it may be changed until the last seat has answered.
        routine: whether the default answer goes without saying: a table may give it for a person who plays alone.
    """

    seat: int
    number: int
    prompt: Prompt
    options: tuple[Option, ...]
    default: str
    sealed: str | None = None
    routine: bool = False
