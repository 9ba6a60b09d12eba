"""DL-11.6, the trap step: every trap in both years, thief symbols, darts (DL-11.15, DL-11.17)."""

from __future__ import annotations

import msgspec
import pytest

from tests.dungeonlords.rules.walks import Walk
from tests.dungeonlords.table import Table
from undercroft.dungeonlords.content.tile_tables import TRAPS as CARDS

FIRST_YEAR = "party warrior4 wizard3 priest4; gold 1; food 1; imps 1"
SECOND_YEAR = "party warrior7 wizard8 priest8; gold 1; food 2; imps 1; year 2"

TRAPS = [
    ("rolling_stone", "warrior4:3 wizard3:0 priest4:0", "warrior7:4 wizard8:0 priest8:0"),
    ("pendulum", "warrior4:0 wizard3:3 priest4:0", "warrior7:0 wizard8:{second} priest8:0"),
    ("fire_wall", "warrior4:1 wizard3:1 priest4:2", "warrior7:1 wizard8:1 priest8:2"),
    ("trap_door", "warrior4:2 wizard3:0 priest4:0", "warrior7:{first} wizard8:0 priest8:0"),
    ("cursed_ring", "warrior4:1 wizard3:1 priest4:1", "warrior7:{each} wizard8:{each} priest8:{each}"),
    ("poisoned_meal", "wizard3:0 priest4:0", "wizard8:0 priest8:0"),
    ("kamikaze_imp", "warrior4:3 wizard3:1 priest4:1", "warrior7:{first} wizard8:{others} priest8:{others}"),
    ("poisoned_dart 2", "warrior4:0 wizard3:1 priest4:0", "warrior7:0 wizard8:1 priest8:0"),
    ("anti_magic_dart 3", "warrior4:0 wizard3:0 priest4:1", "warrior7:0 wizard8:0 priest8:{any}"),
]
"""Each trap with the party after it in both years; numbers in braces are not printed and come from the content."""
PRICES = {"cursed_ring": "gold", "poisoned_meal": "food", "kamikaze_imp": "imps"}
SECOND = {card.id: card.year2 for card in CARDS}


def lay(position: str, trap: str) -> tuple[Walk, str]:
    """Lay a trap (a dart with its target), fight, and return the party as it is after the trap step."""
    name, _, target = trap.partition(" ")
    walk = Walk(f"{position}; traps {name}; tiles 2,0; training")
    steps = walk.answers(f"lay {name}", "ready", *([f"target {target}"] if target else []))
    return walk, steps["trap"]


@pytest.mark.rules("DL-11.6", "DL-11.15")
@pytest.mark.parametrize(("trap", "in_year_1", "in_year_2"), TRAPS, ids=[trap for trap, _, _ in TRAPS])
def test_what_each_trap_does_in_both_years(trap: str, in_year_1: str, in_year_2: str) -> None:
    card = SECOND[trap.partition(" ")[0]]
    party_2 = in_year_2.format(**msgspec.structs.asdict(card))
    for year, position, party in ((1, FIRST_YEAR, in_year_1), (2, SECOND_YEAR, party_2)):
        walk, after = lay(position, trap)
        assert after == party
        good = PRICES.get(trap, "gold")
        had = 2 if good == "food" and year == 2 else 1
        price = getattr(card.pay, good) if year == 2 else trap in PRICES
        assert getattr(walk.table[0], good) == had - price
        assert walk.table.traps(0) == []  # discarded
        walk.table.done()


@pytest.mark.rules("DL-11.6")
@pytest.mark.parametrize("trap", ["trap_door", "cursed_ring"])
@pytest.mark.parametrize("year", [1, 2])
def test_traps_that_prevent_conquest_skip_the_whole_step(trap: str, year: int) -> None:
    card = "detect_evil" if year == 1 else "wrath_of_virtue"
    table = Table.battle(
        f"party warrior8; traps {trap} pendulum; gold 1; year {year}; tiles 2,0; cards {card} ? ? ?; evil 7"
    )
    table.answer(0, f"lay {trap}", "ready")
    damage = SECOND[trap].first + SECOND[trap].each if year == 2 else 1 if trap == "cursed_ring" else 2
    assert table.party(0) == [f"warrior8:{damage}"]  # no fatigue
    assert (table.conquered(0), table[0].evil) == ([], 7)
    table.done()


@pytest.mark.rules("DL-11.6", "DL-19.2")
@pytest.mark.parametrize(
    ("party", "trap", "after"),
    [
        ("warrior4 thief1 priest1", "fire_wall", "warrior4:0 thief1:1 priest1:2"),  # one symbol: for the first one
        ("paladin1 warrior4 priest4", "fire_wall", "paladin1:0 warrior4:0 priest4:2"),  # the paladin's two
        ("paladin1 warrior4 thief2", "kamikaze_imp", "paladin1:0 warrior4:0 thief2:1"),  # four together
        ("thief4 warrior4", "pendulum", "thief4:0 warrior4:1"),  # a thief in front protects those behind him, too
        ("warrior4 thief4", "poisoned_meal", "warrior4:3 thief4:0"),  # all of its damage can be prevented
    ],
)
def test_thief_symbols_take_away_damage_from_the_front_backwards(party: str, trap: str, after: str) -> None:
    walk, trapped = lay(f"party {party}; gold 1; food 1; imps 1", trap)
    assert trapped == after
    walk.table.done()


@pytest.mark.rules("DL-19.2")
def test_symbols_work_again_each_round() -> None:
    table = Table.combat("party warrior4 thief4; traps rolling_stone rolling_stone; tiles 2,0 2,1; training")
    table.answer(0, "lay rolling_stone", "ready")
    assert table.party(0) == ["warrior4:3", "thief4:0"]  # 3 - 2, and 2 fatigue
    table.answer(0, "lay rolling_stone", "ready")
    assert table.party(0) == ["thief4:1"]  # again 3 - 2, and 2 fatigue
    table.done()


@pytest.mark.rules("DL-11.6")
def test_a_trap_hits_all_at_once_so_eliminated_thieves_still_prevent_damage() -> None:
    walk, trapped = lay("party thief2:2 warrior4:4 wizard1:1", "fire_wall")
    assert trapped == "thief2:2 warrior4:4"  # 1, 1 and 2, less the two of the thief
    walk.table.done()


@pytest.mark.rules("DL-11.15")
def test_a_dart_may_be_aimed_at_anybody_even_the_paladin_or_a_decoy() -> None:
    table = Table.battle(
        "party decoy paladin2 warrior5; traps poisoned_dart; year 2; tiles 2,0; cards illusion create_food ? ?; round 2"
    )
    table.answer(0, "lay poisoned_dart", "ready")
    assert table.options(0) == ["target 1", "target 2", "target 3"]
    table.refused(0, "target 4", "DL-11.15", "no-such-target")
    table.answer(0, "target 3")
    assert table.party(0) == ["paladin2:0", "warrior5:2"]  # 1 prevented, 2 later; the fed decoy took the fatigue
    table.done()


@pytest.mark.rules("DL-11.15", "DL-19.3")
def test_the_poisoned_darts_later_damage_comes_after_conquest_and_cannot_be_prevented() -> None:
    walk = Walk("party warrior4 thief4; traps poisoned_dart; tiles 2,0; training")
    steps = walk.answers("lay poisoned_dart", "ready", "target 2")
    assert steps["trap"] == "warrior4:0 thief4:0"
    assert steps["conquest"] == "warrior4:2 thief4:0 lost 2,0"
    assert steps["later dart"] == "warrior4:2 thief4:2"
    walk.table.done()


@pytest.mark.rules("DL-19.3")
def test_the_later_damage_comes_even_if_nothing_was_conquered() -> None:
    walk = Walk("party warrior4 thief4; creatures slime1; traps poisoned_dart; tiles 2,0; training")
    walk.answers("lay poisoned_dart", "send slime1", "ready", "target 2")
    steps = walk.answers("attack slime1 hold")
    assert (steps["conquest"], steps["later dart"]) == ("warrior4:0 thief4:0", "warrior4:0 thief4:2")
    walk.table.done()


@pytest.mark.rules("DL-19.3", "DL-11.17")
def test_the_later_damage_is_lost_if_the_target_is_gone() -> None:
    table = Table.battle("party wizard1 thief1; creatures goblin1; traps poisoned_dart; tiles 2,0; training")
    table.answer(0, "lay poisoned_dart", "send goblin1", "ready", "target 1")
    # The thief prevents one; the goblin's 2 and one fatigue eliminate the wizard, the other fatigue hits the thief.
    assert (table.prison(0), table.party(0)) == (["wizard1"], ["thief1:1"])
    table.done()


@pytest.mark.rules("DL-11.17")
def test_a_tile_conquered_before_the_later_damage_stays_conquered() -> None:
    table = Table.battle("party wizard1; traps poisoned_dart; tiles 2,0; cards fireball ? ? ?; evil 7")
    table.answer(0, "lay poisoned_dart", "ready")
    assert (table.prison(0), table.conquered(0), table[0].evil) == (["wizard1"], ["2,0"], 6)
    table.done()


@pytest.mark.rules("DL-11.17", "DL-19.3")
def test_the_paladin_moves_before_the_later_damage_so_the_dart_finds_nobody() -> None:
    table = Table(2, season="autumn")
    table.lord(0, evil=12, party=["paladin1", "priest1"], traps=["poisoned_dart"])
    table.lord(1, evil=12)
    table.cards("fireball", "invisibility", "magic_shield", "suggestion")
    table.combat_round(1)
    table.answer(0, "lay poisoned_dart", "ready", "target 1")
    assert table.party(0) == ["priest1:0"]
    assert table.party(1) == ["paladin1:1"]  # fatigue; he prevented the dart's first point
    table.done()


@pytest.mark.rules("DL-19.3", "DL-16.2")
def test_two_poisoned_darts_in_a_labyrinth_both_come_later() -> None:
    table = Table.battle(
        "party warrior8 priest8; traps poisoned_dart poisoned_dart; year 2; tiles 2,0=labyrinth; cards jailbreak ? ? ?"
    )
    table.answer(0, "lay poisoned_dart", "lay poisoned_dart", "ready")
    table.answer(0, "spring poisoned_dart", "target 1", "target 2")  # no question about the second dart alone
    assert table.party(0) == ["warrior8:5", "priest8:3"]  # 1 + 2 each, and 2 fatigue in front
    table.done()


@pytest.mark.rules("DL-11.15")
@pytest.mark.parametrize(("target", "cast"), [(1, True), (2, False), (3, True)])
def test_an_anti_magic_dart_on_a_wizard_stops_all_spells(target: int, cast: bool) -> None:
    table = Table.battle(
        "party paladin1 wizard1 priest1; traps anti_magic_dart; imps 3; tiles 2,0; cards fist_of_justice ? ? ?"
    )
    table.answer(0, "lay anti_magic_dart", "ready", f"target {target}")
    assert table[0].imps == (2 if cast else 3)  # not even the paladin casts
    table.done()


@pytest.mark.rules("DL-11.15")
@pytest.mark.parametrize(("target", "heals"), [(1, True), (2, True), (3, False)])
def test_an_anti_magic_dart_on_a_priest_stops_healing(target: int, heals: bool) -> None:
    walk = Walk("party paladin1 wizard1 priest4; creatures goblin1; traps anti_magic_dart; tiles 2,0; training")
    steps = walk.answers("lay anti_magic_dart", "send goblin1", "ready", f"target {target}")
    assert steps["creatures"] == "paladin1:2 wizard1:0 priest4:0"
    assert steps["healing"] == ("paladin1:0" if heals else "paladin1:2") + " wizard1:0 priest4:0"
    walk.table.done()


@pytest.mark.rules("DL-11.15")
def test_a_darts_effect_stands_even_if_it_eliminates_its_target() -> None:
    table = Table.battle(
        "party wizard1:2 wizard2; traps anti_magic_dart; imps 3; tiles 2,0; cards fist_of_justice ? ? ?"
    )
    table.answer(0, "lay anti_magic_dart", "ready", "target 1")
    assert (table.prison(0), table[0].imps) == (["wizard1"], 3)
    table.done()
