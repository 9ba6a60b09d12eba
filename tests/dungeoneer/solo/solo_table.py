"""A table of the solo game: one seat, a glory and a peril deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.dungeoneer.table import Table

GLORY = 0
PERIL = 1


def solo_table(*lines: str, peril: Sequence[str] = (), lair: Sequence[str] = (), **variant: Any) -> Table:
    """The only hero on the entrance, with 3 action points; the cards of the peril deck, and of nobody's lair."""
    table = Table(1, *lines, solo=1, separate_decks=1, **variant)
    table.hero(0, ap=3, lair=lair)
    table.only_deck(*peril, pile=PERIL)
    return table
