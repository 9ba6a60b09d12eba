"""The catalogue of Dungeoneer: heroes, locations, cards and quests with the text made from their data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.cli.display.card_catalogue import CardCatalogue, Line
from undercroft.dungeoneer.content.card_text import lines_of
from undercroft.dungeoneer.content.faces import ADVENTURES, HEROES, LOCATIONS, QUESTS, Location, QuestFace
from undercroft.dungeoneer.content.linting import card_linter
from undercroft.kernel.base.toml_content import Finding
from undercroft.locale.texts import Texts

INDENTED: Final = frozenset({"item"})
"""Parts of a card whose lines are indented under the line before them."""

RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "hero": ("DN-1.3", "DN-10.2"),
    "location": ("DN-1.4", "DN-8", "DN-9"),
    "boon": ("DN-10", "DN-4.7"),
    "treasure": ("DN-10", "DN-4.7"),
    "bane": ("DN-5", "DN-10"),
    "monster": ("DN-5", "DN-6"),
    "trap": ("DN-7.2", "DN-5"),
}
"""The rules of each group of cards but quests."""

CATEGORIES: Final[Mapping[str, str]] = {
    "artifact": "DN-11.3",
    "influence": "DN-11.4",
    "sacrifice": "DN-11.5",
    "hunt": "DN-11.6",
    "search": "DN-11.7",
    "escort": "DN-11.8",
    "threat": "DN-11.9",
    "chance": "DN-11.9",
}
"""The rule of each category of quests."""


class DungeoneerCards(CardCatalogue):
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

    def rules(self, record: Any) -> tuple[str, ...]:
        if isinstance(record, QuestFace):
            return (*dict.fromkeys([CATEGORIES[category] for category in record.categories]), "DN-11.1")
        return next(RULES[group] for group, records in self.groups.items() if record in records)

    def lint(self) -> list[Finding]:
        return card_linter.lint()

    def find(self, name: str) -> Any:
        """Find a record by its id; the id of a numbered copy finds its face (``corner2``)."""
        return super().find(name) or super().find(name.rstrip("0123456789"))


CATALOGUE: Final = DungeoneerCards()
