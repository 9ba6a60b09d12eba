"""Making text from outside harmless."""

from __future__ import annotations


def plain(text: str) -> str:
    """A text from a file or a player without control characters, which could steer the terminal."""
    return "".join([letter if letter.isprintable() else "?" for letter in text])
