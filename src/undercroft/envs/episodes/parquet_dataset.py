"""Games as tables: every choice of many games between bots in a Parquet file (``undercroft arena games``).

One row is one choice. `COLUMNS` says what each column is, and `docs/dataset.md` is the datasheet. Games depend on the
plan and their number only, so the same plan gives the same rows, in one process, in several, or on a cluster. The names
of the observation's columns are in the file's metadata.

The module needs the extra ``undercroft[data]``.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from undercroft.bots import answer_of, make_bot
from undercroft.envs.encoding.reward_schemes import ranks
from undercroft.envs.episodes.episode import Episode, Setting
from undercroft.envs.episodes.observation_layout import layout_of
from undercroft.envs.episodes.parallel_work import WorkSpread, in_this_process
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.chance import seed_text
from undercroft.version import __version__

COLUMNS: Final = {
    "number": "the number of the game in its plan, from 0",
    "seed": "the seed of the game, which replays it",
    "step": "the number of the choice in the game, from 0",
    "seat": "who chooses",
    "player": "the name of the bot at that seat",
    "question": "the key of the question",
    "observation": "what the seat knows and is asked, as whole numbers (`raw`)",
    "legal": "the numbers of the legal choices",
    "choice": "the number that was chosen",
    "action": "the whole answer that the choice is a step of, in the game's notation",
    "points": "the points of that seat at the end of the game",
    "rank": "1 for the first place at the end, −1 for the last one, evenly between",
}
"""What each column is."""


class GamesPlan(msgspec.Struct, frozen=True):
    """Which games to play.

    Attributes:
        setting: what is played.
        games: how many games.
        bots: the names of the bots, one for each seat; if they are fewer, they are repeated. They change seats from
            game to game.
        seed: the first part of every game's seed.
    """

    setting: Setting
    games: int
    bots: tuple[str, ...]
    seed: str = "games"

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "seed", seed_text(self.seed))

    def check(self) -> None:
        """Check that the games can be played.

        Raises:
            OptionError: a name is unknown, or a number is wrong.
        """
        self.setting.checked()
        if self.games < 1:
            raise OptionError(f"the number of games must be at least 1, not {self.games}")
        if not 1 <= len(self.bots) <= self.setting.seats:
            raise OptionError(f"{self.setting.seats} seats need 1 to {self.setting.seats} bots, not {len(self.bots)}")
        for name in self.bots:
            make_bot(name, self.setting.game, "")


def schema_of(plan: GamesPlan) -> pa.Schema:
    """Return the schema of a plan's file. Its metadata names the plan, the version and the observation's columns."""
    layout = layout_of(plan.setting.game, plan.setting.seats)
    number = pa.int16()
    types = {
        "number": pa.int32(),
        "seed": pa.string(),
        "step": pa.int32(),
        "seat": pa.int8(),
        "player": pa.string(),
        "question": pa.string(),
        "observation": pa.list_(number, layout.width),
        "legal": pa.list_(number),
        "choice": number,
        "action": pa.string(),
        "points": pa.float32(),
        "rank": pa.float32(),
    }
    game, _ = plan.setting.checked()
    about = {
        "undercroft": __version__,
        "rules_version": str(game.rules_version),
        "environment": "v0",
        "plan": msgspec.json.encode(plan).decode(),
        "columns": json.dumps(COLUMNS),
        "observation": json.dumps([column.name for column in layout.columns]),
    }
    return pa.schema([pa.field(name, types[name], nullable=False) for name in COLUMNS], metadata=about)


def rows_of(plan: GamesPlan, number: int) -> dict[str, list[Any]]:
    """Play one game of a plan and return its rows, by column."""
    setting = plan.setting
    seats = setting.seats
    seed = f"{plan.seed}-{number}"
    game, _ = setting.checked()
    names = [plan.bots[(seat + number) % seats % len(plan.bots)] for seat in range(seats)]
    bots = [make_bot(name, setting.game, f"{seed} {seat}") for seat, name in enumerate(names)]
    episode = Episode(setting.game, seats)
    episode.begin_at(setting.begun(seed))
    ways: dict[int, list[int]] = {}
    answers: dict[int, str] = {}
    rows: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    step = 0
    while not episode.is_over:
        seat = episode.waiting[0]
        state, menu = episode.state, episode.menu(seat)
        assert menu is not None
        if not ways.get(seat):
            answers[seat] = answer_of(bots[seat], state, seat, f"{seed} {step}")
            ways[seat] = list(episode.choices.way_to(menu, game.vocabulary.parse(answers[seat])))
        choice = ways[seat].pop(0)
        made = {
            "number": number,
            "seed": seed,
            "step": step,
            "seat": seat,
            "player": names[seat],
            "question": state.stack[-1].ask(state, seat).key,
            "observation": episode.observe(seat).copy(),
            "legal": menu.numbers,
            "choice": choice,
            "action": answers[seat],
        }
        for name, value in made.items():
            rows[name].append(value)
        episode.choose(seat, choice)
        step += 1
    points = episode.state.returns()
    places = ranks(points)
    rows["points"] = [points[seat] for seat in rows["seat"]]
    rows["rank"] = [places[seat] for seat in rows["seat"]]
    return rows


def write_games(
    plan: GamesPlan, path: Path, spread: WorkSpread = in_this_process, played: Callable[[], object] = lambda: None
) -> int:
    """Play all games of a plan and write them into a Parquet file, a row group for each game.

    Args:
        plan: what to play.
        path: the file, which is replaced if it exists.
        spread: where to play: `in_this_process`, `in_processes`, or `undercroft.arena.contests.ray_cluster`.
        played: called after each game.

    Returns:
        How many rows it has.

    Raises:
        OptionError: the games cannot be played.
    """
    plan.check()
    schema = schema_of(plan)
    count = 0
    begun = path.with_name(path.name + ".part")
    with pq.ParquetWriter(begun, schema, compression="zstd") as writer:
        for rows in spread(partial(rows_of, plan), range(plan.games)):
            writer.write_table(pa.table(rows, schema=schema))
            count += len(rows["step"])
            played()
    begun.replace(path)
    return count
