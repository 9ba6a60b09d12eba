"""Refusals: the rule that is against an action, in a form that can be put into words."""

from __future__ import annotations

import msgspec

Args = dict[str, "str | int | list[str]"]
"""What a text needs to know, by name: ids of content as str, numbers as int."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action may not be chosen.

    Attributes:
        rule: the number of the rule.
        reason: names the text in the locale files (``no-…``).
        args: what the text needs.
    """

    rule: str
    reason: str
    args: Args = {}
