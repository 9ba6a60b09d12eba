"""Fitting finds the weights that made the results, says how much they explain, and can be repeated."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from undercroft.arena.value_fitting import fit, fitting_of
from undercroft.bots import feature_weights
from undercroft.bots.dungeoneer.evaluation.position_features import FEATURES as HERO_FEATURES
from undercroft.bots.dungeoneer.policy import playout_policy
from undercroft.bots.dungeoneer.policy.play_styles import Habits, Style
from undercroft.bots.dungeoneer.search import world_search
from undercroft.bots.dungeoneer.tuning import weight_fitting as heroes
from undercroft.bots.dungeonlords.evaluation.position_features import FEATURES
from undercroft.bots.dungeonlords.tuning import weight_fitting as lords
from undercroft.bots.feature_weights import Sample
from undercroft.cli.program import app
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.action_vocabulary import Action


class Line:
    """A game with two stages: at the first the result is 2 + 3x, at the second 2 is expected."""

    STAGES = 2

    def samples(self, seed: str) -> Iterable[Sample]:
        rng = Random(seed)
        for _ in range(5):
            x = rng.uniform(-1, 1)
            luck = rng.uniform(0, 4)
            yield Sample(0, (1.0, x), (1.0, 0.0), 2 + 3 * x)
            yield Sample(1, (1.0, x), (), luck)

    def searched(self, seed: str) -> Iterable[Sample]:
        return [Sample(0, (1.0, 1.0), (), 5.0)]


def test_a_fit_finds_the_weights_and_what_they_explain() -> None:
    """A stage is fitted to half the result (2 + 3x) and half what the next one expects (2)."""
    line = Line()
    found = fit(line.STAGES, [line.samples(f"fit-{number}") for number in range(200)], penalty=0.01)
    assert found.weights[0] == pytest.approx((2, 1.5), abs=0.15)
    assert found.weights[1] == pytest.approx((2, 0), abs=0.3)
    assert found.score[0] == pytest.approx(0.75, abs=0.05) and abs(found.score[1]) < 0.05


def test_a_second_fit_starts_from_the_weights_of_the_first() -> None:
    line = Line()
    drawn = fit(line.STAGES, [line.searched("fit")] * 4, before=((2.0, 3.0), (1.0, 7.0)), penalty=1000)
    assert drawn.weights[0] == pytest.approx((2, 3), abs=0.01)
    assert drawn.weights[1][1] == pytest.approx(7)


@pytest.mark.nightly("plays many games of bots")
def test_the_same_seed_gives_the_same_samples_of_every_season(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lords.Quick, "skill", lords.Quick.skill._replace(trials=20, each=1))
    for play in (lords.samples, lords.searched):
        found = list(play("alike"))
        assert found == list(play("alike"))
        assert {sample.stage for sample in found} == set(range(8))
        assert all(len(sample.features) == len(FEATURES) for sample in found)


@pytest.mark.nightly("plays many games of bots")
def test_the_same_seed_gives_the_same_samples_of_heroes() -> None:
    """A game has one kind, and what a turn shows does not depend on the next one."""
    for play in (heroes.samples, heroes.searched):
        kinds = set()
        for seed in ("alike", "alone", "again"):
            found = list(play(seed))
            assert found == list(play(seed))
            assert all(len(sample.features) == len(HERO_FEATURES) and not sample.after for sample in found)
            assert len({sample.stage for sample in found}) == 1
            kinds |= {sample.stage for sample in found}
        assert kinds <= set(range(heroes.STAGES))


def test_heroes_of_the_policy_stray_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """So the weights know positions that the policy avoids."""
    asked: list[int] = []
    answers: list[int] = []

    def promising(state: DungeoneerState, seat: int, habits: Habits) -> list[Action]:
        asked.append(seat)
        return world_search.promising(state, seat, habits)

    def answer(state: DungeoneerState, seat: int, style: Style, rng: Random) -> Action:
        answers.append(seat)
        return playout_policy.answer(state, seat, style, rng)

    monkeypatch.setattr(heroes, "promising", promising)
    monkeypatch.setattr(heroes, "answer", answer)
    list(heroes.samples("astray"))
    assert 0.05 < len(asked) / (len(asked) + len(answers)) < 0.15


@pytest.mark.parametrize(
    ("game", "searched"),
    [
        ("dungeon-lords", 0),
        pytest.param("dungeoneer", 2, marks=pytest.mark.nightly("plays games of bots that search")),
    ],
)
def test_the_command_stores_the_weights_with_their_origin(
    game: str, searched: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many processes play."""
    file = tmp_path / feature_weights.FILE
    monkeypatch.setattr(feature_weights, "files", lambda package: tmp_path)
    asked = ["arena", "fit", game, "--games", "10", "--searched", str(searched), "--seed", "small"]
    assert CliRunner().invoke(app, [*asked, "--jobs", "1"]).exit_code == 0
    first = file.read_bytes()
    assert CliRunner().invoke(app, [*asked, "--jobs", "2"]).exit_code == 0
    assert file.read_bytes() == first and b'"seed": "small"' in first


def test_a_game_without_values_cannot_be_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.arena.value_fitting.companion", lambda *_: None)
    with pytest.raises(OptionError, match="no values to fit"):
        fitting_of("dungeoneer")
