"""The twelve traps: cost, threat and effect; danger, and all heroes in the location."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import settle
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

card = pytest.mark.card

ROWS = """
falling_slab     2  melee 5
poison_darts     2  speed 5
pit_of_bones     2  speed 5
binding_glyph    3  magic 5
crushing_walls   4  melee 6
warping_sigil    3  magic 5
engulfing_slime  3  speed 6
arc_coil         2  magic 5
swinging_hammer  2  melee 5
spring_floor     2  speed 5
memory_gas       4  magic 6
choking_vapours  2  life 8
"""
"""Id, cost, threat."""

EACH = pytest.mark.parametrize(
    ("trap", "cost", "stat", "value"),
    [
        pytest.param(name, int(cost), stat, int(value), id=name, marks=card(name))
        for name, cost, stat, value in (line.split() for line in ROWS.split("\n") if line)
    ],
)
RODERIK = {"melee": 2, "magic": 1, "speed": 3, "life": 4}
KRON = {"melee": 3, "magic": 0, "speed": 3, "life": 4}
"""The two heroes, on level 2 with 4 life."""


def sprung(trap: str, *dice: int, life: int = 6, ap: int = 0) -> Table:
    """Send the trap against Roderik (2/1/3), who is alone at the crossroads."""
    table = Table()
    table.hero(1, "roderik_talus", at="crossroads1", level=2, life=life, ap=ap, saved=min(ap, 1))
    table.dice(*dice)
    table.ambush(0, 1, trap)
    return table


@EACH
def test_its_cost_in_peril(trap: str, cost: int, stat: str, value: int) -> None:
    table = Table()
    table.hero(0, peril=9, hand=[trap])
    table.hero(1, at="crossroads1", peril=cost - 1)
    table.misdeeds(0)
    assert table.refused(0, f"send {trap} 1") == "DN-5.1"
    table.hero(1, peril=cost)
    table.misdeeds(0)
    assert table.legal(0, f"send {trap} 1")


@EACH
def test_each_hero_who_passes_it_gets_a_glory(trap: str, cost: int, stat: str, value: int) -> None:
    table = Table(3)
    for seat in (0, 1):
        table.hero(seat, "roderik_talus" if seat else "kron_axereaver", at="crossroads1", level=2, life=4)
    table.hero(2, at="crossroads2")
    table.dice(value - KRON[stat], value - RODERIK[stat])
    table.ambush(0, 1, trap)
    settle(table)
    assert table.rolls() == [f"0 threat {value}", f"1 threat {value}"]
    assert [hero.glory for hero in table.state.heroes] == [1, 1, 0]
    assert [hero.life for hero in table.state.heroes] == [4, 4, 6]
    assert table.discards() == [trap]


@EACH
def test_danger_makes_it_harder(trap: str, cost: int, stat: str, value: int) -> None:
    table = Table(2, "rat_run 0,-1 turned")  # danger +1
    table.hero(1, "roderik_talus", at="rat_run", level=2, life=4)
    table.dice(value - RODERIK[stat])
    table.ambush(0, 1, trap)
    table.until("banes")
    assert table[1].glory == 0
    assert [event.success for event in table.events if isinstance(event, ev.Tested)] == [False]
    table.assert_settled()


@EACH
def test_it_does_nothing_out_of_reach(trap: str, cost: int, stat: str, value: int) -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=3, hand=["recall_rune"], standing="mine")
    table.ambush(0, 1, trap)
    table.answer(1, "play recall_rune")
    settle(table)
    assert table.rolls() == [] and table.discards() == [trap, "recall_rune"]


@pytest.mark.parametrize(
    ("trap", "die", "wounds"),
    [
        pytest.param(trap, die, wounds, id=trap, marks=card(trap))
        for trap, die, wounds in [
            ("falling_slab", 1, 1),
            ("poison_darts", 1, 1),
            ("crushing_walls", 2, 2),
            ("arc_coil", 3, 1),
            ("swinging_hammer", 1, 1),
            ("choking_vapours", 1, 1),
        ]
    ],
)
def test_it_wounds_a_hero_who_fails(trap: str, die: int, wounds: int) -> None:
    table = sprung(trap, die)
    settle(table)
    assert (table[1].life, table[1].glory, table[1].fallen) == (6 - wounds, 0, 0)


@card("choking_vapours")
def test_choking_vapours_test_the_remaining_life() -> None:
    table = sprung("choking_vapours", 2)
    settle(table)
    assert (table[1].life, table[1].glory) == (6, 1)
    table = sprung("choking_vapours", 5, life=2)
    settle(table)
    assert table.rolls() == ["1 threat 7"] and table[1].life == 1


@card("pit_of_bones", "engulfing_slime")
@pytest.mark.parametrize(("trap", "die"), [("pit_of_bones", 1), ("engulfing_slime", 2)])
def test_pit_of_bones_and_engulfing_slime_hold_a_hero_until_he_passes_a_threat(trap: str, die: int) -> None:
    table = sprung(trap, die)
    settle(table)
    assert table[1].fallen == 1 and table[1].life == 6
    table.hero(1, ap=2)
    table.dice(2, 2)
    table.feats(1)
    table.answer(1, "stand")  # 2 + 2 melee: 4
    assert (table[1].fallen, table[1].ap) == (0, 1)
    assert table.rolls()[-1] == "1 threat 4"
    table.hero(1, "lorel_alanus", level=1, fallen=1, stand=["melee 4"])
    table.feats(1)
    table.answer(1, "stand")  # 2 + 0
    assert (table[1].fallen, table[1].ap) == (1, 0)
    table.assert_settled()


@card("binding_glyph")
def test_binding_glyph_takes_all_action_points_and_one_at_the_next_recovery() -> None:
    table = sprung("binding_glyph", 3, ap=3)
    settle(table)
    assert (table[1].ap, table[1].saved, table[1].life) == (0, 0, 6)
    table.turn(0)
    assert table[0].ap == 2  # nobody else is affected
    table.turn(1)
    assert table[1].ap == 2
    table.turn(1)
    assert table[1].ap == 3
    table.assert_settled()


@card("warping_sigil")
def test_warping_sigil_leads_to_a_farthest_location_of_the_owners_choice() -> None:
    table = Table(3, "crossroads1 0,-1", "crossroads2 0,-2", "gallery_of_whispers 1,-2", "library -1,-2 turned")
    table.hero(1, at="crossroads1")
    table.dice(1)
    table.ambush(0, 1, "warping_sigil")
    assert table.asked() == (0, "transfer")
    assert table.options(0) == ["at gallery_of_whispers", "at library"]
    table.answer(0, "at library")
    settle(table)
    assert (table.location(1), table[1].glory, table[1].peril) == ("library", 0, 0)  # not his turn


@card("warping_sigil")
def test_warping_sigil_gives_points_and_effects_in_the_victims_own_turn() -> None:
    table = Table(2, "crossroads1 0,-1", "gallery_of_whispers 0,-2")
    table.hero(0, at="crossroads1")
    table.hero(1, at="crossroads1")
    table.dice(1, 1, 5)  # his threat, that of the gallery, and the other hero's
    table.ambush(0, 1, "warping_sigil")
    settle(table)
    assert table.location(0) == "gallery_of_whispers" and table.location(1) == "crossroads1"
    assert (table[0].glory, table[0].peril) == (1, 2)


@card("spring_floor")
def test_spring_floor_leads_to_any_adjacent_location_of_the_owners_choice() -> None:
    table = Table(2, "crossroads1 1,0", "corridor1 0,1", "corridor2 1,1 turned")
    table.hero(1, at="corridor1")
    table.dice(1)
    table.ambush(0, 1, "spring_floor")
    assert table.asked() == (0, "transfer")
    assert table.options(0) == ["at tomb_antechamber", "at corridor2"]
    table.answer(0, "at corridor2")
    settle(table)
    assert table.location(1) == "corridor2"


@card("memory_gas")
def test_memory_gas_takes_a_prepared_boon_of_the_victims_choice() -> None:
    table = Table()
    table.hero(1, "roderik_talus", at="crossroads1", level=2, boons=["surefooted", "keen_reflexes"])
    table.hero(1, treasures=["ring_of_magic"])
    table.dice(4)
    table.ambush(0, 1, "memory_gas")
    assert table.asked() == (1, "part-with")
    assert table.options(1) == ["discard surefooted", "discard keen_reflexes"]
    table.answer(1, "discard surefooted")
    settle(table)
    assert (table.boons(1), table.treasures(1), table[1].level) == (["keen_reflexes"], ["ring_of_magic"], 2)


@card("memory_gas")
@pytest.mark.parametrize(("level", "after"), [(2, 1), (1, 1)])
def test_memory_gas_takes_a_level_if_there_is_no_boon(level: int, after: int) -> None:
    table = Table()
    table.hero(1, "lorel_alanus", at="crossroads1", level=level, treasures=["ring_of_magic"])
    table.dice(1)
    table.ambush(0, 1, "memory_gas")
    settle(table)
    assert (table[1].level, table.treasures(1), table[1].life) == (after, ["ring_of_magic"], 6)
