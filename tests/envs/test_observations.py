"""Observations are what their columns say: bounded, made from the view alone, and as different as the views are."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any, Final

import msgspec
import numpy as np
import pytest

from tests.amounts import amount
from tests.fixtures.dungeoneer import VARIANTS as HEROES
from tests.random_states import random_states
from undercroft.bots import make_bot
from undercroft.dungeoneer.content.location_cards import LOCATION_IDS
from undercroft.dungeonlords import GAME as LORDS
from undercroft.dungeonlords.rules.phases.orders.order_places import Trade
from undercroft.envs.encoding.composite_fields import Slots, Struct
from undercroft.envs.encoding.field import Column
from undercroft.envs.encoding.game_description import choices_of, description_of
from undercroft.envs.encoding.reward_schemes import potential_of
from undercroft.envs.encoding.simple_fields import Code, Members, Number
from undercroft.envs.episodes.episode import Episode, Setting
from undercroft.envs.episodes.observation_layout import QUESTION, Encoder, Raw, layout_of
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.decisions import CHOOSE_ONE, Prompt
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import find_game

STATES: Final = amount(120, 300, 20_000)
GAMES: Final = ("dungeon-lords", "dungeoneer")
CUT: Final = {"dungeon-lords": {"offers"}, "dungeoneer": {"prices"}}
"""Fields that depend on the question, too, and those of which an observation describes only the first entries: what is
cut follows from other columns.
"""


def options_of(game_id: str) -> list[Any]:
    game = find_game(game_id)
    presets = [game.preset(name) for name in game.presets]
    return [*presets, *HEROES.values()] if game_id == "dungeoneer" else presets


def observed(state: State, seat: int) -> Raw:
    """The observation of a seat, made from nothing but this position."""
    frame = state.stack[-1] if state.stack and seat in state.to_act else None
    prompt = frame.ask(state, seat) if frame is not None else None
    layout = layout_of(LORDS.id if "dungeonlords" in type(state).__module__ else "dungeoneer", state.seats)
    return Encoder(layout).write(seat, state.view(seat), prompt)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
def test_no_observation_differs_between_worlds_that_a_seat_cannot_tell_apart(game_id: str) -> None:
    chance = Chance.from_seed("worlds")
    choices = choices_of(game_id)
    expected = potential_of(game_id)
    read = 0
    hidden_differs = 0
    for state in random_states(find_game(game_id), options_of(game_id), STATES):
        seat = chance.below(state.seats)
        world = state.determinize(seat, chance)
        assert (observed(world, seat) == observed(state, seat)).all()
        if seat in state.to_act:
            masks = [choices.menu(one.legal_actions(seat)).mask for one in (state, world)]
            assert (masks[0] == masks[1]).all()
        mine, there = expected(state), expected(world)
        assert (mine and mine[seat]) == (there and there[seat])
        read += mine is not None
        hidden_differs += world.fingerprint() != state.fingerprint()
    assert hidden_differs > STATES // 2 and read


@pytest.mark.soak
@pytest.mark.parametrize("game_id", GAMES)
def test_an_observation_changes_when_and_only_when_the_view_does(game_id: str) -> None:
    """Equal views give equal observations, and different views different ones: by all positions met, not only one
    after the other.
    """
    seen: dict[tuple[int, int, bytes], bytes] = {}
    met = 0
    for state in random_states(find_game(game_id), options_of(game_id), STATES):
        layout = layout_of(game_id, state.seats)
        for seat in range(state.seats):
            raw = observed(state, seat)[: layout.view_width]
            view = comparable(state.view(seat), CUT[game_id])
            key = state.seats, seat, raw.tobytes()
            assert seen.setdefault(key, view) == view, "two views give the same observation"
            met += 1
    views = {(seats, seat, view) for (seats, seat, _), view in seen.items()}
    assert len(views) == len(seen), "a view gives two observations"
    assert len(seen) > met // 4


def comparable(view: Any, cut: set[str]) -> bytes:
    """A view as bytes, without what observations leave out on purpose."""
    data = msgspec.to_builtins(view)

    def without(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: without(one) for name, one in value.items() if name not in cut}
        return [without(one) for one in value] if isinstance(value, (list, tuple)) else value

    return msgspec.json.encode(without(data))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_it_is_bounded_and_what_is_kept_of_earlier_ones_changes_nothing(game_id: str, bot: str) -> None:
    """In whole games: every observation of an episode is the one made from nothing but the position."""
    game = find_game(game_id)
    for number, seats in enumerate([count for count in game.seat_counts if count > 1]):
        preset = list(game.presets)[number % len(game.presets)]
        episode = Episode(game_id, seats)
        episode.begin_at(Setting(game_id, seats, preset).begun(f"kept {number}"))
        bots = [make_bot(bot, game_id, str(seat)) for seat in range(seats)]
        layout = episode.layout
        way: dict[int, list[int]] = {seat: [] for seat in range(seats)}
        choices = 0
        while not episode.is_over and choices < amount(150, 400, 400):
            choices += 1
            seat = episode.waiting[0]
            raw = episode.observe(seat)
            if not way[seat]:
                if choices % 7 < 2:
                    assert (raw == observed(episode.state, seat)).all()
                    assert ((layout.low <= raw) & (raw <= layout.high)).all()
                    flat = layout.scaled(raw)
                    assert flat.dtype == np.float32 and flat.min() >= 0 and flat.max() <= 1
                state = episode.state
                action = game.vocabulary.parse(bots[seat].choose(state.view(seat), state.decision(seat)))
                menu = episode.menu(seat)
                assert menu is not None
                way[seat] = list(episode.choices.way_to(menu, action))
            episode.choose(seat, way[seat].pop(0))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_seat_count_has_one_length_and_a_name_for_each_column(game_id: str) -> None:
    for seats in find_game(game_id).seat_counts:
        layout = layout_of(game_id, seats)
        names = [column.name for column in layout.columns]
        assert len(names) == len(set(names)) == layout.width
        assert all(column.low < column.high and column.about for column in layout.columns)
        assert list(layout.parts.values())[-1] == slice(layout.view_width, layout.width)
        assert sum([part.stop - part.start for part in layout.parts.values()]) == layout.width
        assert len(layout.table().splitlines()) == layout.width


def test_a_column_holds_what_its_name_says() -> None:
    state = LORDS.new(3, LORDS.preset("full"), "columns")
    layout = layout_of(LORDS.id, 3)
    column = {one.name: i for i, one in enumerate(layout.columns)}
    view, raw = state.view(1), observed(state, 1)
    assert raw[column["lords[me].gold"]] == view.lords[1].gold
    assert raw[column["lords[seat+1].imps"]] == view.lords[2].imps
    assert raw[column["lords[seat+2].evil"]] == view.lords[0].evil
    drawn = [name for name in view.lords[1].drawn if raw[column[f"lords[me].drawn[{name}]"]]]
    assert tuple(drawn) == view.lords[1].drawn and len(drawn) == 3
    assert raw[column[f"{QUESTION}.prompt=keep-order"]] == 1
    assert raw[layout.parts["unseen_rooms"]].sum() == len(view.unseen_rooms) > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_every_question_of_a_game_has_a_column(game_id: str) -> None:
    words = files("undercroft.locale").joinpath("en", f"{game_id}.ftl").read_text(encoding="utf-8")
    assert set(description_of(game_id).prompts) == set(re.findall(r"^ask-([a-z-]+) =", words, re.M))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_argument_of_a_question_is_shown_or_left_out(game_id: str) -> None:
    described = description_of(game_id).arguments(4)
    known = {*described.fields, *described.left_out}
    assert len(known) == len(described.fields) + len(described.left_out)
    met: set[str] = set()
    for state in random_states(find_game(game_id), options_of(game_id), STATES * 5):
        for seat in state.to_act:
            met.update(state.stack[-1].ask(state, seat).args)
    assert met <= known and met & {*described.fields}


def test_a_lord_knows_which_space_a_minion_acts_on() -> None:
    """The minion has left the board by then, and spaces have different prices."""
    states = random_states(LORDS, options_of(LORDS.id), 400)
    state = next(one for one in states if isinstance(one.stack[-1], Trade))
    frame = state.stack[-1]
    assert isinstance(frame, Trade)
    seen = set()
    for frame.space in range(3):
        raw = observed(state, frame.seat)
        column = {one.name: i for i, one in enumerate(layout_of(LORDS.id, state.seats).columns)}
        assert [raw[column[f"{QUESTION}.space={space}"]] for space in (1, 2, 3)].index(1) == frame.space
        seen.add(raw.tobytes())
    assert len(seen) == 3


def test_the_arguments_of_a_question_are_those_of_the_last_one_and_seats_are_relative() -> None:
    game = find_game("dungeoneer")
    view = game.new(3, game.preset("tomb"), "arguments").view(1)
    layout = layout_of("dungeoneer", 3)
    encoder = Encoder(layout)
    shown = [i for i, one in enumerate(layout.columns) if re.fullmatch(r"question\.(seat|n|location|other)", one.name)]

    def arguments(**args: str | int) -> list[int]:
        asked = Prompt("swap-with", CHOOSE_ONE, "DN-10.8", None, dict(args))
        found: list[int] = encoder.write(1, view, asked)[shown].tolist()
        return found

    library = LOCATION_IDS.index("library") + 1
    assert arguments(seat=2, location="library") == [2, 0, library, 0]
    assert arguments(seat=0, other="library", n=5, by="a word") == [3, 5, 0, library]
    assert arguments() == [0, 0, 0, 0]


def test_numbers_beyond_the_bounds_are_cut_and_long_lists_are_counted() -> None:
    from array import array

    out = array("h", bytes(20))
    Number(9, -2).write(out, 0, 40, (), None)
    Number(9, -2).write(out, 1, -40, (), None)
    Slots(2, Code(("a", "b"))).write(out, 2, ("b", "a", "b"), (), None)
    assert out[:6].tolist() == [9, -2, 3, 2, 1, 0]
    Slots(2, Code(("a", "b")), pick=-1).write(out, 2, ("b", "a", "a"), (), None)
    assert out[2:5].tolist() == [3, 1, 1]
    assert Members(("a",)).columns("x") == [Column("x[a]", 0, 1, "1 if it is among them")]


class Two(msgspec.Struct):
    """A struct with two fields."""

    one: int
    two: int


def test_a_field_of_a_view_that_nobody_describes_is_an_error() -> None:
    with pytest.raises(ValueError, match="two must be either shown or left out"):
        Struct(Two, {"one": Number(3)})
    with pytest.raises(ValueError, match="once"):
        Struct(Two, {"one": Number(3), "two": Number(3)}, {"two": "why"})
