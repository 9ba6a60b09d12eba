"""DL-1: set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.dungeonlords.rules.games import new_game, order_names, whole_game
from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.content.piece_counts import TRAPS, YEARS
from undercroft.dungeonlords.content.tile_tables import (
    ADVENTURER_TILES,
    CREATURE_TILES,
    ORDERS,
    ROOM_IDS,
    ROOM_TILES,
    SPELL_CARDS,
    SPELL_IDS,
    SPELLS,
    TILE_IDS,
    TRAP_DECK,
)
from undercroft.dungeonlords.game.definition import GAME, Options
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders
from undercroft.kernel.base.errors import OptionError

rules = pytest.mark.rules
SEEDS = [str(n) for n in range(40)]
# Two tunnels fewer than the site can hold without a 2×2 block.
WIDE = ["0,0", "1,0", "2,0", "3,0", "4,0", "0,1", "2,1", "4,1", "0,2", "1,2", "2,2", "3,2", "4,2", "0,3"]


def games(seats: int = 4) -> list[DungeonLordsState]:
    return [GAME.new(seats, GAME.preset("full"), seed=seed) for seed in SEEDS]


@rules("DL-1.1")
@pytest.mark.parametrize(("seats", "dummies"), [(2, 2), (3, 1), (4, 0)])
def test_four_colours_are_always_in_play(seats: int, dummies: int) -> None:
    assert len(new_game(seats).state.dummies) == dummies


@rules("DL-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_only_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(OptionError):
        GAME.new(seats, GAME.preset("full"), seed="1")


@rules("DL-1.2")
@pytest.mark.parametrize("year", YEARS)
def test_the_combat_cards_of_a_year_and_their_fatigue(year: int) -> None:
    assert Counter(SPELLS[card].fatigue for card in SPELL_CARDS[year - 1]) == YEARS[year].fatigue


@rules("DL-1.2")
def test_four_combat_cards_of_the_year_are_used_at_random() -> None:
    dealt = [state.cards for state in games()]
    assert all(len(set(cards)) == 4 and set(cards) <= set(SPELL_CARDS[0]) for cards in dealt)
    assert len(set(dealt)) > 30
    assert set().union(*dealt) == set(SPELL_CARDS[0])


@rules("DL-1.2")
def test_combat_cards_come_in_their_fixed_order_and_the_other_five_are_never_seen() -> None:
    table = whole_game()
    second_year = [SPELL_IDS[card] for card in table.state.cards]
    assert set(table.state.cards) <= set(SPELL_CARDS[1])
    assert table.happened(ev.CardTurnedUp)[4:] == [ev.CardTurnedUp(i + 1, card) for i, card in enumerate(second_year)]
    assert len(table.happened(ev.CardTurnedUp)) == 8


@rules("DL-1.3")
def test_each_year_has_its_own_shuffled_stacks() -> None:
    state = Table().state
    assert set(state.creature_stack) == set(CREATURE_TILES[0])
    assert set(state.room_stack) == set(ROOM_TILES[0])
    assert set(state.adventurer_stack) == set(ADVENTURER_TILES[0])
    assert len(CREATURE_TILES[0]) == YEARS[1].creatures
    assert len(ROOM_TILES[0]) == YEARS[1].rooms
    assert len(ADVENTURER_TILES[0]) == YEARS[1].adventurers
    assert len({Table(seed=seed).state.creature_stack for seed in SEEDS}) > 30
    assert len({Table(seed=seed).state.room_stack for seed in SEEDS}) > 30
    assert len({Table(seed=seed).state.adventurer_stack for seed in SEEDS}) > 30


@rules("DL-1.3")
def test_one_trap_deck_serves_both_years() -> None:
    table = Table()
    deck = table.state.trap_deck
    assert sorted(deck) == sorted(TRAP_DECK)
    assert len(deck) == TRAPS
    assert len({Table(seed=seed).state.trap_deck for seed in SEEDS}) > 30
    table = whole_game()
    state = table.state
    assert len(state.trap_deck) + len(state.trap_discard) + sum(len(lord.traps) for lord in state.lords) == TRAPS


@rules("DL-1.3")
def test_what_has_left_the_game_never_returns() -> None:
    offers = [event for event in whole_game().happened(ev.OfferOpened) if isinstance(event, ev.OfferOpened)]
    assert sorted(c for offer in offers for c in offer.creatures) == sorted(TILE_IDS)
    assert sorted(r for offer in offers for r in offer.rooms) == sorted(ROOM_IDS)


@rules("DL-1.3")
def test_discarded_tiles_lie_open_and_discarded_traps_face_down() -> None:
    table = Table(year=2)
    table.offer(["goblin3"], ["chapel"])
    table.lord(0, traps=["pendulum"])
    table.trap_deck("fire_wall", "trap_door")
    table.minion(0, "traps", 2)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act", "discard pendulum")
    table.done()
    assert table.state.view(0).trap_discard == ("pendulum",)
    assert table.state.view(1).trap_discard == table.state.view(None).trap_discard == (None,)
    # Everybody can tell which tiles were discarded: those that have been seen and are not on the table.
    assert "goblin3" not in table.state.view(1).unseen_creatures
    assert "chapel" not in table.state.view(1).unseen_rooms


@rules("DL-1.3")
def test_a_short_trap_deck_gives_what_is_left_at_full_price() -> None:
    table = Table()
    table.only_traps("pendulum")
    table.lord(0, gold=2)
    table.minion(0, "traps", 3)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert table.traps(0) == ["pendulum"]
    assert table[0].gold == 0
    assert not table[0].unexecuted
    table.done()


@rules("DL-1.3")
@pytest.mark.parametrize(("left", "discards"), [(["pendulum", "trap_door"], True), (["pendulum"], False), ([], False)])
def test_without_the_extra_card_nothing_is_discarded_in_year_2(left: list[str], discards: bool) -> None:
    table = Table(year=2)
    table.only_traps(*left)
    table.lord(0, gold=1)
    table.minion(0, "traps", 1)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert table[0].gold == 0
    assert table.traps(0) == left
    assert table.state.is_terminal != discards


@rules("DL-1.4")
def test_three_event_tiles_are_shuffled_face_down_each_year() -> None:
    assert {tuple(sorted(state.event_tiles)) for state in games()} == {(0, 1, 2)}
    assert len({state.event_tiles for state in games()}) == 6
    assert new_game().state.view(0).events == (None, None, None)
    ends = [whole_game(seed=seed).state for seed in SEEDS[:12]]
    begins = [new_game(seed=seed).state for seed in SEEDS[:12]]
    assert {tuple(sorted(state.event_tiles)) for state in ends} == {(0, 1, 2)}
    assert [s.event_tiles for s in begins] != [s.event_tiles for s in ends]


@rules("DL-1.5")
def test_what_each_lord_starts_with() -> None:
    table = new_game(preset="first")
    for seat in range(4):
        lord = table[seat]
        assert table.tunnels(seat) == ["2,0", "2,1", "2,2"]
        assert (lord.gold, lord.food, lord.imps) == (3, 3, 3)
        assert lord.evil == 5
        assert not (lord.traps or lord.creatures or lord.rooms or lord.party or lord.prison or lord.red_counters)
        view = table.state.view(None).lords[seat]
        assert (len(view.inaccessible), len(view.hand)) == (2, 6)
        assert len({*view.inaccessible, *view.hand}) == len(ORDERS) == 8


@rules("DL-1.5")
def test_each_lord_has_three_minions() -> None:
    table = new_game(preset="first")
    for seat in range(4):
        assert all(len(option.split()) == 1 + 3 for option in table.options(seat))


@rules("DL-1.6")
def test_the_supply_is_unlimited() -> None:
    table = Table()
    for seat in range(4):
        table.lord(seat, tunnels=WIDE, imps=100, gold=100, food=100)
    table.minion(0, "dig", 1)
    table.minion(1, "food", 1)
    table.minion(2, "imps", 1)
    table.minion(3, "mine", 1)
    table.begin(CarryOutOrders.begin)
    table.answer(1, "act")
    table.answer(0, "dig 2,3", "stop")  # the 57th tunnel on the table
    table.answer(3, "mine 2")
    table.answer(2, "act")
    assert (table[1].food, table[3].gold, table[2].imps) == (102, 102, 101)
    assert len(table.tunnels(0)) == 15
    table.done()


@rules("DL-1.6", "DL-5.16")
def test_troll_tokens_follow_the_trolls() -> None:
    table = Table()
    table.lord(0, creatures=["troll1", "troll2", "goblin1"])
    assert (table[0].tokens, table[1].tokens) == (2, 0)


@rules("DL-1.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_random_or_the_hosts_choice(seats: int) -> None:
    assert {state.first for state in games(seats)} == set(range(seats))
    assert {GAME.new(seats, Options(first_player=1), seed=seed).first for seed in SEEDS} == {1}
    with pytest.raises(OptionError):
        GAME.new(seats, Options(first_player=seats), seed="1")


@rules("DL-1.8")
def test_a_move_past_the_bottom_stops_there() -> None:
    table = Table()
    table.lord(0, evil=2)
    table.minion(0, "reputation", 2)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert table[0].evil == 1
    table.done()


@rules("DL-1.8")
def test_a_move_past_the_top_stops_there() -> None:
    table = Table(options=GAME.preset("first"))
    table.lord(0, evil=14)
    table.minion(0, "food", 3)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert table[0].evil == 15
    table.done()


@rules("DL-1.8")
@pytest.mark.parametrize(("evil", "comes"), [(8, False), (9, True)])
def test_the_paladin_space_is_the_tenth(evil: int, comes: bool) -> None:
    table = Table()
    table.lord(0, evil=evil)
    table.minion(0, "food", 2)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert (table.state.paladin == 0) == comes
    table.done()


@rules("DL-1.9")
def test_all_evil_in_one_price_is_one_move() -> None:
    table = Table()
    table.minion(0, "food", 3)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert table.events == [
        ev.EvilMoved(0, 2, 7, "get_food"),
        ev.Gained(0, "gold", 1, "get_food"),
        ev.Gained(0, "food", 3, "get_food"),
    ]
    table.done()


@rules("DL-1.9")
def test_a_mixed_price_is_paid_as_a_whole_before_the_paladin_check_and_the_goods() -> None:
    table = Table()
    table.lord(0, evil=9)
    table.offer(["witch1"])
    table.minion(0, "hire", 1)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "hire witch1")
    assert table.events == [
        ev.Lost(0, "food", 1, "witch1", why="hire"),
        ev.EvilMoved(0, 1, 10, "witch1", why="hire"),
        ev.PaladinComes(0, evil=10),
        ev.Hired(0, "witch1"),
    ]
    table.done()


@rules("DL-1.9")
def test_several_smiles_are_one_move() -> None:
    table = Table()
    table.minion(0, "reputation", 2)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert table.happened(ev.EvilMoved) == [ev.EvilMoved(0, -2, 3, "improve_reputation")]
    table.done()


@rules("DL-1.5")
def test_the_two_inaccessible_orders_lie_open() -> None:
    table = new_game(preset="first")
    shown = table.state.view(3).lords[0].inaccessible
    assert len(shown) == len(order_names(table[0].inaccessible)) == 2
