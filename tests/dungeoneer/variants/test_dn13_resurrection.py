"""DN-13.2: a dead hero's player continues with another hero."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.content.card_index import HEROES

rules = pytest.mark.rules


def slain(seats: int = 3, victim: int = 1, *lines: str, **variant: Any) -> Table:
    """Seat 0 has sent a zombie against a hero with 1 life and much to lose, who is about to be killed."""
    table = Table(seats, *(lines or ("crossroads1 0,-1", "crypt 0,-2")), resurrection=1, **variant)
    table.hero(
        victim,
        at="crossroads1",
        life=1,
        level=3,
        glory=4,
        peril=2,
        hand=["haste", "dodge"],
        boons=["surefooted"],
        treasures=["backpack"],
        banes=["curse_of_frailty"],
        own_banes=["makers_command"],
        lair=["night_hamster"],
        quests=["slay_draky"],
        done=["the_lost_codex"],
        chill=1,
    )
    table.dice(6, 1)
    table.ambush(0, victim, "zombie")
    table.until("banes")
    return table


def resurrected(table: Table) -> None:
    """End the turn with default answers to all questions on the way."""
    table.until("another-hero")


@rules("DN-13.2")
def test_the_last_survivor_does_not_win() -> None:
    table = slain(2)
    assert not table.state.is_terminal
    assert table.happened(ev.Died) == [ev.Died(1)]
    assert table[1].life == 0


@rules("DN-13.2")
def test_a_killed_hero_is_dead_until_the_turn_ends() -> None:
    table = slain()
    assert table.location(1) == ""
    table.answer(0, "done")
    table.until("another-hero")
    assert table.asked() == (1, "another-hero")
    assert table.state.active == 0


@rules("DN-13.2")
def test_the_player_chooses_among_the_remaining_heroes() -> None:
    table = slain()
    resurrected(table)
    left = {HEROES[face].id for face in table.state.hero_deck}
    assert set(table.options(1)) == {f"hero {one}" for one in left}
    table.answer(1, "hero raka")
    assert table.happened(ev.Resurrected) == [ev.Resurrected(1, "raka")]
    assert [HEROES[face].id for face in table.state.dead_heroes] == ["torvald_hask"]
    assert "raka" not in [HEROES[face].id for face in table.state.hero_deck]


@rules("DN-13.2")
def test_the_new_hero_is_on_level_1_with_full_life_on_the_entrance() -> None:
    table = slain()
    resurrected(table)
    table.answer(1, "hero raka")
    hero = table[1]
    assert (hero.level, hero.life, table.location(1), hero.fallen) == (1, 6, "tomb_antechamber", 0)
    assert table.happened(ev.HeroEnters) == [ev.HeroEnters(1, "raka", "tomb_antechamber")]


@rules("DN-13.2")
def test_counters_stay_and_the_entrance_gives_nothing() -> None:
    table = slain()
    resurrected(table)
    table.answer(1, "hero raka")
    assert (table[1].glory, table[1].peril) == (4, 2)


@rules("DN-13.2")
def test_hand_inventory_lair_and_banes_are_lost_and_five_cards_drawn() -> None:
    table = slain()
    resurrected(table)
    table.deck("legion", "web_weaver", "hex_ward", "riposte", "blood_price")
    table.answer(1, "hero raka")
    hero = table[1]
    assert (hero.boons, hero.treasures, hero.banes, hero.own_banes, hero.lair, hero.chill) == ((), (), (), (), (), 0)
    assert table.hand(1) == ["legion", "web_weaver", "hex_ward", "riposte", "blood_price"]
    gone = {"haste", "dodge", "surefooted", "backpack", "curse_of_frailty", "makers_command", "night_hamster"}
    assert gone <= set(table.discards())


@rules("DN-13.2")
def test_quests_stay_and_completed_ones_count() -> None:
    table = slain()
    resurrected(table)
    table.answer(1, "hero raka")
    assert (table.quests(1), table.done(1)) == (["slay_draky"], ["the_lost_codex"])


@rules("DN-13.2")
def test_an_escort_token_lies_where_he_died_and_its_quest_stays_his() -> None:
    table = Table(3, "crossroads1 0,-1", resurrection=1)
    table.hero(1, at="crossroads1", life=1, escorts=["rescue_the_princess"])
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    table.until("another-hero")
    table.answer(1, "hero raka")
    assert (table.quests(1), table.escorts(1)) == (["rescue_the_princess"], [])
    assert table.lying() == {"rescue_the_princess": "crossroads1"}
    assert table.state.orphans == ()


@rules("DN-13.2")
def test_dead_heroes_return_if_no_other_is_left() -> None:
    table = slain()
    table.state.dead_heroes = table.state.hero_deck
    table.state.hero_deck = ()
    resurrected(table)
    assert "hero torvald_hask" in table.options(1)
    assert "hero raka" in table.options(1)
    table.answer(1, "hero torvald_hask")
    assert HEROES[table[1].face].id == "torvald_hask"
    assert len(table.state.dead_heroes) == len(HEROES) - 3


@rules("DN-13.2")
def test_dead_heroes_do_not_return_while_another_is_left() -> None:
    """With only one hero left, nobody is asked."""
    table = slain()
    last, *others = table.state.hero_deck
    table.state.hero_deck, table.state.dead_heroes = (last,), tuple(others)
    table.until("misdeeds")
    assert table[1].face == last
    assert len(table.state.hero_deck) == 0


@rules("DN-13.2", "DN-17.3")
def test_the_left_neighbour_puts_him_on_an_entrance() -> None:
    table = slain(3, 1, "crossroads1 0,-1", "vault_gate 0,-2")
    resurrected(table)
    table.answer(1, "hero raka")
    assert table.asked() == (2, "which-entrance")
    assert table.options(2) == ["at tomb_antechamber", "at vault_gate"]
    table.answer(2, "at vault_gate")
    assert table.location(1) == "vault_gate"


@rules("DN-13.2", "DN-17.2")
def test_a_death_in_the_heros_own_turn_ends_it() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2", resurrection=1)
    table.hero(0, at="crossroads1", life=1, ap=3)
    table.dice(1)
    table.feats(0)
    table.answer(0, "go n")
    assert table.asked() == (0, "another-hero")
    table.answer(0, "hero raka")
    assert table.state.active == 1


@rules("DN-13.2")
def test_all_who_die_in_one_turn_go_on() -> None:
    """Seat 1 is killed in the turn of seat 0, who then dies on spikes."""
    table = slain(2, 1, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="crossroads1", life=1, ap=1)
    table.answer(0, "done")
    table.until("feats")
    table.dice(1)
    table.answer(0, "go n")
    assert table.asked() == (0, "another-hero")
    table.answer(0, "hero raka")
    assert table.asked() == (1, "another-hero")
    table.answer(1, "hero vessa_morn")
    assert [hero.life for hero in table.state.heroes] == [6, 6]
    assert table.state.active == 1


@rules("DN-13.2")
def test_without_the_variant_the_last_one_wins() -> None:
    table = Table(2, "crossroads1 0,-1")
    table.hero(1, at="crossroads1", life=1)
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    assert table.winners() == (0,)


# Until the new hero enters, his player goes on playing.


def just_slain(*hand: str, **numbers: Any) -> Table:
    """A zombie of seat 0, who has these other cards, has just killed the hero of seat 1."""
    table = Table(3, resurrection=1)
    table.hero(0, hand=hand)
    table.hero(1, at="crossroads1", life=1, **numbers)
    table.hero(2, peril=9)
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    assert table.happened(ev.Died) == [ev.Died(1)]
    return table


@rules("DN-13.2", "DN-6.8")
def test_a_player_whose_hero_has_just_died_can_be_given_peril() -> None:
    table = just_slain()
    table.until("give-peril")
    assert table.options(0) == ["give_peril 0", "give_peril 1", "give_peril 2", "pass"]
    table.answer(0, "give_peril 1")
    assert table[1].peril == 1


@rules("DN-6.8", "DN-6.10")
def test_without_the_variant_a_player_whose_hero_has_died_is_given_nothing() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", life=1)
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    table.until("give-peril")
    assert table.options(0) == ["give_peril 0", "give_peril 2", "pass"]


@rules("DN-13.2", "DN-5.1")
def test_a_player_whose_hero_has_just_died_can_pay_for_a_bane_without_a_target() -> None:
    table = just_slain("makers_command", peril=9)
    table.until("banes")
    table.answer(0, "play makers_command")
    assert table.asked() == (0, "payer")
    assert table.options(0) == ["target 1", "target 2"]
    table.answer(0, "target 1")
    assert (table[1].peril, table[2].peril) == (4, 9)


@rules("DN-13.2", "DN-5.1")
def test_a_dead_hero_is_no_target_for_banes_and_encounters() -> None:
    table = just_slain("grave_chill", "legion", peril=9)
    table.until("banes")
    table.answer(0, "play grave_chill")
    assert table[2].chill == 1  # nobody else can be chosen
    table.misdeeds(0)
    assert table.refused(0, "send legion 1") == "DN-17.1"


@rules("DN-13.2", "DN-6.8")
@pytest.mark.parametrize(("variant", "glory"), [(1, 1), (0, 0)])
def test_a_dead_heros_player_gets_the_glory_that_the_battle_earned_only_if_another_follows(
    variant: int, glory: int
) -> None:
    table = Table(3, resurrection=variant)
    table.hero(1, at="crossroads1", life=1)
    table.dice(1, 6, 6, 1)  # the attacks of the two, then the counters
    table.ambush(0, 1, "night_hamster", "zombie")
    table.until("compare")
    table.answer(0, "compare night_hamster")
    table.until("banes")
    assert table[1].life == 0
    assert len(table.happened(ev.MonsterWounded)) == 1
    assert table[1].glory == glory


@rules("DN-13.2", "DN-17.2")
def test_a_dead_owner_still_chooses_for_his_trap() -> None:
    table = Table(3, "crossroads1 0,-1", "ossuary 0,-2 turned", resurrection=1)
    for seat, life in enumerate((1, 6, 6)):
        table.hero(seat, at="crossroads1", life=life)
    table.dice(1)
    table.ambush(0, 1, "spring_floor")
    table.dice(1, 1, 6)  # the spikes of the ossuary, the others' threats
    table.answer(0, "at ossuary")
    assert table[0].life == 0
    assert table.asked() == (0, "transfer")
    table.answer(0, "at tomb_antechamber")
    assert table.location(1) == "tomb_antechamber"
    assert table.asked() == (0, "another-hero")
