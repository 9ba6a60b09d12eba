"""Bots against bots: many games, and what came of them."""

from undercroft.arena.selfplay import GameResult, Plan, Tally, play_all, play_one

__all__ = ["GameResult", "Plan", "Tally", "play_all", "play_one"]
