"""Each creature, room, trap, title and monster has a line of flavour, short enough for its card."""

from __future__ import annotations

import pytest

from tests.locale.sources import tile_kind
from tests.locale.test_texts import messages
from undercroft.cli.display.card_catalogue import catalogue_of
from undercroft.dungeonlords.rules.scoring import TITLES
from undercroft.locale.texts import Texts, kebab

LONGEST = 90
GROUPS = [
    ("dungeon-lords", "creature"),
    ("dungeon-lords", "room"),
    ("dungeon-lords", "trap"),
    ("dungeoneer", "monster"),
]


@pytest.mark.parametrize(("game", "group"), GROUPS)
@pytest.mark.parametrize("lang", Texts.languages())
def test_each_has_a_short_line_unlike_all_others(game: str, group: str, lang: str) -> None:
    catalogue, texts = catalogue_of(game), Texts(lang, game, strict=True)
    lines = [catalogue.flavour(record, texts) for record in catalogue.groups[group] if record.id != "sheep"]
    assert all(lines) and max(map(len, lines)) <= LONGEST
    assert len(set(lines)) == len(lines)


@pytest.mark.parametrize("lang", Texts.languages())
def test_each_title_has_a_short_line(lang: str) -> None:
    texts = Texts(lang, "dungeon-lords", strict=True)
    lines = {texts.text(f"flavour-title-{kebab(title)}") for title in TITLES}
    assert len(lines) == len(TITLES) and max(map(len, lines)) <= LONGEST


@pytest.mark.parametrize("game", ["dungeon-lords", "dungeoneer"])
def test_every_line_belongs_to_something_with_a_name(game: str) -> None:
    known = messages("en", game)
    flavour = [key.removeprefix("flavour-") for key in known if key.startswith("flavour-")]
    assert flavour and all(tile_kind(one) in known for one in flavour)
