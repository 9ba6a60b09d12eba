"""PettingZoo's Parallel interface: all agents act at once; those that are not asked wait.

It fits Dungeon Lords, where all lords give their orders and plan their battles at once. Where only one seat is asked,
as nearly always in Dungeoneer, all others must choose `wait`, the last number: nothing is decided for them, and nothing
that they do not see yet is shown to them. The AEC interface asks fewer questions there.
"""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np
from pettingzoo import ParallelEnv

from undercroft.envs.encoding.choice_numbers import IllegalChoice, Mask
from undercroft.envs.encoding.reward_schemes import RANKS
from undercroft.envs.episodes.episode import NotBegun, Setting
from undercroft.envs.episodes.illegal_choices import END, PENALTY, counted_choice, number_of
from undercroft.envs.episodes.observation_formats import FLAT
from undercroft.envs.libraries.pettingzoo_agents import Agents
from undercroft.envs.libraries.render_modes import FRAMES_PER_SECOND, HUMAN, MODES, Picture, rendered


class AtOnceEnv(Agents, ParallelEnv[str, Any, int]):
    """A game in which each step is a cycle: all seats that are asked make one choice, none knowing the others'.

    The choices have the numbers of the AEC interface. One more, the last, is `wait`: the only one of seats not asked.
    """

    more_choices = 1

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
        self.metadata = {"name": self.name, "render_modes": MODES, "render_fps": FRAMES_PER_SECOND}
        self.wait = self.size - 1
        self._waiting_mask: Mask = np.zeros(self.size, dtype=np.int8)
        self._waiting_mask[self.wait] = 1

    def reset(
        self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin a new game. After ``seed``, the games that follow without one are reproducible, too."""
        self.begin(seed)
        self._show()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the choice of every agent; those of agents that are not asked do nothing.

        Raises:
            IllegalChoice: the choice of an agent that is asked is missing, or not a number.
            NotBegun: no game has begun, or it has ended.
        """
        episode = self.episode
        agents = self.agents
        if not agents:
            raise NotBegun
        rewards = dict.fromkeys(agents, 0.0)
        numbers = {seat: self._number(seat, actions) for seat in episode.waiting}
        wrong = [seat for seat, number in numbers.items() if number is None]
        for seat in wrong:
            rewards[agents[seat]] = PENALTY
        if not wrong:
            for seat, number in numbers.items():
                assert number is not None
                episode.choose(seat, number)
            earned = self._rewards.after(episode.state)
            if earned is not None:
                rewards = dict(zip(agents, earned, strict=True))
        over = bool(wrong) or episode.is_over
        cut = not over and self.is_cut
        self._show()
        observations = self._observations()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if over or cut:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _number(self, seat: int, actions: dict[str, int]) -> int | None:
        """Return the choice of a seat that is asked; None if it is illegal and nothing takes its place."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise IllegalChoice(f"{agent} is asked, and there is no choice of it")
        menu = self.episode.menu(seat)
        assert menu is not None, "a seat that is waited for is asked"
        return counted_choice(menu, number_of(actions[agent], agent), self.illegal)

    def render(self) -> Picture | None:
        """Return what everybody may know, as the render mode says (`render_modes`); None without one."""
        return rendered(self.render_mode, self.episode.state.view(None))

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _observations(self) -> dict[str, Any]:
        return {agent: self._observation(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observation(self, seat: int) -> dict[str, Any]:
        episode = self.episode
        mask = self._waiting_mask
        menu = episode.menu(seat) if seat in episode.waiting else None
        if menu is not None:
            mask = np.append(menu.mask, np.int8(0))
        return self._format.masked(episode.observe(seat), mask)
