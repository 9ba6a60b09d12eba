"""The catalogue of Dungeoneer: heroes, locations, cards and quests with the text made from their data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.cli.catalogue import Catalogue, Line
from undercroft.dungeoneer.content import lint
from undercroft.dungeoneer.content.faces import ADVENTURES, HEROES, LOCATIONS, QUESTS, Location
from undercroft.dungeoneer.content.wording import lines_of
from undercroft.kernel.content import Finding
from undercroft.locale.texts import Texts

INDENTED: Final = frozenset({"item"})
"""Parts of a card whose lines are indented under the line before them."""


class DungeoneerCards(Catalogue):
    """The catalogue of Dungeoneer: heroes, locations, adventure cards by kind, quests."""

    game = "dungeoneer"
    groups: Mapping[str, tuple[Any, ...]] = {
        "hero": HEROES,
        "location": LOCATIONS,
        "boon": tuple([card for card in ADVENTURES if card.kind == "boon"]),
        "treasure": tuple([card for card in ADVENTURES if card.kind == "treasure"]),
        "bane": tuple([card for card in ADVENTURES if card.kind == "bane"]),
        "monster": tuple([card for card in ADVENTURES if card.monster is not None]),
        "trap": tuple([card for card in ADVENTURES if card.type == "trap"]),
        "quest": QUESTS,
    }

    def lines(self, record: Any, texts: Texts) -> list[Line]:
        return [(int(line.part in INDENTED), texts.sentence(line.phrase)) for line in lines_of(record.id)]

    def copies(self, record: Any) -> int:
        return record.copies if isinstance(record, Location) else 1

    def sets(self, record: Any) -> tuple[str, ...]:
        return (record.set,)

    def lint(self) -> list[Finding]:
        return lint.lint()

    def find(self, name: str) -> Any:
        """Find a record by its id; the id of a numbered copy finds its face (``corner2``)."""
        return super().find(name) or super().find(name.rstrip("0123456789"))


CATALOGUE: Final = DungeoneerCards()
