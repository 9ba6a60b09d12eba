"""A game in the terminal: its loop, the questions and typed answers, hints, saved games."""

from typing import Final

TOLD: Final = 20
"""How many sentences the command ``log`` shows by default."""
