"""Wounds, falls and death: each is announced, may be averted by the hero's player, and then happens."""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.card_piles import discard_prepared
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import USED_UP
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import CARDS, EFFECTS
from undercroft.dungeoneer.rules.deeds.harm.death import die_of_it
from undercroft.dungeoneer.rules.questions.effect_frames import Scene
from undercroft.dungeoneer.rules.questions.interference_windows import open_window
from undercroft.dungeoneer.rules.questions.question_frames import LoomingFrame, Part, cause_now

NO_MONSTER: Final = -1
"""The value of `fighter` when no monster deals the wounds; `battle.DEFENDER` is one less."""


class Wounds(LoomingFrame):
    """Wounds that a hero is about to take (DN-16.3)."""

    seat: int
    """The seat of the hero."""
    n: int
    """How many are left after prevention."""
    against: int
    """Their cause, one of `AGAINST`."""
    fighter: int = NO_MONSTER
    """Place of the monster that deals them, in the battle on the stack; −1 none (DN-16.4)."""
    certain: int = 0
    """1 if they cannot be prevented."""
    step: int = 0
    """0 before the window."""

    def settled(self, state: Position) -> bool:
        return self.n <= 0

    def deadly(self, state: Position) -> bool:
        return self.n >= state.heroes[self.seat].life

    def wounds_due(self) -> int:
        return self.n

    def advance(self, state: Position) -> bool:
        hero = state.heroes[self.seat]
        if self.step == 0 and not self.certain and hero.life > 0:
            self.step = 1
            open_window(state, WindowMoment.WOUND, 1 << self.seat)
            return False
        state.stack.pop()
        if self.n <= 0 or hero.life <= 0:
            return False
        if self.n < hero.life:
            hero.life -= self.n
            state.tell(events.Wounded, self.seat, self.n, hero.life, *cause_now(state))
            credit(state, self.fighter, self.n)
        else:
            state.stack.append(Death(self.seat, self.n, hero.life, self.fighter))
        return False


def credit(state: Position, fighter: int, lost: int) -> None:
    """Count the life that a hero lost to a monster towards its owner's reward (DN-16.4)."""
    if fighter != NO_MONSTER and lost > 0:
        for frame in state.stack[::-1]:
            if isinstance(frame, Part) and frame.credit(fighter, lost):
                return


class Death(LoomingFrame):
    """A hero about to die (DN-6.10)."""

    seat: int
    """The seat of the hero."""
    wounds: int
    """How many he is about to take."""
    before: int
    """His life before them."""
    fighter: int
    """Place of the monster that deals the wounds, as in `Wounds`."""
    saved: int = 0
    """1 once a card has saved him."""
    step: int = 0
    """0 before the window, 1 before automatic effects."""

    def deadly(self, state: Position) -> bool:
        return True

    def settled(self, state: Position) -> bool:
        """Return whether somebody has saved him."""
        return bool(self.saved) or state.heroes[self.seat].life > self.wounds

    def advance(self, state: Position) -> bool:
        hero = state.heroes[self.seat]
        if self.step == 0:
            self.step = 1
            open_window(state, WindowMoment.DEATH, 1 << self.seat)
            return False
        if self.step == 1:
            self.step = 2
            if not self.settled(state):
                self._averted_by_a_card(state)
            return False
        state.stack.pop()
        if self.saved:
            credit(state, self.fighter, self.before - hero.life)
            return False
        lost = min(self.wounds, hero.life)
        hero.life -= lost
        state.tell(events.Wounded, self.seat, lost, hero.life, *cause_now(state))
        credit(state, self.fighter, lost)
        if not hero.life:
            die_of_it(state, self.seat)
        return False

    def _averted_by_a_card(self, state: Position) -> None:
        """Carry out the effects of the first card that saves the hero automatically (tomb-a29)."""
        hero = state.heroes[self.seat]
        for card in hero.boons + hero.treasures:
            effects = tuple([n for n in CARDS[card].when("would_die") if not EFFECTS[n].may])
            if effects:
                state.tell(events.Used, self.seat, CARDS[card].id)
                state.stack.append(Scene(effects, self.seat, self.seat, self.seat))
                if any(EFFECTS[n].cost.discard_self for n in effects):
                    discard_prepared(state, self.seat, card, USED_UP)
                return


class Fall(LoomingFrame):
    """A hero about to fall (DN-9.7)."""

    seat: int
    stand: int = -1
    """A threat that must be passed to stand up, as by `pack_threat`; −1 none (DN-18.5)."""
    averted: int = 0
    """1 once a card has kept him standing."""
    step: int = 0

    def settled(self, state: Position) -> bool:
        return bool(self.averted)

    def advance(self, state: Position) -> bool:
        hero = state.heroes[self.seat]
        if self.step == 0 and hero.life > 0 and (not hero.fallen or self.stand >= 0):
            self.step = 1
            open_window(state, WindowMoment.FALL, 1 << self.seat)
            return False
        state.stack.pop()
        if not self.averted and hero.life > 0:
            if self.stand >= 0:
                hero.stand = (*hero.stand, self.stand)
            fall(state, self.seat)
        return False


def fall(state: Position, seat: int) -> None:
    """Let the hero fall; nothing changes for one who has already fallen (DN-18.5)."""
    hero = state.heroes[seat]
    if not hero.fallen:
        hero.fallen = 1
        state.tell(events.Fell, seat, *cause_now(state))


def lie_down(state: Position, seat: int) -> None:
    """Lay the hero down because his player chooses so, once a turn; no card averts it (DN-13.7, DN-13.8)."""
    hero = state.heroes[seat]
    hero.lain_down = hero.fallen = 1
    state.tell(events.LainDown, seat)


def stand_up(state: Position, seat: int) -> None:
    """Let the hero stand up."""
    hero = state.heroes[seat]
    hero.fallen = 0
    hero.stand = ()
    state.tell(events.StoodUp, seat)
