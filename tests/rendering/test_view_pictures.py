"""Pictures of views: in three languages, of one size, well-formed, and without anything that the seat may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree

import pytest

from undercroft import Chance, Match, State, draw_svg, draw_text, explain, notebook_pictures
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.games import game_of_type
from undercroft.locale.texts import LANGUAGES, Texts

GAMES = (("dungeon-lords", 4), ("dungeon-lords", 2), ("dungeoneer", 3), ("dungeoneer", 1))


@cache
def positions(game: str, seats: int) -> tuple[State, ...]:
    """Positions of a random game, the last one at its end."""
    match = Match.start(game, seats, seed=2)
    dice = Chance.from_seed("answers")
    found: list[State] = []
    while not match.is_terminal:
        if len(match.record.moves) % 60 == 0:
            found.append(match.state.clone())
        match.play(dice.pick(match.legal_actions()))
    return (*found, match.state)


def words(svg: str) -> Iterator[str]:
    """All texts of a picture."""
    for text in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text"):
        yield text.text or ""


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_pictures_of_a_whole_game_have_one_size_and_stay_inside(game: str, seats: int) -> None:
    sizes = set()
    for state in positions(game, seats):
        for seat in (None, 0):
            root = ElementTree.fromstring(draw_svg(state.view(seat)))
            sizes.add((root.get("width"), root.get("height")))
            width, height = float(root.get("width", 0)), float(root.get("height", 0))
            for box in root.iter("{http://www.w3.org/2000/svg}rect"):
                x, y, w, h = (float(box.get(name, 0)) for name in ("x", "y", "width", "height"))
                assert x >= 0 and y >= 0 and w > 0 and h > 0 and y + h <= height, (seat, box.attrib)
                assert x + w <= width, (seat, box.attrib)
    assert len(sizes) == 1


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_picture_does_not_change_with_what_the_seat_may_not_know(game: str, seats: int) -> None:
    for state in positions(game, seats)[:4]:
        for seat in (None, *range(seats)):
            world = state.determinize(seat, Chance.from_seed("another world"))
            assert draw_svg(world.view(seat)) == draw_svg(state.view(seat))
            assert draw_text(world.view(seat)) == draw_text(state.view(seat))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_pictures_speak_three_languages(game: str, seats: int, lang: str) -> None:
    view = positions(game, seats)[1].view(0)
    texts = Texts(lang, game)
    assert texts.player(0) in draw_text(view, lang) or seats == 1
    written = " ".join(words(draw_svg(view, lang)))
    assert texts.player(0) in written
    assert bool(re.search("[а-яё]", written)) == (lang == "ru")


def test_names_are_written_as_players_write_them() -> None:
    view = positions("dungeoneer", 3)[1].view(0)
    assert "Anna <3" in " ".join(words(draw_svg(view, names=("Anna <3", "B", "C"))))


def test_the_end_says_who_has_won() -> None:
    state = positions("dungeoneer", 3)[-1]
    assert draw_text(state.view(None)).splitlines()[0] in {"Player 1 wins!", "Player 2 wins!", "Player 3 wins!"}


def test_a_view_of_no_game_is_refused() -> None:
    with pytest.raises(OptionError, match="belongs to no game"):
        draw_text(object())
    assert game_of_type(type(positions("dungeoneer", 1)[0])) == "dungeoneer"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_is_a_sentence(lang: str) -> None:
    refusal = Match.start("dungeon-lords", 2, seed=42).why_not("dig 3,1")
    assert refusal is not None
    sentence = explain(refusal, "dungeon-lords", lang)
    assert sentence.endswith(f"[{refusal.rule}]") and refusal.reason not in sentence
    assert bool(re.search("[а-яё]", sentence)) == (lang == "ru")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_notebook_shows_no_more_than_a_spectator_sees(game: str, seats: int) -> None:
    match = Match.start(game, seats, seed=2)
    for state in (match.state, *positions(game, seats)):
        assert state._repr_svg_() == draw_svg(state.view(None))
        for seat in (None, *range(seats)):
            assert state.view(seat)._repr_svg_() == draw_svg(state.view(seat))
    assert match._repr_svg_() == draw_svg(match.state.view(None))


def test_a_notebook_shows_text_where_nothing_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    assert notebook_pictures.picture_of(object()) is None
    monkeypatch.setattr(notebook_pictures, "_drawing", [])
    assert Match.start("dungeoneer", 2, seed=1)._repr_svg_() is None
