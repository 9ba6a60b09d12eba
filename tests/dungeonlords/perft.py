"""The positions of Dungeon Lords from which all ways to play on are counted."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from undercroft.dungeonlords import GAME
from undercroft.dungeonlords.content.training_scenarios import SCENARIOS
from undercroft.dungeonlords.game.definition import PRESETS
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState


def battle(position: str) -> DungeonLordsState:
    """A battle in training, from its beginning."""
    return BattlePosition.parse(position).to_state("perft")


def first_orders() -> DungeonLordsState:
    """A first game, after the first orders."""
    state = GAME.new(2, msgspec.structs.replace(PRESETS["first"], first_player=0), "perft")
    for seat in (0, 1):
        state.play_unchecked(seat, state.legal_actions(seat)[0])
    return state


POSITIONS: Final[dict[str, Callable[[], DungeonLordsState]]] = {
    **{f"training-{scenario.number}": partial(battle, scenario.position) for scenario in SCENARIOS},
    "first-orders": first_orders,
}
