"""Render modes: pixels in every interface, what is written for people to read, and films."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.error import DependencyNotInstalled
from gymnasium.wrappers import RecordVideo
from pettingzoo.test.render_test import render_test
from PIL import ImageFont

from tests.rendering.test_view_pictures import GAMES, positions, words
from undercroft import draw_svg, draw_text
from undercroft.envs import dungeon_lords_v0, dungeoneer_v0
from undercroft.envs.libraries import make, render_modes
from undercroft.locale.texts import LANGUAGES
from undercroft.rendering.svg_pixels import font_file, pixels_of

BATTLE = partial(make.make, "dungeon-lords", task="battle")
SIZE = (900, 1200, 3)


@pytest.mark.parametrize("game", [dungeon_lords_v0, dungeoneer_v0], ids=["dungeon-lords", "dungeoneer"])
def test_pettingzoos_own_test_of_rendering(game: Any) -> None:
    render_test(partial(game.env, seats=2))


def first_legal(env: Any, info: dict[str, Any]) -> int:
    return int(np.flatnonzero(info["action_mask"])[0])


@pytest.mark.parametrize(
    ("env", "seat"),
    [(BATTLE, 0), (partial(dungeoneer_v0.parallel_env, seats=2), None)],
    ids=["gymnasium", "parallel"],
)
def test_pixels_are_those_of_the_picture(env: Callable[..., Any], seat: int | None) -> None:
    shown = env(render_mode="rgb_array")
    shown.reset(seed=1)
    episode = shown.run.episode if seat == 0 else shown.episode
    picture = shown.render()
    assert picture.shape == SIZE and picture.dtype == np.uint8
    assert (picture == pixels_of(draw_svg(episode.state.view(seat)))).all()
    assert len(np.unique(picture @ np.array([1, 256, 65536]))) > 100, "as many colours as letters with soft edges have"


def test_many_games_are_shown_as_pixels_one_by_one() -> None:
    shown = make.make_vec("dungeon-lords", 2, task="battle", render_mode="rgb_array")
    shown.reset(seed=1)
    first, second = shown.render() or ()
    assert isinstance(first, np.ndarray) and isinstance(second, np.ndarray)
    assert first.shape == second.shape == SIZE and not (first == second).all()


def test_a_game_is_written_for_people_at_each_reset_and_step(capsys: pytest.CaptureFixture[str]) -> None:
    def written() -> str:
        return capsys.readouterr().out.rstrip("\n")

    alone = BATTLE(render_mode="human")
    _, info = alone.reset(seed=1)
    assert written() == draw_text(alone.run.episode.state.view(alone.run.seat))
    alone.step(first_legal(alone, info))
    assert written() == draw_text(alone.run.episode.state.view(alone.run.seat))
    assert alone.render() is None and written()

    turns = dungeoneer_v0.env(seats=2, render_mode="human")
    turns.reset(seed=1)
    assert written() == draw_text(turns.episode.state.view(turns.episode.waiting[0]))
    observation, *_ = turns.last()
    assert observation is not None
    turns.step(first_legal(turns, observation))
    assert written() == draw_text(turns.episode.state.view(turns.episode.waiting[0]))

    at_once = dungeon_lords_v0.parallel_env(seats=2, render_mode="human")
    observations, _ = at_once.reset(seed=1)
    assert written() == draw_text(at_once.episode.state.view(None))
    at_once.step({agent: first_legal(at_once, observations[agent]) for agent in at_once.agents})
    assert written() == draw_text(at_once.episode.state.view(None))

    many = make.make_vec("dungeon-lords", 2, task="battle", render_mode="human")
    _, info = many.reset(seed=1)
    both = written()
    assert all(draw_text(view) in both for view in many._batch.views())
    many.step(info["action_mask"].argmax(axis=1))
    assert written() not in ("", both)
    assert many.render() is None


def test_gymnasium_films_a_game(tmp_path: Path) -> None:
    folder = tmp_path / "films"
    film = RecordVideo(BATTLE(render_mode="rgb_array"), str(folder), name_prefix="battle")
    _, info = film.reset(seed=1)
    for _ in range(3):
        _, _, over, _, info = film.step(np.int64(first_legal(film, info)))
        if over:
            break
    film.close()  # type: ignore[no-untyped-call]  # Gymnasium's own
    (file,) = folder.glob("battle*.mp4")
    assert b"ftyp" in file.read_bytes()[:16]


def test_pixels_ask_for_their_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render_modes, "can_draw_pixels", lambda: False)
    with pytest.raises(DependencyNotInstalled, match=r"undercroft\[envs\]"):
        BATTLE(render_mode="rgb_array")
    assert BATTLE(render_mode="ansi").render_mode == "ansi"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_font_has_every_sign(game: str, seats: int) -> None:
    font = ImageFont.truetype(font_file(), 40)

    def drawn(sign: str) -> bytes:
        return bytes(font.getmask(sign))

    written: set[str] = set()
    for state in positions(game, seats):
        for lang in LANGUAGES:
            written.update(*words(draw_svg(state.view(0), lang)))
    assert drawn("★") == drawn("\U0010fffe"), "a sign that the font lacks is drawn as one that nobody has"
    assert [sign for sign in sorted(written) if drawn(sign) == drawn("\U0010fffe")] == []
