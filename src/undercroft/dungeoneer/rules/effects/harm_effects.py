"""Verbs that harm or save: wound, fall, stand, revive, prevent, cancel."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import TARGET
from undercroft.dungeoneer.board.hero import pack_threat
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import (
    AGAINST,
    BANE,
    BY_ATTACK,
    BY_BANE,
    BY_OTHER,
    BY_QUEST,
    BY_TRAP,
    CARDS,
    EFFECTS,
    INSTANT,
    TESTED,
    Card,
    Quest,
    Source,
)
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.rules.battle.battle_data import Battle, the_battle
from undercroft.dungeoneer.rules.battle.strikes import hurt_monster
from undercroft.dungeoneer.rules.deeds.harm.standing_up import GettingUp
from undercroft.dungeoneer.rules.deeds.harm.wounds import Death, Fall, Wounds
from undercroft.dungeoneer.rules.deeds.movement import Transfer
from undercroft.dungeoneer.rules.deeds.playing.playing_cards import Playing
from undercroft.dungeoneer.rules.effects.choice_effects import one_attacker, the_attacks
from undercroft.dungeoneer.rules.effects.shared_effects import ForEach
from undercroft.dungeoneer.rules.questions.effect_frames import Scene, Verb, cause_of
from undercroft.dungeoneer.rules.questions.question_frames import PickOfEffect, nearest
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt


def cause(source: Source) -> int:
    """Return what a threat or wound from this source comes from; some cards help against certain causes."""
    if isinstance(source, Quest):
        return BY_QUEST
    if not isinstance(source, Card):
        return BY_OTHER
    if source.trap:
        return BY_TRAP
    return BY_ATTACK if source.monster is not None else BY_BANE if source.kind == BANE else BY_OTHER


def about_to_wound(state: Position, seat: int, effect: Effect) -> Wounds | None:
    """Return the wounds that the seat's hero is about to take from something the effect helps against (DN-16.3), if
    any.
    """
    wounds = nearest(state, Wounds)
    if wounds is None or wounds.seat != seat:
        return None
    return wounds if not effect.against or AGAINST[wounds.against] in effect.against else None


class Wound(ForEach):
    """Wound heroes, or one of the attacking monsters (tomb-a25)."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        return self.effect.who != "attacking_monster" or bool(the_attacks(state, seat, self.effect))

    def do(self, state: Position, scene: Scene) -> None:
        effect = self.effect
        if effect.who == "attacking_monster":
            one_attacker(state, scene, self.number)
        elif effect.who == "one_other_here":
            state.stack.append(OneOther(scene.chooser(state), self.number, scene.victim, scene.monster))
        else:
            super().do(state, scene)

    def share(self, state: Position, scene: Scene, seat: int) -> None:
        state.stack.append(Wounds(seat, self.amount(scene), cause(self.source), scene.monster))

    def on_attacker(self, state: Position, seat: int, place: int) -> None:
        hurt_monster(state, place, self.effect.n, seat)


class OneOther(PickOfEffect):
    """Ask which other hero in the location is wounded too (vault-a45)."""

    victim: int
    monster: int

    def options(self, state: Position) -> Seq[Action]:
        location = the_battle(state).location
        return [TARGET[seat] for seat in state.here(location) if seat != self.victim]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("one-other", CHOOSE_ONE, "DN-6.5", the_battle(state).at(self.monster).name(state))

    def picked(self, state: Position, value: int) -> None:
        state.stack.append(Wounds(value, EFFECTS[self.effect].n, BY_ATTACK, self.monster))


class FallDown(Verb):
    """Make heroes fall, possibly with a threat to pass before standing up (DN-9.7)."""

    __slots__ = ()

    def fits(self, state: Position, seat: int, victim: int) -> bool:
        return not state.heroes[victim].fallen or self.effect.stand is not None

    def do(self, state: Position, scene: Scene) -> None:
        stand = self.effect.stand
        entry = pack_threat(TESTED.index(stand.stat), stand.value) if stand is not None else -1
        for seat in reversed(self.affected(state, scene)):
            state.stack.append(Fall(seat, entry))


class StandUp(Verb):
    """Let a hero stand up without an AP; threats to stand up must still be passed."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        return bool(state.heroes[seat].fallen)

    def do(self, state: Position, scene: Scene) -> None:
        for seat in self.affected(state, scene):
            state.stack.append(GettingUp(seat))


class Revive(Verb):
    """The hero does not die but has life n, and the battle is over for him (tomb-a29)."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        dying = nearest(state, Death)
        return dying is not None and dying.seat == seat

    def do(self, state: Position, scene: Scene) -> None:
        dying = nearest(state, Death)
        assert dying is not None
        dying.saved = 1
        hero = state.heroes[dying.seat]
        hero.life = self.effect.n
        state.tell(events.Revived, dying.seat, hero.life, *cause_of(self.number))
        for frame in state.stack:
            if isinstance(frame, Battle) and frame.defender.is_hero and frame.defender.seat == dying.seat:
                frame.over = 1
        scene.go_on(state, self.then, dying.seat)


class Prevent(Verb):
    """Prevent wounds that are about to be taken."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        wounds = about_to_wound(state, seat, self.effect)
        return wounds is not None and wounds.n > 0 and not wounds.certain

    def do(self, state: Position, scene: Scene) -> None:
        wounds = nearest(state, Wounds)
        assert wounds is not None
        wounds.n -= min(self.effect.n, wounds.n)
        state.tell(events.Prevented, wounds.seat, self.effect.n, *cause_of(self.number))


class Cancel(Verb):
    """Keep something from happening: a bane, the strike of one attack, a fall, a transfer (DN-15.3)."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        return CANCELLED[self.effect.what](self, state, seat)

    def _bane(self, state: Position, seat: int) -> bool:
        playing = target_of_playing(state)
        if playing is None or playing.target != seat or not playing.aimed or playing.cancelled:
            return False
        return self.effect.what == "bane" or CARDS[playing.card].duration == INSTANT

    def _strike(self, state: Position, seat: int) -> bool:
        return bool(the_attacks(state, seat, self.effect))

    def _fall(self, state: Position, seat: int) -> bool:
        fall = nearest(state, Fall)
        return fall is not None and fall.seat == seat and not fall.averted

    def _transfer(self, state: Position, seat: int) -> bool:
        transfer = nearest(state, Transfer)
        return transfer is not None and transfer.seat == seat and (self.effect.by != "rival" or bool(transfer.rival))

    def do(self, state: Position, scene: Scene) -> None:
        what = self.effect.what
        if what == "strike":
            one_attacker(state, scene, self.number)
        elif what in ("bane", "instant_bane"):
            playing = target_of_playing(state)
            if playing is not None:
                playing.cancelled = 1
                state.tell(events.Cancelled, scene.seat, CARDS[playing.card].id, *cause_of(self.number))
        else:
            averted = nearest(state, Fall) if what == "fall" else nearest(state, Transfer)
            assert averted is not None
            averted.averted = 1
        scene.go_on(state, self.then, scene.hero)

    def on_attacker(self, state: Position, seat: int, place: int) -> None:
        the_battle(state).attackers[place].blunted = 1


CANCELLED = {
    "bane": Cancel._bane,
    "instant_bane": Cancel._bane,
    "strike": Cancel._strike,
    "fall": Cancel._fall,
    "transfer": Cancel._transfer,
}


def target_of_playing(state: Position) -> Playing | None:
    """Return the topmost peril card that waits to act; glory cards, which may answer it, are passed over."""
    for frame in state.stack[::-1]:
        if isinstance(frame, Playing) and not CARDS[frame.card].glory:
            return frame
    return None
