"""DN-6: battle."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

rules = pytest.mark.rules


@rules("DN-6.1")
def test_the_attacker_picks_a_form_for_each_card() -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.ambush(0, 1, "renegade_alchemist", "chimera_whelp")
    assert table.options(0) == ["form magic", "form speed"]
    table.answer(0, "form speed")
    assert table.options(0) == ["form melee", "form magic"]
    table.dice(6, 1, 1, 6)
    table.answer(0, "form magic")
    assert [(e.foe, e.form) for e in table.events if isinstance(e, ev.Attacks)] == [
        ("renegade_alchemist", "speed"),
        ("chimera_whelp", "magic"),
    ]


@rules("DN-6.1")
def test_attack_effects_hit_all_in_the_location_before_the_responses() -> None:
    table = Table(3)
    table.hero(0, at="crossroads1")
    table.hero(1, at="crossroads1", glory=3, hand=["turn_away"], standing="mine")
    table.hero(2, at="crossroads2")
    table.dice(1, 1)
    table.ambush(0, 1, "legion")
    while table.window() != "response":
        table.answer(1, "pass")
    assert table.rolls() == ["0 threat 1", "1 threat 1"]
    assert [hero.life for hero in table.state.heroes] == [5, 5, 6]


@rules("DN-6.2")
def test_the_defender_responds_before_the_roll() -> None:
    table = Table()
    table.hero(0, glory=9, hand=["zombie", "turn_away"], standing="mine")
    table.hero(1, at="crossroads1", glory=3, peril=1, hand=["riposte"], standing="mine")
    table.dice(1, 6)
    table.send(0, "zombie 1")
    while table.window() != "response":
        table.answer(table.asked()[0], "pass")
    assert table.asked()[0] == 1 and table.rolls() == []
    table.answer(1, "play riposte")
    table.pass_all()
    assert table.discards() == ["zombie", "riposte"]


@rules("DN-6.3", "DN-6.4")
def test_attack_rolls_are_visible_while_counter_rolls_can_still_be_changed() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", glory=2, hand=["surge_of_faith"], standing="mine")
    table.ambush(0, 1, "zombie")
    table.dice(4)
    while table.window() and not table.rolls():
        table.answer(1, "pass")
    assert table.rolls() == ["zombie attack 6"]
    assert table.window() == "roll"
    table.dice(4)
    table.answer(1, "play surge_of_faith", "x 2")
    table.pass_all()
    assert table.rolls()[-1] == "1 counter 7"


@rules("DN-6.4")
def test_the_defender_answers_in_the_form_of_the_attack() -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", level=4)  # 1/5/4
    table.dice(1, 1)
    table.ambush(0, 1, "crypt_bat")
    assert table.rolls() == ["crypt_bat attack 3", "1 counter 5"]


@rules("DN-6.5")
def test_the_higher_result_strikes_for_one_wound() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1")
    table.dice(3, 3)
    table.ambush(0, 1, "zombie")
    assert table[1].life == 5


@rules("DN-6.5")
def test_a_tie_does_nothing() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1")
    table.dice(3, 4)
    table.ambush(0, 1, "zombie")
    assert table.happened(ev.Compared) == [ev.Compared("zombie", 5, "torvald_hask", 5)]
    assert table[1].life == 6 and table[1].glory == 0
    assert table.asked() == (0, "where-to")


@rules("DN-6.5")
def test_the_wound_in_a_strike_text_is_the_strike_itself() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=2)
    table.dice(6, 1)
    table.ambush(0, 1, "grave_wraith")
    assert (table[1].life, table[1].glory) == (5, 1)


@rules("DN-6.5")
def test_the_strike_effects_of_a_defending_monster_count() -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", level=2, ap=1, glory=5)
    table.dice(2, 2, 1, 6)
    table.ambush(0, 1, "grave_wraith")
    table.answer(1, "challenge grave_wraith", "form magic")
    assert table.rolls() == ["grave_wraith attack 5", "1 counter 5", "1 attack 4", "grave_wraith counter 9"]
    assert (table[1].life, table[1].glory) == (5, 4)


@rules("DN-6.5")
def test_a_form_without_a_text_does_one_wound() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, glory=5)
    table.dice(3, 5, 1, 6)
    table.ambush(0, 1, "grave_wraith")
    assert table.rolls() == ["grave_wraith attack 6", "1 counter 5"]
    table[1].life = 6
    table.answer(1, "challenge grave_wraith", "form melee")
    assert table.rolls()[2:] == ["1 attack 2", "grave_wraith counter 7"]
    assert (table[1].life, table[1].glory) == (5, 4)  # the glory went with the first strike, in magic


@rules("DN-6.5")
def test_a_defending_hero_strikes_with_all_that_his_cards_add() -> None:
    table = Table()
    table.hero(1, "kron_axereaver", at="crossroads1", boons=["mighty_blow_ii"])
    table.dice(1, 6)
    table.ambush(0, 1, "barrow_knight")
    assert table.happened(ev.MonsterBeaten) == [ev.MonsterBeaten("barrow_knight", 1)]


@rules("DN-6.6")
def test_a_challenge_takes_an_action_point_and_is_the_battle_of_the_turn() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=2)
    table.dice(3, 4, 1, 1)
    table.ambush(0, 1, "zombie")
    assert table.options(1) == ["challenge zombie", "pass"]
    table.answer(1, "challenge zombie", "form melee")
    assert (table[1].ap, table[1].battled) == (1, 1)
    assert table.asked() == (0, "where-to")  # no second challenge


@rules("DN-6.6")
def test_without_an_action_point_there_is_no_challenge() -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(3, 4)
    table.ambush(0, 1, "zombie")
    assert table.asked() == (0, "where-to")


@rules("DN-6.6")
def test_a_hero_in_the_location_may_be_attacked_instead_and_cannot_challenge_back() -> None:
    table = Table(3)
    table.hero(0, at="crossroads1", ap=2)
    table.hero(1, "torvald_hask", at="crossroads1", ap=1)
    table.hero(2, at="crossroads2")
    table.dice(3, 4, 6, 1)
    table.ambush(0, 1, "zombie")
    assert table.options(1) == ["challenge zombie", "attack 0", "pass"]
    assert table.refused(1, "attack 2") == "DN-6.6"
    table.answer(1, "attack 0", "form melee")
    assert table[0].life == 5
    assert table.asked() == (0, "where-to")


@rules("DN-6.6")
def test_a_challenge_has_the_same_steps_so_a_monster_can_strike_back() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1)
    table.dice(3, 4, 1, 6)
    table.ambush(0, 1, "zombie")
    table.answer(1, "challenge zombie", "form melee")
    assert table[1].life == 5
    table.answer(0, "to_hand zombie", "give_peril 1")  # a wound that it dealt while defending counts too
    assert table[1].peril == 1


@rules("DN-6.6", "DN-5.4")
def test_a_hero_who_has_left_has_nothing_to_challenge() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, glory=3, hand=["recall_rune"], standing="mine")
    table.dice(3)
    table.ambush(0, 1, "zombie")
    while not table.rolls():
        table.answer(1, "pass")
    table.dice(1)
    table.answer(1, "play recall_rune")
    assert table.location(1) == "tomb_antechamber" and table[1].life == 5
    assert table.asked() == (0, "where-to")


@rules("DN-6.7")
def test_an_unwounded_monster_goes_to_hand_or_lair() -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(3, 4)
    table.ambush(0, 1, "zombie")
    assert table.options(0) == ["to_lair zombie", "to_hand zombie"]
    assert table.refused(0, "discard zombie") == "DN-6.7"
    table.answer(0, "to_hand zombie")
    assert table.hand(0) == ["zombie"]


@rules("DN-6.7")
def test_a_wounded_monster_goes_to_the_lair_or_the_discards() -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(1, 6)
    table.ambush(0, 1, "barrow_knight")
    assert table.options(0) == ["to_lair barrow_knight", "discard barrow_knight"]
    assert table.refused(0, "to_hand barrow_knight") == "DN-6.7"
    table.answer(0, "discard barrow_knight")
    assert table.discards() == ["barrow_knight"]


@rules("DN-6.7", "DN-6.10")
def test_a_beaten_monster_is_discarded() -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(1, 6)
    table.ambush(0, 1, "zombie")
    assert table.discards() == ["zombie"] and table.lair(0) == []
    table.assert_settled()


@rules("DN-6.7")
def test_a_monster_removed_from_the_battle_counts_as_unwounded() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=1, hand=["distraction"], standing="mine")
    table.ambush(0, 1, "zombie")
    table.until("window")
    while table.window() != "response":
        table.answer(1, "pass")
    table.answer(1, "play distraction")
    assert table.options(0) == ["to_lair zombie", "to_hand zombie"]


@rules("DN-6.7")
def test_a_lair_is_public_and_holds_at_most_three_monsters() -> None:
    table = Table()
    table.hero(0, lair=["night_hamster", "crypt_bat", "bone_archer"])
    table.hero(1, at="crossroads1")
    table.dice(3, 4)
    table.ambush(0, 1, "zombie")
    table.answer(0, "to_lair zombie")
    assert table.asked() == (0, "surplus-lair")
    assert len(table.options(0)) == 4
    table.answer(0, "discard crypt_bat")
    assert table.lair(0) == ["night_hamster", "bone_archer", "zombie"]
    assert [one.id for one in table.state.view(1).heroes[0].lair] == table.lair(0)


@rules("DN-6.7")
def test_a_monster_has_full_life_each_time_it_is_played() -> None:
    table = Table()
    table.hero(0, hand=["barrow_knight"])
    table.hero(1, at="crossroads1", peril=9)
    table.dice(1, 6)
    table.send(0, "barrow_knight 1")
    table.answer(0, "to_lair barrow_knight")
    table.turn(0)
    table[1].peril = 5
    table.dice(1, 6)
    table.answer(0, "send barrow_knight 1", "declare")
    assert table.asked() == (0, "where-to")  # it had its 2 life again


@rules("DN-6.8")
def test_peril_for_wounds_dealt_by_monsters_to_any_one_player() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1")
    table.dice(6, 6, 1, 1)
    table.ambush(0, 1, "zombie", "night_hamster")
    table.answer(0, "compare zombie")
    table.answer(0, "to_hand zombie", "to_hand night_hamster")
    assert table.options(0) == ["give_peril 0", "give_peril 1", "give_peril 2", "pass"]
    table.answer(0, "give_peril 2", "give_peril 0")
    assert [hero.peril for hero in table.state.heroes] == [1, 0, 1]
    table.assert_settled()


@rules("DN-6.8")
def test_nobody_has_to_give_peril_for_wounds() -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    table.answer(0, "to_hand zombie", "pass")
    assert table[1].peril == 0
    table.assert_settled()


@rules("DN-6.8")
def test_glory_for_wounds_dealt_to_monsters() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1)
    table.dice(1, 6, 6, 1)
    table.ambush(0, 1, "vault_guardian")
    assert table.rolls() == ["vault_guardian attack 4", "1 counter 6"]
    table.answer(1, "challenge vault_guardian", "form melee")
    assert table[1].glory == 2
    assert table.discards() == ["vault_guardian"]


@rules("DN-6.8", "DN-11.6")
def test_quest_monsters_give_neither_peril_nor_glory() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="ossuary", ap=1, quests=["the_bone_warden"])
    table.dice(6, 1, 6, 1)
    table.feats(0)
    table.answer(0, "attempt the_bone_warden")
    assert table[0].life == 5
    table.answer(0, "challenge bone_warden", "form melee")
    assert (table[0].glory, table[1].peril, table[0].peril) == (0, 0, 0)
    table.assert_settled()


@rules("DN-6.9")
def test_a_hero_attacks_another_in_feats_for_an_action_point_once_a_turn() -> None:
    table = Table(3)
    table.hero(0, "torvald_hask", at="crossroads1", ap=2)
    table.hero(1, at="crossroads1")
    table.hero(2, at="crossroads2")
    table.dice(6, 1)
    table.feats(0)
    assert table.refused(0, "attack 2") == "DN-6.9"
    table.answer(0, "attack 1", "form melee")
    assert (table[0].ap, table[1].life) == (1, 5)
    assert table.refused(0, "attack 1") == "DN-6.9"
    table.assert_settled()


@rules("DN-6.9")
def test_no_attack_on_a_hero_without_an_action_point() -> None:
    table = Table()
    table.hero(0, at="crossroads1", ap=0)
    table.hero(1, at="crossroads1")
    table.feats(0)
    assert table.refused(0, "attack 1") == "DN-6.9"


@rules("DN-6.9", "DN-4.7")
def test_the_dungeonlords_own_hero_may_attack_another() -> None:
    table = Table()
    table.hero(0, "torvald_hask", at="crossroads1", ap=2, hand=["zombie"])
    table.hero(1, at="crossroads1", peril=1)
    table.dice(6, 1)
    table.misdeeds(0)
    table.answer(0, "send zombie 1")
    assert table.refused(0, "attack 1") == "DN-5.2"  # not among the encounters that are being chosen
    table.answer(0, "recall zombie", "attack 1", "form melee")
    assert (table[0].ap, table[1].life) == (1, 5)
    assert table.refused(0, "attack 1") == "DN-6.9"  # it was the battle of the turn
    assert table.asked() == (0, "misdeeds")


@rules("DN-6.9", "DN-4.7")
@pytest.mark.parametrize("phase", ["misdeeds", "feats", "discard"])
def test_an_attack_in_a_window_at_the_start_of_a_phase_of_ones_own_turn(phase: str) -> None:
    table = Table()
    table.hero(0, "torvald_hask", at="crossroads1", ap=1, standing="always")
    table.hero(1, at="crossroads1")
    table.dice(6, 1)
    table.begin(phase, 0)
    assert (table.asked(), table.window()) == ((0, "window"), "phase_begins")
    table.answer(0, "attack 1", "form melee")
    assert (table[0].ap, table[1].life) == (0, 5)


@rules("DN-6.9")
def test_an_attack_with_an_action_point_in_a_window_of_anothers_turn() -> None:
    table = Table()
    table.hero(0, at="crossroads1")
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, saved=1, standing="always")
    table.dice(6, 1)
    table.begin("misdeeds", 0)
    assert table.asked() == (1, "window")  # with an empty hand, too: all can see that he could attack
    table.answer(1, "attack 0", "form melee")
    assert (table[1].ap, table[0].life) == (0, 5)
    table.pass_all()
    assert table.asked() == (0, "misdeeds")


@rules("DN-6.9", "DN-5.2")
def test_no_attack_on_a_hero_while_declared_encounters_are_not_settled() -> None:
    table = Table(3, "crossroads1 0,-1", "crossroads2 0,-2")
    table.hero(0, at="crossroads1", ap=1, glory=9, hand=["spring_floor", "zombie", "haste"])
    table.hero(1, at="crossroads1", peril=9)
    table.hero(2, at="crossroads2", ap=1, glory=9, hand=["dodge"])
    table.misdeeds(0)
    table.awake(0, "always")
    table.awake(2, "always")
    table.dice(1, 6)  # the trap throws the dungeonlord's own hero beside another one
    table.answer(0, "send spring_floor 1", "send zombie 1", "declare")
    table.until("settle")
    table.answer(0, "settle spring_floor")
    table.until("transfer")
    table.answer(0, "at crossroads2")
    while table.window() == "transfer":
        table.answer(0, "pass")
    assert (table.window(), table.location(0)) == ("step", "crossroads2")
    assert table.refused(0, "attack 2") == "DN-6.9"
    table.answer(0, "pass")
    assert table.refused(2, "attack 0") == "DN-6.9"


@rules("DN-6.9")
def test_no_attack_on_a_hero_during_a_battle() -> None:
    table = Table(3)
    table.hero(0, at="crossroads2")
    table.hero(1, at="crossroads1")
    table.hero(2, at="crossroads1", ap=1, saved=1, glory=9, hand=["haste"], standing="always")
    table.hero(0, hand=["zombie"])
    table.hero(1, peril=1)
    table.misdeeds(0)
    table.answer(2, "pass")  # the phase begins
    table.answer(0, "send zombie 1", "declare")
    seen = []
    table.dice(1, 1)
    while table.asked()[0] == 2:
        seen.append(table.window())
        assert table.refused(2, "attack 1") == "DN-6.9"
        table.answer(2, "pass")
    assert seen == ["declared", "roll", "roll"]


@rules("DN-6.10", "DN-17.1")
def test_at_0_life_a_hero_is_dead_and_his_player_out() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", life=1)
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    assert (table[1].life, table.location(1)) == (0, "")
    assert table.happened(ev.Died) == [ev.Died(1)]
    assert 1 not in table.state.living()


@rules("DN-6.11")
def test_what_changes_a_roll_is_declared_before_it() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=9, hand=["surge_of_faith", "alchemists_flask"], standing="mine")
    table.ambush(0, 1, "zombie")
    moments = []
    table.dice(3, 3)
    while table.window():
        moments.append((table.window(), len(table.rolls()), tuple(table.options(1, "play"))))
        table.answer(1, "pass")
    assert moments == [
        ("declared", 0, ()),
        ("response", 0, ("play alchemists_flask",)),
        ("roll", 0, ()),
        ("roll", 1, ("play surge_of_faith",)),
        ("wound", 2, ()),
    ]


@rules("DN-6.12", "DN-11.8")
@pytest.mark.parametrize(("answer", "life", "led"), [("seize rescue_the_princess", 6, 0), ("pass", 5, 1)])
def test_a_hero_may_take_a_token_instead_of_striking(answer: str, life: int, led: int) -> None:
    table = Table()
    table.hero(0, "torvald_hask", at="crossroads1", ap=1, boons=["mighty_blow_ii"] if life == 6 else [])
    table.hero(1, at="crossroads1", escorts=["rescue_the_princess"])
    table.dice(6, 1)
    table.feats(0)
    table.answer(0, "attack 1", "form melee")
    assert table.asked() == (0, "seize")
    table.answer(0, answer)
    assert table[1].life == life  # the token replaces the whole strike
    assert table.escorts(led) == ["rescue_the_princess"] == table.quests(led)
    assert table.escorts(1 - led) == [] == table.quests(1 - led)


@rules("DN-6.12")
def test_a_hero_who_strikes_back_may_take_a_token_too() -> None:
    table = Table()
    table.hero(0, at="crossroads1", ap=1, escorts=["rescue_the_princess"])
    table.hero(1, at="crossroads1")
    table.dice(1, 6)
    table.feats(0)
    table.answer(0, "attack 1", "form melee")
    assert table.asked() == (1, "seize")
    table.answer(1, "seize rescue_the_princess")
    assert table.escorts(1) == ["rescue_the_princess"] and table[0].life == 6


@rules("DN-6.12")
def test_monsters_take_no_tokens() -> None:
    table = Table()
    table.hero(1, at="crossroads1", escorts=["rescue_the_princess"])
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    assert table.asked() == (0, "where-to")
    assert table[1].life == 5 and table.escorts(1) == ["rescue_the_princess"]
