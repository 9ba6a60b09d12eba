"""Refusals: the rule that forbids an action, in a form that any language can put into words."""

from __future__ import annotations

import msgspec

Args = dict[str, "str | int | list[str]"]
"""The arguments of a text, by name: content ids as str, numbers as int."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal.

    Attributes:
        rule: the number of the rule.
        reason: the text's name in the locale files (``no-…``).
        args: the text's arguments.
    """

    rule: str
    reason: str
    args: Args = {}
