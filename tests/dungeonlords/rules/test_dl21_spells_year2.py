"""DL-21: the spells of year 2, each with its effect."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.walks import Walk
from tests.dungeonlords.table import Table
from undercroft.dungeonlords.content.tile_tables import TRAPS
from undercroft.dungeonlords.rules.combat.combat_rounds import end_combat

PENDULUM = next(trap for trap in TRAPS if trap.id == "pendulum").year2.second


def position(spell: str, party: str, has: str, tile: str = "2,0") -> str:
    """A battle of year 2 with the spell in the first round."""
    return f"party {party}; {has}; tiles {tile}; cards {spell} ? ? ?; year 2"


@pytest.mark.rules("DL-21.6")
def test_the_decoy_takes_fatigue_first_and_has_one_hit_point() -> None:
    table = Table.battle(position("illusion", "warrior8 wizard5", "traps pendulum"))
    table.answer(0, "ready")
    assert (table.party(0), table.prison(0)) == (["warrior8:0", "wizard5:0"], [])  # it does not become a prisoner
    table.done()


@pytest.mark.rules("DL-21.6")
def test_the_decoy_takes_attacks_first() -> None:
    walk = Walk(position("illusion", "warrior8 wizard5", "creatures troll1"))
    steps = walk.answers("send troll1", "ready")
    assert steps["fast spell"] == "decoy:0 warrior8:0 wizard5:0"
    assert steps["creatures"] == "warrior8:0 wizard5:0"
    walk.table.done()


@pytest.mark.rules("DL-21.6", "DL-19.6")
@pytest.mark.parametrize(
    ("trap", "after"),
    [
        ("rolling_stone", "warrior8:0 wizard5:0"),
        ("pendulum", f"decoy:0 warrior8:{PENDULUM} wizard5:0"),  # the decoy counts for the order
        ("fire_wall", "warrior8:1 wizard5:2"),
    ],
)
def test_in_later_rounds_the_decoy_takes_traps_as_the_first(trap: str, after: str) -> None:
    walk = Walk(
        f"party warrior8 wizard5; creatures slime1; traps {trap}; tiles 2,0; year 2; cards illusion wrath_of_virtue ? ?"
    )
    walk.answers("send slime1", "ready", "attack slime1 hold")
    assert walk.table.party(0)[0] == "decoy:0"
    assert walk.answers(f"lay {trap}", "ready")["trap"] == after
    walk.table.done()


@pytest.mark.rules("DL-21.6")
def test_the_decoy_has_no_class_and_no_symbols() -> None:
    battle = "party decoy thief5; creatures vampire1; tiles 2,0; year 2; cards illusion jailbreak ? ?; round 2"
    table = Table.battle(battle)
    seen = table.state.view(None).lords[0].party[0]
    assert (seen.class_, seen.hp, seen.symbols) == ("decoy", 1, 0)
    table.answer(0, "send vampire1", "ready", "attack vampire1 run 1")  # not a priest
    assert table.party(0) == ["thief5:2"]
    table.done()


@pytest.mark.rules("DL-21.6")
def test_the_decoy_vanishes_when_only_it_is_left() -> None:
    table = Table.battle(position("illusion", "wizard5:2", "creatures ghost1"))
    table.answer(0, "send ghost1", "ready")
    assert (table.party(0), table.prison(0), table.conquered(0)) == ([], ["wizard5"], [])
    table.done()


@pytest.mark.rules("DL-21.6", "DL-10.6")
def test_the_decoy_vanishes_when_the_last_one_leaves() -> None:
    table = Table(2, year=2, season="autumn")
    table.lord(0, evil=12, party=["decoy+1", "paladin2"], traps=["pendulum"])
    table.lord(1, evil=12)
    table.cards("create_food", "illusion", "jailbreak", "blind_rage")
    table.combat_round(1)
    table.answer(0, "ready")  # the conquest sends the paladin to the other lord; the fed decoy had one hit point left
    assert (table.party(0), table.party(1)) == ([], ["paladin2:0"])
    table.done()


@pytest.mark.rules("DL-21.6")
def test_a_fed_decoy_may_be_healed() -> None:
    cards = "illusion create_food jailbreak ?"
    walk = Walk(f"party decoy+1 priest5; creatures slime1; tiles 2,0; year 2; cards {cards}; round 3")
    steps = walk.answers("send slime1", "ready", "attack slime1 splash")
    assert (steps["creatures"], steps["healing"]) == ("decoy:1 priest5:1", "decoy:0 priest5:0")
    walk.table.done()


@pytest.mark.rules("DL-21.7")
def test_the_point_of_create_food_travels_with_the_paladin() -> None:
    table = Table(2, year=2, season="autumn")
    table.lord(0, evil=12, party=["paladin2", "thief5"], traps=["pendulum"])
    table.lord(1, evil=12)
    table.cards("create_food", "illusion", "jailbreak", "blind_rage")
    table.combat_round(1)
    table.answer(0, "ready")
    paladin = table.state.view(None).lords[1].party[0]
    assert (paladin.id, paladin.hp, paladin.damage) == ("paladin2", 9, 2)
    table.done()


@pytest.mark.rules("DL-19.8")
def test_regeneration_removes_all_damage_of_the_first_damaged() -> None:
    table = Table.battle(position("regeneration", "warrior8 thief8:3 wizard5:2", "traps pendulum"))
    table.answer(0, "ready")
    assert table.party(0) == ["warrior8:2", "thief8:0", "wizard5:2"]
    table.done()


@pytest.mark.rules("DL-21.8")
def test_a_sheep_attacks_for_one_has_no_room_bonus_and_stands_up_as_itself() -> None:
    walk = Walk(position("metamorphosis", "warrior8 wizard5 priest5", "creatures goblin1 troll1", "2,0=training_room"))
    walk.answers("send goblin1", "send troll1", "ready")
    walk.answers("sheep troll1")
    walk.table.refused(0, "attack troll1 strike", "DL-21.8", "creature-is-sheep")
    assert walk.table.options(0) == ["attack goblin1 strike", "butt troll1"]
    walk.answers("butt troll1")
    table = walk.table
    assert table.party(0)[0] == "warrior8:5"  # 1 and 3, healed by two; 3 fatigue
    assert table.creatures(0) == ["goblin1*", "troll1*"]
    table.begin(end_combat)
    assert table.creatures(0) == ["goblin1", "troll1"]
    table.done()


@pytest.mark.rules("DL-21.8")
def test_a_sheeps_attack_is_healed() -> None:
    walk = Walk(position("metamorphosis", "warrior8:2 wizard5 priest5", "creatures goblin1"))
    steps = walk.answers("send goblin1", "ready")
    assert (steps["creatures"].split()[0], steps["healing"].split()[0]) == ("warrior8:3", "warrior8:1")
    walk.table.done()


@pytest.mark.rules("DL-21.9")
@pytest.mark.parametrize(
    ("creature", "answers", "after"),
    [
        ("goblin1", [], "warrior8:2 wizard8:0 thief8:0"),
        ("slime1", [], "warrior8:1 wizard8:0 thief8:0"),
        ("troll1", ["attack troll1 fed"], "warrior8:4 wizard8:0 thief8:0"),
        ("witch1", ["attack witch1 strike"], "warrior8:4 wizard8:0 thief8:0"),
        ("witch1", ["attack witch1 hex"], "warrior8:2 wizard8:0 thief8:0"),
        ("vampire1", ["attack vampire1 bite"], "warrior8:3 wizard8:0 thief8:0"),
        ("vampire1", ["attack vampire1 run"], "warrior8:2 wizard8:0 thief8:0"),
        ("golem1", [], "warrior8:4 wizard8:0 thief8:0"),
        ("dragon1", [], "warrior8:2 wizard8:0 thief8:0"),
        ("demon1", [], "warrior8:7 wizard8:0 thief8:0"),
        ("ghost1", ["attack ghost1 haunt 3"], "warrior8:0 wizard8:0 thief8:2"),  # no monster
    ],
)
def test_under_blind_rage_every_monster_attacks_the_first(creature: str, answers: list[str], after: str) -> None:
    walk = Walk(position("blind_rage", "warrior8 wizard8 thief8", f"creatures {creature}; food 1"), last=True)
    assert walk.answers(f"send {creature}", "ready", *answers)["creatures"] == after
    lair = creature if creature == "golem1" or "run" in "".join(answers) else f"{creature}*"
    assert walk.table.creatures(0) == [lair]
    assert walk.table.conquered(0) == ([] if creature == "demon1" else ["2,0"])
    walk.table.done()


@pytest.mark.rules("DL-21.9")
def test_rage_allows_neither_holding_nor_choosing_a_target() -> None:
    table = Table.battle(position("blind_rage", "warrior8 wizard8", "creatures slime1 vampire1", "2,0=mint"))
    table.answer(0, "send slime1", "send vampire1", "ready")
    table.refused(0, "attack slime1 hold", "DL-21.9", "blind-rage")
    table.refused(0, "attack vampire1 bite 2", "DL-21.9", "blind-rage")
    table.answer(0, "attack slime1 splash", "attack vampire1 run")
    assert table.party(0) == ["warrior8:6", "wizard8:0"]  # 1, 2 and 3 fatigue
    table.done()


@pytest.mark.rules("DL-21.9")
@pytest.mark.parametrize(("answer", "lair"), [("rest vampire1", "vampire1*"), ("attack vampire1 run", "vampire1")])
def test_a_raging_vampire_before_a_priest_cannot_attack(answer: str, lair: str) -> None:
    walk = Walk(position("blind_rage", "priest8:3 wizard8", "creatures vampire1"))
    walk.answers("send vampire1", "ready")
    assert walk.table.options(0) == ["rest vampire1", "attack vampire1 run"]
    steps = walk.answers(answer)
    assert steps["healing"] == "priest8:3 wizard8:0"  # that did not count as an attack
    assert walk.table.creatures(0) == [lair]
    walk.table.done()


@pytest.mark.rules("DL-21.10", "DL-5.16")
@pytest.mark.parametrize("creature", ["troll1", "vampire1"])
def test_dimensional_gate_takes_a_monster_sent_ko_or_not_without_evil(creature: str) -> None:
    table = Table.battle(
        position("dimensional_gate", "warrior8 wizard8", "creatures troll1 vampire1 goblin1", "2,0=mint") + "; evil 7"
    )
    table.answer(0, "send troll1", "send vampire1", "ready", "attack vampire1 run 1")
    assert table.creatures(0) == ["troll1*", "vampire1", "goblin1"]
    table.refused(0, "banish goblin1", "DL-21.10", "creature-not-sent")
    table.answer(0, f"banish {creature}")
    assert creature not in "".join(table.creatures(0))
    assert (table[0].tokens, table[0].evil) == (0 if creature == "troll1" else 1, 6)  # only the conquest
    table.done()


@pytest.mark.rules("DL-21.10")
def test_jailbreak_frees_a_prisoner_of_the_lords_choice_a_paladin_only_if_alone() -> None:
    table = Table.battle(position("jailbreak", "warrior8 wizard8", "traps pendulum; prison paladin1 thief1 priest1"))
    table.answer(0, "ready")
    table.refused(0, "free paladin1", "DL-21.10", "paladin-last")
    table.refused(0, "free thief2", "DL-21.10", "no-such-prisoner")
    table.answer(0, "free thief1")
    assert table.prison(0) == ["paladin1", "priest1"]
    table.done()
    table = Table.battle(position("jailbreak", "warrior8 wizard8", "traps pendulum; prison paladin1"))
    table.answer(0, "ready")
    assert table.prison(0) == []
    table.done()


@pytest.mark.rules("DL-21.10")
def test_jailbreak_with_an_empty_prison_does_nothing() -> None:
    table = Table.battle(position("jailbreak", "warrior8 wizard8", "traps pendulum"))
    table.answer(0, "ready")
    assert table.party(0) == ["warrior8:2", "wizard8:0"]
    table.done()


@pytest.mark.rules("DL-21.5")
@pytest.mark.parametrize(("imps", "left"), [(3, 1), (1, 0), (0, 0)])
def test_wrath_of_virtue_takes_up_to_two_imps(imps: int, left: int) -> None:
    table = Table.battle(position("wrath_of_virtue", "warrior8 wizard8", f"traps pendulum; imps {imps}"))
    table.answer(0, "ready")
    assert table[0].imps == left
    table.done()


@pytest.mark.rules("DL-21.5")
def test_appraise_hoard_takes_two_goods_of_the_lords_choice() -> None:
    table = Table.battle(position("appraise_hoard", "warrior8 wizard8", "gold 1; food 0; traps pendulum trap_door"))
    table.answer(0, "ready")
    assert table.options(0) == ["lose gold", "lose pendulum", "lose trap_door"]
    table.refused(0, "lose food", "DL-21.5", "too-little-food")
    table.refused(0, "lose fire_wall", "DL-21.5", "no-such-trap")
    table.answer(0, "lose gold", "lose pendulum")
    assert (table[0].gold, table.traps(0)) == (0, ["trap_door"])
    table.done()


@pytest.mark.rules("DL-21.5")
def test_appraise_hoard_takes_what_there_is() -> None:
    table = Table.battle(position("appraise_hoard", "warrior8 wizard8", "food 1; creatures goblin1"))
    table.answer(0, "send goblin1", "ready", "lose food")
    assert table[0].food == 0
    table.done()
