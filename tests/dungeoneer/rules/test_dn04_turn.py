"""DN-4: the turn."""

from __future__ import annotations

import pytest

from tests.dungeoneer.table import Table, number
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS

rules = pytest.mark.rules
PHASES = ["recovery", "misdeeds", "locations", "feats", "discard"]


def phases(table: Table) -> list[str]:
    return [event.phase for event in table.events if isinstance(event, ev.PhaseBegins)]


@rules("DN-4.1", "DN-4.2", "DN-4.3", "DN-4.4", "DN-4.5")
def test_the_five_phases_come_in_order() -> None:
    table = Table()
    table.turn(0)
    assert phases(table) == PHASES[:2]
    assert table.asked() == (0, "misdeeds")
    table.answer(0, "done")
    assert table.asked() == (0, "place")
    table.until("feats")
    assert phases(table) == PHASES[:4]
    table.answer(0, "done")
    table.until("misdeeds")
    assert phases(table) == [*PHASES, *PHASES[:2]]
    assert table.asked() == (1, "misdeeds")


@rules("DN-4.1")
@pytest.mark.parametrize(("ap", "saved"), [(0, 0), (1, 1), (5, 0)])
def test_recovery_gives_as_many_action_points_as_speed(ap: int, saved: int) -> None:
    table = Table()
    table.hero(0, "kron_axereaver", level=2, ap=ap, saved=saved)
    table.turn(0)
    assert (table[0].ap, table[0].saved) == (3, 0)
    assert table.happened(ev.Recovered) == [ev.Recovered(0, 3)]


@rules("DN-4.1", "DN-4.5")
def test_a_saved_action_point_is_gone_before_the_first_window_of_the_next_turn() -> None:
    table = Table()
    table.hero(0, ap=1, saved=1, fallen=1, glory=9, hand=["haste"], standing="always")
    table.turn(0)
    assert table.window() == "phase_begins"
    assert (table[0].ap, table[0].saved) == (0, 0)
    assert table.refused(0, "stand") == "DN-9.7"


@rules("DN-4.1", "DN-19.1")
def test_action_points_gained_in_the_first_window_of_the_turn_are_kept() -> None:
    table = Table()
    table.hero(0, ap=1, saved=1, glory=9, hand=["haste"], standing="always")
    table.turn(0)
    table.answer(0, "play haste")
    table.pass_all()
    assert (table[0].ap, table[0].fleeting) == (4, 2)
    assert table.happened(ev.Recovered) == [ev.Recovered(0, 4)]


@rules("DN-4.1")
def test_all_locations_except_the_heros_own_are_new_again() -> None:
    table = Table()
    table.hero(0, "ilk_quickshade", at="crossroads1")
    table[0].entered = (1 << len(LOCATION_IDS)) - 1
    table.turn(0)
    table.answer(0, "done")
    table.until("feats")
    table.answer(0, "go s", "go n")
    points = [event.n for event in table.events if isinstance(event, ev.Glory)]
    assert points == [1]  # of the entrance; the tunnel where the turn began is not new


@rules("DN-4.1")
def test_effects_end_and_uses_return() -> None:
    table = Table()
    table.hero(0, at="crossroads1", ap=2, glory=9, hand=["potion_of_speed"])
    table.feats(0)
    table.answer(0, "play potion_of_speed")
    assert table.stat(0, "speed") == 3
    table[0].life = 4
    table.answer(0, "use roderik_talus")
    assert table.refused(0, "use roderik_talus") == "DN-4.7"
    table.answer(0, "done")
    table.until("misdeeds")
    assert table.stat(0, "speed") == 2
    table.turn(0)
    assert table.legal(0, "use roderik_talus")


@rules("DN-4.1")
def test_every_heros_used_abilities_return_at_each_recovery() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, at="elbow1", ap=1)
    table.dice(3, 3)
    table.feats(0)
    table.answer(0, "go n")
    assert table.location(0) == "crossroads1"
    table.hero(0, at="elbow1", ap=1)
    table.feats(0)
    table.answer(0, "go n")  # the exit is blocked again, and must be passed again
    assert table.rolls() == ["0 threat 4", "0 threat 4"]


@rules("DN-4.1")
def test_what_was_declared_earlier_may_be_declared_again() -> None:
    table = Table()
    table.hero(1, at="crossroads1", peril=2)
    table.dice(1, 1)
    table.hero(0, lair=["zombie"])
    table.send(0, "zombie 1")
    table.until("banes")
    assert table.refused(0, "send zombie 1") == "DN-5.2"
    table.turn(0)
    assert table.legal(0, "send zombie 1")


@rules("DN-4.3")
def test_without_locations_the_phase_is_skipped() -> None:
    table = Table()
    table.only_locations()
    table.begin("locations")
    table.assert_settled()
    assert phases(table) == ["locations", "feats"]


@rules("DN-4.4")
def test_feats_come_in_any_order_as_long_as_points_last() -> None:
    table = Table()
    table.hero(0, ap=3, glory=1, hand=["climbers_rope", "surefooted"])
    table.location_deck("corridor1")
    table.feats(0)
    table.answer(0, "go n", "explore")
    table.answer(0, "place 0,-2")
    table.answer(0, "play climbers_rope")
    assert table.refused(0, "play surefooted") == "DN-10.1"
    table.answer(0, "go s")
    assert table[0].ap == 0
    assert table.refused(0, "explore") == "DN-4.4"
    assert table.refused(0, "go n") == "DN-9.2"


@rules("DN-4.4")
def test_exploring_places_a_location_anywhere_for_an_action_point() -> None:
    table = Table()
    table.hero(0, ap=1)
    table.location_deck("corridor1")
    table.feats(0)
    table.answer(0, "explore")
    table.answer(0, "place 1,-1")  # not beside the hero
    assert (table.cell("corridor1"), table[0].ap) == ("1,-1", 0)
    table.assert_settled()


@rules("DN-4.4")
def test_a_completed_quest_ends_the_phase_whatever_is_left_to_do() -> None:
    table = Table()
    table.hero(0, ap=3, glory=9, escorts=["rescue_the_princess"], hand=["haste"])
    table.feats(0)
    table.answer(0, "deliver rescue_the_princess")
    assert table.asked() == (0, "discard")
    assert table[0].ap == 3


@rules("DN-4.4")
def test_a_quest_completed_during_an_attempt_ends_the_phase() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="ossuary", ap=2, quests=["a_game_of_bones"], hand=["haste"])
    table.dice(6, 6)
    table.feats(0)
    table.answer(0, "attempt a_game_of_bones")
    assert table.done(0) == ["a_game_of_bones"]
    assert table.asked() == (0, "discard")


@rules("DN-4.4")
def test_a_quest_completed_by_a_hunt_ends_the_phase_after_the_battle() -> None:
    table = Table(2, "crossroads1 0,-1", "ossuary 0,-2")
    table.hero(0, at="ossuary", level=3, ap=2, quests=["the_bone_warden"])
    table.hero(0, "kron_axereaver")
    table.dice(1, 6, 6, 1)
    table.feats(0)
    table.answer(0, "attempt the_bone_warden")
    table.answer(0, "challenge bone_warden", "form melee")
    assert table.done(0) == ["the_bone_warden"]
    assert table.asked() == (0, "save")


@rules("DN-4.5")
def test_exactly_one_card_is_discarded() -> None:
    table = Table()
    table.hero(0, hand=["haste", "zombie"], treasures=["bronze_helm"], boons=["surefooted"], lair=["legion"])
    table.begin("discard")
    assert table.options(0) == ["discard haste", "discard zombie", "discard bronze_helm", "discard legion"]
    assert table.refused(0, "discard surefooted") == "DN-4.5"
    assert table.refused(0, "pass") == "DN-4.5"
    table.answer(0, "discard bronze_helm")
    assert table.treasures(0) == [] and table.discards() == ["bronze_helm"]
    assert table.asked() != (0, "discard")


@rules("DN-4.5")
@pytest.mark.parametrize("card", ["haste", "legion"])
def test_the_discard_comes_from_hand_or_lair(card: str) -> None:
    table = Table()
    table.hero(0, hand=["haste"], lair=["legion"])
    table.begin("discard")
    table.answer(0, f"discard {card}")
    assert table.discards() == [card]


@rules("DN-4.5", "DN-10.9")
def test_a_treasure_attached_to_another_may_be_the_card_that_is_discarded() -> None:
    table = Table()
    table.hero(0, hand=["haste"], treasures=["gravediggers_spade"], attached={"serrated_edge": "gravediggers_spade"})
    table.hero(0, lair=["legion"])
    table.hero(0, attached={"mutagen": "legion"})  # a bane, not a treasure
    table.begin("discard")
    assert table.options(0)[:3] == ["discard haste", "discard gravediggers_spade", "discard serrated_edge"]
    assert table.options(0)[3:] == ["discard legion"]
    table.answer(0, "discard serrated_edge")
    assert table.attached(0) == {"mutagen": "legion"} and table.treasures(0) == ["gravediggers_spade"]
    assert table.discards() == ["serrated_edge"]


@rules("DN-4.5")
def test_with_an_empty_hand_nothing_need_be_discarded() -> None:
    table = Table()
    table.hero(0, treasures=["bronze_helm"])
    table.begin("discard")
    table.answer(0, "pass")
    assert table.treasures(0) == ["bronze_helm"] and table.discards() == []
    assert len(table.hand(0)) == 5


@rules("DN-4.5", "DN-8.4")
def test_a_hero_who_did_not_move_gets_the_points_but_no_effects() -> None:
    table = Table(2, "crossroads1 0,-1", "gallery_of_whispers 0,-2")
    table.hero(0, at="gallery_of_whispers")
    table.begin("discard")
    assert (table[0].glory, table[0].peril) == (3, 2)
    assert table.rolls() == []


@rules("DN-4.5", "DN-8.4")
def test_a_hero_who_moved_gets_no_points() -> None:
    table = Table()
    table.hero(0, at="crossroads1", moved=1)
    table.begin("discard")
    assert (table[0].glory, table[0].peril) == (0, 0)


@rules("DN-4.5", "DN-19.1")
@pytest.mark.parametrize(("answer", "kept"), [("save", 1), ("pass", 0)])
def test_one_action_point_may_be_saved(answer: str, kept: int) -> None:
    table = Table()
    table.hero(0, ap=3)
    table.begin("discard")
    assert table.asked() == (0, "save")
    table.answer(0, answer)
    assert (table[0].ap, table[0].saved) == (kept, kept)


@rules("DN-4.5")
def test_none_can_be_saved_if_none_is_left() -> None:
    table = Table()
    table.begin("discard")
    assert table.asked() == (1, "misdeeds")


@rules("DN-4.5")
def test_the_discard_comes_first_then_points_saving_and_drawing() -> None:
    table = Table()
    table.hero(0, ap=1, hand=["haste"])
    table.deck("zombie")
    table.begin("discard")
    table.answer(0, "discard haste")
    assert table[0].glory == 1 and table.hand(0) == []
    table.answer(0, "save")
    kinds = [
        type(event) for event in table.events if isinstance(event, ev.Discarded | ev.Glory | ev.ApSaved | ev.Drawn)
    ]
    assert kinds == [ev.Discarded, ev.Glory, ev.ApSaved, *[ev.Drawn] * 5]
    assert "haste" not in table.hand(0) and "zombie" in table.hand(0)


@rules("DN-4.5")
def test_an_empty_deck_is_rebuilt_from_the_discards() -> None:
    table = Table()
    table.only_deck("zombie", "haste")
    table.state.discards = ((number("legion"), number("bugbear"), number("dodge"), number("turn_away")),)
    table.begin("discard")
    assert {"zombie", "haste"} < set(table.hand(0)) and len(table.hand(0)) == 5
    assert len(table.state.decks[0]) == 1 and table.discards() == []
    assert len(table.happened(ev.Reshuffled)) == 1


@rules("DN-4.6")
def test_turns_pass_to_the_left_and_a_round_is_one_turn_each() -> None:
    table = Table(3)
    table.state.first = 2
    table.begin("discard", 0)
    turns = []
    for _ in range(4):
        turns.append((table.state.active, table.state.round))
        table.answer(table.state.active, "done")
        table.until("misdeeds")
    assert turns == [(1, 1), (2, 2), (0, 2), (1, 2)]


@rules("DN-4.6", "DN-17.3")
def test_dead_players_get_no_turns() -> None:
    table = Table(3)
    table.hero(1, life=0)
    table.begin("discard", 0)
    assert table.state.active == 2


@rules("DN-4.7")
def test_what_a_player_may_do_in_any_turn() -> None:
    table = Table()
    table.hero(1, ap=1, glory=9, fallen=1, hand=["haste", "surefooted", "turn_away", "slick_floor"], standing="always")
    table.hero(1, boons=["battle_trance"], treasures=["climbers_rope"])
    table.feats(0)
    assert table.asked() == (1, "window")
    assert table.options(1, "play") == ["play haste"]
    assert table.options(1, "use") == ["use climbers_rope"]
    assert table.legal(1, "stand")
    assert table.refused(1, "play surefooted") == table.refused(1, "play turn_away") == "DN-1.5"
    assert table.refused(1, "use battle_trance") == "DN-4.7"
    table.answer(1, "stand")
    assert (table[1].fallen, table[1].ap) == (0, 0)


@rules("DN-4.7")
def test_nothing_else_can_be_done_before_a_pending_event() -> None:
    table = Table()
    table.hero(0, hand=["cast_out"])
    table.hero(1, at="crossroads1", ap=1, peril=4, glory=9, fallen=1, hand=["draught_of_mending"], standing="always")
    table.misdeeds(0)
    table.pass_all()
    table.answer(0, "play cast_out")
    while table.window() != "transfer":
        table.answer(table.asked()[0], "pass")
    refusal = table.state.why_not(1, table.state.vocabulary.parse("stand"))
    assert refusal is not None and (refusal.rule, refusal.reason) == ("DN-4.7", "no-time-now")


@rules("DN-4.7")
def test_nor_while_the_pending_event_is_being_averted() -> None:
    table = Table()
    table.hero(0, hand=["stoke_the_furnace"])
    table.hero(1, at="crossroads1", ap=1, peril=4, glory=9, fallen=1, hand=["haste"], escorts=["rescue_the_princess"])
    table.hero(1, treasures=["ring_of_magic"], tokens={"ring_of_magic": 1})
    table.misdeeds(0)
    table.awake(1, "always")
    table.dice(1)
    table.answer(0, "play stoke_the_furnace")
    while table.asked()[1] == "x":
        table.answer(0, "x 1")
    while table.window() != "wound":
        table.answer(1, "pass")
    table.answer(1, "use ring_of_magic")
    assert table.window() == "declared"  # the ring has not prevented the wound yet
    for notation in ("stand", "drop rescue_the_princess"):
        refusal = table.why_not(1, notation)
        assert refusal is not None and (refusal.rule, refusal.reason) == ("DN-4.7", "no-time-now")


@rules("DN-4.7")
def test_an_effect_that_names_a_time_waits_for_it() -> None:
    table = Table()
    table.hero(0, "roderik_talus", life=3, glory=9, ap=3)
    table.hero(1, glory=9, standing="always", hand=["dodge"])
    table.feats(1)
    table.pass_all()
    table.awake(0, "always")
    table.hero(0, hand=["haste"])
    table.feats(1)
    assert table.asked() == (1, "window")
    table.answer(1, "pass")
    assert table.refused(0, "use roderik_talus") == "DN-4.7"  # only in his own turn
