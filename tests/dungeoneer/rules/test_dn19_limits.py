"""DN-19: action points, points, limits."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.board.numbers.stats import price
from undercroft.dungeoneer.content.card_index import CARDS

rules = pytest.mark.rules

TREASURE = "belt_pouch"
BOON = "open_mind"
"""The treasure that raises the limit of treasures by two, and the boon that does so for boons."""


@rules("DN-19.1")
def test_action_points_gained_in_anothers_turn_serve_for_standing_up_and_battle() -> None:
    table = Table()
    table.hero(0, at="crossroads1")
    table.hero(1, "torvald_hask", at="crossroads1", fallen=1, glory=9, hand=["haste"], standing="always")
    table.dice(6, 1)
    table.feats(0)
    table.answer(1, "play haste")
    assert table.options(1, "go") == []
    table.answer(1, "stand", "attack 0")
    assert table[1].ap == 0
    table.answer(1, "form melee")
    assert table[0].life == 5


@rules("DN-19.1")
@pytest.mark.parametrize(("card", "n"), [("haste", 2), ("potion_of_speed", 1)])
def test_action_points_gained_in_anothers_turn_are_gone_at_its_end(card: str, n: int) -> None:
    table = Table(3)
    table.only_locations()
    table.hero(2, ap=1, saved=1, glory=9, hand=[card], standing="always")
    table.feats(0)
    table.answer(2, f"play {card}")
    assert table[2].ap == 1 + n
    while table.state.active == 0:
        seat = table.asked()[0]
        table.answer(seat, table.state.decision(seat).default)
    assert (table[2].ap, table[2].saved) == (1, 1)  # the saved one remains


@rules("DN-19.1")
def test_losing_what_a_hero_does_not_have_has_no_effect() -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(1)
    table.ambush(0, 1, "binding_glyph")
    assert table[1].ap == 0 and table.happened(ev.ActionPoints) == []


@rules("DN-19.1")
def test_the_saved_one_is_lost_and_no_other() -> None:
    table = Table()
    table.hero(1, at="crossroads1", ap=3, saved=1, fleeting=2, glory=2)
    table.dice(6, 1)
    table.ambush(0, 1, "wailing_spirit")
    assert (table[1].ap, table[1].saved, table[1].fleeting) == (2, 0, 2)


@rules("DN-19.1")
@pytest.mark.parametrize(("ap", "fleeting", "asked"), [(2, 2, False), (3, 2, True), (2, 0, True)])
def test_action_points_for_this_turn_only_cannot_be_saved(ap: int, fleeting: int, asked: bool) -> None:
    table = Table()
    table.hero(0, ap=ap, fleeting=fleeting)
    table.begin("discard")
    assert (table.asked() == (0, "save")) == asked


@rules("DN-19.2")
def test_x_is_at_least_one_and_must_be_payable() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=9, peril=0)
    table.hero(0, hand=["drain_renown"])
    table.misdeeds(0)
    assert table.refused(0, "play drain_renown") == "DN-5.1"
    table.hero(1, peril=9)
    table.misdeeds(0)
    table.answer(0, "play drain_renown")
    assert table.options(0) == ["x 1", "x 2", "x 3"]


@rules("DN-19.2", "DN-15.1")
def test_x_is_chosen_on_declaration() -> None:
    table = Table()
    table.hero(0, hand=["drain_renown"])
    table.hero(1, at="crossroads1", glory=9, peril=3, hand=["haste"], standing="mine")
    table.misdeeds(0)
    table.answer(0, "play drain_renown", "x 2")
    assert table.window() == "declared"
    assert [event.x for event in table.events if isinstance(event, ev.Played)] == [2]
    assert table[1].peril == 1


@rules("DN-19.2")
@pytest.mark.parametrize(("monster", "reduced"), [("barrow_knight", 4), ("squatting_skeleton", 1), ("zombie", 1)])
def test_a_reduction_respects_the_minimum(monster: str, reduced: int) -> None:
    table = Table()
    table.hero(0, own_banes=["undead_awakening"], hand=[monster])
    card = CARDS[table[0].hand[0]]
    assert price(table.state, 0, card) == reduced


@rules("DN-19.2", "DN-20.1")
def test_a_visible_card_shows_its_current_cost() -> None:
    table = Table(2, "crossroads1 0,-1", "treasury 0,-2")
    table.hero(0, at="treasury", own_banes=["undead_awakening"], lair=["barrow_knight"])
    table.hero(0, hand=["zombie", "phoenix_charm", "haste"])
    own = table.state.view(0).heroes[0]
    printed = [CARDS[card].cost for card in table[0].hand]
    assert own.hand.prices == (1, printed[1] - 1, printed[2])
    for viewer in (None, 0, 1):
        assert [monster.price for monster in table.state.view(viewer).heroes[0].lair] == [4]
    assert table.state.view(1).heroes[0].hand.prices is None


@rules("DN-19.2")
def test_reductions_add_up() -> None:
    table = Table(2, "crossroads1 0,-1", "treasury 0,-2")
    table.hero(0, at="treasury", hand=["phoenix_charm"])
    assert price(table.state, 0, CARDS[table[0].hand[0]]) == 3
    table.hero(0, own_banes=["undead_awakening"])
    assert price(table.state, 0, CARDS[table[0].hand[0]]) == 3  # it is not an undead


@rules("DN-19.3")
def test_a_surplus_is_discarded_at_once_by_the_owners_choice() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", hand=["haste"], treasures=["backpack", "bronze_helm", "chitin_mail"])
    table.begin("discard")
    table.answer(0, "discard backpack")
    assert table.asked() == (0, "surplus-treasure")
    assert table.options(0) == ["discard bronze_helm", "discard chitin_mail"]
    table.answer(0, "discard bronze_helm")
    assert table.treasures(0) == ["chitin_mail"]


@rules("DN-19.3")
def test_a_surplus_of_boons_is_discarded_too() -> None:
    table = Table()
    table.hero(1, "roderik_talus", at="crossroads1", boons=["open_mind", "surefooted", "keen_reflexes", "grave_lore"])
    table.hero(0, "vessa_morn", at="crossroads2")
    table.dice(6, 1)
    table.ambush(0, 1, "cackling_hag")
    table.answer(1, "discard open_mind")
    assert table.asked() == (1, "surplus-boon")
    table.answer(1, "discard grave_lore")
    assert table.boons(1) == ["surefooted", "keen_reflexes"]


@rules("DN-19.3", "DN-11.5")
@pytest.mark.parametrize(
    ("hero", "quest", "place", "raising", "other", "kept"),
    [
        ("kron_axereaver", "the_eye_of_the_deep", "flooded_chamber", TREASURE, "bronze_helm", "ring_of_magic"),
        ("raka", "lay_down_your_arts", "throne_of_dust", BOON, "surefooted", "grave_lore"),
    ],
)
def test_limits_count_once_all_that_is_given_up_at_once_is_gone(
    hero: str, quest: str, place: str, raising: str, other: str, kept: str
) -> None:
    table = Table(2, "crossroads1 0,-1", f"{place} 0,-2")
    cards = [raising, other, kept]
    if raising == TREASURE:
        table.hero(0, hero, at=place, quests=[quest], treasures=cards)
    else:
        table.hero(0, hero, at=place, quests=[quest], boons=[*cards, "keen_reflexes"])
    table.feats(0)
    table.answer(0, f"attempt {quest}", f"discard {raising}", f"discard {other}")
    left = [*table.treasures(0), *table.boons(0)]
    assert left == ([kept] if raising == TREASURE else [kept, "keen_reflexes"])  # two cards, not three
    assert table.done(0) == [quest]


@rules("DN-19.3", "DN-11.5")
def test_a_surplus_that_is_left_after_a_sacrifice_is_discarded() -> None:
    table = Table(2, "crossroads1 0,-1", "flooded_chamber 0,-2")
    table.hero(0, "kron_axereaver", at="flooded_chamber", quests=["the_eye_of_the_deep"])
    table.hero(0, treasures=[TREASURE, "bronze_helm", "ring_of_magic", "chitin_mail"])
    table.feats(0)
    table.answer(0, "attempt the_eye_of_the_deep", f"discard {TREASURE}", "discard bronze_helm")
    assert table.asked() == (0, "surplus-treasure")
    table.answer(0, "discard chitin_mail")
    assert table.treasures(0) == ["ring_of_magic"] and table.done(0) == ["the_eye_of_the_deep"]


@rules("DN-19.3")
def test_nobody_replaces_a_card_voluntarily() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", glory=9, treasures=["bronze_helm"], hand=["crown_of_sparks", "chitin_mail"])
    table.feats(0)
    assert table.refused(0, "play crown_of_sparks") == table.refused(0, "play chitin_mail") == "DN-10.2"


@rules("DN-19.4")
def test_a_host_may_have_several_attachments() -> None:
    table = Table()
    table.hero(0, glory=9, treasures=["crusaders_longsword"], hand=["serrated_edge", "venom_coating"])
    table.feats(0)
    table.answer(0, "play serrated_edge", "play venom_coating")
    assert table.attached(0) == {"serrated_edge": "crusaders_longsword", "venom_coating": "crusaders_longsword"}


@rules("DN-19.5")
@pytest.mark.parametrize("bane", ["drain_renown", "thieving_shade", "rust_mist"])
def test_a_card_needs_a_legal_target(bane: str) -> None:
    table = Table(3)
    table.hero(0, hand=[bane])
    table.hero(1, at="crossroads1", peril=3)
    table.hero(2, at="crossroads1", peril=3)
    table.misdeeds(0)
    assert table.refused(0, f"play {bane}") == "DN-19.5"  # nobody has anything of the kind
    table.hero(2, glory=1, treasures=["bronze_helm"])
    table.misdeeds(0)
    table.answer(0, f"play {bane}")
    assert table[1].peril == 3  # only seat 2 is one, so nobody is asked which
    table.until("banes", "misdeeds")
    assert table[2].peril < 3


@rules("DN-19.5")
def test_the_effect_on_a_target_need_not_succeed() -> None:
    table = Table()
    table.hero(0, hand=["slick_floor"])
    table.hero(1, at="crossroads1", peril=1)
    table.dice(6)
    table.misdeeds(0)
    table.answer(0, "play slick_floor")
    assert table[1].fallen == 0 and table.discards() == ["slick_floor"]


@rules("DN-19.5")
@pytest.mark.parametrize("potion", ["draught_of_mending", "troll_tonic"])
def test_no_potion_heals_a_hero_at_full_life(potion: str) -> None:
    table = Table()
    table.hero(0, glory=3, hand=[potion])
    table.feats(0)
    assert table.refused(0, f"play {potion}") == "DN-19.5"
    table.hero(0, life=5)
    table.feats(0)
    table.answer(0, f"play {potion}")
    assert table[0].life == 6


@rules("DN-19.5")
@pytest.mark.parametrize(
    ("hero", "place", "use"),
    [
        ("roderik_talus", "crossroads2", "roderik_talus"),
        ("torvald_hask", "sunken_chapel", "sunken_chapel"),
        ("torvald_hask", "warded_cell", "warded_cell"),
    ],
)
def test_nothing_else_heals_a_hero_at_full_life_either(hero: str, place: str, use: str) -> None:
    table = Table(2, "crossroads1 0,-1", f"{place} 0,-2")
    table.hero(0, hero, at=place, glory=3, ap=1)
    table.feats(0)
    assert table.refused(0, f"use {use}") == "DN-19.5"
    table.hero(0, life=5)
    table.feats(0)
    table.answer(0, f"use {use}")
    assert table[0].life == 6


@rules("DN-19.5")
def test_no_level_is_leeched_from_a_hero_of_level_1() -> None:
    table = Table()
    table.hero(0, hand=["soul_leech"])
    table.hero(1, at="crossroads1", level=1, peril=6)
    table.misdeeds(0)
    assert table.refused(0, "play soul_leech") == "DN-19.5"
    table.hero(1, level=2)
    table.misdeeds(0)
    assert table.legal(0, "play soul_leech")


@rules("DN-19.5")
def test_no_floor_is_slick_for_a_fallen_hero() -> None:
    table = Table()
    table.hero(0, hand=["slick_floor"])
    table.hero(1, at="crossroads1", fallen=1, peril=1)
    table.misdeeds(0)
    assert table.refused(0, "play slick_floor") == "DN-19.5"
    table.hero(1, fallen=0)
    table.misdeeds(0)
    assert table.legal(0, "play slick_floor")


@rules("DN-19.5", "DN-18.2")
@pytest.mark.parametrize("discarded", [[], ["haste"]])
def test_nobody_pays_to_draw_if_no_card_is_left(discarded: list[str]) -> None:
    table = Table(2, "library 0,-1 turned")
    table.hero(0, at="library", glory=2)
    table.discarded(*discarded)
    table.only_deck()
    table.feats(0)
    assert table.legal(0, "use library") == bool(discarded)


@rules("DN-19.5")
def test_a_transfer_needs_somewhere_to_go() -> None:
    table = Table()
    table.hero(0, hand=["cast_out"])
    table.hero(1, peril=4)  # already on the entrance
    table.misdeeds(0)
    assert table.refused(0, "play cast_out") == "DN-19.5"


@rules("DN-19.6")
def test_banes_that_affect_a_hero_lie_with_him() -> None:
    table = Table(2, "crossroads1 0,-1", "sunken_chapel 0,-2")
    table.hero(0, hand=["gag_of_silence"])
    table.hero(1, at="sunken_chapel", peril=3, glory=2)
    table.misdeeds(0)
    table.answer(0, "play gag_of_silence")
    assert table.banes(1) == ["gag_of_silence"]
    table.feats(1)
    table.answer(1, "use sunken_chapel 2")  # discard a bane affecting you
    assert table.banes(1) == []


@rules("DN-19.6", "DN-5.1")
def test_banes_without_a_target_lie_in_front_of_their_owner() -> None:
    table = Table()
    table.hero(0, hand=["makers_command"])
    table.hero(1, peril=5)
    table.misdeeds(0)
    table.answer(0, "play makers_command")
    assert [CARDS[card].id for card in table[0].own_banes] == ["makers_command"]
    assert table.banes(0) == table.banes(1) == [] and table[1].peril == 0


@rules("DN-19.6")
def test_the_next_recovery_is_the_affected_heros_own() -> None:
    table = Table(3)
    table.hero(0, hand=["grave_chill"])
    table.hero(2, at="crossroads1", peril=2)
    table.only_locations()
    table.misdeeds(0)
    table.answer(0, "play grave_chill")
    while table.state.active != 2:
        seat = table.asked()[0]
        table.answer(seat, table.state.decision(seat).default)
    recovered = [(event.seat, event.ap) for event in table.events if isinstance(event, ev.Recovered)]
    assert recovered == [(1, 2), (2, 1)]
