"""`solve`: what a lord should do in a battle, and what comes of it, as data."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Final

from undercroft.dungeonlords.board.actions import READY, VOCABULARY, OfSquare
from undercroft.dungeonlords.content.tile_tables import SPELL_IDS
from undercroft.dungeonlords.game.position_notation import UNKNOWN, BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.kernel.base.errors import IllegalAction
from undercroft.kernel.base.event import Event
from undercroft.study.dungeonlords.solver.battle_objective import POINTS, Objective
from undercroft.study.dungeonlords.solver.battle_search import PLANNING, Deck, Line, Solver, Way, draws, ways
from undercroft.study.dungeonlords.solver.battle_steps_to_study import set_up, turn_up, turned_up, waits_for_card
from undercroft.study.dungeonlords.solver.equivalent_positions import Key
from undercroft.study.dungeonlords.solver.search_budget import SearchBudget
from undercroft.study.dungeonlords.solver.unknown_cards import unknown_cards
from undercroft.study.dungeonlords.solver.useful_stores import assumption_of
from undercroft.study.dungeonlords.solver.value_bounds import ValueBounds
from undercroft.study.dungeonlords.solver_results import NEAR, Outcome, Plan, Reply, Solution, Trial

POSITIONS: Final = 200_000
"""How many positions a search looks at unless somebody says otherwise."""

ALTERNATIVES: Final = 3
"""How many plans to name beside the best one."""

_End = tuple[int, int, float]
"""Tiles conquered, prisoners, and the points of the board."""


def solve(
    position: BattlePosition,
    objective: Objective | None = None,
    budget: SearchBudget | None = None,
    alternatives: int = ALTERNATIVES,
) -> Solution:
    """Find the best plan of a battle about to be planned.

    Args:
        position: the battle.
        objective: what the lord wants; by default points.
        budget: what the search may cost; by default `POSITIONS`.
        alternatives: how many plans to tell beside the best one.

    Returns:
        The plans, the best one first. All values count from now on: 0 is that the board stays as it is.
    """
    return study_of(position, objective, budget).solution(str(position), alternatives)


def study_of(position: BattlePosition, objective: Objective | None = None, budget: SearchBudget | None = None) -> Study:
    """Return a battle under study; see `solve`."""
    return Study(set_up(position), unknown_cards(position), objective, budget)


class Study:
    """A battle of one lord under study; the others stand still. Values count from its beginning.

    Args:
        state: the battle before its first question (`battle_steps_to_study.set_up`), or one of training, in which
            nothing is unknown, at any question.
        deck: the cards that an unknown one can be, sorted.
        objective: what the lord wants; by default points.
        budget: what the search may cost; by default `POSITIONS`.
    """

    def __init__(
        self,
        state: DungeonLordsState,
        deck: Deck = (),
        objective: Objective | None = None,
        budget: SearchBudget | None = None,
    ) -> None:
        self._before = state.clone()
        self.assumes = assumption_of(state)
        state.run()
        self.state = state
        self.deck = deck
        self.objective = objective or Objective()
        self.budget = budget or SearchBudget(POSITIONS)
        self.solver = Solver(self.objective, self.budget)
        self._points = Objective(POINTS)
        self._base = self.objective.worth(self._before)
        self._spreads: dict[Key, dict[_End, float]] = {}

    def solution(self, position: str, alternatives: int = ALTERNATIVES) -> Solution:
        """Return the best plans from here, and what comes of the best one."""
        valued = self._valued(alternatives)
        best, way = valued[0]
        replies = self.replies(way.state)
        outcomes = self._outcomes(way.state) if best.exact else ()
        return Solution(
            position,
            self.objective.wish,
            tuple([self._plan(way, value) for value, way in valued[: alternatives + 1]]),
            self.assumes,
            outcomes,
            replies,
            self.budget.used,
            self.budget.seconds,
        )

    @property
    def asks(self) -> bool:
        """Whether a plan is asked for: if not, there is nothing to choose now."""
        return bool(self.state.stack) and isinstance(self.state.stack[-1], PLANNING)

    def plans(self, alternatives: int = ALTERNATIVES) -> list[Plan]:
        """Return the best plans from here, the best one first.

        Args:
            alternatives: how many plans to value beside the best one; of the others, only a bound is known.
        """
        return [self._plan(way, value) for value, way in self._valued(alternatives)[: alternatives + 1]]

    def trial(self, position: str, answers: Sequence[str]) -> Trial:
        """Return what comes of a plan, if the lord goes on well.

        Args:
            position: the position.
            answers: ``mark …``, ``lay …`` and ``send …``, in any order that is legal; ``ready`` may be left out,
                and a tile may be marked where there is no choice.

        Raises:
            NotationError: something is not an answer of the game.
            IllegalAction: an answer is not legal.
        """
        state = self.planned(answers)
        value = self.value(state, self.deck)
        plan = Plan(tuple(answers), value.low, value.high)
        # First what comes of it, since looking for a better one may take all the time that is left.
        outcomes = self._outcomes(state) if plan.exact else ()
        replies = self.replies(state)
        return Trial(
            position,
            self.objective.wish,
            plan,
            self._best_beside(plan),
            self.assumes,
            outcomes,
            replies,
            self.budget.used,
            self.budget.seconds,
        )

    def _best_beside(self, tried: Plan) -> Plan:
        """Return the best plan: the one that was tried, unless another is known to be better.

        It is worth as much as any plan may be, if that is not known.
        """
        valued = self._valued(0, tried.low + self._base + NEAR)
        most = max(tried.high, *[value.high - self._base for value, _ in valued])
        value, way = valued[0]
        best = self._plan(way, value)
        return (
            Plan(best.answers, best.low, most) if best.low > tried.low + NEAR else Plan(tried.answers, tried.low, most)
        )

    def planned(self, answers: Sequence[str]) -> DungeonLordsState:
        """Return the position after a plan, before its card; see `trial`."""
        state = self.state.clone()
        self._plan_in(state, answers)
        return state

    def cards_after(self, answers: Sequence[str]) -> tuple[str, ...]:
        """Return the ids of the cards that can be turned up after a plan; one that is empty if there is none."""
        state = self.planned(answers)
        if waits_for_card(state):
            return tuple([SPELL_IDS[card] for card in self.deck])
        return (self._card_in(state),)

    def carry_out(self, state: DungeonLordsState, plan: Sequence[str], card: str, answers: Sequence[str]) -> None:
        """Carry out a plan and what follows, in a copy of `state` that somebody may listen to.

        Args:
            state: a copy of this study's `state`.
            plan: as in `trial`.
            card: the id of the card that is turned up, if it was unknown (`cards_after`).
            answers: what the lord answers then.

        Raises:
            NotationError, IllegalAction: as `trial`.
        """
        self._plan_in(state, plan)
        if waits_for_card(state):
            turn_up(state, SPELL_IDS.index(card))
        for text in answers:
            _answer(state, text)

    def _plan_in(self, state: DungeonLordsState, answers: Sequence[str]) -> None:
        for text in (*answers, READY.text):
            if not state.stack or state.round != self.state.round or not isinstance(state.stack[-1], PLANNING):
                break
            if not _is_settled(state, text):
                _answer(state, text)

    def blows(self, state: DungeonLordsState, card: str, answers: Sequence[str]) -> list[Event]:
        """Return what happens after a plan, blow by blow, up to the next question that `answers` does not answer.

        Args:
            state: the position after the plan (`planned`).
            card: the id of the card that is turned up, if it was unknown.
            answers: what the lord answers then.
        """
        state = state.clone()
        told: list[Event] = []
        state.listen(told.append)
        if waits_for_card(state):
            turn_up(state, SPELL_IDS.index(card))
        for text in answers:
            _answer(state, text)
        return told

    def value(self, state: DungeonLordsState, deck: Deck) -> ValueBounds:
        """Return what a position of this battle is worth, counted from the beginning of the study."""
        found = self.solver.value(state, deck)
        return ValueBounds(found.low - self._base, found.high - self._base)

    def replies(self, state: DungeonLordsState) -> tuple[Reply, ...]:
        """Return what comes of a plan for each card that can be turned up.

        Args:
            state: the position after the plan, before the card.
        """
        if not waits_for_card(state):
            return (self._reply(self._card_in(state), 1.0, state, self.deck),)
        found = []
        for i, card in enumerate(self.deck):
            rest = (*self.deck[:i], *self.deck[i + 1 :])
            found.append(self._reply(SPELL_IDS[card], 1 / len(self.deck), turned_up(state, card), rest))
        return tuple(found)

    def _card_in(self, state: DungeonLordsState) -> str:
        """Return the id of the known card of the round that is planned, be it over then; empty if it has none."""
        at = self.state.round - 1
        planned = self.state.cards[at] if 0 <= at < len(self.state.cards) else UNKNOWN
        card = state.battle.card if state.battle is not None and state.battle.card >= 0 else planned
        return SPELL_IDS[card] if card >= 0 else ""

    def best_line(self, state: DungeonLordsState, deck: Deck) -> tuple[Line, DungeonLordsState]:
        """Return the best answers until a card is turned up or the next round is planned, and where they lead."""
        line: Line = ()
        while state.stack and not waits_for_card(state) and not isinstance(state.stack[-1], PLANNING):
            way = self.best_way(state, deck)
            line, state = (*line, *way.line), way.state
        return line, state

    def best_way(self, state: DungeonLordsState, deck: Deck) -> Way:
        """Return the best way to go on from a question, as far as is known; of equal plans the one with the fewest
        pieces.
        """
        value = self.solver.value(state, deck)
        floor = value.low - NEAR
        best: tuple[float, Way] | None = None
        for way in ways(state):
            one = self.solver.value(way.state, deck, floor)
            if one.low >= floor:
                return way
            if best is None or one.low > best[0]:
                best = (one.low, way)
        assert best is not None
        return best[1]

    def _valued(self, alternatives: int, least: float = -inf) -> list[tuple[ValueBounds, Way]]:
        """Return all plans with their values, the best one first; what is not above `least` needs no exact value."""
        state, deck, solver = self.state, self.deck, self.solver
        if not state.stack or waits_for_card(state):
            return [(solver.value(state, deck), Way((), state))]
        ranked = solver.ranked(state)
        values = [ValueBounds(-inf, most) for most, _ in ranked]
        # First the best one alone, then as many more as are wanted: what is worse needs no exact value.
        for wanted in (1, alternatives + 1):
            for i in sorted(range(len(ranked)), key=lambda i: -values[i].high):
                lows = sorted([value.low for value in values if value.exact], reverse=True)
                floor = max(least, lows[wanted - 1] - NEAR if len(lows) >= wanted else -inf)
                if not values[i].exact and values[i].high > floor:
                    found = solver.value(ranked[i][1].state, deck, floor)
                    values[i] = ValueBounds(max(found.low, values[i].low), min(found.high, values[i].high))
        pairs = [(value, way) for value, (_, way) in zip(values, ranked, strict=True)]
        pairs.sort(key=lambda pair: (-round(pair[0].low, 9), -round(pair[0].high, 9), len(pair[1].line)))
        return pairs

    def _plan(self, way: Way, value: ValueBounds) -> Plan:
        low = max(value.low, self.solver.at_least(way.state))
        return Plan(tuple([action.text for action in way.line]), low - self._base, value.high - self._base)

    def _reply(self, card: str, chance: float, state: DungeonLordsState, deck: Deck) -> Reply:
        value = self.value(state, deck)
        line, _ = self.best_line(state, deck)
        return Reply(card, chance, value.low, value.high, tuple([action.text for action in line]))

    def _outcomes(self, state: DungeonLordsState) -> tuple[Outcome, ...]:
        lord = self._before.lords[0]
        tiles, prisoners, points = lord.conquered.bit_count(), len(lord.prison), self._points.worth(self._before)
        spread = self._spread(state, self.deck)
        if self.budget.is_over:
            return ()
        found = [Outcome(chance, end[0] - tiles, end[1] - prisoners, end[2] - points) for end, chance in spread.items()]
        return tuple(sorted(found, key=lambda one: (-round(one.chance, 9), one.tiles, -one.prisoners)))

    def _spread(self, state: DungeonLordsState, deck: Deck) -> dict[_End, float]:
        """Return how likely each end is if the lord plays well."""
        if not state.stack:
            lord = state.lords[0]
            return {(lord.conquered.bit_count(), len(lord.prison), self._points.worth(state)): 1.0}
        deck, key = self.solver.normal(state, deck)
        found = self._spreads.get(key)
        if found is None:
            found = {}
            if waits_for_card(state):
                for draw in draws(state, deck):
                    for end, chance in self._spread(draw.state, draw.deck).items():
                        found[end] = found.get(end, 0.0) + chance * draw.copies / len(deck)
            else:
                found = self._spread(self.best_way(state, deck).state, deck)
            self._spreads[key] = found
        return found


def _is_settled(state: DungeonLordsState, text: str) -> bool:
    """Return whether an answer marks the tile that is marked: with one nearest tile, nobody asks (DL-11.2)."""
    action = VOCABULARY.parse(text)
    return isinstance(action, OfSquare) and action.verb == "mark" and action.value == state.lords[0].marked


def _answer(state: DungeonLordsState, text: str) -> None:
    """Give an answer if it is legal.

    Raises:
        NotationError, IllegalAction: it is not.
    """
    action = VOCABULARY.parse(text)
    refusal = state.why_not(0, action)
    if refusal is not None:
        raise IllegalAction(refusal, action.text)
    state.play_unchecked(0, action)
