"""Bots: players that see a view and a decision, and answer. They never see a state."""

from undercroft.bots.base import Bot, RandomBot
from undercroft.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "RandomBot", "make_bot"]
