"""The rules of Dungeon Lords, complete. `GAME` is the game; docs/rules/dungeon-lords.md are its rules by number."""

from undercroft.dungeonlords.game import GAME, Options

__all__ = ["GAME", "Options"]
