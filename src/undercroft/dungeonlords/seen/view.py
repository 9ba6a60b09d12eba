"""The view, put together from parts that are made again only when they have changed.

A server looks at the table for each viewer at each event, but an event changes little: the middle of the table, or one
of the lords. The inputs of each part are compared with those of last time, most of which are the same objects.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Final, cast

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
from undercroft.dungeonlords.views import LordView, View
from undercroft.kernel.parts import Known, part

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


def view_of(state: Position, seat: int | None, known: Known) -> View:
    """Return the state as the seat (None: a spectator) may know it.

    Args:
        state: the position.
        seat: the viewer.
        known: the parts made so far in this match.
    """
    to_act = state.to_act
    sealed = sealed_by(state, to_act)
    cards = state.cards, state.cards_up, [lord.seen for lord in state.lords]
    return View(
        seat=seat,
        to_act=to_act,
        cards=part(known, ("cards", seat), cards, card_views, state, seat),
        trap_discard=part(known, ("discard", seat), state.trap_discard, discard_view, state, seat),
        lords=tuple([_lord(lord, n, n == seat, n in sealed, known) for n, lord in enumerate(state.lords)]),
        battle=battle_view(state),
        scores=scores(state) if state.is_terminal else None,
        **part(known, "middle", _of_middle(state), middle_view, state),
    )


def _lord(lord: Lord, seat: int, own: bool, answered: bool, known: Known) -> LordView:
    made_from = _of_lord(lord), [_of_one(one) for one in lord.party], answered
    return cast(LordView, part(known, (seat, own), made_from, lord_view, lord, seat, own, answered))
