"""A glory card for a beaten monster (DN-14.5)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeoneer.board.actions import DRAW, PASS
from undercroft.dungeoneer.board.card_piles import GLORY, draw
from undercroft.dungeoneer.board.hero import MINE
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.rules.questions.question_frames import Ask
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt


class Spoils(Ask):
    """The player decides whether to draw a glory card."""

    def advance(self, state: Position) -> bool:
        if state.heroes[self.seat].standing == MINE:
            state.disclose()  # the card is as good as drawn, so nothing is asked for the sake of an undo
        return super().advance(state)

    def options(self, state: Position) -> Seq[Action]:
        return (DRAW[GLORY], PASS) if state.decks[GLORY] or state.discards[GLORY] else ()

    def routine(self, state: Position, seat: int) -> bool:
        """A card costs nothing: only a player who wants to be asked always may decline it."""
        return state.heroes[seat].standing == MINE

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("spoils", CHOOSE_ONE, "DN-14.5")

    def chosen(self, state: Position, action: Action) -> None:
        if action is not PASS:
            draw(state, self.seat, GLORY)
