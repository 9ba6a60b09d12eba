"""DL-18.3: the six trap examples, the three attack examples and the three healing examples of the rulebooks.

Each uses the party of a training scenario. What happens after the step that the books show is not tested.
"""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.walks import Walk
from tests.dungeonlords.table import Table

ONE = "party warrior1 warrior2 priest1"
TWO = "party warrior3 thief3 thief2"
THREE = "party warrior4 priest3 thief4"

FIRST_TRAPS = [
    (1, f"{ONE}; traps fire_wall", "warrior1:1 warrior2:1 priest1:2"),
    (2, f"{ONE}; traps rolling_stone", "warrior2:0 priest1:0"),  # 3 hit points, 3 damage: to the prison
    (3, f"{THREE}; traps rolling_stone", "warrior4:1 priest3:0 thief4:0"),  # two symbols
    (4, f"{THREE}; traps fire_wall", "warrior4:0 priest3:0 thief4:2"),  # in favour of those in front
    (5, f"{TWO}; traps pendulum", "warrior3:0 thief3:0 thief2:0"),  # three symbols on two thieves
    (6, f"{TWO}; traps trap_door", "warrior3:0 thief3:0 thief2:0"),  # both points, but not the effect
]


@pytest.mark.rules("DL-18.3")
@pytest.mark.parametrize(("number", "position", "party"), FIRST_TRAPS)
def test_trap_example(number: int, position: str, party: str) -> None:
    walk = Walk(f"{position}; tiles 2,0; training; round 4")
    trap = position.rsplit(maxsplit=1)[-1]
    steps = walk.answers(f"lay {trap}", "ready")
    assert steps["trap"] == party
    assert steps["conquest"].endswith("lost 2,0") is (number != 6)
    walk.table.done()


@pytest.mark.rules("DL-18.3")
def test_attack_example_standard_surplus_damage_is_lost() -> None:
    walk = Walk("party warrior3:2 thief3 thief2; creatures witch1; tiles 2,0; training")
    assert walk.answers("send witch1", "ready", "attack witch1 strike")["creatures"] == "thief3:0 thief2:0"
    walk.table.done()


@pytest.mark.rules("DL-18.3")
@pytest.mark.parametrize(
    ("target", "party"),
    [(1, "thief3:0 thief2:0"), (2, "warrior3:2 thief3:3 thief2:0"), (3, "warrior3:2 thief3:0")],
)
def test_attack_example_any_is_one_of_the_lords_choice(target: int, party: str) -> None:
    walk = Walk("party warrior3:2 thief3 thief2; creatures vampire1; tiles 2,0; training")
    assert walk.answers("send vampire1", "ready", f"attack vampire1 bite {target}")["creatures"] == party
    walk.table.done()


@pytest.mark.rules("DL-18.3")
def test_attack_example_all_is_one_damage_to_each() -> None:
    walk = Walk("party warrior3:3 thief3:1 thief2; creatures slime1; tiles 2,0; training")
    assert walk.answers("send slime1", "ready", "attack slime1 splash")["creatures"] == "thief3:2 thief2:1"
    walk.table.done()


@pytest.mark.rules("DL-18.3")
def test_healing_example_1_one_heart_removes_one_damage() -> None:
    walk = Walk(f"{THREE}; creatures troll1; tiles 2,0; training")
    steps = walk.answers("send troll1", "ready")
    assert steps["creatures"] == "warrior4:3 priest3:0 thief4:0"
    assert steps["healing"] == "warrior4:2 priest3:0 thief4:0"
    walk.table.done()


@pytest.mark.rules("DL-18.3")
def test_healing_example_2_the_eliminated_are_not_healed() -> None:
    walk = Walk("party priest2 thief1 priest4; creatures vampire1; tiles 2,0; training")
    steps = walk.answers("send vampire1", "ready", "attack vampire1 bite 2")
    assert steps["creatures"] == steps["healing"] == "priest2:0 priest4:0"
    walk.table.done()


@pytest.mark.rules("DL-18.3")
def test_healing_example_3_from_the_front_backwards() -> None:
    walk = Walk("party priest2 thief1:1 priest4:2; creatures goblin1; tiles 2,0; training")
    steps = walk.answers("send goblin1", "ready")
    assert steps["creatures"] == "priest2:2 thief1:1 priest4:2"
    assert steps["healing"] == "priest2:0 thief1:0 priest4:1"  # four hearts: it would have been better to wait
    walk.table.done()


@pytest.mark.rules("DL-18.3")
def test_without_an_attack_nobody_heals() -> None:
    table = Table.battle("party warrior4:2 priest4:1; traps rolling_stone; tiles 2,0; training")
    table.answer(0, "lay rolling_stone", "ready")
    assert table.party(0) == ["priest4:3"]  # 2 + 3 and the warrior has gone; then 2 fatigue, and no healing
    table.done()
