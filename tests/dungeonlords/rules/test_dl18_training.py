"""DL-18: the four training scenarios as the books solve them, with the damage after each step."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.dungeonlords.rules.walks import Walk
from tests.dungeonlords.table import Table
from undercroft.dungeonlords.content.tile_tables import ADVENTURER_TILES, CLASS_OF
from undercroft.dungeonlords.content.training_scenarios import ROOM_VARIANT, SCENARIOS, Scenario
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState

ONE, TWO, THREE, FOUR = [scenario.position for scenario in SCENARIOS]


@pytest.mark.rules("DL-18.1")
def test_the_scenarios_use_every_silver_adventurer_but_the_wizards_once() -> None:
    people = [tile for scenario in SCENARIOS for tile, _, _ in BattlePosition.parse(scenario.position).party]
    assert sorted(people) == [tile for tile in ADVENTURER_TILES[0] if CLASS_OF[tile] != "wizard"]


@pytest.mark.rules("DL-18.1")
def test_scenario_1_with_a_fed_troll_wins_in_the_second_round() -> None:
    walk = Walk(ONE)
    assert walk.answers("lay rolling_stone", "send troll1", "ready", "attack troll1 fed") == {
        "trap": "warrior2:0 priest1:0",
        "fast spell": "warrior2:0 priest1:0",
        "creatures": "priest1:0",
        "slow spell": "priest1:0",
        "healing": "priest1:0",
        "conquest": "priest1:2 lost 2,0",
        "later dart": "priest1:2",
    }
    # The goblin is not even needed: nobody attacks, so the priest does not heal, and fatigue is enough.
    assert walk.answers("ready") == {
        "trap": "priest1:2",
        "fast spell": "priest1:2",
        "creatures": "priest1:2",
        "slow spell": "priest1:2",
        "healing": "priest1:2",
        "conquest": "",
    }
    assert walk.table[0].food == 0
    assert walk.table.prison(0) == ["warrior1", "warrior2", "priest1"]
    walk.table.done()


@pytest.mark.rules("DL-18.1")
def test_scenario_1_saves_the_food_with_the_goblin_in_the_second_round() -> None:
    walk = Walk(ONE)
    assert walk.answers("lay rolling_stone", "send troll1", "ready", "attack troll1 strike") == {
        "trap": "warrior2:0 priest1:0",
        "fast spell": "warrior2:0 priest1:0",
        "creatures": "warrior2:3 priest1:0",
        "slow spell": "warrior2:3 priest1:0",
        "healing": "warrior2:2 priest1:0",
        "conquest": "priest1:0 lost 2,0",
        "later dart": "priest1:0",
    }
    assert walk.answers("send goblin1", "ready") == {
        "trap": "priest1:0",
        "fast spell": "priest1:0",
        "creatures": "priest1:2",
        "slow spell": "priest1:2",
        "healing": "priest1:1",
        "conquest": "",
    }
    assert walk.table[0].food == 1
    assert walk.table.conquered(0) == ["2,0"]
    walk.table.done()


@pytest.mark.rules("DL-18.1")
def test_scenario_2_lets_the_ghost_go_before_the_witch() -> None:
    walk = Walk(TWO)
    first = walk.answers("send witch1", "send ghost1", "ready", "attack ghost1 haunt 2")
    assert walk.table.party(0) == ["warrior3:0", "thief3:2", "thief2:0"]
    first |= walk.answers("attack witch1 strike")
    assert (first["trap"], first["creatures"]) == ("warrior3:0 thief3:0 thief2:0", "thief3:2 thief2:0")
    assert (first["healing"], first["conquest"]) == ("thief3:2 thief2:0", "thief2:0 lost 2,0")
    second = walk.answers("lay poisoned_meal", "ready")
    assert (second["trap"], second["healing"], second["conquest"]) == ("thief2:1", "thief2:1", "")
    walk.table.done()


@pytest.mark.rules("DL-18.1")
def test_scenario_2_the_meal_at_once_would_do_one_damage() -> None:
    walk = Walk(TWO)
    assert walk.answers("lay poisoned_meal", "ready")["trap"] == "warrior3:1 thief3:0 thief2:0"


@pytest.mark.rules("DL-18.1")
def test_scenario_3_bites_and_runs_until_the_pendulum_is_good() -> None:
    walk = Walk(THREE)
    first = walk.answers("lay cursed_ring", "send vampire1", "ready", "attack vampire1 run 3")
    assert first["trap"] == "warrior4:0 priest3:0 thief4:1"
    assert first["creatures"] == "warrior4:0 priest3:0 thief4:3"
    assert first["healing"] == first["conquest"] == "warrior4:0 priest3:0 thief4:2"  # the ring keeps the tile
    second = walk.answers("send vampire1", "ready", "attack vampire1 run 3")
    assert second["creatures"] == second["healing"] == "warrior4:0 priest3:0"
    assert second["conquest"] == "warrior4:2 priest3:0 lost 2,0"
    third = walk.answers("lay pendulum", "send vampire1", "ready", "attack vampire1 bite 1")
    assert third["trap"] == "warrior4:2 priest3:3"
    assert (third["creatures"], third["healing"], third["conquest"]) == ("priest3:3", "priest3:2", "")
    assert walk.table[0].gold == 0
    assert walk.table.conquered(0) == ["2,0"]
    walk.table.done()


@pytest.mark.rules("DL-18.1")
def test_scenario_4_holds_the_slime_back() -> None:
    walk = Walk(FOUR)
    first = walk.answers("lay fire_wall", "ready")
    assert first["trap"] == first["healing"] == "priest2:0 thief1:1 priest4:2"
    assert first["conquest"] == "priest2:2 thief1:1 priest4:2 lost 2,0"
    second = walk.answers("lay anti_magic_dart", "send slime1", "ready", "target 1", "attack slime1 splash")
    assert second["trap"] == "priest2:2 thief1:1 priest4:2"
    assert second["creatures"] == second["healing"] == "thief1:2 priest4:3"
    assert second["conquest"] == ""
    walk.table.done()


@pytest.mark.rules("DL-18.2")
def test_scenario_1_in_a_room_wins_in_the_first_round() -> None:
    walk = Walk(ROOM_VARIANT.position)
    # Fed, the troll eliminates the second warrior; then the goblin finds the priest in front.
    steps = walk.answers("lay rolling_stone", "send troll1", "send goblin1", "ready", "attack troll1 fed")
    assert steps["trap"] == "warrior2:0 priest1:0"
    assert (steps["creatures"], steps["healing"], steps["conquest"]) == ("priest1:2", "priest1:1", "")
    assert (walk.table[0].food, walk.table[0].gold) == (0, 0)
    assert walk.table.conquered(0) == []
    walk.table.done()


@pytest.mark.rules("DL-18.1", "DL-18.2")
@pytest.mark.parametrize("scenario", [*SCENARIOS, ROOM_VARIANT], ids=lambda scenario: f"scenario {scenario.number}")
def test_the_solutions_in_the_content_play_out(scenario: Scenario) -> None:
    table = Table.combat(scenario.position)
    table.answer(0, *scenario.solution)
    assert len(table.conquered(0)) == (1 if scenario.number else 0)
    table.done()


@pytest.mark.rules("DL-18.1")
@pytest.mark.parametrize("position", [ONE, TWO, THREE, FOUR])
def test_at_best_the_lord_loses_exactly_one_tile(position: str) -> None:
    assert min(all_results(BattlePosition.parse(position).to_state("any"))) == 1


def all_results(state: DungeonLordsState) -> Iterator[int]:
    """The possible numbers of lost tiles, over all ways to play on."""
    seen: set[str] = set()
    waiting = [state]
    while waiting:
        state = waiting.pop()
        if state.is_terminal:
            yield state.lords[0].conquered.bit_count()
            continue
        for action in state.legal_actions(0):
            after = state.clone()
            after.play_unchecked(0, action)
            key = after.fingerprint()
            if key not in seen:
                seen.add(key)
                waiting.append(after)


@pytest.mark.rules("DL-18.1")
def test_training_ends_with_the_last_tile_and_frees_nobody() -> None:
    table = Table.combat("party warrior4 priest4; traps trap_door; prison thief1; tiles 2,0 2,1; training")
    table.answer(0, "ready", "ready")
    assert table.conquered(0) == ["2,0", "2,1"]
    assert table.party(0) == ["warrior4:4", "priest4:0"]
    assert table.prison(0) == ["thief1"]
    table.done()


@pytest.mark.rules("DL-18.1")
def test_training_has_no_limit_of_four_rounds() -> None:
    table = Table.combat("party warrior4 priest4; creatures slime1; tiles 2,0 2,1 2,2 2,3 1,3; training")
    table.answer(0, "send slime1", "ready", "attack slime1 hold")
    assert table.state.round == 6  # four tiles lost to a party of 9 hit points, which fatigue eliminates at the fifth
    assert table.conquered(0) == ["2,0", "2,1", "2,2", "2,3"]
    table.done()
