"""The numbers of the twelve heroes; the tests of their abilities are in the files of the two sets."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.tuned import HEROES
from tests.dungeoneer.table import Table
from undercroft.dungeoneer.board.numbers.stats import limit


@pytest.mark.parametrize(
    ("hero", "boons", "treasures", "levels"),
    [
        pytest.param(hero, int(boons), int(treasures), levels, id=hero, marks=pytest.mark.card(hero))
        for hero, boons, treasures, *levels in map(str.split, HEROES.strip().split("\n"))
    ],
)
def test_the_numbers_of_a_hero(hero: str, boons: int, treasures: int, levels: list[str]) -> None:
    table = Table()
    table.hero(0, hero, at="crossroads1", life=5, glory=2, ap=2, hand=["draught_of_mending"])
    table.hero(1, at="crossroads1")
    found = []
    for level in (1, 2, 3, 4):
        table.hero(0, level=level)
        found.append("/".join(str(table.stat(0, stat)) for stat in ("melee", "magic", "speed")))
    assert found == levels
    assert [limit(table.state, 0, kind) for kind in (0, 1)] == [boons, treasures]
    table.feats(0)
    table.answer(0, "play draught_of_mending")
    assert table[0].life == 6
    table.answer(0, "attack 1")
    assert table.options(0, "form") == ["form melee", "form magic"]
