"""DN-13.7 to DN-13.9: limited movement, AP for falling, dodging spikes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.board.hero import NEVER
from undercroft.dungeoneer.game.definition import GAME, Options
from undercroft.kernel.base.errors import OptionError

rules = pytest.mark.rules


def limited(seats: int = 2, *lines: str, **numbers: Any) -> Table:
    """Seat 0 in its feats under limited movement."""
    table = Table(seats, *lines, limited_movement=1)
    table.hero(0, **numbers)
    table.feats(0)
    return table


# Limited movement.


@rules("DN-13.7")
@pytest.mark.parametrize(("hero", "level"), [("roderik_talus", 1), ("ilk_quickshade", 4), ("grulla_stormtongue", 1)])
def test_three_action_points_whatever_the_speed(hero: str, level: int) -> None:
    table = Table(2, limited_movement=1)
    table.hero(0, hero, level=level)
    table.turn(0)
    assert table[0].ap == 3


@rules("DN-13.7", "DN-19.6")
def test_everything_else_still_costs_action_points() -> None:
    table = Table(2, limited_movement=1)
    table.hero(0, chill=1)
    table.turn(0)
    assert table[0].ap == 2


@rules("DN-13.7")
def test_no_action_point_is_saved() -> None:
    table = Table(2, limited_movement=1)
    table.hero(0, ap=2, moved=1)
    table.begin("discard", 0)
    assert table.happened(ev.ApSaved) == []
    assert table[0].ap == 0


@rules("DN-13.7")
def test_lying_down_gives_an_action_point() -> None:
    table = limited()
    table.answer(0, "lie_down")
    assert (table[0].fallen, table[0].ap, table[0].lying_ap) == (1, 0, 1)
    assert table.happened(ev.LainDown, ev.ActionPoints) == [ev.LainDown(0), ev.ActionPoints(0, 1)]


@rules("DN-13.7", "DN-9.7")
def test_the_point_for_lying_down_can_be_spent_while_lying() -> None:
    """On exploring, a further attempt, a use that costs an action point, or standing up."""
    table = limited()
    table.answer(0, "lie_down")
    assert table.legal(0, "explore")
    assert table.legal(0, "stand")
    table.answer(0, "explore")
    assert table.asked() == (0, "place")
    assert table[0].lying_ap == 0


@rules("DN-13.7", "DN-9.7")
def test_ordinary_points_are_spent_only_on_standing_up_while_lying() -> None:
    table = limited(ap=2)
    table.answer(0, "lie_down")
    table.answer(0, "explore")
    table.until("feats")
    assert (table[0].ap, table[0].lying_ap) == (2, 0)
    assert table.refused(0, "explore") == "DN-9.7"


@rules("DN-13.7")
def test_the_point_for_lying_down_is_never_spent_on_moving() -> None:
    table = limited()
    table.answer(0, "lie_down")
    assert table.refused(0, "go n") == "DN-9.7"
    table.hero(0, fallen=0)
    assert table.refused(0, "go n") == "DN-9.2"


@rules("DN-13.7", "DN-9.2")
def test_a_step_costs_an_ordinary_point() -> None:
    table = limited(ap=1, lying_ap=1, lain_down=1)
    table.answer(0, "go n")
    assert (table.location(0), table[0].ap, table[0].lying_ap) == ("crossroads1", 0, 1)


@rules("DN-13.7", "DN-9.2")
def test_the_point_for_lying_down_is_not_spent_on_failing_at_a_blocked_exit() -> None:
    table = Table(2, "crossroads1 0,-1", "crypt 0,-2", "crossroads2 1,-2", limited_movement=1)
    table.hero(0, at="crypt", ap=1, lying_ap=1, lain_down=1)
    table.dice(1)
    table.feats(0)
    table.answer(0, "go e")
    assert (table.location(0), table[0].ap, table[0].lying_ap) == ("crypt", 0, 1)
    table.assert_settled()


@rules("DN-13.7")
def test_the_point_for_lying_down_is_spent_before_ordinary_ones() -> None:
    table = limited(ap=1)
    table.answer(0, "lie_down", "stand")
    assert (table[0].ap, table[0].lying_ap, table[0].fallen) == (1, 0, 0)


@rules("DN-13.7")
def test_a_hero_lies_down_only_once_a_turn() -> None:
    table = limited(ap=1)
    table.answer(0, "lie_down", "stand")
    assert table.refused(0, "lie_down") == "DN-13.7"


@rules("DN-13.7", "DN-15.5")
def test_a_hero_may_lie_down_again_in_the_next_turn() -> None:
    table = limited(ap=1)
    table.answer(0, "lie_down", "stand", "done")
    table.until("misdeeds")
    table.awake(0, "always")
    table.answer(1, "done")
    assert table.legal(0, "lie_down")


@rules("DN-13.7")
def test_only_a_standing_hero_can_lie_down() -> None:
    table = limited(fallen=1)
    assert table.refused(0, "lie_down") == "DN-13.7"


@rules("DN-13.7")
def test_the_point_for_lying_down_is_not_kept_beyond_the_turn() -> None:
    table = limited()
    table.answer(0, "lie_down", "done")
    table.until("misdeeds")
    assert table[0].lying_ap == 0


@rules("DN-13.7", "DN-4.5")
def test_the_point_for_lying_down_is_lost_even_if_others_are_saved() -> None:
    table = Table(2, limited_movement=1)
    table.hero(0, ap=1, lying_ap=1, lain_down=1, fallen=1, moved=1, glory=1)
    table.awake(0, "always")
    table.begin("discard", 0)
    assert (table.window(), table[0].lying_ap) == ("phase_begins", 1)
    table.answer(0, "pass")
    assert (table.window(), table[0].ap, table[0].lying_ap) == ("phase_ends", 0, 0)


@rules("DN-13.7", "DN-19.1")
def test_the_point_for_lying_down_is_not_kept_beyond_anothers_turn() -> None:
    table = Table(3, limited_movement=1)
    table.awake(1, "always")
    table.turn(0)
    assert table.asked() == (1, "window")
    table.answer(1, "lie_down")
    table.awake(1, "never")
    assert table[1].lying_ap == 1
    table.until("misdeeds")
    table.answer(0, "done")
    table.until("misdeeds")
    assert (table.state.active, table[1].lying_ap) == (1, 0)


@rules("DN-13.7", "DN-6.6")
def test_a_hero_may_lie_down_in_anothers_turn_for_a_challenge() -> None:
    table = Table(2, limited_movement=1)
    table.hero(1, at="crossroads1")
    table.dice(3, 4)
    table.ambush(0, 1, "zombie")
    assert table.asked() == (1, "challenge")
    assert table.options(1) == ["lie_down", "pass"]
    table.answer(1, "lie_down")
    table.dice(6, 1)
    table.answer(1, "challenge zombie")
    table.until("banes")
    assert table.happened(ev.MonsterBeaten) == [ev.MonsterBeaten("zombie", 1)]
    assert (table[1].fallen, table[1].lying_ap) == (1, 0)


@rules("DN-13.7")
def test_nobody_lies_down_without_the_variant() -> None:
    table = Table(2)
    table.feats(0)
    assert table.refused(0, "lie_down") == "DN-13.7"


@rules("DN-13.7", "DN-18.3")
def test_the_point_for_lying_down_explores_only_if_some_location_fits() -> None:
    table = limited(2, "corner1 0,-1", "corner2 0,1 turned")
    table.only_locations("troll_bridge")
    table.answer(0, "lie_down")
    assert table.refused(0, "explore") == "DN-18.3"
    assert (table[0].ap, table[0].lying_ap) == (0, 1)


# AP for falling.


def attacked(**hero: Any) -> Table:
    """Seat 1 has withstood a zombie and may challenge it."""
    table = Table(3, ap_for_falling=1)
    table.hero(1, at="crossroads1", **hero)
    table.hero(2, at="crossroads1")
    table.dice(3, 4)
    table.ambush(0, 1, "zombie")
    return table


@rules("DN-13.8")
def test_a_hero_may_fall_to_challenge_his_attacker() -> None:
    table = attacked()
    assert table.options(1) == ["challenge zombie", "pass"]
    table.dice(6, 1)
    table.answer(1, "challenge zombie")
    table.until("banes")
    assert table[1].fallen == 1
    assert table.happened(ev.LainDown) == [ev.LainDown(1)]
    assert table.happened(ev.MonsterBeaten) == [ev.MonsterBeaten("zombie", 1)]


@rules("DN-13.8")
def test_a_hero_with_a_saved_point_pays_it_and_does_not_fall() -> None:
    table = attacked(ap=1, saved=1)
    assert table.options(1) == ["challenge zombie", "attack 2", "pass"]
    table.dice(6, 1)
    table.answer(1, "challenge zombie")
    table.until("banes")
    assert (table[1].fallen, table[1].ap) == (0, 0)


@rules("DN-13.8")
def test_a_hero_who_has_saved_a_point_does_not_fall_even_once_it_is_spent() -> None:
    table = Table(3, ap_for_falling=1)
    table.hero(1, hand=["zombie"])
    table.hero(2, at="crossroads1", ap=1, peril=2, moved=1)
    table.begin("discard", 2)
    table.answer(2, "save")
    table.hero(2, fallen=1, standing="always")
    table.until("window")
    table.answer(2, "stand")
    table[2].standing = NEVER
    assert (table.state.active, table[2].ap, table[2].saved, table[2].fallen) == (0, 0, 0, 0)
    table.until("misdeeds")
    table.dice(3, 3)
    table.answer(1, "send zombie 2", "declare")
    assert table.rolls() == ["zombie attack 5", "2 counter 3"]
    assert table.asked() == (1, "where-to")  # no challenge before it
    assert table.state.view(0).heroes[2].has_saved


def hunting(**hero: Any) -> Table:
    """The bone warden has attacked seat 0 in the seat's own turn; it may be challenged."""
    table = Table(3, "crossroads1 0,-1", "ossuary 0,-2", ap_for_falling=1)
    table.hero(0, at="ossuary", quests=["the_bone_warden"], **hero)
    table.turn(0)
    table.until("feats")
    table[0].ap = 0
    table.dice(3, 5)
    table.answer(0, "attempt the_bone_warden")
    table.until("challenge")
    return table


@rules("DN-13.8", "DN-4.1")
def test_a_hero_may_fall_in_his_own_turn_whatever_he_saved_before_it() -> None:
    table = hunting(ap=1, saved=1, has_saved=1)
    assert "challenge bone_warden" in table.options(0)
    table.dice(1, 1)
    table.answer(0, "challenge bone_warden")
    table.until("feats")
    assert (table[0].fallen, table[0].lain_down) == (1, 1)


@rules("DN-13.8", "DN-15.5")
def test_a_hero_who_has_fallen_in_his_own_turn_may_fall_in_the_next_one() -> None:
    table = hunting()
    table.dice(1, 1)
    table.answer(0, "challenge bone_warden")
    table.until("feats")
    table[0].fallen = 0
    table.hero(1, hand=["zombie"])
    table.hero(0, peril=9)
    table.turn(1)
    table.dice(3, 4)
    table.answer(1, "send zombie 0", "declare")
    assert table.asked() == (0, "challenge")
    assert table.options(0) == ["challenge zombie", "pass"]


@rules("DN-13.8")
def test_no_falling_to_challenge_others_in_the_location() -> None:
    assert "attack 2" not in attacked().options(1)


@rules("DN-13.8")
def test_a_hero_already_lying_cannot_fall_to_challenge() -> None:
    table = attacked(fallen=1)
    assert table.asked()[1] != "challenge"


@rules("DN-13.8")
def test_a_hero_falls_to_challenge_only_once_a_turn() -> None:
    table = attacked(lain_down=1)
    assert table.asked()[1] != "challenge"


@rules("DN-13.8")
def test_without_the_variant_a_challenge_needs_a_point() -> None:
    table = Table(2)
    table.hero(1, at="crossroads1")
    table.dice(3, 4)
    table.ambush(0, 1, "zombie")
    assert table.asked()[1] != "challenge"


@rules("DN-13.8")
def test_ap_for_falling_excludes_limited_movement() -> None:
    with pytest.raises(OptionError, match=r"DN-13\.8"):
        GAME.new(2, Options(limited_movement=True, ap_for_falling=True), seed="both")


# Dodging spikes.


def at_the_spikes(ap: int = 2, **variant: Any) -> Table:
    """Seat 0 enters the ossuary."""
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2", **variant)
    table.hero(0, at="crossroads1", ap=ap)
    table.feats(0)
    return table


@rules("DN-13.9")
def test_spikes_are_dodged_for_an_action_point() -> None:
    table = at_the_spikes(dodging_spikes=1)
    table.answer(0, "go n")
    assert table.asked() == (0, "dodge-spikes")
    table.answer(0, "yes")
    assert (table[0].ap, table[0].life) == (0, 6)
    table.assert_settled()


@rules("DN-13.9")
def test_spikes_may_be_tested_as_usual() -> None:
    table = at_the_spikes(dodging_spikes=1)
    table.answer(0, "go n")
    table.dice(1)
    table.answer(0, "no")
    assert (table[0].ap, table[0].life) == (1, 5)


@rules("DN-13.9")
def test_no_dodging_without_an_action_point() -> None:
    table = at_the_spikes(1, dodging_spikes=1)
    table.dice(1)
    table.answer(0, "go n")
    assert table[0].life == 5


@rules("DN-13.9")
def test_no_dodging_without_the_variant() -> None:
    table = at_the_spikes()
    table.dice(1)
    table.answer(0, "go n")
    assert table[0].life == 5


@rules("DN-13.9")
def test_a_pit_cannot_be_dodged() -> None:
    table = Table(2, "crossroads1 0,-1", "hall_of_chains 0,-2", dodging_spikes=1)
    table.hero(0, at="crossroads1", ap=2)
    table.dice(1)
    table.feats(0)
    table.answer(0, "go n")
    assert table[0].fallen == 1
