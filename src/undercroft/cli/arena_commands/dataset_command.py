"""What the arena does with environments: write games into a Parquet file, and replay entries of the leaderboard."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer
from rich.console import Console
from rich.progress import Progress

from undercroft.cli.arena_commands.contest_command import check_place
from undercroft.cli.terminal.extras import need
from undercroft.kernel.base.errors import OptionError

if TYPE_CHECKING:
    from undercroft.envs.episodes.parallel_work import WorkSpread
    from undercroft.envs.episodes.parquet_dataset import GamesPlan


def plan_of(game: str, seats: int, preset: str | None, games: int, bots: tuple[str, ...], seed: str) -> GamesPlan:
    """Return what to play and write.

    Raises:
        OptionError: it cannot be played, or the libraries are missing.
    """
    need("data", "numpy", "pyarrow")
    from undercroft.envs.episodes.episode import Setting
    from undercroft.envs.episodes.parquet_dataset import GamesPlan

    plan = GamesPlan(Setting(game, seats, preset), games, bots, seed)
    plan.check()
    return plan


def spread_of(jobs: int | None, ray: str | None, game: str) -> WorkSpread:
    """Return where the games are played: in processes of this machine, or on a cluster.

    Raises:
        OptionError: both are asked for.
        ContestError: there is no such cluster.
    """
    check_place(jobs, ray)
    if ray is None:
        from undercroft.envs.episodes.parallel_work import in_processes

        return in_processes(jobs or 1)
    from undercroft.arena.contests.ray_cluster import spread_on_ray

    return spread_on_ray(ray, game)


def write(plan: GamesPlan, out: Path, spread: WorkSpread) -> None:
    """Play the games and write them, and say how many choices there are.

    Raises:
        OptionError: there is no such folder.
    """
    from undercroft.envs.episodes.parquet_dataset import write_games

    if not out.parent.is_dir():
        raise OptionError(f"there is no folder {out.parent}")
    with Progress(console=Console(stderr=True)) as progress:
        task = progress.add_task(plan.setting.game, total=plan.games)
        written = write_games(plan, out, spread, lambda: progress.advance(task))
    typer.echo(f"{written.rows} choices of {plan.games} games: {out}\n{written.checksum}")


def replay_entries(entries: Sequence[Path]) -> None:
    """Replay entries of the leaderboard, and print the result of each.

    Raises:
        OptionError: a library is missing, or an entry cannot be read or replayed.
    """
    need("envs", "gymnasium", "pettingzoo")
    from undercroft.envs.leaderboard import read_entry, replayed

    for path in entries:
        entry = read_entry(path)
        typer.echo(f"{entry.environment}  {entry.name}  {replayed(entry)}")
