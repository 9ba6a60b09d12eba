"""Habits that a person would find stupid, each on a position in which it would be: levels 3 to 5 have none of them.

A tenth of a level's trials is enough here. The positions are put together by hand, in a game that goes on after them.
"""

from __future__ import annotations

import pytest

from tests.dungeonlords.table import Table
from undercroft.bots import answer_of
from undercroft.bots.dungeonlords.search.world_search import LordSearch
from undercroft.bots.dungeonlords.tuning.levels import LEVELS
from undercroft.dungeonlords.board.position import OUT
from undercroft.dungeonlords.content.tile_tables import EVENT_TILES, SPELL_IDS
from undercroft.dungeonlords.rules.combat.combat_rounds import Combat
from undercroft.dungeonlords.rules.phases.event_phase import Payday, event_phase
from undercroft.dungeonlords.rules.phases.game_years import Building, BuildingRound, Years
from undercroft.dungeonlords.rules.phases.giving_orders import GiveOrders
from undercroft.kernel.engine.frames import Step

STRONG = pytest.mark.parametrize("level", LEVELS[2:])
SEEDS = ("1", "2", "3")

_EVENT = 7
_ORDERS = 4
"""After how many steps of a building round its event happens, and orders are given."""


def in_season(table: Table, phase: Step, done: int) -> Table:
    """Put a phase of the season on the stack of a whole game, and run to its first question."""
    state = table.state
    season = state.season
    state.stack = [Years(2 if state.year == 1 else 6), Building(2 * season + 1), BuildingRound(done)]
    state.events_up = max(season, 1)
    phase(state)
    state.run()
    return table


def in_combat(table: Table) -> Table:
    """Begin the combat of the year, with a game after it."""
    state = table.state
    state.stack = [Years(3 if state.year == 1 else 7)]
    Combat.begin(state)
    state.run()
    return table


def event(table: Table, name: str) -> None:
    """Let this event be the one of the season."""
    tile = EVENT_TILES.index(name)
    others = [one for one in range(len(EVENT_TILES)) if one != tile]
    others.insert(table.state.season - 1, tile)
    table.state.event_tiles = tuple(others)


def answers(level: type[LordSearch], table: Table, seat: int = 0) -> list[str]:
    """What the level answers, with several dice."""
    few = {"skill": level.skill._replace(trials=level.skill.trials // 10, each=max(2, level.skill.each // 5))}
    brief = type(level.__name__, (level,), few)
    assert table.state.to_act[0] == seat or seat in table.state.to_act
    return [answer_of(brief(seed), table.state, seat, seed) for seed in SEEDS]


@STRONG
def test_a_payday_that_can_be_met_is_met(level: type[LordSearch]) -> None:
    table = Table(season="summer")
    event(table, "payday")
    table.lord(0, gold=3, food=4, evil=4, creatures=["troll1", "goblin1"], party=["warrior1", "thief1"])
    in_season(table, Payday.begin, _EVENT)
    assert all(answer.startswith("pay") for answer in answers(level, table))


@STRONG
def test_a_tax_that_can_be_paid_is_paid(level: type[LordSearch]) -> None:
    table = Table(season="spring")
    event(table, "taxes")
    table.lord(0, gold=5, tunnels=["2,0", "2,1", "2,2", "2,3", "1,3", "3,3"])
    in_season(table, event_phase, _EVENT)
    assert answers(level, table) == ["tax 3"] * len(SEEDS)


@STRONG
def test_a_battle_that_can_be_won_at_once_is_fought(level: type[LordSearch]) -> None:
    """The witch alone can take the last adventurer before anything is conquered."""
    table = Table(season="autumn")
    table.lord(0, food=3, creatures=["witch1"], party=["warrior1:1"])
    in_combat(table)
    assert answers(level, table) == ["send witch1"] * len(SEEDS)


@STRONG
def test_creatures_are_not_kept_in_the_lair_through_the_last_battle(level: type[LordSearch]) -> None:
    table = Table(year=2, season="autumn")
    table.state.cards = tuple(
        [SPELL_IDS.index(card) for card in ("regeneration", "create_food", "illusion", "jailbreak")]
    )
    table.lord(0, food=3, creatures=["troll1", "vampire1"], party=["warrior5", "thief5"])
    in_combat(table)
    assert all(answer.startswith("send") for answer in answers(level, table))


@STRONG
def test_no_order_is_given_that_cannot_be_carried_out(level: type[LordSearch]) -> None:
    """Without imps nobody digs or mines, and without gold and tunnels nobody builds."""
    table = Table(season="spring")
    for seat in range(4):
        table.lord(seat, gold=2, food=3, inaccessible=["food", "hire"])
    table[0].imps = 0
    in_season(table, GiveOrders.begin, _ORDERS)
    for answer in answers(level, table):
        assert not {"dig", "mine"} & set(answer.split())


@STRONG
def test_no_creature_of_the_own_lair_is_eaten_for_nothing(level: type[LordSearch]) -> None:
    """A demon on payday would cost the vampire, its equal at the end of the last season; leaving costs 1 evil."""
    table = Table(year=2, season="summer")
    event(table, "payday")
    table.lord(0, gold=3, food=4, evil=3, creatures=["goblin1", "dragon1", "demon1"], party=["warrior5"])
    in_season(table, Payday.begin, _EVENT)
    for answer in answers(level, table):
        assert answer != "pay demon1 dragon1"


@STRONG
def test_a_prisoner_is_freed_before_a_paladin(level: type[LordSearch]) -> None:
    """In the last round: nobody else will have to be freed."""
    table = Table(season="autumn")
    squares = ["2,0", "2,1", "2,2"]
    table.lord(0, tunnels=squares, conquered=squares, party=["warrior3"], prison=["paladin1", "thief1"])
    table.state.paladin = OUT
    table.state.round = 3
    in_combat(table)
    assert answers(level, table) == ["free thief1"] * len(SEEDS)
