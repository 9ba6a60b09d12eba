"""Trained agents as small files: they play as they were trained, also after a card has been added."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from undercroft.envs.encoding.game_description import choices_of
from undercroft.envs.episodes.observation_layout import layout_of
from undercroft.envs.tasks.dungeonlords import BattleTask
from undercroft.envs.tasks.measurement import at_random, measure
from undercroft.envs.tasks.task import Run
from undercroft.envs.tasks.trained_agents import Layer, Network, played_by, trained
from undercroft.kernel.base.errors import OptionError

LORDS = "dungeon-lords"


def layer(*rows: tuple[float, ...]) -> Layer:
    weights = np.array(rows, dtype=np.float32)
    return Layer(weights, np.zeros(weights.shape[1], dtype=np.float32))


def test_a_network_is_what_its_layers_say() -> None:
    network = Network(("a", "b"), ("x", "y", "z"), (layer((1.0,), (2.0,)), layer((3.0, -1.0, 0.0))))
    hidden = np.tanh(0.5 * 1 + 0.25 * 2)
    inputs = np.array([0.5, 0.25], dtype=np.float32)
    assert network.scores(inputs).tolist() == pytest.approx([3 * hidden, -hidden, 0])


def test_a_stored_network_is_the_same(tmp_path: Path) -> None:
    network = Network(("a", "b"), ("x", "y"), (layer((0.5, 2.0), (-1.0, 0.25)),))
    network.store(tmp_path / "it.npz")
    again = Network.load(tmp_path / "it.npz")
    assert (again.columns, again.choices) == (network.columns, network.choices)
    assert (again.layers[0].weights == network.layers[0].weights).all()


def test_layers_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="fit each other"):
        Network(("a",), ("x", "y"), (layer((0.5, 2.0), (-1.0, 0.25)),))
    with pytest.raises(ValueError, match="scores 2 choices, but 1"):
        Network(("a", "b"), ("x",), (layer((0.5, 2.0), (-1.0, 0.25)),))
    (tmp_path / "torn.npz").write_bytes(b"PK\x03\x04 torn")
    with pytest.raises(OptionError, match=r"torn\.npz is not a trained agent"):
        Network.load(tmp_path / "torn.npz")
    with pytest.raises(OptionError, match="no trained agent is called 'chess'; there is: battle"):
        trained("chess")


def test_columns_and_choices_are_known_by_their_names() -> None:
    """Wherever they stand today; what was not there when it was trained is ignored."""
    run = Run(BattleTask())
    run.begin("names", 0)
    legal = run.menu.numbers.tolist()
    names = choices_of(LORDS).names
    columns = [column.name for column in layout_of(LORDS, run.task.seats).columns]
    flat = run.episode.layout.scaled(run.observe())
    shown = columns[int(np.flatnonzero(flat)[0])]
    for wanted in legal:
        scored = ("a card that is gone", names[wanted])
        network = Network(("a column that is gone", shown), scored, (layer((5.0, 0.0), (0.0, 1.0)),))
        assert played_by(network)(run) == wanted


def test_the_agent_of_the_package_has_learned_to_fight() -> None:
    """Far above chance, over battles that it was not trained with."""
    luck = measure(BattleTask(), at_random("trained"), 150, "trained")
    agent = measure(BattleTask(), trained("battle"), 150, "trained")
    assert agent.mean - agent.half > luck.mean + luck.half
    assert agent == measure(BattleTask(), trained("battle"), 150, "trained")
