"""Make environments by the names of games, bots and tasks."""

from __future__ import annotations

from functools import partial
from typing import Any

from undercroft.envs.encoding.reward_schemes import RANKS
from undercroft.envs.episodes.episode import Setting
from undercroft.envs.episodes.illegal_choices import END
from undercroft.envs.episodes.observation_formats import FLAT
from undercroft.envs.libraries.gymnasium_env import SeatEnv
from undercroft.envs.libraries.gymnasium_vector import GamesEnv
from undercroft.envs.tasks.task import ANY_SEAT, Task, WholeGame, make_task
from undercroft.kernel.base.errors import OptionError


def task_of(
    game: str,
    seats: int | None = None,
    preset: str | None = None,
    options: tuple[str, ...] = (),
    opponents: tuple[str, ...] | str = (),
    reward: str = RANKS,
    task: str | None = None,
    **more: Any,
) -> Task:
    """Return a task: a whole game, or a small task by its name.

    Args:
        game: the id of the game.
        seats: how many play.
        preset: a named set of options; None: the default one.
        options: options that differ from it, as ``name`` or ``name=value``.
        opponents: the names of the bots at the other seats, the one after the learner first; or one name for all.
        reward: one of `encoding.reward_schemes.KINDS`.
        task: the name of a small task of the game; then only ``more`` counts.
        **more: arguments of the small task.

    Raises:
        OptionError: an argument cannot be used.
    """
    if task is not None:
        whole = {"seats": seats, "preset": preset, "options": options or None, "opponents": opponents or None}
        unused = [name for name, value in whole.items() if value is not None] + ["reward"] * (reward != RANKS)
        if unused:
            raise OptionError(f"the task {task[:40]!r} has no argument {unused[0]!r}: it is for whole games")
        return make_task(game, task, **more)
    if more:
        raise OptionError(f"a whole game has no argument {next(iter(more))[:40]!r}")
    names = (opponents,) if isinstance(opponents, str) else opponents
    return WholeGame(Setting(game, 4 if seats is None else seats, preset, options), names, reward)


def make(
    game: str,
    seat: int = 0,
    observation: str = FLAT,
    max_choices: int | None = None,
    illegal: str = END,
    render_mode: str | None = None,
    **more: Any,
) -> SeatEnv:
    """Return a Gymnasium environment for one agent.

    Args:
        game: the id of the game.
        seat: the agent's seat (`SeatEnv`).
        observation: one of `episodes.observation_formats.KINDS`.
        max_choices: after so many choices the game is truncated; None: never.
        illegal: what an illegal choice does (`SeatEnv`).
        render_mode: None, or one of `render_modes.MODES`.
        **more: arguments of `task_of`.

    Raises:
        OptionError: an argument cannot be used.
    """
    return SeatEnv(task_of(game, **more), seat, observation, max_choices, illegal, render_mode)


def make_vec(
    game: str,
    count: int,
    seat: int = ANY_SEAT,
    observation: str = FLAT,
    max_choices: int | None = None,
    illegal: str = END,
    render_mode: str | None = None,
    workers: int = 1,
    **more: Any,
) -> GamesEnv:
    """Return a vector environment of many games, in this process or in several that share memory with it.

    Args:
        game: the id of the game.
        count: how many games.
        seat: the agent's seat; by default it plays all seats.
        observation: one of `episodes.observation_formats.VECTORS`.
        max_choices: after so many choices a game is truncated; None: never.
        illegal: what an illegal choice does (`GamesEnv`).
        render_mode: None, or one of `render_modes.MODES`.
        workers: how many processes play the games (`GamesEnv`); close the environment in the end.
        **more: arguments of `task_of`.

    Raises:
        OptionError: an argument cannot be used.
    """
    make_one = partial(task_of, game, **more)
    return GamesEnv(make_one, count, seat, observation, max_choices, illegal, render_mode, workers)


def make_registered_vec(num_envs: int, seat: int = 0, **arguments: Any) -> GamesEnv:
    """Return the vector environment that ``gymnasium.make_vec`` asks for by an id: like `make`, with one agent's seat.

    Args:
        num_envs: how many games.
        seat: the agent's seat.
        **arguments: those of `make_vec`.

    Raises:
        OptionError: an argument cannot be used.
    """
    return make_vec(count=num_envs, seat=seat, **arguments)
