"""DL-17: year two."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.games import kinds, new_game, play_on, whole_game
from tests.dungeonlords.table import Table, orders
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.position import IN_TENT
from undercroft.dungeonlords.content.tile_tables import ADVENTURER_TILES, CREATURE_TILES, ROOM_TILES, SPELL_CARDS
from undercroft.dungeonlords.game.definition import Options
from undercroft.dungeonlords.rules.combat.combat_rounds import end_combat
from undercroft.dungeonlords.rules.economy.paladin import check_paladin
from undercroft.dungeonlords.rules.phases.game_years import second_year
from undercroft.dungeonlords.rules.phases.new_round import open_offer

rules = pytest.mark.rules


def autumn(seats: int = 4, first: int = 0) -> Table:
    """The end of the first year's combat."""
    table = Table(seats, season="autumn", first=first)
    table.state.round = table.state.cards_up = 4
    return table


@rules("DL-17.1")
def test_inaccessible_orders_stay_inaccessible_for_dummies_too() -> None:
    table = autumn(3)
    table.lord(0, inaccessible=["dig", "hire"])
    table.state.dummies = (orders("food", "mine", "build"),)
    table.begin(end_combat, second_year)
    assert table[0].inaccessible == orders("dig", "hire")
    assert table.state.dummies == (orders("food", "mine", "build"),)
    table.done()


@rules("DL-17.1", "DL-1.2")
def test_the_gold_combat_cards_come_face_down_and_no_look_counts_for_them() -> None:
    table = autumn()
    table.lord(0, seen=0b1111)
    table.begin(end_combat, second_year)
    assert set(table.state.cards) <= set(SPELL_CARDS[1])
    assert [card.spell for card in table.state.view(0).cards] == [None] * 4
    assert [card.turned_up for card in table.state.view(0).cards] == [False] * 4


@rules("DL-17.1")
@pytest.mark.parametrize("kept_by", ["tent", "party", "prison"])
def test_the_year_1_paladin_leaves_and_the_new_one_takes_his_tent(kept_by: str) -> None:
    table = autumn()
    if kept_by == "party":
        table.lord(0, party=["paladin1"])
    elif kept_by == "prison":
        table.lord(0, prison=["paladin1"])
    table.begin(end_combat, second_year)
    assert table.state.paladin == IN_TENT
    assert table.party(0) == []
    assert table.prison(0) == (["paladin1"] if kept_by == "prison" else [])
    table.lord(1, evil=10)
    table.begin(check_paladin)
    assert table.party(1) == ["paladin2:0"]


@rules("DL-17.2")
@pytest.mark.parametrize("began", [0, 1, 2, 3])
def test_with_four_lords_the_one_opposite_autumns_begins_year_2(began: int) -> None:
    table = autumn(first=(began + 3) % 4)
    table.state.began = began
    table.begin(second_year)
    assert table.state.first == (began + 2) % 4


@rules("DL-17.2")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_with_three_lords_the_one_to_the_left_of_autumns_begins_year_2(first: int) -> None:
    table = autumn(3, first)
    table.begin(second_year)
    assert table.state.first == (first + 1) % 3


@rules("DL-17.2")
@pytest.mark.parametrize("first", [0, 1])
def test_with_two_lords_the_first_player_is_unchanged(first: int) -> None:
    table = autumn(2, first)
    table.begin(second_year)
    assert table.state.first == first


@rules("DL-17.2", "DL-9.1")
@pytest.mark.parametrize(
    ("seats", "order"),
    [(4, [1, 2, 3, 0, 3, 0, 1, 2]), (3, [1, 2, 0, 1, 2, 0, 1, 2]), (2, [1, 0, 1, 0, 0, 1, 0, 1])],
)
def test_the_first_player_in_each_season_of_a_game(seats: int, order: list[int]) -> None:
    table = new_game(seats, options=Options(first_player=1))
    first, seasons = 1, []
    for event in play_on(table).events:
        if isinstance(event, ev.FirstPlayer):
            first = event.seat
        elif isinstance(event, ev.SeasonBegins):
            seasons.append(first)
    assert seasons == order


@rules("DL-17.3")
@pytest.mark.parametrize(("evil", "gets"), [((5, 9, 9, 9), None), ((5, 10, 9, 9), 1), ((12, 10, 11, 9), 0)])
def test_the_most_evil_lord_on_or_above_the_paladin_space_gets_him(evil: tuple[int, ...], gets: int | None) -> None:
    table = autumn()
    for seat in range(4):
        table.lord(seat, evil=evil[seat])
    table.begin(second_year)
    assert [table.party(seat) for seat in range(4)] == [["paladin2:0"] if seat == gets else [] for seat in range(4)]


@rules("DL-17.3")
@pytest.mark.parametrize(("began", "gets"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_in_a_tie_the_new_first_player_is_nicer(began: int, gets: int) -> None:
    # All are equal: the last one in the new turn order gets him.
    table = autumn(first=(began + 3) % 4)
    table.state.began = began
    for seat in range(4):
        table.lord(seat, evil=11)
    table.begin(second_year)
    assert table.state.first == (began + 2) % 4
    assert table.state.paladin == gets


@rules("DL-17.4", "DL-3.1")
def test_the_gold_stacks_are_used_in_year_2() -> None:
    table = autumn()
    table.state.events_up, table.state.under = 3, 2
    table.begin(second_year)
    state = table.state
    assert (state.view(0).events, state.view(0).under_stack) == ((None, None, None), ())
    assert set(state.creature_stack) == set(CREATURE_TILES[1])
    assert set(state.room_stack) == set(ROOM_TILES[1])
    assert set(state.adventurer_stack) == set(ADVENTURER_TILES[1])
    table.begin(open_offer)
    assert set(table.state.creatures) <= set(CREATURE_TILES[1])


@rules("DL-17.5")
def test_survivors_leave_and_creatures_stand_up_before_the_exchange() -> None:
    table = autumn(2)
    table.lord(0, evil=12, party=["paladin1", "thief1"], creatures=["goblin1"], knocked_out=["goblin1"])
    table.begin(end_combat, second_year)
    assert table.creatures(0) == ["goblin1"]
    assert table.party(0) == ["paladin2:0"]  # the old paladin left with the thief
    order = kinds(table.events, ev.SurvivorsLeave, ev.DummyMoves, ev.FirstPlayer, ev.PaladinComes)
    assert order == ["SurvivorsLeave", "DummyMoves", "FirstPlayer", "PaladinComes"]
    assert (table.state.year, table.state.season, table.state.round) == (2, 0, 0)


@rules("DL-17.5")
def test_winter_comes_next() -> None:
    table = whole_game(2)
    last = kinds(table.events, ev.SurvivorsLeave, ev.DummyMoves, ev.FirstPlayer, ev.SeasonBegins)
    at = last.index("SurvivorsLeave")
    assert last[at : at + 4] == ["SurvivorsLeave", "DummyMoves", "FirstPlayer", "SeasonBegins"]
