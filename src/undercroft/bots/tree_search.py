"""Monte Carlo tree search for games with hidden information: `mcts` ranks the answers of a seat.

The search is information-set MCTS. Each world that it plays in is dealt from what the seat may know, so it never sees
the true position. At the root, sequential halving (`sequential_halving.race`) shares the trials out among the answers,
and all answers that are still in the race are tried in the same worlds. Below the root, a tree holds the seat's own
next decisions and chooses by upper confidence bounds, counted over the worlds in which an answer was legal (Cowling,
Powley and Whitehouse, "Information set Monte Carlo tree search", 2012). Its nodes are the seat's own answers alone:
what the others and the dice do differs from world to world, so the tree cannot build on what the seat does not know.
The others answer as a policy does, which also plays a trial on from the tree to where its position is weighed.

What a game's bots know of this is their `SearchHooks`, in the module ``search.search_hooks`` of their package. Every
game can be searched without them: then all play at random to the end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from undercroft.bots.bot import UNHURRIED
from undercroft.bots.sequential_halving import Deadline, RankedCandidate, race
from undercroft.kernel.base.errors import NotYourTurn, OptionError
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance, Seed, seed_text
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import companion, game_of_type

Answering = Callable[[Any, int, Random], Action]
"""Chooses an answer: a dealt world, the seat that is asked, dice."""
Weighing = Callable[[Any, int], float]
"""What a position is worth to a seat; the larger the better."""
Horizon = Callable[[Any], bool]
"""Whether a trial ends in this position and is weighed there."""
Candidates = Callable[[Any, int], Sequence[Action]]
"""The answers worth trying, the most promising first."""

BUDGET: Final = 400
DEPTH: Final = 2
EXPLORATION: Final = 0.7


class DealtWorld:
    """A world that a seat cannot tell from the real one, and how all seats play on in it.

    Args:
        state: the world; trials play in copies of it.
        policy: how all seats answer.
        horizon: where a trial ends, at the latest with the game.
        seed: of the dice of each trial, so that all answers are tried with the same.
    """

    def __init__(self, state: State, policy: Answering, horizon: Horizon, seed: int) -> None:
        self.state = state
        self.answer = policy
        self.is_horizon = horizon
        self.seed = seed

    def play_on(self, state: Any, rng: Random) -> None:
        """Play a copy of the world to the horizon, as all seats."""
        while state.stack and not self.is_horizon(state):
            seat = state.to_act[0]
            state.play_unchecked(seat, self.answer(state, seat, rng))


class SearchHooks(NamedTuple):
    """What a game's bots know about searching it.

    Attributes:
        deals: from the position, the seat and dice: deals the world with a number, always the same one for a number.
            It first forgets what the seat may not know, so that alike positions give the same worlds.
        candidates: the answers worth trying.
        value: what a position at the horizon is worth to a seat.
    """

    deals: Callable[[Any, int, Random], Callable[[int], DealtWorld]]
    candidates: Candidates
    value: Weighing


def mcts(
    state: State,
    seat: int,
    budget: int = BUDGET,
    policy: Answering | None = None,
    value: Weighing | None = None,
    *,
    candidates: Candidates | None = None,
    horizon: Horizon | None = None,
    depth: int = DEPTH,
    exploration: float = EXPLORATION,
    seed: Seed = 0,
    seconds: float = UNHURRIED,
) -> list[RankedCandidate[Action]]:
    """Rank the answers of a seat by what they lead to, in worlds that the seat cannot tell from the real one.

    The same seed and the same knowledge give the same answer: what is hidden from the seat changes nothing.

    Args:
        state: the position, which is not changed; the true one, or any that the seat cannot tell from it.
        seat: who is to answer.
        budget: about how many trials to make in all; each answer gets at least one.
        policy: how all seats answer outside the tree (world, seat, dice). It sees the whole dealt world, never the
            true one. None: as the levels of the game suppose, or at random in a game without levels.
        value: what a position at the end of a trial is worth to a seat (world, seat). None: as the levels weigh it, or
            `State.returns` in a game without levels.
        candidates: the answers worth trying, at the root and in the tree (world, seat); `State.legal_actions` for all.
            None: those that the levels try.
        horizon: whether a trial ends in this position. None: where the levels end it (Dungeon Lords: at the orders of
            the next season; Dungeoneer: with the turn), or at the end of the game.
        depth: how many of the seat's next decisions the tree has, after the answer itself; at 0 there is only the race
            at the root, which is the search of the levels.
        exploration: how much the tree tries answers that look worse; what positions are worth is scaled to 0 … 1.
        seed: of the search's own dice.
        seconds: how long it may last; then those in front by then are in front.

    Returns:
        The answers tried, the best first, each with the mean of its trials and their number.

    Raises:
        NotYourTurn: the seat has nothing to answer.
        OptionError: the budget or the depth cannot be used.

    >>> from undercroft.kernel.engine.games import find_game
    >>> battle = "party warrior1:2 priest1; creatures troll1 witch1; traps pendulum; tiles 2,0 2,1; cards ? ? ? ?"
    >>> state = find_game("dungeon-lords").set_up_position(battle, seed="1")
    >>> state.run()
    >>> ranked = mcts(state, 0, budget=100, seed=1)
    >>> sorted(one.candidate.text for one in ranked) == sorted(action.text for action in state.legal_actions(0))
    True
    >>> ranked[0].mean >= ranked[1].mean and ranked == mcts(state, 0, budget=100, seed=1)
    True
    """
    if budget < 1:
        raise OptionError(f"the budget must be at least 1 trial, not {budget}")
    if depth < 0:
        raise OptionError(f"the depth must be at least 0, not {depth}")
    if not state.may_answer(seat):
        raise NotYourTurn(seat)
    hooks = hooks_of(state)
    rng = Random(f"mcts {seed_text(seed)}")
    search = _Search(
        hooks.deals(state, seat, rng),
        seat,
        policy,
        value or hooks.value,
        candidates or hooks.candidates,
        horizon,
        depth,
        exploration,
    )
    # A world, not the true position: what is worth trying must not depend on what the seat does not know.
    first = list(search.candidates(search.world(-1).state, seat))
    return race(first, search.measuring, budget, Deadline(seconds))


def hooks_of(state: State) -> SearchHooks:
    """Return what the bots of the game know about searching it; for a game without, what serves any game."""
    try:
        module = companion(game_of_type(type(state)), "undercroft.bots.{}.search.search_hooks")
    except OptionError:  # a game that is not registered
        module = None
    found: SearchHooks = getattr(module, "HOOKS", _ANY_GAME)
    return found


class _Node:
    """A decision of the seat in the tree.

    Attributes:
        made: for each answer, how often it was chosen, and the sum of what that led to.
        offered: for each answer, in how many trials it was legal here.
    """

    __slots__ = ("made", "offered")

    def __init__(self) -> None:
        self.made: dict[Action, tuple[int, float]] = {}
        self.offered: dict[Action, int] = {}


class _Search:
    """One search: its worlds and its tree."""

    def __init__(
        self,
        deal: Callable[[int], DealtWorld],
        seat: int,
        policy: Answering | None,
        value: Weighing,
        candidates: Candidates,
        horizon: Horizon | None,
        depth: int,
        exploration: float,
    ) -> None:
        self.candidates = candidates
        self._deal = deal
        self._seat = seat
        self._policy = policy
        self._horizon = horizon
        self._value = value
        self._depth = depth
        self._exploration = exploration
        self._nodes: dict[tuple[Action, ...], _Node] = {}
        self._low, self._high = math.inf, -math.inf

    def world(self, number: int) -> DealtWorld:
        """Return the world with a number, with the caller's policy and horizon in place of the game's own."""
        world = self._deal(number)
        if self._policy is None and self._horizon is None:
            return world
        return DealtWorld(world.state, self._policy or world.answer, self._horizon or world.is_horizon, world.seed)

    def measuring(self, number: int) -> Callable[[Action], float]:
        """Return what measures an answer in the world with this number."""
        world = self.world(number)

        def measure(action: Action) -> float:
            rng = Random(world.seed)
            tried = world.state.clone()
            tried.play_unchecked(self._seat, action)
            path = self._descend(world, tried, action, rng) if self._depth else []
            if not world.is_horizon(tried):
                world.play_on(tried, rng)
            result = self._value(tried, self._seat)
            self._learn(path, result)
            return result

        return measure

    def _descend(self, world: DealtWorld, tried: State, first: Action, rng: Random) -> list[tuple[_Node, Action]]:
        """Answer the seat's next decisions by the tree, down to the first one that it has not met yet."""
        seat = self._seat
        path: list[tuple[_Node, Action]] = []
        line: tuple[Action, ...] = (first,)
        while len(line) <= self._depth and tried.stack and not world.is_horizon(tried):
            asked = tried.to_act
            if seat not in asked:
                tried.play_unchecked(asked[0], world.answer(tried, asked[0], rng))
                continue
            options = self.candidates(tried, seat)
            if len(options) == 1:
                tried.play_unchecked(seat, options[0])
                continue
            node = self._nodes.get(line)
            if node is None:
                self._nodes[line] = _Node()
                break
            action = self._choose(node, options)
            path.append((node, action))
            tried.play_unchecked(seat, action)
            line = (*line, action)
        return path

    def _choose(self, node: _Node, options: Sequence[Action]) -> Action:
        """Return the answer with the highest upper bound; one that has not been tried comes first."""
        best, bound = options[0], -math.inf
        spread = max(self._high - self._low, 1e-9)
        for action in options:
            offered = node.offered[action] = node.offered.get(action, 0) + 1
            times, total = node.made.get(action, (0, 0.0))
            if times:
                mean = (total / times - self._low) / spread
                upper = mean + self._exploration * math.sqrt(math.log(offered) / times)
            else:
                upper = math.inf
            if upper > bound:
                best, bound = action, upper
        return best

    def _learn(self, path: Sequence[tuple[_Node, Action]], result: float) -> None:
        self._low, self._high = min(self._low, result), max(self._high, result)
        for node, action in path:
            times, total = node.made.get(action, (0, 0.0))
            node.made[action] = (times + 1, total + result)


def _never(state: State) -> bool:
    return False


def _at_random(state: State, seat: int, rng: Random) -> Action:
    legal = state.legal_actions(seat)
    return legal[int(rng.random() * len(legal))]


def _deals(state: State, seat: int, rng: Random) -> Callable[[int], DealtWorld]:
    dice = rng.getrandbits(60)

    def deal(number: int) -> DealtWorld:
        return DealtWorld(state.determinize(seat, Chance(dice + number)), _at_random, _never, dice + number)

    return deal


_ANY_GAME: Final = SearchHooks(
    _deals, lambda state, seat: state.legal_actions(seat), lambda state, seat: state.returns()[seat]
)
