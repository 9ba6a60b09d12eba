"""DL-2: the shape of the game."""

from __future__ import annotations

import pytest

from tests.dungeonlords.rules.games import kinds, new_game, play_on, whole_game
from tests.dungeonlords.table import Table
from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.rules.phases.game_years import BuildingRound
from undercroft.kernel.base.event import Event

rules = pytest.mark.rules
SHAPE = (ev.SeasonBegins, ev.CombatRoundBegins)
PHASES = (
    ev.OfferOpened,
    ev.OrdersRevealed,
    ev.Mined,
    ev.Produced,
    ev.OrderReturned,
    ev.EventHappens,
    ev.AdventurerJoins,
    ev.FirstPlayer,
)


@rules("DL-2.1")
def test_two_years_of_four_seasons_and_four_rounds_of_combat() -> None:
    table = whole_game()
    year_1: list[Event] = [ev.SeasonBegins(1, season) for season in ("winter", "spring", "summer", "autumn")]
    year_2: list[Event] = [ev.SeasonBegins(2, season) for season in ("winter", "spring", "summer", "autumn")]
    combat: list[Event] = [ev.CombatRoundBegins(n) for n in (1, 2, 3, 4)]
    assert [e for e in table.events if isinstance(e, SHAPE)] == [*year_1, *combat, *year_2, *combat]


def a_round(season: str) -> Table:
    """A building round of four lords, the first of whom mines and owns a mint."""
    table = Table(season=season)
    table.lord(0, imps=7, rooms={"2,2": "mint"})
    table.event("taxes")
    if season != "winter":
        table.state.next_adventurers = table.state.adventurer_stack[:4]
        table.state.adventurer_stack = table.state.adventurer_stack[4:]
    table.begin(BuildingRound.begin)
    for seat in range(4):
        table.answer(seat, "orders mine dig build")
    while not table.state.is_terminal:
        seat = table.state.to_act[0]
        table.answer(
            seat, next((a for a in table.options(seat) if a in ("mine 2", "use mint")), table.options(seat)[-1])
        )
    return table


@rules("DL-2.2")
@pytest.mark.parametrize("season", ["spring", "summer"])
def test_the_phases_of_a_round(season: str) -> None:
    phases = kinds(a_round(season).events, *PHASES)
    assert phases == [kind.__name__ for kind in PHASES]


@rules("DL-2.2")
def test_winter_has_neither_event_nor_adventurers() -> None:
    phases = kinds(a_round("winter").events, *PHASES)
    without = (ev.EventHappens, ev.AdventurerJoins)
    assert phases == [kind.__name__ for kind in PHASES if kind not in without]


@rules("DL-2.2", "DL-9.1")
def test_autumn_has_all_phases_except_that_the_marker_stays() -> None:
    phases = kinds(a_round("autumn").events, *PHASES)
    assert phases == [kind.__name__ for kind in PHASES if kind is not ev.FirstPlayer]


@rules("DL-2.3")
def test_after_the_second_combat_the_game_is_scored() -> None:
    table = whole_game()
    assert kinds(table.events, ev.CombatRoundBegins, ev.Scored) == ["CombatRoundBegins", "Scored"]
    assert isinstance(table.events[-1], ev.Scored)
    assert table.state.year == 2
    table.done()


@rules("DL-2.3")
def test_the_first_combat_is_not_scored() -> None:
    table = play_on(new_game(), lambda state: state.year == 2)
    assert table.happened(ev.CombatRoundBegins)
    assert not table.happened(ev.Scored)
