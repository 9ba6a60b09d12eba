"""What happens in games is counted, and the counts are those of the records."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from typer.testing import CliRunner

from undercroft.arena import SelfplayPlan, Tally, play_all, play_one
from undercroft.cli.program import app
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

PLAN = SelfplayPlan("dungeoneer", 2, 2, ("greedy",), "tomb", seed="counting", count=True)


def test_counts_are_those_of_the_record(tmp_path: Path) -> None:
    result = play_one(
        SelfplayPlan("dungeoneer", 1, 2, ("greedy",), "tomb", seed="counting", records=str(tmp_path), count=True), 0
    )
    record = Record.open(next(tmp_path.glob("*.record")))
    chosen = Counter([f"chosen {text}" for _, text in record.moves])
    assert {name: n for name, n in result.counts.items() if name.startswith("chosen ")} == chosen
    match = Match.replay(record)
    opened = Counter(
        [
            f"event QuestOpened {event.args()['quest']}"
            for events in (match.prelude, *match.events)
            for event in events
            if type(event).__name__ == "QuestOpened"
        ]
    )
    assert sum(opened.values()) >= 5
    assert {name: n for name, n in result.counts.items() if name.startswith("event QuestOpened ")} == opened


def test_what_was_chosen_was_legal_and_each_seat_counts_once_a_game() -> None:
    counts = play_one(PLAN, 0).counts
    chosen = {name.removeprefix("chosen ") for name in counts if name.startswith("chosen ")}
    legal = {name.removeprefix("legal "): n for name, n in counts.items() if name.startswith("legal ")}
    assert chosen <= set(legal)
    assert set(legal.values()) == {1, 2}


def test_nothing_is_counted_unless_the_plan_says_so() -> None:
    assert play_one(SelfplayPlan("dungeon-lords", 1, 2, ("random",), "first"), 0).counts == {}


def test_counts_add_up_and_go_to_a_file(tmp_path: Path) -> None:
    tally = Tally(("greedy", "greedy"))
    for result in play_all(PLAN):
        tally.add(result)
    file = tmp_path / "counts.json"
    options = ["--games", "2", "--seats", "2", "--bots", "greedy", "--preset", "tomb", "--seed", "counting"]
    assert CliRunner().invoke(app, ["selfplay", "dungeoneer", *options, "--counts", str(file)]).exit_code == 0
    assert json.loads(file.read_text()) == tally.counts
    assert sum([n for name, n in tally.counts.items() if name.startswith("event GameOver ")]) == 2
