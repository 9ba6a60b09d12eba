"""The worked examples of the two rulebooks: 2014, Tomb of the Lich Lord; 2017, Vault of the Fiends."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

rules = pytest.mark.rules
A, B, C = 0, 1, 2


@rules("DN-6.1", "DN-6.2", "DN-6.3", "DN-6.4", "DN-6.5", "DN-6.6", "DN-6.7", "DN-6.8", "DN-7.1")
def test_2014_zombie_and_legion_against_roderik() -> None:
    table = Table(3)
    table.hero(A, hand=["zombie", "legion"])
    table.hero(B, "roderik_talus", at="crossroads1", level=2, peril=5, glory=3, ap=1, saved=1, hand=["turn_away"])
    table.awake(B)
    # Attack: both in melee; the Legion's threat, 3 + 1 magic, is just passed.
    table.send(A, "zombie 1", "legion 1")
    table.until("window")
    table.dice(3)
    table.answer(B, "pass")
    assert table[B].peril == 0
    assert table.window() == "roll"
    table.answer(B, "pass")
    assert table.rolls() == ["1 threat 4"] and table[B].life == 6
    # Response: Turn Away for 3 glory discards the zombie.
    assert table.window() == "response"
    table.answer(B, "play turn_away")
    assert table[B].glory == 0
    table.dice(4, 1)
    table.answer(B, "against zombie")
    # Attack roll 4 + 3, counter-roll 1 + 2.
    assert table.rolls()[1:] == ["legion attack 7", "1 counter 3"]
    assert table[B].life == 5
    # Challenge: with his action point, he could attack the Legion in a form of his choice.
    assert table.asked() == (B, "challenge")
    assert table.options(B) == ["challenge legion", "pass"]
    table.answer(B, "pass")
    # Lair: the Legion is unwounded.
    assert [*table.options(A, "to_lair"), *table.options(A, "to_hand")] == ["to_lair legion", "to_hand legion"]
    assert table.options(A, "discard") == []
    table.answer(A, "to_lair legion")
    # Reward: 1 peril to a player of A's choice.
    assert table.options(A) == ["give_peril 0", "give_peril 1", "give_peril 2", "pass"]
    table.answer(A, "give_peril 1")
    assert table[B].peril == 1
    assert table.lair(A) == ["legion"] and table.hand(A) == []
    assert table.discards() == ["zombie", "turn_away"]
    table.assert_settled()


@rules("DN-6.1")
def test_2014_the_legion_would_also_have_hit_player_a() -> None:
    table = Table(3)
    table.hero(A, at="crossroads1", peril=0)
    table.hero(B, "roderik_talus", at="crossroads1", level=2)
    table.hero(C, at="crossroads2")
    table.dice(2, 3, 1, 6)
    table.ambush(A, B, "legion")
    assert table.rolls()[:2] == ["0 threat 2", "1 threat 4"]
    assert (table[A].life, table[B].life, table[C].life) == (5, 6, 6)


@rules("DN-6.1", "DN-6.2", "DN-6.3", "DN-6.4", "DN-6.5", "DN-6.6", "DN-6.7", "DN-6.8")
def test_2017_rat_and_jangooba() -> None:
    table = Table(3)
    table.hero(A, hand=["mutant_rat", "jangooba"])
    table.hero(B, "torvald_hask", at="crossroads1", level=2, peril=4, glory=1, ap=1, saved=1, hand=["distraction"])
    table.awake(B)
    table.send(A, "mutant_rat 1", "jangooba 1")
    table.answer(B, "pass")  # to the declaration
    assert table.window() == "response"
    table.dice(5, 1)
    table.answer(B, "play distraction", "against jangooba")
    assert table[B].glory == 0 and table.discards() == ["distraction"]
    assert table.rolls() == ["mutant_rat attack 7", "1 counter 3"]
    assert table[B].life == 5
    assert table.options(B) == ["challenge mutant_rat", "pass"]  # Jangooba was in no comparison
    table.answer(B, "pass")
    table.answer(A, "to_lair mutant_rat", "to_lair jangooba", "give_peril 1")
    assert (table.lair(A), table[B].peril) == (["mutant_rat", "jangooba"], 1)
    table.assert_settled()


@rules("DN-6.6")
def test_2017_the_hero_could_have_attacked_the_rat() -> None:
    table = Table()
    table.hero(B, "torvald_hask", at="crossroads1", level=2, ap=1, saved=1)
    table.dice(5, 1, 6, 1)
    table.ambush(A, B, "mutant_rat")
    table.answer(B, "challenge mutant_rat")
    assert table.options(B) == ["form melee", "form magic"]
    table.answer(B, "form melee")
    assert table.rolls()[2:] == ["1 attack 8", "mutant_rat counter 3"]
    assert table[B].ap == 0
    assert table.discards() == ["mutant_rat"]


@rules("DN-7.1", "DN-7.2")
def test_2017_engulfing_slime() -> None:
    table = Table()
    table.hero(A, hand=["engulfing_slime"])
    table.hero(B, "torvald_hask", at="crossroads1", level=2, peril=3)
    table.dice(3)
    table.send(A, "engulfing_slime 1")
    assert table.rolls() == ["1 threat 6"]
    assert (table[B].glory, table[B].peril, table[B].fallen) == (1, 0, 0)
    table.assert_settled()


@rules("DN-1.6", "DN-6.1")
def test_2017_the_vault_guardian_attacks_in_magic_and_its_strike_does_two_things() -> None:
    table = Table()
    table.hero(B, at="crossroads1")
    table.dice(6, 1, 1)
    table.ambush(A, B, "vault_guardian")
    attacks = [event for event in table.events if isinstance(event, ev.Attacks)]
    assert [attack.form for attack in attacks] == ["magic"]
    assert (table[B].life, table[B].fallen) == (5, 1)
    assert table.rolls() == ["vault_guardian attack 9", "1 counter 1", "1 threat 3"]


@rules("DN-6.5")
def test_2017_ramalith_gains_by_his_strike() -> None:
    table = Table(2, "crossroads1 0,-1", "laboratory 0,-2")
    table.hero(A, at="laboratory", quests=["slay_ramalith"])
    table.dice(6, 1)
    table.feats(A)
    table.answer(A, "attempt slay_ramalith")
    assert table[A].life == 5
    healed = [event for event in table.events if isinstance(event, ev.MonsterHealed)]
    assert [(event.foe, event.n) for event in healed] == [("ramalith", 1)]


@rules("DN-8.1", "DN-9.5")
def test_2017_into_the_treasury_and_out_of_it() -> None:
    table = Table(2, "dark_altar 0,-1", "treasury 1,-1")
    table.hero(A, at="dark_altar", ap=2)
    table.feats(A)
    table.answer(A, "go e")  # the trap on the treasury's side does not count
    assert (table.location(A), table[A].ap, table.rolls()) == ("treasury", 1, [])
    table.dice(2)
    table.answer(A, "go w")  # it counts on the way back: 2 + 2 < 5
    assert (table.location(A), table[A].ap, table[A].life) == ("dark_altar", 0, 5)
    assert table.rolls() == ["0 threat 4"]


@rules("DN-8.1", "DN-9.5")
def test_2014_between_crypt_and_library() -> None:
    table = Table(2, "crypt 0,-1 turned", "library 1,-1")
    table.hero(A, at="crypt", ap=2)
    table.feats(A)
    table.answer(A, "go e")
    assert table.location(A) == "library" and table.rolls() == []
    table.dice(4)
    table.answer(A, "go w")
    assert table.location(A) == "crypt" and table.rolls() == ["0 threat 4"]
    assert table[A].life == 6


@rules("DN-10.6", "DN-8.3")
def test_glory_of_a_location_pays_for_a_boon_before_its_effect_acts() -> None:
    table = Table(2, "crossroads1 0,-1", "flooded_chamber 0,-2")
    table.hero(A, at="crossroads1", ap=2, glory=1, hand=["keen_reflexes"], standing="mine")
    table.dice(2)
    table.feats(A)
    table.answer(A, "go n")
    assert table.window() == "arrival"
    assert table[A].glory == 3
    table.answer(A, "play keen_reflexes")
    table.pass_all()
    assert table.rolls() == ["0 threat 5"]  # 2 + 2, and 1 from the boon
    assert table[A].ap == 1
