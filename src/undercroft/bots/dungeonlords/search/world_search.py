"""A lord that searches: it tries its answers in dealt worlds, which the policy plays on, and weighs where they lead.

Orders are given by all lords at the same moment. The others are not taken for copies of oneself: in each world each of
them has one of the policy's styles, and gives its orders in that style. First sets of three orders are compared, then
the sequences of the best sets. Plans and battles are tried whole (`battle_candidates`), everything else answer by
answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import permutations
from random import Random
from typing import ClassVar, Final, NamedTuple, TypeVar

from undercroft.bots.bot import deal, pace_of_trials
from undercroft.bots.dungeonlords.evaluation.position_value import RIVALS, SEASONS_OF_A_GAME, value
from undercroft.bots.dungeonlords.policy import order_policy, rules_of_thumb
from undercroft.bots.dungeonlords.policy.playout_policy import EVEN, answer, any_style, play_on, season_number
from undercroft.bots.dungeonlords.search import battle_candidates
from undercroft.bots.dungeonlords.search.hidden_information import forget
from undercroft.bots.feature_weights import Weights
from undercroft.bots.level_editions import SearchLevel
from undercroft.bots.sequential_halving import Deadline, RankedCandidate, race
from undercroft.dungeonlords.board.actions import OfRoom, OfSquare, Orders
from undercroft.dungeonlords.board.dungeon_grid import NEIGHBOURS
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.battle_planning import MakePlan, MarkTile
from undercroft.dungeonlords.rules.phases.giving_orders import ChooseInitialOrders, GiveOrders
from undercroft.dungeonlords.rules.phases.orders.digging import Dig
from undercroft.dungeonlords.rules.phases.orders.hiring_and_building import BuildRoom
from undercroft.dungeonlords.rules.phases.orders.order_places import Spy
from undercroft.dungeonlords.views import View
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import Decision

C = TypeVar("C")

ORDERS: Final = frozenset({"orders", "orders-and-dummy"})
"""The questions at which all `Skill.trials` are made."""

ANSWERS: Final = 12
"""The approximate number of answers tried at other questions."""

STEADY: Final = order_policy.Style(EVEN, 0.4)
"""How the lord itself goes on in a world."""

SQUARES: Final = 5
"""How many squares are tried for a tunnel, and twice as many for a room."""

SMALL: Final = 0.2
"""How much of its whim a lord follows outside its orders, where a mistake is plain to see."""

FINALISTS: Final = 5
"""How many order sets have all their sequences tried."""


class Skill(NamedTuple):
    """How well a lord plays.

    Attributes:
        trials: how many trials an order decision may cost.
        each: how many trials each other answer may cost.
        whim: how many points worse than the best orders may look and still be given; other answers a fifth of it.
        slips: how often it answers at random, of 100 times.
        noise: how unsteadily it thinks that everybody, itself too, will go on.
        rivals: how much the best rival's points count for it, beside its own.
    """

    trials: int
    each: int
    whim: float
    slips: int = 0
    noise: float = 0.4
    rivals: float = RIVALS


class Dealt(NamedTuple):
    """A world that a seat cannot tell from the real one, how each lord plays in it, and its dice."""

    world: DungeonLordsState
    styles: Sequence[order_policy.Style]
    seed: int


class LordSearch(SearchLevel):
    """A lord that searches as well as its `skill` says, and weighs positions with its `weights`."""

    skill: ClassVar[Skill]

    @classmethod
    def pace(cls, key: str) -> float:
        """Return after how many seconds it answers: the more it may try, the later."""
        trials = cls.skill.trials if key in ORDERS else ANSWERS * cls.skill.each
        return pace_of_trials(trials)

    def search(self, view: View, decision: Decision, world: DungeonLordsState) -> str:
        seat = decision.seat
        legal = world.legal_actions(seat)
        if len(legal) == 1:
            return legal[0].text
        rng = Random(self.chance.below(1 << 62))
        if int(rng.random() * 100) < self.skill.slips:
            return self._slip(world, seat, rng).text
        question = Question(forget(world, seat), seat, self.skill, self.weights, Deadline(self.seconds), rng)
        return question.line()[0].text

    def _slip(self, world: DungeonLordsState, seat: int, rng: Random) -> Action:
        """Answer without thinking."""
        return answer(world, seat, any_style(rng, 5.0), rng)


class WorldTrials:
    """Tries answers of a lord in dealt worlds, which the policy plays on.

    Args:
        plain: the position, as `hidden_information.forget` has made it.
        seat: who is asked.
        skill: how much to try, and how exactly.
        weights: what weighs the positions that answers lead to; None for those of the package.
        deadline: when to stop at the latest.
        rng: the dice.
    """

    def __init__(
        self,
        plain: DungeonLordsState,
        seat: int,
        skill: Skill,
        weights: Weights | None,
        deadline: Deadline,
        rng: Random,
    ) -> None:
        self.plain = plain
        self.seat = seat
        self.skill = skill
        self.weights = weights
        self.deadline = deadline
        self.rng = rng
        self.until = until_of(plain)
        self._dice = rng.getrandbits(60)

    def dealt(self, number: int) -> Dealt:
        """Return the world with this number, in which the others have sealed their answers if all are asked at the same
        moment, and how it is played on.
        """
        seed = self._dice + number
        rng = Random(seed)
        styles = [any_style(rng) for _ in range(self.plain.seats)]
        styles[self.seat] = order_policy.Style(EVEN, self.skill.noise)
        world = deal(self.plain, self.seat, seed)
        self._others_answer(world, styles, seed)
        return Dealt(world, styles, seed)

    def measuring(self, number: int) -> Callable[[Sequence[Action]], float]:
        """Return what measures a sequence of answers in the world with this number."""
        trying, seat, weights, rivals = self.trying(number), self.seat, self.weights, self.skill.rivals
        return lambda actions: value(trying(actions), seat, weights, rivals)

    def trying(self, number: int) -> Callable[[Sequence[Action]], DungeonLordsState]:
        """Return what leads from answers to the position that is weighed, in the world with this number."""
        world, styles, seed = self.dealt(number)
        seat, until = self.seat, self.until

        def reached(actions: Sequence[Action]) -> DungeonLordsState:
            tried = world.clone()
            for action in actions:
                tried.play_unchecked(seat, action)
            play_on(tried, styles, Random(seed), until)
            return tried

        return reached

    def _others_answer(self, world: DungeonLordsState, styles: Sequence[order_policy.Style], seed: int) -> None:
        frame = world.stack[-1]
        if isinstance(frame, (GiveOrders, ChooseInitialOrders)):
            rng = Random(seed + 1)
            for other in frame.asked:
                if other != self.seat:
                    frame.take(world, other, answer(world, other, styles[other], rng))


class Question(WorldTrials):
    """One decision of a lord: which answers are worth trying, and which one is given."""

    def line(self) -> battle_candidates.Line:
        """Return the answer, and with it those that belong to it: a whole plan, or a battle to its end."""
        return self.line_and_next()[0]

    def line_and_next(self) -> tuple[battle_candidates.Line, battle_candidates.Line | None]:
        """Return the answer, as in `line`, and the best of the others; None if no other one is worth trying."""
        frame = self.plain.stack[-1]
        if isinstance(frame, Spy):
            return (answer(self.plain, self.seat, STEADY, self.rng),), None
        ranked = self.ranking()
        chosen = self._chosen(ranked, self.skill.whim * (1.0 if isinstance(frame, GiveOrders) else SMALL))
        return chosen, next((one.candidate for one in ranked if one.candidate != chosen), None)

    def ranking(self) -> list[RankedCandidate[battle_candidates.Line]]:
        """Return the answers worth trying, each as in `line`, the best first."""
        frame = self.plain.stack[-1]
        if isinstance(frame, GiveOrders):
            return self._orders()
        if isinstance(frame, (MarkTile, MakePlan)):
            return self._race(battle_candidates.plans(self.plain, self.seat))
        if self.plain.battle is not None:
            lines = battle_candidates.lines(self.plain, self.seat)
            if lines is not None:
                return self._race(lines)
        return self._race([(action,) for action in promising_answers(self.plain, self.seat)])

    def _orders(self) -> list[RankedCandidate[battle_candidates.Line]]:
        first: list[battle_candidates.Line] = [(action,) for action in order_sets(self.plain, self.seat, self.rng)]
        ranked = race(first, self.measuring, self.skill.trials * 2 // 5, self.deadline, FINALISTS)
        best = [one.candidate[0] for one in ranked[:FINALISTS]]
        sequences: list[battle_candidates.Line] = []
        for action in best:
            assert isinstance(action, Orders)
            sequences.append((action,))
        for action in best:
            assert isinstance(action, Orders)
            for three in permutations(action.three):
                if three != action.three:
                    sequences.append((_in_sequence(self.plain, self.seat, three, self.rng),))
        if self.deadline.is_over():
            return ranked
        return race(sequences, lambda n: self.measuring(n + 10_000), self.skill.trials * 3 // 5, self.deadline)

    def _race(self, candidates: Sequence[battle_candidates.Line]) -> list[RankedCandidate[battle_candidates.Line]]:
        return race(candidates, self.measuring, self.skill.each * len(candidates), self.deadline)

    def _chosen(self, ranked: Sequence[RankedCandidate[C]], whim: float) -> C:
        """Choose one of those that look at most so many points worse than the best."""
        best = ranked[0].mean
        close = [one.candidate for one in ranked if one.mean >= best - whim and one.trials]
        return close[int(self.rng.random() * len(close))] if close else ranked[0].candidate


def until_of(state: DungeonLordsState) -> int:
    """Return the season at whose orders a world is weighed: the next one; after autumn and in combat, next year's."""
    season = season_number(state)
    if state.round:
        return 4 if state.year == 1 else SEASONS_OF_A_GAME
    return season + 1


def promising(plain: DungeonLordsState, seat: int) -> list[Action]:
    """Return the single answers worth trying, what the policy would answer first; of each set of orders one sequence.

    Args:
        plain: the position, in which the seat is asked.
        seat: who is asked.
    """
    if isinstance(plain.stack[-1], GiveOrders):
        return list(order_sets(plain, seat, Random(0)))
    return promising_answers(plain, seat)


def order_sets(plain: DungeonLordsState, seat: int, rng: Random) -> list[Orders]:
    """Return each set of orders in the sequence in which the policy gives it, the set that it wishes most first."""
    wish = order_policy.wishes(plain, seat)
    sets = sorted(order_policy.legal_sets(plain, seat), key=lambda three: -sum([wish[o] for o in three]))
    steady = Random(0)
    return [_in_sequence(plain, seat, order_policy.arranged(three, steady), rng) for three in sets]


def promising_answers(plain: DungeonLordsState, seat: int) -> list[Action]:
    """Return the answers to another question than that for orders, as in `promising`."""
    legal = list(plain.stack[-1].legal(plain, seat))
    usual = answer(plain, seat, STEADY, Random(0))
    frame = plain.stack[-1]
    lord = plain.lords[seat]
    if isinstance(frame, Dig) and len(legal) > SQUARES + 1:
        tiles = lord.tiles

        def room_left(action: Action) -> float:
            if not isinstance(action, OfSquare):
                return 99.0
            return (NEIGHBOURS[action.value] & ~tiles).bit_count() + 0.3 * rules_of_thumb.DEPTH[action.value]

        legal = sorted(legal, key=room_left, reverse=True)[: SQUARES + 1]
    elif isinstance(frame, BuildRoom) and len(legal) > 2 * SQUARES + 1:

        def promise(action: Action) -> float:
            if not isinstance(action, OfRoom):
                return 99.0
            return rules_of_thumb.room_worth(lord, action.room) + 0.2 * rules_of_thumb.DEPTH[action.cell]

        legal = sorted(legal, key=promise, reverse=True)[: 2 * SQUARES + 1]
    return [usual, *[action for action in legal if action is not usual]]


def _in_sequence(plain: DungeonLordsState, seat: int, three: tuple[int, ...], rng: Random) -> Orders:
    """Return orders in this sequence, with those of a dummy that go with them if there is one."""
    first, second, third = three
    if len(plain.dummies) == 2:
        return order_policy.third_of_dummy(plain, seat, (first, second, third), rng)
    return order_policy.in_sequence(first, second, third)
