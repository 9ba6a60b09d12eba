"""The rules of Dungeoneer, complete. `GAME` is the game; docs/rules/dungeoneer.md are its rules by number."""

from undercroft.dungeoneer.game import GAME, Options

__all__ = ["GAME", "Options"]
