"""Text from outside, made harmless."""

from __future__ import annotations


def plain(text: str) -> str:
    """The text without what could steer the terminal (a name in somebody's file, a seed, what was typed)."""
    return "".join([letter if letter.isprintable() else "?" for letter in text])
