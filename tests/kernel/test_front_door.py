"""A game by name, in one call; its answers as text, and positions as text."""

from __future__ import annotations

import pytest

from undercroft import Chance, Match, State, find_game
from undercroft.kernel.base.errors import IllegalAction, NotationError, OptionError, StateError

GAMES = ("dungeon-lords", "dungeoneer")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_starts_by_its_name(game: str) -> None:
    preset = find_game(game).default_preset
    match = Match.start(game, seats=2, options=preset, seed=1)
    same = Match.start(find_game(game), 2, find_game(game).preset(preset), "1")
    assert match.record.header == same.record.header
    assert match.state == same.state == find_game(game).new(2, preset, 1)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_named_is_usual_and_the_seed_is_drawn(game: str) -> None:
    first, second = Match.start(game).record.header, Match.start(game).record.header
    assert first.seed != second.seed
    assert first.seats == find_game(game).usual_seats(None) == find_game(game).new().seats
    assert find_game(game).parse_options(first.options) == find_game(game).preset(find_game(game).default_preset)


def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(OptionError, match="choose one of: dungeon-lords, dungeoneer"):
        Match.start("chess")
    with pytest.raises(OptionError, match="no preset 'tom'; it has tomb, vault, both"):
        Match.start("dungeoneer", 2, "tom")
    with pytest.raises(OptionError, match="players, not 7"):
        find_game("dungeoneer").new(7)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_text(game: str) -> None:
    match = Match.start(game, 2, seed=3)
    dice = Chance.from_seed("answers")
    while not match.is_terminal:
        seat, answer = match.to_act[0], dice.pick(match.legal_actions())
        assert match.legal_actions(seat) == match.legal_actions()
        assert match.why_not(answer.text) is None
        match.play(answer.text)
        assert match.record.moves[-1] == (seat, answer.text)
    assert match.returns() == match.state.returns()
    assert match.to_act == () and match.legal_actions() == ()
    assert match.why_not(match.record.moves[0][1]) is not None


def test_an_answer_to_a_match_is_always_checked() -> None:
    match = Match.start("dungeon-lords", 2, "full", seed=42)
    with pytest.raises(IllegalAction, match=r"DL-14\.2"):
        match.play("keep dig")
    with pytest.raises(NotationError):
        match.play("kepe dig")
    match.play("keep mine", seat=1)
    assert match.to_act == (0,)


@pytest.mark.parametrize("game", GAMES)
def test_any_position_is_text_in_both_directions(game: str) -> None:
    match = Match.start(game, 2, seed=5)
    for _ in range(60):
        match.play(match.legal_actions()[-1])
    text = match.state.dump().decode()
    again: State = find_game(game).load(text)
    assert again == match.state and again.dump().decode() == text
    assert again.view(0) == match.state.view(0) and again.legal_actions(0) == match.state.legal_actions(0)
    with pytest.raises(StateError):
        find_game(next(one for one in GAMES if one != game)).load(text)


def test_a_position_brings_its_seats() -> None:
    match = Match.start("dungeon-lords", position="party thief1; creatures troll1; tiles 2,0 2,1; training", seed=1)
    assert match.state.seats == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_short_form_of_a_state_says_nothing_secret(game: str) -> None:
    state = find_game(game).new(2, seed=1)
    assert repr(state) == repr(state.determinize(None, state.chance))
    assert len(repr(state)) < 80
