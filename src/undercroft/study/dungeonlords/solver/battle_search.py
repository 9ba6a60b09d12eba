"""The battle solver: the best plan over all rounds that are left, expected over the cards that nobody knows.

Expectimax: the lord chooses, the cards are drawn, the engine does the rest. What has been found out about a position is
remembered for all that come to the same (`equivalent_positions`). A value is an interval (`value_bounds.ValueBounds`):
a search that is stopped still tells something true, and a plan that cannot be the best one is not looked into
(`alpha`).
"""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from undercroft.bots.dungeonlords.search.battle_candidates import piece_of
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.battle_planning import MakePlan, MarkTile
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.study.dungeonlords.solver.battle_objective import Objective
from undercroft.study.dungeonlords.solver.battle_steps_to_study import after, turned_up, waits_for_card
from undercroft.study.dungeonlords.solver.equivalent_positions import Key, key_of, unlike
from undercroft.study.dungeonlords.solver.search_budget import SearchBudget
from undercroft.study.dungeonlords.solver.unknown_cards import merged
from undercroft.study.dungeonlords.solver.useful_stores import ALL, needs_of
from undercroft.study.dungeonlords.solver.value_bounds import ValueBounds, bounds, highest, lowest

Line = tuple[Action, ...]
"""Answers of the lord, one after another."""

Deck = tuple[int, ...]
"""The cards that an unknown one can be, sorted; equal ones may be replaced by one that stands for them."""

PLANNING: Final = (MarkTile, MakePlan)


class Way(NamedTuple):
    """A way to go on from a question: the answers, and where they lead."""

    line: Line
    state: DungeonLordsState


class CardDraw(NamedTuple):
    """A card that can be turned up, with how many like it, and where that leads."""

    card: int
    copies: int
    state: DungeonLordsState
    deck: Deck


def ways(state: DungeonLordsState) -> list[Way]:
    """Return the ways to go on from a question that differ: whole plans before a battle, single answers in it.

    The plan with the fewest pieces comes first.
    """
    if isinstance(state.stack[-1], PLANNING):
        found: list[Way] = []
        _plan(state, (), (), state.round, found)
        found.sort(key=lambda way: len(way.line))
        return found
    return [Way((action,), after(state, action)) for action in unlike(state, state.stack[-1].legal(state, 0))]


def _plan(state: DungeonLordsState, line: Line, last: tuple[int, ...], battle_round: int, found: list[Way]) -> None:
    if not state.stack or not isinstance(state.stack[-1], PLANNING) or state.round != battle_round:
        found.append(Way(line, state))
        return
    for action in unlike(state, state.stack[-1].legal(state, 0)):
        # First traps, then creatures, each by kind, so that each set is found once.
        piece = piece_of(action)
        if piece and piece < last:
            continue
        child = after(state, action)
        if action.verb == "ready":
            found.append(Way((*line, action), child))
        else:
            _plan(child, (*line, action), piece, battle_round, found)


def draws(state: DungeonLordsState, deck: Deck) -> list[CardDraw]:
    """Return what can be turned up where an unknown card is to be."""
    return [
        CardDraw(card, deck.count(card), turned_up(state, card), (*deck[:i], *deck[i + 1 :]))
        for i, card in enumerate(deck)
        if not i or deck[i - 1] != card
    ]


def _health(state: DungeonLordsState) -> int:
    """Return the hit points that the party has left."""
    return sum([a.hit_points - a.damage for a in state.lords[0].party])


class Known(NamedTuple):
    """What has been found out about a position: its value is exact, or at most `alpha`, or nobody looked deeper."""

    value: ValueBounds
    alpha: float


class Solver:
    """Finds out what the positions of one battle are worth.

    Args:
        objective: what the lord wants.
        budget: what it may cost.
    """

    def __init__(self, objective: Objective, budget: SearchBudget) -> None:
        self.objective = objective
        self.budget = budget
        self._exact: dict[Key, ValueBounds] = {}
        self._found: dict[Key, Known] = {}

    def value(self, state: DungeonLordsState, deck: Deck, alpha: float = -inf) -> ValueBounds:
        """Return what a position is worth: the expected objective at the end of the battle, if the lord plays well.

        Args:
            state: the position.
            deck: the cards that an unknown one can be.
            alpha: a value that is of no use unless it is higher than this needs not be found exactly.
        """
        if not state.stack:
            worth = self.objective.worth(state)
            return ValueBounds(worth, worth)
        deck, key = self.normal(state, deck)
        exact = self._exact.get(key)
        if exact is not None:
            return exact
        known = self._found.get(key)
        if known is not None and (known.value.high <= alpha or known.alpha <= alpha):
            return known.value
        if not self.budget.spend():
            return bounds(state, self.objective)
        find = self._drawn if waits_for_card(state) else self._chosen
        found = find(state, deck, alpha)
        if found.exact:
            self._exact[key] = found
        elif not self.budget.is_over:
            self._found[key] = Known(found, alpha)
        return found

    def normal(self, state: DungeonLordsState, deck: Deck) -> tuple[Deck, Key]:
        """Return the deck with equal cards merged, and the key of a position that is not the end."""
        needs = ALL if self.objective.stores else needs_of(state)
        deck = merged(state, deck, needs, state.round + (0 if state.battle is None else 1))
        return deck, key_of(state, deck, needs)

    def _drawn(self, state: DungeonLordsState, deck: Deck, alpha: float) -> ValueBounds:
        """Return the mean over the cards, exactly unless it cannot be above alpha (Star1, Ballard 1983)."""
        drawn = draws(state, deck)
        size = len(deck)
        lows = [0.0] * len(drawn)
        highs = [self._at_most(draw.state) for draw in drawn]
        total = sum([draw.copies * one for draw, one in zip(drawn, highs, strict=True)])
        for i, draw in enumerate(drawn):
            if total <= alpha * size:
                lows[i:] = [self.at_least(rest.state) for rest in drawn[i:]]
                break
            others = total - draw.copies * highs[i]
            one = self.value(draw.state, draw.deck, (alpha * size - others) / draw.copies)
            lows[i], highs[i] = one
            total = others + draw.copies * highs[i]
        low = sum([draw.copies * one for draw, one in zip(drawn, lows, strict=True)])
        high = sum([draw.copies * one for draw, one in zip(drawn, highs, strict=True)])
        return ValueBounds(low / size, high / size)

    def _chosen(self, state: DungeonLordsState, deck: Deck, alpha: float) -> ValueBounds:
        low = high = -inf
        for most, way in self.ranked(state):
            floor = max(alpha, low)
            if most <= floor:
                high = max(high, most)
                break
            one = self.value(way.state, deck, floor)
            low, high = max(low, one.low), max(high, one.high)
        return ValueBounds(max(low, lowest(state, self.objective)), high)

    def ranked(self, state: DungeonLordsState) -> list[tuple[float, Way]]:
        """Return the ways to go on, each with what it can bring at most, the most promising first."""
        tried = [(self._at_most(way.state), way) for way in ways(state)]
        tried.sort(key=lambda one: (-one[0], _health(one[1].state), -len(one[1].line)))
        return tried

    def _at_most(self, state: DungeonLordsState) -> float:
        return highest(state, self.objective) if state.stack else self.objective.worth(state)

    def at_least(self, state: DungeonLordsState) -> float:
        """Return what a position brings at least."""
        return lowest(state, self.objective) if state.stack else self.objective.worth(state)
