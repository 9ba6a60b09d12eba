"""DN-5: misdeeds."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

rules = pytest.mark.rules


@rules("DN-5.1")
def test_a_peril_card_is_paid_for_by_the_hero_it_is_played_on() -> None:
    table = Table(3)
    table.hero(0, glory=9, peril=9, hand=["slick_floor"])
    table.hero(1, at="crossroads1", peril=1)
    table.hero(2, at="crossroads2", peril=3)
    table.dice(6)
    table.misdeeds(0)
    table.answer(0, "play slick_floor")
    assert table.options(0) == ["target 1", "target 2"]
    table.answer(0, "target 2")
    assert [hero.peril for hero in table.state.heroes] == [9, 1, 2]
    assert table[0].glory == 9
    table.assert_settled()


@rules("DN-5.1")
def test_one_player_alone_must_be_able_to_pay() -> None:
    table = Table(3)
    table.hero(0, peril=9, hand=["cast_out"])
    table.hero(1, at="crossroads1", peril=3)
    table.hero(2, at="crossroads1", peril=3)
    table.misdeeds(0)
    assert table.refused(0, "play cast_out") == "DN-5.1"


@rules("DN-5.1")
def test_a_card_without_a_target_is_paid_for_by_any_other_player() -> None:
    table = Table(3)
    table.hero(0, peril=9, hand=["undead_awakening"])
    table.hero(1, peril=5)
    table.hero(2, peril=6)
    table.misdeeds(0)
    table.answer(0, "play undead_awakening")
    assert table.asked() == (0, "payer")
    assert table.options(0) == ["target 1", "target 2"]
    table.answer(0, "target 2")
    assert [hero.peril for hero in table.state.heroes] == [9, 5, 1]
    assert table.state.heroes[0].own_banes


@rules("DN-5.1", "DN-10.5")
def test_players_never_use_their_own_peril() -> None:
    table = Table()
    table.hero(0, peril=9, hand=["zombie", "undead_awakening"])
    table.misdeeds(0)
    assert table.refused(0, "play undead_awakening") == "DN-5.1"
    assert table.refused(0, "send zombie 0") == "DN-5.1"
    assert table.refused(0, "send zombie 1") == "DN-5.1"


@rules("DN-5.1", "DN-10.1")
def test_only_an_encounter_in_hand_can_be_sent_and_only_against_a_player() -> None:
    table = Table()
    table.hero(0, hand=["zombie"])
    table.hero(1, peril=9)
    table.misdeeds(0)
    assert table.refused(0, "send night_hamster 1") == "DN-10.1"
    assert table.refused(0, "send zombie 2") == "DN-5.1"
    table.answer(0, "send zombie 1")


@rules("DN-5.1")
def test_the_plan_counts_reserved_peril() -> None:
    table = Table()
    table.hero(0, hand=["zombie", "squatting_skeleton", "night_hamster"])
    table.hero(1, peril=2)
    table.misdeeds(0)
    table.answer(0, "send zombie 1")
    assert table.refused(0, "send squatting_skeleton 1") == "DN-5.1"
    assert table[1].peril == 2  # nothing is paid yet
    table.answer(0, "recall zombie", "send squatting_skeleton 1")
    assert table.refused(0, "send night_hamster 1") == "DN-5.1"


@rules("DN-5.2")
def test_banes_may_come_before_and_after_the_encounters() -> None:
    table = Table()
    table.hero(0, hand=["slick_floor", "drain_renown", "zombie"])
    table.hero(1, at="crossroads1", peril=9, glory=3)
    table.dice(6, 1, 6)
    table.misdeeds(0)
    table.answer(0, "play slick_floor", "send zombie 1")
    assert table.refused(0, "play drain_renown") == "DN-5.2"
    assert table.refused(0, "done") == "DN-5.2"
    table.answer(0, "declare")
    table.assert_settled()
    table.answer(0, "play drain_renown", "x 2", "done")
    assert table[1].glory == 2  # 1 for the zombie, − 2


@rules("DN-5.2")
def test_encounters_are_declared_once_and_all_together() -> None:
    table = Table(3)
    table.hero(0, at="crossroads2", hand=["zombie", "night_hamster", "orc_deserter"])
    table.hero(1, at="crossroads1", peril=9)
    table.hero(2, at="crossroads1", peril=9)
    table.misdeeds(0)
    assert table.refused(0, "declare") == "DN-5.2"
    table.answer(0, "send zombie 1", "send night_hamster 2")
    assert table.refused(0, "send zombie 2") == "DN-5.2"
    table.answer(0, "declare")
    assert [(event.card, event.rival) for event in table.events if isinstance(event, ev.Sent)] == [
        ("zombie", 1),
        ("night_hamster", 2),
    ]
    assert (table[1].peril, table[2].peril) == (8, 8)
    table.dice(1, 1, 1, 1)
    table.until("banes")
    assert table.refused(0, "send orc_deserter 1") == "DN-5.2"
    table.assert_settled()


@rules("DN-5.2", "DN-15.1")
def test_a_rival_sees_them_all_before_the_first_acts() -> None:
    table = Table()
    table.hero(0, hand=["zombie", "poison_darts"])
    table.hero(1, at="crossroads1", peril=9, glory=2, hand=["haste"], standing="mine")
    table.send(0, "zombie 1", "poison_darts 1")
    assert (table.asked(), table.window()) == ((1, "window"), "declared")
    assert [sending.card for sending in table.state.view(1).declared] == ["zombie", "poison_darts"]
    table.answer(1, "play haste")
    assert table[1].ap == 2


@rules("DN-5.2")
def test_an_attachment_may_be_played_with_the_declaration() -> None:
    table = Table()
    table.hero(0, hand=["zombie", "mutagen"], standing="mine")
    table.hero(1, at="crossroads1", peril=9)
    table.dice(1, 6)
    table.send(0, "zombie 1")
    assert (table.asked(), table.window()) == ((0, "window"), "declared")  # asked even without glory
    table.answer(0, "play mutagen")
    assert table[1].peril == 6
    assert table.asked() == (0, "where-to")  # 1 wound of 2: it has got 1 life more
    assert table.rolls() == ["zombie attack 4", "1 counter 7"]
    table.answer(0, "to_lair zombie")
    assert table.attached(0) == {"mutagen": "zombie"}


@rules("DN-5.2")
@pytest.mark.parametrize(
    ("encounter", "peril", "asked"), [("zombie 1", 3, True), ("poison_darts 1", 3, False), ("zombie 1", 1, False)]
)
def test_the_lord_is_asked_only_if_all_can_see_that_he_could_play(encounter: str, peril: int, asked: bool) -> None:
    table = Table()
    table.hero(
        0, at="crossroads2", hand=[encounter.partition(" ")[0], "legion"], standing="mine"
    )  # no attachment in hand
    table.hero(1, at="crossroads1", peril=peril)
    table.dice(6, 6)
    table.send(0, encounter)
    assert (table.asked() == (0, "window")) == asked


@rules("DN-5.2")
def test_no_attachment_while_planning_or_in_other_windows() -> None:
    table = Table()
    table.hero(0, at="crossroads1", ap=1, glory=9, lair=["zombie"], hand=["mutagen", "haste"], standing="always")
    table.hero(1, peril=9)
    table.feats(0)
    table.pass_all()
    table.answer(0, "play haste")
    assert table.window() == "declared"
    assert table.refused(0, "play mutagen") == "DN-1.5"


@rules("DN-5.2")
def test_an_attachment_may_go_on_the_lair_when_banes_are_played() -> None:
    table = Table()
    table.hero(0, lair=["zombie"], hand=["mutagen"])
    table.hero(1, peril=2)
    table.misdeeds(0)
    table.answer(0, "play mutagen")
    assert table.attached(0) == {"mutagen": "zombie"}


@rules("DN-5.3")
def test_a_monster_costs_peril_not_action_points_even_again_from_the_lair() -> None:
    table = Table()
    table.hero(0, ap=2, lair=["zombie"])
    table.hero(1, at="crossroads1", peril=1)
    table.dice(3, 6)
    table.send(0, "zombie 1")
    assert (table[0].ap, table[1].peril) == (2, 0)


@rules("DN-5.3")
def test_a_monster_declared_this_turn_may_not_be_declared_again() -> None:
    table = Table()
    table.hero(0, hand=["zombie"])
    table.hero(1, at="crossroads1", peril=9)
    table.dice(3, 3)  # 5 against 4: it stays unwounded
    table.send(0, "zombie 1")
    table.answer(0, "to_hand zombie", "pass")
    table.misdeeds(0)  # even if there were another declaration this turn
    assert table.refused(0, "send zombie 1") == "DN-5.3"


@rules("DN-5.4")
def test_a_hero_who_leaves_before_the_attack_roll_is_out_of_reach() -> None:
    table = Table()
    table.hero(0, hand=["legion", "zombie"])
    table.hero(1, at="crossroads1", peril=9, glory=3, hand=["recall_rune"], standing="mine")
    table.hero(0, at="crossroads2")
    table.dice(6)
    table.send(0, "legion 1", "zombie 1")
    table.answer(1, "pass")
    assert table.window() == "roll"
    table.answer(1, "pass")
    assert table.window() == "response"
    table.answer(1, "play recall_rune")
    assert table.location(1) == "tomb_antechamber"
    assert table.asked() == (0, "where-to")
    table.answer(0, "to_hand legion", "to_hand zombie")
    assert table.rolls() == ["1 threat 6"] and table[1].life == 6
    table.assert_settled()


@rules("DN-5.4")
def test_a_hero_who_leaves_at_the_declaration_avoids_attack_effects_too() -> None:
    table = Table()
    table.hero(0, at="crossroads2", hand=["legion"])
    table.hero(1, at="crossroads1", peril=9, glory=3, hand=["recall_rune"], standing="mine")
    table.send(0, "legion 1")
    table.answer(1, "play recall_rune")
    assert table.happened(ev.OutOfReach) == [ev.OutOfReach("legion", 1)]
    table.answer(0, "to_lair legion")
    assert table.rolls() == []
    table.assert_settled()


@rules("DN-5.4")
def test_a_trap_misses_a_hero_who_leaves_before_its_threat_is_rolled() -> None:
    table = Table(3)
    table.hero(0, at="crossroads2", hand=["poison_darts"])
    table.hero(1, at="crossroads1", peril=9, glory=3, hand=["recall_rune"], standing="mine")
    table.hero(2, at="crossroads1")
    table.dice(1)
    table.send(0, "poison_darts 1")
    table.answer(1, "pass")
    assert table.window() == "roll"
    table.answer(1, "play recall_rune")
    assert table.rolls() == ["2 threat 3"]
    assert (table[1].life, table[1].glory) == (6, 0)
    table.assert_settled()


@rules("DN-5.4", "DN-7.2")
def test_a_trap_whose_target_has_left_still_works_on_the_heroes_who_are_there() -> None:
    table = Table(3)
    table.hero(0, at="crossroads2", hand=["poison_darts"])
    table.hero(1, at="crossroads1", peril=9, glory=3, hand=["recall_rune"], standing="mine")
    table.hero(2, at="crossroads1")
    table.dice(1)
    table.send(0, "poison_darts 1")
    table.answer(1, "play recall_rune")
    assert table.rolls() == ["2 threat 3"]
    assert [hero.life for hero in table.state.heroes] == [6, 6, 5]
    assert table.happened(ev.TrapSprings) == [ev.TrapSprings("poison_darts", 0, 1)]
    assert table.discards() == ["poison_darts", "recall_rune"]
    table.assert_settled()


@rules("DN-5.4", "DN-7.2")
def test_a_trap_whose_target_has_died_still_works_on_the_heroes_who_are_there() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", life=1)
    table.hero(2, at="crossroads1")
    table.dice(6, 1, 2)
    table.ambush(0, 1, "zombie", "poison_darts")
    table.answer(0, "battle 1")
    table.until("banes")
    assert [hero.life for hero in table.state.heroes] == [6, 0, 5]
    assert table.rolls()[2:] == ["2 threat 4"]
    table.assert_settled()


@rules("DN-5.4", "DN-7.2")
def test_a_trap_does_nothing_if_nobody_is_left_in_its_location() -> None:
    table = Table()
    table.hero(0, at="crossroads2", hand=["poison_darts"])
    table.hero(1, at="crossroads1", peril=9, glory=3, hand=["recall_rune"], standing="mine")
    table.send(0, "poison_darts 1")
    table.answer(1, "play recall_rune")
    assert table.rolls() == []
    assert table.happened(ev.OutOfReach) == [ev.OutOfReach("poison_darts", 1)]
    assert table.happened(ev.TrapSprings) == []
    assert table.discards() == ["poison_darts", "recall_rune"]
    table.assert_settled()
