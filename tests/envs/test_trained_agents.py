"""Trained agents as small files: they play as they were trained, also after a card has been added."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest

from undercroft.envs.encoding.game_description import choices_of
from undercroft.envs.episodes.episode import Setting
from undercroft.envs.episodes.observation_layout import layout_of
from undercroft.envs.tasks.dungeonlords import BattleTask, OrdersTask
from undercroft.envs.tasks.measurement import at_random, measure
from undercroft.envs.tasks.task import Run, WholeGame
from undercroft.envs.tasks.trained_agents import (
    KnownColumns,
    Layer,
    LearnedValue,
    Network,
    played_by,
    points_names,
    trained,
)
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.chance import Chance

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


def test_an_agent_may_read_compact_columns() -> None:
    run = Run(OrdersTask())
    run.begin("compact", 0)
    legal = run.menu.numbers.tolist()
    names = choices_of(LORDS).names
    compact = run.episode.layout.compact
    seen = compact.scaled(run.observe())
    columns = [column.name for column in compact.columns]
    flat = {column.name for column in run.episode.layout.columns}
    shown = next(name for name, value in zip(columns, seen, strict=True) if value and name not in flat)
    for wanted in legal:
        network = Network((shown,), (names[wanted], "a card that is gone"), (layer((1.0, 2.0)),))
        assert played_by(network)(run) == wanted


def test_a_learned_value_reads_what_the_seat_knows_and_is_exact_at_the_end() -> None:
    state = Setting(LORDS, 2, "full").begun("value")
    scaled = KnownColumns(LORDS, 2).write(state, 1)
    columns = [column.name for column in KnownColumns(LORDS, 2).columns]
    gold = scaled[columns.index("lords[me].gold")]
    assert gold > 0
    network = Network(("lords[me].gold", "gone"), points_names(2), (layer((100.0, 40.0), (7.0, 7.0)),))
    assert LearnedValue(network, LORDS, 2)(state, 1) == pytest.approx(gold * (100 - 0.5 * 40))
    rng = Random("value")
    while state.stack:
        seat = state.to_act[0]
        state.play_unchecked(seat, rng.choice(state.legal_actions(seat)))
    own, rival = state.returns()
    assert LearnedValue(network, LORDS, 2, rivals=0.25)(state, 0) == own - 0.25 * rival
    assert LearnedValue(network, LORDS, 2, rivals=0.25)(state, 1) == rival - 0.25 * own


def test_the_agent_that_searches_answers_alike_whatever_it_cannot_see() -> None:
    run = Run(WholeGame(Setting(LORDS, 2, "full"), ("policy",)))
    run.begin("search", 0)
    chosen: list[int] = []
    for _ in range(12):
        world = Run(run.task)
        world.episode, world.seat, world.over = run.episode.world(0, Chance(len(chosen))), 0, False
        number = trained("two-lords")(run)
        if not run.episode.taken:
            assert trained("two-lords")(world) == number
        chosen.append(number)
        run.choose(number)
    assert len(set(chosen)) > 2


def test_the_agent_of_the_package_has_learned_to_give_orders() -> None:
    """Over seasons that it was not trained with."""
    luck = measure(OrdersTask(), at_random("trained"), 150, "trained")
    agent = measure(OrdersTask(), trained("orders"), 150, "trained")
    assert agent.mean - agent.half > luck.mean + luck.half


def test_the_agent_of_the_package_has_learned_to_fight() -> None:
    """Far above chance, over battles that it was not trained with."""
    luck = measure(BattleTask(), at_random("trained"), 150, "trained")
    agent = measure(BattleTask(), trained("battle"), 150, "trained")
    assert agent.mean - agent.half > luck.mean + luck.half
    assert agent == measure(BattleTask(), trained("battle"), 150, "trained")
