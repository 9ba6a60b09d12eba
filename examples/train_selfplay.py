"""Learn Dungeon Lords by self-play, with NumPy alone, and measure the agents against the bots.

    python examples/train_selfplay.py game --workers 2 --store two-lords.npz
    python examples/train_selfplay.py orders --store orders.npz

``game`` learns whole games. A network reads the compact observation of a lord where the orders of a season are due, and
says how many points each lord can expect at the end. It learns that from games: first of the policy that bots use
inside their search, in any style, then of the agent against itself. The agent searches with the network
(`trained_agents.best_answer`), so what it plays becomes better with what it has learned, and what it learns next
becomes better with what it plays. No value that the bots have been given is used.

``orders`` learns a small game: the orders of one season, of all four lords at once (`OrdersTask`). A network says which
order to give, and is improved by what its orders have earned against its own (PPO, Schulman and others, 2017). It plays
without any search.

The same seed gives the same agent on one machine, with any number of processes. ``--store`` writes it as the package
keeps it, and ``--load`` measures a stored one.
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from undercroft.bots.dungeonlords.policy.playout_policy import any_style, play_on, season_number
from undercroft.dungeonlords.game.definition import GAME
from undercroft.dungeonlords.rules.phases.giving_orders import GiveOrders
from undercroft.envs.encoding.game_description import choices_of
from undercroft.envs.episodes.episode import Setting
from undercroft.envs.episodes.observation_layout import layout_of
from undercroft.envs.libraries.make import make_vec
from undercroft.envs.tasks.dungeonlords import OrdersTask
from undercroft.envs.tasks.measurement import Measurement, like_a_bot, measure, summary
from undercroft.envs.tasks.task import Run, WholeGame
from undercroft.envs.tasks.trained_agents import (
    USUAL_EFFORT,
    Effort,
    KnownColumns,
    Layer,
    LearnedValue,
    Matrix,
    Network,
    best_answer,
    played_by,
    points_names,
    searched_by,
)
from undercroft.kernel.engine.game_state import State

SEASONS: Final = 8
BATCH: Final = 256
POINTS: Final = 10.0
"""The number of points that count as 1 inside the networks."""
LEAST_SPREAD: Final = 0.02
EXPLORED: Final = 3
"""Of 100 answers in self-play, how many are any legal ones, so that positions vary."""
REMEMBERED: Final = 3
"""The number of last rounds of self-play from which a network learns."""
CLIP: Final = 0.2
"""How much more or less probable a choice may become in one round of PPO."""


class Perceptron:
    """A network of layers with tanh between them, which learns (Adam, Kingma and Ba, 2015).

    Args:
        widths: how many numbers go in, are in each layer, and come out.
        rng: draws the first weights.
    """

    def __init__(self, widths: Sequence[int], rng: np.random.Generator) -> None:
        self.parts: list[Matrix] = []
        for inputs, outputs in itertools.pairwise(widths):
            weights = rng.standard_normal((inputs, outputs)) / np.sqrt(inputs)
            self.parts += [weights.astype(np.float32), np.zeros(outputs, np.float32)]
        self._first = [np.zeros_like(part) for part in self.parts]
        self._second = [np.zeros_like(part) for part in self.parts]
        self._steps = 0
        self._middle: Matrix = np.zeros(widths[0], np.float32)
        self._spread: Matrix = np.ones(widths[0], np.float32)

    def fit_scale(self, rows: Matrix) -> None:
        """Learn how large each column usually is."""
        self._middle = rows.mean(0)
        self._spread = np.maximum(rows.std(0), np.float32(LEAST_SPREAD))

    def layers(self, unit: float = 1.0) -> tuple[Layer, ...]:
        """Return the layers as they are stored: they read unscaled columns, and what comes out is in such units."""
        parts = [part.copy() for part in self.parts]
        parts[0] = parts[0] / self._spread[:, None]
        parts[1] = parts[1] - self._middle @ parts[0]
        parts[-2:] = [part * np.float32(unit) for part in parts[-2:]]
        return tuple([Layer(*parts[i : i + 2]) for i in range(0, len(parts), 2)])

    def values(self, rows: Matrix) -> list[Matrix]:
        """Return what is in each layer, from the scaled columns to what comes out."""
        values: list[Matrix] = [(rows - self._middle) / self._spread]
        for i in range(0, len(self.parts), 2):
            out = values[-1] @ self.parts[i] + self.parts[i + 1]
            values.append(np.tanh(out) if i + 2 < len(self.parts) else out)
        return values

    def improve(self, values: Sequence[Matrix], back: Matrix, rate: float) -> None:
        """Take a step down.

        Args:
            values: what is in each layer.
            back: how the loss changes with each number that comes out.
            rate: how large the step is.
        """
        slopes: list[Matrix] = []
        for layer in range(len(values) - 2, -1, -1):
            slopes[:0] = [values[layer].T @ back, back.sum(0)]
            if layer:
                back = (back @ self.parts[2 * layer].T) * (1 - values[layer] ** 2)
        self._steps += 1
        for part, slope, a, b in zip(self.parts, slopes, self._first, self._second, strict=True):
            a += 0.1 * (slope - a)
            b += 0.001 * (slope * slope - b)
            part -= rate * (a / (1 - 0.9**self._steps)) / (np.sqrt(b / (1 - 0.999**self._steps)) + 1e-8)


# Whole games.


class Lesson(NamedTuple):
    """What games showed.

    Attributes:
        seen: (games ×) seasons × lords × columns: what each lord knew.
        points: (games ×) lords × seats: the points at the end, the lord's own first.
    """

    seen: Matrix
    points: Matrix


Map = Callable[[Callable[[int], Any], Sequence[int]], Iterator[Any]]


@contextmanager
def workers(count: int) -> Iterator[Map]:
    """Provide a `map` that spreads games over processes; 1: this one."""
    if count == 1:
        yield map
        return
    with ProcessPoolExecutor(count) as pool:
        yield partial(pool.map, chunksize=4)


def _lesson(seen: Sequence[Sequence[Matrix]], state: State) -> Lesson:
    end = [float(points) for points in state.returns()]
    own_first = [[*end[seat:], *end[:seat]] for seat in range(state.seats)]
    return Lesson(np.array(seen, np.float32), np.array(own_first, np.float32))


def policy_game(seats: int, seed: str, number: int) -> Lesson:
    """Play one game of the policy, each lord in some style."""
    rng = Random(f"{seed} {number}")
    known = KnownColumns(GAME.id, seats)
    state = GAME.set_up(seats, GAME.preset("full"), f"{seed} {number}")
    state.start()
    styles = [any_style(rng) for _ in range(seats)]
    seen = []
    for season in range(SEASONS):
        play_on(state, styles, rng, season)
        seen.append([known.write(state, seat) for seat in range(seats)])
    play_on(state, styles, rng)
    return _lesson(seen, state)


def own_game(network: Network, seats: int, effort: Effort, rivals: float, seed: str, number: int) -> Lesson:
    """Play one game of the agent against itself; now and then, any legal answer is given."""
    rng = Random(f"{seed} {number}")
    known = KnownColumns(GAME.id, seats)
    value = LearnedValue(network, GAME.id, seats, rivals)
    state = GAME.new(seats, GAME.preset("full"), f"{seed} {number}")
    seen: list[list[Matrix]] = []
    while state.stack:
        if isinstance(state.stack[-1], GiveOrders) and season_number(state) == len(seen):
            seen.append([known.write(state, seat) for seat in range(seats)])
        seat = state.to_act[0]
        if rng.random() * 100 < EXPLORED:
            action = rng.choice(state.legal_actions(seat))
        else:
            action = best_answer(value, state, seat, effort, f"{seed} {number} {seat}")
        state.play_unchecked(seat, action)
    return _lesson(seen, state)


def joined(lessons: Sequence[Lesson]) -> Lesson:
    """Return the lessons of several games as one."""
    return Lesson(np.stack([one.seen for one in lessons]), np.stack([one.points for one in lessons]))


def targets_of(network: Network | None, lessons: Lesson, trace: float) -> Matrix:
    """Return what each position should have expected: TD(λ), from the end of each game back to its beginning.

    Args:
        network: what expects points at later seasons; None: only the end counts.
        lessons: those of several games.
        trace: λ: how much of the rest of the game counts, beside what the network expects at the next season.
    """
    after = lessons.points
    targets = np.empty((*lessons.seen.shape[:3], after.shape[-1]), np.float32)
    for season in range(SEASONS - 1, -1, -1):
        targets[:, season] = after
        if network is not None:
            expected = network.scores(lessons.seen[:, season])
            after = np.float32(trace) * after + np.float32(1 - trace) * expected
    return targets


class PointsLearner:
    """A network that learns how many points each lord can expect.

    Args:
        seats: how many lords play.
        hidden: the widths of the layers inside.
        seed: of the first weights and of the order in which lessons are learned.
    """

    def __init__(self, seats: int, hidden: Sequence[int], seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._columns = tuple([column.name for column in KnownColumns(GAME.id, seats).columns])
        self._outputs = points_names(seats)
        self.perceptron = Perceptron([len(self._columns), *hidden, seats], self._rng)

    def network(self) -> Network:
        """Return what has been learned, as agents play it."""
        return Network(self._columns, self._outputs, self.perceptron.layers(POINTS))

    def learn(self, lessons: Lesson, targets: Matrix, epochs: int, rate: float) -> float:
        """Learn from lessons.

        Args:
            lessons: those of several games.
            targets: what each position should have expected (`targets_of`).
            epochs: how often each lesson is learned.
            rate: how large the first step is; the last one is almost 0.

        Returns:
            The mean squared error during the last epoch, in points.
        """
        seen = lessons.seen.reshape(-1, lessons.seen.shape[-1])
        wanted = targets.reshape(-1, targets.shape[-1]) / np.float32(POINTS)
        starts = range(0, len(seen), BATCH)
        step, error = 0, 0.0
        for _ in range(epochs):
            order, error = self._rng.permutation(len(seen)), 0.0
            for start in starts:
                rows = order[start : start + BATCH]
                values = self.perceptron.values(seen[rows])
                miss = values[-1] - wanted[rows]
                error += float((miss**2).mean()) * len(rows) / len(order)
                pace = rate * (1 - step / (epochs * len(starts)))
                self.perceptron.improve(values, miss * np.float32(2 / miss.size), pace)
                step += 1
        return error * POINTS**2


Report = Callable[[int, int, float, Network], None]
"""Is given each round, the games so far, the mean squared error in points, and the network."""


def train_points(plan: argparse.Namespace, spread: Map, report: Report) -> Network:
    """Learn from games of the policy, then from rounds of the agent's own games.

    Args:
        plan: the arguments of the program.
        spread: plays many games.
        report: is called before the first round and after each.
    """
    learner, seats, seed = PointsLearner(plan.seats, plan.hidden, plan.seed), plan.seats, str(plan.seed)
    report(0, 0, float("nan"), learner.network())
    lessons = joined(list(spread(partial(policy_game, seats, f"policy {seed}"), range(plan.policy_games))))
    learner.perceptron.fit_scale(lessons.seen.reshape(-1, lessons.seen.shape[-1]))
    error = learner.learn(lessons, targets_of(None, lessons, 1.0), plan.epochs, 1e-3)
    report(1, plan.policy_games, error, learner.network())
    own: list[Lesson] = []
    for number in range(1, plan.rounds + 1):
        network = learner.network()
        play = partial(own_game, network, seats, plan.own_effort, plan.rivals, f"own {seed} {number}")
        own = own[-plan.games * (REMEMBERED - 1) :] + list(spread(play, range(plan.games)))
        lessons = joined(own)
        error = learner.learn(lessons, targets_of(network, lessons, plan.trace), plan.own_epochs, 1e-3)
        report(1 + number, plan.policy_games + number * plan.games, error, learner.network())
    return learner.network()


def duel(network: Network, effort: Effort, rivals: float, rival: str, seats: int, seed: str, number: int) -> float:
    """Play one game of the agent against a bot; return its reward: 1 for the first place, −1 for the last."""
    run = Run(WholeGame(Setting(GAME.id, seats, "full"), (rival,)))
    seat = number % seats
    run.begin(f"{seed}-{number}", seat)
    choose = searched_by(network, effort, rivals, str(number))
    total = run.rewards[seat]
    while not run.over:
        total += run.choose(choose(run))
    return total


def share(one: Measurement) -> str:
    """Return a mean rank as a share of victories, in per cent; a draw counts as half a victory.

    >>> share(Measurement(0.2, 0.1, 200))
    '60.0 ± 5.0 %'
    """
    return f"{50 * (1 + one.mean):.1f} ± {50 * one.half:.1f} %"


def play_game(plan: argparse.Namespace) -> None:
    """Train or load an agent for whole games, and print the table."""
    start = time.perf_counter()
    print("| round | games | squared error | against | victories, 95 % | seconds |\n| -- | -- | -- | -- | -- | -- |")
    with workers(plan.workers) as spread:

        def report(number: int | str, games: int, error: float, network: Network) -> None:
            for rival in plan.against.split(","):
                play = partial(duel, network, plan.effort, plan.rivals, rival, plan.seats, "measure")
                result = share(summary(list(spread(play, range(plan.measure)))))
                seconds = time.perf_counter() - start
                row = f"{number} | {games:,} | {error:.1f} | {rival} | {result} | {seconds:.0f}"
                print(f"| {row} |", flush=True)

        if plan.load is None:
            network = train_points(plan, spread, report)
            if plan.store is not None:
                network.store(plan.store)
        else:
            report("stored", 0, float("nan"), Network.load(plan.load))


# The orders of one season.


class Choices(NamedTuple):
    """What lords saw and chose, and what it brought them; a row for each choice.

    Attributes:
        seen: the observations.
        masks: which choices were legal.
        chosen: the number of each choice among those of orders.
        chance: the logarithm of its probability.
        earned: what the lord earned in the end.
    """

    seen: Matrix
    masks: NDArray[np.bool_]
    chosen: NDArray[np.int64]
    chance: Matrix
    earned: Matrix


class OrdersLearner:
    """A network that learns which orders to give, against itself.

    Args:
        games: how many games it plays at once.
        hidden: the widths of the layers inside.
        seed: of the first weights, the games and the choices.
    """

    def __init__(self, games: int, hidden: Sequence[int], seed: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._env = make_vec(GAME.id, games, task="orders", observation="compact")
        self._first = choices_of(GAME.id).whole  # the steps of orders are the last numbers
        self._names = choices_of(GAME.id).step_names
        self._columns = tuple([column.name for column in layout_of(GAME.id, OrdersTask.seats).compact.columns])
        # The last number that comes out is what the lord can expect.
        self.perceptron = Perceptron([len(self._columns), *hidden, len(self._names) + 1], self._rng)
        self.perceptron.parts[-2] *= np.float32(0.1)
        self._seen, info = self._env.reset(seed=seed)
        self._masks, self._seats = info["action_mask"][:, self._first :].astype(bool), info["seat"]
        self.perceptron.fit_scale(self._seen)

    def network(self) -> Network:
        """Return what has been learned, as agents play it."""
        *inner, last = self.perceptron.layers()
        return Network(self._columns, self._names, (*inner, Layer(last.weights[:, :-1], last.shift[:-1])))

    def play(self, games: int) -> Choices:
        """Play until so many games have ended, and return all choices of these."""
        open_rows: list[list[tuple[Any, ...]]] = [[] for _ in range(self._env.num_envs)]
        found: list[tuple[Any, ...]] = []
        ended = 0
        over = np.array([not mask.any() for mask in self._masks])
        while ended < games:
            logits = _logs(self.perceptron.values(self._seen)[-1][:, :-1], self._masks | over[:, None])
            chosen = (logits + self._rng.gumbel(size=logits.shape)).argmax(1)
            for i in np.flatnonzero(~over):
                row = (self._seen[i], self._masks[i], chosen[i], logits[i, chosen[i]], self._seats[i])
                open_rows[i].append(row)
            self._seen, _, over, _, info = self._env.step(chosen + self._first)
            self._masks, self._seats = info["action_mask"][:, self._first :].astype(bool), info["seat"]
            for i in np.flatnonzero(over):
                ended += 1
                found += [(*row[:-1], info["rewards"][i, row[-1]]) for row in open_rows[i]]
                open_rows[i] = []
        seen, masks, numbers, chance, earned = zip(*found, strict=True)
        return Choices(
            np.array(seen), np.array(masks), np.array(numbers), np.array(chance), np.array(earned, np.float32)
        )

    def learn(self, made: Choices, epochs: int, rate: float, curiosity: float) -> None:
        """Make choices more probable that have earned more than was expected (PPO).

        Args:
            made: the choices.
            epochs: how often each is learned.
            rate: how large the steps are.
            curiosity: how much it is worth that choices vary.
        """
        wanted = made.earned / np.float32(POINTS)
        gain = wanted - self.perceptron.values(made.seen)[-1][:, -1]
        gain = (gain - gain.mean()) / (gain.std() + np.float32(1e-6))
        for _ in range(epochs):
            order = self._rng.permutation(len(gain))
            for start in range(0, len(order), BATCH):
                rows = order[start : start + BATCH]
                values = self.perceptron.values(made.seen[rows])
                logits = _logs(values[-1][:, :-1], made.masks[rows])
                chances = np.exp(logits)
                here = np.arange(len(rows)), made.chosen[rows]
                ratio = np.exp(logits[here] - made.chance[rows])
                kept = np.where(gain[rows] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
                push = -gain[rows] * ratio * kept
                back = -push[:, None] * chances
                back[here] += push
                finite = np.where(made.masks[rows], logits, 0)
                variety = -(chances * finite).sum(1, keepdims=True)
                back += np.float32(curiosity) * chances * (finite + variety)
                miss = values[-1][:, -1:] - wanted[rows, None]
                slope = np.concatenate([back, miss], axis=1) / np.float32(len(rows))
                self.perceptron.improve(values, slope.astype(np.float32), rate)


def _logs(scores: Matrix, masks: NDArray[np.bool_]) -> Matrix:
    """Return the logarithms of the probabilities of legal choices; those of others are about −∞."""
    scores = np.where(masks, scores, np.float32(-1e9))
    scores = scores - scores.max(1, keepdims=True)
    return np.asarray(scores - np.log(np.exp(scores).sum(1, keepdims=True)), np.float32)


def train_orders(plan: argparse.Namespace, report: Callable[[int, float], None]) -> Network:
    """Learn the orders of a season from rounds of self-play.

    Args:
        plan: the arguments of the program.
        report: is given the games so far and the mean of what lords earned, now and then.
    """
    learner = OrdersLearner(plan.at_once, plan.hidden, plan.seed)
    rounds = max(1, plan.games // plan.at_once)
    earned: list[float] = []
    for number in range(rounds):
        made = learner.play(plan.at_once)
        earned.append(float(made.earned.mean()))
        left = 1 - number / rounds
        learner.learn(made, 3, 1e-3 * left, 0.01 * left)
        if (number + 1) % max(1, rounds // 10) == 0:
            report((number + 1) * plan.at_once, sum(earned) / len(earned))
            earned = []
    return learner.network()


def play_orders(plan: argparse.Namespace) -> None:
    """Train or load an agent for the orders of a season, and print the tables."""
    start = time.perf_counter()
    if plan.load is None:
        print("| games | earned while exploring | seconds |\n| -- | -- | -- |")

        def report(games: int, earned: float) -> None:
            print(f"| {games:,} | {earned:.2f} | {time.perf_counter() - start:.0f} |", flush=True)

        network = train_orders(plan, report)
        if plan.store is not None:
            network.store(plan.store)
            network = Network.load(plan.store)
    else:
        network = Network.load(plan.load)
    print("\n| player | earned, 95 % |\n| -- | -- |")
    players = {name: like_a_bot(name, GAME.id, "table") for name in plan.against.split(",") if name}
    for name, chooser in {**players, "self-play": played_by(network)}.items():
        print(f"| {name} | {measure(OrdersTask(), chooser, plan.measure)} |", flush=True)


def _effort(text: str) -> Effort:
    orders, each = text.split(",")
    return Effort(int(orders), int(each))


def _widths(text: str) -> list[int]:
    return [int(width) for width in text.split(",")]


def main() -> None:
    """Read the arguments, train and measure."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    what = parser.add_subparsers(required=True)
    game = what.add_parser("game", help="whole games")
    game.set_defaults(main=play_game, seats=2, hidden=[96, 32], against="baron", measure=200)
    game.add_argument("--policy-games", type=int, default=20_000, help="how many games of the policy come first")
    game.add_argument("--epochs", type=int, default=10, help="how often each position of them is learned")
    game.add_argument("--rounds", type=int, default=2, help="how many rounds of self-play follow")
    game.add_argument("--games", type=int, default=500, help="how many games a round of self-play has")
    game.add_argument("--own-effort", type=_effort, default=Effort(60, 3), help="as --effort, in these games")
    game.add_argument("--own-epochs", type=int, default=10, help="how often each position of them is learned")
    game.add_argument("--trace", type=float, default=0.9, help="λ: how much the rest of a game counts")
    game.add_argument("--rivals", type=float, default=0.5, help="how much the rival's points count for the agent")
    game.add_argument("--effort", type=_effort, default=USUAL_EFFORT, help="trials for orders, and for each answer")
    game.add_argument("--workers", type=int, default=1, help="how many processes play")
    orders = what.add_parser("orders", help="the orders of one season")
    orders.set_defaults(main=play_orders, hidden=[128, 64], against="trainee,warden,baron", measure=1000)
    orders.add_argument("--games", type=int, default=60_000, help="how many games to learn from")
    orders.add_argument("--at-once", type=int, default=256, help="how many games there are in a round")
    for one in (game, orders):
        one.add_argument("--seed", type=int, default=1)
        one.add_argument("--hidden", type=_widths, help="the widths of the network's layers")
        one.add_argument("--against", help="the bots to measure the agent against")
        one.add_argument("--measure", type=int, help="how many games to measure it with")
        one.add_argument("--load", type=Path, help="measure this agent instead of training one")
        one.add_argument("--store", type=Path, help="where to store the agent, as the package keeps it")
    plan = parser.parse_args()
    plan.main(plan)


if __name__ == "__main__":
    main()
