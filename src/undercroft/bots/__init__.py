"""Bots: players that see a view and a decision, and answer. They never see a state.

A bot that gets only what a person at its seat would get cannot cheat, and it answers alike in worlds that its seat
cannot tell apart; tests check that. Its randomness comes from the seed that it is made with.
"""

from undercroft.bots.base import Bot, RandomBot
from undercroft.bots.registry import BOTS, make_bot

__all__ = ["BOTS", "Bot", "RandomBot", "make_bot"]
