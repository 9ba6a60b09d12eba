"""Entries of the leaderboard replay to what the page says, and an entry that does not replay is refused."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tests.docs.leaderboard import ENTRIES, PAGE, page, tables
from undercroft.cli.program import app
from undercroft.envs.leaderboard import RUNS, SEED, LeaderboardEntry, read_entry, record, replayed, write_entry
from undercroft.envs.tasks.dungeonlords import BattleTask
from undercroft.envs.tasks.measurement import at_random, measure
from undercroft.envs.tasks.registration import IDS
from undercroft.kernel.base.errors import OptionError

BATTLE = "undercroft/Battle-v0"


@pytest.mark.nightly("replays whole games; another test replays the short tasks")
def test_the_page_has_what_the_entries_replay_to() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "remake it: python -m tests.docs.leaderboard"


def test_the_page_has_what_the_entries_of_battles_replay_to() -> None:
    short = tables({BATTLE, "undercroft/BattleRound-v0"})
    assert short.count("\n| ") >= 10
    assert short in PAGE.read_text(encoding="utf-8"), "remake it: python -m tests.docs.leaderboard"


def test_every_small_task_has_entries() -> None:
    found = {read_entry(path).environment for path in ENTRIES}
    assert found == {name for name, arguments in IDS.items() if "task" in arguments}


@pytest.fixture(scope="module")
def entry() -> LeaderboardEntry:
    return record(BATTLE, "chance", "a test", "Any legal choice.", at_random("test"))


def test_an_entry_replays_to_what_was_earned(entry: LeaderboardEntry, tmp_path: Path) -> None:
    earned = measure(BattleTask(), at_random("test"), RUNS, SEED)
    path = tmp_path / "entry.json"
    write_entry(entry, path)
    assert read_entry(path) == entry
    measured = replayed(entry)
    assert measured == earned
    done = CliRunner().invoke(app, ["arena", "check", str(path)])
    assert done.exit_code == 0 and done.output == f"{BATTLE}  chance  {measured}\n"


def test_an_entry_that_does_not_replay_is_refused(entry: LeaderboardEntry, tmp_path: Path) -> None:
    first, *rest = entry.choices
    wrong = {
        "not a legal choice": ((first[0] + 1_000, *first[1:]), *rest),
        "breaks off": (first[:-1], *rest),
        "goes on after its end": ((*first, 0), *rest),
        "runs, not": tuple(rest),
    }
    for said, choices in wrong.items():
        with pytest.raises(OptionError, match=said):
            replayed(msgspec.structs.replace(entry, choices=choices))
    with pytest.raises(OptionError, match="rules"):
        replayed(msgspec.structs.replace(entry, rules_version=0))
    with pytest.raises(OptionError, match="cards or tiles"):
        replayed(msgspec.structs.replace(entry, content="base:0"))
    with pytest.raises(OptionError, match="no environment"):
        replayed(msgspec.structs.replace(entry, environment="chess"))
    path = tmp_path / "entry.json"
    path.write_text('{"environment": 5}')
    with pytest.raises(OptionError, match=r"entry\.json"):
        read_entry(path)
