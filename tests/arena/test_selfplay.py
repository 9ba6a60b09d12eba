"""Self-play counts correctly, changes the bots' seats, keeps records, and stops at a broken game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from undercroft.arena import SelfplayPlan, play_all, play_one
from undercroft.arena.selfplay import BrokenGame
from undercroft.cli.program import app
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

PLAN = SelfplayPlan("dungeon-lords", 4, 3, ("random",), "first", seed="arena")


def test_results_are_the_same_in_one_process_and_in_two() -> None:
    alone = [(r.number, r.wins, r.points, r.decisions) for r in play_all(PLAN)]
    assert alone == [(r.number, r.wins, r.points, r.decisions) for r in play_all(PLAN, jobs=2)]


def test_bots_change_seats_and_results_follow_them(tmp_path: Path) -> None:
    plan = SelfplayPlan("dungeon-lords", 3, 3, ("greedy", "random", "random"), "first", records=str(tmp_path))
    for number in range(3):
        result = play_one(plan, number)
        record = Record.open(next(tmp_path.glob(f"*-{number}.record")))
        seat = record.header.players.index("greedy")
        assert seat == (3 - number) % 3
        assert Match.replay(record).state.returns()[seat] == result.points[0]
        assert sum(result.wins) == pytest.approx(1)


@pytest.mark.parametrize(
    "plan",
    [
        SelfplayPlan("chess", 1, 2, ("random",), "first"),
        SelfplayPlan("dungeon-lords", 1, 5, ("random",), "first"),
        SelfplayPlan("dungeon-lords", 1, 2, ("random",), "middle"),
        SelfplayPlan("dungeon-lords", 1, 2, ("random",) * 3, "first"),
        SelfplayPlan("dungeon-lords", 1, 2, ("oracle",), "first"),
        SelfplayPlan("dungeon-lords", 0, 2, ("random",), "first"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: SelfplayPlan) -> None:
    with pytest.raises(OptionError):
        next(play_all(plan))


def test_a_game_that_breaks_a_property_stops_it_and_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DungeonLordsState, "census", lambda self: {"settled": self.settled})
    plan = SelfplayPlan("dungeon-lords", 2, 2, ("random",), "first", check=True, thorough=0.0, records=str(tmp_path))
    with pytest.raises(BrokenGame, match=r"game 0: .*conserved"):
        list(play_all(plan))
    assert len(list(tmp_path.glob("*.record"))) == 1


@pytest.mark.nightly("plays many games of bots")
def test_the_command_writes_what_it_measured(tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    command = ["selfplay", "dungeon-lords", "--games", "2", "--seats", "2", "--bots", "greedy,random"]
    result = CliRunner().invoke(app, [*command, "--preset", "first", "--json", str(out)])
    assert result.exit_code == 0, result.output
    data = json.loads(out.read_text())
    assert data["games"] == 2 and data["bots"] == ["greedy", "random"]
    assert sum(data["wins"]) == 2 and len(data["points"]) == 2
    assert data["decisions"] > 100 and data["seconds"] > 0


def test_the_command_refuses_in_one_line() -> None:
    result = CliRunner().invoke(app, ["selfplay", "dungeon-lords", "--bots", "oracle"])
    assert result.exit_code == 2
    assert "No bot is called 'oracle'" in result.output
