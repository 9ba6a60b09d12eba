"""The view, put together from parts, of which only those fields are made again that have changed.

A server looks at the table for each viewer at each event, but an event changes little: a field in the middle of the
table, or of one of the lords. So the position is compared with a copy of it that was made when something had last
changed. All its tuples are shared with the copy until they are replaced, so each field is compared with one look.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from msgspec.structs import replace

from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Battle, Position
from undercroft.dungeonlords.rules.scoring import scores
from undercroft.dungeonlords.views import LordView, OfferView, View
from undercroft.dungeonlords.visibility.answer_offers import offers
from undercroft.dungeonlords.visibility.view_parts import (
    battle_view,
    card_views,
    discard_view,
    lord_fields,
    lord_view,
    middle_view,
    sealed_by,
)
from undercroft.kernel.engine.view_cache import Known, part

_NOTHING: Final[dict[str, Any]] = {}


class _Compared:
    """The position of last time, and how often each input of the parts has changed since the first time.

    Attributes:
        position: a copy; its stack is that of the first time.
        before: the last but one of each lord.
        moved: the fields of the middle that the last change of it has changed.
        to_act: the seats that had to answer.
        sealed: the seats that had given a sealed answer.
        over: whether the game was over.
        lords: how often each lord has changed, and whether it has answered.
        middle, cards, discard, battle: how often what stands in these parts has changed.
        whole: how often anything has changed.
    """

    def __init__(self, state: Position) -> None:
        self.position = state.clone()
        self.before: list[Lord] = self.position.lords[:]
        self.moved: dict[str, Any] = {}
        self.to_act = state.to_act
        self.sealed = sealed_by(state, self.to_act)
        self.over = state.is_terminal
        self.lords = [0] * len(state.lords)
        self.middle = 0
        self.cards = 0
        self.discard = 0
        self.battle = 0
        self.whole = 0

    def look(self, state: Position) -> None:
        """Compare the position with the one of last time, and count what has changed."""
        before = self.position
        to_act = state.to_act
        sealed = sealed_by(state, to_act)
        changed = to_act != self.to_act or state.is_terminal != self.over
        for seat, lord in enumerate(state.lords):
            old = before.lords[seat]
            if not same_lord(lord, old):
                if lord.seen != old.seen:
                    self.cards += 1
                before.lords[seat] = lord.clone()
            elif (seat in sealed) == (seat in self.sealed):
                continue
            self.before[seat] = old
            self.lords[seat] += 1
            changed = True
        if not self._same_elsewhere(state, before):
            changed = True
        if changed:
            self.to_act, self.sealed, self.over = to_act, sealed, state.is_terminal
            self.whole += 1

    def _same_elsewhere(self, state: Position, before: Position) -> bool:
        """Compare what does not belong to a lord, note and count what has changed; return whether nothing has."""
        same = True
        if not same_middle(state, before):
            self.middle += 1
            self.moved = middle_view(state, before)
            copy_middle(state, before)
            same = False
        if state.cards is not before.cards or state.cards_up != before.cards_up:
            self.cards += 1
            before.cards, before.cards_up = state.cards, state.cards_up
            same = False
        if state.trap_discard is not before.trap_discard:
            self.discard += 1
            before.trap_discard = state.trap_discard
            same = False
        if not same_battle(state.battle, before.battle):
            self.battle += 1
            before.battle = None if state.battle is None else state.battle.clone()
            same = False
        return same


def same_lord(lord: Lord, old: Lord) -> bool:
    """Return whether nothing of a lord has been replaced since it was cloned."""
    return (
        lord.gold == old.gold
        and lord.food == old.food
        and lord.imps == old.imps
        and lord.evil == old.evil
        and lord.red_counters == old.red_counters
        and lord.traps is old.traps
        and lord.creatures is old.creatures
        and lord.knocked_out == old.knocked_out
        and lord.tunnels == old.tunnels
        and lord.conquered == old.conquered
        and lord.rooms is old.rooms
        and lord.inaccessible == old.inaccessible
        and lord.orders is old.orders
        and lord.unexecuted == old.unexecuted
        and lord.drawn == old.drawn
        and lord.diggers == old.diggers
        and lord.miners == old.miners
        and lord.foremen == old.foremen
        and lord.workers == old.workers
        and lord.uses == old.uses
        and lord.party is old.party
        and lord.prison is old.prison
        and lord.seen == old.seen
        and lord.planned == old.planned
        and lord.marked == old.marked
        and lord.laid is old.laid
        and lord.sent is old.sent
    )


def same_battle(battle: Battle | None, old: Battle | None) -> bool:
    """Return whether nothing of the battle has been replaced since it was cloned."""
    if battle is None or old is None:
        return battle is old
    return (
        battle.lord == old.lord
        and battle.card == old.card
        and battle.no_spells == old.no_spells
        and battle.no_healing == old.no_healing
        and battle.no_conquest == old.no_conquest
        and battle.attacked == old.attacked
        and battle.shield == old.shield
        and battle.hidden == old.hidden
        and battle.rage == old.rage
        and battle.sheep == old.sheep
        and battle.prevented == old.prevented
        and battle.darts is old.darts
        and battle.dart_damage == old.dart_damage
        and battle.acted == old.acted
    )


def same_middle(state: Position, old: Position) -> bool:
    """Return whether nothing has been replaced that `middle_view` shows, since the position was cloned."""
    return (
        state.year == old.year
        and state.season == old.season
        and state.round == old.round
        and state.first == old.first
        and state.board is old.board
        and state.creatures is old.creatures
        and state.rooms is old.rooms
        and state.adventurers is old.adventurers
        and state.next_adventurers is old.next_adventurers
        and state.event_tiles is old.event_tiles
        and state.events_up == old.events_up
        and state.special is old.special
        and state.special_up == old.special_up
        and state.creature_stack is old.creature_stack
        and state.room_stack is old.room_stack
        and state.adventurer_stack is old.adventurer_stack
        and state.under == old.under
        and state.trap_deck is old.trap_deck
        and state.paladin == old.paladin
        and state.dummies is old.dummies
        and state.dummy_orders is old.dummy_orders
        and state.dummy_evil == old.dummy_evil
    )


def copy_middle(state: Position, old: Position) -> None:
    """Give an earlier position everything that `same_middle` compares."""
    old.year = state.year
    old.season = state.season
    old.round = state.round
    old.first = state.first
    old.board = state.board
    old.creatures = state.creatures
    old.rooms = state.rooms
    old.adventurers = state.adventurers
    old.next_adventurers = state.next_adventurers
    old.event_tiles = state.event_tiles
    old.events_up = state.events_up
    old.special = state.special
    old.special_up = state.special_up
    old.creature_stack = state.creature_stack
    old.room_stack = state.room_stack
    old.adventurer_stack = state.adventurer_stack
    old.under = state.under
    old.trap_deck = state.trap_deck
    old.paladin = state.paladin
    old.dummies = state.dummies
    old.dummy_orders = state.dummy_orders
    old.dummy_evil = state.dummy_evil


def views_of(state: Position, seats: Sequence[int | None], known: Known) -> list[View]:
    """Return the state as each of these seats (None: a spectator) may know it.

    Args:
        state: the position.
        seats: the viewers.
        known: the parts made so far in this match.
    """
    kept = known.get(_Compared)
    if kept is None:
        last = known[_Compared] = _Compared(state)
    else:
        last = cast(_Compared, kept)
        last.look(state)
    return [_view(state, viewer, last, known) for viewer in seats]


class _Seen:
    """What a viewer was shown last, and how often each input had changed by then (see `_Compared`)."""

    def __init__(self, view: View, last: _Compared) -> None:
        self.show(view, last)

    def show(self, view: View, last: _Compared) -> None:
        """Note what the viewer is shown now."""
        self.view = view
        self.lords = last.lords[:]
        self.middle = last.middle
        self.cards = last.cards
        self.discard = last.discard
        self.whole = last.whole


def _view(state: Position, viewer: int | None, last: _Compared, known: Known) -> View:
    """Return what a viewer sees: the same object as last time if nothing has changed."""
    kept = known.get(("view", viewer))
    # They depend on the question and on nearly everything. Nobody has been asked yet while events are being shown.
    offered = () if viewer is None or state.listening else offers(state, viewer)
    if kept is None:
        view = _whole(state, viewer, last, known, offered)
        known["view", viewer] = _Seen(view, last)
        return view
    seen = cast(_Seen, kept)
    view = seen.view
    if offered == view.offers:
        offered = view.offers
    if seen.whole == last.whole:
        if offered is view.offers:
            return view
        view = replace(view, offers=offered)
    elif seen.middle < last.middle - 1:
        view = _whole(state, viewer, last, known, offered)
    else:
        lords: tuple[LordView, ...] = view.lords
        view = replace(
            view,
            to_act=last.to_act,
            cards=view.cards if seen.cards == last.cards else _cards(state, viewer, last, known),
            trap_discard=view.trap_discard if seen.discard == last.discard else _discard(state, viewer, last, known),
            lords=tuple(
                [
                    one if seen.lords[seat] == last.lords[seat] else _lord(state, seat, viewer, last, known)
                    for seat, one in enumerate(lords)
                ]
            ),
            battle=part(known, "battle", last.battle, battle_view, state),
            scores=scores(state) if state.is_terminal else None,
            offers=offered,
            **(last.moved if seen.middle < last.middle else _NOTHING),
        )
    seen.show(view, last)
    return view


def _whole(state: Position, viewer: int | None, last: _Compared, known: Known, offered: tuple[OfferView, ...]) -> View:
    middle: dict[str, Any] = part(known, "middle", last.middle, middle_view, state)
    return View(
        seat=viewer,
        to_act=last.to_act,
        cards=_cards(state, viewer, last, known),
        trap_discard=_discard(state, viewer, last, known),
        lords=tuple([_lord(state, seat, viewer, last, known) for seat in range(len(state.lords))]),
        battle=part(known, "battle", last.battle, battle_view, state),
        scores=scores(state) if state.is_terminal else None,
        offers=offered,
        **middle,
    )


def _lord(state: Position, seat: int, viewer: int | None, last: _Compared, known: Known) -> LordView:
    """Return a lord. If its view is only one change behind, it is the same but for what that has changed."""
    own = seat == viewer
    name, number = (seat, own), last.lords[seat]
    lord, answered = state.lords[seat], seat in last.sealed
    kept = known.get(name)
    if kept is None:
        view = lord_view(lord, seat, own, answered)
    else:
        then: int = kept[0]
        before: LordView = kept[1]
        if then == number:
            return before
        if then == number - 1:
            view = replace(before, answered=answered, **lord_fields(lord, own, last.before[seat]))
        else:
            view = lord_view(lord, seat, own, answered)
        view = before if view == before else view
    known[name] = number, view
    return view


def _cards(state: Position, viewer: int | None, last: _Compared, known: Known) -> Any:
    return part(known, ("cards", viewer), last.cards, card_views, state, viewer)


def _discard(state: Position, viewer: int | None, last: _Compared, known: Known) -> Any:
    return part(known, ("discard", viewer), last.discard, discard_view, state, viewer)
