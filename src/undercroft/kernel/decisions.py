"""Decisions: what is asked, in a form from which browser, terminal, bots and tests all work."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from undercroft.kernel.actions import Action
from undercroft.kernel.refusals import Args

CHOOSE_ONE: Final = "choose-one"
CHOOSE_SOME: Final = "choose-some"
YES_NO: Final = "yes-no"
AMOUNT: Final = "amount"
ORDER: Final = "order"
PLACE: Final = "place"
PLAN: Final = "plan"


class Prompt(msgspec.Struct, frozen=True):
    """The words of a question, without its options.

    Attributes:
        key: names the question in the locale files (``ask-…``).
        kind: one of the kinds above; how a screen may lay the options out.
        rule: the number of the rule that asks.
        source: id of the card or tile that causes the question, if one does.
        args: what the text of the question needs.
    """

    key: str
    kind: str
    rule: str
    source: str | None = None
    args: Args = {}


class Option(msgspec.Struct, frozen=True):
    """One answer that may be given: its notation, and what its label needs."""

    action: str
    verb: str
    args: Args

    @classmethod
    def of(cls, action: Action) -> Option:
        """The option that stands for the action. Actions exist once each, and so do their options."""
        option = _OPTIONS.get(action)
        if option is None:
            option = _OPTIONS[action] = cls(action.text, action.verb, action.args())
        return option


_OPTIONS: Final[dict[Action, Option]] = {}


@lru_cache(256)
def options_of(actions: tuple[Action, ...]) -> tuple[Option, ...]:
    """The options that stand for the actions: one and the same tuple as long as it is asked for often."""
    return tuple([Option.of(action) for action in actions])


class Decision(msgspec.Struct, frozen=True):
    """A question to one seat.

    Attributes:
        seat: who is asked.
        number: how many decisions the game has settled before; an answer carries it, so that a stale one is
            seen.
        prompt: the words.
        options: all legal answers.
        sealed: the answer already given, if others still have to give theirs (it may be changed until then).
        default: what a bot without ideas or a clock that runs out would answer.
    """

    seat: int
    number: int
    prompt: Prompt
    options: tuple[Option, ...]
    default: str
    sealed: str | None = None
