"""The steps of a battle from the attack to the comparison, in order (DN-6.1 to DN-6.5).

Each function is a step and says whether it is done. A strike is in `strikes`; challenge, lair and reward (DN-6.6 to
DN-6.8) are in `aftermath`, which `challenge_lair_reward` starts.
"""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.actions import COMPARE, FORM
from undercroft.dungeoneer.board.hero import Hero
from undercroft.dungeoneer.board.numbers.view_ids import seat_or_none
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import FORMS
from undercroft.dungeoneer.rules.battle.aftermath import Aftermath, comparable
from undercroft.dungeoneer.rules.battle.battle_data import Battle, Starter, the_battle
from undercroft.dungeoneer.rules.battle.fighters import AWAY, NOT_YET, Fighter
from undercroft.dungeoneer.rules.battle.strikes import Strike
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import ATTACK_DIE, COUNTER_DIE, Roll
from undercroft.dungeoneer.rules.questions.effect_frames import Scene
from undercroft.dungeoneer.rules.questions.interference_windows import open_window
from undercroft.dungeoneer.rules.questions.muted_questions import end_hushes
from undercroft.dungeoneer.rules.questions.question_frames import Pick
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import CHOOSE_ONE, ORDER, Prompt


def attack(battle: Battle, state: Position) -> bool:
    """Choose each attacker's form, then carry out the effects of its attack (DN-6.1)."""
    for i, fighter in enumerate(battle.attackers):
        if fighter.form < 0:
            state.stack.append(ChooseForm(fighter.seat, i))
            return False
    for fighter in battle.attackers:
        if battle.defender.is_hero:
            _note_attack(state.heroes[battle.defender.seat], fighter.foe)
        seat = seat_or_none(fighter.seat)
        whose, roller = (None, seat) if fighter.is_quest_monster else (seat, None)
        defender = battle.defender.name(state)
        state.tell(events.Attacks, fighter.name(state), whose, defender, FORMS[fighter.form], roller)
    for i, fighter in reversed(list(enumerate(battle.attackers))):
        effects = () if fighter.is_hero else fighter.source.when("attack")
        if effects:
            victim = battle.defender.seat if battle.defender.is_hero else -1
            state.stack.append(Scene(effects, fighter.seat, fighter.seat, victim, monster=i, location=battle.location))
    return True


def _note_attack(hero: Hero, foe: int) -> None:
    if foe not in hero.attackers:
        hero.attackers = (*hero.attackers, foe)


def response(battle: Battle, state: Position) -> bool:
    """Open the window in which only the defender, or the controller of a challenged monster, responds (DN-6.2,
    DN-15.4).
    """
    if battle.in_reach(state) and battle.defender.seat >= 0:
        open_window(state, WindowMoment.RESPONSE, 1 << battle.defender.seat)
    return True


def attack_roll(battle: Battle, state: Position) -> bool:
    """Make all attack rolls, before any counter-roll; heroes who have left are out of reach (DN-6.3, DN-5.4)."""
    for i in battle.fighting():
        fighter = battle.attackers[i]
        if fighter.total == NOT_YET:
            if not (battle.in_reach(state) and battle.there(state, fighter)):
                fighter.standing = AWAY
                continue
            battle.current = i
            about = _bit(fighter) | _bit(battle.defender)
            seat = fighter.seat if fighter.is_hero else -1
            family = battle.defender.family()
            state.stack.append(Roll(ATTACK_DIE, seat, about, fighter.form, family=family, extra=fighter.extra))
            return False
    return True


def _bit(fighter: Fighter) -> int:
    return 1 << fighter.seat if fighter.is_hero else 0


def counter_roll(battle: Battle, state: Position) -> bool:
    """Roll for the defender against each attack, in the form of the attack (DN-6.4)."""
    for i in battle.fighting():
        fighter = battle.attackers[i]
        if fighter.counter == NOT_YET:
            if battle.over or not battle.alive(state, battle.defender):
                return True
            battle.current = i
            seat = battle.defender.seat if battle.defender.is_hero else -1
            state.stack.append(Roll(COUNTER_DIE, seat, _bit(battle.defender), fighter.form, family=fighter.family()))
            return False
    return True


def compare(battle: Battle, state: Position) -> bool:
    """Compare the rolls pair by pair in the attacker's order, applying each before the next (DN-6.5, DN-16.2)."""
    if battle.over or not battle.alive(state, battle.defender):
        return True
    left = [i for i in battle.fighting() if not battle.attackers[i].compared and battle.attackers[i].counter != NOT_YET]
    if not left:
        return True
    state.stack.append(NextComparison(battle.chief))
    return False


def compare_pair(battle: Battle, state: Position, i: int) -> None:
    """Compare two rolls: the higher one strikes, a tie does nothing (DN-6.5)."""
    fighter = battle.attackers[i]
    fighter.compared = 1
    battle.current = i
    difference = fighter.total - fighter.counter
    strikes = bool(difference) and not (difference > 0 and fighter.blunted)
    by = ""
    if not difference:
        by = "tie"
    elif strikes:
        by = "foe" if difference > 0 else "defender"
    winner = battle.defender if difference < 0 else fighter
    seat = None if not strikes or winner.is_quest_monster else seat_or_none(winner.seat)
    foe, defender = fighter.name(state), battle.defender.name(state)
    state.tell(events.Compared, foe, fighter.total, defender, fighter.counter, by, seat)
    if strikes:
        state.stack.append(Strike(i, int(difference < 0)))


def challenge_lair_reward(battle: Battle, state: Position) -> bool:
    """Begin challenge, lair and reward, three steps of the book taken by `Aftermath` above the battle (DN-6.6 to
    DN-6.8).
    """
    battle.current = -1
    state.stack.append(Aftermath())
    return True


def finish(battle: Battle, state: Position) -> bool:
    """Take the battle off the stack and give its outcome to the frame that began it."""
    state.stack.pop()
    end_hushes(state)
    starter = state.stack[-1]
    if isinstance(starter, Starter):
        starter.fought(state, battle)
    return False


class ChooseForm(Pick):
    """The player chooses the form in which an attacker attacks (DN-6.1); in the solo game it is the highest one
    (DN-14.7).
    """

    place: int

    def options(self, state: Position) -> Seq[Action]:
        fighter = the_battle(state).attackers[self.place]
        if fighter.seat < 0:
            return [FORM[form] for form in fighter.monster.best]
        return [FORM[form] for form in fighter.attack_forms(state)]

    def ask(self, state: Position, seat: int) -> Prompt:
        fighter = the_battle(state).attackers[self.place]
        return Prompt("form", CHOOSE_ONE, "DN-6.1", fighter.name(state))

    def picked(self, state: Position, value: int) -> None:
        the_battle(state).attackers[self.place].form = value


class NextComparison(Pick):
    """The attackers' player chooses which pair is compared next (DN-16.2)."""

    def options(self, state: Position) -> Seq[Action]:
        battle = the_battle(state)
        left = [battle.attackers[i] for i in battle.fighting() if not battle.attackers[i].compared]
        return [COMPARE[comparable(fighter)] for fighter in left if fighter.counter != NOT_YET]

    def ask(self, state: Position, seat: int) -> Prompt:
        return Prompt("compare", ORDER, "DN-16.2")

    def picked(self, state: Position, value: int) -> None:
        battle = the_battle(state)
        compare_pair(battle, state, next(i for i, f in enumerate(battle.attackers) if comparable(f) == value))
