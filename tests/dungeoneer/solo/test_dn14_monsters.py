"""DN-14.3, DN-14.4, DN-14.7: banes that wait, monsters after the battle, the lair of the harder game, X and chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.dungeoneer.map.maps import card
from tests.dungeoneer.solo.solo_table import PERIL, solo_table
from tests.dungeoneer.table import Table, ids, number
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.rules.questions.playability.usable_effects import fodder
from undercroft.dungeoneer.rules.solo.drawn_banes import x_of
from undercroft.dungeoneer.rules.solo.drawn_encounters import Ambush

rules = pytest.mark.rules


def drawn(*peril: str, lair: Sequence[str] = (), **variant: Any) -> Table:
    """The hero, with one action point, may walk to the crossroads, where his dice will draw exactly these cards."""
    table = solo_table("crossroads1 0,-1", peril=peril, lair=lair, **variant)
    table.hero(0, ap=1)
    table.dice(*[1] * min(2, len(peril)), *[6] * max(0, 2 - len(peril)))
    return table


def own_banes(table: Table) -> list[str]:
    return ids(table[0].own_banes)


@rules("DN-14.3", "DN-14.7")
def test_monsters_are_discarded_after_the_battle() -> None:
    table = drawn("zombie", "bone_archer")
    table.dice(3, 3, 4, 4)  # ties
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert sorted(table.discards(PERIL)) == ["bone_archer", "zombie"]
    assert table.lair(0) == []


@rules("DN-14.3")
def test_a_monster_sent_back_to_hand_is_discarded() -> None:
    table = drawn("zombie")
    table.hero(0, hand=["turn_away"], glory=3)
    table.awake(0)
    table.feats()
    table.answer(0, "go n")
    assert table.window() == "response"
    table.answer(0, "play turn_away")
    table.until("feats")
    assert table.discards(PERIL) == ["zombie"]
    assert table.hand(0) == []


@rules("DN-14.3", "DN-10.1")
def test_an_amplifier_that_nobody_commands_is_not_a_card_of_the_heros_player() -> None:
    table = drawn("undead_awakening", "cackling_hag")
    table.dice(6, 1)
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert table[0].life == 5 and own_banes(table) == ["undead_awakening"]


@rules("DN-14.3", "DN-10.4")
def test_an_attachment_waits_for_a_monster_that_it_fits() -> None:
    table = solo_table("crossroads1 0,-1", "crossroads2 0,-2", peril=("bone_armor", "night_hamster", "zombie"))
    table.dice(1, 1, 3, 4)  # the hamster is not an undead
    table.hero(0, ap=3)
    table.feats()
    table.answer(0, "go n", "pass")
    assert own_banes(table) == ["bone_armor"]
    table.dice(1, 6, 3, 6)  # 6 + 1 against 3 + 2
    table.answer(0, "go n")
    assert table.happened(ev.Attached) == [ev.Attached(None, "bone_armor", "zombie")]
    assert table.happened(ev.MonsterWounded) == [ev.MonsterWounded("zombie", 1, 1)]  # one more life
    table.answer(0, "pass")
    table.assert_settled()
    assert sorted(table.discards(PERIL)) == ["bone_armor", "night_hamster", "zombie"]
    assert own_banes(table) == []


@rules("DN-14.3")
def test_an_attachment_drawn_with_its_monster_does_not_wait() -> None:
    table = drawn("zombie", "mutagen")
    table.dice(3, 4)
    table.feats()
    table.answer(0, "go n")
    assert table.rolls() == ["zombie attack 6", "0 counter 5"]  # 3 + 2 + 1
    assert table[0].life == 5


@rules("DN-14.3", "DN-6.4")
def test_the_attachment_counts_in_its_counter_rolls() -> None:
    table = drawn("zombie", "bone_armor")
    table.hero(0, ap=2)
    table.dice(3, 4, 6, 3)
    table.feats()
    table.answer(0, "go n", "challenge zombie", "form melee")
    assert table.rolls()[2:] == ["0 attack 7", "zombie counter 6"]  # 3 + 2 + 1


@rules("DN-14.3")
def test_an_amplifier_stays() -> None:
    table = solo_table("crossroads1 0,-1", "crossroads2 0,-2", peril=("undead_awakening", "zombie", "bone_archer"))
    table.dice(1, 1, 3, 4)
    table.feats()
    table.answer(0, "go n", "pass")
    assert table.rolls() == ["zombie attack 6", "0 counter 5"]  # 3 + 2 + 1
    assert own_banes(table) == ["undead_awakening"]
    table.dice(1, 6, 3, 4)
    table.answer(0, "go n", "pass")
    assert own_banes(table) == ["undead_awakening"]


@rules("DN-14.3")
def test_an_amplifier_does_nothing_for_other_families() -> None:
    table = drawn("undead_awakening", "night_hamster")
    table.dice(3, 4)
    table.feats()
    table.answer(0, "go n")
    assert table.rolls() == ["night_hamster attack 5", "0 counter 5"]


@rules("DN-14.2", "DN-19.5")
@pytest.mark.parametrize("bane", ["draught_of_regression", "thieving_shade", "drain_renown"])
def test_a_bane_without_a_legal_target_does_nothing(bane: str) -> None:
    """The hero has level 1, no treasures, and no glory except the location's when the dice are rolled."""
    table = drawn(bane)
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert table.discards(PERIL) == [bane]
    assert table[0].glory == (0 if bane == "drain_renown" else 1)


@rules("DN-14.2")
def test_a_permanent_bane_lies_with_the_hero() -> None:
    table = drawn("curse_of_frailty")
    table.feats()
    table.answer(0, "go n")
    assert table.banes(0) == ["curse_of_frailty"]
    assert table.stat(0, "melee") == 0
    assert table.happened(ev.Played) == [ev.Played(None, "curse_of_frailty", 0, None)]


@rules("DN-14.2", "DN-15.3")
def test_the_hero_may_cancel_a_bane() -> None:
    table = drawn("curse_of_frailty")
    table.hero(0, boons=["hex_ward"])
    table.awake(0)
    table.feats()
    table.answer(0, "go n")
    assert table.window() == "declared"
    table.answer(0, "use hex_ward")
    table.until("feats")
    assert table.banes(0) == []
    assert table.discards(PERIL) == ["curse_of_frailty"]


@rules("DN-14.7")
@pytest.mark.parametrize(
    ("bane", "location", "dice", "x"),
    [("drain_renown", "crossroads1", (1, 6), 2), ("drain_renown", "dark_crossroads", (1, 6, 6), 3)],
)
def test_x_is_the_peril_of_the_location(bane: str, location: str, dice: tuple[int, ...], x: int) -> None:
    table = solo_table("crossroads2 0,-1", f"{location} 0,-2", peril=(bane,))
    table.hero(0, at="crossroads2", glory=5)
    table.dice(*dice)
    table.feats()
    before = 5 + (2 if location == "dark_crossroads" else 1)
    table.answer(0, "go n")
    assert table[0].glory == before - x
    assert table.happened(ev.Played) == [ev.Played(None, bane, 0, x)]


@rules("DN-14.7")
def test_x_is_at_least_1_even_on_the_entrance() -> None:
    table = solo_table(peril=("stoke_the_furnace",))
    table.hero(0, at="crossroads1", entered=0)
    table.dice(1, 6)  # a magic threat of 2 + 1: six is enough
    table.feats()
    table.answer(0, "go s")
    assert table.happened(ev.Played) == [ev.Played(None, "stoke_the_furnace", 0, 1)]
    assert table.happened(ev.Tested)


@rules("DN-14.7")
@pytest.mark.parametrize(("least", "most", "x"), [(1, 1, 1), (3, 4, 3), (1, 4, 2)])
def test_x_respects_the_limits_of_the_card(least: int, most: int, x: int, monkeypatch: pytest.MonkeyPatch) -> None:
    bane = number("drain_renown")
    monkeypatch.setattr(CARDS[bane], "x_least", least)
    monkeypatch.setattr(CARDS[bane], "x_most", most)
    table = solo_table()
    table.hero(0, at="crossroads1")
    assert x_of(table.state, bane) == x


@rules("DN-14.7")
def test_monsters_attack_in_their_highest_form() -> None:
    for magic in (False, True):
        monster = "herald_of_the_lich" if magic else "vault_wyrm"  # 3/4/2 and 4/3/2
        table = drawn(monster)
        table.dice(*((3, 3, 6) if magic else (6, 3, 3)))  # the breath of the one, the gaze of the other
        table.feats()
        table.answer(0, "go n")
        attacks = [event.form for event in table.events if isinstance(event, ev.Attacks)]
        assert attacks == ["magic" if magic else "melee"]


@rules("DN-14.7")
def test_chance_chooses_for_monsters_without_an_owner() -> None:
    """The acid ooze wounds or ruins a treasure, as its owner chooses; here chance decides either way."""
    seen: set[tuple[int, int]] = set()
    for attempt in range(20):
        table = drawn("acid_ooze")
        table.state.chance.counter = attempt
        table.hero(0, treasures=["backpack", "bronze_helm"])
        table.dice(6, 1)
        table.feats()
        table.answer(0, "go n")
        seen.add((table[0].life, len(table.treasures(0))))
    assert seen == {(5, 2), (6, 1)}


def left_behind(**variant: int) -> Table:
    """A zombie was drawn in the crossroads, which the hero has since left, and an archer where he is."""
    table = solo_table(peril=["zombie", "bone_archer"], lair=["barrow_knight"] if variant else [], **variant)
    table.hero(0, ap=0)
    table.feats()
    cards = table.take(["zombie", "bone_archer"])
    table.state.table = cards
    table.state.stack.append(Ambush(cards, (card("crossroads1"), card("tomb_antechamber"))))
    return table


@rules("DN-14.2", "DN-5.4")
def test_a_monster_drawn_in_another_location_is_out_of_reach() -> None:
    table = left_behind()
    table.dice(3, 4)
    table.state.listen(table.events.append)
    table.state.run()
    assert table.happened(ev.OutOfReach) == [ev.OutOfReach("zombie", 0)]
    assert [event.foe for event in table.events if isinstance(event, ev.Attacks)] == ["bone_archer"]
    assert sorted(table.discards(PERIL)) == ["bone_archer", "zombie"]
    table.assert_settled()


@rules("DN-14.4", "DN-5.4")
def test_an_unwounded_monster_out_of_reach_may_go_to_the_lair() -> None:
    """With the zombie, the lair cannot attack; with the archer, it does."""
    table = left_behind(harder_solo=1)
    table.dice(3, 1, 3, 4, 4, 4)  # ties
    table.state.listen(table.events.append)
    table.state.run()
    assert sorted(table.lair(0)) == ["barrow_knight", "bone_archer", "zombie"]
    assert {event.card for event in table.events if isinstance(event, ev.OutOfReach)} == {"zombie", "barrow_knight"}


# Harder.


@rules("DN-14.4")
def test_the_costliest_survivor_goes_to_the_lair() -> None:
    table = drawn("zombie", "barrow_knight", harder_solo=1)
    table.dice(4, 3, 5, 6)  # ties
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert (table.lair(0), table.discards(PERIL)) == (["barrow_knight"], ["zombie"])
    assert table.happened(ev.ToLair) == [ev.ToLair(None, "barrow_knight")]


@rules("DN-14.4")
def test_a_beaten_monster_does_not_go_to_the_lair() -> None:
    table = drawn("zombie", "bone_archer", harder_solo=1)
    table.dice(3, 1, 3, 6)  # the archer, in speed, is beaten
    table.feats()
    table.answer(0, "go n")
    table.until("feats")
    assert (table.lair(0), table.discards(PERIL)) == (["zombie"], ["bone_archer"])


@rules("DN-14.4")
def test_there_is_no_lair_in_the_plain_game() -> None:
    table = drawn("zombie", "barrow_knight")
    table.dice(3, 3, 5, 5)
    table.feats()
    table.answer(0, "go n")
    table.until("feats")
    assert table.lair(0) == []


@rules("DN-14.4")
def test_the_whole_lair_attacks_with_a_drawn_monster_and_returns() -> None:
    table = drawn("zombie", lair=["barrow_knight", "bone_archer"], harder_solo=1)
    table.dice(4, 3, 3, 5, 6, 4)  # ties
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    attacks = [event.foe for event in table.events if isinstance(event, ev.Attacks)]
    assert attacks == ["zombie", "barrow_knight", "bone_archer"]
    assert sorted(table.lair(0)) == ["barrow_knight", "bone_archer", "zombie"]


@rules("DN-14.4", "DN-20.1")
def test_everybody_sees_the_lair_which_is_not_the_heros() -> None:
    table = solo_table(peril=["bone_armor"], lair=["barrow_knight", "night_hamster"], harder_solo=1)
    table.hero(0, attached={"bone_armor": "barrow_knight"})
    for viewer in (None, 0):
        view = table.state.view(viewer)
        assert view.heroes[0].lair == ()
        knight, hamster = view.lair
        printed = CARDS[number("barrow_knight")].monster
        assert printed is not None
        assert (knight.id, knight.attached, knight.life, knight.price) == (
            "barrow_knight",
            ("bone_armor",),
            printed.life + 1,
            0,
        )
        assert hamster.id == "night_hamster" and view.options["harder_solo"]
    assert Table(2).state.view(None).lair == ()


@rules("DN-14.4")
def test_survivors_of_the_lair_return_beside_the_costliest_newcomer() -> None:
    table = drawn("zombie", "bone_archer", lair=["night_hamster"], harder_solo=1)
    table.dice(4, 3, 4, 5, 4, 5)  # ties
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert sorted(table.lair(0)) == ["bone_archer", "night_hamster"]
    assert table.discards(PERIL) == ["zombie"]


@rules("DN-14.4")
@pytest.mark.parametrize(("newcomer", "gone"), [("squatting_skeleton", "zombie"), ("night_hamster", "")])
def test_the_cheapest_of_more_than_three_leaves(newcomer: str, gone: str) -> None:
    lair = ["barrow_knight", "zombie", "bone_archer"]
    table = drawn(newcomer, lair=lair, harder_solo=1)
    table.dice(3, 3, 4, 3)
    table.dice(*(5 if newcomer == "squatting_skeleton" else 4,), 6, 5, 4)  # ties
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert len(table.lair(0)) == 3
    left = {*lair, newcomer} - set(table.lair(0))
    assert left == {gone} if gone else left <= {"zombie", "night_hamster"}  # both cost 1
    assert set(table.discards(PERIL)) == left


@rules("DN-14.4")
def test_a_trap_does_not_wake_the_lair() -> None:
    table = drawn("falling_slab", lair=["zombie"], harder_solo=1)
    table.dice(6)
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert table.lair(0) == ["zombie"]


@rules("DN-14.4", "DN-10.4")
def test_attachments_go_to_the_lair_with_their_monster() -> None:
    table = drawn("zombie", "bone_armor", harder_solo=1)
    table.dice(3, 4)
    table.feats()
    table.answer(0, "go n")
    table.assert_settled()
    assert (table.lair(0), table.attached(0)) == (["zombie"], {"bone_armor": "zombie"})


@rules("DN-14.4", "DN-10.1")
def test_nobody_may_discard_from_the_lair() -> None:
    assert fodder(solo_table(lair=["zombie"], harder_solo=1).state, 0, ("undead",)) == []


# Spoils.


@rules("DN-14.6")
def test_permanent_treasures_in_the_reward_step_only() -> None:
    table = drawn("zombie")
    table.hero(0, hand=["bronze_helm"], glory=3)
    table.awake(0)
    table.dice(1, 6)
    table.feats()
    assert table.refused(0, "play bronze_helm") == "DN-14.6"
    table.answer(0, "go n")
    table.until("spoils")
    table.answer(0, "pass")
    assert table.window() == "reward"
    table.answer(0, "play bronze_helm")
    table.until("feats")
    assert table.treasures(0) == ["bronze_helm"]


@rules("DN-14.6")
def test_treasures_may_be_bought_with_the_glory_of_the_battle() -> None:
    table = drawn("zombie")
    table.hero(0, hand=["bronze_helm"], glory=0)  # 1 of the location, 1 for the wound
    table.awake(0)
    table.dice(1, 6)
    table.feats()
    table.answer(0, "go n")
    table.until("spoils")
    table.answer(0, "pass", "play bronze_helm")
    assert (table.treasures(0), table[0].glory) == (["bronze_helm"], 0)


@rules("DN-14.6", "DN-6.6")
def test_treasures_are_bought_after_the_challenge() -> None:
    table = drawn("zombie")
    table.hero(0, hand=["bronze_helm"], glory=3, ap=2)
    table.awake(0)
    table.dice(1, 2, 6, 1)
    table.feats()
    table.answer(0, "go n")
    table.until("challenge")
    table.answer(0, "challenge zombie")
    table.until("spoils")
    table.answer(0, "pass")
    assert table.window() == "reward"
    table.answer(0, "play bronze_helm")
    table.assert_settled()


@rules("DN-14.6")
def test_no_window_without_a_treasure() -> None:
    table = drawn("zombie")
    table.hero(0, hand=["surefooted"], glory=3)
    table.awake(0)
    table.dice(1, 6)
    table.feats()
    table.answer(0, "go n")
    table.until("spoils")
    table.answer(0, "pass")
    table.assert_settled()


@rules("DN-14.6")
def test_permanent_boons_on_an_entrance_only() -> None:
    table = solo_table(peril=("zombie",))
    table.hero(0, hand=["surefooted", "keen_reflexes"], glory=9)
    table.dice(6, 6)
    table.feats()
    table.answer(0, "play surefooted", "go n")
    assert table.boons(0) == ["surefooted"]
    assert table.refused(0, "play keen_reflexes") == "DN-14.6"


@rules("DN-14.6")
def test_instants_may_be_played_anywhere() -> None:
    table = solo_table()
    table.hero(0, at="crossroads1", hand=["haste", "tinkers_knack"], glory=9)
    table.feats()
    table.answer(0, "play haste")
    assert table.hand(0) == ["tinkers_knack"]
