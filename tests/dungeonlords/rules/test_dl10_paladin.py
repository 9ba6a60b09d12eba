"""DL-10: the paladin."""

from __future__ import annotations

import pytest

from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.position import IN_TENT, OUT
from undercroft.dungeonlords.content.tile_tables import TRAPS
from undercroft.dungeonlords.rules.combat.combat_rounds import Combat, end_combat
from undercroft.dungeonlords.rules.economy.paladin import move_evil
from undercroft.dungeonlords.rules.phases.game_years import second_year
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders


@pytest.mark.rules("DL-10.1", "DL-19.1")
def test_the_paladin_comes_at_once_and_stays_when_the_counter_falls() -> None:
    table = Table()
    table.lord(0, evil=9, party=["thief1"])
    table.minion(0, "food", 2)
    table.minion(0, "reputation", 2)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")  # 1 evil for 3 food
    assert table.party(0) == ["paladin1:0", "thief1:0"]
    table.answer(0, "act")  # two smiles
    assert table[0].evil == 8
    assert table.party(0) == ["paladin1:0", "thief1:0"]
    table.done()


@pytest.mark.rules("DL-10.1")
def test_below_the_paladin_space_he_stays_in_his_tent() -> None:
    table = Table()
    table.lord(0, evil=8)
    table.minion(0, "food", 2)
    table.begin(CarryOutOrders.begin)
    table.answer(0, "act")
    assert (table[0].evil, table.state.paladin) == (9, IN_TENT)
    table.done()


@pytest.mark.rules("DL-10.1", "DL-10.5")
def test_in_combat_he_comes_from_the_tent_and_counts_from_the_next_step_on() -> None:
    table = Table.battle("party warrior4 wizard1; creatures goblin1; evil 9; tent; tiles 2,0; cards detect_evil ? ? ?")
    table.answer(0, "send goblin1", "ready")
    # The slow spell brings him in front; his two hearts heal the goblin's two, and he takes the fatigue of two.
    assert table.party(0) == ["paladin1:2", "warrior4:0", "wizard1:0"]
    assert table[0].evil == 10  # two up, one down for the conquest: he stays
    table.done()


@pytest.mark.rules("DL-10.2")
@pytest.mark.parametrize(("evil", "goes"), [(10, False), (11, True)])
def test_he_moves_on_only_to_a_lord_strictly_above_his(evil: int, goes: bool) -> None:
    table = Table()
    table.lord(0, evil=11, party=["paladin1:3", "thief1"])
    table.lord(1, evil=evil, party=["warrior1"])
    table.minion(1, "food", 2)
    table.begin(CarryOutOrders.begin)
    table.answer(1, "act")
    assert table.party(1) == (["paladin1:3", "warrior1:0"] if goes else ["warrior1:0"])  # with his damage
    assert table.party(0) == (["thief1:0"] if goes else ["paladin1:3", "thief1:0"])
    # The event says whom he leaves, and how evil the other is.
    assert table.happened(ev.PaladinComes) == ([ev.PaladinComes(1, evil=12, rival=0)] if goes else [])
    table.done()


@pytest.mark.rules("DL-10.2")
def test_he_does_not_move_to_a_lord_below_the_paladin_space() -> None:
    table = Table()
    table.lord(0, evil=5, party=["paladin1"])
    table.lord(1, evil=8)
    table.minion(1, "food", 2)
    table.begin(CarryOutOrders.begin)
    table.answer(1, "act")  # 9: above his lord, but below the space
    assert table.party(1) == []
    table.done()


@pytest.mark.rules("DL-10.3")
@pytest.mark.parametrize(
    ("holder", "evil", "goes_to"),
    [
        (0, (12, 11, 11), 2),  # the less nice of two equals
        (0, (12, 12, 11), 1),  # the highest
        (2, (12, 11, 12), 0),
    ],
)
def test_of_several_the_highest_gets_him_and_of_equals_the_less_nice(
    holder: int, evil: tuple[int, ...], goes_to: int
) -> None:
    table = Table(3)
    for seat in range(3):
        table.lord(seat, evil=evil[seat])
    table.lord(holder, party=["paladin1"])
    table.minion(holder, "reputation", 2)
    table.begin(CarryOutOrders.begin)
    table.answer(holder, "act")  # down to 10: both others are above him at one moment
    assert table.party(goes_to) == ["paladin1:0"]
    table.done()


@pytest.mark.rules("DL-10.4")
def test_an_eliminated_paladin_is_a_prisoner_and_no_other_comes() -> None:
    table = Table(2)
    table.lord(0, evil=10, party=["paladin1:4"], creatures=["goblin1"], traps=["pendulum"])
    table.lord(1, evil=14, traps=["pendulum"])
    table.cards("fireball", "magic_shield", "detect_evil", "suggestion")
    table.combat_round()
    table.answer(0, "send goblin1", "ready")
    assert table.prison(0) == ["paladin1"]
    move_evil(table.state, 1, 1, "taxes")
    assert (table.party(0), table.party(1), table.state.paladin) == ([], [], OUT)
    table.done()


@pytest.mark.rules("DL-10.4", "DL-11.10")
def test_a_freed_paladin_leaves_the_game() -> None:
    table = Table(2, season="autumn")
    table.lord(0, evil=12, party=["thief1"], prison=["paladin1"], conquered=["2,0", "2,1", "2,2"])
    table.combat_round()
    assert (table.prison(0), table.party(0), table.state.paladin) == ([], ["thief1:0"], OUT)
    table.done()


@pytest.mark.rules("DL-10.4", "DL-11.9")
def test_a_paladin_who_survives_the_fourth_round_leaves_with_his_party() -> None:
    table = Table(2, season="autumn")
    table.lord(0, evil=12, party=["paladin1", "warrior4"], conquered=["2,0", "2,1", "2,2"])
    table.begin(Combat.begin, end_combat)
    assert (table.party(0), table.state.paladin) == ([], OUT)
    move_evil(table.state, 0, 1, "taxes")
    assert table.party(0) == []  # no second one that year
    table.begin(second_year)
    assert table.party(0) == ["paladin2:0"]
    table.done()


PENDULUM = next(trap for trap in TRAPS if trap.id == "pendulum").year2.second
BLOW = max(PENDULUM - 3, 0)
"""The damage from a pendulum that the paladin cannot prevent."""


def fight_for_the_paladin(first: int) -> Table:
    """Both lords fight; when lord 0 loses a tile he falls to 11, and lord 1's 12 draw the paladin."""
    table = Table(2, year=2, first=first)
    table.lord(0, evil=12, party=["paladin2:4", "warrior5"], traps=["pendulum"])
    table.lord(1, evil=12, party=["decoy", "warrior6"], traps=["pendulum"])
    table.cards("create_food", "illusion", "blind_rage", "metamorphosis")
    table.state.round = 1
    return table


@pytest.mark.rules("DL-10.2", "DL-10.5")
def test_in_combat_he_fights_at_a_lord_who_has_still_to_fight() -> None:
    table = fight_for_the_paladin(first=0)
    table[1].evil = 12
    table.combat_round()
    table.answer(0, "ready")
    table.answer(1, "lay pendulum", "ready")
    # He joins behind the decoy, so the plan made earlier hits him as the second, and he prevents 3. He also casts the
    # card's spell (the decoy gets a hit point), and the decoy takes the fatigue.
    assert table.party(0) == ["warrior5:0"]
    assert table.party(1) == [f"paladin2:{6 + BLOW}", "warrior6:0"]
    assert table.conquered(1) == ["2,0"]
    table.done()


@pytest.mark.rules("DL-10.5")
def test_if_the_lord_has_already_fought_he_fights_from_the_next_round() -> None:
    table = fight_for_the_paladin(first=1)
    table[1].evil = 13  # his own battle takes one
    table.combat_round()
    table.answer(1, "ready")
    table.answer(0, "ready")
    # Fatigue had hit the decoy and the warrior by then; the paladin keeps his damage from the other battle.
    assert table.party(1) == ["paladin2:6", "warrior6:1"]
    assert table.conquered(1) == ["2,0"]
    table.combat_round(2)
    table.answer(1, "lay pendulum", "ready")
    table.answer(0, "ready")
    assert table.party(1) == ["paladin2:6", f"warrior6:{1 + BLOW}"]  # he prevents 3; his illusion takes the fatigue
    table.done()


def last_one_leaves(evil: int) -> Table:
    """Lord 0's battle draws the paladin away from lord 1, whose only adventurer he is."""
    table = Table(2, season="autumn")
    table.lord(0, evil=evil, party=["wizard1", "thief2"], traps=["pendulum"])
    table.lord(1, evil=11, party=["paladin1:1"], traps=["cursed_ring"], creatures=["goblin1"])
    table.cards("detect_evil", "fireball", "magic_shield", "invisibility")
    table.combat_round(1)
    table.answer(0, "ready")
    table.answer(1, "lay cursed_ring", "send goblin1", "ready")
    return table


@pytest.mark.rules("DL-10.6")
def test_if_he_was_the_whole_party_the_battle_is_off() -> None:
    table = last_one_leaves(evil=10)
    assert table.party(0) == ["paladin1:3", "wizard1:0", "thief2:0"]
    assert table.party(1) == []
    assert (table.traps(1), table[1].gold, table.creatures(1)) == (["cursed_ring"], 3, ["goblin1"])
    assert (table[1].laid, table[1].sent, table.conquered(1)) == ((), (), [])
    assert table.state.trap_discard == ()  # nobody has seen the ring
    table.done()


@pytest.mark.rules("DL-10.6")
def test_the_plan_returns_as_soon_as_he_leaves() -> None:
    table = Table(2, season="autumn")
    table.lord(0, evil=10, party=["warrior4", "wizard1"], creatures=["vampire1"])
    table.lord(1, evil=11, party=["paladin1"], traps=["pendulum"], creatures=["goblin1"])
    table.cards("suggestion", "fireball", "magic_shield", "invisibility")
    table.combat_round(1)
    table.answer(0, "send vampire1", "ready")
    table.answer(1, "lay pendulum", "send goblin1", "ready")
    table.answer(0, "pay vampire1")  # 12: the paladin comes during this lord's battle
    assert table.party(0) == ["paladin1:0", "warrior4:0", "wizard1:0"]
    board = table.state.view(1).lords[1]
    assert (board.traps, board.laid, board.sent, board.marked, board.planned) == (("pendulum",), (), (), None, False)
    table.answer(0, "attack vampire1 bite 3")
    table.done()


@pytest.mark.rules("DL-10.6", "DL-11.11")
def test_if_he_comes_back_the_combat_restarts_in_the_next_round() -> None:
    table = last_one_leaves(evil=10)  # lord 0 now has 11, like lord 1
    table.combat_round(2)
    table.answer(0, "ready")  # the conquest costs lord 0 one evil: the paladin returns before lord 1's turn
    assert table.party(1) == ["paladin1:4"]
    assert table.conquered(1) == []
    table.combat_round(3)
    table.answer(0, "ready")
    table.answer(1, "send goblin1", "ready")
    assert table.prison(1) == ["paladin1"]
    table.done()


@pytest.mark.rules("DL-11.11")
def test_in_the_fourth_round_no_combat_restarts() -> None:
    table = last_one_leaves(evil=10)
    table.combat_round(4)
    table.answer(0, "ready")
    assert table.party(1) == ["paladin1:3"]
    table.begin(Combat.begin, end_combat)
    assert (table.party(1), table.conquered(1), table.state.paladin) == ([], [], OUT)
    table.done()


@pytest.mark.rules("DL-10.7", "DL-11.10")
def test_at_a_lord_without_tiles_he_joins_and_prisoners_go_free_from_the_next_planning_on() -> None:
    table = Table(2, season="autumn")
    table.lord(0, evil=11, party=["paladin1", "priest3"], traps=["pendulum"])
    table.lord(1, evil=11, prison=["thief1", "thief2"], conquered=["2,0", "2,1", "2,2"])
    table.cards("invisibility", "fireball", "magic_shield", "suggestion")
    table.combat_round(1)
    table.answer(0, "ready")
    assert table.party(1) == ["paladin1:0"]
    assert table.prison(1) == ["thief1", "thief2"]
    table.combat_round(2)
    table.answer(0, "ready")
    assert table.asked() == (1, "free")
    table.answer(1, "free thief2")
    assert table.prison(1) == ["thief1"]
    table.done()
