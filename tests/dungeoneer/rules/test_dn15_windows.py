"""DN-15: windows."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.board.hero import LOUD, UNTIL_MY_TURN

rules = pytest.mark.rules


@rules("DN-15.1")
def test_a_window_at_the_start_and_at_the_end_of_each_phase() -> None:
    table = Table()
    table.hero(1, glory=9, hand=["haste"], standing="always")
    table.only_locations()
    table.turn(0)
    seen = []
    while table.state.active == 0:
        if table.window():
            seen.append((table.state.view(1).phase, table.window()))
            table.answer(1, "pass")
        else:
            table.answer(0, table.state.decision(0).default)
    phases = ["recovery", "misdeeds", "locations", "feats", "discard"]
    assert seen == [(phase, moment) for phase in phases for moment in ("phase_begins", "phase_ends")]


@rules("DN-15.1")
def test_a_window_when_a_card_is_declared_before_it_acts() -> None:
    table = Table()
    table.hero(0, hand=["slick_floor"])
    table.hero(1, at="crossroads1", peril=1, glory=9, hand=["haste"], standing="mine")
    table.misdeeds(0)
    table.answer(0, "play slick_floor")
    assert (table.asked(), table.window()) == ((1, "window"), "declared")
    assert table[1].peril == 0 and table.rolls() == []  # paid for, but it has not acted


@rules("DN-15.1")
def test_a_window_when_an_effect_is_declared() -> None:
    table = Table()
    table.hero(0, "roderik_talus", life=4, ap=1, glory=3)
    table.hero(1, glory=9, hand=["haste"], standing="always")
    table.feats(0)
    table.pass_all()
    table.answer(0, "use roderik_talus")
    assert (table.asked(), table.window()) == ((1, "window"), "declared")
    assert table[0].life == 4
    table.answer(1, "pass")
    assert table[0].life == 5


@rules("DN-15.1")
@pytest.mark.parametrize(
    ("bane", "dice", "moment"),
    [("slick_floor", (1,), "fall"), ("cast_out", (), "transfer"), ("stoke_the_furnace", (1,), "wound")],
)
def test_a_window_for_one_player_before_an_effect_on_his_hero(bane: str, dice: tuple[int, ...], moment: str) -> None:
    table = Table(3)
    table.hero(0, hand=[bane])
    table.hero(1, "ossk_the_unmoved", at="crossroads1", peril=4, glory=9, hand=["draught_of_mending"], standing="mine")
    table.hero(2, glory=9, hand=["haste"], standing="always")
    table.dice(*dice)
    table.misdeeds(0)
    table.pass_all()
    table.answer(0, f"play {bane}")
    seen = []
    while table.asked()[1] == "x":
        table.answer(0, "x 1")
    while table.window():
        seen.append((table.window(), table.asked()[0]))
        table.answer(table.asked()[0], "pass")
    assert (moment, 1) in seen and (moment, 2) not in seen


@rules("DN-15.1", "DN-6.10")
def test_a_window_before_a_death() -> None:
    table = Table(3)
    table.hero(1, at="crossroads1", life=1, glory=2, hand=["draught_of_mending"], standing="mine")
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    while table.window() != "death":
        table.answer(1, "pass")
    table.answer(1, "play draught_of_mending")
    assert table[1].life == 2  # 1 + 2 healed, less the wound
    assert table.happened(ev.Died) == []


@rules("DN-15.1", "DN-6.10")
def test_all_the_wounds_about_to_kill_count() -> None:
    table = Table(3, "crossroads1 0,-1")
    table.hero(1, at="crossroads1", life=1, glory=2, hand=["draught_of_mending"], standing="mine")
    table.dice(1)
    table.ambush(0, 1, "crushing_walls")  # 2 wounds
    while table.window() != "death":
        table.answer(1, "pass")
    table.answer(1, "play draught_of_mending")
    assert table[1].life == 1


@rules("DN-15.2")
def test_the_active_player_first_then_clockwise_until_all_pass_in_a_row() -> None:
    table = Table(3)
    for seat, card in ((0, "haste"), (1, "troll_tonic"), (2, "draught_of_mending")):
        table.hero(seat, glory=9, life=3, hand=[card, ("dodge", "hex_ward", "trap_sense")[seat]], standing="always")
    table.begin("feats", 1)
    asked = [table.asked()[0]]
    table.answer(1, "pass")
    asked.append(table.asked()[0])
    table.answer(2, "play draught_of_mending")
    while table.window() == "declared":
        table.answer(table.asked()[0], "pass")
    while table.window():
        asked.append(table.asked()[0])
        table.answer(table.asked()[0], "pass")
    assert asked == [1, 2, 0, 1, 2]  # after the card, all three pass once more
    assert table[2].life == 5


@rules("DN-15.2")
def test_standing_orders_say_when_to_be_asked() -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=9, hand=["haste"], standing="mine")
    table.feats(0)
    assert table.asked() == (0, "feats")
    table.hero(1, standing="always")
    table.feats(0)
    assert table.asked() == (1, "window")
    table.answer(1, "ask never")
    assert table.asked() == (0, "feats")
    assert table[1].standing == 0


@rules("DN-15.3")
def test_only_a_cancelling_card_acts_before_what_it_cancels() -> None:
    table = Table()
    table.hero(0, hand=["cast_out"])
    table.hero(1, at="crossroads1", peril=4, boons=["hex_ward"], standing="mine")
    table.misdeeds(0)
    table.answer(0, "play cast_out")
    table.answer(1, "use hex_ward")
    assert table.location(1) == "crossroads1"
    assert table[1].peril == 0  # it has still been paid for
    assert sorted(table.discards()) == ["cast_out", "hex_ward"]
    table.assert_settled()


@rules("DN-15.3")
def test_a_cancelling_card_cannot_be_cancelled() -> None:
    table = Table()
    table.hero(0, glory=9, hand=["cast_out", "haste"], boons=["spell_siphon"], standing="always")
    table.hero(1, at="crossroads1", peril=4, boons=["hex_ward"], standing="mine")
    table.misdeeds(0)
    table.pass_all()
    table.answer(0, "play cast_out")
    while table.asked()[0] == 0:
        table.answer(0, "pass")
    table.answer(1, "use hex_ward")
    assert table.asked() == (0, "window") and table.options(0, "use") == []
    table.pass_all()
    assert table.location(1) == "crossroads1"


@rules("DN-15.3")
def test_cards_act_at_once_in_the_order_in_which_they_are_played() -> None:
    table = Table()
    table.hero(1, at="crossroads1", peril=4, glory=9, life=5, hand=["draught_of_mending"], standing="mine")
    table.hero(0, hand=["cast_out"])
    table.misdeeds(0)
    table.answer(0, "play cast_out")
    table.answer(1, "play draught_of_mending")
    table.pass_all()
    order = [type(event) for event in table.happened(ev.Played, ev.Healed, ev.Transferred)]
    assert order == [ev.Played, ev.Played, ev.Healed, ev.Transferred]  # healed before being cast out


@rules("DN-15.4")
def test_only_the_defender_acts_in_the_response_step() -> None:
    table = Table(3)
    table.hero(0, hand=["zombie"])
    table.hero(1, at="crossroads1", peril=1, glory=9, hand=["haste"], standing="mine")
    table.hero(2, glory=9, hand=["dodge"], standing="always")
    table.misdeeds(0)
    table.pass_all()
    table.answer(0, "send zombie 1", "declare")
    table.dice(1, 1)
    asked: dict[str, set[int]] = {}
    while table.window():
        asked.setdefault(table.window(), set()).add(table.asked()[0])
        table.answer(table.asked()[0], "pass")
    assert asked == {"declared": {1, 2}, "response": {1}, "roll": {1, 2}, "wound": {1}}


@rules("DN-15.4")
def test_a_monsters_controller_is_the_defender_in_a_challenge() -> None:
    table = Table()
    table.hero(0, glory=9, hand=["zombie", "haste"], standing="mine")
    table.hero(1, "torvald_hask", at="crossroads1", peril=1, ap=1)
    table.dice(3, 4, 1, 1)
    table.misdeeds(0)
    table.answer(0, "send zombie 1", "declare")
    table.pass_all()
    table.answer(1, "challenge zombie", "form melee")
    assert (table.window(), table.asked()[0]) == ("response", 0)


@rules("DN-15.5")
def test_uses_return_to_all_at_each_recovery() -> None:
    table = Table()
    table.hero(1, boons=["surefooted"], fallen=1, standing="always")
    table.feats(0)
    table.answer(1, "use surefooted")
    assert table[1].fallen == 0 and table[1].used
    table.turn(0)  # another player's turn is also a turn
    assert table[1].used == ()


@rules("DN-15.5")
def test_only_the_active_player_gets_action_points_and_new_locations() -> None:
    table = Table()
    table.hero(0, at="crossroads1")
    table.hero(1, at="crossroads1", ap=1, saved=1)
    known = table[1].entered = 0b1111
    table.turn(0)
    assert (table[0].ap, table[1].ap, table[1].saved) == (2, 1, 1)
    assert table[1].entered == known and table[0].entered == 1 << table[0].location


@rules("DN-15.5")
def test_the_battle_of_the_turn_and_the_attackers_last_one_turn() -> None:
    table = Table()
    table.hero(1, battled=1, attackers=[0])
    table.turn(0)
    assert (table[1].battled, table[1].attackers) == (0, ())


def _fighting(standing: str = "mine") -> Table:
    """A zombie attacks seat 1, who is asked in the response step and at each roll about their hero."""
    table = Table(2)
    table.hero(1, at="crossroads1", life=3, glory=9, peril=9, hand=["draught_of_mending"], standing=standing)
    table.dice(6, 1)
    table.ambush(0, 1, "zombie")
    return table


@rules("DN-15.2")
def test_who_does_not_want_to_be_asked_in_this_battle_is_asked_after_it() -> None:
    table = _fighting()
    while table.window() != "response":
        table.answer(1, "pass")
    assert "ask this" not in table.options(1, "ask")
    table.answer(1, "ask battle")
    assert table.happened(ev.Wounded)  # rolls and the wound have passed by
    table.until("banes", "feats", "place")
    assert table[1].quiet == LOUD
    table.hero(1, at="crossroads1")
    table.ambush(0, 1, "bugbear")
    assert table.asked()[0] == 1 and table.window()


@rules("DN-15.2")
def test_who_does_not_want_to_be_asked_before_their_turn_is_asked_in_it() -> None:
    table = _fighting()
    table.answer(1, "ask turn")
    assert table[1].quiet == UNTIL_MY_TURN and table.state.view(0).heroes[1].quiet == "turn"
    while table.state.active == 0:
        seat, _ = table.asked()
        assert seat == 0
        table.answer(0, table.state.decision(0).default)
    assert table[1].quiet == LOUD


@rules("DN-15.2")
def test_who_wants_to_be_asked_only_if_it_could_kill_is_asked_then() -> None:
    table = _fighting("deadly")
    assert not table.window()
    assert table[1].life == 2
    table.hero(1, at="crossroads1", life=1)
    table.dice(6, 1)
    table.ambush(0, 1, "bugbear")
    assert table.window() in ("wound", "death")


@rules("DN-15.2", "DN-8.3")
def test_who_does_not_want_to_be_asked_until_this_is_over_is_asked_at_the_next_step() -> None:
    table = Table(2)
    table.hero(0, at="crossroads1", ap=2)
    table.hero(1, glory=9, life=3, hand=["draught_of_mending"], standing="always")
    table.feats(0)
    table.pass_all()
    table.answer(0, "go s")
    assert table.window() == "step" and "ask battle" not in table.options(1, "ask")
    table.answer(1, "ask this")
    assert table.asked() == (0, "feats")
    table.answer(0, "go n")
    assert table.asked() == (1, "window")


@rules("DN-15.2", "DN-6.11")
def test_who_does_not_want_to_be_asked_before_their_roll_is_asked_at_it() -> None:
    table = _fighting()
    while table.window() != "response":
        table.answer(1, "pass")
    table.answer(1, "ask roll")
    assert table.window() == "roll" and table.happened(ev.Rolled)  # the zombie has rolled already
    assert table.state.view(0).heroes[1].quiet == "roll"
    table.answer(1, "pass")
    assert table.window() == "wound"
