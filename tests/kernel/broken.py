"""Toys that lack a property, each made by a patch; the checker must catch them all."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.kernel.toy import ToyGame, ToyState
from tests.kernel.toy.actions import BIDS, DIG, DRAW, REST
from tests.kernel.toy.events import HeldBack, Rolled
from tests.kernel.toy.rules import ToyBid, ToyGameFrame, ToyResponse, ToyTarget, ToyTurn
from tests.kernel.toy.views import View
from undercroft.kernel.base.event import Event
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action, Vocabulary
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.decisions import Prompt
from undercroft.kernel.engine.frames import EachSeat
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.history.match import Match

Patch = pytest.MonkeyPatch


def clone_adds_a_coin(patch: Patch) -> None:
    def clone(self: ToyState) -> ToyState:
        copy = honest(self)
        copy.coins[0] += 1
        return copy

    honest = ToyState.clone
    patch.setattr(ToyState, "clone", clone)


def clone_shares_a_list(patch: Patch) -> None:
    def clone(self: ToyState) -> ToyState:
        copy = honest(self)
        copy.discard = self.discard
        return copy

    honest = ToyState.clone
    patch.setattr(ToyState, "clone", clone)


def clone_forgets_where_it_was(patch: Patch) -> None:
    patch.setattr(EachSeat, "clone", lambda self: type(self)(self.order))


def clone_goes_another_way(patch: Patch) -> None:
    """The rules act differently when somebody listens."""

    def pay(self: ToyState, seat: int, coins: int) -> None:
        honest(self, seat, coins if self.listening else 0)

    honest = ToyState.pay
    patch.setattr(ToyState, "pay", pay)
    patch.setattr(Match, "why_no_undo", lambda self, seat: "undo-nothing")  # an undo would notice it, too


def game_changes_what_its_clones_hold(patch: Patch) -> None:
    """Clones share a list, and only the game itself, not a search, changes it in place."""

    def put_down(self: ToyState, seat: int, card: str) -> None:
        if not self.listening:
            self.discard = self.discard[:]
        honest(self, seat, card)

    honest = ToyState.put_down
    clone_shares_a_list(patch)
    patch.setattr(ToyState, "put_down", put_down)


def load_forgets_the_leader(patch: Patch) -> None:
    def load(cls: type[ToyState], text: bytes) -> ToyState:
        state = honest(text)
        state.leader = 0
        return state

    honest = ToyState.load
    patch.setattr(ToyState, "load", classmethod(load))


def dump_forgets_a_slot(patch: Patch) -> None:
    patch.setattr(ToyState, "fields", tuple(name for name in ToyState.fields if name != "bank"))


def new_games_differ(patch: Patch) -> None:
    def set_up(self: ToyGame, seats: int, options: Any, seed: str) -> ToyState:
        return honest(self, seats, options, f"{seed} {next(count)}")

    honest = ToyGame.set_up
    count = itertools.count()
    patch.setattr(ToyGame, "set_up", set_up)


def cards_vanish(patch: Patch) -> None:
    patch.setattr(ToyState, "put_down", lambda self, seat, card: self.hands[seat].remove(card))


def nothing_is_legal(patch: Patch) -> None:
    patch.setattr(ToyTurn, "legal", lambda self, state, seat: () if state.round == 2 else (REST, DIG))


def nobody_is_asked(patch: Patch) -> None:
    patch.setattr(ToyTarget, "seats", lambda self, state: ())


def it_never_ends(patch: Patch) -> None:
    patch.setattr(ToyGameFrame, "again", lambda self, state: True)


def default_is_illegal(patch: Patch) -> None:
    patch.setattr(ToyTurn, "default", lambda self, legal: BIDS[0])


def asking_changes_something(patch: Patch) -> None:
    def ask(self: ToyTurn, state: ToyState, seat: int) -> Prompt:
        state.leader = seat
        return Prompt("turn", "choose-one", "TY-2.1")

    patch.setattr(ToyTurn, "ask", ask)


def an_option_twice(patch: Patch) -> None:
    patch.setattr(ToyTurn, "options", lambda self, state: (DIG, REST, DIG))


def no_reason(patch: Patch) -> None:
    patch.setattr(ToyBid, "refuse", lambda self, state, seat, action: None)


def candidates_lack_a_legal_action(patch: Patch) -> None:
    patch.setattr(ToyTurn, "candidates", lambda self, state, seat: (DIG, DRAW))


def refused_but_playable(patch: Patch) -> None:
    def why_not(self: ToyState, seat: int, action: Action) -> Refusal | None:
        refused = action is BIDS[3] and len(calls) % 2 == 0
        calls.append(action)
        return Refusal("TY-1", "no") if refused else None

    calls: list[Action] = []
    patch.setattr(ToyState, "why_not", why_not)
    patch.setattr(ToyBid, "legal", lambda self, state, seat: BIDS[:3])


def an_action_outside_the_vocabulary(patch: Patch) -> None:
    patch.setattr(ToyTurn, "options", lambda self, state: (REST, SLEEP))
    patch.setattr(ToyTurn, "candidates", lambda self, state, seat: (REST, SLEEP))


SLEEP = Action("sleep")


def an_action_is_read_as_another(patch: Patch) -> None:
    def parse(self: Vocabulary, text: str) -> Action:
        return honest(self, "dig" if text == "draw" else text)

    honest = Vocabulary.parse
    patch.setattr(Vocabulary, "parse", parse)


def view_shows_the_deck(patch: Patch) -> None:
    def view(self: ToyState, seat: int | None) -> View:
        if self.deck and seat is None:
            self = self.clone()
            self.discard.append(self.deck[-1])
        return honest(self, seat)

    honest = ToyState.view
    patch.setattr(ToyState, "view", view)


def question_shows_the_deck(patch: Patch) -> None:
    def ask(self: ToyTurn, state: ToyState, seat: int) -> Prompt:
        return Prompt("turn", "choose-one", "TY-2.1", args={"top": "".join(state.deck[-1:])})

    patch.setattr(ToyTurn, "ask", ask)


def refusal_shows_a_hand(patch: Patch) -> None:
    def refuse(self: ToyBid, state: ToyState, seat: int, action: Action) -> Refusal:
        return Refusal("TY-1.2", "no-coins", {"cards": [hand[0] for hand in state.hands if hand]})

    patch.setattr(ToyBid, "refuse", refuse)
    patch.setattr(ToyBid, "legal", lambda self, state, seat: BIDS[:2])


def nothing_is_dealt(patch: Patch) -> None:
    patch.setattr(ToyState, "_redeal", lambda self, seat, chance: None)
    patch.setattr(ToyBid, "redeal", lambda self, state, seat, chance: None)


def sealed_answers_are_shown(patch: Patch) -> None:
    def view(self: ToyState, seat: int | None) -> View:
        shown = honest(self, 0)
        first, *others = honest(self, seat).players
        first = msgspec.structs.replace(first, bid=shown.players[0].bid)
        return msgspec.structs.replace(honest(self, seat), players=(first, *others))

    honest = ToyState.view
    patch.setattr(ToyState, "view", view)


def worlds_have_other_cards(patch: Patch) -> None:
    def redeal(self: ToyState, seat: int | None, chance: Chance) -> None:
        honest(self, seat, chance)
        self.deck = ["cat" for _ in self.deck]

    honest = ToyState._redeal
    patch.setattr(ToyState, "_redeal", redeal)


def worlds_see_the_dice(patch: Patch) -> None:
    def determinize(self: ToyState, seat: int | None, chance: Chance) -> State:
        world = honest(self, seat, chance)
        world.chance = self.chance.clone()
        return world

    honest = State.determinize
    patch.setattr(ToyState, "determinize", determinize)


def worlds_take_cards_from_the_game(patch: Patch) -> None:
    def determinize(self: ToyState, seat: int | None, chance: Chance) -> State:
        self.chance.below(2)
        return honest(self, seat, chance)

    honest = State.determinize
    patch.setattr(ToyState, "determinize", determinize)


def the_first_to_bid_leads(patch: Patch) -> None:
    def take(self: ToyBid, state: ToyState, seat: int, action: Action) -> None:
        if not any(self.sealed):
            state.leader = seat
        honest(self, state, seat, action)

    honest = ToyBid.take
    patch.setattr(ToyBid, "take", take)


def undo_takes_too_much_back(patch: Patch) -> None:
    honest = Match.rewind
    patch.setattr(Match, "rewind", lambda self, moves: honest(self, max(0, moves - 1)))


def a_drawn_card_can_be_put_back(patch: Patch) -> None:
    patch.setattr(ToyState, "draw", lambda self, seat: self.hands[seat].append(self.deck.pop()))


def only_who_holds_a_cat_is_asked(patch: Patch) -> None:
    """A seat that declines sees who is asked next, and learns that those in between hold none."""
    patch.setattr(ToyResponse, "secret", False)


def view_shows_the_deck_in_mid_answer(patch: Patch) -> None:
    def view(self: ToyState, seat: int | None) -> View:
        if self.deck and self.stack and not self.to_act:
            self = self.clone()
            self.discard.append(self.deck[-1])
        return honest(self, seat)

    honest = ToyState.view
    patch.setattr(ToyState, "view", view)


def view_fails_in_mid_answer(patch: Patch) -> None:
    def view(self: ToyState, seat: int | None) -> View:
        snapshot = honest(self, seat)
        assert snapshot.to_act or self.is_terminal, "somebody must be asked"
        return snapshot

    honest = ToyState.view
    patch.setattr(ToyState, "view", view)


def who_holds_back_a_cat_is_paid(patch: Patch) -> None:
    """Everybody sees a change at an event that only one seat may know."""

    def tell(self: ToyState, kind: Callable[..., Event], *args: Any) -> None:
        if kind is HeldBack:
            self.pay(args[0], 1)
        honest(self, kind, *args)

    honest = ToyState.tell
    patch.setattr(ToyState, "tell", tell)


def equal_events_are_written_differently(patch: Patch) -> None:
    def tell(self: ToyState, kind: Callable[..., Event], *args: Any) -> None:
        honest(self, kind, *(map(float, args) if kind is Rolled and next(rolls) % 2 else args))

    rolls = itertools.count()
    honest = ToyState.tell
    patch.setattr(ToyState, "tell", tell)


def a_crash(patch: Patch) -> None:
    def pay(self: ToyState, seat: int, coins: int) -> None:
        honest(self, seat, 3 // coins and coins)

    honest = ToyState.pay
    patch.setattr(ToyState, "pay", pay)


BROKEN: list[tuple[str, Callable[[Patch], None]]] = [
    ("clone", clone_adds_a_coin),
    ("clone", clone_shares_a_list),
    ("clone", clone_forgets_where_it_was),
    ("clone", clone_goes_another_way),
    ("earlier-clone", game_changes_what_its_clones_hold),
    ("dump", load_forgets_the_leader),
    ("dump", dump_forgets_a_slot),
    ("replay", new_games_differ),
    ("conserved", cards_vanish),
    ("dead-end", nothing_is_legal),
    ("dead-end", nobody_is_asked),
    ("bounded", it_never_ends),
    ("decision", default_is_illegal),
    ("decision", asking_changes_something),
    ("decision", an_option_twice),
    ("refusal", no_reason),
    ("refusal", candidates_lack_a_legal_action),
    ("refusal", refused_but_playable),
    ("notation", an_action_outside_the_vocabulary),
    ("notation", an_action_is_read_as_another),
    ("no-leak", view_shows_the_deck),
    ("no-leak", question_shows_the_deck),
    ("no-leak", refusal_shows_a_hand),
    ("no-leak", sealed_answers_are_shown),
    ("no-leak", nothing_is_dealt),
    ("beats", view_shows_the_deck_in_mid_answer),
    ("beats", view_fails_in_mid_answer),
    ("beats", who_holds_back_a_cat_is_paid),
    ("events", equal_events_are_written_differently),
    ("world", worlds_have_other_cards),
    ("world", worlds_see_the_dice),
    ("world", worlds_take_cards_from_the_game),
    ("arrival-order", the_first_to_bid_leads),
    ("undo", undo_takes_too_much_back),
    ("undo-policy", a_drawn_card_can_be_put_back),
    ("undo-policy", only_who_holds_a_cat_is_asked),
    ("no-crash", a_crash),
]
"""Each property, and a patch that breaks it."""
