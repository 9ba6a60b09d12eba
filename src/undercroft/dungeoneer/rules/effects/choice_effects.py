"""Verbs that ask for a choice: one of several effects, or one of the attacks."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeoneer.board.actions import AGAINST_FOE, OPTION, TARGET
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import EFFECTS, FORMS, SOURCES
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.rules.battle.aftermath import comparable
from undercroft.dungeoneer.rules.battle.battle_data import Battle, the_battle
from undercroft.dungeoneer.rules.battle.fighters import NOT_YET
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS, Scene, Verb
from undercroft.dungeoneer.rules.questions.question_frames import OfEffect, PickOfEffect, nearest
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt


class ChooseEffect(Verb):
    """Choose one of several effects; those with nothing to act on are offered only if all are like that."""

    __slots__ = ()

    def do(self, state: Position, scene: Scene) -> None:
        for hero in self.affected(state, scene):
            seat = scene.chooser(state) if self.effect.chooser == "owner" else hero
            state.stack.append(OneOf(seat, self.number, scene.nested((), hero)))


class OneOf(PickOfEffect):
    """Ask which of the effects to carry out."""

    scene: Scene

    def options(self, state: Position) -> Seq[Action]:
        either = VERBS[self.effect].either
        able = [OPTION[i] for i, number in enumerate(either) if VERBS[number].can(state, self.scene.hero)]
        return able or [OPTION[0]]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("choose-effect", CHOOSE_ONE, "DN-10.5", SOURCES[self.effect].id)

    def picked(self, state: Position, value: int) -> None:
        self.scene.go_on(state, (VERBS[self.effect].either[value],), self.scene.hero)


def the_attacks(state: Position, seat: int, effect: Effect) -> list[int]:
    """Places of the attacks on this hero that have not been rolled and that the effect can be about."""
    battle = nearest(state, Battle)
    if battle is None or not battle.defender.is_hero or battle.defender.seat != seat:
        return []
    found = []
    for i in battle.fighting():
        fighter = battle.attackers[i]
        monsters_only = effect.who == "attacking_monster" or effect.do == "remove_attacker"
        if (
            fighter.total == NOT_YET
            and fighter.form >= 0
            and not (fighter.is_hero and monsters_only)
            and not (effect.kinds and fighter.card < 0)
            and not (effect.form and FORMS[fighter.form] not in effect.form)
            and not (effect.families and (fighter.is_hero or fighter.monster.word not in effect.families))
        ):
            found.append(i)
    return found


def one_attacker(state: Position, scene: Scene, effect: int) -> None:
    """Ask which attack an effect is about; the effect then acts on it (`Verb.on_attacker`)."""
    state.stack.append(OneAttack(scene.hero, effect))


class OnAttack(Verb):
    """A verb that is about one of the attacks on its player's hero."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        return bool(the_attacks(state, seat, self.effect))

    def do(self, state: Position, scene: Scene) -> None:
        one_attacker(state, scene, self.number)


class OneAttack(OfEffect):
    """Ask which of the attacks on one's hero the effect is about."""

    def _named(self, state: Position) -> dict[Action, int]:
        battle = the_battle(state)
        named: dict[Action, int] = {}
        for i in the_attacks(state, self.seat, EFFECTS[self.effect]):
            fighter = battle.attackers[i]
            named[TARGET[fighter.seat] if fighter.is_hero else AGAINST_FOE[comparable(fighter)]] = i
        return named

    def options(self, state: Position) -> Seq[Action]:
        return tuple(self._named(state))

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("one-attack", CHOOSE_ONE, "DN-6.2", SOURCES[self.effect].id)

    def chosen(self, state: Position, action: Action) -> None:
        VERBS[self.effect].on_attacker(state, self.seat, self._named(state)[action])
