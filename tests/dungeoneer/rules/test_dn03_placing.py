"""DN-3: placing a location, as the player sees it. The geometry itself is tested in `tests/dungeoneer/map`."""

from __future__ import annotations

import pytest

from tests.dungeoneer.map.maps import NEARLY_CLOSED, names
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.kernel.base.refusals import Refusal

rules = pytest.mark.rules


@rules("DN-3.1", "DN-3.2", "DN-3.3")
def test_where_a_drawn_location_may_be_placed() -> None:
    table = Table()
    table.location_deck("corridor1")
    table.begin("locations")
    assert table.asked() == (0, "place")
    assert table.refused(0, "place 5,5") == "DN-3.1"
    assert table.refused(0, "place 0,0") == "DN-3.1"
    assert table.refused(0, "place -1,0") == "DN-3.2"  # its wall would meet the entrance's open exit
    assert table.legal(0, "place -1,0 turned")
    table.answer(0, "place 0,-2")
    assert table.cell("corridor1") == "0,-2"


@rules("DN-1.5", "DN-4.4", "DN-4.7")
def test_what_has_its_time_later_says_when() -> None:
    """While a location is placed, a card, an effect and a deed of the hero name their time, not the question."""
    table = Table()
    table.hero(0, face="kron_axereaver", hand=("surefooted", "turn_away", "haste", "zombie"), boons=("hex_ward",))
    table.location_deck("corridor1")
    table.begin("locations")
    assert table.asked() == (0, "place")
    times = {"surefooted": "feats", "turn_away": "response", "haste": "any", "zombie": "misdeeds"}
    for card, by in times.items():
        assert table.why_not(0, f"play {card}") == Refusal("DN-1.5", "wrong-time", {"card": card, "by": by})
    assert table.why_not(0, "play dodge") == Refusal("DN-10.1", "not-in-hand")
    assert table.why_not(0, "use hex_ward") == Refusal("DN-4.7", "not-the-time", {"card": "hex_ward", "by": "any"})
    assert table.refused(0, "use surefooted") == "DN-4.7"
    assert table.why_not(0, "go n") == Refusal("DN-4.4", "only-in-feats")
    assert table.why_not(0, "done") == Refusal("DN-3.1", "not-asked")


def named_time(table: Table, notation: str) -> object:
    refusal = table.why_not(0, notation)
    return refusal and refusal.args.get("by", refusal.reason)


@rules("DN-1.5", "DN-4.7")
def test_no_refusal_names_the_time_that_it_is() -> None:
    """Pointed at in its own time, while something else is asked, a card or an effect waits for the question alone."""
    table = Table(2, "elbow1 0,-1")
    table.hero(0, "roderik_talus", glory=9, ap=3, life=4, hand=("surefooted", "turn_away"), standing="always")
    table.location_deck("corridor1")
    table.begin("locations")
    table.until("place")
    assert named_time(table, "use roderik_talus") == "any"  # in his own turn
    assert named_time(table, "play surefooted") == "feats"
    table.until("feats")
    table.answer(0, "done")
    assert (table.window(), named_time(table, "play surefooted")) == ("phase_ends", "over")
    assert named_time(table, "go n") == "feats-over"
    table.feats(0)
    table.until("feats")
    table.answer(0, "explore")
    assert (table.asked()[1], named_time(table, "play surefooted"), named_time(table, "go n")) == (
        "place",
        "any",
        "asked-first",
    )
    table.begin("misdeeds", 1)
    table.until("place")
    table.hero(0, hand=("slick_floor",))
    table.begin("misdeeds")
    assert (table.window(), named_time(table, "play slick_floor")) == ("phase_begins", "any")


@rules("DN-3.1")
def test_upright_or_turned_but_never_sideways() -> None:
    table = Table()
    table.location_deck("library")
    table.begin("locations")
    assert {len(option.split()) for option in table.options(0)} == {2, 3}
    assert {option.split()[2] for option in table.options(0) if len(option.split()) == 3} == {"turned"}


@rules("DN-3.4")
def test_a_location_that_would_close_the_dungeon_cannot_be_placed() -> None:
    table = Table(dungeon=NEARLY_CLOSED)
    table.only_locations("treasury", "crossroads1")
    table.begin("locations")
    assert table.happened(ev.LocationUnder) == [ev.LocationUnder(0, "treasury")]


@rules("DN-3.4")
def test_the_last_location_may_close_the_dungeon() -> None:
    table = Table(dungeon=NEARLY_CLOSED)
    table.only_locations("treasury")
    table.begin("locations")
    assert table.cell("treasury") == "1,0"  # its only place


@rules("DN-3.5")
def test_a_location_that_fits_nowhere_is_shown_and_goes_under_the_stack() -> None:
    table = Table(dungeon=NEARLY_CLOSED)
    table.only_locations("troll_bridge", "crossroads1", "library")
    table.begin("locations")
    assert table.happened(ev.LocationDrawn) == [ev.LocationDrawn(0, "troll_bridge"), ev.LocationDrawn(0, "crossroads1")]
    assert table.happened(ev.LocationUnder) == [ev.LocationUnder(0, "troll_bridge")]
    assert table.asked() == (0, "place")
    assert names(table.state.location_deck) == ["library", "troll_bridge"]


@rules("DN-3.5")
def test_if_no_location_fits_none_is_placed() -> None:
    table = Table(dungeon=NEARLY_CLOSED)
    table.only_locations("troll_bridge", "oubliette")
    table.begin("locations")
    table.assert_settled()
    assert len(table.happened(ev.LocationUnder)) == 2
    assert names(table.state.location_deck) == ["troll_bridge", "oubliette"]


@rules("DN-3.5")
def test_a_player_who_looks_at_two_locations_keeps_one_that_fits() -> None:
    table = Table(dungeon=NEARLY_CLOSED)
    table.hero(0, ap=1, treasures=["vigil_lantern"])
    table.only_locations("troll_bridge", "library", "oubliette")
    table.feats(0)
    table.answer(0, "explore")
    assert table.options(0) == ["keep library"]  # asked all the same: the others do not see the two cards
    table.answer(0, "keep library")
    assert table.cell("library") and table[0].ap == 0


@rules("DN-3.5")
def test_a_player_who_sees_only_locations_that_do_not_fit_keeps_any_of_them() -> None:
    table = Table(dungeon=NEARLY_CLOSED)
    table.hero(0, treasures=["vigil_lantern"])
    table.only_locations("troll_bridge", "oubliette")
    table.begin("locations")
    assert table.options(0) == ["keep troll_bridge", "keep oubliette"]
