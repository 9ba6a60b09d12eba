"""Games in Parquet files: the rows are what happened, and the same however they are made."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from undercroft.cli.program import app
from undercroft.envs.episodes.episode import Episode, Setting
from undercroft.envs.episodes.parallel_work import in_processes
from undercroft.envs.episodes.parquet_dataset import COLUMNS, GamesPlan, write_games
from undercroft.kernel.base.errors import OptionError

PLAN = GamesPlan(Setting("dungeon-lords", 3, "full"), 3, ("greedy", "random"), "test")


def test_the_rows_replay_to_the_same_end(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    count = write_games(PLAN, path)
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
    write_games(PLAN, one)
    write_games(PLAN, two, in_processes(2))
    assert pq.read_table(one).equals(pq.read_table(two), check_metadata=True)


def test_the_command_writes_a_file_and_says_how_many(tmp_path: Path) -> None:
    out = tmp_path / "heroes.parquet"
    done = CliRunner().invoke(app, ["arena", "games", str(out), "--game", "dungeoneer", "-n", "1", "--seats", "2"])
    assert done.exit_code == 0, done.output
    assert f"{pq.read_metadata(out).num_rows} choices of 1 games" in done.output
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
