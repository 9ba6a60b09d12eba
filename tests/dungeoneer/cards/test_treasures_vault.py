"""The treasures of the Vault."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, settle, wait
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.board.numbers.stats import limit

card = pytest.mark.card


@card("potion_of_speed")
def test_potion_of_speed_gives_an_action_point_and_speed_for_this_turn() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=1, hand=["potion_of_speed"], standing="mine")
    table.dice(1)
    table.ambush(0, 1, "poison_darts")
    table.answer(1, "play potion_of_speed")
    settle(table)
    assert table.rolls() == ["1 threat 4"] and (table[1].ap, table[1].glory) == (1, 0)
    table.turn(0)
    assert table.stat(1, "speed") == 2


@card("potion_of_speed")
def test_potion_of_speed_does_not_affect_the_next_recovery() -> None:
    table = Table()
    table.hero(0, "torvald_hask", glory=1, hand=["potion_of_speed"])
    table.feats(0)
    table.answer(0, "play potion_of_speed")
    assert (table[0].ap, table.stat(0, "speed"), table.stat(0, "melee")) == (1, 3, 1)
    table.turn(0)
    assert (table[0].ap, table.stat(0, "speed")) == (2, 2)
    table.assert_settled()


@card("belt_pouch")
def test_belt_pouch_allows_two_more_treasures_and_is_playable_at_the_limit() -> None:
    table = Table()
    table.hero(0, "kron_axereaver", glory=20, treasures=["bronze_helm"])
    table.hero(0, hand=["belt_pouch", "chitin_mail", "coffin_lid_shield"])
    table.feats(0)
    table.answer(0, "play belt_pouch")
    assert (limit(table.state, 0, 1), limit(table.state, 0, 0), table[0].glory) == (3, 4, 18)
    table.answer(0, "play chitin_mail")
    assert table.refused(0, "play coffin_lid_shield") == "DN-10.2"
    table.assert_settled()


@card("sword_of_fiendslaying")
@pytest.mark.parametrize(("monster", "more"), [("cage_breaker", 2), ("barrow_knight", 1)])
def test_sword_of_fiendslaying_helps_in_melee_and_more_against_fiends(monster: str, more: int) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, treasures=["sword_of_fiendslaying"])
    attacked(table, monster, 1, 1)
    table.dice(1, 6)
    table.answer(1, f"challenge {monster}", "form melee")
    assert [roll for roll in table.rolls() if roll[0] == "1"] == [f"1 counter {2 + more}", f"1 attack {2 + more}"]
    settle(table)


@card("sword_of_fiendslaying")
def test_sword_of_fiendslaying_does_not_help_in_speed() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", treasures=["sword_of_fiendslaying"])
    attacked(table, "slag_hound", 1, 1)
    assert table.rolls() == ["slag_hound attack 3", "1 counter 3"]
    settle(table)


@card("cloak_of_phasing")
def test_cloak_of_phasing_leads_through_a_wall_to_points_and_effects() -> None:
    table = Table(2, "crossroads1 1,0", "corridor1 0,1", "corridor2 1,1 turned")
    table.hero(0, at="corridor1", ap=2, glory=4, treasures=["cloak_of_phasing"])
    table.feats(0)
    table.answer(0, "use cloak_of_phasing")
    assert (table.location(0), table[0].ap, table[0].glory, table[0].peril) == ("corridor2", 1, 4 - 2 + 1, 2)
    assert table.refused(0, "use cloak_of_phasing") == "DN-4.7"
    table.assert_settled()


@card("cloak_of_phasing")
@pytest.mark.parametrize("side", ["n", "s"])
def test_cloak_of_phasing_ignores_a_condition_but_is_not_for_open_exits(side: str) -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, at="elbow1", ap=1, glory=2, treasures=["cloak_of_phasing"])
    table.feats(0)
    table.answer(0, "use cloak_of_phasing")  # the blocked exit; there is nothing beyond the wall to the east
    assert table.location(0) == "crossroads1" and table.rolls() == []
    table.hero(0, at="elbow1", ap=0)
    table.feats(0)
    assert table.refused(0, "use cloak_of_phasing") == "DN-4.7"
    assert table.refused(0, f"go {side}") == "DN-9.2"


@card("cloak_of_phasing")
def test_cloak_of_phasing_needs_an_action_point_and_glory() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, at="elbow1", glory=2, treasures=["cloak_of_phasing"])
    table.feats(0)
    assert table.refused(0, "use cloak_of_phasing") == "DN-19.5"
    table.hero(0, ap=1, glory=1)
    assert table.refused(0, "use cloak_of_phasing") == "DN-10.1"


@card("alchemists_flask")
@pytest.mark.parametrize("attacker", ["monster", "hero"])
def test_alchemists_flask_lowers_one_attack_by_two(attacker: str) -> None:
    table = Table()
    table.hero(0, at="crossroads1", ap=1)
    table.hero(1, at="crossroads1", glory=2, hand=["alchemists_flask"], standing="mine")
    table.dice(4, 3)
    if attacker == "monster":
        table.ambush(0, 1, "zombie")
    else:
        table.feats(0)
        table.answer(0, "attack 1", "form melee")
    wait(table, "response")
    table.answer(1, "play alchemists_flask")
    settle(table)
    assert table.rolls() == [("zombie attack 4" if attacker == "monster" else "0 attack 3"), "1 counter 4"]


@card("alchemists_flask")
def test_alchemists_flask_affects_one_of_several_attacks_only_in_response() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=2, hand=["alchemists_flask"], standing="mine")
    table.dice(4, 4, 6, 6)
    table.ambush(0, 1, "zombie", "orc_deserter")
    assert table.refused(1, "play alchemists_flask") == "DN-1.5"
    wait(table, "response")
    table.answer(1, "play alchemists_flask", "against orc_deserter")
    settle(table)
    assert table.rolls()[:2] == ["zombie attack 6", "orc_deserter attack 5"]


@card("troll_tonic")
@pytest.mark.parametrize(("before", "after"), [(2, 5), (4, 6)])
def test_troll_tonic_heals_three_up_to_the_printed_life_at_any_moment(before: int, after: int) -> None:
    table = Table()
    table.hero(1, life=before, glory=3, hand=["troll_tonic"], standing="always")
    table.begin("misdeeds")
    table.answer(1, "play troll_tonic")
    assert (table[1].life, table[1].glory) == (after, 0)
    settle(table)


@card("chitin_mail")
def test_chitin_mail_helps_in_melee_and_speed_counter_rolls_not_in_magic() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", treasures=["chitin_mail"])
    table.dice(1, 1, 1, 3, 3, 6)
    table.ambush(0, 1, "zombie", "crypt_bat", "grave_wraith")
    table.answer(0, "compare zombie", "compare crypt_bat")
    settle(table)
    assert table.rolls()[3:] == ["1 counter 5", "1 counter 6", "1 counter 6"]


@card("chitin_mail")
def test_chitin_mail_helps_neither_in_attacks_nor_in_threats() -> None:
    table = Table()
    table.hero(0, "torvald_hask", at="crossroads1", ap=1, treasures=["chitin_mail"])
    table.hero(1, at="crossroads1")
    table.dice(1, 1)
    table.feats(0)
    table.answer(0, "attack 1", "form melee")
    assert table.rolls()[0] == "0 attack 2"
    table.dice(1, 1)
    table.hero(0, peril=9)
    table.ambush(1, 0, "poison_darts")
    settle(table)
    assert "0 threat 3" in table.rolls()


@card("true_sight_goggles")
@pytest.mark.parametrize(("die", "life"), [(2, 6), (1, 5)])
def test_true_sight_goggles_cancel_danger_and_add_one_against_encounter_traps(die: int, life: int) -> None:
    table = Table(2, "dark_crossroads 0,-1")
    table.hero(1, "torvald_hask", at="dark_crossroads", treasures=["true_sight_goggles"])
    table.dice(die)
    table.ambush(0, 1, "poison_darts")  # speed 5+; danger +2
    assert table.rolls() == [f"1 threat {die + 3}"]
    assert table[1].life == life
    settle(table)


@card("true_sight_goggles")
def test_true_sight_goggles_do_not_help_against_spikes() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, "torvald_hask", at="crossroads1", ap=1, treasures=["true_sight_goggles"])
    table.dice(2)
    table.feats(0)
    table.answer(0, "go n")
    assert table.rolls() == ["0 threat 4"] and table[0].life == 5
    table.assert_settled()


WALLED = ("crossroads1 1,0", "corridor1 0,1", "corridor2 1,1 turned")


@card("folding_bridge")
def test_folding_bridge_opens_a_wall_both_ways_for_all_until_the_card_is_gone() -> None:
    table = Table(2, *WALLED)
    table.hero(0, at="corridor1", ap=3, treasures=["folding_bridge"])
    table.hero(1, at="corridor2", ap=1)
    table.feats(0)
    assert table.refused(0, "go e") == "DN-9.1"
    table.answer(0, "use folding_bridge")
    assert table[0].ap == 2
    table.answer(0, "go e", "go w")
    table.feats(1)
    table.answer(1, "go w")
    assert table.location(1) == "corridor1"
    table.hero(0, ap=1, hand=["haste"])
    table.begin("discard", 0)
    table.answer(0, "discard folding_bridge")
    table.feats(0)
    assert table.refused(0, "go e") == "DN-9.1"
    table.assert_settled()


@card("folding_bridge")
def test_folding_bridge_needs_an_action_point_and_a_location_behind_the_wall() -> None:
    table = Table(2, *WALLED)
    table.hero(0, at="corridor1", treasures=["folding_bridge"])
    table.feats(0)
    assert table.refused(0, "use folding_bridge") == "DN-4.4"
    table.hero(0, at="crossroads1", ap=1)
    assert table.refused(0, "use folding_bridge") == "DN-19.5"
    table.hero(0, at="corridor1", glory=1, hand=["haste"], standing="always")
    table.begin("misdeeds", 1)
    assert table.refused(0, "use folding_bridge") == "DN-4.7"


@card("grounding_spike")
@pytest.mark.parametrize(("line", "side"), [("elbow1 0,-1", "n"), ("library 0,-1 turned", "e")])
def test_grounding_spike_goes_on_a_blocked_or_trapped_exit_of_the_heros_location(line: str, side: str) -> None:
    place = line.split(maxsplit=1)[0]
    table = Table(2, line, "crossroads1 0,-2" if side == "n" else "crossroads1 1,-1")
    table.hero(0, at=place, ap=2, treasures=["grounding_spike"])
    table.feats(0)
    table.answer(0, "use grounding_spike")
    assert table.happened(ev.Deactivated) == [ev.Deactivated(0, place, side)]
    table.answer(0, f"go {side}")
    assert table.rolls() == [] and (table[0].ap, table.treasures(0)) == (0, [])
    table.assert_settled()


@card("grounding_spike")
def test_grounding_spike_goes_on_no_hazard_and_needs_an_action_point() -> None:
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2", "elbow1 1,0")
    table.hero(0, at="hall_of_chains", ap=1, treasures=["grounding_spike"])
    table.feats(0)
    assert table.refused(0, "use grounding_spike") == "DN-19.5"
    table.hero(0, at="elbow1", ap=0)
    assert table.refused(0, "use grounding_spike") == "DN-4.4"


@card("venom_coating")
def test_venom_coating_adds_a_wound_to_the_first_melee_strike_and_is_gone() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", treasures=["gripping_gauntlets"])
    table.hero(1, attached={"venom_coating": "gripping_gauntlets"})
    table.dice(1, 1, 6, 6)
    table.ambush(0, 1, "barrow_knight", "stitched_brute")
    table.answer(0, "compare stitched_brute")
    assert (table.attached(1), "venom_coating" in table.discards()) == ({}, True)
    settle(table)
    assert [event.n for event in table.events if isinstance(event, ev.MonsterWounded)] == [2, 1]


@card("venom_coating")
def test_venom_coating_stays_after_a_magic_strike_or_a_lost_comparison() -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", treasures=["crusaders_longsword"])
    table.hero(1, attached={"venom_coating": "crusaders_longsword"})
    table.dice(1, 6, 6, 1)
    table.ambush(0, 1, "vault_guardian", "zombie")
    table.answer(0, "compare vault_guardian")
    settle(table)
    assert table.attached(1) == {"venom_coating": "crusaders_longsword"}
    assert [event.n for event in table.events if isinstance(event, ev.MonsterWounded)] == [1]


@card("venom_coating")
@pytest.mark.parametrize(
    ("host", "fits"),
    [
        *[(host, True) for host in ("crusaders_longsword", "gripping_gauntlets", "chitin_mail", "climbers_rope")],
        ("coffin_lid_shield", False),
    ],
)
def test_venom_coating_goes_on_weapons_gloves_armour_and_tools(host: str, fits: bool) -> None:
    table = Table()
    table.hero(0, glory=2, treasures=[host], hand=["venom_coating"])
    table.feats(0)
    if fits:
        table.answer(0, "play venom_coating")
        assert table.attached(0) == {"venom_coating": host} and table[0].glory == 0
    else:
        assert table.refused(0, "play venom_coating") == "DN-19.5"
    table.assert_settled()


@card("gripping_gauntlets")
@pytest.mark.parametrize(
    ("trap", "total"), [("falling_slab", 3), ("poison_darts", 3), ("arc_coil", 1)]
)  # melee 1 and 1; speed 2; magic 0
def test_gripping_gauntlets_help_in_melee_threats_of_encounter_traps(trap: str, total: int) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", treasures=["gripping_gauntlets"])
    table.dice(1)
    table.ambush(0, 1, trap)
    assert table.rolls() == [f"1 threat {total}"]
    settle(table)


@card("gripping_gauntlets")
def test_gripping_gauntlets_help_at_blocked_exits_and_in_melee_counter_rolls() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, "torvald_hask", at="elbow1", ap=1, treasures=["gripping_gauntlets"])
    table.dice(2)
    table.feats(0)
    table.answer(0, "go n")
    assert table.rolls() == ["0 threat 4"] and table.location(0) == "crossroads1"
    table.assert_settled()
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, treasures=["gripping_gauntlets"])
    attacked(table, "stitched_brute", 1, 1)
    table.dice(1, 6)
    table.answer(1, "challenge stitched_brute", "form melee")
    assert [roll for roll in table.rolls() if roll[0] == "1"] == ["1 counter 3", "1 attack 2"]
    settle(table)


@card("gripping_gauntlets")
def test_gripping_gauntlets_help_neither_at_trapped_exits_nor_on_spikes() -> None:
    table = Table(2, "crossroads1 0,-1", "grinding_hall 0,-2", "crossroads2 1,-2")
    table.hero(0, "torvald_hask", at="crossroads1", ap=2, treasures=["gripping_gauntlets"])
    table.dice(3, 3)
    table.feats(0)
    table.answer(0, "go n", "go e")
    assert table.rolls() == ["0 threat 4", "0 threat 4"]  # both in melee
    table.assert_settled()


@card("orb_of_passage")
def test_orb_of_passage_leads_to_any_room_except_an_entrance() -> None:
    table = Table(2, "crossroads1 0,-1", "library 0,-2 turned", "crypt 1,-1", "vault_gate -1,-1")
    table.hero(0, glory=4, hand=["orb_of_passage"])
    table.feats(0)
    table.answer(0, "play orb_of_passage")
    assert table.options(0) == ["at library", "at crypt"]
    table.answer(0, "at crypt")
    assert (table.location(0), table[0].glory, table[0].peril) == ("crypt", 2, 2)
    assert table.discards() == ["orb_of_passage"]
    table.assert_settled()


@card("orb_of_passage")
def test_orb_of_passage_needs_another_room_and_the_heros_feats() -> None:
    table = Table(2, "crossroads1 0,-1", "library 0,-2 turned")
    table.hero(0, at="library", glory=4, hand=["orb_of_passage"])
    table.feats(0)
    assert table.refused(0, "play orb_of_passage") == "DN-19.5"
    table.hero(0, at="crossroads1")
    table.misdeeds(0)
    assert table.refused(0, "play orb_of_passage") == "DN-1.5"


@card("crown_of_sparks")
def test_crown_of_sparks_adds_two_only_in_magic_attacks() -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", ap=1, treasures=["crown_of_sparks"])
    attacked(table, "vault_guardian", 1, 3)
    table.dice(1, 6, 6)
    table.answer(1, "challenge vault_guardian", "form magic")
    assert table.rolls()[:3] == ["vault_guardian attack 4", "1 counter 4", "1 attack 4"]
    settle(table)
    table = Table()
    table.hero(0, "lorel_alanus", at="crossroads1", ap=1, treasures=["crown_of_sparks"])
    table.hero(1, at="crossroads1")
    table.dice(1, 1)
    table.feats(0)
    table.answer(0, "attack 1", "form melee")
    assert table.rolls()[0] == "0 attack 1"
