"""Dice: one roll with the window before it (DN-6.11), and the threats that are tested by one (DN-7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.map_markers import hazard_spot
from undercroft.dungeoneer.board.numbers.stat_breakdown import FOR_THIS_ROLL, Breakdown, merged, of_a_roll, stat_of
from undercroft.dungeoneer.board.numbers.stats import EXIT_ROLL, THREAT_ROLL, ignores, stat, threat_bonus
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.event_causes import EventCause
from undercroft.dungeoneer.board.terms.identifiers import EffectNumber, Families, LocationNumber, QuestNumber
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.content.card_index import AGAINST, BY_OTHER, BY_TRAP, EFFECTS, EXITS, QUESTS, TESTED
from undercroft.dungeoneer.content.location_cards import DANGER, LOCATION_CARDS
from undercroft.dungeoneer.rules.deeds.dice.public_die import LEAST, PIPS, die
from undercroft.dungeoneer.rules.questions.effect_frames import Scene
from undercroft.dungeoneer.rules.questions.interference_windows import open_window
from undercroft.dungeoneer.rules.questions.question_frames import (
    GLORY_LOST,
    NO_STAKE,
    Part,
    RollFrame,
    Stake,
    found_cause,
)
from undercroft.kernel.base.declarations import progress

ATTACK_DIE: Final = 0
COUNTER_DIE: Final = 1
THREAT_DIE: Final = 2
ROLLS: Final = ("attack", "counter", "threat")


class Roll(RollFrame):
    """A roll about to be made: the window, then the dice; the frame below gets the total."""

    kind: int
    """One of `ROLLS`."""
    seat: int
    """Whose hero rolls; −1 a monster."""
    about: int
    """Bits of the seats that the window is about."""
    form: int
    """The stat; −1 for dice alone."""
    against: int = -1
    """What a threat comes from, one of `AGAINST`; −1 in battle."""
    family: Families = 0
    """Bit of the opponent's family in battle, 0 otherwise."""
    need: int = 0
    """What must be reached; 0 in battle."""
    bonus: int = 0
    """What has been added for this roll."""
    extra: int = 0
    """Additional dice, of which the highest counts; if negative, the lowest does (DN-6.11)."""
    step: int = 0
    """0 before the window."""

    def rolled_by(self, seat: int) -> bool:
        return self.seat == seat

    def certain(self, state: Position) -> bool:
        asker = self._asker(state)
        return asker.enough(state, self.kind, LEAST + asker.plus(state, self.kind) + self.bonus)

    def hopeless(self, state: Position, more: int) -> bool:
        asker = self._asker(state)
        most = PIPS + asker.plus(state, self.kind) + self.bonus + more
        return self.kind == THREAT_DIE and not asker.enough(state, self.kind, most)

    def at_stake(self, state: Position) -> Stake:
        return self._asker(state).stake(state)

    def settled(self, state: Position) -> bool:
        return self._asker(state).settled(state)

    def subject(self, state: Position, seat: int) -> EventCause:
        """Return what tests the hero; in battle the other side, for those who do not roll the one that does."""
        if self.kind == THREAT_DIE:
            return found_cause(state)
        asker = self._asker(state)
        return EventCause(asker.opponent(state) if seat == self.seat else asker.roller(state), "")

    def _asker(self, state: Position) -> Part:
        """Return the frame that gets the total."""
        below = state.stack[state.stack.index(self) - 1]
        assert isinstance(below, Part)
        return below

    def advance(self, state: Position) -> bool:
        if self.step == 0:
            self.step = 1
            open_window(state, WindowMoment.ROLL, self.about)
            return False
        state.stack.pop()
        asker = state.stack[-1]
        assert isinstance(asker, Part)
        if asker.settled(state):
            asker.rolled(state, 0)
            asker.after_roll(state, 0)
            return False
        dice = sorted([die(state) for _ in range(1 + abs(self.extra))])
        kept = dice[0] if self.extra < 0 else dice[-1]
        plus = asker.plus(state, self.kind) + self.bonus
        what = self._about(state, asker, kept + plus) if state.listening else None
        asker.rolled(state, kept + plus)
        if what is not None:
            seat, foe, *rest = what
            kind, form = ROLLS[self.kind], TESTED[self.form]
            state.tell(events.Rolled, seat, foe, kind, form, tuple(dice), kept, plus, kept + plus, self.need, *rest)
        asker.after_roll(state, kept + plus)
        return False

    def _about(self, state: Position, asker: Part, total: int) -> tuple[Any, ...]:
        """Return what the event says about the roll, before it has any consequence: seat and foe, then all from `by`
        on.
        """
        seat, foe = (self.seat, None) if self.seat >= 0 else (None, asker.roller(state))
        by = asker.word if isinstance(asker, Test) else ""
        base, bonuses = asker.breakdown(state, self.kind)
        bonuses = merged([*bonuses, (FOR_THIS_ROLL, self.bonus)])
        success = total >= self.need if by else None
        idle = isinstance(asker, Test) and asker.idle(total >= self.need)
        printed = asker.value if isinstance(asker, Test) and asker.value < self.need else None
        danger = None if printed is None else self.need - printed
        return seat, foe, by, asker.opponent(state), base, bonuses, success, idle, printed, danger


NO_ESCAPE: Final = -1
"""The `Test.escape` of a test that nobody can get out of."""


class Test(Part):
    """A test of a hero's stat: one die and the stat must be at least the value (DN-7.1)."""

    seat: int
    """Whose hero is tested."""
    form: int
    """The stat that is tested."""
    value: int
    """What must be reached, without danger."""
    escape: LocationNumber
    """A location: a hero that is no longer there is out of reach (DN-5.4); or `NO_ESCAPE`."""
    ignored: int = progress(default=0)
    """1 once an effect has cancelled it."""
    step: int = progress(default=0)
    """0 before the roll."""

    @property
    def against(self) -> int:
        """What the threat comes from, one of `AGAINST`."""
        return BY_OTHER

    @property
    def word(self) -> str:
        """What the roll is for, as the event says it: one of `AGAINST`, or ``standing_up``."""
        return AGAINST[self.against]

    def need(self, state: Position) -> int:
        """Return the value; for an encounter trap with the danger of the place, if the hero came there by himself
        (DN-9.6).
        """
        hero = state.heroes[self.seat]
        if self.against != BY_TRAP or hero.brought or ignores(state, self.seat, "danger"):
            return self.value
        return self.value + danger(state, hero.location)

    def enough(self, state: Position, kind: int, total: int) -> bool:
        return total >= self.need(state)

    def settled(self, state: Position) -> bool:
        hero = state.heroes[self.seat]
        return bool(self.ignored) or hero.life <= 0 or (self.escape >= 0 and hero.location != self.escape)

    def advance(self, state: Position) -> bool:
        if self.settled(state):
            state.stack.pop()
            return False
        self.step = 1
        state.stack.append(
            Roll(THREAT_DIE, self.seat, 1 << self.seat, self.form, against=self.against, need=self.need(state))
        )
        return False

    def plus(self, state: Position, kind: int) -> int:
        return stat(state, self.seat, self.form) + threat_bonus(state, self.seat, self.form, self.against)

    def breakdown(self, state: Position, kind: int) -> Breakdown:
        base, bonuses = stat_of(state, self.seat, self.form)
        against = self.against
        kinds = EXIT_ROLL if 1 << against & EXITS else THREAT_ROLL
        return Breakdown(base, merged([*bonuses, *of_a_roll(state, self.seat, kinds, self.form, 1 << against, 0)]))

    def after_roll(self, state: Position, total: int) -> None:
        state.stack.pop()
        if not self.settled(state):
            success = total >= self.need(state)
            state.tell(events.Tested, self.seat, AGAINST[self.against], success)
            self.outcome(state, success)

    def idle(self, success: bool) -> bool:
        """Return whether the card or place says that nothing follows, for the event."""
        return False

    def outcome(self, state: Position, success: bool) -> None:
        """Carry out the consequences of passing or failing."""
        raise TypeError(f"nothing follows {type(self).__name__}")


STAKES: Final[Mapping[tuple[str, str], str]] = {
    ("discard", "boon"): "boon",
    ("fall", ""): "fall",
    ("gain", "peril"): "peril",
    ("level", ""): "level",
    ("lose", "ap"): "ap",
    ("lose", "glory"): GLORY_LOST,
    ("transfer", ""): "transfer",
    ("wound", ""): "wound",
}
"""What failing a threat brings, as the question says it, by what its first effect does and to what."""


class Threat(Test):
    """A test that an effect asks for."""

    scene: Scene
    """What the effects are part of; the hero tested is the one they concern."""
    cause: int
    """What it comes from, one of `AGAINST`."""
    passed: tuple[EffectNumber, ...]
    """The effects that follow if the hero passes."""
    failed: tuple[EffectNumber, ...]
    """The effects that follow if he fails."""
    quest: QuestNumber = -1
    """The quest whose own influence does not count (tomb-q13); −1 none."""

    @property
    def against(self) -> int:
        return self.cause

    def plus(self, state: Position, kind: int) -> int:
        total = super().plus(state, kind)
        if self.quest >= 0:
            total -= sum([m.n for m in QUESTS[self.quest].influence if m.form >> self.form & 1])
        return total

    def breakdown(self, state: Position, kind: int) -> Breakdown:
        base, bonuses = super().breakdown(state, kind)
        if self.quest < 0:
            return Breakdown(base, bonuses)
        without = [(QUESTS[self.quest].id, -m.n) for m in QUESTS[self.quest].influence if m.form >> self.form & 1]
        return Breakdown(base, merged([*bonuses, *without]))

    def idle(self, success: bool) -> bool:
        return not (self.passed if success else self.failed)

    def stake(self, state: Position) -> Stake:
        if not self.failed:
            return NO_STAKE
        effect = EFFECTS[self.failed[0]]
        what = STAKES.get((effect.do, effect.what), NO_STAKE.what)
        n = min(effect.n, state.heroes[self.seat].glory) if what == GLORY_LOST else abs(effect.n)
        return Stake(what, n, only=len(self.failed) == 1 and not self.passed)

    def outcome(self, state: Position, success: bool) -> None:
        self.scene.go_on(state, self.passed if success else self.failed, self.seat)


def danger(state: Position, location: int) -> int:
    """Return how much the location raises the value of encounter traps, unless its danger is deactivated (DN-9.6,
    DN-9.8).
    """
    total = 0
    for place, hazard in enumerate(LOCATION_CARDS[location].hazards):
        if hazard.kind == DANGER and hazard_spot(location, place) not in state.deactivated:
            total += hazard.n
    return total
