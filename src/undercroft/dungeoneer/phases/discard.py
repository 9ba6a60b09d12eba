"""Discard and draw, the end of a turn (DN-4.5)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.actions import DISCARD, DRAW, PASS, SAVE, Numbered
from undercroft.dungeoneer.cards import CARDS
from undercroft.dungeoneer.limits import check_limits
from undercroft.dungeoneer.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.parts import Ask, Part, Pick
from undercroft.dungeoneer.piles import GLORY, discard_from_hand, discard_prepared, draw
from undercroft.dungeoneer.points import gain_glory, gain_peril
from undercroft.kernel.decisions import CHOOSE_ONE, YES_NO, Prompt, Refusal
from undercroft.kernel.frames import Sequence, Step

if TYPE_CHECKING:
    from undercroft.dungeoneer.state import DungeoneerState
    from undercroft.kernel.actions import Action

HAND: Final = 5


def _discard(state: DungeoneerState) -> None:
    """With cards in hand exactly one card goes; with an empty hand none has to (DN-4.5, DN-14.5)."""
    if state.heroes[state.active].hand and not state.variant.solo:
        state.stack.append(DiscardOne(state.active))


def _stayed(state: DungeoneerState) -> None:
    """A hero that did not move gets the points of its location, without its effects (DN-4.5, DN-8.4)."""
    hero = state.heroes[state.active]
    if not hero.moved:
        face = LOCATION_CARDS[hero.location].face
        gain_glory(state, state.active, face.glory)
        gain_peril(state, state.active, face.peril)


def _save(state: DungeoneerState) -> None:
    """One action point may be saved, if there are turns of others; the rest are lost (DN-4.5, DN-13.7, DN-19.1)."""
    hero = state.heroes[state.active]
    if hero.ap > hero.fleeting and not state.variant.limited_movement and not state.variant.solo:
        state.stack.append(SaveOne(state.active))
    else:
        hero.ap = hero.saved = hero.fleeting = 0
    hero.prone = 0


def _draw(state: DungeoneerState) -> None:
    """Draw to five (DN-4.5); in the solo game one glory card (DN-14.5)."""
    if state.variant.solo:
        draw(state, state.active, GLORY)
    else:
        state.stack.append(DrawToFive(state.active))


class Cleanup(Sequence["DungeoneerState"], Part):
    """The four parts, in this order."""

    __slots__ = ()

    steps: ClassVar[tuple[Step, ...]] = (_discard, _stayed, _save, _draw)


class DiscardOne(Ask):
    """Which card goes: from the hand, a treasure, or a monster of the lair; boons cannot."""

    __slots__ = ()

    secret = True

    def options(self, state: DungeoneerState) -> Seq[Action]:
        hero = state.heroes[self.seat]
        found: list[Action] = [DISCARD[card] for card in (*hero.hand, *hero.treasures, *hero.lair)]
        if state.variant.optional_discard:
            found.append(PASS)
        return found

    def candidates(self, state: DungeoneerState, seat: int) -> Seq[Action]:
        hero = state.heroes[self.seat]
        return (*[DISCARD[c] for c in (*hero.hand, *hero.treasures, *hero.lair, *hero.boons)], PASS)

    def refuse(self, state: DungeoneerState, seat: int, action: Action) -> Refusal | None:
        if action is PASS:
            return Refusal("DN-4.5", "must-discard")
        if isinstance(action, Numbered) and action.verb == "discard":
            card = {"card": CARDS[action.value].id}
            if action.value in state.heroes[seat].boons:
                return Refusal("DN-4.5", "boon-stays", dict(card))
            return Refusal("DN-4.5", "not-to-discard", dict(card))
        return None

    def default(self, legal: Seq[Action]) -> Action:
        return legal[-1] if legal[-1] is PASS else legal[0]

    def ask(self, state: DungeoneerState, seat: int) -> Prompt:
        return Prompt("discard", CHOOSE_ONE, "DN-4.5")

    def chosen(self, state: DungeoneerState, action: Action) -> None:
        if not isinstance(action, Numbered):
            return
        if action.value in state.heroes[self.seat].hand:
            discard_from_hand(state, self.seat, action.value)
        else:
            discard_prepared(state, self.seat, action.value)
            check_limits(state, self.seat)


class SaveOne(Ask):
    """Whether an action point is saved until the next recovery."""

    __slots__ = ()

    def options(self, state: DungeoneerState) -> Seq[Action]:
        return (SAVE, PASS)

    def ask(self, state: DungeoneerState, seat: int) -> Prompt:
        return Prompt("save", YES_NO, "DN-4.5")

    def chosen(self, state: DungeoneerState, action: Action) -> None:
        hero = state.heroes[self.seat]
        hero.ap = hero.saved = int(action is SAVE)
        hero.fleeting = 0
        if hero.saved:
            state.tell(events.ApSaved, self.seat)


class DrawToFive(Part):
    """Card by card, from whichever deck with two of them (DN-12.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def clone(self) -> DrawToFive:
        return DrawToFive(self.seat)

    def advance(self, state: DungeoneerState) -> bool:
        missing = HAND - len(state.heroes[self.seat].hand)
        if missing <= 0 or not draw_one(state, self.seat, missing):
            state.stack.pop()
        return False


class DrawSome(Part):
    """So many cards, for an effect, each from whichever deck with two of them (DN-12.1)."""

    __slots__ = ("left", "seat")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def clone(self) -> DrawSome:
        return DrawSome(self.seat, self.left)

    def advance(self, state: DungeoneerState) -> bool:
        missing = self.left
        self.left = missing - 1
        if missing <= 0 or not draw_one(state, self.seat, missing):
            state.stack.pop()
        return False


def draw_one(state: DungeoneerState, seat: int, missing: int) -> bool:
    """Draw a card, or ask first from which of two decks; in the solo game it is a glory card (DN-14.1).

    Returns:
        False if no card is left.
    """
    if len(state.decks) == 1 or state.variant.solo or not all(map(any_left, state.decks, state.discards)):
        return draw(state, seat, 0)
    state.stack.append(WhichDeck(seat, missing))
    return True


def any_left(deck: tuple[int, ...], discards: tuple[int, ...]) -> bool:
    """Whether a deck, with its discards shuffled in, has a card."""
    return bool(deck or discards)


class WhichDeck(Pick):
    """Glory or peril; `missing` is how many cards are still to be drawn, this one among them."""

    __slots__ = ("missing",)

    def __init__(self, seat: int, missing: int) -> None:
        super().__init__(seat)
        self.missing = missing

    def clone(self) -> WhichDeck:
        return WhichDeck(self.seat, self.missing)

    def options(self, state: DungeoneerState) -> Seq[Action]:
        return DRAW

    def ask(self, state: DungeoneerState, seat: int) -> Prompt:
        return Prompt("draw", CHOOSE_ONE, "DN-12.1", None, {"n": self.missing})

    def picked(self, state: DungeoneerState, value: int) -> None:
        draw(state, self.seat, value)
