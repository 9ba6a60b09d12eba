"""Fingerprints: short hashes of positions, the same whichever cards lie in the box beside those of the game.

Inside a state, a card or tile is a number: its place in the tables of the content. A fingerprint must not depend on it,
or else a new card would change the fingerprint of every game, even of those in which it does not occur. So the type of
a field says what its numbers stand for::

    Card = Annotated[int, place_in(CARD_IDS)]
    hand: tuple[Card, ...]

and a fingerprint has ids in their place.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Sequence
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin

import msgspec

from undercroft.kernel.base.plain_data import Plain, as_field

Meaning = Callable[[Any], Any]
"""Returns what a number, or another value, stands for."""


def place_in(ids: Sequence[str]) -> Meaning:
    """A number is a place in this table; a negative one stands for none."""

    def meaning(place: int) -> str | int:
        return ids[place] if place >= 0 else place

    return meaning


def bits_of(ids: Sequence[str]) -> Meaning:
    """The bits of a number are places in this table."""

    def meaning(bits: int) -> list[str]:
        return sorted([ids[place] for place in range(bits.bit_length()) if bits >> place & 1])

    return meaning


def packed(high: Meaning, width: int, low: Meaning | None = None) -> Meaning:
    """A number holds two: the second, or a plain number, in the lowest bits; a negative one stands for none."""

    def meaning(number: int) -> Any:
        if number < 0:
            return number
        rest = number & (1 << width) - 1
        return [high(number >> width), rest if low is None else low(rest)]

    return meaning


def fingerprint(value: Plain) -> str:
    """Return a short hash of the whole value: 16 hexadecimal digits."""
    return hashlib.sha256(_ENCODER.encode(value)).hexdigest()[:16]


_MEANINGS: Final[dict[type[Plain], list[tuple[str, Meaning]]]] = {}
"""The names of each class's fields, with the meaning of each."""


def _told(value: Any) -> Any:
    """Return an object as JSON data, with ids in the place of numbers."""
    kind = type(value)
    meanings = _MEANINGS.get(kind)
    if meanings is None:
        meanings = _MEANINGS[kind] = [
            (name, _meaning(eval(text, vars(sys.modules[module]))) or as_field)
            for name, (text, module) in zip(kind.fields, kind.types, strict=True)
        ]
    return {"@": value.tag, "v": [meaning(getattr(value, name)) for name, meaning in meanings]}


_ENCODER: Final = msgspec.json.Encoder(enc_hook=_told)


def _meaning(kind: Any) -> Meaning | None:
    """Return what values of a type stand for; None if for themselves."""
    origin, inside = get_origin(kind), get_args(kind)
    if origin is Annotated:
        meaning: Meaning = inside[1]
        return meaning
    if origin is tuple and inside[-1] is ...:
        return _of_each(_meaning(inside[0]))
    if origin is tuple:
        return _of_parts([_meaning(part) for part in inside])
    if origin in (Union, UnionType):
        return _of_some(next(filter(None, map(_meaning, inside)), None))
    return None


def _of_some(meaning: Meaning | None) -> Meaning | None:
    return None if meaning is None else lambda value: None if value is None else meaning(value)


def _of_each(meaning: Meaning | None) -> Meaning | None:
    return None if meaning is None else lambda values: [meaning(value) for value in values]


def _of_parts(meanings: list[Meaning | None]) -> Meaning | None:
    if not any(meanings):
        return None
    return lambda values: [
        value if meaning is None else meaning(value) for meaning, value in zip(meanings, values, strict=True)
    ]
