"""DL-11.1 to DL-11.5, DL-11.10, DL-11.11, DL-11.13: rounds, planning, the reveal, and the use of a conquered tile."""

from __future__ import annotations

import pytest

from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.rules.combat.combat_rounds import Combat
from undercroft.dungeonlords.rules.phases.event_phase import event_phase
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders
from undercroft.dungeonlords.rules.phases.production import ProductionAndRetrieval

QUIET = ("fireball", "invisibility", "magic_shield", "detect_evil")
"""Cards that do nothing without wizards; fatigue 1, 0, 1, 2."""


def two_lords(first: int = 0) -> Table:
    """Two lords in combat, each with a thief and a trap."""
    table = Table(2, season="autumn", first=first)
    for seat in range(2):
        table.lord(seat, party=[f"thief{seat + 3}"], traps=["pendulum"])
    table.cards(*QUIET)
    return table


@pytest.mark.rules("DL-11.1")
def test_four_rounds_with_a_card_each_the_top_card_first() -> None:
    table = Table(2, season="autumn")
    table.lord(0, party=["warrior1", "warrior4"], tunnels=["2,0", "2,1", "2,2", "2,3"])
    table.cards(*QUIET)
    table.begin(Combat.begin)
    cards = table.happened(ev.CardTurnedUp)
    assert cards == [ev.CardTurnedUp(number, spell) for number, spell in enumerate(QUIET, 1)]
    assert table.state.round == 4
    assert table.party(0) == ["warrior4:1"]  # 1 + 0 + 1 + 2 fatigue
    table.done()


@pytest.mark.rules("DL-11.1")
def test_without_parties_the_other_cards_are_not_turned_up() -> None:
    table = Table(2, season="autumn")
    table.lord(0, party=["warrior1:2"])
    table.cards(*QUIET)
    table.begin(Combat.begin)
    assert len(table.happened(ev.CardTurnedUp)) == table.state.cards_up == 1
    table.done()


@pytest.mark.rules("DL-11.2", "DL-11.6")
def test_lords_plan_and_fight_in_turn_order_from_autumns_first_player() -> None:
    table = Table(3, season="autumn", first=2)
    for seat in (0, 1, 2):
        table.lord(seat, party=[f"thief{seat + 1}:2"], traps=["pendulum"])
    table.cards(*QUIET)
    table.combat_round(1)
    for seat in (2, 0, 1):
        assert table.asked() == (seat, "plan")
        table.answer(seat, "ready")
    assert table.happened(ev.BattleBegins) == [ev.BattleBegins(seat, "2,0") for seat in (2, 0, 1)]
    table.done()


@pytest.mark.rules("DL-11.2")
def test_a_lord_whose_party_is_gone_does_not_plan() -> None:
    table = two_lords()
    table[0].party = ()
    table.combat_round(1)
    assert table.asked() == (1, "plan")
    table.answer(1, "ready")
    assert table.conquered(0) == []
    table.done()


@pytest.mark.rules("DL-11.2")
def test_the_closest_is_counted_in_steps_through_tiles_conquered_or_not() -> None:
    table = Table.battle("party thief1; traps pendulum; tiles 2,0# 2,1# 2,2# 2,3 3,0; cards fireball ? ? ?")
    assert table.state.view(0).lords[0].marked == "3,0"  # no choice: 2,3 is three steps away, 3,0 one
    table.answer(0, "ready")
    table.done()


@pytest.mark.rules("DL-11.2")
def test_a_tile_may_be_near_as_the_crow_flies_and_far_on_foot() -> None:
    table = Table.battle(
        "party thief1; traps pendulum; tiles 2,0# 1,0# 0,0# 0,1# 0,2# 1,2# 2,2 3,0# 4,0# 4,1; cards fireball ? ? ?"
    )
    assert table.state.view(0).lords[0].marked == "4,1"  # three steps; 2,2 is two squares below and six steps away
    table.answer(0, "ready")
    table.done()


@pytest.mark.rules("DL-11.2")
def test_the_lord_chooses_among_the_nearest() -> None:
    table = Table.battle("party thief1; traps pendulum; tiles 2,0# 1,0 3,0 4,0; cards fireball ? ? ?")
    assert table.options(0) == ["mark 1,0", "mark 3,0"]
    table.refused(0, "mark 4,0", "DL-11.2", "square-farther")
    table.refused(0, "mark 2,0", "DL-11.2", "square-conquered")
    table.refused(0, "mark 2,1", "DL-11.2", "square-no-tile")
    table.answer(0, "mark 3,0", "ready")
    assert table.conquered(0) == ["2,0", "3,0"]
    table.done()


@pytest.mark.rules("DL-11.2")
def test_the_example_of_two_equally_near_tiles_is_chosen_again_each_round() -> None:
    table = Table.combat(
        "party warrior4 warrior3; creatures slime1; tiles 2,0 3,0 4,0 2,1=souvenir_shop 2,2; "
        "cards fireball invisibility magic_shield detect_evil"
    )
    table.answer(0, "ready")  # round 1: the entrance, and it is conquered
    assert table.options(0) == ["mark 3,0", "mark 2,1"]
    table.answer(0, "mark 2,1", "send slime1", "ready", "attack slime1 hold")  # round 2: the room, kept
    assert table.conquered(0) == ["2,0"]
    assert table.options(0) == ["mark 3,0", "mark 2,1"]
    table.answer(0, "mark 3,0")  # round 3: the tunnel this time, without a question; round 4: the room is the nearest
    assert table.conquered(0) == ["2,0", "3,0", "2,1"]
    assert table.party(0) == ["warrior4:4", "warrior3:0"]
    table.done()


@pytest.mark.rules("DL-11.2")
def test_only_creatures_that_are_not_ko_can_be_sent() -> None:
    table = Table.battle("party thief1; creatures goblin1* troll1; tiles 2,0; cards fireball ? ? ?")
    table.refused(0, "send goblin1", "DL-11.2", "knocked-out")
    table.answer(0, "send troll1")
    table.refused(0, "send troll1", "DL-11.2", "already-sent")
    table.refused(0, "lay pendulum", "DL-11.2", "no-such-trap")
    table.answer(0, "ready")
    table.done()


@pytest.mark.rules("DL-11.2", "DL-20.2")
def test_a_plan_shows_its_tile_its_creatures_and_the_number_of_traps() -> None:
    table = two_lords()
    table.lord(0, creatures=["goblin1"])
    table.combat_round(1)
    table.answer(0, "lay pendulum", "send goblin1", "ready")
    seen = table.state.view(1).lords[0]
    assert (seen.marked, seen.sent, seen.laid_count, seen.laid) == ("2,0", ("goblin1",), 1, None)
    assert table.state.view(0).lords[0].laid == ("pendulum",)
    table.answer(1, "ready")
    table.done()


@pytest.mark.rules("DL-11.3", "DL-15.3")
def test_a_tunnel_takes_one_trap_one_monster_and_any_ghosts() -> None:
    table = Table.battle(
        "party warrior4 thief4 priest4; creatures goblin1 troll1 ghost1 ghost2; traps pendulum trap_door; "
        "tiles 2,0; cards fireball ? ? ?"
    )
    table.answer(0, "send goblin1", "lay pendulum")
    table.refused(0, "lay trap_door", "DL-11.3", "traps-full")
    table.refused(0, "send troll1", "DL-11.3", "monsters-full")
    table.answer(0, "send ghost1", "send ghost2")
    assert table.options(0) == ["ready"]
    table.answer(0, "ready", "attack ghost1 haunt 2", "attack ghost2 haunt 3")
    table.done()


@pytest.mark.rules("DL-11.3")
def test_a_room_takes_two_monsters_and_a_trap_for_one_gold_more() -> None:
    table = Table.battle(
        "party warrior4 thief4; creatures goblin1 troll1 witch1 ghost1; traps cursed_ring pendulum; gold 2; "
        "tiles 2,0=chicken_coop; cards fireball ? ? ?"
    )
    table.answer(0, "lay cursed_ring", "send goblin1", "send ghost1", "send troll1")
    table.refused(0, "lay pendulum", "DL-11.3", "traps-full")
    table.refused(0, "send witch1", "DL-11.3", "monsters-full")
    table.answer(0, "ready")
    assert table[0].gold == 0  # for the ring, and for the room
    table.answer(0, "attack goblin1 strike", "attack ghost1 haunt 2")
    table.done()


@pytest.mark.rules("DL-11.3", "DL-16.2")
@pytest.mark.parametrize(("where", "price"), [("2,0", 1), ("2,0=mint", 2), ("2,0=labyrinth", 1)])
def test_a_plan_says_how_many_more_traps_and_monsters_fit(where: str, price: int) -> None:
    table = Table.battle(
        "party warrior4 thief4; creatures goblin1 ghost1; traps cursed_ring fire_wall poisoned_meal; gold 3; food 3; "
        f"tiles {where}; cards fireball ? ? ?"
    )
    own, other = table.state.view(0).lords[0], table.state.view(None).lords[0]
    assert (other.trap_slots, other.monster_slots) == (own.trap_slots, own.monster_slots)
    table.answer(0, "lay cursed_ring", "send ghost1")
    seen = table.state.view(0).lords[0]
    assert (seen.trap_slots, seen.monster_slots) == (own.trap_slots - 1, own.monster_slots)
    table.answer(0, "send goblin1")
    assert table.state.view(0).lords[0].monster_slots == own.monster_slots - 1
    table.answer(0, "ready")
    paid = table.state.view(0).lords[0]
    assert paid.gold == 3 - price
    assert (paid.trap_slots, paid.monster_slots) == (0, 0)


@pytest.mark.rules("DL-11.3")
def test_sending_nothing_at_all_is_allowed() -> None:
    table = Table.battle("party thief1; creatures goblin1; traps pendulum; tiles 2,0; cards fireball ? ? ?")
    table.answer(0, "ready")
    assert (table.conquered(0), table.creatures(0), table.traps(0)) == (["2,0"], ["goblin1"], ["pendulum"])
    table.done()


@pytest.mark.rules("DL-11.4", "DL-5.10")
@pytest.mark.parametrize(
    ("trap", "has", "where"),
    [
        ("cursed_ring", "gold 0; food 9", "2,0"),
        ("cursed_ring", "gold 1; food 9", "2,0=mint"),
        ("pendulum", "gold 0; food 9", "2,0=mint"),
        ("poisoned_meal", "gold 9; food 0", "2,0"),
        ("poisoned_meal", "gold 9; food 1; year 2", "2,0"),
        ("kamikaze_imp", "gold 9; imps 0; creatures troll1", "2,0"),  # a token does not pay
    ],
)
def test_a_trap_whose_price_cannot_be_paid_may_not_be_laid(trap: str, has: str, where: str) -> None:
    cards = "jailbreak ? ? ?" if "year 2" in has else "fireball ? ? ?"
    table = Table.battle(f"party thief1; traps {trap}; {has}; tiles {where}; cards {cards}")
    table.refused(0, f"lay {trap}", "DL-11.4", "trap-unpayable")
    table.answer(0, "ready")
    table.done()


@pytest.mark.rules("DL-11.4")
def test_two_traps_must_be_payable_together() -> None:
    table = Table.battle(
        "party warrior8; traps cursed_ring cursed_ring poisoned_meal; gold 1; food 2; year 2; "
        "tiles 2,0=labyrinth; cards jailbreak ? ? ?"
    )
    table.answer(0, "lay cursed_ring")
    table.refused(0, "lay cursed_ring", "DL-11.4", "trap-unpayable")
    table.answer(0, "lay poisoned_meal", "ready", "spring cursed_ring")
    assert (table[0].gold, table[0].food, table.prison(0)) == (0, 0, ["warrior8"])
    table.done()


@pytest.mark.rules("DL-11.4")
def test_the_price_is_paid_when_the_trap_is_revealed_and_an_imp_is_lost_for_good() -> None:
    table = two_lords()
    table.lord(0, traps=["kamikaze_imp"], imps=3)
    table.combat_round(1)
    table.answer(0, "lay kamikaze_imp", "ready")
    assert table[0].imps == 3
    table.answer(1, "ready")
    assert table[0].imps == 2
    table.done()


@pytest.mark.rules("DL-11.4")
def test_a_laid_trap_is_revealed_and_paid_for_even_if_it_does_nothing() -> None:
    table = Table.battle("party thief1; traps pendulum; gold 1; tiles 2,0=mint; cards fireball ? ? ?")
    table.answer(0, "lay pendulum", "ready")  # there is no second adventurer
    assert (table.traps(0), table[0].gold, table.party(0)) == ([], 0, ["thief1:1"])
    table.done()


@pytest.mark.rules("DL-11.5")
def test_the_card_is_turned_up_when_all_have_planned_and_does_nothing_yet() -> None:
    table = two_lords()
    table.combat_round(1)
    table.answer(0, "ready")
    assert not table.state.view(1).cards[0].turned_up
    table.answer(1, "ready")
    assert table.state.view(1).cards[0].spell == "fireball"
    up = table.events.index(ev.CardTurnedUp(1, "fireball"))
    battle = table.events.index(ev.BattleBegins(0, "2,0"))
    planned = max(i for i, event in enumerate(table.events) if isinstance(event, ev.Planned))
    assert planned < up < battle == up + 1
    table.done()


@pytest.mark.rules("DL-11.10")
def test_without_tiles_a_lord_frees_a_prisoner_each_round_instead() -> None:
    table = two_lords(first=1)
    table.lord(0, conquered=["2,0", "2,1", "2,2"], prison=["paladin1", "priest1", "warrior5"])
    table.lord(1, conquered=["2,0", "2,1", "2,2"], prison=["wizard1", "wizard2"])
    table.combat_round(1)
    table.refused(1, "free priest1", "DL-11.10", "no-such-prisoner")
    table.answer(1, "free wizard2")
    table.answer(0, "free warrior5")  # of year 1 or 2; the paladin may wait
    assert table.prison(0) == ["paladin1", "priest1"]
    assert table.party(0) == ["thief3:0"]  # no battle, no fatigue
    assert table.happened(ev.BattleBegins) == []
    table.done()


@pytest.mark.rules("DL-11.10")
def test_without_tiles_and_prisoners_nothing_happens() -> None:
    table = Table.combat("party thief1; traps pendulum; tiles 2,0; cards fireball ? ? ?")
    table.answer(0, "ready")  # that was the only tile; three rounds pass
    assert (table.party(0), table.conquered(0), table.state.round) == (["thief1:1"], ["2,0"], 4)
    table.done()


@pytest.mark.rules("DL-11.13")
def test_a_conquered_tile_gives_no_gold_no_goods_and_no_place_for_a_room() -> None:
    table = Table()
    table.lord(0, rooms={"1,0": "souvenir_shop", "4,3": "mushroom_bed"}, imps=6)
    table.lord(0, conquered=["1,0", "2,0", "2,1", "2,2"])
    for seat in (1, 2, 3):
        table.lord(seat, given=["food", "dig", "mine"])
    table.offer(rooms=["mint"])
    table.minion(0, "mine", 1)
    table.minion(0, "build", 1)
    table.minion(0, "food", 1)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "decline")  # no food: the only question
    assert table[0].unexecuted.bit_count() == 3  # nothing to mine, and no tunnel for a room
    table.begin(ProductionAndRetrieval.begin)
    table.refused(0, "use souvenir_shop", "DL-11.13", "room-conquered")
    table.answer(0, "use mushroom_bed", "return mine")
    table.done()


@pytest.mark.rules("DL-11.13")
def test_a_conquered_tile_is_still_a_tile_for_digging_rooms_and_taxes() -> None:
    table = Table(2)
    table.lord(0, tunnels=["2,0", "3,0", "3,1"], rooms={"1,0": "souvenir_shop"}, gold=9)
    table.lord(0, conquered=["2,0", "3,0", "3,1", "1,0"])
    table.minion(0, "dig", 2)
    table.minion(0, "build", 1)
    table.offer(rooms=["chicken_coop"])
    table.begin(CarryOutOrders.begin)
    table.refused(0, "dig 2,1", "DL-5.8", "square-block")  # with three conquered tiles
    table.answer(0, "dig 1,1", "dig 0,1", "stop")  # beside a conquered room
    table.refused(0, "build chicken_coop 1,1", "DL-5.15", "room-neighbour")
    table.refused(0, "build chicken_coop 2,0", "DL-5.15", "room-needs-tunnel")
    table.answer(0, "build chicken_coop 0,1")
    table.event("taxes")
    table.begin(event_phase)
    table.refused(0, "tax 4", "DL-7.3", "tax-too-much")
    table.answer(0, "tax 3")  # six tiles
    table.answer(1, "tax 2")
    table.done()
