"""The complete rules of Dungeon Lords. `GAME` is the game; docs/rules/dungeon-lords.md numbers its rules."""

from undercroft.dungeonlords.game import GAME, Options

__all__ = ["GAME", "Options"]
