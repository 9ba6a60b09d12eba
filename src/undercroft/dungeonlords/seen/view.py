"""The view, put together from parts that are made again only when they have changed.

A server looks at the table for each viewer at each event, but an event changes little: the middle of the table, or one
of the lords. The inputs of each part are compared with those of last time, most of which are the same objects.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final

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
from undercroft.dungeonlords.views import View
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


def views_of(state: Position, seats: Sequence[int | None], known: Known) -> list[View]:
    """Return the state as each of these seats (None: a spectator) may know it.

    Args:
        state: the position.
        seats: the viewers.
        known: the parts made so far in this match.
    """
    to_act = state.to_act
    sealed = sealed_by(state, to_act)
    of_lords = [
        (_of_lord(lord), [_of_one(one) for one in lord.party], seat in sealed) for seat, lord in enumerate(state.lords)
    ]
    of_cards = state.cards, state.cards_up, [lord.seen for lord in state.lords]
    middle = part(known, "middle", _of_middle(state), middle_view, state)
    battle = battle_view(state)
    won = scores(state) if state.is_terminal else None
    made = []
    for viewer in seats:
        lords = []
        for seat, made_from in enumerate(of_lords):
            own = seat == viewer
            lords.append(part(known, (seat, own), made_from, lord_view, state.lords[seat], seat, own, seat in sealed))
        made.append(
            View(
                seat=viewer,
                to_act=to_act,
                cards=part(known, ("cards", viewer), of_cards, card_views, state, viewer),
                trap_discard=part(known, ("discard", viewer), state.trap_discard, discard_view, state, viewer),
                lords=tuple(lords),
                battle=battle,
                scores=won,
                **middle,
            )
        )
    return made
