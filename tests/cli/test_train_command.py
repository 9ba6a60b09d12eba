"""The training scenarios (DL-18)."""

from __future__ import annotations

import pytest

from tests.cli.helpers import run
from undercroft.cli.dungeonlords.training_session import rest_of_solution
from undercroft.dungeonlords.content.training_scenarios import ROOM_VARIANT, SCENARIOS


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: str(scenario.number))
def test_the_books_solution_loses_one_tile(scenario: object) -> None:
    number, solution = scenario.number, scenario.solution  # type: ignore[attr-defined]
    ran = run("train", str(number), typed=solution)
    assert ran.status == 0
    assert "You lost 1 tile." in ran.out
    assert "You cannot do better!" in ran.out
    shown = run("train", str(number), typed=["solution", "quit"]).out
    assert "1 tile is lost." in shown


def test_the_room_variant_loses_no_tile_and_follows_scenario_1() -> None:
    assert "undercroft train room" in run("train", "1", typed=SCENARIOS[0].solution).out
    ran = run("train", "room", typed=ROOM_VARIANT.solution)
    assert "You lost no tiles." in ran.out
    assert "You cannot do better!" in ran.out


def test_hints_alone_lead_to_the_end() -> None:
    typed: list[str] = []
    for move in SCENARIOS[1].solution:
        typed += ["hint", move]
    out = run("train", "2", typed=typed).words
    for move in SCENARIOS[1].solution:
        assert f"({move})" in out


def test_hints_accept_a_plan_made_in_any_order() -> None:
    solution = ["lay pendulum", "send troll1", "ready", "attack troll1 strike", "send goblin1", "ready"]
    assert rest_of_solution(solution, ["send troll1", "lay pendulum"]) == solution[2:]
    assert rest_of_solution(solution, ["ready"]) is None
    assert rest_of_solution(solution, ["lay pendulum", "send goblin1"]) is None
    assert rest_of_solution(solution, solution) == []


def test_leaving_the_solution_and_restarting() -> None:
    words = run("train", "1", typed=["ready", "hint", "restart", "hint", "quit"]).words
    assert "This is no longer the book's line. The best from here:" in words
    assert "Started over." in words
    assert "(lay rolling_stone)" in words


def test_a_worse_result_names_the_best_one() -> None:
    words = run("train", "1", typed=["ready"] * 9).words
    assert "You lost 3 tiles." in words
    assert "The best result is 1." in words
    assert "Goal: lose no more than 1 tile." in words
    assert "Your answer 1, “Plan ready”, gave away the best result. Better from that point: 1. " in words
    assert words.index("1 tile is lost.") > words.index("Better from that point")


def test_the_menu() -> None:
    words = run("train", typed=["7", "2", "quit", ""]).words
    assert "No such scenario" in words
    assert "Scenario 2" in words
    assert run("train", "9").status == 2
