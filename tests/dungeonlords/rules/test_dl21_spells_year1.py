"""DL-21: the spells of year 1, each with its effect."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.walks import Walk
from tests.dungeonlords.table import Table

INVISIBLE = "tiles 2,0; cards invisibility ? ? ?"


def cast(spell: str, has: str, creatures: str = "") -> Table:
    """A battle in which a lone wizard casts the card's spell and is not hurt before it."""
    sent = f"creatures {creatures}; " if creatures else "traps pendulum; "
    return Table.battle(f"party warrior4 wizard1; {sent}{has}; tiles 2,0; cards {spell} ? ? ?")


@pytest.mark.rules("DL-21.1")
def test_invisible_wizards_go_to_the_end_in_order_and_stay_there() -> None:
    table = Table.combat(
        "party paladin1 wizard1 warrior4 wizard2; traps pendulum; tiles 2,0 2,1; cards invisibility fireball ? ?"
    )
    table.answer(0, "ready")
    assert table.party(0) == ["paladin1:0", "warrior4:0", "wizard1:0", "wizard2:0"]
    table.answer(0, "ready")
    assert table.party(0) == ["paladin1:1", "warrior4:0", "wizard1:0", "wizard2:0"]
    table.done()


@pytest.mark.rules("DL-21.1")
def test_the_paladin_is_not_a_wizard() -> None:
    table = Table.battle(f"party paladin1 wizard1; creatures slime1; {INVISIBLE}")
    table.answer(0, "send slime1", "ready", "attack slime1 splash")
    assert table.party(0) == ["paladin1:0", "wizard1:0"]  # hit for 1, and healed
    table.done()


@pytest.mark.rules("DL-21.1")
def test_invisible_wizards_may_be_targets_but_their_damage_is_lost() -> None:
    table = Table.battle(f"party wizard1 priest1:2; creatures vampire1; {INVISIBLE}")
    table.answer(0, "send vampire1", "ready")
    assert table.options(0) == ["attack vampire1 bite 2", "attack vampire1 run 2"]
    table.answer(0, "attack vampire1 bite 2")
    assert table.party(0) == ["priest1:1", "wizard1:0"]  # an attack all the same: the priest heals himself
    table.done()


@pytest.mark.rules("DL-21.1")
def test_traps_come_before_invisibility_and_the_darts_later_damage_after_it() -> None:
    walk = Walk(f"party warrior4 wizard1; traps poisoned_dart; {INVISIBLE}")
    steps = walk.answers("lay poisoned_dart", "ready", "target 2")
    assert (steps["trap"], steps["later dart"]) == ("warrior4:0 wizard1:1", "warrior4:0 wizard1:1")
    walk.table.done()


@pytest.mark.rules("DL-21.1")
@pytest.mark.parametrize(
    ("party", "after"),
    [
        ("warrior1 wizard1", ["wizard1:0"]),
        ("wizard2 warrior4", ["wizard2:0", "warrior4:3"]),
        ("wizard2 wizard1", ["wizard2:0", "wizard1:0"]),
    ],
)
def test_fatigue_passes_invisible_wizards_by(party: str, after: list[str]) -> None:
    # The card itself brings no fatigue; here another one does.
    table = Table.battle(f"party {party}; creatures slime1; tiles 2,0; cards detect_evil ? ? ?")
    table.answer(0, "send slime1", "ready")
    assert table.state.battle is not None
    table.state.battle.hidden = 1
    table.answer(0, "attack slime1 splash")  # 1, and 2 fatigue for the warrior; the rest is lost
    assert table.party(0) == after
    table.done()


@pytest.mark.rules("DL-21.2")
def test_the_shield_absorbs_the_first_point_of_an_attack() -> None:
    table = cast("magic_shield", "food 1", "troll1")
    table.answer(0, "send troll1", "ready", "attack troll1 strike")
    assert table.party(0) == ["warrior4:3", "wizard1:0"]  # 3 - 1, and 1 fatigue
    table.done()


@pytest.mark.rules("DL-21.2")
def test_the_shield_absorbs_the_first_point_of_fatigue_if_nobody_attacks() -> None:
    table = cast("magic_shield", "gold 0")
    table.answer(0, "ready")
    assert (table.party(0), table.conquered(0)) == (["warrior4:0", "wizard1:0"], ["2,0"])
    table.done()


@pytest.mark.rules("DL-21.2")
def test_the_shield_absorbs_the_first_point_of_a_later_dart() -> None:
    table = Table.battle(
        "party warrior4 wizard1; creatures slime1; traps poisoned_dart; tiles 2,0; cards magic_shield ? ? ?"
    )
    table.answer(0, "lay poisoned_dart", "send slime1", "ready", "target 1", "attack slime1 hold")
    assert table.party(0) == ["warrior4:2", "wizard1:0"]  # 1 before the cast, 2 - 1 after it
    table.done()


@pytest.mark.rules("DL-21.2")
def test_the_shield_does_not_last_into_the_next_round() -> None:
    table = Table.combat(
        "party warrior4 wizard4; creatures slime1; traps pendulum; tiles 2,0; cards magic_shield fireball ? ?"
    )
    table.answer(0, "send slime1", "ready", "attack slime1 hold")
    table.answer(0, "ready")  # a fireball, and 1 fatigue
    assert table.party(0) == ["warrior4:1", "wizard4:0"]
    table.done()


@pytest.mark.rules("DL-21.3")
def test_suggestion_asks_monster_by_monster_in_the_lords_order() -> None:
    table = Table.battle(
        "party warrior4 wizard1; creatures goblin1 troll1 ghost1; food 1; tiles 2,0=mint; cards suggestion ? ? ?"
    )
    table.answer(0, "send goblin1", "send troll1", "send ghost1", "ready")
    assert table.options(0) == ["pay goblin1", "withdraw goblin1", "withdraw troll1"]
    table.refused(0, "pay troll1", "DL-21.3", "too-little-food")  # the whole price
    table.refused(0, "withdraw ghost1", "DL-19.5", "ghost-no-monster")
    table.answer(0, "withdraw troll1")
    table.refused(0, "withdraw troll1", "DL-21.3", "creature-not-sent")
    table.answer(0, "pay goblin1", "attack goblin1 strike")
    assert (table.creatures(0), table[0].food) == (["goblin1*", "troll1", "ghost1*"], 0)
    table.done()


@pytest.mark.rules("DL-21.3", "DL-14.4")
@pytest.mark.parametrize(("evil", "can_pay"), [(13, True), (14, False)])
def test_suggestion_evil_is_a_price(evil: int, can_pay: bool) -> None:
    table = Table.battle(
        f"party warrior4 wizard1; creatures vampire1 goblin1; food 1; evil {evil}; "
        "tiles 2,0=mint; cards suggestion ? ? ?"
    )
    table.answer(0, "send vampire1", "send goblin1", "ready")
    assert ("pay vampire1" in table.options(0)) == can_pay
    if not can_pay:
        table.refused(0, "pay vampire1", "DL-14.4", "evil-unpayable")
    table.answer(0, "pay goblin1")
    if can_pay:
        table.answer(0, "withdraw vampire1")
    assert table.party(0) == ["warrior4:4", "wizard1:0"]  # 2 from the goblin, and 2 fatigue
    table.done()


@pytest.mark.rules("DL-21.3", "DL-19.1")
def test_suggestion_checks_the_paladin_each_time() -> None:
    table = Table.battle(
        "party warrior4 wizard1; creatures vampire1 witch1; food 1; evil 8; tent; "
        "tiles 2,0=mint; cards suggestion ? ? ?"
    )
    table.answer(0, "send vampire1", "send witch1", "ready")
    table.answer(0, "pay vampire1")
    assert table.party(0) == ["paladin1:0", "warrior4:0", "wizard1:0"]
    table.answer(0, "withdraw witch1", "attack vampire1 run 3")
    table.done()


@pytest.mark.rules("DL-21.3", "DL-15.7")
def test_suggestion_takes_a_golems_whole_price() -> None:
    # A made-up position: golems belong to year 2.
    table = Table.battle(
        "party warrior4 wizard1; creatures golem1; gold 1; traps pendulum trap_door; tiles 2,0; cards suggestion ? ? ?"
    )
    table.answer(0, "send golem1", "ready")
    assert table.options(0) == ["pay golem1 pendulum", "pay golem1 trap_door", "withdraw golem1"]
    table.answer(0, "pay golem1 trap_door")
    assert (table.traps(0), table[0].gold, table.party(0)) == (["pendulum"], 0, ["wizard1:1"])
    table.done()


@pytest.mark.rules("DL-21.4")
def test_word_of_peace_withdraws_all_monsters_or_brings_two_evil() -> None:
    position = "party warrior4 wizard1; creatures goblin1 troll1 ghost1; tiles 2,0=mint; cards word_of_peace ? ? ?"
    table = Table.battle(position)
    table.answer(0, "send goblin1", "send troll1", "send ghost1", "ready", "withdraw all")
    assert table.creatures(0) == ["goblin1", "troll1", "ghost1*"]  # ghosts stay
    assert (table.party(0), table[0].evil) == (["warrior4:2", "wizard1:2"], 4)
    table.done()
    table = Table.battle(position)
    table.answer(0, "send goblin1", "ready", "evil")
    assert (table.creatures(0)[0], table[0].evil) == ("goblin1*", 6)  # two up, one down for the tile
    table.done()


@pytest.mark.rules("DL-21.4")
def test_word_of_peace_does_nothing_without_a_monster_sent() -> None:
    table = Table.battle("party warrior4 wizard1; creatures goblin1 ghost1; tiles 2,0; cards word_of_peace ? ? ?")
    table.answer(0, "send ghost1", "ready")
    assert table[0].evil == 4
    table.done()


@pytest.mark.rules("DL-21.4", "DL-14.4")
def test_the_evil_of_word_of_peace_is_a_gain_and_stops_at_the_top() -> None:
    table = Table.battle("party warrior4 wizard1; creatures goblin1; tiles 2,0; cards word_of_peace ? ? ?; evil 15")
    table.answer(0, "send goblin1", "ready", "evil")
    assert table[0].evil == 14  # only the conquest moved it
    table.done()


@pytest.mark.rules("DL-19.5", "DL-11.14")
def test_aura_of_fear_withdraws_one_monster_of_the_lords_choice() -> None:
    table = Table.battle(
        "party warrior4 wizard1; creatures goblin1 troll1 slime1; tiles 2,0=mint; cards aura_of_fear ? ? ?"
    )
    table.answer(0, "send goblin1", "send troll1", "ready")
    table.refused(0, "withdraw slime1", "DL-19.5", "creature-not-sent")
    table.answer(0, "withdraw troll1")
    assert (table.creatures(0), table.party(0)) == (["goblin1*", "troll1", "slime1"], ["warrior4:4", "wizard1:0"])
    table.done()


@pytest.mark.rules("DL-21.5")
@pytest.mark.parametrize(
    ("has", "left"),
    [("gold 2; food 2", (1, 2)), ("gold 0; food 2", (0, 1)), ("gold 1; food 0", (0, 0))],
)
def test_detect_treasure_takes_gold_or_else_food(has: str, left: tuple[int, int]) -> None:
    table = cast("detect_treasure", has)
    table.answer(0, "ready")
    assert (table[0].gold, table[0].food, table.traps(0)) == (*left, ["pendulum"])
    table.done()


@pytest.mark.rules("DL-21.5", "DL-20.3")
def test_detect_treasure_otherwise_takes_a_trap_of_the_lords_choice() -> None:
    table = Table.battle("party warrior4 wizard1; traps pendulum trap_door; tiles 2,0; cards detect_treasure ? ? ?")
    table.answer(0, "ready")
    table.refused(0, "lose fire_wall", "DL-21.5", "no-such-trap")
    table.answer(0, "lose trap_door")
    assert table.traps(0) == ["pendulum"]
    assert table.state.view(None).trap_discard == (None,)
    table.done()


@pytest.mark.rules("DL-21.5")
@pytest.mark.parametrize("spell", ["detect_treasure", "fist_of_justice", "fireball"])
def test_detect_treasure_takes_nothing_from_a_lord_with_nothing(spell: str) -> None:
    table = cast(spell, "gold 0", "goblin1")
    table.answer(0, "send goblin1", "ready")
    assert (table[0].gold, table[0].food, table[0].imps) == (0, 0, 0)
    assert table.party(0) == ["warrior4:3", "wizard1:0"]
    table.done()


@pytest.mark.rules("DL-21.5")
def test_fist_of_justice_takes_an_imp_and_fireball_takes_nothing() -> None:
    for spell, imps in (("fist_of_justice", 1), ("fireball", 2)):
        table = cast(spell, "gold 2; food 2; imps 2")
        table.answer(0, "ready")
        assert (table[0].gold, table[0].food, table[0].imps, table.traps(0)) == (2, 2, imps, ["pendulum"])
        table.done()


@pytest.mark.rules("DL-11.6", "DL-10.1")
@pytest.mark.parametrize(("evil", "after"), [(5, 6), (14, 14)])
def test_detect_evil_brings_two_evil_as_a_gain(evil: int, after: int) -> None:
    table = cast("detect_evil", f"evil {evil}")
    table.answer(0, "ready")
    assert table[0].evil == after  # less 1 for the tile
    table.done()


@pytest.mark.rules("DL-21.11", "DL-11.4")
@pytest.mark.parametrize(("trap", "damage"), [("pendulum", 0), ("fire_wall", 2), ("kamikaze_imp", 3)])
def test_traps_against_a_single_adventurer(trap: str, damage: int) -> None:
    walk = Walk(f"party warrior4; traps {trap}; imps 1; tiles 2,0; training")
    assert walk.answers(f"lay {trap}", "ready")["trap"] == f"warrior4:{damage}"
    walk.table.done()
