"""DL-11.6 to DL-11.9, DL-11.12, DL-11.14, DL-11.16: the steps of a battle and its end."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.walks import Walk
from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.rules.combat.combat_rounds import end_combat


@pytest.mark.rules("DL-11.6")
def test_the_steps_of_a_battle_come_in_order() -> None:
    table = Table(2, season="autumn")
    table.lord(0, party=["warrior4", "priest1", "wizard1"], traps=["rolling_stone"], creatures=["goblin1"], evil=5)
    table.cards("detect_evil", "fireball", "invisibility", "magic_shield")
    table.combat_round(1)
    table.answer(0, "lay rolling_stone", "send goblin1", "ready")
    battle = table.events[table.events.index(ev.BattleBegins(0, "2,0")) + 1 :]
    assert battle == [
        ev.TrapSprung(0, "rolling_stone", free=True),
        ev.Hit(0, "warrior4", 3, "trap", "rolling_stone", left=2),
        ev.CreatureActs(0, "goblin1", "goblin-strike"),
        ev.Hit(0, "warrior4", 2, "creature", "goblin1", left=0),
        ev.Eliminated(0, "warrior4"),
        ev.Hit(0, "priest1", 1, "creature", "goblin1", left=2),
        ev.KnockedOut(0, "goblin1"),
        ev.SpellCast(0, "detect_evil"),
        ev.EvilMoved(0, 2, 7, "detect_evil"),
        ev.Healed(0, "priest1", 1, ("priest",), 1, left=3),
        ev.Tired(0, 2, "detect_evil"),
        ev.Hit(0, "priest1", 2, "fatigue", left=1),
        ev.Conquered(0, "2,0"),
        ev.EvilMoved(0, -1, 6, "conquest"),
    ]
    table.done()


def test_events_tell_adventurers_of_one_class_apart() -> None:
    """By their hit points, and where these are equal by their symbols; alone, nobody needs that."""
    table = Table(2, season="autumn")
    table.lord(0, party=["thief1", "priest1", "thief2"], traps=["fire_wall"], evil=5)
    table.lord(0, creatures=["slime1"])
    table.cards("detect_evil", "fireball", "invisibility", "magic_shield")
    table.combat_round(1)
    table.answer(0, "lay fire_wall", "send slime1", "ready")
    told = {(e.args()["adventurer"], e.args()["hp"], e.args()["symbols"]) for e in table.events if "hp" in e.args()}
    assert told == {("thief1", 3, 1), ("thief2", 3, 2), ("priest1", None, None)}


@pytest.mark.rules("DL-11.6")
def test_what_a_trap_costs_is_told_after_the_trap() -> None:
    table = Table(2, season="autumn")
    table.lord(0, party=["warrior4", "priest1"], traps=["kamikaze_imp"], imps=3)
    table.cards("detect_evil", "fireball", "invisibility", "magic_shield")
    table.combat_round(1)
    table.answer(0, "lay kamikaze_imp", "ready")
    at = table.events.index(ev.TrapSprung(0, "kamikaze_imp"))
    assert table.events[at + 1] == ev.Lost(0, "imps", 1, "kamikaze_imp")


@pytest.mark.rules("DL-11.6")
@pytest.mark.parametrize(("number", "cast"), [(1, True), (2, True), (3, True), (4, False)])
def test_a_spell_needs_magic_equal_to_the_number_of_the_round(number: int, cast: bool) -> None:
    cards = " ".join(["fist_of_justice" if n == number else "?" for n in range(1, 5)])
    table = Table.battle(
        f"party warrior4 wizard1 wizard2; traps pendulum; imps 3; tiles 2,0; cards {cards}; round {number}"
    )
    table.answer(0, "ready")  # 1 + 2 magic
    assert table[0].imps == (2 if cast else 3)
    table.done()


@pytest.mark.rules("DL-11.6")
def test_the_paladins_magic_counts_too() -> None:
    table = Table.battle(
        "party paladin1 wizard1; traps pendulum; imps 3; tiles 2,0; round 3; cards ? ? fist_of_justice ?"
    )
    table.answer(0, "ready")
    assert table[0].imps == 2
    table.done()


@pytest.mark.rules("DL-11.6")
def test_a_trap_can_stop_a_fast_spell_but_creatures_cannot() -> None:
    position = "party warrior4 wizard1; traps pendulum; creatures vampire1; tiles 2,0; cards aura_of_fear ? ? ?"
    table = Table.battle(position)
    table.answer(0, "lay pendulum", "send vampire1", "ready", "attack vampire1 run 1")  # the wizard is gone
    assert table.prison(0) == ["wizard1"]
    table.done()
    table = Table.battle(position)
    table.answer(0, "send vampire1", "ready")  # the spell comes before it acts: it is withdrawn
    assert (table.party(0), table.creatures(0)) == (["warrior4:2", "wizard1:0"], ["vampire1"])
    table.done()


@pytest.mark.rules("DL-11.6")
def test_creatures_can_stop_a_slow_spell() -> None:
    table = Table.battle("party warrior4 wizard1; creatures vampire1; imps 3; tiles 2,0; cards fist_of_justice ? ? ?")
    table.answer(0, "send vampire1", "ready", "attack vampire1 bite 2")
    assert table[0].imps == 3
    table.done()


@pytest.mark.rules("DL-11.6", "DL-19.4")
def test_the_order_of_creatures_and_their_options_are_chosen_as_they_act() -> None:
    table = Table.battle("party warrior4 thief1; creatures troll1 ghost1; food 1; tiles 2,0; training")
    table.answer(0, "send troll1", "send ghost1", "ready")
    assert table.options(0) == ["attack troll1 strike", "attack troll1 fed", "attack ghost1 haunt 2"]
    table.refused(0, "attack ghost1 haunt 1", "DL-11.16", "ghost-first")
    table.answer(0, "attack ghost1 haunt 2")
    table.refused(0, "attack ghost1 haunt 2", "DL-11.6", "creature-has-acted")
    assert table.creatures(0) == ["troll1", "ghost1*"]
    table.answer(0, "attack troll1 fed")
    assert table.creatures(0) == ["troll1*", "ghost1*"]
    assert table.party(0) == []  # the fatigue: one point each
    table.done()


@pytest.mark.rules("DL-11.6")
def test_a_creature_must_use_an_option_if_it_can() -> None:
    table = Table.battle("party warrior4 priest1; creatures vampire1 goblin1; tiles 2,0=mint; training")
    table.answer(0, "send vampire1", "send goblin1", "ready")
    table.refused(0, "rest vampire1", "DL-11.6", "must-attack")
    table.refused(0, "rest goblin1", "DL-11.6", "must-attack")
    table.answer(0, "attack goblin1 strike", "attack vampire1 bite 1")
    table.done()


@pytest.mark.rules("DL-11.6", "DL-19.15", "DL-19.10", "DL-11.16")
def test_a_creature_that_can_attack_nobody_is_ko_and_nobody_is_healed() -> None:
    table = Table.battle("party priest4:1; creatures ghost1; tiles 2,0; cards invisibility ? ? ?")
    table.answer(0, "send ghost1", "ready")
    assert (table.creatures(0), table.party(0)) == (["ghost1*"], ["priest4:1"])
    table.done()


@pytest.mark.rules("DL-11.6")
def test_healing_needs_an_attack_but_no_damage() -> None:
    position = "party priest4:2 wizard1; creatures goblin1 slime1; tiles 2,0; cards magic_shield ? ? ?"
    table = Table.battle(position)
    table.answer(0, "send goblin1", "ready")  # 2, less 1 for the shield; two hearts; 1 fatigue
    assert table.party(0) == ["priest4:2", "wizard1:0"]
    table.done()
    table = Table.battle(position)
    table.answer(0, "send slime1", "ready", "attack slime1 hold")  # no attack
    assert table.party(0) == ["priest4:2", "wizard1:0"]
    table.done()


@pytest.mark.rules("DL-11.6")
def test_absorbed_damage_still_counts_as_an_attack() -> None:
    table = Table.battle("party paladin1:3 wizard1; creatures slime1; tiles 2,0; cards magic_shield ? ? ?")
    table.answer(0, "send slime1", "ready", "attack slime1 splash")
    # The shield absorbs the point against the first one. Two hearts, both for the paladin in front; then 1 fatigue.
    assert table.party(0) == ["paladin1:2", "wizard1:1"]
    table.done()


@pytest.mark.rules("DL-11.6")
def test_hearts_heal_from_the_front_backwards_priests_and_the_paladin() -> None:
    walk = Walk("party paladin1:1 warrior4:2 priest1:1; creatures ghost1; tiles 2,0; training")
    steps = walk.answers("send ghost1", "ready", "attack ghost1 haunt 2")
    assert steps["creatures"] == "paladin1:1 warrior4:4 priest1:1"
    assert steps["healing"] == "paladin1:0 warrior4:2 priest1:1"  # three hearts
    walk.table.done()


@pytest.mark.rules("DL-11.6")
def test_fatigue_comes_point_by_point_from_the_front() -> None:
    table = Table.battle("party warrior4:4 thief1; traps pendulum; tiles 2,0; cards detect_evil ? ? ?; evil 7")
    table.answer(0, "ready")
    assert (table.prison(0), table.party(0)) == (["warrior4"], ["thief1:1"])
    assert (table.conquered(0), table[0].evil) == (["2,0"], 6)
    table.done()


@pytest.mark.rules("DL-11.6")
def test_fatigue_0_still_conquers() -> None:
    table = Table.battle("party warrior4; traps pendulum; tiles 2,0; cards invisibility ? ? ?; evil 7")
    table.answer(0, "ready")
    assert (table.party(0), table.conquered(0), table[0].evil) == (["warrior4:0"], ["2,0"], 6)
    table.done()


@pytest.mark.rules("DL-11.6")
def test_a_party_eliminated_by_fatigue_conquers_nothing() -> None:
    table = Table.battle("party warrior1:2; traps pendulum; tiles 2,0; cards fireball ? ? ?; evil 7")
    table.answer(0, "ready")
    assert (table.conquered(0), table[0].evil) == ([], 7)
    table.done()


@pytest.mark.rules("DL-11.7")
def test_standard_hits_the_first_any_hits_a_chosen_one_all_hits_each() -> None:
    table = Table.battle("party warrior4 thief4 wizard3; creatures troll1 vampire1 slime1; tiles 2,0=mint; training")
    table.answer(0, "send troll1", "send vampire1", "ready")
    table.refused(0, "attack troll1 fed", "DL-15.4", "too-little-food")
    table.refused(0, "attack vampire1 bite", "DL-11.7", "needs-target")
    table.refused(0, "attack vampire1 bite 4", "DL-11.7", "no-such-target")
    table.refused(0, "attack slime1 splash", "DL-11.2", "creature-not-sent")
    table.answer(0, "attack vampire1 bite 2")
    assert table.party(0) == ["thief4:3", "wizard3:0"]  # the troll took the warrior; 2 fatigue did the rest
    table.done()


@pytest.mark.rules("DL-11.8")
def test_damage_equal_to_the_hit_points_eliminates_and_surplus_is_lost() -> None:
    walk = Walk("party warrior1 priest1; creatures troll1; food 1; tiles 2,0; training")
    steps = walk.answers("send troll1", "ready", "attack troll1 fed")
    assert steps["creatures"] == steps["healing"] == "priest1:0"  # to the prison before the priest could heal
    assert walk.table.prison(0) == ["warrior1"]
    walk.table.done()


@pytest.mark.rules("DL-11.8")
def test_damage_stays_from_round_to_round() -> None:
    table = Table.combat("party warrior4 priest4; traps rolling_stone pendulum; tiles 2,0 2,1; training")
    table.answer(0, "lay rolling_stone", "ready")
    assert table.party(0) == ["priest4:0"]  # 3 + 2
    table.answer(0, "ready")
    assert table.party(0) == ["priest4:2"]
    table.done()


@pytest.mark.rules("DL-11.8", "DL-15.8")
def test_damage_of_one_attack_to_several_is_simultaneous() -> None:
    table = Table(2, year=2, season="autumn")
    table.lord(0, party=["wizard1:2", "thief1:2", "warrior1:2"], creatures=["slime3"])
    table.cards("jailbreak", "illusion", "metamorphosis", "blind_rage")
    table.combat_round(1)
    table.answer(0, "send slime3", "ready", "attack slime3 splash")
    hits = [event for event in table.events if isinstance(event, (ev.Hit, ev.Eliminated))]
    assert [type(event).__name__ for event in hits] == ["Hit"] * 3 + ["Eliminated"] * 3
    assert table.prison(0) == ["wizard1", "thief1", "warrior1"]
    table.done()


@pytest.mark.rules("DL-11.9")
def test_when_the_party_is_gone_the_rest_is_skipped_and_unused_cards_return_face_up() -> None:
    table = Table.combat(
        "party wizard1; creatures goblin1 troll1; imps 3; tiles 2,0=mint; cards fist_of_justice ? ? ?; evil 7"
    )
    table.answer(0, "send goblin1", "send troll1", "ready", "attack troll1 strike")
    assert table.creatures(0) == ["goblin1", "troll1*"]
    assert (table[0].imps, table.conquered(0), table[0].evil) == (3, [], 7)  # no spell, no conquest
    board = table.state.view(0).lords[0]
    assert (board.planned, board.marked, board.sent) == (False, None, ())
    assert table.state.view(0).battle is None
    table.done()


@pytest.mark.rules("DL-11.9", "DL-16.2")
def test_a_second_trap_not_yet_revealed_returns_unseen_and_unpaid() -> None:
    table = Table.combat(
        "party warrior5; traps poisoned_meal cursed_ring; food 2; gold 1; year 2; "
        "tiles 2,0=labyrinth; cards jailbreak ? ? ?"
    )
    table.answer(0, "lay poisoned_meal", "lay cursed_ring", "ready", "spring poisoned_meal")
    assert (table.traps(0), table[0].gold, table[0].food) == (["cursed_ring"], 1, 0)
    assert table.state.view(None).trap_discard == ("poisoned_meal",)
    table.done()


@pytest.mark.rules("DL-11.9", "DL-11.12")
def test_after_combat_survivors_leave_and_creatures_stand_up() -> None:
    table = Table.combat("party warrior4; creatures goblin1 troll1*; tiles 2,0 2,1; cards ? ? ? invisibility; round 4")
    table.answer(0, "send goblin1", "ready")
    assert table.creatures(0) == ["goblin1*", "troll1*"]
    assert table.party(0) == ["warrior4:2"]
    table.begin(end_combat)
    assert table.creatures(0) == ["goblin1", "troll1"]
    assert (table.party(0), table.prison(0)) == ([], [])
    table.done()


@pytest.mark.rules("DL-11.12")
def test_a_ko_creature_is_out_until_the_end_of_the_years_combat() -> None:
    table = Table.combat("party warrior4; creatures goblin1; traps pendulum; tiles 2,0 2,1; training")
    table.answer(0, "send goblin1", "ready")
    table.refused(0, "send goblin1", "DL-11.2", "knocked-out")
    table.answer(0, "ready")
    table.done()


@pytest.mark.rules("DL-11.14")
def test_withdrawn_creatures_return_face_up_as_if_never_sent() -> None:
    table = Table.combat(
        "party priest4:2 wizard1; creatures goblin1; tiles 2,0 2,1 2,2 2,3; "
        "cards word_of_peace invisibility magic_shield ?"
    )
    table.answer(0, "send goblin1", "ready", "withdraw all")
    assert table.creatures(0) == ["goblin1"]
    assert table.party(0) == ["wizard1:0"]  # nobody attacked, so nobody was healed: 2 fatigue on the priest
    table.answer(0, "send goblin1", "ready")  # it may be sent again
    assert table.creatures(0) == ["goblin1*"]
    assert table.prison(0) == ["priest4", "wizard1"]
    table.done()


@pytest.mark.rules("DL-11.16")
def test_a_vampire_cannot_attack_priests_but_can_attack_the_paladin() -> None:
    table = Table.battle("party paladin1 priest1 warrior1; creatures vampire1; tiles 2,0; training")
    table.answer(0, "send vampire1", "ready")
    table.refused(0, "attack vampire1 bite 2", "DL-11.16", "spares-class")
    table.refused(0, "attack vampire1 run 2", "DL-11.16", "spares-class")
    table.answer(0, "attack vampire1 bite 1")
    assert table.party(0) == ["paladin1:2", "priest1:0", "warrior1:0"]  # 3, healed by three hearts, 2 fatigue
    table.done()


@pytest.mark.rules("DL-11.16", "DL-19.9")
def test_a_vampire_facing_only_priests_rests_or_returns_as_the_lord_likes() -> None:
    position = "party priest3 priest4; creatures vampire1; tiles 2,0; training"
    for answer, lair in (("rest vampire1", "vampire1*"), ("attack vampire1 run", "vampire1")):
        table = Table.battle(position)
        table.answer(0, "send vampire1", "ready")
        table.refused(0, "attack vampire1 bite 1", "DL-11.16", "spares-class")
        table.answer(0, answer)
        assert table.creatures(0) == [lair]
        assert table.party(0) == ["priest3:2", "priest4:0"]  # no attack, no healing
        table.done()


@pytest.mark.rules("DL-11.16")
def test_a_ghost_cannot_attack_the_adventurer_who_is_first_at_the_moment() -> None:
    table = Table.battle("party warrior1 thief4; creatures troll1 ghost1; tiles 2,0; training")
    table.answer(0, "send troll1", "send ghost1", "ready", "attack troll1 strike")
    assert table.party(0) == ["thief4:2"]  # alone: the ghost could not attack; the damage is fatigue
    assert table.creatures(0) == ["troll1*", "ghost1*"]
    table.done()
