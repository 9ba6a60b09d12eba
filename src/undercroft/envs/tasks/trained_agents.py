"""Agents that were trained, as small files: networks that NumPy plays.

Some score the choices from an observation (`played_by`; `examples/train_battle.py` makes them). Others say how many
points each lord can expect, and a search chooses by that (`searched_by`; `examples/train_selfplay.py`). A file names
the columns and the choices that it was trained with, so that it still plays after a card has been added: new columns
are ignored, and new choices are never made unless nothing else is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from undercroft.bots.tree_search import Weighing, mcts
from undercroft.envs.encoding.choice_numbers import ChoiceNumbers
from undercroft.envs.encoding.field import Column
from undercroft.envs.episodes.observation_layout import Encoder, ObservationLayout, Raw, layout_of
from undercroft.envs.tasks.measurement import Chooser, by_action
from undercroft.envs.tasks.task import Run
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import game_of_type

FOLDER: Final = files("undercroft.envs") / "models"

Matrix = NDArray[np.float32]

RIVALS: Final = 0.5
"""How much the best rival's points count in what a position is worth, unless a caller says otherwise."""

MANY: Final = 30
"""A question with more answers than this is one for orders, on which most trials are spent."""

MOST_TRIED: Final = 12
"""The approximate number of answers that a search tries at other questions."""

_OWN_POINTS: Final = "points[me]"


class Effort(NamedTuple):
    """How much a search tries.

    Attributes:
        orders: how many trials an order decision may cost.
        each: how many trials each answer to another question may cost.
    """

    orders: int
    each: int


USUAL_EFFORT: Final = Effort(300, 10)
"""What the level `tyrant` may try."""


class Layer(NamedTuple):
    """A layer of a network: what comes in is multiplied and shifted.

    Attributes:
        weights: inputs × outputs.
        shift: one for each output.
    """

    weights: Matrix
    shift: Matrix


class Network:
    """A network of layers with tanh between them.

    Args:
        columns: the names of the columns of an observation (flat or compact, scaled) that it reads, in order.
        choices: the names of the choices that it scores, in order; or of the points that it expects (`points_names`).
        layers: the first reads the columns, the last scores the choices.

    Raises:
        ValueError: the layers do not fit each other, the columns or the choices.
    """

    def __init__(self, columns: tuple[str, ...], choices: tuple[str, ...], layers: tuple[Layer, ...]) -> None:
        ends = [len(columns), *[len(layer.shift) for layer in layers]]
        if [layer.weights.shape for layer in layers] != list(pairwise(ends)):
            raise ValueError("the layers of the network do not fit each other")
        if ends[-1] != len(choices):
            raise ValueError(f"the network scores {ends[-1]} choices, but {len(choices)} are named")
        self.columns = columns
        self.choices = choices
        self.layers = layers

    def scores(self, inputs: Matrix) -> Matrix:
        """Return the score of each choice."""
        for layer in self.layers[:-1]:
            inputs = np.tanh(inputs @ layer.weights + layer.shift)
        return inputs @ self.layers[-1].weights + self.layers[-1].shift

    def store(self, path: Path) -> None:
        """Write the network into a file, with half the precision."""
        arrays: dict[str, Any] = {}
        for number, layer in enumerate(self.layers):
            arrays[f"weights{number}"] = layer.weights.astype(np.float16)
            arrays[f"shift{number}"] = layer.shift.astype(np.float16)
        np.savez_compressed(path, columns=np.array(self.columns), choices=np.array(self.choices), **arrays)

    @classmethod
    def load(cls, path: Path) -> Network:
        """Read a file.

        Raises:
            OptionError: it cannot be read, or is not a network.
        """
        try:
            with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
                count = sum([name.startswith("weights") for name in stored])
                layers = [
                    Layer(stored[f"weights{n}"].astype(np.float32), stored[f"shift{n}"].astype(np.float32))
                    for n in range(count)
                ]
                return cls(tuple(stored["columns"].tolist()), tuple(stored["choices"].tolist()), tuple(layers))
        except (BadZipFile, OSError, EOFError, KeyError, ValueError) as error:
            raise OptionError(f"{path.name} is not a trained agent: {error}") from None


class _Inputs:
    """Finds the columns that a network reads in today's observations."""

    def __init__(self, network: Network, columns: Sequence[Column]) -> None:
        place = {column.name: i for i, column in enumerate(columns)}
        self._width = len(network.columns)
        self._known = np.array([i for i, name in enumerate(network.columns) if name in place], dtype=np.intp)
        self._read = np.array([place[network.columns[i]] for i in self._known], dtype=np.intp)
        self.found = len(self._known)

    def of(self, observation: Matrix) -> Matrix:
        """Return what the network reads of an observation; columns that no longer exist are 0."""
        inputs = np.zeros(self._width, dtype=np.float32)
        inputs[self._known] = observation[self._read]
        return inputs


class _Fitted:
    """A network that reads today's observations, flat or compact, and scores today's choices."""

    def __init__(self, network: Network, layout: ObservationLayout, choices: ChoiceNumbers) -> None:
        self._network = network
        flat, compact = _Inputs(network, layout.columns), _Inputs(network, layout.compact.columns)
        self._inputs = max(flat, compact, key=lambda inputs: inputs.found)
        self._scaled = layout.scaled if self._inputs is flat else layout.compact.scaled
        number = {name: i for i, name in enumerate(network.choices)}
        self._choice = np.array([number.get(name, -1) for name in choices.names], dtype=np.intp)

    def best(self, observation: Raw, legal: NDArray[np.intp]) -> int:
        """Return the legal choice with the highest score."""
        scores = self._network.scores(self._inputs.of(self._scaled(observation)))
        places = self._choice[legal]
        return int(legal[np.where(places >= 0, scores[places], -np.inf).argmax()])


def played_by(network: Network) -> Chooser:
    """Return a chooser that makes the choice with the highest score."""
    fitted: dict[ObservationLayout, _Fitted] = {}

    def choose(run: Run) -> int:
        layout = run.episode.layout
        if layout not in fitted:
            fitted[layout] = _Fitted(network, layout, run.episode.choices)
        return fitted[layout].best(run.observe(), run.menu.numbers)

    return choose


def points_names(seats: int) -> tuple[str, ...]:
    """Return what a network scores that expects the points of each seat, the viewer's first.

    >>> points_names(3)
    ('points[me]', 'points[seat+1]', 'points[seat+2]')
    """
    return (_OWN_POINTS, *[f"points[seat+{place}]" for place in range(1, seats)])


class KnownColumns:
    """Writes what a seat knows of a position as a compact observation, in which the question is left out.

    Args:
        game_id: the game.
        seats: how many play.
    """

    def __init__(self, game_id: str, seats: int) -> None:
        layout = layout_of(game_id, seats)
        self._encoder = Encoder(layout)
        self._compact = layout.compact
        self.columns = layout.compact.columns

    def write(self, state: State, seat: int) -> Matrix:
        """Return the observation, each column scaled to 0 … 1."""
        return self._compact.scaled(self._encoder.write(seat, state.view(seat), None))


class LearnedValue:
    """What a position is worth to a seat: its points at the end, less a part of the best rival's.

    Args:
        network: what expects the points (`points_names`).
        game_id: the game.
        seats: how many play.
        rivals: how much the best rival's points count.
    """

    def __init__(self, network: Network, game_id: str, seats: int, rivals: float = RIVALS) -> None:
        self._network = network
        self._known = KnownColumns(game_id, seats)
        self._inputs = _Inputs(network, self._known.columns)
        self._rivals = rivals

    def __call__(self, state: State, seat: int) -> float:
        """Return the value; at the end of a game it is exact."""
        if state.stack:
            points = self._network.scores(self._inputs.of(self._known.write(state, seat))).tolist()
        else:
            points = [*state.returns()[seat:], *state.returns()[:seat]]
        return float(points[0] - self._rivals * max(points[1:], default=0.0))


def best_answer(value: Weighing, state: State, seat: int, effort: Effort, seed: str) -> Action:
    """Return the answer that looks best by a value, after a search in worlds that the seat cannot tell from this one.

    Args:
        value: what positions are worth.
        state: the position.
        seat: who is asked.
        effort: how many trials it may cost.
        seed: of the dice; the number of the decision is added.
    """
    legal = state.legal_actions(seat)
    if len(legal) == 1:
        return legal[0]
    orders = len(legal) > MANY
    trials = effort.orders if orders else effort.each * min(MOST_TRIED, len(legal))
    return mcts(state, seat, trials, value=value, depth=0, seed=f"{seed} {state.settled}")[0].candidate


def searched_by(network: Network, effort: Effort = USUAL_EFFORT, rivals: float = RIVALS, seed: str = "") -> Chooser:
    """Return a chooser that searches, and weighs positions by what a network expects.

    Args:
        network: the network; it was trained for a number of seats, and plays with as many.
        effort: how much it tries.
        rivals: how much the best rival's points count.
        seed: of its dice.
    """
    values: dict[str, LearnedValue] = {}

    def choose(state: State, seat: int) -> Action:
        game_id = game_of_type(type(state))
        if game_id not in values:
            values[game_id] = LearnedValue(network, game_id, state.seats, rivals)
        return best_answer(values[game_id], state, seat, effort, seed)

    return by_action(choose)


@cache
def trained(name: str) -> Chooser:
    """Return an agent of the package.

    Args:
        name: ``battle``, for `undercroft/Battle-v0`; ``two-lords``, for whole games of two lords.

    Raises:
        OptionError: there is no such agent.
    """
    known = sorted([path.name.removesuffix(".npz") for path in FOLDER.iterdir() if path.name.endswith(".npz")])
    if name not in known:
        raise OptionError(f"no trained agent is called {name[:40]!r}; there is: {', '.join(known)}")
    with as_file(FOLDER / f"{name}.npz") as path:
        network = Network.load(path)
    return searched_by(network) if network.choices[0] == _OWN_POINTS else played_by(network)
