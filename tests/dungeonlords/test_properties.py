"""Properties that always hold, checked in random games of every kind (layer 4). `make soak` plays many more."""

from __future__ import annotations

import pytest

from tests.amounts import amount
from tests.random_states import random_states
from undercroft.dungeonlords import GAME, Options
from undercroft.kernel.checks.properties import check_game
from undercroft.kernel.engine.chance import Chance

GAMES = amount(2, 8, 200)
STATES = amount(6_000, 20_000, 100_000)

VARIANTS = {
    "orders chosen": Options(early_hire_costs=False, evil_price_limited=False, special_events=False),
    "early hiring": Options(choose_initial_orders=False, evil_price_limited=False, special_events=False),
    "evil limited": Options(choose_initial_orders=False, early_hire_costs=False, special_events=False),
    "special events": Options(choose_initial_orders=False, early_hire_costs=False, evil_price_limited=False),
}


@pytest.mark.soak
@pytest.mark.parametrize("preset", ["first", "full"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_property_holds_in_random_games(seats: int, preset: str) -> None:
    for number in range(GAMES):
        check_game(GAME, seats, GAME.preset(preset), f"properties {number}", thorough=amount(0.1, 0.25, 1.0), limit=600)


@pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS.keys())
def test_every_property_holds_with_each_option_alone(options: Options) -> None:
    check_game(GAME, 3, options, "variant", thorough=0.25, limit=600)


@pytest.mark.soak
@pytest.mark.rules("DL-20.2")
def test_no_seat_can_tell_a_dealt_world_from_the_game() -> None:
    """The non-interference law: views and questions do not depend on hidden cards."""
    chance = Chance.from_seed("worlds")
    hidden_differs = 0
    options = [GAME.preset(name) for name in ("first", "full")]
    for state in random_states(GAME, options, STATES):
        seat = (None, *range(state.seats))[chance.below(state.seats + 1)]
        world = state.determinize(seat, chance)
        assert world.view(seat) == state.view(seat)
        if seat is not None and state.may_answer(seat):
            assert world.decision(seat) == state.decision(seat)
        hidden_differs += world.trap_deck != state.trap_deck
    assert hidden_differs > STATES // 2
