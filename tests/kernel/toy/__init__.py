"""A toy game: the first proof that another game fits the kernel, and the kernel's test subject.

Two to four seats bid in secret, dig with a die, draw from a hidden deck, rob each other with rats, and cancel
with cats. Its rules stand in `rules`, numbered as real ones are; it uses every contract of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from tests.kernel.toy.rules import ToyGameFrame
from tests.kernel.toy.state import COINS, DECK, PURSE, ToyState
from tests.kernel.toy.words import WORDS, ToyOptions
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game

__all__ = ["GAME", "ToyGame", "ToyOptions", "ToyState"]


class ToyGame(Game[ToyState]):
    """The toy apart from any position of it."""

    id = "toy"
    seat_counts = (2, 3, 4)
    options = ToyOptions
    presets: Mapping[str, msgspec.Struct] = {"standard": ToyOptions(), "blink": ToyOptions(rounds=1, hand=1)}
    vocabulary = WORDS
    state_class = ToyState
    rules_version = 1
    content_hash = "none"

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
