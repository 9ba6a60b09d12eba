"""What a hero would have to roll is in the view before anything is done, as the rules would ask for it."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer.views import ChanceView, View

rules = pytest.mark.rules


def _chances(table: Table, what: str, viewer: int | None = None) -> list[ChanceView]:
    view = table.state.view(viewer)
    assert isinstance(view, View)
    return [chance for chance in view.chances if chance.what == what]


@rules("DN-9.2")
def test_a_blocked_exit_shows_its_roll_with_what_cards_add() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, at="elbow1", ap=1)
    table.feats(0)
    expected = ChanceView(0, "go", "n", "blocked_exit", "melee", 1, 4, base=1, least=3, percent=67, together=67)
    assert _chances(table, "go") == [expected]
    table.hero(0, boons=["locksmiths_touch"])
    (chance,) = _chances(table, "go")
    assert (chance.plus, chance.base, chance.bonuses) == (3, 1, (("locksmiths_touch", 2),))
    assert (chance.percent, chance.together) == (100, 100)
    table.dice(3)
    table.answer(0, "go n")
    assert table.rolls() == ["0 threat 6"]  # the roll is what the view has said


@rules("DN-9.4")
def test_an_exit_that_is_open_to_everyone_asks_for_nothing() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, at="elbow1", ap=3)
    table.dice(1)
    table.feats(0)
    table.answer(0, "go n", "no")
    assert _chances(table, "go") == []


@rules("DN-9.6")
def test_a_pit_behind_an_exit_is_seen_unless_the_hero_ignores_it() -> None:
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2")
    table.hero(0, at="crossroads1", ap=1)
    table.feats(0)
    assert ("n", "pit", "speed") in [(chance.id, chance.by, chance.form) for chance in _chances(table, "go")]
    table.hero(0, boons=["surefooted"])
    assert _chances(table, "go") == []


@rules("DN-8.3")
def test_a_location_that_tests_everybody_who_enters_shows_its_roll() -> None:
    table = Table(2, "crossroads1 0,-1", "throne_of_dust 0,-2")
    table.hero(0, at="crossroads1", ap=1)
    table.feats(0)
    chances = [one for one in _chances(table, "go") if one.id == "n"]
    assert [(one.by, one.form, one.need) for one in chances] == [("place", "magic", 5)]
    table.dice(2)
    table.answer(0, "go n")
    assert table.rolls() == [f"0 threat {2 + chances[0].plus}"]


@rules("DN-9.7")
def test_standing_up_shows_the_threats() -> None:
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2")
    table.hero(0, at="crossroads1", ap=2)
    table.dice(1)
    table.feats(0)
    table.answer(0, "go n")
    assert [(chance.by, chance.form) for chance in _chances(table, "stand")] == [
        ("standing_up", one.stat) for one in table.state.view(0).heroes[0].stand
    ]


@rules("DN-11.1", "DN-11.7")
def test_open_quests_show_their_rolls_to_everybody_wherever_the_hero_is() -> None:
    table = Table(2, "crossroads1 0,-1", "troll_bridge 0,-2")
    table.hero(0, at="crossroads1", quests=["leap_the_broken_span"])
    table.feats(0)
    mine = [chance for chance in _chances(table, "attempt") if chance.seat == 0]
    assert [(chance.id, chance.form, chance.need) for chance in mine] == [("leap_the_broken_span", "speed", 7)]
    assert _chances(table, "attempt", 1) == _chances(table, "attempt", 0)


def test_there_are_no_steps_outside_the_hero_phase() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, at="elbow1", ap=1)
    table.turn(0)
    assert table.asked() == (0, "misdeeds") and _chances(table, "go") == []


@rules("DN-11.7")
def test_a_search_shows_the_distance_of_where_the_hero_stands() -> None:
    """A quest may be searched for in several locations; the hero's own counts, if it is one of them."""
    table = Table(2, "rat_run 0,-1 turned", "crossroads1 1,-1", "dark_crossroads 1,-2")
    table.hero(0, quests=["the_sealed_niche"])
    seen = {}
    for at in ("crossroads1", "rat_run", "dark_crossroads"):
        table.hero(0, at=at, ap=2)
        (chance,) = _chances(table, "search")
        seen[at] = chance.plus
    assert seen["dark_crossroads"] > seen["rat_run"] == seen["crossroads1"]
