"""Drawing cards one by one, each from a deck of the player's choice (DN-4.5, DN-12.1)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer.board.actions import DRAW, DRAW_ALL, MOST_DRAWN, PASS
from undercroft.dungeoneer.board.card_piles import GLORY, draw
from undercroft.dungeoneer.board.hero import MINE
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.rules.questions.question_frames import Ask, Part, Pick, cause_now
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt

HAND: Final = 5

_WAYS: Final = tuple([(*DRAW, *several) for several in DRAW_ALL])
"""The answers to the question which deck, by how many cards are missing."""
_UP_TO_FIVE: Final = EventCause(None, "up_to_five")


class DrawToFive(Part):
    """Draws cards until the hand has five, each from a deck of the player's choice if there are two (DN-12.1)."""

    seat: int

    def because(self, state: Position) -> EventCause:
        return _UP_TO_FIVE

    def advance(self, state: Position) -> bool:
        missing = HAND - len(state.heroes[self.seat].hand)
        if missing <= 0 or not draw_one(state, self.seat, missing):
            state.stack.pop()
        return False


class DrawSome(Part):
    """Draws cards for an effect, each from a deck of the player's choice if there are two (DN-12.1)."""

    seat: int
    left: int

    def advance(self, state: Position) -> bool:
        missing = self.left
        self.left = missing - 1
        if missing <= 0 or not draw_one(state, self.seat, missing):
            state.stack.pop()
        return False


def draw_one(state: Position, seat: int, missing: int) -> bool:
    """Draw a card, or ask first from which of two decks; in the solo game it is a glory card (DN-14.1).

    Returns:
        False if no card is left.
    """
    if (
        len(state.decks) == 1
        or state.variant.solo
        or not all(any_left(state, deck) for deck in range(len(state.decks)))
    ):
        return draw(state, seat, 0, cause_now(state))
    state.stack.append(WhichDeck(seat, missing))
    return True


def any_left(state: Position, deck: int) -> bool:
    """Return whether a deck, with its discards shuffled in, has a card."""
    return bool(state.decks[deck] or state.discards[deck])


class WhichDeck(Pick):
    """The player chooses glory or peril; `missing` cards are still to be drawn, including this one."""

    missing: int

    def options(self, state: Position) -> Seq[Action]:
        return _WAYS[min(self.missing, MOST_DRAWN)]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("draw", CHOOSE_ONE, "DN-12.1", None, {"n": self.missing})

    def picked(self, state: Position, value: int) -> None:
        draw(state, self.seat, value, cause_now(state))


FOR_A_MONSTER: Final = 0
AS_THE_TURN_ENDS: Final = 1
"""Why a hero alone may draw a glory card: he has beaten a monster, or his turn ends (DN-14.5)."""


class GloryCard(Ask):
    """The player of the solo game decides whether to draw a glory card (DN-14.5).

    At the end of a turn one who wants to be asked about his own hero only is not asked: he draws it.
    """

    why: int
    """`FOR_A_MONSTER` or `AS_THE_TURN_ENDS`."""

    def advance(self, state: Position) -> bool:
        if state.heroes[self.seat].standing == MINE:
            state.disclose()  # the card is as good as drawn, so nothing is asked for the sake of an undo
            if self.why == AS_THE_TURN_ENDS:
                state.stack.pop()
                draw(state, self.seat, GLORY)
                return False
        return super().advance(state)

    def options(self, state: Position) -> Seq[Action]:
        return (DRAW[GLORY], PASS) if any_left(state, GLORY) else ()

    def routine(self, state: Position, seat: int) -> bool:
        """A card costs nothing: only a player who wants to be asked always may decline it."""
        return state.heroes[seat].standing == MINE

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("spoils", CHOOSE_ONE, "DN-14.5", None, {"by": ("beaten", "turn_ends")[self.why]})

    def chosen(self, state: Position, action: Action) -> None:
        if action is not PASS:
            draw(state, self.seat, GLORY)
