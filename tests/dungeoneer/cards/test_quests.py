"""Quests that are alike in both sets: threats, searches, hunts, escorts."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.errands import completed, open_still, with_quest_at
from tests.dungeoneer.cards.tuned import PREY, SEARCH_COSTS, SEARCHES, THREATS
from tests.dungeoneer.table import Table, quest_number
from undercroft.dungeoneer import events as ev
from undercroft.dungeoneer.content.card_index import FORMS, QUESTS

card = pytest.mark.card
RODERIK = {"melee": 3, "magic": 2, "speed": 4}
"""The stats of the hero on level 3."""

THREAT_QUESTS = pytest.mark.parametrize(
    ("quest", "place", "stat", "glory"),
    [
        pytest.param(*row, id=row[0], marks=card(row[0]))
        for row in [
            ("break_the_chains", "hall_of_chains", "melee", 2),
            ("leap_the_broken_span", "troll_bridge", "speed", 2),
            ("the_lichs_gaze", "throne_of_dust", "magic", 3),
            ("wreck_the_laboratory", "laboratory", "magic", 2),
            ("the_wardens_helm", "treasury", "speed", 1),
            ("stop_the_millstones", "grinding_hall", "melee", 2),
        ]
    ],
)


@THREAT_QUESTS
def test_a_threat_passed(quest: str, place: str, stat: str, glory: int) -> None:
    table = with_quest_at(place, quest)
    table.dice(THREATS[quest] - RODERIK[stat])
    table.answer(0, f"attempt {quest}")
    assert table.rolls() == [f"0 threat {THREATS[quest]}"]
    completed(table, quest, glory)


@THREAT_QUESTS
def test_a_threat_failed_and_its_effect_on_all_there(quest: str, place: str, stat: str, glory: int) -> None:
    table = with_quest_at(place, quest, seats=3, glory=2)
    table.hero(1, at=place, glory=2)
    table.hero(2, at="crossroads1", glory=2)
    table.dice(THREATS[quest] - RODERIK[stat] - 1)
    table.answer(0, f"attempt {quest}")
    kind = {"leap_the_broken_span": "falls", "the_lichs_gaze": "glory"}.get(quest, "wound")
    for seat, life in enumerate((5, 6, 6)):
        there = seat < 2
        hero = table[seat]
        assert hero.life == life - (there and kind == "wound")
        assert hero.fallen == int(there and kind == "falls")
        assert hero.glory == 2 - (there and kind == "glory")
    open_still(table, quest)


@THREAT_QUESTS
def test_a_threat_elsewhere(quest: str, place: str, stat: str, glory: int) -> None:
    table = with_quest_at(place, quest)
    table.hero(0, at="crossroads1")
    table.feats(0)
    assert table.refused(0, f"attempt {quest}") == "DN-11.1"


def searched_twice(quest: str) -> Table:
    """The hero has searched in vain, and then found the goal, three steps from the entrance."""
    table = Table(2, "crossroads1 0,-1", "crossroads2 0,-2", "gloomy_fork 0,-3")
    cost = SEARCH_COSTS[quest]
    table.hero(0, "roderik_talus", at="gloomy_fork", ap=2 * cost + 1, life=5, level=3, quests=[quest])
    table.feats(0)
    for die, ap in ((SEARCHES[quest] - 4, cost + 1), (SEARCHES[quest] - 3, 1)):
        table.dice(die)
        table.answer(0, f"use {quest}")
        assert table[0].ap == ap
    assert [event.success for event in table.events if isinstance(event, ev.Searched)] == [False, True]
    return table


@card("the_sealed_niche")
def test_each_search_costs_its_action_points_until_the_goal_is_found() -> None:
    completed(searched_twice("the_sealed_niche"), "the_sealed_niche", 2)


@card("the_hidden_stair")
def test_the_stair_is_found_and_then_climbed() -> None:
    table = searched_twice("the_hidden_stair")
    assert table.done(0) == []
    table.dice(THREATS["the_hidden_stair"] - RODERIK["speed"])
    table.answer(0, "attempt the_hidden_stair")
    completed(table, "the_hidden_stair", 2)


@card("the_hidden_stair")
def test_all_fall_if_the_stair_is_not_climbed() -> None:
    table = searched_twice("the_hidden_stair")
    table.hero(1, at="gloomy_fork")
    table.dice(THREATS["the_hidden_stair"] - RODERIK["speed"] - 1)
    table.answer(0, "attempt the_hidden_stair")
    assert [hero.fallen for hero in table.state.heroes] == [1, 1]
    open_still(table, "the_hidden_stair")


@pytest.mark.parametrize("quest", [pytest.param(q, marks=card(q)) for q in ("the_sealed_niche", "the_hidden_stair")])
def test_a_search_needs_a_dark_tunnel_and_an_action_point(quest: str) -> None:
    table = Table(2, "crossroads1 0,-1", "gloomy_fork 0,-2")
    table.hero(0, at="crossroads1", ap=2, quests=[quest])
    table.feats(0)
    assert table.refused(0, f"use {quest}") == "DN-19.5"
    table.hero(0, at="gloomy_fork", ap=0)
    table.feats(0)
    assert table.refused(0, f"use {quest}") == "DN-4.4"
    assert table.refused(0, f"attempt {quest}") == "DN-11.7"


ESCORTS = pytest.mark.parametrize(
    ("quest", "first", "line", "second", "glory"),
    [
        pytest.param(*row, id=row[0], marks=card(row[0]))
        for row in [
            ("damsel_in_distress", "inner_sanctum", "inner_sanctum 0,-2", "tomb_antechamber", 3),
            ("rescue_the_princess", "dark_altar", "dark_altar 0,-2 turned", "tomb_antechamber", 3),
            ("carry_the_relic_bones", "crypt", "crypt 0,-2", "sunken_chapel", 2),
            ("free_the_caged_beast", "specimen_pens", "specimen_pens 0,-2", "grinding_hall", 3),
        ]
    ],
)
SECOND = {
    "tomb_antechamber": "corridor1 0,1 turned",
    "sunken_chapel": "sunken_chapel 0,1",
    "grinding_hall": "grinding_hall 0,1",
}


@ESCORTS
def test_an_escort_from_the_first_place_to_the_second(
    quest: str, first: str, line: str, second: str, glory: int
) -> None:
    table = Table(2, "crossroads1 0,-1", line, SECOND[second])
    table.hero(0, "roderik_talus", at=first, life=5, quests=[quest])
    table.feats(0)
    assert table.refused(0, f"deliver {quest}") == "DN-11.8"
    table.answer(0, f"pick_up {quest}")
    assert table.escorts(0) == [quest]
    assert table.refused(0, f"deliver {quest}") == "DN-11.8"
    table.hero(0, at=second)
    table.feats(0)
    table.answer(0, f"deliver {quest}")
    assert table.escorts(0) == []
    completed(table, quest, glory)


@ESCORTS
def test_an_escort_is_found_only_in_the_first_place(quest: str, first: str, line: str, second: str, glory: int) -> None:
    table = Table(2, "crossroads1 0,-1", line, SECOND[second])
    table.hero(0, at="crossroads1", quests=[quest])
    table.feats(0)
    assert table.refused(0, f"pick_up {quest}") == "DN-11.1"
    table.hero(0, at=second, ap=1)
    table.feats(0)
    assert table.refused(0, f"pick_up {quest}") == "DN-11.1"


class Prey:
    """A line of `PREY`."""

    def __init__(self, line: str) -> None:
        self.id, self.quest, self.place, life, stats, self.form = line.split()
        self.life = int(life)
        self.stats = [int(stat) for stat in stats.split("/")]
        self.attack = self.stats[FORMS.index(self.form)]


EACH_PREY = pytest.mark.parametrize(
    "prey", [pytest.param(p, id=p.quest, marks=card(p.quest)) for p in map(Prey, PREY.strip().split("\n"))]
)
HUNTED_FOR = {"slay_draky": 2, "the_bone_warden": 3, "silence_the_choir": 2, "slay_ramalith": 3, "the_runed_blade": 1}


@EACH_PREY
def test_the_monster_of_a_hunt(prey: Prey) -> None:
    monster = QUESTS[quest_number(prey.quest)].monster
    assert monster is not None
    assert (monster.life, list(monster.values), [FORMS[f] for f in monster.attacks]) == (
        prey.life,
        prey.stats,
        [prey.form],
    )


@EACH_PREY
def test_a_hunt_won(prey: Prey) -> None:
    table = with_quest_at(prey.place, prey.quest)
    own = (3, 2, 4)[FORMS.index(prey.form)]
    if prey.life == 2:
        table.hero(0, ap=1)
        table.feats(0)
    pens = int(prey.id == "pen_matron")  # a fiend attacks with a bonus in the pens
    table.dice(1, 6)
    table.answer(0, f"attempt {prey.quest}")
    assert table.rolls() == [f"{prey.id} attack {1 + prey.attack + pens}", f"0 counter {6 + own}"]
    if prey.life == 2:
        table.dice(6, 1)
        table.answer(0, f"challenge {prey.id}", "form melee")
        assert table.rolls()[2:] == ["0 attack 9", f"{prey.id} counter {1 + prey.stats[0]}"]
        assert table[0].ap == 0
    completed(table, prey.quest, HUNTED_FOR.get(prey.quest, 3))


@EACH_PREY
def test_a_hunt_lost(prey: Prey) -> None:
    table = with_quest_at(prey.place, prey.quest)
    table.dice(6, 1)
    table.answer(0, f"attempt {prey.quest}")
    assert table[0].life == 4
    open_still(table, prey.quest)
    assert table.refused(0, f"attempt {prey.quest}") == "DN-11.1"  # a second attempt would cost an AP


@EACH_PREY
def test_a_hunt_elsewhere(prey: Prey) -> None:
    table = with_quest_at(prey.place, prey.quest)
    table.hero(0, at="crossroads1")
    table.feats(0)
    assert table.refused(0, f"attempt {prey.quest}") == "DN-11.1"
