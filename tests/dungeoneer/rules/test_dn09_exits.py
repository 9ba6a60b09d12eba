"""DN-9: exits, hazards, falling, tokens."""

from __future__ import annotations

import pytest

from tests.dungeoneer.map.maps import E, W, card
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.board.exits import condition
from undercroft.dungeoneer.content.location_cards import BLOCKED, OPEN

rules = pytest.mark.rules

BEFORE_A_DOOR = ("elbow1 0,-1", "crossroads1 0,-2")
"""A blocked exit, melee 4+, leads north from elbow1; a hero with melee 1 passes with a 3."""


def at_the_door(ap: int, *dice: int, seats: int = 2) -> Table:
    """A hero before the door, in his feats."""
    table = Table(seats, *BEFORE_A_DOOR)
    table.hero(0, at="elbow1", ap=ap)
    table.dice(*dice)
    table.feats(0)
    return table


@rules("DN-9.1")
def test_an_open_exit_is_free() -> None:
    table = Table()
    table.hero(0, ap=1)
    table.feats(0)
    table.answer(0, "go n")
    assert table.rolls() == [] and table[0].ap == 0


@rules("DN-9.2")
def test_a_move_needs_an_action_point_to_start() -> None:
    table = at_the_door(0)
    assert table.refused(0, "go n") == "DN-9.2"


@rules("DN-9.2", "DN-9.4")
def test_passing_opens_the_exit_for_one_step_only() -> None:
    table = at_the_door(3, 3, 4)
    table.answer(0, "go n")
    assert (table.location(0), table[0].ap) == ("crossroads1", 2)
    table.answer(0, "go s", "go n")
    assert table.rolls() == ["0 threat 4", "0 threat 5"]
    table.assert_settled()


@rules("DN-9.2")
def test_failing_costs_an_action_point_and_the_step_costs_another() -> None:
    table = at_the_door(3, 2)
    table.answer(0, "go n")
    assert table.asked() == (0, "go-on")
    assert (table.location(0), table[0].ap) == ("elbow1", 2)
    table.answer(0, "yes")
    assert (table.location(0), table[0].ap) == ("crossroads1", 1)
    table.assert_settled()


@rules("DN-9.2")
def test_with_no_action_point_left_the_hero_stays_and_the_exit_is_open() -> None:
    table = at_the_door(1, 2)
    table.answer(0, "go n")
    assert (table.location(0), table[0].ap) == ("elbow1", 0)
    table.assert_settled()
    table.hero(0, ap=1)
    table.feats(0)
    table.answer(0, "go n")
    assert table.location(0) == "crossroads1"


@rules("DN-9.3")
def test_after_failing_the_action_points_may_be_kept() -> None:
    table = at_the_door(3, 2)
    table.answer(0, "go n", "no")
    assert (table.location(0), table[0].ap) == ("elbow1", 2)
    table.assert_settled()
    table.answer(0, "go n")
    assert (table.location(0), table[0].ap) == ("crossroads1", 1)
    table.assert_settled()


@rules("DN-9.4", "DN-4.1")
def test_an_exit_opened_by_failing_is_open_for_every_hero_through_recoveries() -> None:
    table = at_the_door(1, 2)
    table.answer(0, "go n")
    table.hero(1, at="elbow1", ap=1)
    table.turn(1)
    table.answer(1, "done")
    table.until("feats")
    table.answer(1, "go n")
    assert table.location(1) == "crossroads1" and table.rolls() == ["0 threat 3"]


@rules("DN-9.4", "DN-4.1")
def test_an_exit_opened_by_failing_stays_open_through_its_openers_own_recovery() -> None:
    table = at_the_door(1, 2)
    table.answer(0, "go n")
    table.turn(0)
    table.until("feats")
    table.answer(0, "go n")
    assert table.location(0) == "crossroads1" and table.rolls() == ["0 threat 3"]


@rules("DN-9.4")
def test_an_exit_opened_by_failing_closes_when_its_opener_leaves() -> None:
    table = at_the_door(3, 2, 1)
    table.answer(0, "go n", "yes", "go s")
    table.hero(1, at="elbow1", ap=1)
    table.feats(1)
    table.answer(1, "go n")
    assert table.location(1) == "elbow1"
    assert table.rolls() == ["0 threat 3", "1 threat 2"]


@rules("DN-9.4")
def test_an_exit_opened_by_failing_closes_when_its_opener_is_carried_away() -> None:
    table = at_the_door(1, 2, 1)
    table.answer(0, "go n")
    table.hero(1, at="elbow1", hand=["cast_out"], ap=1)
    table.hero(0, peril=4)
    table.misdeeds(1)
    table.answer(1, "play cast_out")
    assert table.location(0) == "tomb_antechamber"
    table.feats(1)
    table.answer(1, "go n")
    assert table.rolls()[1:] == ["1 threat 2"]


@rules("DN-9.4", "DN-17.1")
def test_an_exit_opened_by_failing_closes_when_its_opener_dies() -> None:
    table = at_the_door(1, 2, seats=3)
    table.answer(0, "go n")
    table.hero(0, life=1)
    table.dice(6, 1)
    table.ambush(1, 0, "zombie")
    assert table[0].life == 0
    table.hero(2, at="elbow1", ap=1)
    table.dice(1)
    table.feats(2)
    table.answer(2, "go n")
    assert len(table.rolls()) == 4


@rules("DN-9.5")
@pytest.mark.parametrize(("die", "life"), [(1, 5), (2, 6)])
def test_a_trapped_exit_wounds_but_does_not_hold(die: int, life: int) -> None:
    table = Table(2, "kinked_shaft1 1,0")
    table.hero(0, at="kinked_shaft1", ap=1)
    table.dice(die)
    table.feats(0)
    table.answer(0, "go w")
    assert (table.location(0), table[0].life, table[0].ap) == ("tomb_antechamber", life, 0)


@rules("DN-9.5")
def test_help_against_traps_covers_trapped_exits_only_if_it_says_so() -> None:
    table = Table(2, "kinked_shaft1 1,0")
    table.hero(0, at="kinked_shaft1", ap=1, treasures=["true_sight_goggles"])  # +1 against encounter traps
    table.dice(2)
    table.feats(0)
    table.answer(0, "go w")
    assert table.rolls() == ["0 threat 4"]
    table.hero(0, at="kinked_shaft1", ap=1, boons=["locksmiths_touch"])  # +2 against blocked and trapped exits
    table.dice(2)
    table.feats(0)
    table.answer(0, "go w")
    assert table.rolls()[1:] == ["0 threat 6"]


@rules("DN-9.5", "DN-17.1")
def test_a_hero_may_die_in_a_trapped_exit() -> None:
    table = Table(3, "kinked_shaft1 1,0")
    table.hero(0, at="kinked_shaft1", ap=1, life=1)
    table.dice(1)
    table.feats(0)
    table.answer(0, "go w")
    assert table[0].life == 0 and table.asked() == (1, "misdeeds")


@rules("DN-9.6")
def test_danger_raises_the_threats_of_traps_for_every_hero_there() -> None:
    table = Table(3, "dark_crossroads 0,-1")
    table.hero(1, at="dark_crossroads")
    table.hero(2, at="dark_crossroads", treasures=["true_sight_goggles"])
    table.dice(4, 4)
    table.ambush(0, 1, "poison_darts")  # 5+2
    assert [(event.seat, event.need) for event in table.events if isinstance(event, ev.Rolled)] == [(1, 7), (2, 5)]
    assert (table[1].life, table[2].life) == (5, 6)


@rules("DN-9.6")
def test_danger_spares_a_hero_who_came_there_in_anothers_turn() -> None:
    table = Table(2, "crossroads1 0,-1", "dark_crossroads 0,-2")
    table.hero(0, hand=["rip_the_veil", "poison_darts"])
    table.hero(1, at="crossroads1", peril=5)
    table.misdeeds(0)
    table.answer(0, "play rip_the_veil", "at dark_crossroads")
    table.dice(4)
    table.answer(0, "send poison_darts 1", "declare")
    assert [(event.seat, event.need) for event in table.events if isinstance(event, ev.Rolled)] == [(1, 5)]
    assert table[1].life == 6


@rules("DN-9.6")
def test_danger_does_not_raise_other_threats() -> None:
    table = Table(2, "dark_crossroads 0,-1")
    table.hero(1, at="dark_crossroads", peril=1)
    table.hero(0, hand=["slick_floor"])
    table.dice(3)
    table.misdeeds(0)
    table.answer(0, "play slick_floor")
    assert table[1].fallen == 0


@rules("DN-9.6")
@pytest.mark.parametrize(("die", "life"), [(2, 5), (3, 6)])
def test_spikes(die: int, life: int) -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2 turned")
    table.hero(0, at="crossroads1", ap=1)
    table.dice(die)
    table.feats(0)
    table.answer(0, "go n")
    assert (table.location(0), table[0].life) == ("ossuary", life)
    table.assert_settled()


@rules("DN-9.6")
@pytest.mark.parametrize(("die", "fallen"), [(2, 1), (3, 0)])
def test_a_pit(die: int, fallen: int) -> None:
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2")
    table.hero(0, at="crossroads1", ap=1)
    table.dice(die)
    table.feats(0)
    table.answer(0, "go n")
    assert (table.location(0), table[0].fallen, table[0].life) == ("hall_of_chains", fallen, 6)


@rules("DN-9.7", "DN-16.6")
def test_what_a_fallen_hero_cannot_do() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="ossuary", ap=3, glory=9, life=4, fallen=1, quests=["the_bone_warden", "a_game_of_bones"])
    table.hero(1, at="ossuary")
    table.dice(1, 1)
    table.feats(0)
    assert table.refused(0, "go s") == "DN-9.7"
    assert table.refused(0, "explore") == "DN-9.7"
    assert table.refused(0, "attack 1") == "DN-16.6"
    assert table.refused(0, "use roderik_talus") == "DN-4.4"  # it would cost an action point
    table.answer(0, "attempt a_game_of_bones")  # the first attempt is free
    assert table.refused(0, "attempt a_game_of_bones") == "DN-11.1"
    table.assert_settled()


@rules("DN-9.7")
def test_what_a_fallen_hero_can_still_do() -> None:
    table = Table()
    table.hero(0, fallen=1, glory=9, hand=["surefooted"], escorts=["rescue_the_princess"])
    table.feats(0)
    assert table.legal(0, "play surefooted") and table.legal(0, "deliver rescue_the_princess")
    table.hero(0, at="crossroads1", hand=["turn_away"], standing="mine")
    table.hero(1, at="crossroads2")
    table.ambush(1, 0, "zombie")
    while table.window() != "response":
        table.answer(0, "pass")
    assert table.legal(0, "play turn_away")
    table.dice(1, 6)
    table.until("banes")
    assert table.rolls() == ["zombie attack 3", "0 counter 7"]  # it defends at full strength
    assert table[0].fallen == 1


@rules("DN-9.7", "DN-4.7")
def test_standing_up_costs_an_action_point() -> None:
    table = Table()
    table.hero(0, ap=2, fallen=1)
    table.feats(0)
    table.answer(0, "stand")
    assert (table[0].fallen, table[0].ap) == (0, 1)
    assert table.refused(0, "stand") == "DN-9.7"
    table.answer(0, "go n")


@rules("DN-9.7")
def test_a_threat_to_stand_up_costs_the_action_point_each_time_it_fails() -> None:
    table = Table()
    table.hero(0, ap=3, stand=["melee 4"])
    table.dice(2, 3)
    table.feats(0)
    table.answer(0, "stand")
    assert (table[0].fallen, table[0].ap) == (1, 2)
    table.answer(0, "stand")
    assert (table[0].fallen, table[0].ap, table[0].stand) == (0, 1, ())
    table.assert_settled()


@rules("DN-9.8")
def test_a_deactivated_hazard_has_no_effect() -> None:
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2")
    table.hero(0, at="crossroads1", ap=1, glory=2, hand=["tinkers_knack"])
    table.feats(0)
    table.answer(0, "play tinkers_knack", "go n")
    assert table.location(0) == "hall_of_chains" and table.rolls() == []
    table.assert_settled()


@rules("DN-9.8", "DN-9.6")
def test_deactivated_danger_has_no_effect() -> None:
    table = Table(2, "dark_crossroads 0,-1")
    table.hero(0, "dorrim_glyphhand", at="dark_crossroads", glory=2)
    table.feats(0)
    table.answer(0, "use dorrim_glyphhand", "hazard dark_crossroads danger")
    table.dice(3)
    table.ambush(1, 0, "poison_darts")
    assert [event.need for event in table.events if isinstance(event, ev.Rolled)] == [5]


@rules("DN-9.8")
def test_a_deactivated_exit_is_open_from_that_side_and_the_token_stays() -> None:
    table = at_the_door(3)
    table.hero(0, treasures=["grounding_spike"])
    table.answer(0, "use grounding_spike", "go n")
    assert table.location(0) == "crossroads1" and table.treasures(0) == []
    table.hero(1, at="elbow1", ap=1)
    table.turn(1)
    table.answer(1, "done")
    table.until("feats")
    table.answer(1, "go n")
    assert table.location(1) == "crossroads1" and table.rolls() == []


@rules("DN-9.8")
def test_when_all_three_tokens_lie_one_is_moved() -> None:
    table = Table(2, "gloomy_drain 0,-1", "hall_of_chains 0,-2")
    table.hero(0, "dorrim_glyphhand", at="gloomy_drain", glory=8, ap=1)
    for spot in ("hazard gloomy_drain danger", "hazard gloomy_drain pit", "exit gloomy_drain e"):
        table[0].used = ()  # as if it were another turn
        table.feats(0)
        table.answer(0, "use dorrim_glyphhand", spot)
    table[0].used = ()
    table.feats(0)
    table.answer(0, "use dorrim_glyphhand")  # the trapped exit is all that is left
    assert table.asked() == (0, "which-token")
    table.answer(0, "exit gloomy_drain e")
    assert len(table.state.deactivated) == 3
    drain = card("gloomy_drain")
    assert condition(table.state, drain, E).kind == BLOCKED and condition(table.state, drain, W).kind == OPEN


@rules("DN-9.8")
def test_the_bridge_joins_two_walls_while_its_card_is_in_play() -> None:
    table = Table(2, "crossroads1 1,0", "corridor1 0,1", "corridor2 1,1 turned")
    table.hero(0, at="corridor1", ap=3, treasures=["folding_bridge"], hand=["haste"])
    table.feats(0)
    assert table.refused(0, "go e") == "DN-9.1"
    table.answer(0, "use folding_bridge", "go e", "go w")  # in both directions
    assert table.location(0) == "corridor1" and table.rolls() == []
    table.begin("discard")
    table.answer(0, "discard folding_bridge")
    table.hero(0, ap=1)
    table.feats(0)
    assert table.refused(0, "go e") == "DN-9.1"
