"""Bots: players that see a view and a decision, and answer. They never see a state.

A bot that gets only what a person at its seat would get cannot cheat, and it answers alike in worlds that its seat
cannot tell apart; tests check that. Its randomness comes from the seed that it is made with.

`base` says what a bot is. The bots of a game are in a package with the name of the game's own package
(`undercroft.bots.dungeonlords` for `undercroft.dungeonlords`), whose ``BOTS`` says what makes each of them; `registry`
finds them there. Every game can be played by `RandomBot`, whether it has such a package or not.
"""

from undercroft.bots.base import Bot, RandomBot
from undercroft.bots.registry import bots_of, make_bot, usual_bot

__all__ = ["Bot", "RandomBot", "bots_of", "make_bot", "usual_bot"]
