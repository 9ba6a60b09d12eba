"""Fingerprints: of what a position is, not of the places of its cards in tables."""

from __future__ import annotations

from typing import Annotated

import pytest

from undercroft.kernel.base.fingerprints import bits_of, fingerprint, packed, place_in
from undercroft.kernel.base.plain_data import Plain

IDS = ["ant", "bee", "cow"]
OTHER_IDS = ["cow", "yak", "ant", "bee"]

One = Annotated[int, place_in(IDS)]
OtherOne = Annotated[int, place_in(OTHER_IDS)]
Bits = Annotated[int, bits_of(IDS)]
OtherBits = Annotated[int, bits_of(OTHER_IDS)]
Pair = Annotated[int, packed(place_in(IDS), 4, place_in(IDS))]
OtherPair = Annotated[int, packed(place_in(OTHER_IDS), 4, place_in(OTHER_IDS))]


class Stable(Plain):
    """Animals by their places in one table."""

    one: One
    some: tuple[One, ...]
    bits: Bits
    pair: Pair
    rows: tuple[tuple[One, ...], ...]
    mixed: tuple[tuple[int, One], ...]
    perhaps: One | None


class Barn(Plain):
    """Animals by their places in another table."""

    one: OtherOne
    some: tuple[OtherOne, ...]
    bits: OtherBits
    pair: OtherPair
    rows: tuple[tuple[OtherOne, ...], ...]
    mixed: tuple[tuple[int, OtherOne], ...]
    perhaps: OtherOne | None


@pytest.fixture(autouse=True)
def same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Barn, "tag", Stable.tag)


def stable() -> Stable:
    return Stable(0, (2, -1, 1), 0b101, 2 << 4 | 0, ((1,), ()), ((5, 2),), 1)


def barn() -> Barn:
    return Barn(2, (0, -1, 3), 0b101, 0 << 4 | 2, ((3,), ()), ((5, 0),), 3)


def test_another_order_of_a_table_changes_no_fingerprint() -> None:
    assert fingerprint(stable()) == fingerprint(barn())


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("one", -1),
        ("some", (2, 1, -1)),
        ("bits", 0b111),
        ("pair", 0 << 4 | 2),
        ("pair", -1),
        ("rows", ((), (1,))),
        ("mixed", ((2, 2),)),
        ("perhaps", None),
    ],
)
def test_each_value_counts(field: str, value: object) -> None:
    other = stable()
    setattr(other, field, value)
    assert fingerprint(other) != fingerprint(stable())
