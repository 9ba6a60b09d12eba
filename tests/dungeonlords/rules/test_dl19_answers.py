"""DL-19: the publisher's answers (the tests of the chapters also cover those about traps, creatures and rooms)."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.walks import Walk
from tests.dungeonlords.table import Table
from undercroft.dungeonlords.game.definition import GAME
from undercroft.dungeonlords.rules.phases.event_phase import event_phase
from undercroft.dungeonlords.rules.phases.production import ProductionAndRetrieval
from undercroft.kernel.engine.chance import Chance


@pytest.mark.rules("DL-19.1", "DL-7.1")
def test_the_paladin_is_checked_after_every_single_move() -> None:
    table = Table(2)
    table.lord(0, evil=8, creatures=["ghost1", "ghost2"])
    table.lord(1, evil=9, creatures=["vampire1"])
    table.event("payday")
    table.begin(event_phase)
    table.answer(0, "pay ghost1")
    assert table.party(0) == []
    table.answer(0, "pay ghost2")
    assert table.party(0) == ["paladin1:0"]  # at 10, during the lord's payday
    table.answer(1, "pay vampire1")
    assert (table.party(0), table.party(1)) == ([], ["paladin1:0"])  # at 11, a moment later
    table.done()


@pytest.mark.rules("DL-19.5")
@pytest.mark.parametrize("card", ["suggestion", "word_of_peace", "aura_of_fear"])
def test_spells_on_monsters_never_touch_ghosts(card: str) -> None:
    table = Table.battle(f"party warrior4 wizard1; creatures ghost1 goblin1*; tiles 2,0; cards {card} ? ? ?")
    table.answer(0, "send ghost1", "ready")  # no monster was sent: nothing is asked
    assert (table.party(0), table.creatures(0)) == (["warrior4:2", "wizard1:2"], ["ghost1*", "goblin1*"])
    table.done()


@pytest.mark.rules("DL-19.5")
@pytest.mark.parametrize("card", ["metamorphosis", "blind_rage", "dimensional_gate"])
def test_spells_of_year_2_on_monsters_never_touch_ghosts(card: str) -> None:
    table = Table.battle(f"party warrior8 wizard5; creatures ghost1; tiles 2,0; cards {card} ? ? ?; year 2")
    table.answer(0, "send ghost1", "ready")
    fatigue = 2 if card == "dimensional_gate" else 3
    assert (table.party(0), table.creatures(0)) == ([f"warrior8:{fatigue}", "wizard5:2"], ["ghost1*"])
    table.done()


@pytest.mark.rules("DL-19.5")
def test_some_spells_take_one_monster_of_the_lords_choice() -> None:
    position = "party warrior8 wizard8; creatures goblin1 troll1 ghost1; tiles 2,0=mint; "
    for cards, verb in (
        ("aura_of_fear ? ? ?", "withdraw"),
        ("metamorphosis ? ? ?; year 2", "sheep"),
        ("dimensional_gate ? ? ?; year 2", "banish"),
    ):
        table = Table.battle(f"{position}cards {cards}")
        table.answer(0, "send goblin1", "send troll1", "send ghost1", "ready")
        if verb == "banish":
            table.answer(0, "attack goblin1 strike", "attack troll1 strike")
        assert table.options(0) == [f"{verb} goblin1", f"{verb} troll1"]
        rule = "DL-19.5"
        table.refused(0, f"{verb} ghost1", rule, "ghost-no-monster")
        table.answer(0, f"{verb} goblin1")
        while table.state.to_act:
            table.answer(0, table.options(0)[0])
        table.done()


@pytest.mark.rules("DL-19.5")
def test_the_magic_shield_counts_against_ghosts() -> None:
    table = Table.battle("party warrior4 wizard1; creatures ghost1; tiles 2,0; cards magic_shield ? ? ?")
    table.answer(0, "send ghost1", "ready")
    assert table.party(0) == ["warrior4:1", "wizard1:1"]
    table.done()


@pytest.mark.rules("DL-19.5")
def test_invisibility_counts_against_ghosts() -> None:
    table = Table.battle("party warrior4 wizard1; creatures ghost1; tiles 2,0; cards invisibility ? ? ?")
    table.answer(0, "send ghost1", "ready")
    assert table.party(0) == ["warrior4:0", "wizard1:0"]
    table.done()


@pytest.mark.rules("DL-19.5", "DL-19.6")
def test_illusion_counts_against_ghosts_which_may_hit_the_first_real_adventurer() -> None:
    table = Table.battle("party paladin2 wizard5; creatures ghost1; tiles 2,0; cards illusion ? ? ?; year 2")
    table.answer(0, "send ghost1", "ready")
    assert table.party(0) == ["decoy:0", "paladin2:0", "wizard5:0"]  # in front of the paladin, too
    table.refused(0, "attack ghost1 haunt 1", "DL-11.16", "ghost-first")
    table.answer(0, "attack ghost1 haunt 2")
    assert table.party(0) == ["paladin2:0", "wizard5:0"]  # healed by its three hearts; the decoy took the fatigue
    table.done()


@pytest.mark.rules("DL-19.7")
@pytest.mark.parametrize(("card", "left"), [("create_food", "wizard8:1"), ("dimensional_gate", "wizard8:2")])
def test_create_food_gives_the_first_one_hit_point_more_for_the_rest_of_the_combat(card: str, left: str) -> None:
    table = Table.combat(
        f"party warrior5:2 wizard8; traps pendulum; tiles 2,0 2,1; year 2; cards {card} wrath_of_virtue ? ?"
    )
    table.answer(0, "ready")
    assert table.party(0) == ["warrior5:4", "wizard8:0"]
    assert table.state.view(0).lords[0].party[0].hp == (6 if card == "create_food" else 5)
    table.answer(0, "ready")  # 3 fatigue
    assert table.party(0) == [left]
    table.done()


@pytest.mark.rules("DL-19.7")
@pytest.mark.parametrize(("card", "damage"), [("create_food", 5), ("dimensional_gate", 4)])
def test_a_poisoned_meal_counts_the_hit_point_of_create_food(card: str, damage: int) -> None:
    walk = Walk(
        "party warrior5 thief8 wizard5; traps poisoned_meal pendulum; food 2; tiles 2,0 2,1; year 2; "
        f"cards {card} regeneration ? ?"
    )
    walk.answers("ready")  # 2 fatigue
    steps = walk.answers("lay poisoned_meal", "ready")
    assert steps["trap"].split()[0] == f"warrior5:{damage}"  # 6 or 5 damage, three symbols
    walk.table.done()


@pytest.mark.rules("DL-19.7", "DL-21.6")
@pytest.mark.parametrize(("card", "paladin"), [("create_food", 0), ("dimensional_gate", 1)])
def test_a_decoy_can_be_fed_too(card: str, paladin: int) -> None:
    table = Table.battle(f"party decoy paladin2; traps pendulum; tiles 2,0; year 2; cards illusion {card} ? ?; round 2")
    table.answer(0, "ready")  # 2 fatigue
    assert table.party(0) == [f"paladin2:{paladin}"]
    table.done()


@pytest.mark.rules("DL-19.8")
def test_a_dragon_cancels_the_paladins_hearts_but_not_regeneration() -> None:
    table = Table.battle("party paladin2:3 wizard5; creatures dragon1; tiles 2,0; cards regeneration ? ? ?; year 2")
    table.answer(0, "send dragon1", "ready")
    # 3 + 2 all regenerated before the healing step; then 2 fatigue. The wizard keeps the dragon's 2.
    assert table.party(0) == ["paladin2:2", "wizard5:2"]
    table.done()


@pytest.mark.rules("DL-19.8")
@pytest.mark.parametrize(("target", "damage"), [(2, 2), (3, 5)])
def test_a_dart_on_a_wizard_stops_regeneration_but_one_on_a_priest_does_not(target: int, damage: int) -> None:
    table = Table.battle(
        "party warrior8:3 priest5 wizard5; traps anti_magic_dart; tiles 2,0; cards regeneration ? ? ?; year 2"
    )
    table.answer(0, "lay anti_magic_dart", "ready", f"target {target}")
    assert table.party(0)[0] == f"warrior8:{damage}"
    table.done()


@pytest.mark.rules("DL-19.9")
def test_nobody_withdraws_by_choice() -> None:
    table = Table.battle("party warrior4 thief1; creatures goblin1 vampire1; tiles 2,0=mint; training")
    table.answer(0, "send goblin1", "send vampire1", "ready")
    assert not any(option.startswith(("withdraw", "rest")) for option in table.options(0))
    table.refused(0, "withdraw goblin1", "DL-11.6", "not-asked")
    table.answer(0, "attack goblin1 strike", "attack vampire1 run 1")
    table.done()


@pytest.mark.rules("DL-19.9", "DL-21.8")
@pytest.mark.parametrize("creature", ["golem1", "vampire1"])
def test_a_sheep_neither_returns_nor_stays(creature: str) -> None:
    table = Table.battle(f"party warrior7 wizard5; creatures {creature}; tiles 2,0; cards metamorphosis ? ? ?; year 2")
    table.answer(0, f"send {creature}", "ready")
    assert (table.creatures(0), table.party(0)) == ([f"{creature}*"], ["warrior7:4", "wizard5:0"])  # 1, and 3 fatigue
    table.done()


@pytest.mark.rules("DL-19.10")
def test_ghosts_alone_against_one_adventurer_heal_nobody() -> None:
    table = Table.battle("party paladin1:3; creatures ghost1 ghost2; tiles 2,0; training")
    table.answer(0, "send ghost1", "send ghost2", "ready", "rest ghost1")
    assert table.creatures(0) == ["ghost1*", "ghost2*"]
    assert table.prison(0) == ["paladin1"]  # 3, and 2 fatigue
    table.done()


@pytest.mark.rules("DL-19.11")
def test_traps_hit_the_paladin_as_the_first() -> None:
    walk = Walk("party paladin1 warrior4 thief4; traps rolling_stone; tiles 2,0; training")
    assert walk.answers("lay rolling_stone", "ready")["trap"] == "paladin1:0 warrior4:0 thief4:0"  # 3 of 4 symbols
    walk = Walk("party paladin1 warrior4; traps pendulum; tiles 2,0; training")
    assert walk.answers("lay pendulum", "ready")["trap"] == "paladin1:0 warrior4:1"  # the one behind him
    walk = Walk("party paladin1 warrior4; traps kamikaze_imp; imps 1; tiles 2,0; training")
    assert walk.answers("lay kamikaze_imp", "ready")["trap"] == "paladin1:1 warrior4:1"
    walk.table.done()


@pytest.mark.rules("DL-19.12", "DL-6.3")
def test_rooms_in_any_order_new_imps_at_once_and_two_trolls_make_an_imp() -> None:
    table = Table()
    table.lord(0, imps=2, creatures=["troll1", "troll2"], rooms={"1,1": "magic_room", "3,0": "chicken_coop"})
    for seat in range(4):
        table.lord(seat, given=["food", "dig", "mine"])
    table.begin(ProductionAndRetrieval.begin)
    assert table.options(0) == ["use magic_room", "use chicken_coop", "done"]
    table.answer(0, "use magic_room")
    assert table[0].imps == 3
    table.answer(0, "use chicken_coop")  # five workers in all, including the new one
    assert table[0].food == 3
    table.done()
    table = Table()
    table.lord(0, imps=0, creatures=["troll1", "troll2"], rooms={"1,1": "magic_room"})
    for seat in range(4):
        table.lord(seat, given=["food", "dig", "mine"])
    table.begin(ProductionAndRetrieval.begin)
    table.answer(0, "use magic_room")
    assert (table[0].imps, table[0].tokens) == (1, 2)
    table.done()


@pytest.mark.rules("DL-19.13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_only_the_choices_of_orders_are_simultaneous(seats: int) -> None:
    state = GAME.new(seats, GAME.preset("full"), seed="simultaneous")
    dice = Chance.from_seed("dice")
    together = set()
    while not state.is_terminal:
        seat = state.to_act[0]
        decision = state.decision(seat)
        if len(state.to_act) > 1:
            together.add(decision.prompt.key)
        else:
            assert state.why_not((seat + 1) % seats, state.vocabulary.parse("decline")) is not None
        state.play_unchecked(seat, dice.pick(state.legal_actions(seat)))
    assert together == {"keep-order", "orders-and-dummy" if seats == 2 else "orders"}


@pytest.mark.rules("DL-19.16", "DL-21.8", "DL-21.9")
@pytest.mark.parametrize(("card", "healed"), [("metamorphosis", True), ("blind_rage", False)])
def test_a_dragon_turned_into_a_sheep_does_not_stop_healing_a_raging_one_does(card: str, healed: bool) -> None:
    walk = Walk(f"party warrior8 priest5 wizard5; creatures dragon1; tiles 2,0; cards {card} ? ? ?; year 2")
    steps = walk.answers("send dragon1", "ready")
    assert steps["creatures"].split()[0] == ("warrior8:1" if healed else "warrior8:2")
    assert steps["healing"].split()[0] == ("warrior8:0" if healed else "warrior8:2")
    walk.table.done()


@pytest.mark.rules("DL-19.17")
def test_a_paladin_without_priests_cannot_be_kept_from_healing_by_a_dart() -> None:
    for target in (1, 2, 3):
        walk = Walk("party paladin1 wizard1 warrior4; creatures goblin1; traps anti_magic_dart; tiles 2,0; training")
        steps = walk.answers("lay anti_magic_dart", "send goblin1", "ready", f"target {target}")
        assert steps["healing"] == "paladin1:0 wizard1:0 warrior4:0"
        walk.table.done()
