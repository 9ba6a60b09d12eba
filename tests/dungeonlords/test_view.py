"""A view is right, whatever has been kept of earlier ones."""

from __future__ import annotations

import random
from typing import Any

import pytest

from undercroft.dungeonlords import GAME
from undercroft.kernel.match import Match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_is_that_of_the_position_before_every_answer_of_whole_games(seats: int) -> None:
    chance = random.Random(seats)
    for game in range(4):
        match = Match.start(GAME, seats, GAME.preset("full"), f"{seats} {game}")
        known: dict[Any, Any] = {}
        while True:
            state = match.state
            viewers = (None, *range(seats))
            assert state.views_again(viewers, known) == [state.view(viewer) for viewer in viewers]
            if state.is_terminal:
                break
            seat = chance.choice(state.to_act)
            match.apply(seat, chance.choice(state.legal_actions(seat)))


def test_an_unchanged_part_is_the_same_object() -> None:
    match = Match.start(GAME, 4, GAME.preset("full"), "once")
    known: dict[Any, Any] = {}
    before = match.state.views_again((0,), known)[0]
    seat = match.state.to_act[0]
    match.apply(seat, match.state.legal_actions(seat)[0])
    after = match.state.views_again((0,), known)[0]
    assert after.lords[seat] is not before.lords[seat]
    others = [other for other in range(4) if other != seat]
    assert all(after.lords[other] is before.lords[other] for other in others)
    assert after.cards is before.cards and after.board is before.board
