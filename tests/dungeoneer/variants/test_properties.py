"""Properties that always hold, in random games of each variant and of the solo game (layer 4)."""

from __future__ import annotations

from itertools import product

import msgspec
import pytest

from tests.amounts import SOAK, amount
from undercroft.dungeoneer.game.definition import GAME
from undercroft.kernel.checks.properties import MatchChecker, check_game
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.history.match import Match

THOROUGH = 0.25 if SOAK else 0.04
GAMES = amount(1, 1, 20)
ANSWERS = amount(200, 500, 4000)
SETS = ("tomb", "vault", "both")

VARIANTS = (
    "no_white_spots",
    "choosing_heroes",
    "optional_discard",
    "unbiased_placement",
    "nothing_personal",
    "limited_movement",
    "ap_for_falling",
    "dodging_spikes",
)


def options(name: str, number: int) -> msgspec.Struct:
    """One variant, with the sets for this game."""
    changed: msgspec.Struct = msgspec.structs.replace(GAME.preset(SETS[number % len(SETS)]), **{name: True})
    return changed


@pytest.mark.soak
@pytest.mark.nightly("tests/dungeoneer/play/test_properties.py plays a game with each option each time")
@pytest.mark.parametrize(("seats", "name"), list(product((2, 3, 4), VARIANTS)))
def test_every_property_holds_with_each_variant(seats: int, name: str) -> None:
    for number in range(GAMES):
        check_game(GAME, seats, options(name, number + seats), f"variant {number}", thorough=THOROUGH)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_property_holds_while_heroes_return(seats: int) -> None:
    """Nobody is ever eliminated, so random games go on and on; only this many answers are checked."""
    chance = Chance.from_seed("returning")
    checker = MatchChecker(Match.start(GAME, seats, options("resurrection", seats), "returning"), THOROUGH)
    state = checker.match.state
    for _ in range(ANSWERS):
        if state.is_terminal:
            break
        seat = chance.pick(state.to_act)
        checker.apply(seat, chance.pick(state.legal_actions(seat)))
        state = checker.match.state
    checker.finish()


@pytest.mark.soak
@pytest.mark.parametrize("name", ["separate_decks", "harder_solo", *VARIANTS])
def test_every_property_holds_in_the_solo_game(name: str) -> None:
    for number in range(amount(1, 3, 60)):
        check_game(GAME, 1, options(name, number), f"alone {number}", thorough=THOROUGH)
