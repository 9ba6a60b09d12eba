"""Make text from outside harmless."""

from __future__ import annotations


def plain(text: str) -> str:
    """Remove control characters, which could steer the terminal, from the text of a file or a player."""
    return "".join([letter if letter.isprintable() else "?" for letter in text])
