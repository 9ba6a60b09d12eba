"""DL-3: new round."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.games import names_of, people
from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.content.piece_counts import YEARS
from undercroft.dungeonlords.content.tile_tables import TILE_IDS
from undercroft.dungeonlords.game.definition import GAME
from undercroft.dungeonlords.rules.phases.new_round import look_ahead, open_offer

rules = pytest.mark.rules


@rules("DL-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_creatures_and_two_rooms_are_laid_open(seats: int) -> None:
    table = Table(seats)
    creatures, rooms = table.state.creature_stack, table.state.room_stack
    table.begin(open_offer)
    assert table.state.creatures == creatures[:3]
    assert table.state.rooms == rooms[:2]
    assert (table.state.creature_stack, table.state.room_stack) == (creatures[3:], rooms[2:])


@rules("DL-3.1")
def test_what_is_left_from_the_round_before_is_discarded() -> None:
    table = Table()
    table.offer(["goblin1", "troll1"], ["mint"])
    table.begin(open_offer)
    assert len(table.state.creatures) == 3
    assert not {TILE_IDS.index("goblin1"), TILE_IDS.index("troll1")} & {
        *table.state.creatures,
        *table.state.creature_stack,
    }


@rules("DL-3.2")
@pytest.mark.parametrize(("season", "following"), [("winter", "spring"), ("spring", "summer"), ("summer", "autumn")])
def test_the_next_rounds_event_is_turned_up(season: str, following: str) -> None:
    table = Table(season=season)
    number = ["winter", "spring", "summer"].index(season)
    table.state.events_up = number
    assert table.state.view(0).events[number:] == (None,) * (3 - number)
    table.begin(look_ahead)
    shown = table.state.view(0).events
    assert shown[number] is not None
    assert shown[number + 1 :] == (None,) * (2 - number)
    turned_up = [e for e in table.happened(ev.EventTurnedUp) if isinstance(e, ev.EventTurnedUp)]
    assert [(e.season, e.tile) for e in turned_up] == [(following, shown[number])]


@rules("DL-3.2", "DL-7.4")
def test_a_special_event_shows_its_card_of_the_year() -> None:
    table = Table(year=2, season="spring")
    table.event("special_event", "rats")
    table.state.season = 0
    table.state.events_up = 0
    table.state.special_up = 1
    assert table.state.view(0).special_event is None
    table.begin(look_ahead)
    assert table.happened(ev.EventTurnedUp) == [ev.EventTurnedUp("spring", "special_event", "rats")]
    assert table.state.view(0).special_event == "rats"


@rules("DL-3.2", "DL-7.4")
def test_with_special_events_off_there_is_no_card() -> None:
    table = Table(season="spring", options=GAME.preset("first"))
    table.event("special_event")
    table.state.season = 0
    table.begin(look_ahead)
    assert table.happened(ev.EventTurnedUp) == [ev.EventTurnedUp("spring", "special_event", None)]


@rules("DL-3.2")
@pytest.mark.parametrize(("seats", "drawn"), [(2, 3), (3, 3), (4, 4)])
def test_the_next_rounds_adventurers_are_drawn(seats: int, drawn: int) -> None:
    table = Table(seats, season="winter")
    stack = table.state.adventurer_stack
    table.begin(look_ahead)
    assert set(table.state.next_adventurers) == set(stack[:drawn])
    assert table.state.adventurer_stack == stack[drawn:]
    assert table.state.adventurers == ()


@rules("DL-3.2")
def test_a_round_later_they_are_this_rounds_adventurers() -> None:
    table = Table(season="winter")
    table.begin(look_ahead)
    laid_out = table.state.next_adventurers
    table.state.season = 1
    table.begin(open_offer, look_ahead)
    assert table.state.adventurers == laid_out
    assert len(table.state.next_adventurers) == 4


@rules("DL-3.2")
def test_autumn_does_not_look_ahead() -> None:
    table = Table(season="autumn")
    table.state.events_up = 3
    table.state.next_adventurers = people("thief1", "priest2")
    table.begin(open_offer, look_ahead)
    assert names_of(table.state.adventurers) == ["thief1", "priest2"]
    assert table.state.next_adventurers == ()
    assert len(table.state.adventurer_stack) == YEARS[1].adventurers
    assert [type(event) for event in table.events] == [ev.SeasonBegins, ev.OfferOpened]


@rules("DL-3.3")
def test_adventurers_lie_from_the_least_to_the_most_powerful_glyph() -> None:
    table = Table(season="winter")
    table.state.adventurer_stack = people("warrior4", "thief2", "priest1", "wizard4")
    table.begin(look_ahead)
    assert names_of(table.state.next_adventurers) == ["priest1", "thief2", "warrior4", "wizard4"]


@rules("DL-3.3")
@pytest.mark.parametrize(
    "drawn", [("thief2", "priest1", "thief3", "priest2"), ("priest2", "thief3", "thief2", "priest1")]
)
def test_equal_glyphs_stay_in_the_order_drawn(drawn: tuple[str, ...]) -> None:
    table = Table(season="winter")
    table.state.adventurer_stack = people(*drawn)
    table.begin(look_ahead)
    assert names_of(table.state.next_adventurers) == ["priest1", *[name for name in drawn if name != "priest1"]]


@rules("DL-3.4")
def test_with_all_glyphs_equal_the_last_tile_is_replaced_until_one_differs() -> None:
    table = Table(season="winter")
    table.state.adventurer_stack = people(
        "warrior2", "thief2", "priest2", "wizard2", "warrior3", "thief1", "priest3", "warrior4"
    )
    table.begin(look_ahead)
    assert names_of(table.state.next_adventurers) == ["thief1", "warrior2", "thief2", "priest2"]
    assert names_of(table.state.adventurer_stack) == ["priest3", "warrior4", "wizard2", "warrior3"]
    assert table.happened(ev.PutUnder) == [ev.PutUnder("wizard2"), ev.PutUnder("warrior3")]
    # Everybody has seen them go there (DL-20.1).
    assert table.state.view(None).under_stack == ("wizard2", "warrior3")


@rules("DL-3.4")
def test_tiles_put_under_the_stack_may_be_drawn_again() -> None:
    table = Table(3, season="winter")
    table.state.adventurer_stack = people("warrior2", "thief2", "priest2", "wizard2", "warrior1")
    table.state.under = 2
    table.begin(look_ahead)
    assert names_of(table.state.next_adventurers) == ["warrior1", "warrior2", "thief2"]
    assert names_of(table.state.adventurer_stack) == ["priest2", "wizard2"]
    assert table.state.view(0).under_stack == ("priest2", "wizard2")
    assert table.state.view(0).unseen_adventurers == ()


@rules("DL-3.4")
def test_tiles_put_under_the_stack_stay_known_as_it_shrinks() -> None:
    table = Table(3, season="winter")
    table.state.adventurer_stack = people("warrior2", "thief1", "priest2", "wizard4", "wizard2", "warrior3")
    table.state.under = 2
    table.begin(look_ahead)
    assert table.state.view(0).under_stack == ("wizard2", "warrior3")
    assert table.state.view(0).unseen_adventurers == ("wizard4",)


@rules("DL-3.4")
def test_two_equal_glyphs_are_not_replaced() -> None:
    table = Table(3, season="winter")
    table.state.adventurer_stack = people("warrior2", "thief2", "priest1", "wizard4")
    table.begin(look_ahead)
    assert table.happened(ev.PutUnder) == []
    assert names_of(table.state.adventurer_stack) == ["wizard4"]


@rules("DL-3.4")
def test_if_no_glyph_differs_the_last_tile_stays_and_the_stack_keeps_its_order() -> None:
    table = Table(3, season="winter")
    table.state.adventurer_stack = people("warrior2", "thief2", "priest2", "wizard2", "warrior3")
    table.begin(look_ahead)
    assert names_of(table.state.next_adventurers) == ["warrior2", "thief2", "priest2"]
    assert names_of(table.state.adventurer_stack) == ["wizard2", "warrior3"]
    assert table.happened(ev.PutUnder) == []
