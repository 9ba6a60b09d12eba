"""One effect that concerns several heroes in turn: a trap, a burst, a failed quest (DN-7.2, DN-17.4)."""

from __future__ import annotations

from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.board.terms.identifiers import EffectNumber
from undercroft.dungeoneer.rules.battle.battle_data import the_battle
from undercroft.dungeoneer.rules.battle.fighters import FIGHTING
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS, Scene, Verb, cause_of
from undercroft.dungeoneer.rules.questions.question_frames import SharedFrame


class ForEach(Verb):
    """A verb that does the same to each hero concerned, one after another, and may kill some of them."""

    __slots__ = ()

    def share(self, state: Position, scene: Scene, seat: int) -> None:
        """Do it to one hero by pushing the frame that does so."""
        raise TypeError(f"{type(self).__name__} does nothing to a hero")

    def do(self, state: Position, scene: Scene) -> None:
        seats = self.affected(state, scene)
        if len(seats) == 1:
            self.share(state, scene, seats[0])
        elif seats:
            state.stack.append(Shares(self.number, scene.nested((), scene.hero), seats))


class Shares(SharedFrame):
    """The heroes whom an effect has not affected yet."""

    effect: EffectNumber
    """The number of the effect."""
    scene: Scene
    """What it is part of."""
    left: tuple[int, ...]
    """The seats still to be affected, clockwise from the effect's controller (DN-17.4)."""

    def advance(self, state: Position) -> bool:
        if not self.left:
            state.stack.pop()
            state.break_off = self.after
            return False
        seat, *rest = self.left
        self.left = tuple(rest)
        verb = VERBS[self.effect]
        assert isinstance(verb, ForEach)
        verb.share(state, self.scene, seat)
        return False

    def because(self, state: Position) -> EventCause:
        return cause_of(self.effect)

    def due(self, state: Position) -> bool:
        """Return whether anybody is left, except for effects of a monster that leaves with its dead lord (DN-17.2)."""
        return any(state.heroes[seat].life > 0 for seat in self.left) and not self._gone_with_its_lord(state)

    def _gone_with_its_lord(self, state: Position) -> bool:
        if self.scene.monster == -1:
            return False
        fighter = the_battle(state).at(self.scene.monster)
        return fighter.standing == FIGHTING and state.heroes[fighter.seat].life <= 0
