"""The thirty-six location faces: kind, points, exits, hazards. The files of the two sets test their effects."""

from __future__ import annotations

import pytest

from tests.dungeoneer.cards.places import Place, each, inside, on_the_map, places, printed
from tests.dungeoneer.cards.scenes import settle
from tests.dungeoneer.table import Table
from undercroft.dungeoneer import events as ev

FACES = places(
    """
tomb_antechamber    room    1  1  open            open            open            open
corner              tunnel  2  1  wall            open            open            wall
bend                tunnel  2  1  wall            wall            open            open
corridor            tunnel  2  1  open            wall            open            open
passage             tunnel  2  1  wall            open            open            blocked:melee5
dark_crossroads     dark    3  2  open            trapped:speed5  open            open            danger2
rat_run             dark    3  2  open            open            wall            blocked:speed4  danger1  pit:speed4
bone_strewn_cut     dark    3  2  wall            trapped:melee5  open            open            danger1  spikes:speed4
crypt               room    2  2  open            blocked:magic5  open            open
library             room    1  2  open            open            wall            trapped:magic4
troll_bridge        room    2  2  open            wall            blocked:melee5  wall
inner_sanctum       room    3  3  wall            blocked:melee6  open            blocked:magic6
ossuary             room    2  2  open            open            open            wall            spikes:speed5
hall_of_chains      room    2  3  open            wall            open            open            pit:speed5
wardens_armory      room    1  2  wall            open            open            blocked:melee5
sunken_chapel       room    1  2  open            trapped:speed4  open            open
gallery_of_whispers room    2  3  wall            open            open            open
throne_of_dust      room    3  3  wall            wall            open            blocked:magic5
vault_gate          room    1  1  open            open            open            open
crossroads          tunnel  2  1  open            open            open            open
hewn_gallery        tunnel  2  1  wall            open            open            open
kinked_shaft        tunnel  2  1  wall            open            open            trapped:speed4
elbow               tunnel  2  1  blocked:melee4  wall            open            open
gloomy_fork         dark    3  2  open            open            open            wall            danger2
gloomy_drain        dark    3  2  open            blocked:melee5  open            trapped:magic5  danger1  pit:speed5
gloomy_stair        dark    3  2  trapped:speed5  open            open            wall            danger1  spikes:speed5
dark_altar          room    2  3  open            open            blocked:magic5  open
treasury            room    2  3  wall            wall            open            trapped:speed5
flooded_chamber     room    2  2  open            open            open            blocked:melee5
laboratory          room    3  3  wall            trapped:magic5  open            blocked:magic5  danger1
specimen_pens       room    3  2  open            blocked:melee5  open            open
eastern_rune_gate   room    1  1  open            wall            open            open
western_rune_gate   room    1  1  open            open            open            wall
grinding_hall       room    2  3  open            trapped:melee5  open            open            spikes:melee5
oubliette           room    2  2  wall            open            wall            blocked:melee4  pit:speed6
warded_cell         room    1  2  open            wall            blocked:magic4  open
"""
)
TWICE = ["corner", "bend", "corridor", "passage", "crossroads", "hewn_gallery", "kinked_shaft", "elbow"]
ENTRANCES = ["tomb_antechamber", "vault_gate"]
BUT_THE_FIRST = FACES[1:]
"""The tomb's entrance is already on the table; a separate test below covers it."""
STATS = {"melee": 1, "magic": 0, "speed": 2}
"""Torvald's stats on level 1."""
BY_EFFECT = ["troll_bridge", "gallery_of_whispers", "throne_of_dust", "flooded_chamber"]
"""The locations with an effect that tests each hero who enters."""


@each(FACES)
def test_kind_points_and_copies(place: Place) -> None:
    assert printed(place) == (place.kind, place.peril, place.glory, place.id in ENTRANCES)
    assert len(place.cards) == (2 if place.id in TWICE else 1)


@each(BUT_THE_FIRST)
def test_its_points_go_to_a_hero_who_enters_once_a_turn(place: Place) -> None:
    dungeon, way = on_the_map(place)
    table = Table(2, dungeon=dungeon)
    table.hero(0, "torvald_hask", ap=3)
    tests = len([hazard for hazard in place.hazards if "danger" not in hazard]) + (place.id in BY_EFFECT)
    table.dice(*[6] * tests)
    table.feats(0)
    table.answer(0, f"go {way}")
    if table.asked()[1] == "choose-effect":
        table.answer(0, "option 2")
    assert (table.location(0), table[0].peril, table[0].glory) == (place.cards[0], place.peril, place.glory)
    assert (table[0].life, table[0].fallen, table[0].ap) == (6, 0, 2)
    table.assert_settled()


@each(BUT_THE_FIRST, "side")
def test_each_of_its_exits(place: Place, side: str) -> None:
    exit = place.exits[side]
    if exit == "wall":
        table = inside(place, ap=1)
        assert not table.state.dungeon.open_sides(table[0].location) >> "nesw".index(side) & 1
        table.feats(0)
        assert table.refused(0, f"go {side}") == "DN-8.1"
        return
    table = inside(place, side, ap=3)
    kind, _, test = exit.partition(":")
    if test:
        table.dice(1)
    table.feats(0)
    table.answer(0, f"go {side}")
    rolled = [event for event in table.events if isinstance(event, ev.Rolled)]
    assert [(event.form, event.need, event.total) for event in rolled] == (
        [(test[:-1], int(test[-1]), 1 + STATS[test[:-1]])] if test else []
    )
    if kind == "blocked":
        assert table.asked() == (0, "go-on") and table[0].ap == 2
        table.answer(0, "yes")
    assert table[0].life == (5 if kind == "trapped" else 6)
    assert table[0].ap == (1 if kind == "blocked" else 2)
    assert table.location(0).startswith("crossroads") and table.location(0) not in place.cards[:1]
    table.assert_settled()


@each(BUT_THE_FIRST, "hazard")
def test_each_of_its_hazards(place: Place, hazard: str) -> None:
    if hazard.startswith("danger"):
        table = inside(place)
        table.dice(1)
        table.ambush(1, 0, "arc_coil")  # magic 5+
        rolled = next(event for event in table.events if isinstance(event, ev.Rolled))
        assert rolled.need == 5 + int(hazard[-1]) == 5 + place.danger
        settle(table)
        return
    kind, _, test = hazard.partition(":")
    stat, value = test[:-1], int(test[-1])
    for die in (value - STATS[stat], value - STATS[stat] - 1):
        dungeon, way = on_the_map(place)
        table = Table(2, dungeon=dungeon)
        table.hero(0, "torvald_hask", ap=1)
        table.dice(die)
        table.feats(0)
        table.answer(0, f"go {way}")
        failed = die + STATS[stat] < value
        assert table.rolls() == [f"0 threat {die + STATS[stat]}"]
        assert (table[0].life, table[0].fallen) == (6 - (failed and kind == "spikes"), int(failed and kind == "pit"))
        table.assert_settled()


@pytest.mark.card("tomb_antechamber")
@pytest.mark.parametrize("side", ["n", "e", "s", "w"])
def test_the_antechamber_is_open_on_all_sides(side: str) -> None:
    cell = {"n": "0,-1", "e": "1,0", "s": "0,1", "w": "-1,0"}[side]
    table = Table(2, f"crossroads1 {cell}")
    table.hero(0, at="crossroads1", ap=2)
    table.feats(0)
    table.answer(0, f"go {'nesw'['nesw'.index(side) ^ 2]}")
    assert (table.location(0), table[0].peril, table[0].glory) == ("tomb_antechamber", 1, 1)
    table.answer(0, f"go {side}")
    assert table.location(0) == "crossroads1" and table.rolls() == []
    table.assert_settled()
