"""Games: options, presets, and how games are found."""

import pytest

from tests.kernel.toy import GAME, ToyOptions
from tests.kernel.toy.state import ToyState
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.games import GAMES, Game, companion, find_game, package_of


def test_options_from_plain_data_keep_their_defaults() -> None:
    assert GAME.parse_options({}) == ToyOptions()
    assert GAME.parse_options({"rounds": 5}) == ToyOptions(rounds=5)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"round": 5}, "toy has no option 'round'"),
        ({"rounds": 10}, r"toy: Expected `int` <= 9 - at `\$.rounds`"),
        ({"rounds": "many"}, r"toy: Expected `int`, got `str` - at `\$.rounds`"),
        ({"hand": None}, r"toy: Expected `int`, got `null` - at `\$.hand`"),
    ],
)
def test_impossible_options_are_refused(data: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        GAME.parse_options(data)


def test_presets_are_named_options() -> None:
    assert GAME.preset("blink") == ToyOptions(rounds=1, hand=1)
    with pytest.raises(OptionError, match="toy has no preset 'long'; it has standard, blink"):
        GAME.preset("long")


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_game_is_for_certain_numbers_of_seats(seats: int) -> None:
    with pytest.raises(OptionError, match=f"toy is for 2, 3, 4 players, not {seats}"):
        GAME.new(seats, ToyOptions(), "1")


def test_the_same_seed_gives_the_same_game() -> None:
    assert GAME.new(3, ToyOptions(), "1") == GAME.new(3, ToyOptions(), "1")
    assert GAME.new(3, ToyOptions(), "1") != GAME.new(3, ToyOptions(), "2")


def test_a_game_without_a_notation_for_positions_says_so() -> None:
    with pytest.raises(OptionError, match="toy has no notation for positions"):
        GAME.set_up_position("anything", "1")


def test_games_are_found_by_id(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.kernel.engine.games.GAMES", {**GAMES, "toy": "tests.kernel.toy"})
    assert find_game("toy") is GAME
    with pytest.raises(OptionError, match=r"no game is called 'chess'; choose one of: .*, toy"):
        find_game("chess")


def test_a_game_must_say_how_it_begins() -> None:
    class Idea(Game[ToyState]):
        id = "idea"
        options = ToyOptions

    with pytest.raises(TypeError, match="idea cannot be played"):
        Idea().new(2, ToyOptions(), "1")


def test_other_packages_parts_for_a_game_are_found_by_the_name_of_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.kernel.engine.games.GAMES", {**GAMES, "toy": "tests.kernel.toy"})
    assert package_of("dungeon-lords") == "dungeonlords"
    found = companion("toy", "tests.kernel.{}.actions")
    assert found is not None and found.__name__ == "tests.kernel.toy.actions"
    assert companion("toy", "tests.kernel.{}.no_such_module") is None
    assert companion("toy", "tests.no_such_room.{}.actions") is None
    with pytest.raises(OptionError, match="no game is called 'chess'"):
        companion("chess", "tests.kernel.{}")
