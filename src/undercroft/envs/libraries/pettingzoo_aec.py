"""PettingZoo's AEC interface: agents act one after the other, each when its seat is asked."""

from __future__ import annotations

from typing import Any, SupportsIndex

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.env import AECIterable, AECIterator
from pettingzoo.utils.env_logger import EnvLogger

from undercroft.envs.encoding.choice_numbers import Mask
from undercroft.envs.encoding.reward_schemes import RANKS
from undercroft.envs.episodes.episode import NotBegun, Setting
from undercroft.envs.episodes.illegal_choices import END, PENALTY, counted_choice, number_of
from undercroft.envs.episodes.observation_formats import FLAT
from undercroft.envs.episodes.observation_layout import Flat, Raw
from undercroft.envs.libraries.pettingzoo_agents import Agents
from undercroft.envs.libraries.render_modes import FRAMES_PER_SECOND, HUMAN, MODES, Picture, rendered


class TurnsEnv(Agents, AECEnv[str, Any, int | None]):
    """A game whose agents act one after the other; `CheckedTurnsEnv` checks the order of calls, too.

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
        self.metadata = {
            "name": self.name,
            "render_modes": MODES,
            "render_fps": FRAMES_PER_SECOND,
            "is_parallelizable": False,
        }
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
        self._show()

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Any, int | None]:
        if not self.episode.has_begun:
            raise NotBegun
        return super().agent_iter(max_iter)

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        menu = self.episode.menu(seat) if seat in self.episode.waiting else None
        return self._format.masked(self.episode.observe(seat), self._nothing if menu is None else menu.mask)

    def step(self, action: int | None) -> None:
        """Make the choice of the agent whose turn it is.

        Args:
            action: the number of the choice; None for an agent whose game is over.

        Raises:
            IllegalChoice: the agent is asked, and this is not a number.
            NotBegun: no game has begun.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        seat = self._seat[agent]
        menu = episode.menu(seat)
        assert menu is not None, "whose turn it is, is asked"
        number = counted_choice(menu, number_of(action, agent), self.illegal)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if number is None:
            self._break_off(agent)
            return
        done = episode.choose(seat, number) is not None
        earned = self._rewards.after(episode.state) if done else None
        if earned is not None:
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self._accumulate_rewards()
        if episode.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.is_cut:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[episode.waiting[0]] if episode.waiting else self.agents[0]
        self._show()

    def _break_off(self, agent: str) -> None:
        """End the game because of an agent's illegal choice, as PettingZoo's own wrapper does."""
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards[agent] = PENALTY
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Picture | None:
        """Return the view of the agent that acts now, as the render mode says (`render_modes`); None without one."""
        return rendered(self.render_mode, self.episode.state.view(self._seat[self.agent_selection]))

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            TurnsEnv.render(self)


class CheckedTurnsEnv(TurnsEnv):
    """The same with the checks of PettingZoo's wrappers for its own games, and their errors.

    Those wrappers look up each attribute through each other, which took a fifth of the time of a step.
    """

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        del self.agents  # before a game, nobody is there
        self.has_moved = False

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self.has_moved = True

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Any, int | None]:
        if not self.episode.has_begun:
            EnvLogger.error_agent_iter_before_reset()
        return _Turns(self, max_iter)  # type: ignore[no-untyped-call]  # PettingZoo has no types

    def observe(self, agent: str) -> dict[str, Any]:
        if not self.episode.has_begun:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> Raw | Flat:
        if not self.episode.has_begun:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> Picture | None:
        if not self.episode.has_begun:
            EnvLogger.error_render_before_reset()
        return super().render()

    def step(self, action: int | None) -> None:
        if not self.episode.has_begun:
            EnvLogger.error_step_before_reset()
        self.has_moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if action is None:
            assert self.terminations[agent] or self.truncations[agent], "action is not in action space"
        else:
            number = number_of(action)
            assert 0 <= number < self.size, "action is not in action space"
            action = number
        super().step(action)

    def _break_off(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        super()._break_off(agent)


class _Turns(AECIterable[str, Any, int | None]):
    """The agents in the order of their turns, which insists on a step in each."""

    def __iter__(self) -> AECIterator[str, Any, int | None]:
        assert isinstance(self.env, CheckedTurnsEnv)
        return _Turn(self.env, self.max_iter)


class _Turn(AECIterator[str, Any, int | None]):
    env: CheckedTurnsEnv

    def __next__(self) -> str:
        agent = super().__next__()
        assert self.env.has_moved, "need to call step() or reset() in a loop over `agent_iter`"
        self.env.has_moved = False
        return agent
