"""The JSON of a view is right, whatever has been cached."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from undercroft.dungeonlords import GAME
from undercroft.dungeonlords.views import View
from undercroft.kernel.match import Match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_matches_the_view_before_every_answer_of_whole_games(seats: int) -> None:
    chance = random.Random(seats)
    decoder = msgspec.json.Decoder(View)
    for game in range(4):
        match = Match.start(GAME, seats, GAME.preset("full"), f"{seats} {game}")
        known: dict[Any, Any] = {}
        while True:
            state = match.state
            for viewer in (None, *range(seats)):
                assert decoder.decode(state.view_json(viewer, known)) == state.view(viewer)
            if state.is_terminal:
                break
            seat = chance.choice(state.to_act)
            match.apply(seat, chance.choice(state.legal_actions(seat)))


def test_an_unchanged_part_is_not_encoded_again() -> None:
    state = Match.start(GAME, 4, GAME.preset("full"), "once").state
    known: dict[Any, Any] = {}
    state.view_json(0, known)
    parts = {name: part for name, (_, part) in known.items()}
    state.view_json(0, known)
    assert all(known[name][1] is part for name, part in parts.items()) and (0, True) in parts
