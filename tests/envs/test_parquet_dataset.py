"""Games in Parquet files: the rows are what happened, and the same however they are made."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from undercroft.cli.program import app
from undercroft.envs.episodes.episode import Episode, Setting
from undercroft.envs.episodes.parallel_work import in_processes
from undercroft.envs.episodes.parquet_dataset import COLUMNS, GamesPlan, check_games, write_games
from undercroft.kernel.base.errors import OptionError

PLAN = GamesPlan(Setting("dungeon-lords", 3, "full"), 3, ("greedy", "random"), "test")


def test_the_rows_replay_to_the_same_end(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    count, _ = write_games(PLAN, path)
    table = pq.read_table(path)
    rows = table.to_pylist()
    assert len(rows) == count == table.num_rows
    assert table.column_names == list(COLUMNS) == list(json.loads(table.schema.metadata[b"columns"]))
    about = json.loads(table.schema.metadata[b"observation"])
    gold = about.index("lords[me].gold")
    for number in range(PLAN.games):
        episode = Episode("dungeon-lords", 3)
        mine = [row for row in rows if row["number"] == number]
        episode.begin_at(PLAN.setting.begun(mine[0]["seed"]))
        for step, row in enumerate(mine):
            seat = row["seat"]
            menu = episode.menu(seat)
            assert menu is not None and row["step"] == step and episode.waiting[0] == seat
            assert (episode.observe(seat) == np.array(row["observation"])).all()
            assert row["observation"][gold] == episode.state.view(seat).lords[seat].gold
            assert row["legal"] == menu.numbers.tolist() and row["choice"] in row["legal"]
            episode.choose(seat, row["choice"])
        assert episode.is_over
        assert {row["seat"]: row["points"] for row in mine} == dict(enumerate(episode.state.returns()))
        assert {row["seat"]: row["player"] for row in mine} == {
            seat: PLAN.bots[(seat + number) % 3 % 2] for seat in range(3)
        }


def test_several_processes_write_the_same_file(tmp_path: Path) -> None:
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    here = write_games(PLAN, one)
    assert here == write_games(PLAN, two, in_processes(2)) == check_games(one) == check_games(two)
    assert pq.read_table(one).equals(pq.read_table(two), check_metadata=True)


TWENTY = GamesPlan(Setting("dungeon-lords", 2, "first"), 20, ("random",), "twenty")
ELSEWHERE = """
import sys
from pathlib import Path
from undercroft.envs.episodes.episode import Setting
from undercroft.envs.episodes.parquet_dataset import GamesPlan, write_games

plan = GamesPlan(Setting("dungeon-lords", 2, "first"), 20, ("random",), "twenty")
print(write_games(plan, Path(sys.argv[1])).checksum)
"""


def test_twenty_games_have_the_same_checksum_in_other_surroundings(tmp_path: Path) -> None:
    """Another process, with another hash seed and time zone: what is in the file depends on the plan alone."""
    here, there = tmp_path / "here.parquet", tmp_path / "there.parquet"
    env = {**os.environ, "PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo"}
    run = [sys.executable, "-c", ELSEWHERE, str(there)]
    done = subprocess.run(run, env=env, check=True, capture_output=True, text=True)
    assert done.stdout.strip() == write_games(TWENTY, here).checksum == check_games(there).checksum
    assert len(set(pq.read_table(here)["number"].to_pylist())) == 20


def test_the_checksum_is_that_of_the_values(tmp_path: Path) -> None:
    path, other = tmp_path / "games.parquet", tmp_path / "other.parquet"
    written = write_games(GamesPlan(PLAN.setting, 1, PLAN.bots, "values"), path)
    table = pq.read_table(path)
    metadata = {b"checksum": written.checksum.encode()}
    pq.write_table(table.replace_schema_metadata(metadata), other, compression="gzip")
    assert other.read_bytes() != path.read_bytes()
    assert check_games(other) == written, "another way to write the same values"
    for name, change in {"choice": 1, "legal": [0], "action": "no", "points": 0.5, "seat": 1}.items():
        changed = table[name].to_pylist()
        changed[3] = change if changed[3] != change else 0
        column = pa.array(changed, table.schema.field(name).type)
        forged = table.set_column(table.column_names.index(name), table.schema.field(name), column)
        pq.write_table(forged.replace_schema_metadata(metadata), other)
        with pytest.raises(OptionError, match="damaged or has been changed"):
            check_games(other)
    other.write_bytes(path.read_bytes()[:-100])
    with pytest.raises(OptionError, match="cannot be read"):
        check_games(other)
    pq.write_table(pa.table({"a": [1]}), other)
    with pytest.raises(OptionError, match="other columns"):
        check_games(other)


def test_the_command_writes_a_file_and_says_how_many(tmp_path: Path) -> None:
    out = tmp_path / "heroes.parquet"
    done = CliRunner().invoke(app, ["arena", "games", str(out), "--game", "dungeoneer", "-n", "1", "--seats", "2"])
    assert done.exit_code == 0, done.output
    assert f"{pq.read_metadata(out).num_rows} choices of 1 games" in done.output
    assert check_games(out).checksum in done.output
    assert list(tmp_path.iterdir()) == [out]


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["arena", "games", str(tmp_path / "none" / "it.parquet"), "-n", "1"])
    assert done.exit_code == 2
    assert "There is no folder" in done.output and "Traceback" not in done.output


def test_games_are_played_here_or_on_a_cluster(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["arena", "games", str(tmp_path / "it.parquet"), "--jobs", "2", "--ray", "auto"])
    assert done.exit_code == 2
    assert "leave out --jobs" in " ".join(done.output.split())


@pytest.mark.parametrize(
    "plan",
    [
        GamesPlan(Setting("dungeon-lords", 5), 1, ("greedy",)),
        GamesPlan(Setting("dungeon-lords", 3), 0, ("greedy",)),
        GamesPlan(Setting("dungeon-lords", 3), 1, ()),
        GamesPlan(Setting("dungeon-lords", 3), 1, ("nobody",)),
    ],
    ids=["seats", "games", "no bots", "unknown bot"],
)
def test_a_plan_that_cannot_be_played_writes_nothing(plan: GamesPlan, tmp_path: Path) -> None:
    with pytest.raises(OptionError):
        write_games(plan, tmp_path / "none.parquet")
    assert not list(tmp_path.iterdir())
