"""Short ways to set the toy up and to play it."""

from __future__ import annotations

from tests.kernel.toy import GAME, ToyOptions, ToyState
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.chance import Chance


def new_toy(seats: int = 3, seed: str = "1", rounds: int = 3) -> ToyState:
    """A new game, before the bids."""
    return GAME.new(seats, ToyOptions(rounds=rounds), seed)


def toy_with(*hands: str, rounds: int = 3) -> ToyState:
    """A game in which the seats hold these cards (``"rat cat"``); bidding is over, and seat 0 leads and moves."""
    state = new_toy(len(hands), rounds=rounds)
    pile = state.deck + [card for hand in state.hands for card in hand]
    state.hands = [hand.split() for hand in hands]
    for hand in state.hands:
        for card in hand:
            pile.remove(card)
    state.deck = pile
    say(state, *[f"{seat} bid 0" for seat in range(len(hands))])
    return state


def say(state: ToyState, *answers: str) -> list[Event]:
    """Give answers such as ``"0 bid 2"``, and return the events of the last one."""
    events: list[Event] = []
    for answer in answers:
        seat, _, text = answer.partition(" ")
        events = state.apply(int(seat), state.vocabulary.parse(text))
    return events


def legal(state: ToyState, seat: int) -> list[str]:
    """The notations of the legal actions."""
    return [action.text for action in state.legal_actions(seat)]


def rig(state: ToyState, pips: int) -> None:
    """Make the next die show this many pips."""
    for counter in range(1000):
        if Chance(counter).below(6) + 1 == pips:
            state.chance = Chance(counter)
            return
    raise AssertionError(pips)


def play_out(state: ToyState, seed: str = "1") -> None:
    """Answer at random until the game is over."""
    chance = Chance.from_seed(seed)
    while not state.is_terminal:
        seat = chance.pick(state.to_act)
        state.play_unchecked(seat, chance.pick(state.legal_actions(seat)))
