"""Puzzles are made alike each time, and the work goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from undercroft.kernel.base.errors import OptionError
from undercroft.study.dungeoneer import game_puzzles as heroes
from undercroft.study.dungeoneer.game_puzzles.turn_puzzles import BestFeat
from undercroft.study.dungeonlords import game_puzzles as module
from undercroft.study.dungeonlords.game_puzzles.battle_puzzles import BattlePuzzles
from undercroft.study.puzzles import puzzle_generator
from undercroft.study.puzzles.puzzle import Puzzle
from undercroft.study.puzzles.puzzle_kinds import PuzzleSource

GAME: Final = "dungeon-lords"
WANTED: Final = {"battles": 4}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take the puzzles from games of bots that do not search, and let only the weaker levels try them."""
    monkeypatch.setattr(module, "CASTING", PuzzleSource("full", (("greedy",) * 3,), WANTED, ("trainee",) * 5))
    monkeypatch.setattr(BattlePuzzles, "most", 2)
    monkeypatch.setattr("undercroft.study.dungeonlords.game_puzzles.battle_puzzles.FIRST_LOOK", 300)
    monkeypatch.setattr("undercroft.study.dungeonlords.game_puzzles.battle_puzzles.WHOLE", 1_000)


def made(folder: Path, **more: Any) -> list[Puzzle]:
    return puzzle_generator.make(GAME, "test", WANTED, folder, **more)


@pytest.mark.nightly("makes the same puzzles twice over")
def test_it_goes_on_where_it_was_stopped_and_gives_the_same(tmp_path: Path) -> None:
    whole = made(tmp_path / "whole")
    assert len(whole) == 4 and {puzzle.kind for puzzle in whole} == {"battles"}
    parts = tmp_path / "parts"
    few = made(parts, stop=lambda: True)
    assert few == whole[: len(few)] and len(few) < 4
    file = parts / f"{GAME}-battles.jsonl"
    file.write_bytes(file.read_bytes() + b'{"method":1,"seed":"te')  # stopped while it wrote
    seen: list[int] = []
    assert made(parts, done=lambda counts: seen.append(counts["battles"])) == whole
    assert seen[-1] == 4
    assert file.read_bytes() == (tmp_path / "whole" / file.name).read_bytes()


def test_a_folder_of_another_seed_is_left_alone(tmp_path: Path) -> None:
    made(tmp_path, stop=lambda: True)
    before = (tmp_path / f"{GAME}-battles.jsonl").read_bytes()
    with pytest.raises(OptionError, match="another seed"):
        puzzle_generator.make(GAME, "other", WANTED, tmp_path)
    assert (tmp_path / f"{GAME}-battles.jsonl").read_bytes() == before


def test_there_must_be_such_puzzles(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="battles, orders"):
        puzzle_generator.make(GAME, "test", {"chess": 1}, tmp_path)
    with pytest.raises(OptionError, match="feats, misdeeds"):
        puzzle_generator.make("dungeoneer", "test", {"battles": 1}, tmp_path)


def test_a_game_without_puzzles_has_none_to_make(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.study.puzzles.puzzle_kinds.companion", lambda game, module: None)
    with pytest.raises(OptionError, match="no puzzles of dungeoneer"):
        puzzle_generator.examine("dungeoneer", "feats", "test", 0)


@pytest.mark.nightly("makes the same puzzles twice over")
def test_the_same_game_of_heroes_gives_the_same_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a smaller margin and fewer worlds, a game of simple bots gives some."""
    monkeypatch.setattr(heroes, "CASTING", PuzzleSource("tomb", (("greedy",) * 2,), {"feats": 2}, ("squire",) * 5))
    monkeypatch.setattr(BestFeat, "most", 1)
    for name, value in {"MARGIN": 0.02, "SURE": 0.0, "FINALS": (20, 20), "ENDS": 8}.items():
        monkeypatch.setattr(f"undercroft.study.dungeoneer.game_puzzles.puzzle_search.{name}", value)
    games = (puzzle_generator.examine("dungeoneer", "feats", "test", number) for number in range(20))
    found = next(game for game in games if game.puzzles)
    assert puzzle_generator.examine("dungeoneer", "feats", "test", found.game) == found
    assert puzzle_generator.same("dungeoneer", found.puzzles[0])
