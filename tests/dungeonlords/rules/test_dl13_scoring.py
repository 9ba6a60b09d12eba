"""DL-13: scoring."""

from __future__ import annotations

import pytest

from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.rules.phases.game_years import announce_scores, award_titles
from undercroft.dungeonlords.rules.scoring import TITLES, scores
from undercroft.dungeonlords.views import Scores


def at_the_end(seats: int = 4) -> Table:
    """Lords who share every title and have nothing else that scores."""
    return Table(seats, year=2, season="autumn")


def result(table: Table) -> Scores:
    """The scores; they are also events."""
    table.begin(announce_scores)
    told = scores(table.state)
    assert [event for event in table.events if isinstance(event, ev.Scored)] == [
        ev.Scored(seat, total) for seat, total in enumerate(told.totals)
    ]
    table.done()
    return told


@pytest.mark.rules("DL-13.1")
def test_points_of_the_dungeon() -> None:
    table = at_the_end()
    table.lord(0, rooms={"1,0": "mint", "3,0": "training_room", "0,1": "magic_room"}, conquered=["1,0", "2,0"])
    table.lord(0, creatures=["goblin1", "troll1", "ghost1"], prison=["warrior1", "priest8", "paladin2"], red_counters=2)
    line = result(table).lines[0]
    assert line["rooms"] == 4  # two unconquered
    assert line["monsters"] == 2  # no ghosts
    assert line["prisoners"] == 2 + 2 + 5
    assert line["conquered"] == -4  # a room and a tunnel
    assert line["red_counters"] == -6


@pytest.mark.rules("DL-13.1")
def test_the_total_may_be_negative() -> None:
    table = at_the_end()
    table.lord(0, conquered=["2,0", "2,1", "2,2"], red_counters=5, tunnels=["2,0", "2,1", "2,2"], imps=0, gold=0)
    assert result(table).totals[0] < 0


@pytest.mark.rules("DL-13.1", "DL-13.3", "DL-16.4")
def test_scoring_rooms_count_only_while_unconquered() -> None:
    for conquered, points in (([], 6), (["4,3"], 0)):
        table = at_the_end()
        table.lord(0, rooms={"4,3": "chapel"}, creatures=["vampire1", "ghost1", "ghost2", "goblin1"])
        table.lord(0, conquered=conquered)
        assert result(table).lines[0]["scoring_rooms"] == points


TITLE_WINNERS = [
    ("dark_deeds", {"evil": 9}),
    ("halls", {"rooms": {"3,0": "mint"}, "conquered": ["3,0"]}),
    ("tunnels", {"tunnels": ["2,0", "2,1", "2,2", "2,3"], "conquered": ["2,3"]}),
    ("monsters", {"creatures": ["goblin1"]}),
    ("imps", {"imps": 4}),
    ("riches", {"gold": 4}),
    ("riches", {"food": 4}),
    ("riches", {"traps": ["pendulum"]}),
]


@pytest.mark.rules("DL-13.2")
@pytest.mark.parametrize(("title", "better"), TITLE_WINNERS)
def test_the_lord_with_the_most_holds_a_title_alone(title: str, better: dict[str, object]) -> None:
    table = at_the_end()
    table.lord(1, **better)  # type: ignore[arg-type]
    holders = result(table).titles
    assert holders[title] == (1,)
    others = {name for name in TITLES if name != title and holders[name] == (1,)}
    assert others == set()


@pytest.mark.rules("DL-13.2")
def test_the_battle_title_goes_to_the_fewest_conquered_tiles() -> None:
    table = at_the_end()
    for seat, lost in enumerate((["2,0"], ["2,0", "2,1"], [], ["2,0"])):
        table.lord(seat, conquered=lost)
    assert result(table).titles["battle"] == (2,)


@pytest.mark.rules("DL-13.2")
def test_a_title_says_what_everybody_has_of_what_it_counts() -> None:
    table = at_the_end()
    for seat, lost in enumerate((["2,0"], [], [], ["2,0"])):
        table.lord(seat, gold=seat, traps=["pendulum"] if seat == 2 else [], conquered=lost)
    counted = result(table).counted
    assert (counted["riches"], counted["battle"]) == ((3, 4, 6, 6), (1, 0, 0, 1))
    table.begin(award_titles)
    won = {event.title: event for event in table.events if isinstance(event, ev.TitleWon)}
    assert won["riches"] == ev.TitleWon("riches", (2, 3), 6, 2)
    assert won["battle"] == ev.TitleWon("battle", (1, 2), 0, 2)


@pytest.mark.rules("DL-13.2", "DL-15.3", "DL-15.4")
def test_ghosts_and_troll_tokens_count_for_no_title() -> None:
    table = at_the_end()
    table.lord(0, creatures=["ghost1", "ghost2"])
    table.lord(1, creatures=["troll1"], imps=3)
    told = result(table)
    assert told.titles["monsters"] == (1,)
    assert told.titles["imps"] == (0, 1, 2, 3)


@pytest.mark.rules("DL-13.2")
@pytest.mark.parametrize(("seats", "alone", "shared"), [(2, 2, 1), (3, 3, 2), (4, 3, 2)])
def test_an_exclusive_title_is_worth_more_than_a_shared_one(seats: int, alone: int, shared: int) -> None:
    table = at_the_end(seats)
    assert [line["titles"] for line in result(table).lines] == [7 * shared] * seats  # even at zero
    table = at_the_end(seats)
    table.lord(0, evil=6)
    first, *others = [line["titles"] for line in result(table).lines]
    assert (first, set(others)) == (6 * shared + alone, {6 * shared})


@pytest.mark.rules("DL-13.2")
def test_nothing_breaks_ties_not_even_the_marker() -> None:
    for first in range(4):
        table = at_the_end()
        table.state.first = first
        table.lord(1, evil=9)
        table.lord(3, evil=9)
        assert result(table).titles["dark_deeds"] == (1, 3)


@pytest.mark.rules("DL-13.2", "DL-19.14")
def test_dummies_never_hold_a_title() -> None:
    table = at_the_end(2)
    table.state.dummy_evil = 15
    table.lord(0, evil=6)
    assert result(table).titles["dark_deeds"] == (0,)


@pytest.mark.rules("DL-13.3")
@pytest.mark.parametrize(("seats", "points"), [(4, 2), (3, 1), (2, 1)])
def test_the_hall_of_fame_adds_to_exclusive_titles_only(seats: int, points: int) -> None:
    table = at_the_end(seats)
    table.lord(0, rooms={"4,3": "hall_of_fame"}, evil=9)
    told = result(table)
    # Titles held alone: dark deeds and halls.
    assert told.lines[0]["scoring_rooms"] == 2 * points
    table = at_the_end(seats)
    table.lord(0, rooms={"4,3": "hall_of_fame"}, evil=9, conquered=["4,3"])
    assert result(table).lines[0]["scoring_rooms"] == 0


@pytest.mark.rules("DL-13.4")
def test_most_points_win_ties_share_and_above_zero_earns_the_licence() -> None:
    table = at_the_end()
    for seat in (1, 2):
        table.lord(seat, prison=[f"warrior{seat}"])
    table.lord(3, red_counters=7)  # 14 points of shared titles, -21
    table.lord(0, red_counters=4)  # 2 points
    told = result(table)
    assert told.totals == (2, 16, 16, -7)
    assert told.winners == (1, 2)
    assert told.licensed == (True, True, True, False)
    assert told.totals == table.state.returns()


@pytest.mark.rules("DL-13.4")
def test_zero_points_earn_no_licence() -> None:
    table = at_the_end(2)  # 7 shared titles, 1 point each
    table.lord(0, creatures=["goblin1"], red_counters=3)  # one title alone, 1 monster
    told = result(table)
    assert (told.totals, told.licensed) == ((0, 6), (False, True))


@pytest.mark.rules("DL-13.1")
def test_the_scores_say_how_they_are_counted_up_and_what_cost_most() -> None:
    """Category by category up to the total; who lost nothing has no worst category."""
    table = at_the_end(2)
    table.lord(0, tunnels=["2,0"], conquered=["2,0"], red_counters=7)
    told = result(table)
    assert tuple(told.running) == tuple(told.lines[0]) and list(told.running.values())[-1] == told.totals
    assert told.running["rooms"] == tuple([line["rooms"] for line in told.lines])
    worst = told.worst[0]
    assert worst is not None and (worst.line, worst.count, worst.points) == ("red_counters", 7, -21)
    assert told.worst[1] is None
