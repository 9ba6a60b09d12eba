"""The view as JSON, put together from parts that are encoded again only when they have changed.

A server encodes the table for each viewer after each answer, but an answer changes little: the middle of the table, or
one of the lords. The inputs of each part are compared with those of last time, most of which are the same objects.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

import msgspec

from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.scoring import scores
from undercroft.dungeonlords.seen.visibility import (
    battle_view,
    card_views,
    discard_view,
    lord_view,
    middle_view,
    sealed_by,
)

ENCODER: Final = msgspec.json.Encoder()

_of_lord: Final = attrgetter(*[name for name in Lord.fields if name != "party"])
_of_one: Final = attrgetter("tile", "damage", "bonus")
_of_middle: Final = attrgetter(
    "year",
    "season",
    "round",
    "first",
    "board",
    "creatures",
    "rooms",
    "adventurers",
    "next_adventurers",
    "event_tiles",
    "events_up",
    "special",
    "special_up",
    "creature_stack",
    "room_stack",
    "adventurer_stack",
    "under",
    "trap_deck",
    "paladin",
    "dummies",
    "dummy_orders",
    "dummy_evil",
)
"""The inputs of `middle_view`, except those that never change during a game."""

Known = dict[Any, tuple[Any, bytes]]
"""The parts by name: the inputs of each, and its JSON."""

NOTHING: Final = (None, b"null")


def view_json(state: Position, seat: int | None, known: Known) -> bytes:
    """Return `view_of` as JSON.

    Args:
        state: the position.
        seat: the viewer; None: a spectator.
        known: the parts encoded so far at this table.
    """
    to_act = state.to_act
    sealed = sealed_by(state, to_act)
    cards = state.cards, state.cards_up, [lord.seen for lord in state.lords]
    return b'{"seat":%b,"to_act":%b,%b,"cards":%b,"trap_discard":%b,"lords":[%b],"battle":%b,"scores":%b}' % (
        b"null" if seat is None else b"%d" % seat,
        ENCODER.encode(to_act),
        _part(known, "middle", _of_middle(state), middle_view, state)[1:-1],
        _part(known, ("cards", seat), cards, card_views, state, seat),
        _part(known, ("discard", seat), state.trap_discard, discard_view, state, seat),
        b",".join([_lord(lord, n, n == seat, n in sealed, known) for n, lord in enumerate(state.lords)]),
        b"null" if state.battle is None else ENCODER.encode(battle_view(state)),
        ENCODER.encode(scores(state)) if state.is_terminal else b"null",
    )


def _part(known: Known, name: object, made_from: object, make: Callable[..., object], *args: Any) -> bytes:
    """Return the JSON of ``make(*args)``, encoded again only if its inputs have changed."""
    before, part = known.get(name, NOTHING)
    if before != made_from:
        part = ENCODER.encode(make(*args))
        known[name] = made_from, part
    return part


def _lord(lord: Lord, seat: int, own: bool, answered: bool, known: Known) -> bytes:
    made_from = _of_lord(lord), [_of_one(one) for one in lord.party], answered
    return _part(known, (seat, own), made_from, lord_view, lord, seat, own, answered)
