"""The toy as the program knows it: its options, and how a game of it is set up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec

from tests.kernel.toy.actions import VOCABULARY
from tests.kernel.toy.rules import ToyGameFrame
from tests.kernel.toy.state import COINS, DECK, PURSE, ToyState
from tests.kernel.toy.views import View
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.games import Game


class ToyOptions(msgspec.Struct, frozen=True):
    """What can be agreed before a game."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    hand: Annotated[int, msgspec.Meta(ge=0, le=3)] = 2


class ToyGame(Game[ToyState]):
    """The toy apart from any position of it."""

    id = "toy"
    seat_counts = (2, 3, 4)
    options = ToyOptions
    presets: Mapping[str, msgspec.Struct] = {"standard": ToyOptions(), "blink": ToyOptions(rounds=1, hand=1)}
    vocabulary = VOCABULARY
    state_class = ToyState
    view_class = View
    rules_version = 1
    content: Mapping[str, str] = {"base": "none"}

    def set_up(self, seats: int, options: Any, seed: str) -> ToyState:
        self.check_seats(seats)
        chance = Chance.from_seed(seed)
        deck = list(chance.shuffled(DECK))
        hands = [[deck.pop() for _ in range(options.hand)] for _ in range(seats)]
        return ToyState(
            seats=seats,
            settled=0,
            stack=[ToyGameFrame()],
            chance=chance,
            bank=COINS - PURSE * seats,
            coins=[PURSE] * seats,
            deck=deck,
            discard=[],
            hands=hands,
            leader=0,
            playing=None,
            round=0,
            rounds=options.rounds,
        )


GAME: Final = ToyGame()
