"""Dice instead of peril: each die not above the location's peril draws a peril card (DN-14.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.card_piles import PERIL, take_top
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.identifiers import CardNumber
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.content.location_cards import LOCATION_CARDS
from undercroft.dungeoneer.rules.deeds.dice.public_die import die
from undercroft.dungeoneer.rules.questions.question_frames import Part

DRAWN: Final[dict[int, Callable[[Position, int], None]]] = {}
"""What happens to a drawn peril card, by its kind; `dispatch` fills it."""


class PerilDice(Part):
    """Rolls the dice, then plays drawn banes at once; drawn encounters wait for the location's effects."""

    seat: int
    n: int
    """How many dice: the location's peril, or the peril that an effect gives."""
    drawn: tuple[CardNumber, ...] = ()
    """Drawn cards that have not been dealt with."""
    thrown: int = 0
    """1 after the dice."""

    def advance(self, state: Position) -> bool:
        if not self.thrown:
            self.thrown = 1
            self._roll(state)
        elif self.drawn:
            card, *rest = self.drawn
            self.drawn = tuple(rest)
            DRAWN[CARDS[card].kind](state, card)
        else:
            state.stack.pop()
        return False

    def _roll(self, state: Position) -> None:
        peril = LOCATION_CARDS[state.heroes[self.seat].location].face.peril
        dice = tuple([die(state) for _ in range(self.n)])
        hits = sum([rolled <= peril for rolled in dice])
        state.tell(events.SoloDice, self.seat, dice, peril, hits)
        for _ in range(hits):
            card = take_top(state, PERIL)
            if card >= 0:
                state.table = (*state.table, card)
                self.drawn = (*self.drawn, card)
