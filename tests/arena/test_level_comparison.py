"""What a contest has shown of the levels is kept beside the bots, and told to players."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pytest

from undercroft.arena.contests.contest import Contest, ContestError, LineUp, _sources, ladder, round_robin
from undercroft.arena.contests.contest_game import ContestGame
from undercroft.arena.results.level_comparison import ENOUGH, fared_in, named_line_ups
from undercroft.arena.results.standings import Standings, standings
from undercroft.arena.winners import wins_of
from undercroft.bots import fared_of, keep_fared, level_results, levels_of
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.games import GAMES

LORDS = "dungeon-lords"
LEVELS = levels_of(LORDS)


def shown(games: int, seed: str = "shown") -> Standings:
    """Return what invented games show, in which a level beats the one below it in about two of three games."""
    rng = random.Random(seed)
    played = []
    for n in range(games):
        below, level = list(pairwise(LEVELS))[n % 4]
        points = (1.0, 2.0) if rng.random() < 2 / 3 else (2.0, 1.0)
        played.append(ContestGame(n, f"deal {n}", (below, level), points, wins_of(points), ({}, {}), 2, 1, ({}, {})))
    return standings(Contest.of(LORDS, 2, round_robin(LEVELS, 2), seed=seed), played)


def test_each_level_is_compared_with_the_one_below_it_whichever_won() -> None:
    found = shown(400)
    kept = fared_in(found)
    assert [(one.level, one.below) for one in kept.levels] == [(high, low) for low, high in pairwise(LEVELS)]
    for one in kept.levels:
        pair = next(pair for pair in found.pairs if {pair.bot, pair.rival} == {one.level, one.below})
        share = pair.share.mean if pair.bot == one.level else 1 - pair.share.mean
        assert one.games == 100 and one.ahead == pytest.approx(share, abs=1e-4)
        assert one.low < one.ahead < one.high
        assert kept.ahead[one.level] == round(100 * one.ahead)
    assert kept.games == 400 and "--seed shown" in kept.made_by


@pytest.mark.parametrize(
    ("line_ups", "named"),
    [
        (round_robin(LEVELS, 2), "--bots trainee,warden,baron,tyrant,overlord"),
        (ladder(LEVELS, 2), "--bots trainee,warden,baron,tyrant,overlord --ladder"),
        (
            (LEVELS[:2], LEVELS[2:4], LEVELS[1:3]),
            "--line-up trainee,warden --line-up baron,tyrant --line-up warden,baron",
        ),
    ],
)
def test_what_is_kept_says_which_line_ups_played(line_ups: tuple[LineUp, ...], named: str) -> None:
    assert named_line_ups(Contest.of(LORDS, 2, line_ups)) == named


def test_levels_that_have_met_too_rarely_are_not_kept() -> None:
    with pytest.raises(ContestError, match=f"have not met in {ENOUGH} games"):
        fared_in(shown(4 * ENOUGH - 4))


def test_what_is_kept_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(level_results, "files", lambda package: tmp_path)
    assert level_results.read_results("any") == level_results.UNKNOWN and level_results.UNKNOWN.ahead == {}
    kept = fared_in(shown(400))
    assert keep_fared(LORDS, kept) == str(tmp_path / level_results.FILE)
    assert fared_of(LORDS) == kept


def test_what_tells_how_bots_fared_is_not_part_of_how_they_play(tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text("one")
    before = list(_sources(tmp_path, deep=True))
    (tmp_path / level_results.FILE).write_text("{}")
    assert list(_sources(tmp_path, deep=True)) == before


def test_an_unknown_game_has_nothing_to_keep() -> None:
    with pytest.raises(OptionError):
        keep_fared("chess", level_results.UNKNOWN)


@pytest.mark.parametrize("game", [game for game in GAMES if fared_of(game).levels])
def test_each_level_of_the_package_has_been_measured_and_beats_the_one_below(game: str) -> None:
    measured = fared_of(game)
    assert [one.level for one in measured.levels] == list(levels_of(game))[1:]
    for one in measured.levels:
        assert one.games >= ENOUGH and one.low > 0.5, f"{one.level} does not surely beat {one.below}"
