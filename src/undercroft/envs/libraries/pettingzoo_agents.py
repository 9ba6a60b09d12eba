"""What both of PettingZoo's interfaces are made of: the agents at a game, their spaces, its rewards and its seeds."""

from __future__ import annotations

import copy
from functools import cached_property
from typing import Any, Final, Self, SupportsIndex

import numpy as np
from gymnasium import spaces

from undercroft.envs.encoding.reward_schemes import RANKS, Rewards
from undercroft.envs.episodes.episode import Episode, NotBegun, Setting
from undercroft.envs.episodes.illegal_choices import END, checked
from undercroft.envs.episodes.observation_formats import COMPACT, FLAT, VECTORS, ObservationFormat
from undercroft.envs.episodes.observation_layout import Flat, Raw
from undercroft.envs.episodes.seeds import Seeds
from undercroft.envs.libraries.render_modes import checked_mode
from undercroft.kernel.base.errors import OptionError

OF_A_GAME: Final = frozenset(
    ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "_cumulative_rewards")
)
"""The attributes that an environment gets when a game begins."""


class Agents:
    """The agents at a game: ``player_0`` and so on, one for each seat.

    Args:
        setting: what is played.
        reward: one of `encoding.reward_schemes.KINDS`.
        observation: one of `episodes.observation_formats.KINDS`.
        max_cycles: after so many cycles the game is truncated; None: never.
        illegal: one of `episodes.illegal_choices.ILLEGAL`.
        render_mode: None, or one of `render_modes.MODES`.

    Raises:
        OptionError: an argument cannot be used.
    """

    more_choices = 0
    """How many choices there are that are not the game's own."""

    def __init__(
        self,
        setting: Setting,
        reward: str = RANKS,
        observation: str = FLAT,
        max_cycles: int | None = None,
        illegal: str = END,
        render_mode: str | None = None,
    ) -> None:
        setting.checked()
        self.render_mode = checked_mode(render_mode)
        if max_cycles is not None and max_cycles < 1:
            raise OptionError(f"max_cycles must be at least 1, not {max_cycles}")
        self.setting = setting
        self.episode = Episode(setting.game, setting.seats)
        self.max_cycles = max_cycles
        self.illegal = checked(illegal)
        self._rewards = Rewards(reward, setting.game)
        self._format = ObservationFormat(self.episode.layout, observation)
        self._seeds = Seeds()
        self.size = len(self.episode.choices) + self.more_choices
        self.possible_agents = [f"player_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: self._format.masked_space(self.size) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.size) for agent in self.possible_agents
        }

    def __getattr__(self, name: str) -> Any:
        if name in OF_A_GAME:
            raise NotBegun
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def __copy__(self) -> Self:
        return copy.deepcopy(self)  # two environments must not play one game

    @property
    def name(self) -> str:
        """The name of the environment."""
        return f"{self.setting.game.replace('-', '_')}_v0"

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's choices."""
        return self.action_spaces[agent]

    def begin(self, seed: SupportsIndex | None) -> None:
        """Begin a new game. After ``seed``, the games that follow without one are reproducible, too.

        Raises:
            OptionError: the seed is not a whole number of at least 0.
        """
        self.episode.begin_at(self.setting.begun(self._seeds.next(seed)))
        self._rewards.begin(self.episode.state)
        self.agents = self.possible_agents[:]

    @cached_property
    def state_space(self) -> spaces.Space[Any]:
        """The space of `state`."""
        layout, seats = self.episode.layout, self.setting.seats
        if self._format.kind in (FLAT, COMPACT):
            width = layout.width if self._format.kind == FLAT else layout.compact.width
            return spaces.Box(0.0, 1.0, (seats * width,), np.float32)
        return spaces.Box(np.tile(layout.low, seats), np.tile(layout.high, seats), dtype=np.int16)

    def state(self) -> Raw | Flat:
        """Return what all agents together observe, one after the other, for a critic that sees everything.

        It has what each of them keeps secret, but nothing that nobody knows, such as the order of a deck.

        Raises:
            NotBegun: no game has begun.
        """
        raw = np.stack([self.episode.observe(seat) for seat in range(self.setting.seats)])
        seen: Raw | Flat = self._format.make(raw) if self._format.kind in VECTORS else raw
        return seen.ravel()

    @property
    def is_cut(self) -> bool:
        """Whether the game has had as many cycles as it may have."""
        return self.max_cycles is not None and self.episode.cycles >= self.max_cycles

    def close(self) -> None:
        """Do nothing: nothing is open."""
