"""The heroes, locations, cards and quests of Dungeoneer, shown with the text that their data make."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.cli.catalogue import Catalogue, Line
from undercroft.dungeoneer.content import lint
from undercroft.dungeoneer.content.faces import ADVENTURES, HEROES, LOCATIONS, QUESTS
from undercroft.dungeoneer.content.wording import lines_of
from undercroft.kernel.content import Finding
from undercroft.locale.texts import Texts, kebab

INDENTED: Final = frozenset({"item"})
"""Lines that belong under the one before."""


class DungeoneerCards(Catalogue):
    """Heroes, locations, adventure cards by kind, quests."""

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

    def part(self, name: str, texts: Texts) -> str:
        """A field, and in parentheses what of it."""
        field, _, inner = name.partition(".")
        whole = texts.text(f"part-{kebab(field)}")
        return f"{whole} ({texts.text(f'part-{kebab(inner)}')})" if inner else whole

    def lint(self) -> list[Finding]:
        return lint.lint()

    def find(self, name: str) -> Any:
        """A location of which there are several (``corner2``) is its kind."""
        return super().find(name) or super().find(name.rstrip("0123456789"))


CATALOGUE: Final = DungeoneerCards()
