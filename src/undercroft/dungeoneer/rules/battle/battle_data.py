"""The battle as data: who fights whom, and which step is next (DN-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from undercroft.dungeoneer.board.numbers.stat_breakdown import Breakdown
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import NO_CAUSE, EventCause
from undercroft.dungeoneer.board.terms.identifiers import LocationNumber
from undercroft.dungeoneer.rules.battle.die_bonus_breakdown import of_attack, of_counter
from undercroft.dungeoneer.rules.battle.fighters import AWAY, FIGHTING, NOT_YET, Fighter, attack_plus, counter_plus
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import ATTACK_DIE, COUNTER_DIE
from undercroft.dungeoneer.rules.questions.question_frames import BattleFrame, Part, nearest
from undercroft.kernel.base.declarations import part

DEFENDER: Final = -2
"""The place of the defender, where the place of an attacker is expected; −1 is nobody."""


class Starter(Part):
    """A frame that begins a battle and needs its outcome."""

    def fought(self, state: Position, battle: Battle) -> None:
        """Take the outcome of the battle that this frame began."""
        raise TypeError(f"{type(self).__name__} takes no outcome")


class Battle(BattleFrame):
    """A battle as data: who fights whom, where, and which step is next."""

    attackers: list[Fighter] = part()
    """The monsters or heroes that attack."""
    defender: Fighter = part()
    """Who is attacked: a hero, or in a challenge a monster."""
    chief: int
    """The seat that orders the comparisons: the attackers' player (DN-16.2)."""
    location: LocationNumber
    """Where it takes place."""
    challenge: int
    """1 if a challenge may follow (DN-6.6)."""
    of: int = -1
    """The defender's place among the attackers of the battle that it challenges; −1 no monster is challenged."""
    earned: tuple[int, ...] = (0, 0, 0, 0)
    """The glory due to each seat for wounds dealt to monsters (DN-6.8)."""
    current: int = -1
    """The place of the attacker who rolls or is compared."""
    over: int = 0
    """1 once the battle is over for the defender (DN-16.7, tomb-a29)."""
    step: int = 0
    """The index in `steps` of what is next."""

    steps: ClassVar[tuple[Callable[[Battle, Position], bool], ...]]
    """The steps of DN-6.1 to DN-6.5, one for the three of DN-6.6 to DN-6.8, and the end; each says whether it is done.

    `dispatch` fills it with the functions of `steps`.
    """

    def fighting(self) -> list[int]:
        """Return the attackers who are still in the battle."""
        return [i for i, fighter in enumerate(self.attackers) if fighter.standing == FIGHTING]

    def in_reach(self, state: Position) -> bool:
        """Return whether the defender is in the location and alive, and so is an attacking hero (DN-5.4)."""
        return not self.over and self.there(state, self.defender)

    def there(self, state: Position, fighter: Fighter) -> bool:
        """Return whether this side is in the location and alive."""
        if not fighter.is_hero:
            return fighter.standing == FIGHTING
        hero = state.heroes[fighter.seat]
        return hero.life > 0 and hero.location == self.location

    def settled(self, state: Position) -> bool:
        """Return whether the attack about to be rolled is off, because one of the two is no longer there."""
        if self.current < 0:
            return False
        fighter = self.attackers[self.current]
        if fighter.total == NOT_YET:
            return not (self.in_reach(state) and self.there(state, fighter) and fighter.standing == FIGHTING)
        return self.over == 1 or not self.alive(state, self.defender)

    def alive(self, state: Position, fighter: Fighter) -> bool:
        """Return whether this side is alive, wherever it is (DN-16.7)."""
        return state.heroes[fighter.seat].life > 0 if fighter.is_hero else fighter.standing == FIGHTING

    def attacks_on(self, seat: int) -> bool:
        return self.defender.is_hero and self.defender.seat == seat

    def advance(self, state: Position) -> bool:
        if self.steps[self.step](self, state):
            self.step += 1
        return False

    # Rolls.

    def plus(self, state: Position, kind: int) -> int:
        fighter = self.attackers[self.current]
        if kind == ATTACK_DIE:
            return attack_plus(state, fighter, self.defender, self.location)
        return counter_plus(state, self.defender, fighter, fighter.form)

    def breakdown(self, state: Position, kind: int) -> Breakdown:
        fighter = self.attackers[self.current]
        if kind == ATTACK_DIE:
            return of_attack(state, fighter, self.defender, self.location)
        return of_counter(state, self.defender, fighter, fighter.form)

    def roller(self, state: Position) -> str:
        fighter = self.attackers[self.current]
        return (fighter if fighter.total == NOT_YET else self.defender).name(state)

    def opponent(self, state: Position) -> str:
        fighter = self.attackers[self.current]
        return (self.defender if fighter.total == NOT_YET else fighter).name(state)

    def because(self, state: Position) -> EventCause:
        """Return the side that has won the comparison; after the battle, nothing in particular."""
        if self.current < 0 or not self.attackers[self.current].compared:
            return NO_CAUSE
        fighter = self.attackers[self.current]
        return EventCause((fighter if fighter.total > fighter.counter else self.defender).name(state), "")

    def subject(self, state: Position, seat: int) -> EventCause:
        """Return the only attacker; with several, nobody in particular."""
        fighting = self.fighting()
        return EventCause(self.attackers[fighting[0]].name(state), "") if len(fighting) == 1 else NO_CAUSE

    def enough(self, state: Position, kind: int, total: int) -> bool:
        """Any total above the attack's wins the comparison (DN-6.5); what the attack must beat is not known yet."""
        return kind == COUNTER_DIE and total > self.attackers[self.current].total

    def rolled(self, state: Position, total: int) -> None:
        fighter = self.attackers[self.current]
        if self.settled(state):
            if fighter.total == NOT_YET:
                fighter.standing = AWAY
        elif fighter.total == NOT_YET:
            fighter.total = total
        else:
            fighter.counter = total

    def at(self, place: int) -> Fighter:
        """Return the attacker in this place, or the defender."""
        return self.defender if place == DEFENDER else self.attackers[place]

    def credit(self, fighter: int, lost: int) -> bool:
        self.at(fighter).dealt += lost
        return True


def the_battle(state: Position) -> Battle:
    """Return the battle being fought: the topmost on the stack."""
    battle = nearest(state, Battle)
    assert battle is not None
    return battle
