"""DN-8: movement."""

from __future__ import annotations

import pytest

from tests.dungeoneer.map.maps import card as location_number
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.board.hero import NEVER
from undercroft.dungeoneer.board.terms.moments import RECOVERY

rules = pytest.mark.rules

BACK_TO_BACK = ("crossroads1 1,0", "corridor1 0,1", "corridor2 1,1 turned")
"""Two corridors south of the entrance and of a tunnel, with a wall between them."""


@rules("DN-8.1")
def test_a_step_to_an_adjacent_location_costs_an_action_point() -> None:
    table = Table()
    table.hero(0, ap=1)
    table.feats(0)
    assert table.options(0, "go") == ["go n", "go e"]
    assert table.refused(0, "go s") == "DN-8.1"
    table.answer(0, "go n")
    assert (table.location(0), table[0].ap) == ("crossroads1", 0)


@rules("DN-8.1", "DN-9.1")
def test_a_wall_blocks_the_way_from_either_side() -> None:
    table = Table(2, *BACK_TO_BACK)
    table.hero(0, at="corridor1", ap=1)
    table.feats(0)
    assert table.refused(0, "go e") == "DN-9.1"
    table.hero(0, at="corridor2")
    table.feats(0)
    assert table.refused(0, "go w") == "DN-9.1"


@rules("DN-8.1", "DN-9.5")
def test_only_the_exits_of_the_location_that_is_left_matter() -> None:
    table = Table(2, "kinked_shaft1 1,0")  # its west exit, towards the entrance, is trapped
    table.hero(0, ap=1)
    table.feats(0)
    table.answer(0, "go e")
    assert table.location(0) == "kinked_shaft1" and table.rolls() == []


@rules("DN-8.2")
def test_only_locations_new_this_turn_give_points() -> None:
    table = Table()
    table.hero(0, ap=3)
    table.feats(0)
    table.answer(0, "go n")
    assert (table[0].glory, table[0].peril) == (1, 2)
    table.answer(0, "go s", "go n")
    assert (table[0].glory, table[0].peril) == (1, 2)


@rules("DN-8.2", "DN-9.6")
def test_hazards_and_effects_act_at_every_entry() -> None:
    table = Table(2, "crossroads1 0,-1", "flooded_chamber 0,-2")
    table.hero(0, at="flooded_chamber", ap=4)
    table.dice(1)
    table.feats(0)
    table.answer(0, "go s", "go n")
    assert table.rolls() == ["0 threat 3"]
    assert (table[0].glory, table[0].ap) == (1, 1)


@rules("DN-8.2", "DN-10.8")
def test_neither_points_nor_effects_in_anothers_turn() -> None:
    table = Table()
    table.hero(0, hand=["rip_the_veil"])
    table.hero(1, at="crossroads1", peril=3)
    table.misdeeds(0)
    table.answer(0, "play rip_the_veil", "at crossroads2")
    assert table.location(1) == "crossroads2"
    assert (table[1].glory, table[1].peril) == (0, 0)


@rules("DN-8.2", "DN-9.6")
def test_no_hazard_in_anothers_turn() -> None:
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2", "flooded_chamber 1,-1")
    table.hero(0, hand=["rip_the_veil"])
    table.hero(1, at="crossroads1", peril=3)
    table.misdeeds(0)
    table.answer(0, "play rip_the_veil", "at hall_of_chains")
    assert table.location(1) == "hall_of_chains" and table[1].fallen == 0
    table.assert_settled()


@rules("DN-8.3")
def test_the_order_of_a_step_and_what_may_be_played_between() -> None:
    table = Table(2, "elbow1 0,-1", "ossuary 0,-2")
    table.hero(0, at="elbow1", ap=3, glory=1, hand=["climbers_rope", "haste", "turn_away"], standing="always")
    table.feats(0)
    table.pass_all()
    table.dice(3, 6)
    happened = []
    table.answer(0, "go n")
    while table.window():
        moment = (table.window(), table[0].ap, table.location(0), table[0].glory)
        happened.append(moment)
        if moment[0] in ("step", "arrival"):
            assert table.legal(0, "play climbers_rope")  # a feats card
            assert table.legal(0, "play haste") == (table[0].glory >= 2)
        table.answer(0, "pass")
    assert happened == [
        ("roll", 3, "elbow1", 1),
        ("step", 3, "elbow1", 1),
        ("step", 2, "elbow1", 1),
        ("step", 2, "ossuary", 1),
        ("arrival", 2, "ossuary", 3),
        ("roll", 2, "ossuary", 3),
    ]
    assert table.rolls() == ["0 threat 4", "0 threat 8"]


def leaving_at_once(card: str, *lines: str) -> Table:
    """Seat 0 plays the card in the window between entering the crossroads and getting their points."""
    table = Table(2, *lines)
    table.hero(0, ap=3, glory=4, hand=[card], standing="always")
    table.feats(0)
    table.pass_all()
    table.answer(0, "go n")
    while table.location(0) != "crossroads1":
        table.answer(0, "pass")
    assert (table.window(), table[0].glory) == ("step", 4)
    table.events.clear()
    table.answer(0, f"play {card}")
    table.pass_all()
    return table


def points_got(table: Table) -> list[tuple[str, int]]:
    """The events of glory and peril, with the transfers between them."""
    points = [event for event in table.events if isinstance(event, ev.Glory | ev.Peril | ev.Transferred)]
    return [(type(one).__name__, 0 if isinstance(one, ev.Transferred) else one.n) for one in points]


@rules("DN-8.2", "DN-8.3")
def test_a_hero_who_leaves_before_the_points_of_a_new_location_gets_them_all_the_same() -> None:
    table = leaving_at_once("recall_rune")
    assert table.location(0) == "tomb_antechamber"
    assert points_got(table) == [("Glory", 1), ("Peril", 2), ("Transferred", 0)]


@rules("DN-8.2", "DN-8.3")
def test_a_location_left_at_once_is_no_longer_new() -> None:
    table = leaving_at_once("recall_rune")
    table.events.clear()
    table.answer(0, "go n")
    table.pass_all()
    assert table.location(0) == "crossroads1"
    assert points_got(table) == []


@rules("DN-8.2", "DN-8.3")
def test_each_location_that_a_hero_enters_gives_its_points() -> None:
    table = leaving_at_once("orb_of_passage", "crossroads1 0,-1", "crypt 0,-2")
    assert table.location(0) == "crypt"
    assert points_got(table) == [
        *[("Glory", 1), ("Peril", 2)],  # the crossroads
        *[("Transferred", 0), ("Glory", 2), ("Peril", 2)],
    ]


@rules("DN-8.3")
def test_feats_cards_belong_to_feats_even_if_a_hero_arrives_in_another_phase() -> None:
    table = Table(3)
    table.hero(0, at="crossroads1", glory=5, ap=1, hand=["spring_floor", "surefooted"], standing="always")
    table.hero(1, at="crossroads1", peril=2)
    table.hero(2)
    table.misdeeds(0)
    table.pass_all()
    table.dice(1, 6)
    table.answer(0, "send spring_floor 1", "declare")
    while table.location(0) == "crossroads1":
        table.answer(0, "pass")
    assert table.window() == "step"
    assert table.refused(0, "play surefooted") == "DN-1.5"
    assert table.refused(0, "attack 2") == "DN-6.9"


@rules("DN-8.4")
def test_failing_at_a_blocked_exit_does_not_count_as_moving() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, at="elbow1", ap=1)
    table.dice(1)
    table.feats(0)
    table.answer(0, "go n", "done")
    assert table.location(0) == "elbow1"
    assert (table[0].glory, table[0].peril) == (1, 2)


@rules("DN-8.4")
def test_a_transfer_counts_as_moving() -> None:
    table = Table()
    table.hero(0, at="crossroads1", glory=3, hand=["recall_rune"])
    table.feats(0)
    table.answer(0, "play recall_rune", "done")
    assert table.location(0) == "tomb_antechamber"
    assert (table[0].glory, table[0].peril) == (1, 1)  # for entering it; nothing at the end of the turn


@rules("DN-8.4")
def test_movement_in_anothers_turn_does_not_count() -> None:
    table = Table()
    table.hero(0, at="crossroads1", moved=1)
    table.turn(0)
    table.answer(0, "done")
    table.until("feats")
    table.answer(0, "done")
    assert table[0].glory == 1
    assert ev.Glory(0, 1) in table.events


def transferred_as_the_turn_begins(*entered: str) -> Table:
    """Seat 0, who entered these locations in its last turn, uses a recall rune in the first window of its turn."""
    table = Table()
    table.hero(0, at="crossroads1", glory=3, hand=["recall_rune"], standing="always")
    for location in entered:
        table[0].entered |= 1 << location_number(location)
    table.turn(0)
    assert table.window() == "phase_begins" and table.state.phase == RECOVERY
    table.answer(0, "play recall_rune")
    assert table.location(0) == "tomb_antechamber"
    table[0].standing = NEVER
    return table


@rules("DN-8.4", "DN-8.2", "DN-4.1")
def test_a_transfer_as_the_turn_begins_gives_the_points_of_arrival() -> None:
    table = transferred_as_the_turn_begins("tomb_antechamber", "crossroads1")
    assert (table[0].glory, table[0].peril) == (1, 1)


@rules("DN-8.4", "DN-4.5")
def test_a_hero_transferred_as_the_turn_begins_is_not_paid_again_for_staying() -> None:
    table = transferred_as_the_turn_begins()
    table.until("save")
    assert table.location(0) == "tomb_antechamber"
    assert (table[0].glory, table[0].peril) == (1, 1)


@rules("DN-8.2", "DN-4.1")
def test_where_a_hero_stood_as_the_turn_began_is_not_new_after_a_transfer() -> None:
    table = transferred_as_the_turn_begins()
    table.until("feats")
    table.answer(0, "go n")
    assert table.location(0) == "crossroads1"
    assert (table[0].glory, table[0].peril) == (1, 1)
