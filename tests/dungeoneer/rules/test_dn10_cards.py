"""DN-10: cards."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table, ids
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.board.numbers.stats import limit

rules = pytest.mark.rules


@rules("DN-10.1")
def test_a_card_in_hand_does_nothing_until_it_is_paid_for() -> None:
    table = Table()
    table.hero(0, glory=4, hand=["blessings_of_nakari"])
    table.feats(0)
    assert table.stat(0, "magic") == 0
    table.answer(0, "play blessings_of_nakari")
    assert (table.stat(0, "magic"), table[0].glory, table.boons(0)) == (1, 0, ["blessings_of_nakari"])


@rules("DN-10.1")
def test_glory_cards_cost_the_players_own_glory() -> None:
    table = Table()
    table.hero(0, glory=3, hand=["blessings_of_nakari"])
    table.hero(1, glory=9)
    table.feats(0)
    assert table.refused(0, "play blessings_of_nakari") == "DN-10.1"
    assert table.refused(0, "play haste") == "DN-10.1"  # no longer in hand


@rules("DN-10.2")
def test_permanent_boons_and_treasures_have_limits() -> None:
    table = Table()
    table.hero(0, "roderik_talus", glory=9, boons=["surefooted", "keen_reflexes"], hand=["grave_lore", "bronze_helm"])
    table.feats(0)
    assert table.refused(0, "play grave_lore") == "DN-10.2"
    table.answer(0, "play bronze_helm")
    table.hero(0, treasures=["chitin_mail", "coffin_lid_shield"], hand=["cloak_of_phasing"])
    table.feats(0)
    assert table.refused(0, "play cloak_of_phasing") == "DN-10.2"


@rules("DN-10.2", "DN-10.9")
def test_instants_and_attachments_do_not_count() -> None:
    table = Table()
    table.hero(0, "roderik_talus", glory=9, boons=["surefooted", "keen_reflexes"], hand=["haste", "serrated_edge"])
    table.hero(0, treasures=["crusaders_longsword", "bronze_helm", "chitin_mail"])
    table.feats(0)
    table.answer(0, "play haste", "play serrated_edge")
    assert table.attached(0) == {"serrated_edge": "crusaders_longsword"}
    table.assert_settled()


@rules("DN-10.2", "DN-19.3")
def test_one_treasure_of_each_type_but_any_number_of_like_boons() -> None:
    table = Table()
    table.hero(0, glory=9, treasures=["bronze_helm"], boons=["surefooted"], hand=["true_sight_goggles", "grave_lore"])
    table.feats(0)
    assert table.refused(0, "play true_sight_goggles") == "DN-10.2"
    table.answer(0, "play grave_lore")
    assert table.boons(0) == ["surefooted", "grave_lore"]  # both skills


@rules("DN-10.3")
@pytest.mark.parametrize("bag", ["backpack", "belt_pouch"])
def test_a_card_that_raises_a_limit_may_be_played_at_it(bag: str) -> None:
    table = Table()
    table.hero(0, "kron_axereaver", glory=9, treasures=["bronze_helm"], hand=[bag, "chitin_mail"])
    table.feats(0)
    table.answer(0, f"play {bag}", "play chitin_mail")
    assert table.treasures(0) == ["bronze_helm", bag, "chitin_mail"]
    table.assert_settled()


@rules("DN-10.3")
def test_a_treasure_used_up_at_once_does_not_count() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", glory=9, fallen=1, treasures=["bronze_helm"], hand=["climbers_rope"])
    table.feats(0)
    table.answer(0, "play climbers_rope")
    assert table.asked() == (0, "at-once")
    assert table.options(0) == ["use climbers_rope", "discard climbers_rope"]
    table.answer(0, "use climbers_rope")
    assert table[0].fallen == 0
    assert table.treasures(0) == ["bronze_helm"] and table.discards() == ["climbers_rope"]
    table.assert_settled()


@rules("DN-10.3")
def test_a_card_is_used_at_once_or_not_at_all() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", glory=9, fallen=1, treasures=["bronze_helm"], hand=["climbers_rope"])
    table.feats(0)
    table.answer(0, "play climbers_rope", "discard climbers_rope")
    assert (table[0].fallen, table.treasures(0)) == (1, ["bronze_helm"])


@rules("DN-10.3")
def test_a_treasure_that_cannot_be_used_now_counts() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", glory=9, treasures=["bronze_helm"], hand=["climbers_rope"])
    table.feats(0)
    assert table.refused(0, "play climbers_rope") == "DN-10.2"


@rules("DN-10.3")
def test_a_treasure_without_effects_is_discarded_at_once() -> None:
    table = Table(2, "crossroads1 0,-1", "throne_of_dust 0,-2")
    table.hero(0, at="crossroads1", ap=1, treasures=["wand_of_sparks"], tokens={"wand_of_sparks": 1}, standing="mine")
    table.dice(3)
    table.feats(0)
    table.answer(0, "go n")
    table.until("window")
    table.answer(0, "use wand_of_sparks")
    assert table.treasures(0) == [] and table.discards() == ["wand_of_sparks"]
    assert table.rolls() == ["0 threat 5"]


@rules("DN-10.3", "DN-4.5")
def test_boons_are_never_discarded_voluntarily() -> None:
    table = Table()
    table.hero(0, hand=["haste"], boons=["surefooted"])
    table.begin("discard")
    assert table.refused(0, "discard surefooted") == "DN-4.5"


@rules("DN-10.4")
def test_attachments_go_with_a_discarded_host() -> None:
    table = Table()
    table.hero(0, treasures=["crusaders_longsword"], attached={"serrated_edge": "crusaders_longsword"}, hand=["haste"])
    table.begin("discard")
    table.answer(0, "discard crusaders_longsword")
    assert table.attached(0) == {}
    assert sorted(table.discards()) == ["crusaders_longsword", "serrated_edge"]


@rules("DN-10.4")
@pytest.mark.parametrize(("answer", "attached"), [("to_lair", {"bone_armor": "zombie"}), ("to_hand", {})])
def test_attachments_are_discarded_with_a_hand_but_go_along_to_the_lair(answer: str, attached: dict[str, str]) -> None:
    table = Table()
    table.hero(0, lair=["zombie"], attached={"bone_armor": "zombie"})
    table.hero(1, at="crossroads1", peril=1)
    table.dice(3, 4)
    table.send(0, "zombie 1")
    table.answer(0, f"{answer} zombie")
    assert table.attached(0) == attached
    assert table.discards() == ([] if attached else ["bone_armor"])


@rules("DN-10.4")
def test_banes_on_absent_monsters_stay() -> None:
    table = Table()
    table.hero(0, lair=["zombie"], attached={"bone_armor": "zombie"}, own_banes=["makers_command"])
    table.turn(0)
    for _ in range(3):  # the zombie stays in the lair, and no fiend is in play
        seat = table.asked()[0]
        table.answer(seat, "done")
        table.until("misdeeds")
    assert table.attached(0) == {"bone_armor": "zombie"}
    assert ids(table[0].own_banes) == ["makers_command"]


@rules("DN-10.5", "DN-19.2")
def test_the_player_chooses_x_in_a_cost_of_x() -> None:
    table = Table()
    table.hero(0, hand=["drain_renown"])
    table.hero(1, at="crossroads1", glory=9, peril=2)
    table.misdeeds(0)
    table.answer(0, "play drain_renown")
    assert table.options(0) == ["x 1", "x 2"]
    table.answer(0, "x 2")
    assert (table[1].glory, table[1].peril) == (7, 0)


@rules("DN-10.5")
def test_a_players_banes_may_spread_to_the_players_own_hero() -> None:
    table = Table()
    table.hero(0, at="crossroads1", peril=9, hand=["stoke_the_furnace"])
    table.hero(1, at="crossroads1", peril=1)
    table.dice(1, 1)
    table.misdeeds(0)
    table.answer(0, "play stoke_the_furnace")
    assert (table[0].life, table[1].life) == (5, 5)
    assert (table[0].peril, table[1].peril) == (9, 0)


@rules("DN-10.5")
def test_the_text_of_a_card_overrides_the_rules() -> None:
    table = Table(2, "crossroads1 1,0", "corridor1 0,1", "corridor2 1,1 turned")
    table.hero(0, at="corridor1", ap=1, glory=2, treasures=["cloak_of_phasing"])
    table.feats(0)
    assert table.refused(0, "go e") == "DN-9.1"
    table.answer(0, "use cloak_of_phasing")
    assert table.location(0) == "corridor2"


@rules("DN-10.7")
def test_more_speed_gives_no_action_points_before_the_next_recovery() -> None:
    table = Table()
    table.hero(0, "ilk_quickshade", ap=1, level=1, escorts=["rescue_the_princess"])
    table.feats(0)
    table.answer(0, "deliver rescue_the_princess")
    assert (table[0].level, table.stat(0, "speed"), table[0].ap) == (2, 4, 1)
    table.turn(0)
    assert table[0].ap == 4


@rules("DN-10.7")
def test_more_speed_gives_action_points_if_the_card_says_so() -> None:
    table = Table()
    table.hero(0, ap=1, glory=1, hand=["potion_of_speed"])
    table.feats(0)
    table.answer(0, "play potion_of_speed")
    assert (table[0].ap, table.stat(0, "speed")) == (2, 3)


@rules("DN-10.8")
def test_a_level_is_never_below_one() -> None:
    table = Table()
    table.hero(1, at="crossroads1", level=1)
    table.dice(1)
    table.ambush(0, 1, "memory_gas")  # a boon, or a level if there is none
    table.until("banes")
    assert table.dice_left == () and table[1].level == 1


@rules("DN-10.8")
def test_a_level_is_never_above_four() -> None:
    table = Table()
    table.hero(0, level=4, escorts=["rescue_the_princess"])
    table.feats(0)
    table.answer(0, "deliver rescue_the_princess")
    assert table[0].level == 4 and table.done(0) == ["rescue_the_princess"]


@rules("DN-10.8")
def test_a_lost_level_changes_stats_at_once_but_neither_quests_nor_action_points() -> None:
    table = Table()
    table.hero(1, "kron_axereaver", at="crossroads1", peril=6, level=2, ap=3, done=["slay_draky"])
    table.hero(0, hand=["soul_leech"])
    table.dice(1)
    table.misdeeds(0)
    table.answer(0, "play soul_leech")
    assert (table[1].level, table.stat(1, "melee"), table.stat(1, "speed"), table[1].ap) == (1, 1, 2, 3)
    assert table.done(1) == ["slay_draky"]


@rules("DN-10.8")
def test_stats_are_never_below_zero() -> None:
    table = Table()
    table.hero(0, "lorel_alanus", banes=["curse_of_frailty"])
    assert table.stat(0, "melee") == 0


@rules("DN-10.8")
def test_a_transferred_hero_gets_points_and_effects_in_his_own_turn_and_stays_fallen() -> None:
    table = Table(2, "crossroads1 0,-1", "gallery_of_whispers 0,-2")
    table.hero(0, at="crossroads1", fallen=1, glory=4, hand=["orb_of_passage"])
    table.dice(1)
    table.feats(0)
    table.answer(0, "play orb_of_passage")
    assert table.location(0) == "gallery_of_whispers"
    assert (table[0].glory, table[0].peril, table[0].fallen) == (1, 2, 1)  # 3 glory, less 2 lost to the threat
    assert table.rolls() == ["0 threat 1"]


@rules("DN-10.8")
def test_a_transfer_ignores_exits() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, at="elbow1", glory=2, hand=["ghost_step"])
    table.feats(0)
    table.answer(0, "play ghost_step", "at crossroads1")
    assert table.location(0) == "crossroads1" and table.rolls() == []


@rules("DN-10.9")
def test_an_instant_is_discarded_and_acts_only_in_this_turn() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=2, hand=["create_darkness"], standing="mine")
    table.dice(3, 3)
    table.ambush(0, 1, "zombie")
    table.answer(1, "play create_darkness")
    assert table.discards() == ["create_darkness"]
    assert table.rolls() == ["zombie attack 4", "1 counter 4"]
    table.turn(0)
    assert table.state.lasting == ()


@rules("DN-10.9")
def test_permanent_cards_stay() -> None:
    table = Table()
    table.hero(
        0, boons=["surefooted"], treasures=["bronze_helm"], banes=["gag_of_silence"], own_banes=["makers_command"]
    )
    table.turn(0)
    table.answer(0, "done")
    table.until("feats")
    table.answer(0, "done")
    table.until("misdeeds")
    assert (table.boons(0), table.treasures(0), table.banes(0)) == (["surefooted"], ["bronze_helm"], ["gag_of_silence"])


@rules("DN-10.9")
def test_a_monster_is_in_a_location_only_while_it_attacks() -> None:
    table = Table()
    table.hero(0, at="crossroads1", lair=["zombie"])
    table.hero(1, at="crossroads1", ap=1)
    table.feats(1)
    assert all("zombie" not in option for option in table.options(1))  # it lies in the lair, not here


@rules("DN-10.10")
def test_healing_never_exceeds_the_printed_life() -> None:
    table = Table()
    table.hero(0, life=5, glory=2, hand=["draught_of_mending"])
    table.feats(0)
    table.answer(0, "play draught_of_mending")
    assert table[0].life == 6
    assert table.happened(ev.Healed) == [ev.Healed(0, 1)]


@rules("DN-10.6")
def test_boons_then_treasures_then_location_then_encounter_then_rolls() -> None:
    """The visible part of the order of disputes: points before a location's effect, both before any encounter."""
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2 turned")
    table.hero(0, at="crossroads1", ap=1)
    table.dice(6)
    table.feats(0)
    table.answer(0, "go n")
    kinds = [type(event) for event in table.events if not isinstance(event, ev.PhaseBegins)]
    assert kinds == [ev.Moved, ev.Glory, ev.Peril, ev.Rolled, ev.Tested]


@rules("DN-10.2")
def test_what_the_limits_are() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", boons=["open_mind"])
    table.hero(1, "roderik_talus")
    assert [limit(table.state, 0, kind) for kind in (0, 1)] == [6, 1]
    assert [limit(table.state, 1, kind) for kind in (0, 1)] == [2, 3]


@rules("DN-10.5", "DN-9.1")
def test_a_card_overrides_the_rules_no_further_than_it_says() -> None:
    table = Table(2, "crossroads1 1,0", "corridor1 0,1", "corridor2 1,1 turned")
    table.hero(0, "ilk_quickshade", at="corridor1", ap=1, glory=1)
    table.feats(0)
    assert table.refused(0, "use ilk_quickshade") == "DN-19.5"  # it ignores conditions of exits, not walls
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, "ilk_quickshade", at="elbow1", ap=1, glory=1)
    table.feats(0)
    table.answer(0, "use ilk_quickshade")
    assert table.location(0) == "crossroads1" and table.rolls() == []
