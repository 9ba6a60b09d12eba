"""Leaderboard entries: what somebody's agent chose in fixed runs of a task, so that anybody can check the result.

An entry holds every choice. `replayed` makes them again and computes the result; nothing in an entry is believed. It
cannot tell how the choices were found, since the seeds are public: see `docs/leaderboard.md`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from undercroft.envs.encoding.choice_numbers import IllegalChoice
from undercroft.envs.libraries.make import task_of
from undercroft.envs.tasks.measurement import Chooser, Measurement, summary
from undercroft.envs.tasks.registration import IDS
from undercroft.envs.tasks.task import Run
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.text_files import decoded
from undercroft.kernel.engine.games import Game, find_game

RUNS: Final = 200
"""How many runs an entry has."""

SEED: Final = "leaderboard"


class LeaderboardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry.

    Attributes:
        environment: one of `tasks.registration.IDS`.
        name: what the agent is called.
        by: who submits it.
        how: how it chooses and how it was made, in a sentence or two, with versions and hardware.
        rules_version: that of the game.
        content: the hashes of the game's cards and tiles, which decide the positions.
        choices: for each run, the numbers chosen.
    """

    environment: str
    name: str
    by: str
    how: str
    rules_version: int
    content: str
    choices: tuple[tuple[int, ...], ...]


def _task(environment: str) -> Run:
    arguments: dict[str, Any] = dict(IDS[environment])
    return Run(task_of(**arguments))


def _game(environment: str) -> Game[Any]:
    if environment not in IDS:
        raise OptionError(f"no environment is called {environment[:40]!r}; choose one of: {', '.join(IDS)}")
    return find_game(str(IDS[environment]["game"]))


def _content(game: Game[Any]) -> str:
    return " ".join([f"{part}:{game.content[part]}" for part in sorted(game.content)])


def is_current(entry: LeaderboardEntry) -> bool:
    """Return whether the entry was made with today's rules and content; only then can it be replayed.

    Raises:
        OptionError: its environment does not exist.
    """
    game = _game(entry.environment)
    return (entry.rules_version, entry.content) == (game.rules_version, _content(game))


def record(environment: str, name: str, by: str, how: str, chooser: Chooser, runs: int = RUNS) -> LeaderboardEntry:
    """Let a chooser make the runs of an entry.

    Raises:
        OptionError: there is no such environment.
    """
    game = _game(environment)
    run = _task(environment)
    choices = []
    for number in range(runs):
        run.begin(f"{SEED}-{number}", number % run.task.seats)
        made = []
        while not run.over:
            made.append(chooser(run))
            run.choose(made[-1])
        choices.append(tuple(made))
    return LeaderboardEntry(environment, name, by, how, game.rules_version, _content(game), tuple(choices))


def replayed(entry: LeaderboardEntry) -> Measurement:
    """Make the choices of an entry again, and return the result.

    Raises:
        OptionError: the entry is for other rules or content, has another number of runs, or a choice in it is not
            legal, or too few or many are there.
    """
    if not is_current(entry):
        raise OptionError(f"{entry.name}: it was made with other rules, cards or tiles")
    run = _task(entry.environment)
    if len(entry.choices) != RUNS:
        raise OptionError(f"{entry.name}: it has {len(entry.choices)} runs, not {RUNS}")
    totals = []
    for number, choices in enumerate(entry.choices):
        seat = number % run.task.seats
        run.begin(f"{SEED}-{number}", seat)
        total = run.rewards[seat]
        for place, choice in enumerate(choices):
            if run.over:
                raise OptionError(f"{entry.name}: run {number} goes on after its end")
            try:
                total += run.choose(choice)
            except IllegalChoice as error:
                raise OptionError(f"{entry.name}: run {number}, choice {place}: {error}") from error
        if not run.over:
            raise OptionError(f"{entry.name}: run {number} breaks off")
        totals.append(total)
    return summary(totals)


def read_entry(path: Path) -> LeaderboardEntry:
    """Return the entry in a file.

    Raises:
        OptionError: it is not an entry.
    """
    try:
        return msgspec.json.decode(decoded(path.read_bytes()), type=LeaderboardEntry)
    except (OSError, UnicodeDecodeError, msgspec.MsgspecError) as error:
        raise OptionError(f"{path.name}: {error}") from error


def write_entry(entry: LeaderboardEntry, path: Path) -> None:
    """Store an entry, a line for each run."""
    lines = ",\n".join([msgspec.json.encode(run).decode() for run in entry.choices])
    about = {name: getattr(entry, name) for name in entry.__struct_fields__ if name != "choices"}
    head = msgspec.json.format(msgspec.json.encode(about), indent=1).decode().removesuffix("\n}")
    path.write_text(f'{head},\n "choices": [\n{lines}\n]}}\n', encoding="utf-8")
