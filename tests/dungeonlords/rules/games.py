"""Whole games for the rule tests: a new game as a table, and random games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.dungeonlords.table import Table
from undercroft.dungeonlords.content.tile_tables import ADVENTURER_IDS, ORDERS, PLACES
from undercroft.dungeonlords.game.definition import GAME, Options
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.chance import Chance


def new_game(seats: int = 4, preset: str = "full", seed: str = "1", options: Options | None = None) -> Table:
    """A new game at its first question."""
    table = Table(seats)
    table.state = GAME.new(seats, options or GAME.preset(preset), seed=seed)
    return table


def play_on(table: Table, enough: Callable[[DungeonLordsState], bool] = lambda state: False) -> Table:
    """Answer at random, with a fixed seed, until `enough` holds or the game is over."""
    dice = Chance.from_seed("answers")
    while not table.state.is_terminal and not enough(table.state):
        seat = table.state.to_act[0]
        table.answer(seat, dice.pick(table.state.legal_actions(seat)).text)
    return table


def whole_game(seats: int = 4, preset: str = "full", seed: str = "1") -> Table:
    """A game played at random from its first question to its end."""
    return play_on(new_game(seats, preset, seed))


def kinds(events: Sequence[Event], *wanted: type[Event]) -> list[str]:
    """The names of the events of the wanted kinds, without repetitions in a row."""
    names = [type(event).__name__ for event in events if isinstance(event, wanted)]
    return [name for i, name in enumerate(names) if not i or names[i - 1] != name]


def people(*names: str) -> tuple[int, ...]:
    """Adventurers by name, as the stack holds them."""
    return tuple(ADVENTURER_IDS.index(name) for name in names)


def names_of(tiles: Sequence[int]) -> list[str]:
    """The names of adventurers."""
    return [ADVENTURER_IDS[tile] for tile in tiles]


def order_names(mask: int) -> set[str]:
    """The orders in a mask, in notation."""
    return {name for i, name in enumerate(ORDERS) if mask >> i & 1}


def place(order: str) -> str:
    """The id of the place that an order leads to."""
    return PLACES[ORDERS.index(order)].id
