"""DL-8: adventurers."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.games import people, whole_game
from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.rules.phases.adventurer_arrival import assign_adventurers

rules = pytest.mark.rules


def arriving(table: Table, *names: str) -> Table:
    """Lay these adventurers out for this round, and assign them to the lords."""
    table.state.adventurers = people(*names)
    table.state.adventurer_stack = table.without(table.state.adventurer_stack, people(*names))
    table.begin(assign_adventurers)
    table.done()
    assert table.state.view(0).adventurers == ()
    return table


@rules("DL-8.1")
def test_the_weakest_goes_to_the_least_evil_lord_and_so_on_up() -> None:
    table = Table()
    for seat, evil in enumerate((7, 2, 9, 4)):
        table.lord(seat, evil=evil)
    arriving(table, "thief1", "priest2", "wizard3", "warrior4")
    assert [table.party(seat) for seat in range(4)] == [["wizard3:0"], ["thief1:0"], ["warrior4:0"], ["priest2:0"]]


@rules("DL-8.1")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_in_ties_the_lord_nearer_to_the_first_player_is_nicer(first: int) -> None:
    table = arriving(Table(first=first), "thief1", "priest2", "wizard3", "warrior4")
    arrivals = [table.party((first + n) % 4) for n in range(4)]
    assert arrivals == [["thief1:0"], ["priest2:0"], ["wizard3:0"], ["warrior4:0"]]


@rules("DL-8.1")
def test_a_tie_between_some_of_the_lords() -> None:
    table = Table(first=2)
    for seat, evil in enumerate((6, 1, 6, 6)):
        table.lord(seat, evil=evil)
    arriving(table, "thief1", "priest2", "wizard3", "warrior4")
    assert [table.party(seat) for seat in range(4)] == [["warrior4:0"], ["thief1:0"], ["priest2:0"], ["wizard3:0"]]


@rules("DL-8.1")
def test_all_are_assigned_by_the_counters_as_they_stand_when_it_starts() -> None:
    # No counter moves and no paladin comes in between.
    table = Table()
    for seat, evil in enumerate((9, 9, 8, 7)):
        table.lord(seat, evil=evil)
    arriving(table, "thief1", "priest2", "wizard3", "warrior4")
    assert [event for event in table.events if not isinstance(event, ev.AdventurerJoins)] == []
    assert [lord.evil for lord in table.state.lords] == [9, 9, 8, 7]


@rules("DL-8.1")
def test_each_arrival_says_the_place_in_the_line_and_the_evil_that_decides() -> None:
    table = Table()
    for seat, evil in enumerate((6, 1, 6, 9)):
        table.lord(seat, evil=evil)
    arriving(table, "thief1", "priest2", "wizard3", "warrior4")
    assert table.events == [
        ev.AdventurerJoins(1, "thief1", 1, 1, False),
        ev.AdventurerJoins(0, "priest2", 2, 6, True),
        ev.AdventurerJoins(2, "wizard3", 3, 6, True),
        ev.AdventurerJoins(3, "warrior4", 4, 9, False),
    ]


@rules("DL-8.2")
def test_a_party_stands_in_order_of_arrival() -> None:
    table = Table()
    table.lord(0, evil=1, party=["priest4", "thief2"])
    arriving(table, "wizard1", "priest2", "wizard3", "warrior4")
    assert table.party(0) == ["priest4:0", "thief2:0", "wizard1:0"]


@rules("DL-8.2")
def test_a_new_warrior_goes_to_the_front_before_older_warriors() -> None:
    table = Table()
    table.lord(0, evil=1, party=["warrior4", "thief2"])
    arriving(table, "warrior1", "priest2", "wizard3", "thief4")
    assert table.party(0) == ["warrior1:0", "warrior4:0", "thief2:0"]


@rules("DL-8.2")
@pytest.mark.parametrize(
    ("comes", "party"),
    [("warrior1", ["paladin1:0", "warrior1:0", "thief2:0"]), ("priest1", ["paladin1:0", "thief2:0", "priest1:0"])],
)
def test_the_paladin_stays_in_front_of_everybody(comes: str, party: list[str]) -> None:
    table = Table()
    table.lord(0, evil=1, party=["paladin1", "thief2"])
    arriving(table, comes, "priest2", "wizard3", "thief4")
    assert table.party(0) == party


@rules("DL-8.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_lord_gets_one_a_round_and_three_a_year(seats: int) -> None:
    table = whole_game(seats)
    joined = [e for e in table.events if isinstance(e, (ev.AdventurerJoins, ev.SeasonBegins, ev.CombatRoundBegins))]
    rounds: list[list[int]] = []
    for event in joined:
        if isinstance(event, ev.AdventurerJoins):
            rounds[-1].append(event.seat)
        elif isinstance(event, ev.SeasonBegins):
            rounds.append([])
    everybody = list(range(seats))
    assert [sorted(seats_of_round) for seats_of_round in rounds] == [[], *[everybody] * 3] * 2


@rules("DL-8.3")
def test_none_comes_in_winter() -> None:
    table = Table(season="winter")
    table.begin(assign_adventurers)
    assert table.events == []
    table.done()
