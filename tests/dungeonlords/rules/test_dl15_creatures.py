"""DL-15: what each creature does in battle, and extra prices."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.walks import Walk
from tests.dungeonlords.table import Table
from undercroft.dungeonlords.rules.phases.event_phase import event_phase
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders


def attack(position: str, creature: str, *attacks: str) -> dict[str, str]:
    """Send one creature and let it act."""
    walk = Walk(f"{position}; creatures {creature}; tiles 2,0; training")
    steps = walk.answers(f"send {creature}", "ready", *attacks)
    steps["lair"] = walk.table.creatures(0)[0]
    walk.table.done()
    return steps


@pytest.mark.rules("DL-15.1")
@pytest.mark.parametrize(
    ("party", "after"),
    [
        ("warrior4 thief4", "warrior4:2 thief4:0"),
        ("warrior4:3 thief4", "thief4:1"),  # eliminated: the next one is now first and takes 1
        ("warrior4:3", ""),
        ("warrior4:4 thief1:2 wizard1", "wizard1:0"),  # the second attack eliminates too; there is no third
    ],
)
def test_goblin(party: str, after: str) -> None:
    assert attack(f"party {party}", "goblin1")["creatures"] == after


@pytest.mark.rules("DL-15.2")
def test_slime_splashes_all() -> None:
    steps = attack("party warrior4 thief4 wizard1", "slime1", "attack slime1 splash")
    assert (steps["creatures"], steps["lair"]) == ("warrior4:1 thief4:1 wizard1:1", "slime1*")


@pytest.mark.rules("DL-15.2")
def test_slime_holds_so_there_is_no_fatigue_conquest_or_attack() -> None:
    table = Table.battle("party priest4:2 warrior4; creatures slime1; tiles 2,0; training; evil 7")
    table.answer(0, "send slime1", "ready", "attack slime1 hold")
    assert table.party(0) == ["priest4:2", "warrior4:0"]  # nobody healed, nobody tired
    assert (table.conquered(0), table[0].evil, table.creatures(0)) == ([], 7, ["slime1*"])
    table.done()


@pytest.mark.rules("DL-15.3", "DL-11.16")
def test_ghost_hits_anybody_except_the_first() -> None:
    steps = attack("party warrior4 thief4 wizard1", "ghost1", "attack ghost1 haunt 3")
    assert (steps["creatures"], steps["lair"]) == ("warrior4:0 thief4:0 wizard1:2", "ghost1*")


@pytest.mark.rules("DL-15.4")
@pytest.mark.parametrize(("option", "damage", "food"), [("strike", 3, 1), ("fed", 4, 0)])
def test_troll(option: str, damage: int, food: int) -> None:
    table = Table.battle("party warrior7; creatures troll1; food 1; tiles 2,0; cards fireball ? ? ?")
    table.answer(0, "send troll1", "ready", f"attack troll1 {option}")
    assert (table.party(0), table[0].food) == ([f"warrior7:{damage + 1}"], food)
    table.done()


@pytest.mark.rules("DL-15.5")
def test_witch_strikes_the_first() -> None:
    assert attack("party warrior4 thief4", "witch1", "attack witch1 strike")["creatures"] == "warrior4:4 thief4:0"


@pytest.mark.rules("DL-15.5")
@pytest.mark.parametrize(
    ("first", "second", "after"),
    [(2, 2, "warrior4:0 thief4:2"), (2, 1, "warrior4:1 thief4:1"), (1, 1, "warrior4:2 thief4:0")],
)
def test_witch_hexes_one_target_or_two(first: int, second: int, after: str) -> None:
    steps = attack("party warrior4 thief4", "witch1", f"attack witch1 hex {first}", f"target {second}")
    assert (steps["creatures"], steps["lair"]) == (after, "witch1*")


@pytest.mark.rules("DL-15.5")
def test_the_second_hex_is_aimed_after_the_first_hit() -> None:
    table = Table.battle("party warrior1:2 thief4 wizard1; creatures witch1; tiles 2,0; cards fireball ? ? ?")
    table.answer(0, "send witch1", "ready", "attack witch1 hex 1")
    assert table.prison(0) == ["warrior1"]
    assert table.options(0) == ["target 1", "target 2"]
    table.refused(0, "target 3", "DL-15.5", "no-such-target")
    table.answer(0, "target 2")
    assert table.party(0) == ["thief4:1", "wizard1:1"]
    table.done()


@pytest.mark.rules("DL-15.6")
@pytest.mark.parametrize(("option", "damage", "lair"), [("bite", 3, "vampire1*"), ("run", 2, "vampire1")])
def test_vampire(option: str, damage: int, lair: str) -> None:
    steps = attack("party warrior4 thief4", "vampire1", f"attack vampire1 {option} 2")
    assert (steps["creatures"], steps["lair"]) == (f"warrior4:0 thief4:{damage}", lair)


@pytest.mark.rules("DL-15.6")
def test_a_vampire_that_ran_can_bite_in_the_next_round() -> None:
    table = Table.combat("party warrior4; creatures vampire1; tiles 2,0 2,1; cards invisibility fireball ? ?")
    table.answer(0, "send vampire1", "ready", "attack vampire1 run 1")
    table.answer(0, "send vampire1", "ready", "attack vampire1 bite 1")
    assert table.prison(0) == ["warrior4"]
    table.done()


@pytest.mark.rules("DL-15.7", "DL-19.9")
def test_golem_always_returns_face_up() -> None:
    steps = attack("party warrior7", "golem1")
    assert (steps["creatures"], steps["lair"]) == ("warrior7:4", "golem1")


@pytest.mark.rules("DL-15.7", "DL-20.3")
def test_a_golem_costs_a_trap_card_of_the_lords_choice_face_down() -> None:
    table = Table(2, year=2)
    table.lord(0, gold=2, traps=["pendulum", "pendulum", "trap_door"])
    table.offer(creatures=["golem1"])
    table.minion(0, "hire", 1)
    table.begin(CarryOutOrders.begin)
    table.refused(0, "hire golem1 fire_wall", "DL-15.7", "no-such-trap")
    table.answer(0, "hire golem1 pendulum")
    assert (table.creatures(0), table[0].gold, table.traps(0)) == (["golem1"], 1, ["pendulum", "trap_door"])
    assert table.state.view(0).trap_discard == ("pendulum",)
    assert table.state.view(1).trap_discard == table.state.view(None).trap_discard == (None,)
    table.event("payday")
    table.begin(event_phase)
    table.answer(0, "pay golem1 trap_door")
    assert (table.creatures(0), table[0].gold, table.traps(0)) == (["golem1"], 0, ["pendulum"])
    table.done()


@pytest.mark.rules("DL-15.7")
def test_without_a_trap_a_golem_can_be_neither_hired_nor_paid() -> None:
    table = Table(2, year=2)
    table.lord(0, creatures=["golem2"])
    table.offer(creatures=["golem1", "goblin3"])
    table.minion(0, "hire", 1)
    table.begin(CarryOutOrders.begin)
    table.refused(0, "hire golem1 pendulum", "DL-15.7", "no-such-trap")
    table.answer(0, "decline")
    table.event("payday")
    table.begin(event_phase)  # nothing to choose: it leaves
    assert (table.creatures(0), table[0].evil, table[0].gold) == ([], 6, 3)
    table.done()


@pytest.mark.rules("DL-15.8", "DL-19.8")
def test_dragon_burns_all_and_prevents_healing() -> None:
    steps = attack("year 2; party paladin2 warrior7 priest8", "dragon1")
    assert steps["creatures"] == steps["healing"] == "paladin2:2 warrior7:2 priest8:2"
    assert steps["lair"] == "dragon1*"


@pytest.mark.rules("DL-15.8")
def test_a_dragon_prevents_the_healing_of_other_attacks_too() -> None:
    walk = Walk("party warrior7 priest8; creatures dragon1 goblin1; tiles 2,0=mint; training")
    walk.answers("send goblin1", "send dragon1", "ready")
    assert walk.answers("attack dragon1 burn")["healing"] == "warrior7:4 priest8:2"
    walk.table.done()


@pytest.mark.rules("DL-15.9")
def test_demon_hits_anybody_for_7_and_there_is_no_conquest() -> None:
    table = Table.battle("party warrior7 wizard8 priest8; creatures demon1; tiles 2,0; training; evil 7")
    table.answer(0, "send demon1", "ready", "attack demon1 rend 2")
    assert (table.party(0), table.prison(0)) == (["warrior7:0", "priest8:0"], ["wizard8"])
    assert (table.conquered(0), table[0].evil, table.creatures(0)) == ([], 7, ["demon1*"])
    table.done()


@pytest.mark.rules("DL-15.9", "DL-15.3")
def test_a_demon_costs_evil_and_another_monster() -> None:
    table = Table(2, year=2)
    table.lord(0, creatures=["goblin1", "ghost1"], knocked_out=["goblin1"])
    table.offer(creatures=["demon1"])
    table.minion(0, "hire", 1)
    table.begin(CarryOutOrders.begin)
    table.refused(0, "hire demon1 ghost1", "DL-15.9", "no-such-monster")
    table.refused(0, "hire demon1 troll1", "DL-15.9", "no-such-monster")
    table.answer(0, "hire demon1 goblin1")  # KO or not
    assert (table.creatures(0), table[0].evil) == (["ghost1", "demon1"], 6)
    table.done()


@pytest.mark.rules("DL-15.9")
def test_on_payday_the_monster_given_up_needs_no_wages_and_gives_no_evil() -> None:
    table = Table(2, year=2)
    table.lord(0, creatures=["demon1", "demon2", "troll1", "goblin1"], food=2)
    table.event("payday")
    table.begin(event_phase)
    table.answer(0, "pay troll1")  # already paid, yet it can be given up
    table.answer(0, "pay demon1 troll1")
    table.answer(0, "dismiss goblin1")
    table.refused(0, "pay demon2 goblin1", "DL-15.9", "no-such-monster")  # it has left
    table.answer(0, "pay demon2 demon1")  # another demon will do
    assert (table.creatures(0), table[0].evil) == (["demon2"], 5 + 1 + 1 + 1)  # two prices and the goblin
    assert (table[0].food, table[0].tokens) == (0, 0)
    table.done()


@pytest.mark.rules("DL-15.9", "DL-21.3")
def test_a_sent_monster_given_up_to_a_demon_leaves_the_battle() -> None:
    # Suggestion belongs to year 1 and demons to year 2: only a made-up position has both.
    table = Table(2, season="autumn")
    table.lord(0, creatures=["demon1", "goblin1"], party=["wizard1", "warrior4"], rooms={"2,0": "mint"})
    table.cards("suggestion", "fireball", "invisibility", "magic_shield")
    table.combat_round(1)
    table.answer(0, "send demon1", "send goblin1", "ready", "pay demon1 goblin1", "attack demon1 rend 2")
    assert table.creatures(0) == ["demon1*"]
    assert (table.party(0), table.prison(0), table[0].evil) == (["wizard1:0"], ["warrior4"], 6)
    table.done()
