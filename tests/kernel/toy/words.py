"""The toy's words: its actions, its options, its events, its view."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

from undercroft.kernel.actions import Action, Vocabulary
from undercroft.kernel.events import Event
from undercroft.kernel.refusals import Args

CHEESE: Final = "cheese"
RAT: Final = "rat"
CAT: Final = "cat"
CARDS: Final = (CHEESE, RAT, CAT)
MAX_BID: Final = 3
MAX_SEATS: Final = 4

WORDS: Final = Vocabulary()


class Bid(Action):
    """So many coins for the lead (TY-1)."""

    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        super().__init__(f"bid {coins}")
        self.coins = coins

    def args(self) -> Args:
        return {"coins": self.coins}


class PlayCard(Action):
    """Play a card from the hand (TY-2.3)."""

    __slots__ = ("card",)

    def __init__(self, card: str) -> None:
        super().__init__(f"play {card}")
        self.card = card

    def args(self) -> Args:
        return {"card": self.card}


class Steal(Action):
    """Name the seat whom the rat robs (TY-3.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__(f"steal {seat}")
        self.seat = seat

    def args(self) -> Args:
        return {"seat": self.seat}


BIDS: Final = tuple([WORDS.add(Bid(n)) for n in range(MAX_BID + 1)])
PLAYS: Final = tuple([WORDS.add(PlayCard(card)) for card in CARDS if card != CAT])
STEALS: Final = tuple([WORDS.add(Steal(seat)) for seat in range(MAX_SEATS)])
DIG: Final = WORDS.add(Action("dig"))
DRAW: Final = WORDS.add(Action("draw"))
REST: Final = WORDS.add(Action("rest"))
TRADE: Final = WORDS.add(Action("trade"))
CANCEL: Final = WORDS.add(Action("cancel"))
DECLINE: Final = WORDS.add(Action("decline"))


class ToyOptions(msgspec.Struct, frozen=True):
    """What can be agreed before a game."""

    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    hand: Annotated[int, msgspec.Meta(ge=0, le=3)] = 2


class BidsShown(Event, frozen=True, tag="toy-bids"):
    """All bids are revealed; the seat leads."""

    seat: int
    bids: tuple[int, ...]


class Rolled(Event, frozen=True, tag="toy-rolled"):
    """A die fell."""

    seat: int
    pips: int


class Drew(Event, frozen=True, tag="toy-drew"):
    """A card went to a hand; only its owner knows which."""

    seat: int
    card: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Drew(self.seat, None)


class Played(Event, frozen=True, tag="toy-played"):
    """A card was played, or cancelled one."""

    seat: int
    card: str


class HeldBack(Event, frozen=True, tag="toy-held-back"):
    """Somebody kept a cat that could have cancelled: nobody else may know."""

    seat: int

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class ToyView(msgspec.Struct, frozen=True):
    """What a seat may know."""

    seat: int | None
    to_act: tuple[int, ...]
    my_bid: str | None
    my_hand: tuple[str, ...]
    hands: tuple[int, ...]
    coins: tuple[int, ...]
    bank: int
    deck: int
    discard: tuple[str, ...]
    leader: int
    round: int
