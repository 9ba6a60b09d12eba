"""The shape of the game (DL-2): two years of building and combat, and what happens between them (DL-17)."""

from __future__ import annotations

from typing import Final

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.position import IN_TENT, Position
from undercroft.dungeonlords.board.terms.bit_sets import numbers_in
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_TILES,
    CREATURE_TILES,
    EVENT_TILES,
    EVILOMETER,
    ROOM_TILES,
    SPELL_CARDS,
)
from undercroft.dungeonlords.rules.combat.combat_rounds import Combat, end_combat
from undercroft.dungeonlords.rules.economy.paladin import check_paladin
from undercroft.dungeonlords.rules.phases.adventurer_arrival import assign_adventurers, end_round
from undercroft.dungeonlords.rules.phases.event_phase import event_phase
from undercroft.dungeonlords.rules.phases.giving_orders import (
    ChooseInitialOrders,
    GiveOrders,
    deal_dummy_orders,
    order_ids,
)
from undercroft.dungeonlords.rules.phases.new_round import look_ahead, open_offer
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders
from undercroft.dungeonlords.rules.phases.production import ProductionAndRetrieval
from undercroft.dungeonlords.rules.scoring import TITLES, points, title_count, title_holders, title_points
from undercroft.kernel.engine.frames import Sequence

CARDS_A_YEAR: Final = 4


def deal_year(state: Position) -> None:
    """Shuffle the year's stacks, combat cards and event tiles (DL-1.2 to DL-1.4)."""
    chance = state.chance
    year = state.year - 1
    state.creature_stack = chance.shuffled(CREATURE_TILES[year])
    state.room_stack = chance.shuffled(ROOM_TILES[year])
    state.adventurer_stack = chance.shuffled(ADVENTURER_TILES[year])
    state.under = 0
    state.cards = chance.sample(SPELL_CARDS[year], CARDS_A_YEAR)
    state.cards_up = 0
    state.event_tiles = chance.shuffled(range(len(EVENT_TILES)))
    state.events_up = 0
    for lord in state.lords:
        lord.seen = 0


def initial_orders(state: Position) -> None:
    """Before anything of the round is revealed, the initial inaccessible orders are chosen (DL-14.2)."""
    if not state.variant.choose_initial_orders:
        return
    if state.listening:
        for seat, lord in enumerate(state.lords):
            state.tell(ev.CardsDrawn, seat, order_ids(numbers_in(lord.drawn)))
    ChooseInitialOrders.begin(state)


class BuildingRound(Sequence[Position]):
    """The phases of a season (DL-2.2)."""

    steps = (
        open_offer,
        look_ahead,
        deal_dummy_orders,
        GiveOrders.begin,
        CarryOutOrders.begin,
        ProductionAndRetrieval.begin,
        event_phase,
        assign_adventurers,
        end_round,
    )


def next_season(state: Position) -> None:
    """Advance to the next season."""
    state.season += 1


class Building(Sequence[Position]):
    """Four rounds: winter, spring, summer, autumn (DL-2.1)."""

    steps = (
        BuildingRound.begin,
        next_season,
        BuildingRound.begin,
        next_season,
        BuildingRound.begin,
        next_season,
        BuildingRound.begin,
    )


def second_year(state: Position) -> None:
    """Prepare year 2: new cards and paladin, the dummy's counter, a new first player, the paladin check (DL-17)."""
    state.year = 2
    state.season = 0
    deal_year(state)
    state.paladin = IN_TENT
    if state.seats == 2:
        state.dummy_evil = max(state.dummy_evil - 2, EVILOMETER.bottom)
        state.tell(ev.DummyMoves, state.dummy_evil)
    elif state.seats == 4:
        # The lord opposite the first player of year 1 (DL-17.2).
        state.first = (state.began + 2) % 4
    else:
        state.first = (state.first + 1) % 3
    state.tell(ev.FirstPlayer, state.first)
    check_paladin(state)


def award_titles(state: Position) -> None:
    """Award the titles (DL-13.2), which can be compared at any time."""
    if state.listening:
        for title in TITLES:
            holders = title_holders(state.lords, title)
            has = title_count(state.lords, title)[holders[0]]
            state.tell(ev.TitleWon, title, holders, has, title_points(len(holders), state.seats))


def announce_scores(state: Position) -> None:
    """Announce the points (DL-13), which `scoring` can compute at any time."""
    if state.listening:
        for seat, total in enumerate(points(state)):
            state.tell(ev.Scored, seat, total)


class Years(Sequence[Position]):
    """The whole game (DL-2)."""

    steps = (
        initial_orders,
        Building.begin,
        Combat.begin,
        end_combat,
        second_year,
        Building.begin,
        Combat.begin,
        end_combat,
        award_titles,
    )

    def advance(self, state: Position) -> bool:
        waits = super().advance(state)
        if not state.stack:  # the game is over, and everybody sees the scores
            announce_scores(state)
        return waits
