"""Compact observations: each column is what its name says, made from the full observation and nothing else."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest

from tests.random_states import random_states
from undercroft.bots import make_bot
from undercroft.dungeoneer import GAME as HEROES
from undercroft.dungeonlords import GAME as LORDS
from undercroft.envs import dungeon_lords_v0
from undercroft.envs.episodes.compact_columns import FEW
from undercroft.envs.episodes.episode import Episode
from undercroft.envs.episodes.observation_layout import QUESTION, layout_of
from undercroft.envs.libraries.make import make

GAMES: Final = (LORDS, HEROES)


def shown(layout: Any, values: np.ndarray[Any, Any]) -> dict[str, float]:
    """What the columns say, unscaled, by name."""
    columns = layout.compact.columns
    return {c.name: round(float(v) * (c.high - c.low) + c.low, 2) for c, v in zip(columns, values, strict=True)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_it_is_much_shorter_and_bounded_and_keeps_the_question(game: Any) -> None:
    for seats in game.seat_counts:
        layout = layout_of(game.id, seats)
        compact = layout.compact
        assert compact.width == len(compact.columns) == len({column.name for column in compact.columns})
        assert compact.width < layout.width / 4
        asked = [column for column in layout.columns if column.name.startswith(QUESTION)]
        assert list(compact.columns[-len(asked) :]) == asked
    layout = layout_of(game.id, 2)
    for state in random_states(game, [game.preset(name) for name in game.presets], 40):
        if state.seats != 2:
            continue
        episode = Episode(game.id, 2)
        episode.begin_at(state.clone())
        for seat in range(2):
            values = layout.compact.scaled(episode.observe(seat))
            assert values.dtype == np.float32
            assert values.min() >= -1e-6 and values.max() <= 1 + 1e-6


def test_it_counts_what_a_lord_has() -> None:
    layout = layout_of(LORDS.id, 2)
    state = LORDS.new(2, "full", "compact")
    bots = [make_bot("greedy", LORDS.id, str(seat)) for seat in range(2)]
    looked = 0
    while not state.is_terminal:
        seat = state.to_act[0]
        episode = Episode(LORDS.id, 2)
        episode.begin_at(state.clone())
        said = shown(layout, layout.compact.scaled(episode.observe(seat)))
        view = state.view(seat)
        for name, other in (("me", seat), ("seat+1", 1 - seat)):
            lord = view.lords[other]
            assert said[f"lords[{name}].gold"] == lord.gold
            assert said[f"lords[{name}].tiles"] == len(lord.tiles)
            assert said[f"lords[{name}].creatures"] == len(lord.creatures)
            assert said[f"lords[{name}].prison"] == len(lord.prison)
            assert said[f"lords[{name}].party#"] == len(lord.party)
            assert said[f"lords[{name}].party.hp"] == sum(one.hp for one in lord.party)
        assert said["creatures"] == len(view.creatures)
        assert sum(said[f"season={season}"] for season in ("winter", "spring", "summer", "autumn")) == 1
        state.apply(seat, LORDS.vocabulary.parse(bots[seat].choose(view, state.decision(seat))))
        looked += 1
    assert looked > 50


def test_one_of_many_ids_is_a_number_and_few_ids_keep_their_columns() -> None:
    layout = layout_of(HEROES.id, 2)
    columns = {column.name: column for column in layout.compact.columns}
    place = columns["heroes[me].location"]
    assert len(place.ids) == place.high > FEW
    state = HEROES.new(2, "tomb", "1")
    episode = Episode(HEROES.id, 2)
    episode.begin_at(state)
    said = shown(layout, layout.compact.scaled(episode.observe(0)))
    here = state.view(0).heroes[0].location
    assert said["heroes[me].location"] == (place.ids.index(here) + 1 if here else 0)
    phases = [name for name in columns if name.startswith("phase=")]
    assert 1 < len(phases) <= FEW
    assert sum(said[name] for name in phases) == 1


def test_every_interface_gives_it() -> None:
    width = layout_of(LORDS.id, 2).compact.width
    setting: dict[str, Any] = {"seats": 2, "preset": "first", "observation": "compact"}
    env = make("dungeon-lords", -1, **setting)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation) and observation.shape == (width,)
    turns = dungeon_lords_v0.env(**setting)
    turns.reset(seed=1)
    seen = turns.observe(turns.agent_selection)
    assert turns.observation_space(turns.agent_selection).contains(seen)
    assert turns.state().shape == turns.state_space.shape == (2 * width,)
