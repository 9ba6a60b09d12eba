"""The texts that each game needs: ``WORDS`` in the module named after the game's package."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from tests.locale.sources import GameWords
from undercroft.kernel.engine.games import GAMES, package_of

ALL: Final[tuple[GameWords, ...]] = tuple([import_module(f"tests.locale.{package_of(game)}").WORDS for game in GAMES])
