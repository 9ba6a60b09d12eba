"""The generic drawing: it can draw any game, and loses nothing in a view."""

from __future__ import annotations

import random

import msgspec
import pytest
from rich.console import Console

from tests.amounts import amount
from tests.kernel.toy import GAME as TOY
from undercroft.bots import bots_of, make_bot, usual_bot
from undercroft.cli.session.seated_match import usual_seats
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.locale.texts import Texts
from undercroft.rendering.game_drawing import Block
from undercroft.rendering.generic_drawing import GenericDrawing, drawing_of, plain_view

NAMES = ("Anna", "Boris", "Carla", "Dario")


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register the toy as a game."""
    monkeypatch.setitem(GAMES, "toy", "tests.kernel.toy")


def printed(blocks: list[Block]) -> str:
    """The blocks as shown on a terminal of 100 columns."""
    console = Console(width=100, record=True, force_terminal=False)
    with console.capture() as capture:
        for _, block in blocks:
            console.print(block)
    return capture.get()


def drawing(game: str, seats: int) -> GenericDrawing:
    """The generic drawing of a game, in English."""
    return GenericDrawing(Texts("en", game), NAMES[:seats])


def positions(game: str, answers: int = amount(40, 200, 200)) -> list[State]:
    """Some positions of a random game with as many seats as possible."""
    found = find_game(game)
    state = found.new(max(found.seat_counts), found.preset(found.default_preset), "generic")
    dice = random.Random("generic")
    kept = [state.clone()]
    for number in range(answers):
        if state.is_terminal:
            break
        seat = state.to_act[0]
        state.play_unchecked(seat, dice.choice(state.legal_actions(seat)))
        if number % 20 == 0 or state.is_terminal:
            kept.append(state.clone())
    return kept


def test_a_game_without_a_drawing_is_drawn_by_the_generic_one() -> None:
    assert drawing_of("toy") is GenericDrawing
    assert all(not issubclass(drawing_of(game), GenericDrawing) for game in GAMES if game != "toy")


def test_a_game_without_bots_has_the_random_one() -> None:
    assert list(bots_of("toy")) == ["random"] and usual_bot("toy") == "random"
    assert usual_seats("toy") == ("me", "random", "random", "random")
    assert make_bot("random", "toy", "1").name == "random"


@pytest.mark.parametrize("game", [*GAMES, "toy"])
def test_every_field_of_every_view_is_drawn(game: str) -> None:
    for state in positions(game):
        draw = drawing(game, state.seats)
        for seat in (*range(state.seats), None):
            view = state.view(seat)
            shown = " ".join(printed(draw.board(view)).split())  # without line breaks
            for field in plain_view(view):
                label = draw.texts.name(field)
                assert field in ("seat", "to_act") or label[:1].upper() + label[1:] in shown, field


def test_players_are_columns_and_fields_that_hold_seats_are_names() -> None:
    state = TOY.new(3, TOY.preset("standard"), "columns")
    state.leader = 1
    shown = printed(drawing("toy", 3).board(state.view(0)))
    assert "Round: 1   Leader: Boris   Bank: 51   Deck: 16   Discard: –" in shown
    rows = [line.split() for line in shown.splitlines()]
    assert ["Anna", "Boris", "Carla"] in rows and ["Coins", "3", "3", "3"] in rows
    assert rows[-2][0] == "Hand" and rows[-2][-2:] == ["–", "–"]


def test_everything_is_shown_if_nothing_is_hidden() -> None:
    state = TOY.new(2, TOY.preset("standard"), "all")
    merged = drawing("toy", 2).all_seeing([state.view(seat) for seat in range(2)])
    assert [player["hand"] for player in merged["players"]] == state.hands
    assert merged["seat"] is None


def test_the_rivals_and_the_result_list_players() -> None:
    state = TOY.new(3, TOY.preset("standard"), "others")
    draw = drawing("toy", 3)
    others, result = printed(draw.rivals(state.view(0))), printed(draw.result(state.view(0)))
    assert "Anna" not in others and "Boris" in others and "Carla" in others
    assert all(name in result for name in NAMES[:3])


def test_a_view_without_players_is_drawn_too() -> None:
    class Alone(msgspec.Struct):
        seat: int | None = 0
        to_act: tuple[int, ...] = (0,)
        lit: bool = True
        rooms: tuple[dict[str, str | int | None], ...] = ({"id": "mint", "gold": 2}, {"id": "hall", "gold": None})
        words: tuple[tuple[str, ...], ...] = (("a", "b"), ())

    draw = drawing("toy", 1)
    shown = printed(draw.board(Alone()))
    assert "Lit: ✓" in shown and "mint  2" in shown and "hall  –" in shown and "a, b" in shown
    assert draw.rivals(Alone()) == [] == draw.result(Alone())
