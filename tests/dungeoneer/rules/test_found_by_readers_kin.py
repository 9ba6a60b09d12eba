"""Other cards and rules that the faults which readers found could have touched; the letters are those of
`test_found_by_readers`.
"""

from __future__ import annotations

import pytest

from tests.dungeoneer.rules.test_found_by_readers import ambushed, blades, needs
from tests.dungeoneer.solo.solo_table import solo_table
from tests.dungeoneer.table import Table, number
from undercroft.dungeoneer import events as ev

rules = pytest.mark.rules


def play(table: Table, seat: int, card: str) -> None:
    """Play a card and let everybody pass until it has acted."""
    table.answer(seat, f"play {card}")
    while number(card) in table.state.table:
        table.answer(table.asked()[0], "pass")


# A


@rules("DN-18.4", "DN-8.2", "DN-10.8")
@pytest.mark.parametrize(
    ("card", "to", "points"),
    [
        ("blink", "crossroads1", (1, 2)),
        ("ghost_step", "crossroads1", (1, 2)),
        ("orb_of_passage", "library", (2, 1)),
    ],
)
def test_no_transfer_pays_for_a_location_that_a_shift_brought(card: str, to: str, points: tuple[int, int]) -> None:
    table = Table(2, "crossroads1 0,-1", "crypt 0,-2", "crossroads2 1,0", "library 2,0")
    table.hero(0, at="crypt", hand=["planar_rift", card], glory=9)
    table.hero(1, at="crossroads2", peril=3)
    table.misdeeds(0)
    table.answer(0, "play planar_rift")
    while table.asked()[1] != "misdeeds":
        table.answer(0, table.options(0)[0])
    table.answer(0, "done")
    table.until("feats")
    assert table.location(0) == "crossroads2"
    cost = {"blink": 2, "ghost_step": 2, "orb_of_passage": 4}[card]
    table.answer(0, f"play {card}")
    while table.asked()[1] != "feats":
        seat, key = table.asked()
        table.answer(seat, f"at {to}" if key == "transfer" else table.state.decision(seat).default)
    assert table.location(0) == to
    assert (table[0].glory - 9 + cost, table[0].peril) == points


@rules("DN-8.2", "DN-8.3")
def test_a_location_entered_on_foot_is_paid_before_a_transfer_leaves_it() -> None:
    table = Table(2, "crossroads1 0,-1", "crypt 0,-2")
    table.hero(0, ap=1, hand=["recall_rune"], glory=3, standing="always")
    table.feats(0)
    while table.window():
        table.answer(table.asked()[0], "pass")
    table.answer(0, "go n")
    while table.location(0) != "crossroads1":
        table.answer(0, "pass")
    table.answer(0, "play recall_rune")
    table[0].standing = 0
    while table.window():
        table.answer(table.asked()[0], "pass")
    assert table.location(0) == "tomb_antechamber"
    assert (table[0].glory, table[0].peril) == (1, 2)  # of the crossroads; the entrance is not new to him


@rules("DN-8.2", "DN-4.1")
def test_the_place_where_a_rival_has_brought_a_hero_is_not_new_in_his_own_turn() -> None:
    table = Table(2, "crossroads1 0,-1", "crypt 0,-2")
    table.hero(0, hand=["rip_the_veil"])
    table.hero(1, at="tomb_antechamber", hand=["recall_rune"], glory=3, peril=9)
    table.misdeeds(0)
    table.answer(0, "play rip_the_veil", "at crypt")
    table[1].peril = 0
    table.awake(1, "always")
    table.turn(1)
    while table.asked()[0] != 1 or not table.legal(1, "play recall_rune"):
        table.answer(table.asked()[0], "pass")
    table.answer(1, "play recall_rune")  # before his recovery, even
    table[1].standing = 0
    table.until("feats")
    assert table.location(1) == "tomb_antechamber"
    assert (table[1].glory, table[1].peril) == (1, 1)


# B


@rules("DN-19.1", "DN-4.5")
@pytest.mark.parametrize(("save", "left"), [("save", 1), ("pass", 0)])
def test_haste_in_the_last_window_leaves_the_saved_action_point_only(save: str, left: int) -> None:
    table = Table()
    table.hero(0, at="crossroads1", ap=1, hand=["zombie", "haste"], moved=1, glory=2, standing="always")
    table.begin("discard")
    while table.asked() != (0, "discard"):
        table.answer(table.asked()[0], "pass")
    table.answer(0, "discard zombie")
    table.answer(0, save)
    play(table, 0, "haste")
    assert table.happened(ev.ActionPoints)
    table[0].standing = 0
    table.until("misdeeds")
    assert (table.state.active, table[0].ap, table[0].saved) == (1, left, left)


@rules("DN-19.1", "DN-4.5")
def test_what_is_gained_in_anothers_turn_is_spent_before_the_saved_point_and_does_not_outlast_it() -> None:
    table = Table(3)
    table.hero(1, ap=1, saved=1, fallen=1, glory=1, hand=["potion_of_speed"], standing="always")
    table.hero(0, hand=["zombie"], moved=1)
    table.begin("discard")
    while not table.legal(1, "play potion_of_speed"):
        table.answer(table.asked()[0], "pass")
    play(table, 1, "potion_of_speed")
    assert table[1].ap == 2
    while not table.legal(1, "stand"):
        table.answer(table.asked()[0], table.state.decision(table.asked()[0]).default)
    table.answer(1, "stand")
    assert (table[1].ap, table[1].saved) == (1, 1)
    table[1].standing = 0
    table.until("misdeeds")
    assert (table.state.active, table[1].ap) == (1, 2)  # his own turn: as much as his speed, the saved one is gone


@rules("DN-19.1", "DN-13.7")
def test_with_limited_movement_nothing_gained_in_anothers_turn_outlasts_it() -> None:
    table = Table(3, limited_movement=1)
    table.hero(2, glory=2, hand=["haste"], standing="always")
    table.hero(0, moved=1, hand=["zombie"])
    table.begin("discard")
    while not table.legal(2, "play haste"):
        table.answer(table.asked()[0], "pass")
    play(table, 2, "haste")
    assert table[2].ap == 2
    table[2].standing = 0
    table.until("misdeeds")
    assert (table.state.active, table[2].ap) == (1, 0)


# C


@rules("DN-4.5", "DN-10.2")
def test_with_an_empty_hand_who_gives_up_the_pouch_keeps_to_the_limit() -> None:
    table = Table()
    table.hero(0, at="crossroads1", moved=1, treasures=["belt_pouch", "bronze_helm", "ring_of_magic", "phoenix_charm"])
    table.begin("discard")
    table.answer(0, "discard belt_pouch")
    assert len(table.treasures(0)) == 3
    table.assert_settled()


@rules("DN-4.5", "DN-10.4")
def test_with_an_empty_hand_a_treasure_goes_with_what_is_attached_to_it() -> None:
    table = Table()
    table.hero(0, at="crossroads1", moved=1, treasures=["crusaders_longsword"])
    table.hero(0, attached={"serrated_edge": "crusaders_longsword"})
    table.begin("discard")
    table.answer(0, "discard crusaders_longsword")
    assert (table.treasures(0), table.attached(0)) == ([], {})
    assert sorted(table.discards()) == ["crusaders_longsword", "serrated_edge"]


@rules("DN-6.8")
def test_who_may_give_peril_may_also_give_none() -> None:
    table = Table()
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    table.until("give-peril")
    assert table.options(0) == ["give_peril 0", "give_peril 1", "pass"]
    table.answer(0, "pass")
    assert (table[0].peril, table[1].peril) == (0, 0)


# D


@rules("DN-6.9", "DN-10.6", "DN-9.7")
def test_a_rival_attacks_who_has_just_fallen_into_a_pit() -> None:
    table = ambushed("hall_of_chains 0,-2")
    table.dice(1, 6, 1)
    table.feats(0)
    table.answer(0, "go n")
    assert table[0].fallen and (table[0].glory, table[0].peril) == (3, 2)
    assert table.asked() == (1, "window") and table.legal(1, "attack 0")
    table.answer(1, "attack 0", "form melee")
    assert table[0].life == 5


@rules("DN-6.9", "DN-10.6", "DN-17.1")
def test_nobody_attacks_a_hero_whom_the_spikes_have_killed() -> None:
    table = Table(3, "crossroads1 0,-1", "ossuary 0,-2 turned")
    table.hero(0, at="crossroads1", ap=2, life=1)
    table.hero(1, at="ossuary", ap=1, saved=1, standing="always")
    table.dice(1)
    table.feats(0)
    table.answer(0, "go n")
    assert table[0].life == 0
    while table.window():
        seat = table.asked()[0]
        assert not table.options(seat, "attack")
        table.answer(seat, "pass")


@rules("DN-6.9", "DN-10.6", "DN-11.8")
def test_a_rival_attacks_before_a_token_is_taken_along() -> None:
    table = ambushed("crypt 0,-2")
    table.hero(0, quests=["a_game_of_bones"])
    table.feats(0)
    table.answer(0, "go n")
    assert table.asked() == (1, "window") and table.window() == "step"
    table.answer(1, "pass")
    table.assert_settled()


# E


@rules("DN-8.4", "DN-4.5")
@pytest.mark.parametrize(("card", "cost"), [("blink", 2), ("recall_rune", 3)])
def test_a_transfer_before_the_points_for_staying_pays_for_arriving_only(card: str, cost: int) -> None:
    table = Table(2, "crossroads1 0,-1", "crypt 0,-2")
    table.hero(0, at="crossroads1", hand=[card, "zombie"], glory=cost, standing="always")
    table.begin("discard")
    while not table.legal(0, f"play {card}"):
        table.answer(table.asked()[0], "pass")
    table.answer(0, f"play {card}")
    while table.asked() != (0, "discard"):
        seat, key = table.asked()
        table.answer(seat, "at crypt" if key == "transfer" else table.state.decision(seat).default)
    points = (2, 2) if card == "blink" else (1, 1)
    assert (table[0].glory, table[0].peril) == points
    table.answer(0, "discard zombie")
    assert (table[0].glory, table[0].peril) == points


@rules("DN-8.4", "DN-4.5", "DN-10.8")
@pytest.mark.parametrize(("card", "cost", "to"), [("blink", 2, "crypt"), ("recall_rune", 3, "tomb_antechamber")])
def test_no_card_pays_for_arriving_after_the_points_for_staying(card: str, cost: int, to: str) -> None:
    table = Table(2, "crossroads1 0,-1", "crypt 0,-2")
    table.hero(0, at="crossroads1", hand=[card, "zombie"], glory=cost, standing="always")
    table.begin("discard")
    while table.asked() != (0, "discard"):
        table.answer(table.asked()[0], "pass")
    table.answer(0, "discard zombie", f"play {card}")
    while table.asked()[1] != "misdeeds":
        seat, key = table.asked()
        table.answer(seat, f"at {to}" if key == "transfer" else table.state.decision(seat).default)
    assert table.location(0) == to
    assert (table[0].glory, table[0].peril) == (1, 2)


# F


@rules("DN-14.5")
@pytest.mark.parametrize(("answer", "cards"), [("draw glory", 1), ("pass", 0)])
def test_alone_the_card_for_a_beaten_monster_may_be_left(answer: str, cards: int) -> None:
    table = solo_table("crossroads1 0,-1", peril=["zombie"])
    table.dice(6, 1, 1, 6)
    table.feats()
    table.answer(0, "go n")
    table.until("spoils")
    table.answer(0, answer)
    assert len(table[0].hand) == cards


@rules("DN-14.5", "DN-14.1")
def test_alone_both_cards_of_a_turn_are_drawn_from_the_glory_deck() -> None:
    table = solo_table()
    table.hero(0, at="crossroads1", moved=1)
    table.only_deck("dodge", "haste")
    table.begin("discard")
    table.answer(0, "draw glory")
    assert list(table.hand(0)) == ["dodge"]


# G


@rules("DN-9.6", "DN-18.4")
def test_a_trap_after_a_shift_is_not_made_harder_by_danger() -> None:
    table = Table(2, "crossroads1 0,-1", "dark_crossroads 0,-2", "crossroads2 1,0")
    table.hero(0, at="crossroads2", hand=["planar_rift", "poison_darts"])
    table.hero(1, at="crossroads1", peril=9)
    table.hero(0, at="dark_crossroads")
    table.misdeeds(0)
    table.answer(0, "play planar_rift")
    while table.asked()[1] != "misdeeds":
        table.answer(0, table.options(0)[0])
    assert table.location(1) == "dark_crossroads"
    table.dice(4)
    table.answer(0, "send poison_darts 1", "declare")
    assert needs(table) == [5]


@rules("DN-9.6", "DN-10.8")
def test_danger_counts_for_a_hero_who_has_transferred_himself() -> None:
    table = Table(2, "crossroads1 0,-1", "dark_crossroads 0,-2")
    table.hero(1, at="crossroads1", hand=["blink"], glory=2)
    table.feats(1)
    table.answer(1, "play blink")
    while table.asked()[1] != "feats":
        seat, key = table.asked()
        table.answer(seat, "at dark_crossroads" if key == "transfer" else table.state.decision(seat).default)
    assert table.location(1) == "dark_crossroads" and not table[1].brought
    table.dice(1)
    table.ambush(0, 1, "poison_darts")
    assert needs(table) == [5 + 2]


@rules("DN-9.6")
@pytest.mark.parametrize("place", ["ossuary 0,-2 turned", "hall_of_chains 0,-2"])
def test_spikes_and_a_pit_spare_a_hero_who_stays_where_a_rival_has_brought_him(place: str) -> None:
    table = Table(2, "crossroads1 0,-1", place)
    table.hero(0, hand=["rip_the_veil"])
    table.hero(1, at="crossroads1", peril=9)
    table.misdeeds(0)
    table.answer(0, "play rip_the_veil", f"at {place.split(maxsplit=1)[0]}")
    table.turn(1)
    table.until("feats")
    table.answer(1, "done")
    table.until("misdeeds")
    assert table[1].life == 6 and not table[1].fallen and not table.happened(ev.Rolled)


# H


@rules("DN-10.9")
def test_a_bane_against_weapons_leaves_an_edge() -> None:
    table = blades(treasures=("bronze_helm",))
    table.hero(1, hand=["rust_mist"])
    table.misdeeds(1)
    table.answer(1, "play rust_mist")
    assert table.options(1, "discard") == ["discard crusaders_longsword", "discard bronze_helm"]
    table.answer(1, "discard crusaders_longsword")
    assert (table.treasures(0), table.attached(0)) == (["bronze_helm"], {})


@rules("DN-10.9", "DN-19.5")
@pytest.mark.parametrize("card", ["acid_ooze", "grave_robber"])
def test_a_monster_that_takes_a_treasure_may_take_an_attached_one(card: str) -> None:
    table = blades()
    table.dice(6, 1)
    table.ambush(1, 0, card)
    table.until("choose-effect")
    table.answer(1, "option 2")
    assert table.options(1) == ["discard crusaders_longsword", "discard serrated_edge"]
    table.answer(1, "discard serrated_edge")
    assert table.treasures(0) == ["crusaders_longsword"] and table.attached(0) == {}
