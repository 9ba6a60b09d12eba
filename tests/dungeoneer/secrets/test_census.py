"""DN-1.1: every card is always in exactly one place, and the census finds it if one is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.dungeoneer.secrets.tables import number, scattered
from undercroft.dungeoneer.board.map_markers import add_portcullis, exit_spot, lay_token, remove_token
from undercroft.dungeoneer.content.card_index import CARDS, HEROES, QUESTS
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.turn.location_draw import Drawing, Keeping, Placing

rules = pytest.mark.rules


def _wrong(state: DungeoneerState) -> list[str]:
    wrong = state.census()["wrong"]
    assert isinstance(wrong, list)
    return wrong


@rules("DN-1.1")
@pytest.mark.parametrize("separate", [0, 1])
@pytest.mark.parametrize("dealt", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_in_both_sets_is_found(seats: int, dealt: bool, separate: int) -> None:
    census = scattered(seats, seats, separate, dealt).census()
    assert census == {
        "cards": tuple([card.id for card in CARDS]),
        "quests": tuple([one.id for one in QUESTS]),
        "heroes": tuple([hero.id for hero in HEROES]),
        "locations": tuple([card.id for card in LOCATION_CARDS]),
        "wrong": [],
    }


@rules("DN-1.1")
def test_a_location_is_found_on_its_way_from_the_stack_to_the_map() -> None:
    state = scattered(1)
    everything = state.census()
    first, *rest = state.location_deck
    state.location_deck = tuple(rest)
    assert state.census() != everything
    state.stack = [Placing(0, first)]
    assert state.census() == everything
    state.stack = [Drawing(0, 0), Keeping(0, (first,))]
    assert state.census() == everything


def _two_places(state: DungeoneerState) -> None:
    state.heroes[1].hand = (*state.heroes[1].hand, state.heroes[0].boons[0])


def _on_the_table_too(state: DungeoneerState) -> None:
    state.table = (state.decks[0][0],)


def _own_and_done(state: DungeoneerState) -> None:
    state.heroes[0].quests = (*state.heroes[0].quests, state.heroes[1].done[0])


def _laid_and_to_come(state: DungeoneerState) -> None:
    state.location_deck = (*state.location_deck, state.dungeon.locations[2])


def _two_of_a_hero(state: DungeoneerState) -> None:
    state.heroes[0].face = state.heroes[1].face


def _led_and_lying(state: DungeoneerState) -> None:
    state.heroes[0].escorts = state.heroes[0].quests[:1]
    lay_token(state, state.heroes[0].quests[0], state.dungeon.locations[0])


def _anothers_escort(state: DungeoneerState) -> None:
    state.heroes[0].escorts = state.heroes[1].quests[:1]


def _token_of_no_quest(state: DungeoneerState) -> None:
    remove_token(state, state.heroes[0].quests[0])
    lay_token(state, state.quest_deck[0], state.dungeon.locations[0])


def _four_tokens(state: DungeoneerState) -> None:
    state.deactivated = tuple([exit_spot(location, 0) for location in state.dungeon.locations[:4]])


def _bar_without_card(state: DungeoneerState) -> None:
    add_portcullis(state, state.dungeon.locations[0], 0, number("rusted_portcullis"))


def _left_behind(state: DungeoneerState) -> None:
    state.discards = ((state.heroes[0].lair[0], *state.discards[0]),)
    state.heroes[0].lair = state.heroes[0].lair[1:]


def _nowhere(state: DungeoneerState) -> None:
    state.heroes[0].location = state.location_deck[0]


def _debt(state: DungeoneerState) -> None:
    state.heroes[0].glory = -1


def _too_high(state: DungeoneerState) -> None:
    state.heroes[0].level = 5


def _planned_from_nowhere(state: DungeoneerState) -> None:
    state.heroes[0].send(state.heroes[1].lair[0], 2)


def _tokens_on_nothing(state: DungeoneerState) -> None:
    state.heroes[0].set_tokens(state.decks[0][0], 1)


FAULTS: dict[Callable[[DungeoneerState], None], str] = {
    _two_places: "is in 2 places",
    _on_the_table_too: "is in 2 places",
    _own_and_done: "is in 2 places",
    _laid_and_to_come: "is in 2 places",
    _two_of_a_hero: "is in 2 places",
    _led_and_lying: "is in 2 places",
    _anothers_escort: "which is not his quest",
    _token_of_no_quest: "which is not open",
    _four_tokens: "4 deactivation tokens",
    _bar_without_card: "bars an exit and does not lie",
    _left_behind: "which lies elsewhere",
    _nowhere: "the hero is nowhere",
    _debt: "less than nothing",
    _too_high: "level 5",
    _planned_from_nowhere: "neither in hand nor in the lair",
    _tokens_on_nothing: "tokens lie on a card that is not there",
}


@rules("DN-1.1")
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_what_is_wrong_is_found(fault: Callable[[DungeoneerState], None]) -> None:
    state = scattered(2)
    assert _wrong(state) == []
    fault(state)
    assert [line for line in _wrong(state) if FAULTS[fault] in line]
