"""Positions in which independent readers of the rulebooks found the rules wrong, and others of the same kind.

The letters are those of their list: A points of a place never entered, B action points kept, C discarding with an empty
hand, D the hour of an attack, E staying and arriving, F the last card alone, G danger, H attached treasures.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.dungeoneer.solo.solo_table import solo_table
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

rules = pytest.mark.rules

# A


def rifted(hand: list[str], glory: int = 0) -> Table:
    """Seat 0 has exchanged the locations of both heroes, and stands in crossroads 2 without having entered it."""
    table = Table(2, "crossroads1 0,-1", "crypt 0,-2", "crossroads2 1,0")
    table.hero(0, at="crypt", hand=["planar_rift", *hand], glory=glory)
    table.hero(1, at="crossroads2", peril=3)
    table.misdeeds(0)
    table.answer(0, "play planar_rift")
    while table.asked()[1] != "misdeeds":
        table.answer(0, table.options(0)[0])
    table.answer(0, "done")
    table.until("feats")
    assert table.location(0) == "crossroads2"
    return table


@rules("DN-18.4", "DN-8.2")
def test_a_transfer_pays_nothing_for_a_location_that_a_shift_brought() -> None:
    table = rifted(["recall_rune"], glory=3)
    table.answer(0, "play recall_rune")
    table.until("feats")
    assert table.location(0) == "tomb_antechamber"
    assert (table[0].glory, table[0].peril) == (1, 1)


@rules("DN-18.4", "DN-8.2")
def test_walking_out_and_in_pays_nothing_for_a_location_that_a_shift_brought() -> None:
    table = rifted([])
    table[0].ap = 2
    table.answer(0, "go s", "go n")
    assert table.location(0) == "crossroads2"
    assert (table[0].glory, table[0].peril) == (1, 2)


@rules("DN-18.4", "DN-4.5")
def test_a_hero_who_stays_where_a_shift_brought_him_is_paid_for_staying() -> None:
    table = rifted([])
    table.answer(0, "done")
    table.until("misdeeds")
    assert table.state.active == 1
    assert (table[0].glory, table[0].peril) == (1, 2)


@rules("DN-18.4", "DN-8.2")
def test_the_other_hero_of_a_shift_is_paid_for_neither_location() -> None:
    table = rifted([])
    assert table.location(1) == "crypt" and (table[1].glory, table[1].peril) == (0, 0)


# B


def speeding(ap: int, *, save: str = "save", **variant: Any) -> Table:
    """Seat 0 drinks a potion of speed in the last window of its turn, which then ends."""
    table = Table(2, **variant)
    table.hero(0, at="crossroads1", ap=ap, hand=["zombie", "potion_of_speed"], moved=1, glory=1, standing="always")
    table.hero(1, at="tomb_antechamber")
    table.begin("discard")
    while table.asked() != (0, "discard"):
        table.answer(table.asked()[0], "pass")
    table.answer(0, "discard zombie")
    if table.asked()[1] == "save":
        table.answer(0, save)
    table.answer(0, "play potion_of_speed")
    table[0].standing = 0
    table.until("misdeeds")
    assert table.state.active == 1
    return table


@rules("DN-19.1", "DN-4.5")
@pytest.mark.parametrize(("ap", "save", "left"), [(1, "save", 1), (1, "pass", 0), (0, "save", 0)])
def test_only_the_saved_action_point_outlasts_the_turn(ap: int, save: str, left: int) -> None:
    assert speeding(ap, save=save)[0].ap == left


@rules("DN-19.1", "DN-13.7")
def test_no_action_point_outlasts_the_turn_with_limited_movement() -> None:
    assert speeding(0, limited_movement=1)[0].ap == 0


@rules("DN-19.1", "DN-13.8")
def test_who_has_saved_none_has_none_when_he_may_fall_for_a_challenge() -> None:
    table = speeding(0, ap_for_falling=1)
    assert (table[0].ap, table[0].has_saved) == (0, 0)


@rules("DN-13.7", "DN-19.1")
def test_the_point_of_lying_down_in_the_last_window_is_lost() -> None:
    table = Table(2, limited_movement=1)
    table.hero(0, at="crossroads1", moved=1, standing="always")
    table.begin("discard")
    while not table.legal(0, "lie_down") or table.asked() == (0, "discard"):
        table.answer(table.asked()[0], "pass")
    table.answer(0, "lie_down")
    table[0].standing = 0
    table.until("misdeeds")
    assert (table[0].ap, table[0].lying_ap, table[0].actions) == (0, 0, 0)


# C


@rules("DN-4.5", "DN-13.4")
@pytest.mark.parametrize("variant", [{}, {"optional_discard": 1}])
def test_with_an_empty_hand_what_lies_open_may_be_discarded(variant: dict[str, Any]) -> None:
    table = Table(2, **variant)
    table.hero(
        0,
        at="crossroads1",
        treasures=["crusaders_longsword"],
        attached={"serrated_edge": "crusaders_longsword"},
        lair=["zombie"],
        boons=["surefooted"],
        moved=1,
    )
    table.begin("discard")
    assert table.asked() == (0, "discard")
    assert table.options(0) == [
        *("discard crusaders_longsword", "discard serrated_edge", "discard zombie"),
        "pass",
    ]
    assert table.state.decision(0).default == "pass"
    table.answer(0, "discard serrated_edge")
    assert table.treasures(0) == ["crusaders_longsword"] and table.attached(0) == {}


@rules("DN-4.5")
def test_with_an_empty_hand_it_goes_without_saying_that_nothing_is_discarded() -> None:
    table = Table()
    table.hero(0, at="crossroads1", treasures=["bronze_helm"], moved=1, standing="mine")
    table.begin("discard")
    frame = table.state.stack[-1]
    assert frame.routine(table.state, 0)
    table[0].standing = 2
    assert not frame.routine(table.state, 0)


@rules("DN-4.5")
def test_with_an_empty_hand_and_nothing_to_discard_nobody_is_asked() -> None:
    table = Table()
    table.hero(0, at="crossroads1", boons=["surefooted"], moved=1)
    table.begin("discard")
    assert table.asked() == (1, "misdeeds")


@rules("DN-4.5")
def test_with_cards_in_hand_nobody_may_pass() -> None:
    table = Table()
    table.hero(0, at="crossroads1", hand=["zombie"], treasures=["bronze_helm"], moved=1)
    table.begin("discard")
    assert table.options(0) == ["discard zombie", "discard bronze_helm"]
    assert table.refused(0, "pass") == "DN-4.5"


# D


def ambushed(*lines: str, standing: str = "always") -> Table:
    """Seat 0 stands before a location in which seat 1 has saved an action point."""
    place = lines[0].split()[0]
    table = Table(2, "crossroads1 0,-1", *lines)
    table.hero(0, "roderik_talus", at="crossroads1", ap=2)
    table.hero(1, at=place, ap=1, saved=1, standing=standing)
    return table


@rules("DN-6.9", "DN-10.6")
def test_a_rival_attacks_who_enters_after_the_points_and_the_effect() -> None:
    table = ambushed("gallery_of_whispers 0,-2")
    table.dice(6, 6, 1)
    table.feats(0)
    table.answer(0, "go n")
    while not table.legal(1, "attack 0"):
        assert table.asked() == (0, "window") or table.asked()[0] == 1
        table.answer(table.asked()[0], "pass")
    assert table[0].glory == 3 and table.happened(ev.Tested)
    assert table.window() == "step"
    table.answer(1, "attack 0", "form melee")
    assert table.rolls()[0].startswith("0 threat") and table[0].life == 5
    table.answer(0, "pass")  # no challenge
    table.pass_all()
    table.assert_settled()


@rules("DN-6.9", "DN-10.6", "DN-11.1")
def test_a_rival_attacks_before_a_quest_is_attempted() -> None:
    table = ambushed("ossuary 0,-2")
    table.hero(0, quests=["a_game_of_bones"])
    table.dice(6)
    table.feats(0)
    table.answer(0, "go n")
    assert table.asked() == (1, "window") and table.legal(1, "attack 0")
    table.answer(1, "pass")
    assert table.asked() == (0, "feats") and table.legal(0, "attempt a_game_of_bones")


@rules("DN-6.9")
def test_no_window_after_a_step_where_nobody_could_attack() -> None:
    unable: tuple[dict[str, Any], ...] = ({"ap": 0, "saved": 0}, {"battled": 1})
    for changes in unable:
        table = ambushed("crypt 0,-2")
        table.hero(1, **changes)
        table.feats(0)
        table.answer(0, "go n")
        table.assert_settled()
    table = Table(2, "crossroads1 0,-1")
    table.hero(0, at="crossroads1", ap=1)
    table.hero(1, ap=1, saved=1, standing="always")  # on the entrance, where no hero attacks another
    table.feats(0)
    table.answer(0, "go s")
    table.assert_settled()


@rules("DN-6.9", "DN-10.6")
def test_nobody_attacks_between_two_parts_of_a_step() -> None:
    table = ambushed("crypt 0,-2")
    table.hero(0, at="crypt", hand=["haste"], glory=9, standing="always")
    table.hero(1, hand=["surge_of_faith"], glory=9)
    table.feats(0)
    while table.window():
        table.answer(table.asked()[0], "pass")
    table.answer(0, "go s")
    while table.window():
        seat = table.asked()[0]
        assert table.refused(seat, f"attack {1 - seat}") == "DN-6.9"
        table.answer(seat, "pass")
    assert table.location(0) == "crossroads1"


@rules("DN-6.9", "DN-10.8")
def test_a_rival_attacks_after_a_transfer_too_and_the_active_hero_may_not_come_first() -> None:
    table = ambushed("crypt 0,-2")
    table.hero(0, hand=["ghost_step"], glory=9, standing="always")
    table.feats(0)
    while table.window():
        table.answer(table.asked()[0], "pass")
    table.answer(0, "play ghost_step")
    seen = []
    while table.asked()[1] != "feats":
        seat, key = table.asked()
        if key == "transfer":
            table.answer(0, "at crypt")
            continue
        if table.location(0) == "crypt":
            seen.append((seat, table.window(), table.legal(seat, f"attack {1 - seat}")))
        table.answer(seat, table.state.decision(seat).default)
    assert seen[-2:] == [(0, "step", True), (1, "step", True)]
    assert not any(legal for _, _, legal in seen[:-2])


# E


@rules("DN-8.4", "DN-4.5")
def test_staying_and_arriving_are_not_both_paid_in_a_turn() -> None:
    table = Table(2, "crossroads1 0,-1", "crypt 0,-2")
    table.hero(0, at="crypt", hand=["recall_rune", "zombie"], glory=3, standing="always")
    table.begin("discard")
    while table.asked() != (0, "discard"):
        table.answer(table.asked()[0], "pass")
    table.answer(0, "discard zombie", "play recall_rune")
    while table.asked()[0] == 0 and table.window():
        table.answer(0, "pass")
    assert table.location(0) == "tomb_antechamber"
    assert (table[0].glory, table[0].peril) == (2, 2)
    table[0].standing = 0
    table.turn(0)
    table.until("feats")
    table[0].ap = 1
    table.answer(0, "go n")
    assert (table[0].glory, table[0].peril) == (3, 4)  # in the next turn locations are new again


@rules("DN-8.4")
def test_who_has_moved_is_paid_for_a_transfer_after_the_turn() -> None:
    table = Table(2, "crossroads1 0,-1", "crypt 0,-2")
    table.hero(0, at="crypt", hand=["recall_rune", "zombie"], glory=3, standing="always", moved=1)
    table.begin("discard")
    while table.asked() != (0, "discard"):
        table.answer(table.asked()[0], "pass")
    table.answer(0, "discard zombie", "play recall_rune")
    while table.asked()[0] == 0 and table.window():
        table.answer(0, "pass")
    assert (table[0].glory, table[0].peril) == (1, 1)


# F


@rules("DN-14.5")
@pytest.mark.parametrize(("answer", "cards"), [("draw glory", 2), ("pass", 1)])
def test_alone_the_card_at_the_end_of_the_turn_may_be_left(answer: str, cards: int) -> None:
    table = solo_table()
    table.hero(0, at="crossroads1", hand=["dodge"], moved=1)
    table.begin("discard")
    assert table.asked() == (0, "spoils")
    decision = table.state.decision(0)
    assert decision.default == "draw glory" and decision.prompt.args == {"by": "turn_ends"}
    table.answer(0, answer)
    assert len(table[0].hand) == cards


@rules("DN-14.5")
def test_alone_who_wants_to_be_asked_about_his_hero_only_draws_the_last_card() -> None:
    table = solo_table()
    table.hero(0, at="crossroads1", moved=1, standing="mine")
    table.begin("discard")
    assert len(table[0].hand) == 1 and table.asked() == (0, "place")


@rules("DN-14.5")
def test_alone_nobody_is_asked_for_a_card_that_is_not_there() -> None:
    table = solo_table()
    table.hero(0, at="crossroads1", moved=1)
    table.only_deck()
    table.begin("discard")
    assert table.asked()[1] != "spoils"


# G


def needs(table: Table) -> list[int]:
    """What the threats rolled so far need."""
    return [event.need or 0 for event in table.events if isinstance(event, ev.Rolled)]


@rules("DN-9.6")
def test_danger_spares_a_hero_until_he_moves_by_himself() -> None:
    table = Table(2, "crossroads1 0,-1", "dark_crossroads 0,-2")
    table.hero(0, hand=["rip_the_veil", "poison_darts"])
    table.hero(1, at="crossroads1", peril=9)
    table.misdeeds(0)
    table.answer(0, "play rip_the_veil", "at dark_crossroads")
    table.dice(4)
    table.answer(0, "send poison_darts 1", "declare")
    assert needs(table) == [5]
    table.turn(1)  # his own turn begins, but he has still not moved there in a turn of his own
    assert table[1].brought
    table.until("feats")
    table[1].ap = 2
    table.answer(1, "go s", "go n")
    table.hero(0, hand=["falling_slab"])
    table.dice(1)
    table.send(0, "falling_slab 1")
    assert needs(table)[1] == 5 + 2


@rules("DN-9.6", "DN-18.4")
def test_danger_spares_a_hero_under_whom_the_location_was_exchanged() -> None:
    table = rifted([])
    assert table[0].brought and table[1].brought


# H


def blades(*, treasures: tuple[str, ...] = ()) -> Table:
    """Seat 0 has a sword with an edge, two treasures, where The Eye of the Deep takes two."""
    table = Table(2, "crossroads1 0,-1", "flooded_chamber 0,-2")
    table.hero(0, at="flooded_chamber", quests=["the_eye_of_the_deep"], treasures=["crusaders_longsword", *treasures])
    table.hero(0, attached={"serrated_edge": "crusaders_longsword"}, peril=9)
    return table


@rules("DN-11.5", "DN-10.9")
@pytest.mark.parametrize("first", ["serrated_edge", "crusaders_longsword"])
def test_an_attached_treasure_is_one_of_two_given_up(first: str) -> None:
    table = blades()
    table.feats(0)
    table.answer(0, "attempt the_eye_of_the_deep")
    assert table.options(0) == ["discard crusaders_longsword", "discard serrated_edge"]
    table.answer(0, f"discard {first}")
    assert table.done(0) == ["the_eye_of_the_deep"]
    assert (table.treasures(0), table.attached(0)) == ([], {})


@rules("DN-11.5", "DN-10.9")
def test_a_treasure_with_one_attached_may_be_kept_for_two_others() -> None:
    table = blades(treasures=("bronze_helm",))
    table.feats(0)
    table.answer(0, "attempt the_eye_of_the_deep", "discard serrated_edge", "discard bronze_helm")
    assert table.treasures(0) == ["crusaders_longsword"] and table.done(0) == ["the_eye_of_the_deep"]


@rules("DN-10.9")
def test_a_bane_that_takes_a_treasure_may_take_an_attached_one() -> None:
    table = blades()
    table.hero(1, hand=["thieving_shade"])
    table.misdeeds(1)
    table.answer(1, "play thieving_shade")
    table.answer(0, "discard serrated_edge")
    assert table.treasures(0) == ["crusaders_longsword"] and table.attached(0) == {}


@rules("DN-10.9", "DN-10.2")
def test_an_attached_treasure_still_does_not_count_towards_the_limit() -> None:
    table = blades(treasures=("bronze_helm", "ring_of_magic"))  # three, as many as he may have, and the edge
    table.feats(0)
    assert table.asked() == (0, "feats") and len(table.treasures(0)) == 3
