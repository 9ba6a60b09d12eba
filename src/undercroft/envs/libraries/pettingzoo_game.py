"""A game as PettingZoo offers its own: `env`, `raw_env` and `parallel_env`."""

from __future__ import annotations

from typing import TypedDict, Unpack

from undercroft.envs.episodes.episode import Setting
from undercroft.envs.libraries.pettingzoo_aec import CheckedTurnsEnv, TurnsEnv
from undercroft.envs.libraries.pettingzoo_parallel import AtOnceEnv


class More(TypedDict, total=False):
    """The arguments that all environments have beside what is played.

    Attributes:
        reward: ``ranks`` (the default), ``points`` or ``potential`` (`undercroft.envs.encoding.reward_schemes`).
        observation: ``flat`` (the default), ``raw`` or ``dict`` (`undercroft.envs.episodes.observation_formats`).
        max_cycles: after so many cycles the game is truncated; None, the default: never.
        illegal: ``end`` (the default), the game ends with a penalty, or ``first``, the first legal choice is made
            instead (`undercroft.envs.episodes.illegal_choices`).
        render_mode: None (the default), or what ``render`` does (`undercroft.envs.libraries.render_modes`).
    """

    reward: str
    observation: str
    max_cycles: int | None
    illegal: str
    render_mode: str | None


class PettingZooGame:
    """The environments of one game.

    Args:
        game: the id of the game.
        preset: the named set of options that is played unless another one is asked for.
    """

    def __init__(self, game: str, preset: str) -> None:
        self._game = game
        self._preset = preset

    def raw_env(
        self, seats: int = 4, preset: str | None = None, options: tuple[str, ...] = (), **more: Unpack[More]
    ) -> TurnsEnv:
        """Return the AEC environment without PettingZoo's checks.

        Args:
            seats: how many play.
            preset: a named set of options.
            options: options that differ from it, as ``name`` or ``name=value``.
            **more: see `More`.

        Raises:
            OptionError: an argument cannot be used.
        """
        return TurnsEnv(self._setting(seats, preset, options), **more)

    def env(
        self, seats: int = 4, preset: str | None = None, options: tuple[str, ...] = (), **more: Unpack[More]
    ) -> CheckedTurnsEnv:
        """Return the AEC environment, with PettingZoo's checks. Arguments and errors are those of `raw_env`."""
        return CheckedTurnsEnv(self._setting(seats, preset, options), **more)

    def parallel_env(
        self, seats: int = 4, preset: str | None = None, options: tuple[str, ...] = (), **more: Unpack[More]
    ) -> AtOnceEnv:
        """Return the Parallel environment. Arguments and errors are those of `raw_env`."""
        return AtOnceEnv(self._setting(seats, preset, options), **more)

    def _setting(self, seats: int, preset: str | None, options: tuple[str, ...]) -> Setting:
        return Setting(self._game, seats, preset or self._preset, options)
