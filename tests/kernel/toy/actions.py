"""The toy's actions, each with its notation."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.engine.action_vocabulary import Action, Numbered, Vocabulary

CHEESE: Final = "cheese"
RAT: Final = "rat"
CAT: Final = "cat"
PLAYABLE: Final = (CHEESE, RAT)
MAX_BID: Final = 3
MAX_SEATS: Final = 4

VOCABULARY: Final = Vocabulary()


class Bid(Numbered):
    """A number of coins for the lead (TY-1)."""

    __slots__ = ()


class PlayCard(Numbered):
    """Play a card from the hand (TY-2.3)."""

    __slots__ = ()

    @property
    def card(self) -> str:
        """The card that is played."""
        return PLAYABLE[self.value]


class Steal(Numbered):
    """Name the seat that the rat robs (TY-3.1)."""

    __slots__ = ()


BIDS: Final = VOCABULARY.each(Bid, "bid", "coins", range(MAX_BID + 1))
PLAYS: Final = VOCABULARY.each(PlayCard, "play", "card", PLAYABLE)
STEALS: Final = VOCABULARY.each(Steal, "steal", "seat", range(MAX_SEATS))
DIG: Final = VOCABULARY.add(Action("dig"))
DRAW: Final = VOCABULARY.add(Action("draw"))
REST: Final = VOCABULARY.add(Action("rest"))
TRADE: Final = VOCABULARY.add(Action("trade"))
CANCEL: Final = VOCABULARY.add(Action("cancel"))
DECLINE: Final = VOCABULARY.add(Action("decline"))
