"""DL-16: rooms that change battles or scores."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.walks import Walk
from tests.dungeonlords.table import Table
from undercroft.dungeonlords.rules.scoring import scores

TRAINING = "tiles 2,0=training_room; training"
DARK = "tiles 2,0=dark_room; training"


@pytest.mark.rules("DL-16.1")
@pytest.mark.parametrize(
    ("creature", "attacks", "after"),
    [
        ("goblin1", ["strike"], "warrior7:3 thief8:0"),
        ("troll1", ["strike"], "warrior7:4 thief8:0"),
        ("troll1", ["fed"], "warrior7:5 thief8:0"),
        ("witch1", ["strike"], "warrior7:4 thief8:0"),
        ("vampire1", ["bite 1"], "warrior7:3 thief8:0"),
        ("slime1", ["splash"], "warrior7:1 thief8:1"),
    ],
)
def test_the_training_room_helps_trolls_and_goblins(creature: str, attacks: list[str], after: str) -> None:
    walk = Walk(f"party warrior7 thief8; creatures {creature}; food 1; {TRAINING}")
    options = [f"attack {creature} {option}" for option in attacks] if creature != "goblin1" else []
    assert walk.answers(f"send {creature}", "ready", *options)["creatures"] == after
    walk.table.done()


@pytest.mark.rules("DL-16.1")
def test_in_the_training_room_a_goblins_second_attack_is_2() -> None:
    walk = Walk(f"party warrior7:4 thief8; creatures goblin1; {TRAINING}")
    assert walk.answers("send goblin1", "ready")["creatures"] == "thief8:2"
    walk.table.done()


@pytest.mark.rules("DL-16.1")
@pytest.mark.parametrize(
    ("creature", "answers", "after", "lair"),
    [
        ("vampire1", ["attack vampire1 bite 2"], "warrior7:0 thief8:4", "vampire1*"),
        ("vampire1", ["attack vampire1 run 2"], "warrior7:0 thief8:3", "vampire1"),
        ("witch1", ["attack witch1 strike"], "warrior7:5 thief8:0", "witch1*"),
        ("witch1", ["attack witch1 hex 2", "target 1"], "warrior7:2 thief8:2", "witch1*"),
        ("troll1", [], "warrior7:3 thief8:0", "troll1*"),
    ],
)
def test_the_dark_room_helps_vampires_and_witches(creature: str, answers: list[str], after: str, lair: str) -> None:
    walk = Walk(f"party warrior7 thief8; creatures {creature}; {DARK}")
    assert walk.answers(f"send {creature}", "ready", *answers)["creatures"] == after
    assert walk.table.creatures(0) == [lair]
    walk.table.done()


@pytest.mark.rules("DL-16.1", "DL-16.4")
def test_battle_rooms_act_only_for_a_battle_fought_in_them() -> None:
    walk = Walk("party warrior7; creatures goblin1; tiles 2,0 2,1=training_room; training")
    assert walk.answers("send goblin1", "ready")["creatures"] == "warrior7:2"
    walk.table.done()


@pytest.mark.rules("DL-16.2", "DL-19.4")
def test_a_labyrinth_takes_two_traps_without_the_rooms_gold_and_one_monster() -> None:
    table = Table.battle(
        "party warrior8; creatures goblin1 troll1 ghost1; traps pendulum trap_door rolling_stone cursed_ring; gold 1; "
        "tiles 2,0=labyrinth; cards jailbreak ? ? ?; year 2"
    )
    table.answer(0, "lay cursed_ring", "lay trap_door")
    table.refused(0, "lay pendulum", "DL-11.3", "traps-full")
    table.answer(0, "send goblin1", "send ghost1")
    table.refused(0, "send troll1", "DL-11.3", "monsters-full")
    table.answer(0, "ready")
    assert table.options(0) == ["spring trap_door", "spring cursed_ring"]
    table.refused(0, "spring pendulum", "DL-11.4", "trap-not-laid")
    table.answer(0, "spring trap_door", "attack goblin1 strike")
    assert table.party(0) == ["warrior8:6"]  # 3, 1 and 2; the ghost could attack nobody
    assert (table[0].gold, table.conquered(0)) == (0, [])  # the price of the ring remains
    table.done()


@pytest.mark.rules("DL-16.2", "DL-18.3", "DL-19.2", "DL-19.4")
@pytest.mark.parametrize(
    ("first", "after"),
    [
        ("rolling_stone", "paladin2:0 warrior7:1 warrior8:1 thief5:2"),
        ("fire_wall", "paladin2:4 warrior7:0 warrior8:0 thief5:0"),
    ],
)
def test_the_publishers_example_of_two_traps_in_either_order(first: str, after: str) -> None:
    walk = Walk(
        "party paladin2 warrior7 warrior8 thief5; traps rolling_stone fire_wall; year 2; "
        "tiles 2,0=labyrinth; cards jailbreak ? ? ?"
    )
    walk.answers("lay rolling_stone", "lay fire_wall", "ready")
    # Five symbols: the first trap uses up four or all five of them.
    assert walk.answers(f"spring {first}")["trap"] == after
    walk.table.done()


@pytest.mark.rules("DL-16.2")
def test_the_symbols_left_are_those_in_the_party_now_less_points_prevented() -> None:
    # Three symbols prevent 3 of the wall's 4; its last point eliminates the thief with two of them. One symbol is
    # left in the party, and three points have been prevented: none is left for the stone.
    walk = Walk(
        "party warrior8 thief1 thief2:2; traps rolling_stone fire_wall; year 2; "
        "tiles 2,0=labyrinth; cards jailbreak ? ? ?"
    )
    walk.answers("lay rolling_stone", "lay fire_wall", "ready")
    assert walk.answers("spring fire_wall")["trap"] == "warrior8:4 thief1:0"
    walk.table.done()


@pytest.mark.rules("DL-16.2")
@pytest.mark.parametrize(("room", "cast"), [("antimagic_room", False), ("mint", True)])
@pytest.mark.parametrize("spell", ["magic_shield", "fist_of_justice"])
def test_in_the_anti_magic_room_there_are_no_spells_fast_or_slow(room: str, cast: bool, spell: str) -> None:
    table = Table.battle(
        f"party warrior7 wizard1; creatures goblin1 golem1; imps 3; tiles 2,0={room}; cards {spell} ? ? ?"
    )
    table.answer(0, "send goblin1", "ready")
    lost = spell == "fist_of_justice" and cast
    damage = 2 if spell == "magic_shield" and cast else 3  # the goblin's 2 and 1 fatigue
    assert (table.party(0)[0], table[0].imps) == (f"warrior7:{damage}", 2 if lost else 3)
    table.done()


@pytest.mark.rules("DL-16.3", "DL-15.3")
@pytest.mark.parametrize(
    ("room", "points"),
    [("cafeteria", 5), ("chapel", 6), ("pandemonium", 8)],
)
def test_what_the_scoring_rooms_count(room: str, points: int) -> None:
    table = Table()
    lair = ["troll1", "goblin1", "goblin2", "slime1", "witch1", "vampire1", "ghost1", "ghost2"]
    table.lord(0, creatures=[*lair, "golem1", "dragon1", "dragon2", "demon1"], rooms={"3,0": room})
    assert scores(table.state).lines[0]["scoring_rooms"] == points
    table.lord(0, conquered=["3,0"])
    assert scores(table.state).lines[0]["scoring_rooms"] == 0
    table.done()


@pytest.mark.rules("DL-16.2", "DL-16.4", "DL-13.1")
def test_a_labyrinth_is_a_room_in_scoring() -> None:
    table = Table()
    table.lord(0, rooms={"3,0": "labyrinth"})
    assert scores(table.state).lines[0]["rooms"] == 2
    assert scores(table.state).titles["halls"] == (0,)
    table.done()
