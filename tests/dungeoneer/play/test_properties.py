"""Properties that always hold, checked in random games of every kind (layer 4). `make soak` plays many more."""

from __future__ import annotations

import random
from itertools import cycle, product

import pytest

from tests.amounts import amount, daily
from tests.fixtures.dungeoneer import SEATS, VARIANTS
from tests.random_states import random_states
from undercroft.bots import make_bot
from undercroft.dungeoneer import GAME, Options
from undercroft.kernel.checks.properties import Chooser, check_game
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State

GAMES = amount(1, 2, 50)
STATES = amount(1_500, 8_000, 100_000)
THOROUGH = amount(0.08, 0.25, 1.0)
ENDLESS = frozenset({"resurrection"})
"""The last survivor does not win with this option (DN-13.2), and random heroes seldom complete three quests."""


def test_what_a_question_remembers_or_need_not_list_makes_no_difference() -> None:
    rnd = random.Random(15)
    refused = 0
    for number, preset in enumerate(GAME.presets):
        state = GAME.new(1 + number % 4, GAME.preset(preset), f"remembered {number}")
        while not state.is_terminal:
            seat, legal = state.question()
            again = state.clone()  # a copy remembers nothing
            assert list(again.question()[1]) == list(legal)
            for action in state.candidates(seat):
                allowed = again.clone().stack[-1].allows(again, seat, action)
                assert allowed == (action in legal), action
                refused += not allowed
            state.play_unchecked(seat, rnd.choice(legal))
    assert refused


@pytest.mark.soak
@pytest.mark.parametrize(
    ("seats", "preset"),
    daily(product(GAME.seat_counts, GAME.presets), *zip(GAME.seat_counts, cycle(GAME.presets), strict=False)),
)
def test_every_property_holds_in_random_games(seats: int, preset: str) -> None:
    for number in range(GAMES):
        match = check_game(GAME, seats, GAME.preset(preset), f"properties {number}", thorough=THOROUGH)
        assert match.state.is_terminal


@pytest.mark.soak
@pytest.mark.rules("DN-12.1", "DN-13.1", "DN-13.2", "DN-13.3", "DN-13.4", "DN-13.5", "DN-13.6", "DN-13.7")
@pytest.mark.rules("DN-13.8", "DN-13.9", "DN-14.4")
@pytest.mark.parametrize("name", VARIANTS)
def test_every_property_holds_with_each_option_alone_to_the_end(name: str) -> None:
    for number in range(amount(1, 1, 10)):
        seed = f"variant {name} {number}"
        chooser = greedy() if name in ENDLESS else None
        match = check_game(GAME, SEATS.get(name, 3), VARIANTS[name], seed, chooser, THOROUGH / 2)
        assert match.state.is_terminal


@pytest.mark.soak
@pytest.mark.parametrize("seats", daily(GAME.seat_counts, 1, 3))
def test_every_property_holds_in_games_between_greedy_bots(seats: int) -> None:
    """Random heroes seldom complete quests or win battles."""
    for number in range(amount(1, 1, 25)):
        match = check_game(GAME, seats, Options(sets="both"), f"greedy {number}", greedy(), thorough=THOROUGH / 2)
        assert match.state.is_terminal


def greedy() -> Chooser:
    """A chooser that plays like the bot."""
    bot = make_bot("greedy", GAME.id, "properties")

    def choose(state: State, seat: int) -> Action:
        return GAME.vocabulary.parse(bot.choose(state.view(seat), state.decision(seat)))

    return choose


@pytest.mark.soak
@pytest.mark.rules("DN-20.2")
def test_no_seat_can_tell_a_dealt_world_from_the_game() -> None:
    """The non-interference law: views, questions and the seats asked do not depend on hidden cards."""
    chance = Chance.from_seed("worlds")
    hidden_differs = 0
    options = [*[GAME.preset(name) for name in GAME.presets], *VARIANTS.values()]
    for state in random_states(GAME, options, STATES):
        seat = (None, *range(state.seats))[chance.below(state.seats + 1)]
        world = state.determinize(seat, chance)
        assert world.view(seat) == state.view(seat)
        assert world.to_act == state.to_act
        if seat is not None and state.may_answer(seat):
            assert world.decision(seat) == state.decision(seat)
        hidden_differs += world.decks != state.decks
    assert hidden_differs > STATES // 2


@pytest.mark.rules("DN-13.1", "DN-20.2")
def test_the_seat_asked_to_lay_next_reveals_something_about_the_others_cards() -> None:
    """So an answer that leads there cannot be undone."""
    rnd = random.Random(1)
    state = GAME.new(4, VARIANTS["no-white-spots"], "laying")
    laid = 0
    while state.decision(state.to_act[0]).prompt.key in ("lay", "place"):
        placing = state.decision(state.to_act[0]).prompt.key == "place"
        state.apply(state.to_act[0], rnd.choice(state.legal_actions(state.to_act[0])))
        assert state.disclosed or not placing or not any(state.dealt)
        laid += placing
    assert laid > 20


@pytest.mark.rules("DN-15.2")
@pytest.mark.parametrize("name", ["one-deck", "no-white-spots", "choosing-heroes", "ap-for-falling"])
def test_never_are_two_seats_asked_at_once(name: str) -> None:
    rnd = random.Random(name)
    state = GAME.new(4, VARIANTS[name], "order")
    while state.stack:
        (seat,) = state.to_act
        assert [other for other in range(4) if state.may_answer(other)] == [seat]
        state.play_unchecked(seat, rnd.choice(state.legal_actions(seat)))
