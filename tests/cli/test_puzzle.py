"""`undercroft puzzle`: puzzles typed in the terminal, and `undercroft arena puzzles`, which makes and measures them."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path
from typing import Final

import pytest

from tests.amounts import daily
from tests.cli.helpers import run
from undercroft.cli.study_sessions.puzzle_session import ProgressFile
from undercroft.cli.terminal.number_format import number
from undercroft.kernel.engine.games import GAMES
from undercroft.locale.texts import LANGUAGES, Texts
from undercroft.study.puzzles.puzzle import POINT, Puzzle
from undercroft.study.puzzles.puzzle_kinds import kinds_of
from undercroft.study.puzzles.puzzle_library import puzzles_of, read_puzzles, write_puzzles

GAME: Final = "dungeon-lords"
PUZZLES: Final = puzzles_of(GAME)
FIRST: Final = [next(one for one in PUZZLES if one.kind == kind) for kind in kinds_of(GAME)]


OF_HEROES: Final = [
    next(one for one in puzzles_of("dungeoneer") if one.kind == kind) for kind in kinds_of("dungeoneer")
]
OF_BOTH: Final = [*[(GAME, puzzle) for puzzle in FIRST], *[("dungeoneer", puzzle) for puzzle in OF_HEROES]]
TRIED: Final = [(lang, *one) for lang, one in zip(cycle(LANGUAGES), OF_BOTH, strict=False)]
"""Each kind of puzzle in one language."""


def worst(puzzle: Puzzle, game_id: str = GAME) -> tuple[str, ...]:
    lines = kinds_of(game_id)[puzzle.kind].lines(puzzle.position, puzzle.seat)
    return lines[puzzle.losses.index(max(puzzle.losses))]


@pytest.mark.parametrize(
    ("lang", "game_id", "puzzle"),
    daily([(lang, *one) for one in OF_BOTH for lang in LANGUAGES], *TRIED),
    ids=lambda one: getattr(one, "kind", None),
)
def test_a_puzzle_is_tried_again_and_solved(game_id: str, puzzle: Puzzle, lang: str) -> None:
    texts = Texts(lang, game_id)
    typed = [*worst(puzzle, game_id), "", *puzzle.best, "quit"]
    ran = run("puzzle", game_id, puzzle.id, "--lang", lang, typed=typed)
    assert ran.status == 0
    for key in ("puzzle-solved", "puzzle-played"):
        assert texts.text(key) in ran.words
    measure = kinds_of(game_id)[puzzle.kind].measure
    loses = texts.text("puzzle-loses", measure=measure, points=number(max(puzzle.losses) / POINT, lang, ""))
    assert loses in ran.words
    assert "puzzle-" not in ran.words
    # Only the first try counts, and only for its game.
    assert not ProgressFile(next(other for other in GAMES if other != game_id)).read().tried
    kept = ProgressFile(game_id).read()
    assert kept.tried == {puzzle.id: False} and kept.run == 0 and kept.rating.rating < 1500


def test_the_solution_is_shown_on_request_and_the_next_puzzle_follows() -> None:
    puzzle = FIRST[0]
    ran = run("puzzle", GAME, puzzle.id, typed=[*worst(puzzle), "solution", "", "quit"])
    assert "Best:" in ran.words and "costs" in ran.words
    titles = [line for line in ran.out.splitlines() if line.startswith(("Battle ", "Orders "))]
    assert len(titles) == 2 and puzzle.id not in titles[1]


def test_those_of_a_day_in_a_row_are_counted() -> None:
    ran = run("puzzle", "--daily", typed=["quit"])
    assert "This is the puzzle of the day." in ran.words
    day = next(one for one in PUZZLES if one.id in ran.out)
    ran = run("puzzle", "--daily", typed=[*day.best, "quit"])
    assert "Daily streak: 1." in ran.words
    assert ProgressFile(GAME).read().days


def test_what_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "No puzzle is called" in run("puzzle", GAME, "b000000").err
    assert "choose one of: battles, orders" in run("puzzle", "--kind", "chess").err
    assert "choose one of: feats, misdeeds" in run("puzzle", "dungeoneer", "--kind", "chess").err
    monkeypatch.setattr("undercroft.study.puzzles.puzzle_library.kinds_of", lambda game: {})
    puzzles_of.cache_clear()
    assert "no puzzles of Dungeoneer" in run("puzzle", "dungeoneer").err
    puzzles_of.cache_clear()


def test_a_damaged_file_of_what_was_solved_is_passed_over() -> None:
    puzzle = FIRST[1]
    run("puzzle", GAME, puzzle.id, typed=[*puzzle.best, "quit"])
    solved = ProgressFile(GAME)
    assert solved.read().tried == {puzzle.id: True}
    solved._file.write_text("{")
    assert solved.read().tried == {}


def test_puzzles_are_made_by_the_arena(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "undercroft.cli.arena_commands.make_puzzles_command.make", lambda game, seed, wanted, *rest: [*FIRST]
    )
    out = tmp_path / "puzzles.jsonl"
    assert str(out) in run("arena", "puzzles", GAME, "--folder", tmp_path, "--out", out).out
    assert read_puzzles(out) == tuple(sorted(FIRST, key=lambda one: (one.rating, one.id)))
    # Fewer than are wanted do not replace those of the package.
    assert "Stopped with 2 puzzles" in run("arena", "puzzles", GAME, "--folder", tmp_path).words
    assert "write it like battles=300" in run("arena", "puzzles", GAME, "-w", "battles").err


def test_the_levels_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("undercroft.cli.arena_commands.make_puzzles_command.puzzles_of", lambda game: PUZZLES[:2])
    ran = run("arena", "puzzles", GAME, "--levels", "1")
    assert ran.status == 0 and "%" in ran.out
    write_puzzles(tmp_path / "one.jsonl", PUZZLES[:1])
    monkeypatch.setattr(
        "undercroft.cli.arena_commands.make_puzzles_command.puzzles_of",
        lambda game: read_puzzles(tmp_path / "one.jsonl"),
    )
    assert "confirms all 1 puzzles" in run("arena", "puzzles", GAME, "--check").words
