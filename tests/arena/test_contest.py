"""Contests: line-ups, rotations, and games that depend on nothing but the seed and the line-up."""

from __future__ import annotations

from collections import Counter, defaultdict

import msgspec
import pytest

from undercroft.arena.contests import contest as contests
from undercroft.arena.contests.contest import Contest, ContestError, ladder, round_robin
from undercroft.arena.contests.contest_game import play_game
from undercroft.bots import RandomBot
from undercroft.kernel.base.errors import OptionError

LORDS = "dungeon-lords"


def test_a_round_robin_has_every_group_once() -> None:
    names = ("a", "b", "c", "d", "e")
    groups = round_robin(names, 4)
    assert len(groups) == len(set(groups)) == 5
    assert all(len(set(group)) == 4 for group in groups)


@pytest.mark.parametrize(("entrants", "seats"), [(2, 3), (2, 4), (3, 4), (1, 4), (4, 1), (4, 2)])
def test_tables_are_full_and_everybody_plays_equally_often(entrants: int, seats: int) -> None:
    names = tuple("abcd"[:entrants])
    groups = round_robin(names, seats)
    assert all(len(group) == seats for group in groups)
    played = Counter([name for group in groups for name in group])
    assert len(set(played.values())) == 1 and set(played) == set(names)


def test_on_a_ladder_only_neighbours_meet() -> None:
    assert {frozenset(group) for group in ladder(("a", "b", "c", "d"), 4)} == {
        frozenset("ab"),
        frozenset("bc"),
        frozenset("cd"),
    }


def test_each_bot_of_a_deal_has_each_seat_once_in_the_same_order_around_the_table() -> None:
    contest = Contest.of("dungeoneer", 3, (("greedy", "random", "random"),))
    seatings = [contest.seating(number) for number in contest.numbers(9)]
    for first in range(0, 9, 3):
        deal = seatings[first : first + 3]
        assert len({seating.seed for seating in deal}) == 1
        for seat in range(3):
            assert {s.dice[seat] for s in deal} == set(deal[0].dice)
        assert {s.players.index("greedy") for s in deal} == {0, 1, 2}
    assert len({seating.seed for seating in seatings}) == 3


def test_a_deal_does_not_depend_on_who_else_takes_part() -> None:
    def deals(*entrants: str) -> dict[str, set[tuple[str, tuple[str, ...]]]]:
        contest = Contest.of(LORDS, 2, round_robin(entrants, 2))
        found = defaultdict(set)
        for number in contest.numbers(24):
            seating = contest.seating(number)
            found[" ".join(sorted(seating.players))].add((seating.seed, seating.players))
        return found

    small, large = deals("greedy", "random"), deals("baron", "random", "greedy")
    assert large["greedy random"] <= small["greedy random"]
    assert len(large["greedy random"]) == 8


def test_line_ups_take_turns_so_that_a_contest_is_balanced_wherever_it_stops() -> None:
    contest = Contest.of(LORDS, 2, round_robin(("trainee", "greedy", "random", "baron"), 2))
    for games in range(12, 73, 12):
        met = Counter([contest.seating(number).players for number in range(games)])
        assert set(met.values()) == {games // 12}


def test_bots_that_play_alone_get_the_same_deals() -> None:
    contest = Contest.of("dungeoneer", 1, round_robin(("greedy", "random"), 1))
    deals = defaultdict(set)
    for number in contest.numbers(8):
        seating = contest.seating(number)
        deals[seating.players].add(seating.seed)
    assert deals["greedy",] == deals["random",] and len(deals["random",]) == 4


def test_a_number_of_games_is_rounded_up_to_whole_deals() -> None:
    contest = Contest.of(LORDS, 3, round_robin(("random",), 3))
    assert [len(contest.numbers(games)) for games in (1, 3, 4)] == [3, 3, 6]


@pytest.mark.parametrize(
    ("game", "seats", "line_up", "preset", "changes", "match"),
    [
        ("chess", 2, ("random",) * 2, None, (), "no game is called"),
        (LORDS, 1, ("random",), None, (), "players"),
        (LORDS, 2, ("oracle", "random"), None, (), "no bot is called 'oracle'"),
        (LORDS, 2, ("overlord@v99", "random"), None, (), "overlord@v1"),
        (LORDS, 2, ("random",), None, (), "need 2 bots"),
        (LORDS, 2, ("random",) * 2, "middle", (), "preset"),
        (LORDS, 2, ("random",) * 2, None, ("luck=2",), "option"),
    ],
)
def test_a_contest_that_cannot_be_played_is_refused(
    game: str, seats: int, line_up: tuple[str, ...], preset: str | None, changes: tuple[str, ...], match: str
) -> None:
    with pytest.raises(OptionError, match=match):
        Contest.of(game, seats, (line_up,), preset, changes)


@pytest.mark.parametrize(
    ("game", "seats", "bots", "parts"),
    [
        (LORDS, 2, ("greedy", "random"), {"score_rooms", "score_titles"}),
        (LORDS, 4, ("greedy", "random"), {"score_monsters", "score_prisoners"}),
        ("dungeoneer", 1, ("greedy",), {"quests", "glory"}),
        ("dungeoneer", 2, ("greedy", "random"), {"quests", "life"}),
    ],
)
def test_a_game_is_the_same_each_time(game: str, seats: int, bots: tuple[str, ...], parts: set[str]) -> None:
    contest = Contest.of(game, seats, round_robin(bots, seats)[:1])
    first, second = play_game(contest, 0), play_game(contest, 0)
    assert first.result() == second.result()
    assert first.players == contest.seating(0).players
    assert parts <= set(first.parts[0])
    assert sum(sum(one.values()) for one in first.times) == first.decisions > first.turns > 3
    if game == LORDS:
        assert first.points == tuple([float(sum(part.values())) for part in first.parts])
    if seats > 1:
        assert sum(first.wins) == pytest.approx(1)


def test_a_bot_that_gives_an_illegal_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "choose", lambda self, view, decision: "orders food food food")
    with pytest.raises(ContestError, match="game 1: random gives an answer that is not legal"):
        play_game(Contest.of(LORDS, 2, (("random", "random"),)), 1)


def test_other_bots_make_another_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest.of(LORDS, 2, (("random", "random"),))
    contest.check()
    for change, match in (({"bots": "0"}, "the bots have changed"), ({"rules": 0}, "the rules have changed")):
        with pytest.raises(ContestError, match=match):
            msgspec.structs.replace(contest, **change).check()
    assert contests.code_of_bots(LORDS) == contest.bots != contests.code_of_bots("dungeoneer")
