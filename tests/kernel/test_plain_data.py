"""Plain data: dump, load, and what happens to damaged dumps."""

from __future__ import annotations

from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.helpers import new_toy, say, toy_with
from tests.kernel.toy import ToyState
from undercroft.kernel.base import plain_data
from undercroft.kernel.base.declarations import transient
from undercroft.kernel.base.errors import StateError
from undercroft.kernel.base.fingerprints import fingerprint
from undercroft.kernel.base.plain_data import Plain
from undercroft.kernel.engine.chance import Chance


class Crate(Plain):
    """A container for anything; its lid is neither compared nor dumped."""

    inside: object
    _lid: str = transient(default="shut")


class Label(Plain):
    """Fields that are not sorted by name, one of which had another name."""

    zone: int
    aisle: int
    shelf: int = 3

    formerly: ClassVar[dict[str, str]] = {"shelf": "board"}


LEAVES = st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.text(st.characters(codec="utf-8"))
TUPLES = st.recursive(LEAVES, lambda inner: st.lists(inner).map(tuple) | st.builds(Crate, inner), max_leaves=6)
VALUES = st.recursive(TUPLES, lambda inner: st.lists(inner) | st.builds(Crate, inner), max_leaves=12)


@given(VALUES)
def test_a_dump_can_be_loaded_again(value: object) -> None:
    crate = Crate(value)
    loaded = plain_data.load(plain_data.dump(crate))
    assert loaded == crate
    assert fingerprint(loaded) == fingerprint(crate)


def test_lists_and_tuples_stay_distinct() -> None:
    assert Crate([1]) != Crate((1,))
    assert fingerprint(Crate([1])) != fingerprint(Crate((1,)))


def test_transient_fields_are_neither_compared_nor_dumped() -> None:
    open_crate = Crate(1)
    open_crate._lid = "open"
    assert Crate.fields == ("inside",)
    assert open_crate == Crate(1)
    assert b"open" not in plain_data.dump(open_crate)
    assert repr(open_crate) == "Crate(inside=1)"


def test_a_dump_lists_values_without_names_sorted_by_name_or_former_name() -> None:
    assert Label.fields == ("aisle", "shelf", "zone")
    assert plain_data.dump(Label(aisle=1, zone=2)) == b'{"@":"kernel.Label","v":[1,3,2]}'


def test_objects_of_different_classes_are_never_equal() -> None:
    assert Crate(1) != Chance(1)
    assert Crate(1) != 1


@pytest.mark.parametrize("alien", [1.5, {"a": 1}, {1}, b"x", object()])
def test_only_plain_data_is_dumped(alien: object) -> None:
    with pytest.raises(TypeError, match="is not plain data"):
        plain_data.dump(Crate(alien))


@pytest.mark.parametrize(
    ("damaged", "message"),
    [
        (b"", "this is not a dumped state"),
        (b"\xff\xfe", "this is not a dumped state"),
        (b'"\xff"', "this is not a dumped state"),
        (b"[1,", "this is not a dumped state"),
        (b"1.5", "holds a float"),
        (b'{"@":"Nobody","v":[]}', "unknown or changed part 'Nobody'"),
        (b'{"@":"Crate","v":[1,2]}', "unknown or changed part 'Crate'"),
        (b'{"@":"Crate","v":7}', "unknown or changed part 'Crate'"),
        (b'{"x":1}', "unknown or changed part"),
        (b'{"l":3}', "this is not a dumped state"),
        (b"[" * 100_000, "this is not a dumped state"),
    ],
)
def test_a_damaged_dump_is_an_error_in_one_line(damaged: bytes, message: str) -> None:
    with pytest.raises(StateError, match=message):
        plain_data.load(damaged)


def test_a_dump_of_a_state_cut_off_anywhere_is_an_error() -> None:
    dump = new_toy().dump()
    for length in range(0, len(dump), 7):
        with pytest.raises(StateError):
            ToyState.load(dump[:length])


def test_a_state_is_not_loaded_from_something_else() -> None:
    with pytest.raises(StateError, match="holds a Crate, not a ToyState"):
        ToyState.load(plain_data.dump(Crate(1)))


def test_a_state_can_be_saved_at_any_point() -> None:
    state = toy_with("rat", "cat", "cat")
    say(state, "0 play rat", "0 steal 1", "1 decline")
    loaded = ToyState.load(state.dump())
    assert loaded == state
    assert say(loaded, "2 cancel") == say(state, "2 cancel")
    assert loaded.fingerprint() == state.fingerprint()


def test_two_classes_with_the_same_name_are_refused() -> None:
    with pytest.raises(TypeError, match=r"two plain classes are called kernel\.Crate"):
        type("Crate", (Plain,), {"__module__": "tests.kernel.elsewhere"})


def test_classes_with_the_same_name_in_two_games_get_along() -> None:
    other = type("Crate", (Plain,), {"__module__": "undercroft.othergame.state"})
    assert other().tag == "othergame.Crate" != Crate.tag
