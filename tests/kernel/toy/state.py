"""The toy's state: hidden hands, a hidden deck, coins for all to see."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.kernel.toy.actions import CAT, CHEESE, RAT, VOCABULARY
from tests.kernel.toy.events import Drew
from tests.kernel.toy.views import PlayerView, View
from undercroft.kernel.base.declarations import part
from undercroft.kernel.base.plain_data import Plain
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State

DECK: Final = (CHEESE,) * 8 + (RAT,) * 8 + (CAT,) * 6
COINS: Final = 60
PURSE: Final = 3


class ToyPlay(Plain):
    """The card being played: by whom, which one, against whom, and whether it was cancelled."""

    seat: int
    card: str
    target: int = -1
    cancelled: bool = False


class ToyState(State):
    """A position of the toy."""

    bank: int
    coins: list[int] = part()
    deck: list[str] = part()
    discard: list[str] = part()
    hands: list[list[str]] = part()
    leader: int
    playing: ToyPlay | None = part()
    round: int
    rounds: int

    vocabulary = VOCABULARY
    turn_rule = "TY-2.1"

    def turn_order(self) -> tuple[int, ...]:
        return tuple([(self.leader + i) % self.seats for i in range(self.seats)])

    def returns(self) -> tuple[float, ...]:
        return tuple([float(coins) for coins in self.coins])

    def view(self, seat: int | None) -> View:
        return View(
            seat=seat,
            to_act=self.to_act,
            round=self.round,
            leader=self.leader,
            players=tuple([self._player(one, known=one == seat) for one in range(self.seats)]),
            bank=self.bank,
            deck=len(self.deck),
            discard=tuple(self.discard),
        )

    def _player(self, seat: int, known: bool) -> PlayerView:
        return PlayerView(
            seat=seat,
            coins=self.coins[seat],
            cards=len(self.hands[seat]),
            hand=tuple(self.hands[seat]) if known else None,
            bid=self.sealed(seat) if known else None,
        )

    def _redeal(self, seat: int | None, chance: Chance) -> None:
        unknown = self.deck[:]
        for other, hand in enumerate(self.hands):
            if other != seat:
                unknown += hand
        pool = list(chance.shuffled(unknown))
        for other, hand in enumerate(self.hands):
            if other != seat:
                hand[:] = [pool.pop() for _ in hand]
        self.deck = pool

    def census(self) -> dict[str, object]:
        cards = Counter(self.deck + self.discard)
        for hand in self.hands:
            cards.update(hand)
        return {"cards": dict(sorted(cards.items())), "coins": self.bank + sum(self.coins)}

    # What the rules do to it.

    def pay(self, seat: int, coins: int) -> None:
        """Move coins from the bank to a seat, or back if the number is negative."""
        coins = min(coins, self.bank)
        self.coins[seat] += coins
        self.bank -= coins

    def draw(self, seat: int) -> None:
        """The top card of the deck goes to the hand."""
        card = self.deck.pop()
        self.hands[seat].append(card)
        self.disclose()
        self.tell(Drew, seat, card)

    def put_down(self, seat: int, card: str) -> None:
        """A card from the hand goes to the discard pile, for all to see."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        self.disclose()
