"""DN-17: death and elimination."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table, quest_number
from undercroft.dungeoneer import events as ev

rules = pytest.mark.rules


def slain(table: Table, seat: int = 1, lord: int = 0) -> Table:
    """A zombie kills the seat's hero in the lord's misdeeds."""
    table.hero(seat, life=1)
    table.dice(6, 1)
    table.ambush(lord, seat, "zombie")
    return table


@rules("DN-17.1")
def test_all_his_cards_are_discarded() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", hand=["haste"], boons=["surefooted"], treasures=["crusaders_longsword"])
    table.hero(1, attached={"serrated_edge": "crusaders_longsword"}, banes=["gag_of_silence"], lair=["legion"])
    table.hero(1, own_banes=["makers_command"])
    slain(table)
    assert set(table.discards()) == {
        *("haste", "surefooted", "crusaders_longsword", "serrated_edge", "gag_of_silence", "legion", "makers_command")
    }
    hero = table[1]
    assert not (hero.hand or hero.boons or hero.treasures or hero.attached or hero.banes or hero.lair or hero.own_banes)


@rules("DN-17.1")
def test_the_banes_that_he_played_on_others_are_discarded_too() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", hand=["gag_of_silence"])
    table.hero(2, peril=3)
    table.misdeeds(1)
    table.answer(1, "play gag_of_silence")
    assert table.banes(2) == ["gag_of_silence"]
    slain(table)
    assert table.banes(2) == []
    assert "gag_of_silence" in table.discards()


@rules("DN-17.1")
def test_his_open_quests_go_under_the_deck() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", quests=["slay_draky", "the_lost_codex"], done=["a_game_of_bones"])
    slain(table)
    assert table.state.quest_deck[-2:] == (quest_number("slay_draky"), quest_number("the_lost_codex"))
    assert table.quests(1) == []
    assert quest_number("a_game_of_bones") not in table.state.quest_deck


@rules("DN-17.1", "DN-11.8")
def test_an_escorted_token_stays_and_its_quest_is_open_to_all() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", escorts=["rescue_the_princess"])
    table.hero(2, at="crossroads1")
    slain(table)
    assert table.lying() == {"rescue_the_princess": "crossroads1"}
    assert quest_number("rescue_the_princess") not in table.state.quest_deck
    table.feats(2)
    table.answer(2, "pick_up rescue_the_princess")
    assert table.quests(2) == ["rescue_the_princess"]


@rules("DN-17.2")
def test_a_dead_lords_monsters_are_discarded_without_further_effect() -> None:
    table = Table(3)
    table.hero(0, at="crossroads1", life=1)
    table.hero(1, at="crossroads1")
    table.hero(2, at="crossroads2")
    table.dice(1, 6)
    table.ambush(0, 1, "legion")  # it kills its own owner
    assert table[0].life == 0
    assert table.discards() == ["legion"] and table[1].life == 6
    assert table.rolls() == ["0 threat 1"]


@rules("DN-17.2")
def test_a_death_in_the_heros_own_turn_ends_it() -> None:
    table = Table(3, "kinked_shaft1 1,0", "crossroads1 0,-1")
    table.hero(0, at="kinked_shaft1", life=1, ap=3)
    table.dice(1)
    table.feats(0)
    table.answer(0, "go w")
    assert table.asked() == (1, "misdeeds")
    assert table.happened(ev.TurnBegins) == [ev.TurnBegins(1, 1)]


@rules("DN-17.2", "DN-6.10")
def test_a_death_in_anothers_turn_does_not_end_it() -> None:
    table = slain(Table(3))
    table.until("banes")
    assert table.asked() == (0, "banes")
    table.assert_settled()


@rules("DN-17.3", "DN-11.6")
def test_the_left_neighbour_is_the_next_living_player() -> None:
    table = Table(3, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(1, life=0, location=-1)
    table.hero(0, at="ossuary", quests=["the_bone_warden"])
    table.dice(1, 1)
    table.feats(0)
    table.hero(0, ap=1)
    table.answer(0, "attempt the_bone_warden")
    assert table.state.view(0).battles[-1].chief == 2


@rules("DN-17.4")
def test_simultaneous_wounds_go_clockwise_from_the_controller() -> None:
    table = Table(4)
    for seat in range(4):
        table.hero(seat, at="crossroads1")
    table.dice(1, 1, 1, 1)
    table.ambush(2, 0, "falling_slab")
    assert [event.seat for event in table.events if isinstance(event, ev.Wounded)] == [2, 3, 0, 1]


def together(table: Table, *lives: int) -> Table:
    """All heroes stand at the crossroads with this much life, the active one first."""
    for seat, life in enumerate(lives):
        table.hero(seat, at="crossroads1", life=life)
    return table


@rules("DN-17.4", "DN-17.2", "DN-7.2")
def test_all_roll_for_a_trap_that_kills_the_active_hero_before_his_turn_ends() -> None:
    table = together(Table(4), 1, 6, 6, 6)
    table.hero(3, at="crossroads2")
    table.dice(1, 1, 6)
    table.ambush(0, 1, "falling_slab", "zombie")
    table.answer(0, "settle falling_slab")
    assert table.rolls() == ["0 threat 2", "1 threat 2", "2 threat 6"]
    assert [hero.life for hero in table.state.heroes] == [0, 5, 6, 6]
    assert [hero.glory for hero in table.state.heroes] == [0, 0, 1, 0]
    assert table.asked() == (1, "misdeeds")
    assert table.happened(ev.Attacks) == []  # the turn is over: the zombie no longer attacks
    assert sorted(table.discards()) == ["falling_slab", "zombie"] and table.state.table == ()
    table.assert_settled()


@rules("DN-17.4", "DN-6.11")
def test_the_others_may_still_defend_themselves_against_the_trap() -> None:
    table = together(Table(3), 1, 6, 1)
    table.hero(2, treasures=["bronze_helm"], standing="mine")
    table.dice(1, 6, 1)
    table.ambush(0, 1, "poison_darts")
    assert table.window() == "wound" and table.asked()[0] == 2
    assert table[0].life == 0 and table.state.view(2).heroes[0].alive is False
    table.dice(4)
    table.answer(2, "use bronze_helm")
    assert [hero.life for hero in table.state.heroes] == [0, 6, 1]
    assert table.asked() == (1, "misdeeds")


@rules("DN-17.4", "DN-17.2", "DN-1.2")
def test_when_a_trap_kills_all_but_one_the_last_hero_does_not_roll() -> None:
    table = together(Table(3), 1, 1, 1)
    table.dice(1, 1)
    table.ambush(0, 1, "falling_slab")
    assert table.winners() == (2,)
    assert table.rolls() == ["0 threat 2", "1 threat 2"] and table.dice_left == ()


@rules("DN-17.4", "DN-11.9")
def test_the_wounds_of_a_failed_quest_hit_the_others_even_if_the_first_one_kills() -> None:
    table = Table(3, "crossroads1 0,-1", "grinding_hall 0,-2")
    table.hero(0, at="grinding_hall", life=1, quests=["stop_the_millstones"])
    table.hero(2, at="grinding_hall")
    table.dice(4)
    table.feats(0)
    table.answer(0, "attempt stop_the_millstones")
    assert [hero.life for hero in table.state.heroes] == [0, 6, 5]
    assert table.asked() == (1, "misdeeds")


@rules("DN-17.4", "DN-17.2")
def test_a_beaten_monster_still_wounds_all_if_its_lord_dies_first() -> None:
    table = together(Table(3), 1, 6, 6)
    table.dice(1, 6)
    table.ambush(0, 1, "bugbear")
    assert [hero.life for hero in table.state.heroes] == [0, 5, 5]
    assert table.asked() == (1, "misdeeds")


@rules("DN-17.2", "DN-6.8")
def test_the_glory_of_the_battle_is_paid_when_its_lord_dies_by_his_own_monster() -> None:
    table = together(Table(3), 1, 6, 6)
    table.dice(1, 6)
    table.ambush(0, 1, "bugbear")  # beaten, it wounds all who are there
    assert [hero.life for hero in table.state.heroes] == [0, 5, 5]
    assert [hero.glory for hero in table.state.heroes] == [0, 1, 0]
    assert table.asked() == (1, "misdeeds")
    assert table.happened(ev.TurnBegins)[-1] == ev.TurnBegins(1, 1)


@rules("DN-17.2", "DN-6.8", "DN-6.6")
def test_the_glory_of_the_battle_is_paid_when_its_lord_dies_in_the_challenge() -> None:
    table = together(Table(3), 1, 6, 6)
    table.hero(1, ap=1, saved=1)
    table.dice(1, 6)
    table.ambush(0, 1, "zombie")
    assert table.happened(ev.MonsterBeaten) == [ev.MonsterBeaten("zombie", 1)]
    table.dice(6, 1)
    table.answer(1, "attack 0", "form melee")
    assert table[0].life == 0 and table[1].glory == 1
    assert table.asked() == (1, "misdeeds")


@rules("DN-17.2", "DN-6.8", "DN-6.6")
def test_the_glory_of_a_challenge_is_paid_when_the_challenged_monster_kills_its_lord() -> None:
    table = together(Table(3), 1, 6, 6)
    table.hero(1, ap=1, saved=1)
    table.dice(3, 4)
    table.ambush(0, 1, "bugbear")
    table.dice(6, 1)
    table.answer(1, "challenge bugbear", "form melee")
    assert [hero.life for hero in table.state.heroes] == [0, 5, 5]
    assert [hero.glory for hero in table.state.heroes] == [0, 1, 0]


@rules("DN-17.2", "DN-6.8")
@pytest.mark.parametrize(("resurrection", "glory"), [(0, 0), (1, 1)])
def test_who_dies_with_the_lord_gets_the_glory_only_if_another_hero_follows(resurrection: int, glory: int) -> None:
    table = together(Table(4, resurrection=resurrection), 1, 1, 6, 6)
    table.dice(1, 6)
    table.ambush(0, 1, "bugbear")
    assert [hero.life > 0 for hero in table.state.heroes] == [False, False, True, True]
    assert table[1].glory == glory


@rules("DN-17.2", "DN-6.8", "DN-13.2")
@pytest.mark.parametrize("resurrection", [0, 1])
def test_a_dead_lord_gives_peril_for_his_monsters_wounds_only_if_another_hero_follows(resurrection: int) -> None:
    table = together(Table(3, resurrection=resurrection), 1, 6, 6)
    table.hero(1, ap=1, saved=1)
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    table.dice(6, 1)
    table.answer(1, "attack 0", "form melee")
    assert (table[0].life, table[1].life) == (0, 5)
    if resurrection:
        assert table.asked() == (0, "give-peril")
        table.answer(0, "give_peril 1")
        assert table[1].peril == 1
        assert table.asked() == (0, "another-hero")
    else:
        assert table.asked() == (1, "misdeeds")
    assert "zombie" in table.discards() and table.state.table == ()


@rules("DN-17.4", "DN-14.7")
def test_chance_decides_for_a_dead_owner() -> None:
    table = together(Table(3, "crossroads1 0,-1", "ossuary 0,-2 turned"), 1, 6, 6)
    table.dice(1)
    table.ambush(0, 1, "spring_floor")
    table.dice(1, 1, 6)  # the spikes of the ossuary, the others' threats
    table.answer(0, "at ossuary")
    assert table[0].life == 0 and table.asked() == (1, "misdeeds")
    assert table.location(1) in ("ossuary", "tomb_antechamber") and table.location(2) == "crossroads1"


@rules("DN-17.4", "DN-1.2")
def test_the_game_ends_the_moment_one_hero_is_left() -> None:
    table = Table()
    table.hero(0, "torvald_hask", at="crossroads2", life=1)
    table.hero(1, at="crossroads2", life=1)
    table.dice(1, 6)
    table.ambush(0, 1, "bugbear")  # beaten, it would wound both
    assert table.winners() == (1,)
    assert [hero.life for hero in table.state.heroes] == [0, 1]


@rules("DN-17.5")
def test_a_hero_who_dies_in_the_attempt_has_not_completed_the_quest() -> None:
    table = Table(3, "crossroads1 0,-1", "grinding_hall 0,-2")
    table.hero(0, at="grinding_hall", life=1, quests=["stop_the_millstones"], done=["slay_draky", "the_lost_codex"])
    table.dice(4)
    table.feats(0)
    table.answer(0, "attempt stop_the_millstones")
    assert table[0].life == 0 and not table.state.is_terminal
    assert table.done(0) == ["slay_draky", "the_lost_codex"]


@rules("DN-17.5", "DN-1.2")
def test_a_third_quest_wins_when_its_reward_is_due() -> None:
    table = Table(3, "crossroads1 0,-1", "grinding_hall 0,-2")
    table.hero(0, at="grinding_hall", life=5, quests=["stop_the_millstones"], done=["slay_draky", "the_lost_codex"])
    table.dice(6)
    table.feats(0)
    table.answer(0, "attempt stop_the_millstones")
    assert table.winners() == (0,)
    assert (table[0].glory, table[0].life, table[0].level) == (2, 6, 2)
