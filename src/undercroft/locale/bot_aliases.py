"""The names of bots at a table: the same for everybody who reads it, in each language, and in a replay of its record.

They depend on the commitment of the seed, which is public, and take nothing from the dice of the rules.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from undercroft.locale.texts import FALLBACK

_FILE: Final = "aliases.ftl"


@cache
def known_aliases(game_id: str) -> tuple[str, ...]:
    """Return the ids of all names for bots of a game: ``<game>-<name>``, whose message is ``alias-<game>-<name>``."""
    text = (files("undercroft.locale") / FALLBACK / _FILE).read_text(encoding="utf-8")
    return tuple(re.findall(rf"^alias-({re.escape(game_id)}-[a-z]+) =", text, re.MULTILINE))


@lru_cache(512)
def aliases_of(game_id: str, commitment: str, seats: int) -> tuple[str | None, ...]:
    """Return the id of a name for each seat, whether or not a bot sits there: all different, and None for seats
    without one.

    Each name has a place in an order that only the name and the table determine, so a later version with more names
    leaves those of a table mostly as they are.

    Args:
        game_id: the game.
        commitment: the hash of the table's seed (`undercroft.kernel.engine.chance.commitment`).
        seats: how many seats the table has.

    >>> aliases_of("no-such-game", "5feceb66", 2)
    (None, None)
    """

    def place(alias: str) -> bytes:
        return hashlib.sha256(f"{commitment} {alias}".encode()).digest()

    chosen = sorted(known_aliases(game_id), key=place)[:seats]
    return (*chosen, *[None] * (seats - len(chosen)))
