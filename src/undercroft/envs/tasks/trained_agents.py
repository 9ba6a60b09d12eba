"""Agents that were trained, as small files: a network that scores the choices from an observation, played by NumPy.

`examples/train_battle.py` makes them. A file names the columns and the choices that it was trained with, so that it
still plays after a card has been added: new columns are ignored, and new choices are never made unless nothing else is
legal.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from undercroft.envs.encoding.choice_numbers import ChoiceNumbers
from undercroft.envs.episodes.observation_layout import ObservationLayout
from undercroft.envs.tasks.measurement import Chooser
from undercroft.envs.tasks.task import Run
from undercroft.kernel.base.errors import OptionError

FOLDER: Final = files("undercroft.envs") / "models"

Matrix = NDArray[np.float32]


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
        columns: the names of the columns of an observation (flat, scaled) that it reads, in order.
        choices: the names of the choices that it scores, in order.
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


class _Fitted:
    """A network that reads today's observations and scores today's choices."""

    def __init__(self, network: Network, layout: ObservationLayout, choices: ChoiceNumbers) -> None:
        self._network = network
        place = {column.name: i for i, column in enumerate(layout.columns)}
        self._known = np.array([i for i, name in enumerate(network.columns) if name in place], dtype=np.intp)
        self._read = np.array([place[network.columns[i]] for i in self._known], dtype=np.intp)
        number = {name: i for i, name in enumerate(network.choices)}
        self._choice = np.array([number.get(name, -1) for name in choices.names], dtype=np.intp)

    def best(self, observation: Matrix, legal: NDArray[np.intp]) -> int:
        """Return the legal choice with the highest score."""
        inputs = np.zeros(len(self._network.columns), dtype=np.float32)
        inputs[self._known] = observation[self._read]
        scores = self._network.scores(inputs)
        places = self._choice[legal]
        return int(legal[np.where(places >= 0, scores[places], -np.inf).argmax()])


def played_by(network: Network) -> Chooser:
    """Return a chooser that makes the choice with the highest score."""
    fitted: dict[ObservationLayout, _Fitted] = {}

    def choose(run: Run) -> int:
        layout = run.episode.layout
        if layout not in fitted:
            fitted[layout] = _Fitted(network, layout, run.episode.choices)
        return fitted[layout].best(layout.scaled(run.observe()), run.menu.numbers)

    return choose


@cache
def trained(name: str) -> Chooser:
    """Return an agent of the package.

    Args:
        name: ``battle``, for `undercroft/Battle-v0`.

    Raises:
        OptionError: there is no such agent.
    """
    known = sorted([path.name.removesuffix(".npz") for path in FOLDER.iterdir() if path.name.endswith(".npz")])
    if name not in known:
        raise OptionError(f"no trained agent is called {name[:40]!r}; there is: {', '.join(known)}")
    with as_file(FOLDER / f"{name}.npz") as path:
        return played_by(Network.load(path))
