"""Verbs of battle: attackers removed, attacks for free (DN-6.2, DN-6.7)."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import ATTACK, CHALLENGE
from undercroft.dungeoneer.board.numbers.stats import forbidden
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.foes import hero_foe
from undercroft.dungeoneer.content.card_index import EFFECTS, SOURCES
from undercroft.dungeoneer.rules.battle.aftermath import (
    Aftermath,
    Apart,
    begin_against_hero,
    begin_against_monster,
    comparable,
    foes,
)
from undercroft.dungeoneer.rules.battle.battle_data import Battle, the_battle
from undercroft.dungeoneer.rules.battle.fighters import AWAY, BACK_IN_HAND, GONE
from undercroft.dungeoneer.rules.battle.strikes import Strike
from undercroft.dungeoneer.rules.effects.choice_effects import OnAttack
from undercroft.dungeoneer.rules.questions.effect_frames import Scene, Verb
from undercroft.dungeoneer.rules.questions.question_frames import OfEffect, nearest
from undercroft.kernel.engine.action_vocabulary import Action, Numbered
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt

LEAVES: Final = {"discard": GONE, "to_hand": BACK_IN_HAND, "ignore": AWAY}


class RemoveAttacker(OnAttack):
    """Remove an attacking monster from the battle before its roll."""

    __slots__ = ()

    def on_attacker(self, state: Position, seat: int, place: int) -> None:
        fighter = the_battle(state).attackers[place]
        fighter.standing = LEAVES[self.effect.mode]
        state.tell(events.AttackerRemoved, fighter.name(state), self.effect.mode)


class StrikeHarder(Verb):
    """Let the current strike deal more wounds, for a price (tomb-a01, DN-6.5)."""

    __slots__ = ()

    def do(self, state: Position, scene: Scene) -> None:
        strike = nearest(state, Strike)
        assert strike is not None
        strike.harder(self.effect.n)


class FreeAttack(Verb):
    """An attack that costs no AP and is not the battle of the turn (tomb-h1, DN-16.6)."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        return bool(victims(state, seat))

    def do(self, state: Position, scene: Scene) -> None:
        state.stack.append(FreeAttackOn(scene.hero, self.number))


def victims(state: Position, seat: int) -> dict[Action, int]:
    """Return what the hero may attack for free: a card that just attacked him, by place, or a hero here who did this
    turn.
    """
    hero = state.heroes[seat]
    found: dict[Action, int] = {}
    aftermath = nearest(state, Aftermath)
    battle = nearest(state, Battle)
    if battle is not None and aftermath is not None and battle.defender.is_hero and battle.defender.seat == seat:
        for i in foes(state, battle):
            if not battle.attackers[i].is_hero:
                found[CHALLENGE[comparable(battle.attackers[i])]] = i
    elif battle is not None:
        return found
    if hero.location >= 0 and not forbidden(state, seat, "hero_attack"):
        for rival in state.here(hero.location):
            if rival != seat and hero_foe(rival) in hero.attackers:
                found[ATTACK[rival]] = -1
    return found


class FreeAttackOn(OfEffect):
    """Ask who is attacked for free."""

    def options(self, state: Position) -> Seq[Action]:
        return tuple(victims(state, self.seat))

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("free-attack", CHOOSE_ONE, "DN-6.6", SOURCES[self.effect].id)

    def chosen(self, state: Position, action: Action) -> None:
        place = victims(state, self.seat)[action]
        bonus = EFFECTS[self.effect].n
        state.stack.append(Apart())
        if place >= 0:
            begin_against_monster(state, self.seat, place, bonus)
        else:
            assert isinstance(action, Numbered)
            begin_against_hero(state, self.seat, action.value, bonus, challenge=1)
