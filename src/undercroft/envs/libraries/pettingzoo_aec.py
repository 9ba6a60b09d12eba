"""PettingZoo's AEC interface: agents act one after the other, each when its seat is asked."""

from __future__ import annotations

import copy
from typing import Any, Self, SupportsIndex

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.env import AECIterable

from undercroft.envs.encoding.choice_numbers import Mask
from undercroft.envs.encoding.reward_schemes import RANKS
from undercroft.envs.episodes.episode import NotBegun, Setting
from undercroft.envs.episodes.illegal_choices import END, PENALTY, counted_choice
from undercroft.envs.episodes.observation_formats import FLAT
from undercroft.envs.libraries.pettingzoo_agents import Agents
from undercroft.envs.libraries.rendering import MODES, rendered


class TurnsEnv(Agents, AECEnv[str, Any, int | None]):
    """A game whose agents act one after the other; `env` wraps it as the games that come with PettingZoo.

    An agent is a seat, ``player_0`` and so on. It observes a dict: ``observation``, made from its view alone, and
    ``action_mask``, all 0 unless it is asked. Seats that are asked at once act one after the other in a cycle, and
    none of them sees what the others have chosen.
    """

    def __init__(
        self,
        setting: Setting,
        reward: str = RANKS,
        observation: str = FLAT,
        max_cycles: int | None = None,
        illegal: str = END,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(setting, reward, observation, max_cycles, illegal, render_mode)
        self.metadata = {"name": self.name, "render_modes": MODES, "is_parallelizable": False}
        self._nothing: Mask = np.zeros(self.size, dtype=np.int8)
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. After ``seed``, the games that follow without one are reproducible, too."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.waiting[0]]

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Any, int | None]:
        if not self.episode.has_begun:
            raise NotBegun
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        menu = self.episode.menu(seat) if seat in self.episode.waiting else None
        return self._format.masked(self.episode.observe(seat), self._nothing if menu is None else menu.mask)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        seat = self._seat[agent]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        menu = episode.menu(seat)
        assert menu is not None
        number = counted_choice(menu, int(action), self.illegal)
        done = episode.choose(seat, int(action) if number is None else number) is not None
        earned = self._rewards.after(episode.state) if done else None
        if earned is not None:
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self._accumulate_rewards()
        if episode.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.is_cut:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[episode.waiting[0]] if episode.waiting else self.agents[0]

    def render(self) -> str | None:
        """Return the view of the agent that acts now, as JSON; None without a render mode."""
        return rendered(self.render_mode, self.episode.state.view(self._seat[self.agent_selection]))


class OrderedTurnsEnv(wrappers.OrderEnforcingWrapper[str, Any, int | None]):
    """PettingZoo's check of the order of calls, around its own environment even when it is copied."""

    def __copy__(self) -> Self:
        return copy.deepcopy(self)

    def __str__(self) -> str:
        return str(self.env)


def wrapped(env: TurnsEnv) -> AECEnv[str, Any, int | None]:
    """Return the environment with PettingZoo's checks of the order of calls and of what is legal."""
    checked: AECEnv[str, Any, int | None] = env
    if env.illegal == END:
        checked = wrappers.TerminateIllegalWrapper(checked, illegal_reward=PENALTY)
    return OrderedTurnsEnv(wrappers.AssertOutOfBoundsWrapper(checked))
