"""A view is right, whatever has been kept of earlier ones."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.amounts import amount
from tests.fixtures.dungeoneer import SEATS, VARIANTS
from undercroft.dungeoneer import GAME
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.views import View
from undercroft.kernel.base.event import Event

GAMES = amount(1, 1, 10)
ANSWERS = amount(40, 250, 4000)
"""The most answers in a game: some go on and on."""

KINDS = {
    **{f"{seats} {preset}": (seats, GAME.preset(preset)) for seats in GAME.seat_counts for preset in GAME.presets},
    **{name: (SEATS.get(name, 3), options) for name, options in VARIANTS.items()},
}


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_it_is_that_of_the_position_at_every_event_and_before_every_answer(kind: str) -> None:
    seats, options = KINDS[kind]
    chance = random.Random(kind)
    for number in range(GAMES):
        state = GAME.new(seats, options, f"{kind} {number}")
        known: dict[Any, Any] = {}
        for _ in range(ANSWERS):
            _is_right(state, known)
            if state.is_terminal:
                break
            seat = chance.choice(state.to_act)

            def hear(event: Event, state: DungeoneerState = state, known: dict[Any, Any] = known) -> None:
                _is_right(state, known)

            state.apply(seat, chance.choice(state.legal_actions(seat)), hear)


def _is_right(state: DungeoneerState, known: dict[Any, Any]) -> None:
    viewers = (None, *range(state.seats))
    assert state.views_again(viewers, known) == [state.view(viewer) for viewer in viewers]


def test_an_unchanged_part_is_the_same_object() -> None:
    state = GAME.new(4, GAME.preset("both"), "once")
    known: dict[Any, Any] = {}
    before: View = state.views_again((0,), known)[0]
    seat = state.to_act[0]
    state.heroes[seat].glory += 1
    after: View = state.views_again((0,), known)[0]
    assert after.heroes[seat] is not before.heroes[seat]
    assert all(after.heroes[other] is before.heroes[other] for other in range(4) if other != seat)
    assert after.map is before.map and after.decks is before.decks and after.unseen_cards is before.unseen_cards
    assert after.unseen_locations is before.unseen_locations and after.unseen_quests is before.unseen_quests


def test_a_place_where_nothing_has_changed_is_the_same_object() -> None:
    state = GAME.new(2, GAME.preset("tomb"), "places")
    known: dict[Any, Any] = {}
    before: View = state.views_again((None,), known)[0]
    to = next(place for place in before.map if not place.heroes)
    state.heroes[0].location = state.dungeon.locations[before.map.index(to)]
    after: View = state.views_again((None,), known)[0]
    changed = {new.location for old, new in zip(before.map, after.map, strict=True) if old is not new}
    assert changed == {to.location, before.heroes[0].location}


def test_everybody_who_may_know_the_same_of_a_hero_sees_the_same_object() -> None:
    state = GAME.new(3, GAME.preset("tomb"), "shared")
    known: dict[Any, Any] = {}
    views = state.views_again((None, 0, 1), known)
    assert views[0].heroes[2] is views[1].heroes[2] is views[2].heroes[2]
    assert views[1].heroes[0] is not views[2].heroes[0] is views[0].heroes[0]
