"""Games as tables: every choice of many games between bots in a Parquet file (``undercroft arena games``).

One row is one choice. `COLUMNS` says what each column is, and `docs/dataset.md` is the datasheet. Games depend on the
plan and their number only, so the same plan gives the same rows, in one process, in several, or on a cluster. The names
of the observation's columns are in the file's metadata.

The module needs the extra ``undercroft[data]``.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pyarrow as pa
import pyarrow.compute as pc
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


CHECKSUM: Final = "checksum"
"""The name of the checksum in a file's metadata."""


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


class GamesFile(NamedTuple):
    """A file of games: how many rows it has, and the checksum of what is in them."""

    rows: int
    checksum: str


class RowsDigest:
    """A checksum of rows: of the values in them, game by game, and of nothing else.

    The bytes of a file depend on the version of the library that writes it; the checksum does not. The same plan has
    the same checksum on every machine.
    """

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, table: pa.Table) -> None:
        """Add the rows of a game."""
        for name in COLUMNS:
            column = table.column(name).combine_chunks()
            if pa.types.is_string(column.type):
                self._hash.update(b"".join([text.encode() + b"\0" for text in column.to_pylist()]))
                continue
            if pa.types.is_list(column.type):
                self._add(pc.list_value_length(column))
            self._add(column.flatten() if pa.types.is_nested(column.type) else column)

    def _add(self, values: pa.Array) -> None:
        numbers = values.to_numpy(zero_copy_only=False)
        self._hash.update(numbers.astype(numbers.dtype.newbyteorder("<"), copy=False).tobytes())

    @property
    def checksum(self) -> str:
        """The SHA-256 of what has been added, with the name of the method."""
        return f"sha256:{self._hash.hexdigest()}"


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
) -> GamesFile:
    """Play all games of a plan and write them into a Parquet file, a row group for each game.

    Args:
        plan: what to play.
        path: the file, which is replaced if it exists.
        spread: where to play: `in_this_process`, `in_processes`, or `undercroft.arena.contests.ray_cluster`.
        played: called after each game.

    Returns:
        How many rows it has, and their checksum, which the file's metadata has, too.

    Raises:
        OptionError: the games cannot be played.
    """
    plan.check()
    schema = schema_of(plan)
    count, digest = 0, RowsDigest()
    begun = path.with_name(path.name + ".part")
    with pq.ParquetWriter(begun, schema, compression="zstd") as writer:
        for rows in spread(partial(rows_of, plan), range(plan.games)):
            table = pa.table(rows, schema=schema)
            writer.write_table(table)
            digest.add(table)
            count += table.num_rows
            played()
        writer.add_key_value_metadata({CHECKSUM: digest.checksum})
    begun.replace(path)
    return GamesFile(count, digest.checksum)


def check_games(path: Path) -> GamesFile:
    """Read a file of games and compare its rows with its checksum.

    Returns:
        How many rows it has, and their checksum.

    Raises:
        OptionError: it is not a file of games, it is damaged, or its rows are not those that were written.
    """
    digest, count = RowsDigest(), 0
    try:
        with pq.ParquetFile(path) as file:
            if file.schema_arrow.names != list(COLUMNS):
                raise OptionError(f"{path} has other columns than a file of games")
            written = (file.metadata.metadata or {}).get(CHECKSUM.encode())
            for group in range(file.num_row_groups):
                table = file.read_row_group(group)
                digest.add(table)
                count += table.num_rows
    except (OSError, pa.ArrowException) as error:
        raise OptionError(f"{path} cannot be read: {error}") from error
    if written is None or written.decode() != digest.checksum:
        raise OptionError(f"{path} is damaged or has been changed: its rows have the checksum {digest.checksum}")
    return GamesFile(count, digest.checksum)
