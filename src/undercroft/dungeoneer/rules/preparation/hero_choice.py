"""Choosing heroes, from the first player on (DN-13.3)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Any

from undercroft.dungeoneer.board.actions import HERO
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.identifiers import HeroNumber
from undercroft.dungeoneer.content.card_index import HERO_FACES
from undercroft.dungeoneer.rules.questions.question_frames import Pick
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt
from undercroft.kernel.engine.frames import EachSeat


class ChooseHeroes(EachSeat[Position]):
    """Players choose one after another; until then each has the hero dealt to him."""

    @classmethod
    def begin(cls, state: Any) -> None:
        if state.variant.choosing_heroes:
            state.stack.append(cls(state.turn_order()))

    def each(self, state: Position, seat: int) -> None:
        taken = self.order[: self.step - 1]
        free = [hero.face for other, hero in enumerate(state.heroes) if other not in taken]
        state.stack.append(ChooseHero(seat, tuple(sorted([*free, *state.hero_deck]))))


class ChooseHero(Pick):
    """A player chooses any hero that nobody has chosen yet."""

    free: tuple[HeroNumber, ...]
    """The heroes to choose from."""

    def options(self, state: Position) -> Seq[Action]:
        return [HERO[face] for face in self.free]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("choose-hero", CHOOSE_ONE, "DN-13.3")

    def picked(self, state: Position, value: int) -> None:
        """Exchange the dealt hero for the chosen one, from the stack or from a player yet to choose."""
        chooser = state.heroes[self.seat]
        dealt = chooser.face
        for hero in state.heroes:
            if hero.face == value:
                hero.face = dealt
                hero.life = HERO_FACES[dealt].life
        state.hero_deck = tuple([dealt if face == value else face for face in state.hero_deck])
        chooser.face = value
        chooser.life = HERO_FACES[value].life
