"""Counts of all ways to go on from fixed positions (layer 5): a change of the rules that nobody meant changes them."""

from __future__ import annotations

import msgspec
import pytest

from tests.perft import counts as counted
from undercroft.dungeonlords import GAME
from undercroft.dungeonlords.content.training import SCENARIOS
from undercroft.dungeonlords.game import PRESETS
from undercroft.dungeonlords.positions import BattlePosition


@pytest.mark.parametrize(
    ("number", "counts"),
    [
        (1, (4, 11, 23, 46, 77, 109, 119, 119)),
        (2, (4, 13, 34, 86, 236, 560, 1073, 1486)),
        (3, (4, 11, 25, 66, 155, 313, 564, 960)),
        (4, (4, 11, 23, 52, 103, 176, 264, 345)),
    ],
)
def test_all_battles_of_the_training_scenarios(number: int, counts: tuple[int, ...]) -> None:
    state = BattlePosition.parse(SCENARIOS[number - 1].position).to_state("perft")
    assert counted(state, len(counts)) == counts


def test_a_first_game_after_the_first_orders() -> None:
    state = GAME.new(2, msgspec.structs.replace(PRESETS["first"], first_player=0), "perft")
    for seat in (0, 1):
        state.play(seat, state.legal_actions(seat)[0])
    assert counted(state, 6) == (2, 4, 8, 52, 376, 1552)
