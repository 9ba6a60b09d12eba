"""Verbs about dice: threats, dice of quests, and changes to a roll about to be made (DN-6.11, DN-7)."""

from __future__ import annotations

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.identifiers import EffectNumber
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import AGAINST, SOURCES, TESTED, TYPES, Quest, bits
from undercroft.dungeoneer.rules.battle.battle_data import Battle, the_battle
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import ATTACK_DIE, THREAT_DIE, Roll, Threat
from undercroft.dungeoneer.rules.deeds.dice.public_die import die
from undercroft.dungeoneer.rules.effects.choice_effects import OnAttack, one_attacker, the_attacks
from undercroft.dungeoneer.rules.effects.harm_effects import about_to_wound, cause
from undercroft.dungeoneer.rules.effects.shared_effects import ForEach
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS, Scene, Verb
from undercroft.dungeoneer.rules.questions.interference_windows import open_window
from undercroft.dungeoneer.rules.questions.question_frames import Part, nearest


class TestStat(ForEach):
    """Test a stat, each hero concerned separately (DN-7)."""

    __slots__ = ()

    def fits(self, state: Position, seat: int, victim: int) -> bool:
        """Return whether the result could change anything for the target (DN-19.5)."""
        outcomes = (*self.passed, *self.failed)
        return self.effect.who != "target" or any(VERBS[n].fits(state, seat, victim) for n in outcomes)

    def share(self, state: Position, scene: Scene, seat: int) -> None:
        state.stack.append(self.threat(scene, seat))

    def threat(self, scene: Scene, seat: int) -> Threat:
        """Return the test of one hero, not yet begun."""
        effect = self.effect
        value = effect.value + (scene.x if effect.value_x else 0)
        apart = isinstance(self.source, Quest) and effect.mode == "without_influence"
        quest = self.source.number if isinstance(self.source, Quest) and apart else -1
        escape = scene.location if effect.who == "here" or isinstance(self.source, Quest) else -1
        inner = scene.nested((), seat)
        form = TESTED.index(effect.stat)
        why = cause(self.source)
        return Threat(
            seat,
            form,
            value,
            escape,
            scene=inner,
            cause=why,
            passed=self.passed,
            failed=self.failed,
            quest=quest,
        )


class RollDice(Verb):
    """Roll dice for a quest of chance or for a card that a die decides."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        """Return whether the dice may be rolled: in reaction to a wound, only if the card helps against its cause
        (tomb-a23).
        """
        return self.effect.on != "would_wound" or about_to_wound(state, seat, self.effect) is not None

    def do(self, state: Position, scene: Scene) -> None:
        seats = self.affected(state, scene)
        if seats:
            state.stack.append(Dice(scene.nested((), seats[0]), self.number))


class Dice(Part):
    """Dice about to be rolled for an effect."""

    scene: Scene
    """What the effects that follow are part of; its hero rolls."""
    effect: EffectNumber
    """The effect, with how many dice and what they must show."""
    bonus: int = 0
    """What was added to the total."""
    extra: int = 0
    """Additional dice, of which the best count (vault-q09)."""
    step: int = 0
    """0 before the window."""

    def settled(self, state: Position) -> bool:
        """Return whether the hero does not roll: he is dead or has left (DN-11.1)."""
        return state.heroes[self.scene.hero].life <= 0 or self.scene.left(state)

    def advance(self, state: Position) -> bool:
        verb = VERBS[self.effect]
        seat = self.scene.hero
        if self.step == 0:
            self.step = 1
            if isinstance(verb.source, Quest):
                open_window(state, WindowMoment.ROLL, 1 << seat)
            return False
        state.stack.pop()
        if self.settled(state):
            return False
        wanted = verb.effect.dice
        dice = sorted([die(state) for _ in range(wanted + self.extra)])
        kept = dice[-wanted:]
        value, each = verb.effect.value, verb.effect.mode == "each"
        total = kept[0] if each else sum(kept) + self.bonus
        success = total >= value
        kind = "quest" if isinstance(verb.source, Quest) else "card"
        card, shown, counted = verb.source.id, tuple(dice), tuple(kept)
        state.tell(events.DiceRolled, seat, card, kind, shown, self.bonus, value, success, counted, total, each)
        self.scene.go_on(state, verb.passed if success else verb.failed, seat)
        return False


class ModRoll(Verb):
    """Add to the roll about to be made (DN-6.11)."""

    __slots__ = ()

    def adds(self, x: int) -> int:
        return self.amount_with(x)

    def can(self, state: Position, seat: int) -> bool:
        if self.effect.what == "dice":
            return dice_of(state, seat, self.source) is not None
        roll = nearest(state, Roll)
        if roll is None or roll.seat != seat:
            return False
        effect = self.effect
        if effect.what == "battle" and roll.kind >= THREAT_DIE:
            return False
        if effect.what == "threat" and roll.kind != THREAT_DIE:
            return False
        if effect.form and not bits(effect.form, TESTED) >> roll.form & 1:
            return False
        if effect.against and (roll.against < 0 or AGAINST[roll.against] not in effect.against):
            return False
        return not effect.families or bool(bits(effect.families, TYPES) & family_of(state, roll))

    def do(self, state: Position, scene: Scene) -> None:
        n = self.amount(scene)
        if self.effect.what == "dice":
            dice = nearest(state, Dice)
            assert dice is not None
            dice.bonus += n
            return
        roll = nearest(state, Roll)
        assert roll is not None
        roll.bonus += n


def family_of(state: Position, roll: Roll) -> int:
    """Return the family of the opponent: in battle, or of the monster whose effect asks for a threat."""
    if roll.family:
        return roll.family
    threat = nearest(state, Threat)
    battle = nearest(state, Battle)
    if threat is None or battle is None or threat.scene.monster == -1 or roll.kind != THREAT_DIE:
        return 0
    return battle.at(threat.scene.monster).family()


def dice_of(state: Position, seat: int, source: object) -> Dice | None:
    """Return the dice that the seat is about to roll for this quest."""
    dice = nearest(state, Dice)
    if dice is None or dice.scene.hero != seat or SOURCES[dice.effect] is not source:
        return None
    return dice


class ModAttack(OnAttack):
    """Change the roll of one attack on one's hero (vault-a20), or the effect of one's counter (vault-a15)."""

    __slots__ = ()

    def on_attacker(self, state: Position, seat: int, place: int) -> None:
        fighter = the_battle(state).attackers[place]
        if self.effect.what == "strike_wounds":
            fighter.riposte += self.effect.n
        else:
            fighter.bonus += self.effect.n


class ExtraDie(Verb):
    """Add dice to a roll: one's own attack, a quest's, or an attack on one's hero (the lowest counts). An attacker's
    two kinds of dice cancel out (DN-6.11).
    """

    __slots__ = ()

    def more_dice(self, x: int) -> int:
        return 0 if self.effect.who == "attacker" else self.amount_with(x)

    def can(self, state: Position, seat: int) -> bool:
        if self.effect.who == "attacker":
            return bool(the_attacks(state, seat, self.effect))
        if self.effect.what == "dice":
            return dice_of(state, seat, self.source) is not None
        roll = nearest(state, Roll)
        return roll is not None and roll.seat == seat and roll.kind == ATTACK_DIE

    def do(self, state: Position, scene: Scene) -> None:
        if self.effect.who == "attacker":
            one_attacker(state, scene, self.number)
        elif self.effect.what == "dice":
            dice = nearest(state, Dice)
            assert dice is not None
            dice.extra += self.amount(scene)
        else:
            roll = nearest(state, Roll)
            assert roll is not None
            roll.extra += self.amount(scene)

    def on_attacker(self, state: Position, seat: int, place: int) -> None:
        fighter = the_battle(state).attackers[place]
        fighter.extra -= self.effect.n
