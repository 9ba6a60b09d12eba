"""What some monsters do beyond a plain strike, and when they do not."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.scenes import attacked, settle, wait
from tests.dungeoneer.table import Table, ids
from undercroft.dungeoneer import events as ev

card = pytest.mark.card
rules = pytest.mark.rules


def lives(table: Table) -> list[int]:
    """The life of each hero."""
    return [hero.life for hero in table.state.heroes]


def three(table: Table | None = None) -> Table:
    """Seats 0 and 1 at the first crossroads, seat 2 elsewhere."""
    table = table or Table(3)
    table.hero(0, at="crossroads1")
    table.hero(1, "torvald_hask", at="crossroads1")
    table.hero(2, at="crossroads2")
    return table


@card("bugbear")
def test_the_bugbear_wounds_all_in_its_location_when_it_is_beaten() -> None:
    table = three()
    attacked(table, "bugbear", 1, 6)
    settle(table)
    assert lives(table) == [5, 5, 6] and table.discards() == ["bugbear"]


@pytest.mark.rules("DN-6.8")
@pytest.mark.parametrize(("dice", "wounds"), [((6, 1), 1), ((1, 2), 0)])
def test_where_a_monster_goes_is_asked_with_the_wounds_that_it_has_dealt(dice: tuple[int, int], wounds: int) -> None:
    table = three()
    attacked(table, "zombie", *dice)
    table.until("where-to")
    assert table.state.decision(0).prompt.args == {"n": wounds}


@card("bugbear")
@pytest.mark.parametrize("answer", ["turn_away", "vial_of_embers"])
def test_the_bugbear_also_when_a_card_beats_it_but_not_when_discarded(answer: str) -> None:
    table = three()
    table.hero(1, glory=3, hand=[answer], standing="mine")
    attacked(table, "bugbear")
    wait(table, "response")
    table.answer(1, f"play {answer}")
    settle(table)
    assert lives(table) == ([6, 6, 6] if answer == "turn_away" else [5, 5, 6])


@card("legion")
@pytest.mark.parametrize(("dice", "expected"), [((4, 3), [6, 5, 6]), ((3, 4), [5, 6, 6])])
def test_the_legion_frightens_all_in_its_location_as_it_attacks(dice: tuple[int, int], expected: list[int]) -> None:
    table = three()
    attacked(table, "legion", *dice, 1, 3)  # magic 0 for both; then a tie
    settle(table)
    assert lives(table) == expected


@card("legion")
def test_the_legion_frightens_nobody_when_it_is_challenged() -> None:
    table = three()
    table.hero(1, ap=1)
    attacked(table, "legion", 6, 6, 1, 3)
    table.dice(6, 1)
    table.answer(1, "challenge legion", "form melee")
    settle(table)
    assert [roll.split()[1] for roll in table.rolls()] == ["threat", "threat", "attack", "counter", "attack", "counter"]


@card("cackling_hag")
def test_the_hags_victim_discards_a_prepared_card_of_his_choice() -> None:
    table = Table()
    table.hero(1, at="crossroads1", boons=["surefooted"], treasures=["crusaders_longsword"], hand=["haste"])
    table.hero(1, attached={"serrated_edge": "crusaders_longsword"})
    attacked(table, "cackling_hag", 6, 1)
    assert table.asked() == (1, "part-with")
    assert table.options(1) == ["discard surefooted", "discard crusaders_longsword", "discard serrated_edge"]
    table.answer(1, "discard serrated_edge")
    settle(table)
    assert (table[1].life, table.attached(1), table.hand(1)) == (5, {}, ["haste"])


@card("cackling_hag")
@rules("DN-10.1")
def test_the_hags_victim_may_discard_an_amplifier_but_no_other_bane() -> None:
    table = Table()
    table.hero(1, at="crossroads1", treasures=["crusaders_longsword"], lair=["zombie"], banes=["curse_of_frailty"])
    table.hero(1, own_banes=["undead_awakening", "rusted_portcullis"], attached={"bone_armor": "zombie"})
    attacked(table, "cackling_hag", 6, 1)
    assert table.options(1) == ["discard crusaders_longsword", "discard undead_awakening"]
    table.answer(1, "discard undead_awakening")
    settle(table)
    assert ids(table[1].own_banes) == ["rusted_portcullis"]
    assert table.discards()[0] == "undead_awakening" and table.treasures(1) == ["crusaders_longsword"]


@card("cackling_hag")
def test_the_hag_against_a_victim_without_prepared_cards() -> None:
    table = Table()
    table.hero(1, at="crossroads1", hand=["haste"], lair=["zombie"])
    attacked(table, "cackling_hag", 6, 1)
    settle(table)
    assert (table[1].life, table.hand(1), table.lair(1)) == (5, ["haste"], ["zombie"])


@card("grave_wraith")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_the_wraith_takes_a_glory(before: int, after: int) -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=before)
    attacked(table, "grave_wraith", 6, 1)
    settle(table)
    assert (table[1].life, table[1].glory) == (5, after)


@card("grave_wraith")
def test_the_wraith_takes_none_when_it_strikes_back_in_melee() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1, glory=3)
    attacked(table, "grave_wraith", 1, 4)
    table.dice(1, 6)
    table.answer(1, "challenge grave_wraith", "form melee")
    settle(table)
    assert (table[1].life, table[1].glory) == (5, 3)


@card("spine_stalker")
def test_the_stalkers_victim_gets_an_action_point_fewer_at_the_next_recovery() -> None:
    table = Table()
    table.hero(1, "ilk_quickshade", at="crossroads1", level=2)  # speed 4
    attacked(table, "spine_stalker", 6, 1)
    settle(table)
    assert (table[1].life, table[1].fallen, table[1].chill) == (5, 0, 1)
    table.turn(1)
    assert table[1].ap == 3


@card("spine_stalker")
def test_the_stalker_slows_nobody_if_it_loses_or_strikes_back_in_melee() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1)
    attacked(table, "spine_stalker", 1, 2)
    table.dice(1, 6)
    table.answer(1, "challenge spine_stalker", "form melee")
    settle(table)
    assert (table[1].life, table[1].chill) == (5, 0)


@card("slag_hound")
@pytest.mark.parametrize(("die", "fallen"), [(3, 0), (2, 1)])
def test_a_beaten_slag_hound_throws_down_every_hero_there_who_is_too_slow(die: int, fallen: int) -> None:
    table = Table(3)
    table.hero(1, "torvald_hask", at="crossroads1")
    table.hero(2, at="crossroads2")
    attacked(table, "slag_hound", 1, 6, die)
    settle(table)
    assert table.rolls()[-1] == f"1 threat {die + 2}"
    assert [hero.fallen for hero in table.state.heroes] == [0, fallen, 0]


@card("orc_deserter")
def test_a_beaten_deserter_leaves_a_glory_to_every_hero_there() -> None:
    table = Table(4)
    table.hero(0, glory=2)
    table.hero(1, at="crossroads1")
    table.hero(2, at="crossroads1")
    table.hero(3, at="crossroads2")
    attacked(table, "orc_deserter", 1, 6)
    settle(table)
    assert [hero.glory for hero in table.state.heroes] == [2, 1 + 1, 1, 0]  # and one for the wound


@card("web_weaver")
@pytest.mark.parametrize(("monster", "lies"), [("web_weaver", True), ("bone_archer", False)])
def test_the_weaver_throws_its_victim_down(monster: str, lies: bool) -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    attacked(table, monster, 6, 1)
    settle(table)
    assert (table[1].life, bool(table[1].fallen), table[1].stand) == (5, lies, ())


@card("web_weaver")
def test_the_weaver_does_not_if_it_loses_or_strikes_back_in_melee() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1)
    attacked(table, "web_weaver", 1, 2)
    table.dice(1, 6)
    table.answer(1, "challenge web_weaver", "form melee")
    settle(table)
    assert (table[1].life, table[1].fallen) == (5, 0)


@card("ghoul_pack", "mind_leech")
@pytest.mark.parametrize("monster", ["ghoul_pack", "mind_leech"])
def test_the_ghouls_and_the_leech_take_a_card_from_the_hand_at_random(monster: str) -> None:
    gone = set()
    for seed in range(12):
        table = Table()
        table.state.chance.counter = seed
        table.hero(1, at="crossroads1", hand=["haste", "dodge"], boons=["surefooted"])
        attacked(table, monster, 6, 1)
        assert table.asked() == (0, "where-to")  # nobody chooses
        settle(table)
        assert table[1].life == 5 and table.boons(1) == ["surefooted"]
        assert len(table.hand(1)) == 1
        gone.update(table.discards())
    assert gone == {"haste", "dodge"}


@card("ghoul_pack", "mind_leech")
@pytest.mark.parametrize("monster", ["ghoul_pack", "mind_leech"])
def test_the_ghouls_and_the_leech_take_nothing_from_an_empty_hand_or_if_they_lose(monster: str) -> None:
    table = Table()
    table.hero(1, at="crossroads1", hand=[])
    attacked(table, monster, 6, 1)
    settle(table)
    assert table[1].life == 5 and table.discards() == []
    table = Table()
    table.hero(1, at="crossroads1", hand=["haste"])
    attacked(table, monster, 1, 6)
    settle(table)
    assert table.hand(1) == ["haste"]


@card("wailing_spirit")
def test_the_spirit_takes_the_saved_action_point_and_a_glory() -> None:
    table = Table()
    table.hero(1, at="crossroads1", ap=1, saved=1, glory=2)
    attacked(table, "wailing_spirit", 6, 1)
    assert table.asked() == (0, "where-to")  # no AP left for a challenge
    settle(table)
    assert (table[1].life, table[1].ap, table[1].saved, table[1].glory) == (5, 0, 0, 1)


@card("wailing_spirit")
def test_the_spirit_takes_nothing_if_no_action_point_is_saved() -> None:
    table = Table()
    table.hero(1, at="crossroads1", ap=2, fleeting=2)
    attacked(table, "wailing_spirit", 6, 1)
    settle(table)
    assert (table[1].life, table[1].ap, table[1].glory) == (5, 2, 0)


THIEVES = pytest.mark.parametrize("monster", ["grave_robber", "acid_ooze"])


@card("grave_robber", "acid_ooze")
@THIEVES
def test_the_owner_of_the_robbers_and_the_ooze_may_take_a_treasure_as_the_wound(monster: str) -> None:
    table = Table()
    table.hero(1, at="crossroads1", treasures=["chitin_mail", "bronze_helm"] if monster == "grave_robber" else [])
    table.hero(1, treasures=["backpack", "ring_of_magic"] if monster == "acid_ooze" else [])
    attacked(table, monster, 6, 1)
    assert table.asked() == (0, "choose-effect")
    table.answer(0, "option 2")
    assert table.asked() == (0, "part-with")
    table.answer(0, table.options(0)[0])
    settle(table)
    assert table[1].life == 6 and len(table.treasures(1)) == 1


@card("grave_robber", "acid_ooze")
@THIEVES
def test_the_owner_of_the_robbers_and_the_ooze_may_choose_the_wound(monster: str) -> None:
    table = Table()
    table.hero(1, at="crossroads1", treasures=["ring_of_magic"])
    attacked(table, monster, 6, 1)
    table.answer(0, "option 1")
    settle(table)
    assert (table[1].life, table.treasures(1)) == (5, ["ring_of_magic"])


@card("grave_robber", "acid_ooze")
@THIEVES
def test_the_robbers_and_the_ooze_wound_a_victim_without_treasures(monster: str) -> None:
    table = Table()
    table.hero(1, at="crossroads1", boons=["surefooted"])
    attacked(table, monster, 6, 1)
    assert table.asked() == (0, "where-to")
    settle(table)
    assert table[1].life == 5


@card("herald_of_the_lich")
@pytest.mark.parametrize(("form", "die", "level"), [("magic", 3, 1), ("magic", 4, 2), ("melee", 0, 2)])
def test_the_heralds_magic_may_cost_a_level(form: str, die: int, level: int) -> None:
    table = Table()
    table.hero(1, "roderik_talus", at="crossroads1", level=2)  # magic 1
    table.dice(6, 1, *([die] if die else []))
    table.ambush(0, 1, "herald_of_the_lich")
    table.answer(0, f"form {form}")
    settle(table)
    assert (table[1].life, table[1].level) == (5, level)


@card("jangooba")
@pytest.mark.parametrize(("where", "total"), [("hand", 4), ("lair", 5)])
def test_jangooba_attacks_with_a_bonus_from_the_lair(where: str, total: int) -> None:
    table = Table()
    table.hero(0, hand=["jangooba"]) if where == "hand" else table.hero(0, lair=["jangooba"])
    table.hero(1, at="crossroads1", peril=3)
    table.dice(1, 6)
    table.send(0, "jangooba 1")
    assert table.rolls()[0] == f"jangooba attack {total}"
    settle(table)


@card("jangooba")
def test_jangooba_from_the_lair_defends_without_a_bonus() -> None:
    table = Table()
    table.hero(0, lair=["jangooba"])
    table.hero(1, "torvald_hask", at="crossroads1", peril=3, ap=1)
    table.dice(1, 4)
    table.send(0, "jangooba 1")
    table.dice(6, 1)
    table.answer(1, "challenge jangooba", "form melee")
    assert table.rolls()[-1] == "jangooba counter 4"
    settle(table)


@card("vault_guardian")
@pytest.mark.parametrize(("die", "lies"), [(2, True), (3, False)])
def test_the_guardians_victim_must_keep_his_footing(die: int, lies: bool) -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1")  # speed 2
    attacked(table, "vault_guardian", 6, 1, die)
    settle(table)
    assert (table[1].life, bool(table[1].fallen)) == (5, lies)


@card("vault_guardian")
def test_the_guardian_tests_nobody_in_melee() -> None:
    table = Table()
    table.hero(1, "torvald_hask", at="crossroads1", ap=1)
    attacked(table, "vault_guardian", 1, 4)
    table.dice(1, 6)
    table.answer(1, "challenge vault_guardian", "form melee")
    settle(table)
    assert (table[1].life, table[1].fallen) == (5, 0)


@card("gloomling")
@pytest.mark.parametrize(("line", "total"), [("gloomy_fork 0,-1", 4), ("crossroads1 0,-1", 3)])
def test_the_gloomling_attacks_with_a_bonus_in_a_dark_tunnel(line: str, total: int) -> None:
    table = Table(2, line)
    table.hero(1, at=line.split(maxsplit=1)[0])
    attacked(table, "gloomling", 1, 6)
    assert table.rolls()[0] == f"gloomling attack {total}"
    settle(table)


@card("chimera_whelp")
def test_the_whelps_magic_wounds_one_other_hero_there_of_its_owners_choice() -> None:
    table = Table(4)
    for seat in (0, 1, 2):
        table.hero(seat, at="crossroads1")
    table.dice(6, 1)
    table.ambush(0, 1, "chimera_whelp")
    table.answer(0, "form magic")
    assert table.asked() == (0, "one-other")
    assert table.options(0) == ["target 0", "target 2"]
    table.answer(0, "target 2")
    settle(table)
    assert lives(table) == [6, 5, 5, 6]


@card("chimera_whelp")
@pytest.mark.parametrize("form", ["melee", "magic"])
def test_the_whelp_wounds_only_its_victim_in_melee_or_if_he_is_alone(form: str) -> None:
    table = Table(3)
    table.hero(1, at="crossroads1")
    table.hero(2, at="crossroads1" if form == "melee" else "crossroads2")
    table.dice(6, 1)
    table.ambush(0, 1, "chimera_whelp")
    table.answer(0, f"form {form}")
    settle(table)
    assert lives(table) == [6, 5, 6]


@card("renegade_alchemist")
@pytest.mark.parametrize("form", ["magic", "speed"])
def test_the_alchemists_victim_gains_peril(form: str) -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(6, 1)
    table.ambush(0, 1, "renegade_alchemist")
    table.answer(0, f"form {form}")
    settle(table)
    assert (table[1].life, table[1].peril) == (5, 2)  # one for the wound, one from the card


@card("renegade_alchemist")
def test_the_alchemist_gives_none_when_he_loses() -> None:
    table = Table()
    table.hero(1, at="crossroads1")
    table.dice(1, 6)
    table.ambush(0, 1, "renegade_alchemist")
    table.answer(0, "form speed")
    settle(table)
    assert (table[1].life, table[1].peril) == (6, 0)


@card("cage_breaker")
def test_the_beaten_cage_breaker_hits_all_in_its_location_who_are_too_slow() -> None:
    table = three()
    table.hero(1, glory=3, hand=["vial_of_embers"], standing="mine")
    attacked(table, "cage_breaker", 1, 6, 1, 2)  # the threats: speed 2 each, 4+
    wait(table, "response")
    table.answer(1, "play vial_of_embers")
    settle(table)
    assert lives(table) == [5, 6, 6]
    assert table.rolls()[2:] == ["0 threat 3", "1 threat 4"]


@card("cage_breaker")
def test_the_cage_breaker_does_nothing_when_only_wounded() -> None:
    table = three()
    attacked(table, "cage_breaker", 1, 6)
    settle(table)
    assert lives(table) == [6, 6, 6] and table.lair(0) == ["cage_breaker"]


@card("twin_tailed_imp")
@pytest.mark.parametrize(("dice", "life", "glory"), [((6, 1), 5, 2), ((1, 6), 6, 4)])
def test_the_imp_takes_a_glory_if_it_strikes(dice: tuple[int, int], life: int, glory: int) -> None:
    table = Table()
    table.hero(1, at="crossroads1", glory=3)
    attacked(table, "twin_tailed_imp", *dice)
    settle(table)
    assert (table[1].life, table[1].glory) == (life, glory)


@card("vault_wyrm")
@pytest.mark.parametrize("form", ["melee", "magic"])
def test_the_wyrm_sweeps_all_in_its_location_as_it_attacks(form: str) -> None:
    table = three()
    table.dice(3, 2, 6, 1)  # speed 2 each, 5+
    table.ambush(0, 1, "vault_wyrm")
    table.answer(0, f"form {form}")
    settle(table)
    assert table.rolls()[:2] == ["0 threat 5", "1 threat 4"]
    assert lives(table) == [6, 4, 6]
    assert [event.n for event in table.events if isinstance(event, ev.Wounded)] == [1, 1]


@card("bugbear")
def test_the_bugbear_beaten_in_a_challenge_and_the_peril_for_its_wounds() -> None:
    table = three()
    table.hero(1, ap=1)
    attacked(table, "bugbear", 2, 3)
    table.dice(6, 1)
    table.answer(1, "challenge bugbear", "form melee")
    assert lives(table) == [5, 5, 6]
    table.answer(0, "give_peril 2", "give_peril 2")
    table.assert_settled()
    assert table[2].peril == 2 and table[1].glory == 1


@card("chimera_whelp")
def test_the_whelp_also_wounds_one_other_when_it_strikes_back_in_magic() -> None:
    table = three()
    table.hero(1, ap=1)
    table.dice(1, 3)
    table.ambush(0, 1, "chimera_whelp")
    table.answer(0, "form melee")
    table.dice(1, 6)
    table.answer(1, "challenge chimera_whelp", "form magic")
    settle(table)
    assert lives(table) == [5, 5, 6]
