"""The games that have words."""

from __future__ import annotations

from typing import Final

from tests.locale import dungeon_lords, dungeoneer
from tests.locale.sources import GameWords
from undercroft.kernel.game import GAMES

ALL: Final[tuple[GameWords, ...]] = (dungeon_lords.WORDS, dungeoneer.WORDS)
PLAYED: Final = tuple([words for words in ALL if words.game in GAMES])
"""Those that can be played: all they ask for must be there, and nothing else."""
