"""A table of the solo game: one seat, a glory and a peril deck."""

from __future__ import annotations

from tests.dungeoneer.table import Table

GLORY = 0
PERIL = 1


def alone(*lines: str, peril: tuple[str, ...] = (), **variant: int) -> Table:
    """The only hero on the entrance, with 3 action points; `peril` are the cards of the peril deck."""
    table = Table(1, *lines, solo=1, separate_decks=1, **variant)
    table.hero(0, ap=3)
    table.only_deck(*peril, pile=PERIL)
    return table
