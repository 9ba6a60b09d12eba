"""Frozen levels stay what they were, whatever becomes of today's."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.amounts import daily
from tests.fixtures import frozen
from undercroft.bots import answer_of, bots_of, editions_of, frozen_of, levels_of, make_bot
from undercroft.bots.feature_weights import Weights
from undercroft.bots.level_editions import AT, Edition, editions, write_edition
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.games import GAMES

WITH_EDITIONS = [game for game in GAMES if frozen_of(game)]
SLOWEST = ("overlord", "lichlord")
ALL = [(game, name) for game in GAMES for name in frozen_of(game)]


@pytest.mark.parametrize(("game", "name"), daily(ALL, *[one for one in ALL if not one[1].startswith(SLOWEST)]))
def test_a_frozen_level_answers_as_it_always_has(game: str, name: str) -> None:
    """If the content or the rules have changed: `make content`. Otherwise, give the frozen levels the code they had."""
    assert frozen.answers(name, game) == frozen.read()[game].answers[name]


def test_the_file_names_what_is_frozen_and_the_levels_of_both_games_are() -> None:
    assert [(game, name) for game, said in frozen.read().items() for name in said.answers] == ALL
    for game in ("dungeon-lords", "dungeoneer"):
        assert {f"{level}{AT}v1" for level in levels_of(game)} <= set(frozen_of(game))


@pytest.mark.parametrize("game", WITH_EDITIONS)
def test_a_frozen_level_throws_the_dice_that_it_threw(game: str) -> None:
    for level in levels_of(game):
        frozen_level, today = (make_bot(name, game, "dice") for name in (f"{level}{AT}v1", level))
        assert [frozen_level.chance.below(100) for _ in range(9)] == [today.chance.below(100) for _ in range(9)]


@pytest.mark.parametrize("game", WITH_EDITIONS)
def test_the_weights_of_an_edition_are_those_of_its_levels(game: str) -> None:
    kind = editions_of(game).classes()[f"{levels_of(game)[0]}{AT}v1"]
    assert editions_of(game).weights_of("v1") == kind.weights
    with pytest.raises(OptionError, match="v99"):
        editions_of(game).weights_of("v99")


def test_frozen_levels_are_not_offered_to_people() -> None:
    for game in GAMES:
        assert not set(frozen_of(game)) & set(bots_of(game))


@pytest.mark.parametrize("game", WITH_EDITIONS)
def test_new_weights_change_todays_levels_and_no_frozen_one(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def said(name: str) -> list[str]:
        asked = list(frozen.positions(game))
        asked = asked[:: len(asked) // frozen.QUESTIONS]
        return [answer_of(make_bot(name, game, str(i)), *one, "d") for i, one in enumerate(asked)]

    level = levels_of(game)[2]
    before = {name: said(name) for name in (level, f"{level}@v1")}
    old = editions_of(game).weights()
    turned = tuple([tuple([-weight for weight in stage]) for stage in old.weights])
    new = Weights(old.made_by, "other", 1, 0, old.features, old.score, turned)
    monkeypatch.setattr(editions_of(game).level, "weights", new)
    assert said(level) != before[level]
    assert said(f"{level}@v1") == before[f"{level}@v1"]


def test_an_edition_is_kept_once_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "some_bots"
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert editions("some_bots") == []
    kept = [Edition(name, "0", {"baron": {"trials": 3, "each": 1, "whim": 0.5}}, {"a": 1}) for name in ("v2", "v10")]
    for one in reversed(kept):
        write_edition("some_bots", one)
    assert editions("some_bots") == kept
    with pytest.raises(OptionError, match="v10 exists"):
        write_edition("some_bots", kept[1])
    for name in ("2", "v0", "v1/../x", "latest"):
        with pytest.raises(OptionError, match="is called v1"):
            write_edition("some_bots", Edition(name, "0", {}, {}))


@pytest.mark.parametrize("game", WITH_EDITIONS)
def test_an_edition_of_other_features_is_refused(game: str) -> None:
    its = editions_of(game)
    edition = editions(its.package)[0]
    other = {**edition.values, "features": ["luck", *edition.values["features"][1:]]}
    with pytest.raises(ValueError, match="other features"):
        its.classes_of(Edition("v9", "0", edition.levels, other))


@pytest.mark.parametrize("game", WITH_EDITIONS)
def test_todays_levels_can_be_frozen(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = f"cold_bots_of_{game.replace('-', '_')}"
    package = tmp_path / name
    package.mkdir()
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    its = editions_of(game)._replace(package=name)
    path = its.freeze("v7")
    (edition,) = editions(name)
    assert path.name == "v7.json" and edition.name == "v7"
    found = its.classes()
    assert list(found) == [f"{level}@v7" for level in levels_of(game)]
    assert [kind.skill for kind in found.values()] == [level.skill for level in its.today]
    assert all(kind.weights == its.weights() for kind in found.values())
