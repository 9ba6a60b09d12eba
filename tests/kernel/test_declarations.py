"""What a plain class gets from the declarations of its fields."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from undercroft.kernel.base import plain_data
from undercroft.kernel.base.declarations import noted, part, progress, transient
from undercroft.kernel.base.errors import StateError
from undercroft.kernel.base.fingerprints import fingerprint
from undercroft.kernel.base.plain_data import Plain


class Wheel(Plain):
    """A part that belongs to a cart."""

    spokes: int = 8


class Cart(Plain):
    """One field of each kind."""

    wheels: list[Wheel] = part()
    loads: list[list[int]] = part()
    spare: Wheel | None = part(default=None)
    colour: str = "red"
    road: int = progress(default=0)
    driver: str = noted(default="")
    journeys: tuple[str, ...] = noted(default=())
    _weight: int | None = transient()

    def weight(self) -> int:
        """The weight, computed once."""
        if self._weight is None:
            self._weight = sum(map(sum, self.loads))
        return self._weight


class Coach(Cart):
    """A class that adds a field, which comes after the inherited ones, but before those that nobody passes."""

    horses: int = 2


def coach() -> Coach:
    made = Coach([Wheel(), Wheel(6)], [[1, 2], [3]], Wheel(4), "blue", 3)
    made.road, made.driver = 7, "Ann"
    assert made.weight() == 6
    return made


def test_a_constructor_takes_the_fields_in_the_order_of_their_declarations() -> None:
    names = ["wheels", "loads", "spare", "colour", "horses", "road", "driver", "journeys"]
    assert list(inspect.signature(Coach).parameters) == names
    made = Coach([], [])
    assert (made.spare, made.colour, made.horses, made.road, made.driver) == (None, "red", 2, 0, "")


def test_a_clone_copies_the_parts_and_shares_the_rest() -> None:
    made = coach()
    clone = made.clone()
    assert type(clone) is Coach and clone == made
    assert (clone.road, clone.driver) == (7, "Ann")
    assert clone.wheels is not made.wheels and clone.wheels[1] is not made.wheels[1]
    assert clone.loads[0] is not made.loads[0]
    assert clone.spare is not made.spare
    clone.loads[0].append(100)
    assert (made.weight(), clone.weight()) == (6, 106), "a clone begins without what is transient"


def test_what_is_transient_is_neither_compared_nor_dumped() -> None:
    made, other = coach(), coach()
    other._weight = None
    assert Coach.fields == ("colour", "loads", "road", "spare", "wheels", "horses")
    assert made == other and plain_data.dump(made) == plain_data.dump(other)
    loaded = plain_data.load(plain_data.dump(made))
    assert loaded == made and (loaded.road, loaded.driver, loaded._weight) == (7, "Ann", None)
    other.road = 8
    assert made != other


def test_what_is_noted_is_dumped_but_neither_compared_nor_part_of_a_fingerprint() -> None:
    made, other = coach(), coach()
    other.journeys = ("Bath", "York")
    assert made == other and fingerprint(made) == fingerprint(other)
    assert other.clone().journeys == plain_data.load(plain_data.dump(other)).journeys == ("Bath", "York")
    assert b'"n"' not in plain_data.dump(Coach([], [])), "dumps of earlier versions have no notes"
    with pytest.raises(StateError):
        plain_data.load(plain_data.dump(other).replace(b'"n":{', b'"n":[1],"o":{'))


def test_a_class_without_fields_of_its_own_is_cloned_as_itself() -> None:
    class Hay(Coach):
        """A coach for hay."""

    assert type(Hay([], []).clone()) is Hay


def test_a_class_that_writes_its_constructor_is_not_cloned() -> None:
    class Wagon(Plain):
        """A class whose constructor takes something else than its fields."""

        axles: int

        def __init__(self, wheels: int) -> None:
            self.axles = wheels // 2

    assert Wagon(4).axles == 2
    with pytest.raises(TypeError, match="Wagon cannot be cloned"):
        Wagon(4).clone()


MISTAKES: list[tuple[dict[str, Any], str]] = [
    ({"__annotations__": {"a": "list[int]"}}, r"Odd\.a is a list, which clones must not share"),
    ({"__annotations__": {"a": "int", "b": "int"}, "a": 1}, r"Odd\.b has no default, but a before it has one"),
    ({"__annotations__": {"spokes": "int"}}, r"Odd\.spokes is declared twice"),
    ({"__annotations__": {"a": int}}, "without 'from __future__ import annotations'"),
]


@pytest.mark.parametrize(("body", "message"), MISTAKES)
def test_a_mistake_in_a_declaration_is_an_error(body: dict[str, Any], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        type("Odd", (Wheel if "spokes" in body["__annotations__"] else Plain,), {"__module__": __name__, **body})


@pytest.mark.plain
def test_slots_are_made_not_written() -> None:
    assert Wheel.__slots__ == ("spokes",)  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="has '__slots__'"):
        type("Odd", (Plain,), {"__module__": __name__, "__slots__": ()})
