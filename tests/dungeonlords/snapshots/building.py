"""What the snapshot at each event of building and of the end of the game must show."""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.dungeonlords.snapshots.beat import (
    ORDERS,
    PALADIN_IDS,
    Beat,
    Check,
    ids,
    lair,
    minus,
    nothing_to_see,
    squares,
)
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.content.tile_tables import EVENT_IDS, ROOM_IDS, SEASONS, SPELL_IDS, TILE_IDS, TRAP_IDS
from undercroft.kernel.base.event import Event

# The season.


def season_begins(beat: Beat) -> None:
    assert (beat.now.year, beat.now.season) == (beat.event.year, beat.event.season)
    assert (beat.now.creatures, beat.now.rooms) == (beat.before.creatures, beat.before.rooms), "nothing is offered yet"
    assert beat.now.next_adventurers == () and beat.now.events == beat.before.events


def offer_opened(beat: Beat) -> None:
    assert set(beat.event.creatures) <= set(beat.before.unseen_creatures)
    assert set(beat.event.rooms) <= set(beat.before.unseen_rooms)
    assert (beat.now.creatures, beat.now.rooms) == (beat.event.creatures, beat.event.rooms)
    assert beat.now.events == beat.before.events and beat.now.next_adventurers == beat.before.next_adventurers


def event_turned_up(beat: Beat) -> None:
    number = SEASONS.index(beat.event.season) - 1
    assert (beat.before.events[number], beat.now.events[number]) == (None, beat.event.tile)
    assert beat.event.special is None or beat.now.special_event == beat.event.special
    assert beat.now.next_adventurers == ()


def adventurers_drawn(beat: Beat) -> None:
    assert (beat.before.next_adventurers, beat.now.next_adventurers) == ((), beat.event.adventurers)
    assert beat.now.adventurers == beat.before.adventurers


def put_under(beat: Beat) -> None:
    assert beat.now.under_stack[-1] == beat.event.adventurer
    assert beat.event.adventurer in beat.before.unseen_adventurers
    assert beat.event.adventurer not in beat.now.unseen_adventurers
    assert beat.now.next_adventurers == ()


def dummy_orders(beat: Beat) -> None:
    number = beat.event.dummy
    assert beat.before.dummies[number].orders != beat.event.orders
    assert beat.now.dummies[number].orders == beat.event.orders
    others = [i for i in range(len(beat.now.dummies)) if i != number]
    assert [beat.now.dummies[i] for i in others] == [beat.before.dummies[i] for i in others]
    new = [order for order in beat.event.orders if order not in beat.before.dummies[number].orders]
    for order in new:
        place = ORDERS.index(order)
        assert beat.before.board[place].count(8 + number) < beat.now.board[place].count(8 + number)


def adventurer_joins(beat: Beat) -> None:
    assert beat.before.adventurers == (beat.event.adventurer, *beat.now.adventurers)
    assert beat.event.adventurer not in ids(beat.lord_before.party)
    assert beat.event.adventurer in ids(beat.lord.party)


def adventurer_leaves(beat: Beat) -> None:
    assert beat.before.adventurers == (beat.event.adventurer, *beat.now.adventurers)


def dummy_moves(beat: Beat) -> None:
    assert beat.now.dummy_evil == beat.event.to
    assert beat.now.adventurers == beat.before.adventurers and beat.now.first == beat.before.first


def first_player(beat: Beat) -> None:
    assert beat.now.first == beat.event.seat


def cards_drawn(beat: Beat) -> None:
    assert beat.lord.drawn == beat.event.orders
    assert beat.now.lords[beat.event.seat].drawn == ()


def inaccessible(beat: Beat) -> None:
    assert beat.lord.inaccessible == tuple(sorted(beat.event.orders, key=ORDERS.index)) != beat.lord_before.inaccessible
    assert beat.lord.orders == beat.lord.drawn == beat.lord.unexecuted == ()


def orders_revealed(beat: Beat) -> None:
    assert len(beat.event.orders) == 1
    assert beat.lord.orders == (*beat.lord_before.orders, *beat.event.orders)
    assert beat.now.board == beat.before.board, "no minion walks yet"
    others = [seat for seat in range(beat.now.seats) if seat != beat.event.seat]
    assert all(beat.now.lords[seat].orders == beat.before.lords[seat].orders for seat in others)


def minion_placed(beat: Beat) -> None:
    assert beat.at(beat.event.order, beat.event.space) == (-1, beat.event.seat)
    placed = sum(
        a != b for x, y in zip(beat.before.board, beat.now.board, strict=True) for a, b in zip(x, y, strict=True)
    )
    assert placed == 1


def minion_stays(beat: Beat) -> None:
    assert beat.event.order not in beat.lord_before.unexecuted
    assert beat.event.order in beat.lord.unexecuted


def order_returned(beat: Beat) -> None:
    assert list(beat.lord.orders) == minus(beat.lord_before.orders, beat.event.order)
    assert beat.event.order in beat.lord.hand
    assert beat.lord.inaccessible == beat.lord_before.inaccessible, "the others are not back yet"


# Goods.


def by(sign: int) -> Check:
    def changed(beat: Beat) -> None:
        goods = ("gold", "food", "imps")
        change = {good: getattr(beat.lord, good) - getattr(beat.lord_before, good) for good in goods}
        assert change == {good: sign * beat.event.amount * (good == beat.event.good) for good in goods}
        assert beat.lord.evil == beat.lord_before.evil and beat.lord.trap_count == beat.lord_before.trap_count

    return changed


CAUSES: Final = {"conquest", "payday", "taxes", *EVENT_IDS, *ORDERS, *ROOM_IDS, *SPELL_IDS, *TILE_IDS, *TRAP_IDS}
"""All that goods can come from or be paid for."""


def has_cause(beat: Beat) -> None:
    source = beat.event.source
    assert source in CAUSES
    if source in ROOM_IDS:
        assert source in [tile.room for tile in beat.lord.tiles if not tile.conquered]


def evil_moved(beat: Beat) -> None:
    has_cause(beat)
    assert (beat.lord_before.evil, beat.lord.evil) == (beat.event.to - beat.event.by, beat.event.to)
    assert beat.now.paladin == beat.before.paladin, "he comes later"


def red_counters(beat: Beat) -> None:
    assert beat.lord.red_counters - beat.lord_before.red_counters == beat.event.amount


def spied(beat: Beat) -> None:
    card, known = beat.now.cards[beat.event.position - 1], beat.own.cards[beat.event.position - 1]
    assert beat.event.seat in card.looked_at_by
    assert known.spell == beat.event.spell


def traps_drawn(beat: Beat) -> None:
    has_cause(beat)
    assert Counter(beat.lord.traps) == Counter(beat.lord_before.traps) + Counter(beat.event.traps)
    assert beat.lord.trap_count - beat.lord_before.trap_count == beat.event.amount == len(beat.event.traps)
    assert beat.before.trap_deck - beat.now.trap_deck == beat.event.amount


def trap_gone(beat: Beat) -> None:
    has_cause(beat)
    assert Counter(beat.lord.traps) + Counter([beat.event.trap]) == Counter(beat.lord_before.traps)
    assert beat.own.trap_discard == (*beat.own_before.trap_discard, beat.event.trap)
    assert beat.now.trap_discard[-1] is None


def dug(beat: Beat) -> None:
    assert set(squares(beat.lord)) - set(squares(beat.lord_before)) == {beat.event.square}


def mined(beat: Beat) -> None:
    assert beat.lord.gold - beat.lord_before.gold == beat.event.amount
    assert beat.lord_before.free_imps - beat.lord.free_imps >= beat.event.amount


def hired(beat: Beat) -> None:
    assert list(beat.now.creatures) == minus(beat.before.creatures, beat.event.creature)
    assert list(lair(beat.lord)) == [*lair(beat.lord_before), beat.event.creature]


def creature_lost(beat: Beat) -> None:
    assert list(lair(beat.lord)) == minus(list(lair(beat.lord_before)), beat.event.creature)
    assert beat.event.creature not in beat.lord.sent
    assert beat.lord.evil == beat.lord_before.evil


def built(beat: Beat) -> None:
    assert list(beat.now.rooms) == minus(beat.before.rooms, beat.event.room)
    assert squares(beat.lord_before)[beat.event.square][0] is None
    assert squares(beat.lord)[beat.event.square][0] == beat.event.room


def rooms_idle(beat: Beat) -> None:
    uses = {room: n for room, _, n in squares(beat.lord).values()}
    assert not any(uses[room] for room in beat.event.rooms)
    assert set(beat.event.could) <= set(beat.event.rooms)


def produced(beat: Beat) -> None:
    uses = {room: n for room, _, n in squares(beat.lord_before).values()}
    now = {room: n for room, _, n in squares(beat.lord).values()}
    assert now == uses | {beat.event.room: uses[beat.event.room] + 1}
    assert (beat.lord.gold, beat.lord.food, beat.lord.imps, beat.lord.trap_count) == (
        beat.lord_before.gold,
        beat.lord_before.food,
        beat.lord_before.imps,
        beat.lord_before.trap_count,
    ), "what it makes comes later"


# Events.


def tax_paid(beat: Beat) -> None:
    source = "taxes" if beat.now.events[SEASONS.index(beat.now.season) - 1] == "taxes" else beat.now.special_event
    assert beat.event.source == source
    assert beat.lord_before.gold - beat.lord.gold == beat.event.paid <= beat.event.due
    assert len(beat.lord.tiles) == beat.event.tiles
    assert beat.lord.red_counters == beat.lord_before.red_counters


def on_strike(beat: Beat) -> None:
    assert (lair(beat.lord_before)[beat.event.creature], lair(beat.lord)[beat.event.creature]) == (False, True)


# The paladin.


def paladin_comes(beat: Beat) -> None:
    seats = [seat for seat, lord in enumerate(beat.now.lords) if PALADIN_IDS & set(ids(lord.party))]
    assert seats == [beat.event.seat] == [beat.now.paladin]
    assert not PALADIN_IDS & set(ids(beat.lord_before.party))


def paladin_goes(beat: Beat) -> None:
    last = beat.earlier[-1] if beat.earlier else None
    if isinstance(last, ev.PrisonerFreed):  # in year 2 it may be that of year 1
        assert last.adventurer in PALADIN_IDS and last.adventurer not in beat.now.lords[last.seat].prison
    else:
        assert beat.now.paladin == -2
        assert not any(PALADIN_IDS & set(ids(lord.party)) for lord in beat.now.lords)


def plan_returns(beat: Beat) -> None:
    lord, before = beat.lord, beat.lord_before
    assert before.planned
    assert (lord.planned, lord.marked, lord.laid_count, lord.sent) == (False, None, 0, ())
    assert before.traps is not None and before.laid is not None
    assert Counter(lord.traps) == Counter(before.traps) + Counter(before.laid)


# The end.


def scored(beat: Beat) -> None:
    assert beat.now.scores is not None and beat.now.scores.totals[beat.event.seat] == beat.event.points


CHECKS: Final[dict[type[Event], Check]] = {
    ev.SeasonBegins: season_begins,
    ev.YearTwoChanges: nothing_to_see,
    ev.OfferOpened: offer_opened,
    ev.EventTurnedUp: event_turned_up,
    ev.AdventurersDrawn: adventurers_drawn,
    ev.PutUnder: put_under,
    ev.DummyOrders: dummy_orders,
    ev.AdventurerJoins: adventurer_joins,
    ev.AdventurerLeaves: adventurer_leaves,
    ev.DummyMoves: dummy_moves,
    ev.FirstPlayer: first_player,
    ev.CardsDrawn: cards_drawn,
    ev.Inaccessible: inaccessible,
    ev.OrdersRevealed: orders_revealed,
    ev.MinionPlaced: minion_placed,
    ev.MinionStays: minion_stays,
    ev.OrderReturned: order_returned,
    ev.Gained: by(1),
    ev.Lost: by(-1),
    ev.EvilMoved: evil_moved,
    ev.RedCounters: red_counters,
    ev.Spied: spied,
    ev.TrapsDrawn: traps_drawn,
    ev.TrapGone: trap_gone,
    ev.Dug: dug,
    ev.DugFewer: nothing_to_see,
    ev.Mined: mined,
    ev.Hired: hired,
    ev.CreatureLost: creature_lost,
    ev.Built: built,
    ev.Produced: produced,
    ev.RoomsIdle: rooms_idle,
    ev.EventHappens: nothing_to_see,
    ev.SpecialHappens: nothing_to_see,
    ev.Spared: nothing_to_see,
    ev.NobodyToPay: nothing_to_see,
    ev.WagePaid: nothing_to_see,
    ev.OnStrike: on_strike,
    ev.TaxPaid: tax_paid,
    ev.PaladinComes: paladin_comes,
    ev.PaladinStays: nothing_to_see,
    ev.PaladinGoes: paladin_goes,
    ev.PlanReturns: plan_returns,
    ev.Scored: scored,
    ev.TitleWon: nothing_to_see,
}
