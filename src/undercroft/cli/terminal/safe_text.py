"""Make text from outside harmless."""

from __future__ import annotations

from typing import Final

_ISOLATES: Final = "\u2068\u2069"
"""The marks around a name that is written from right to left (`locale.person_names`)."""


def without_control_characters(text: str) -> str:
    """Remove control characters, which could steer the terminal, from the text of a file or a player."""
    return "".join([letter if letter.isprintable() or letter in _ISOLATES else "?" for letter in text])
