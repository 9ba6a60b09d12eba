"""The balance of a year: what it has cost each lord, and what it has brought."""

from __future__ import annotations

import random
from itertools import chain

import pytest
from msgspec.structs import asdict

from undercroft.dungeonlords import GAME, events
from undercroft.dungeonlords.content.tile_tables import EVILOMETER, START
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.views import LordBalance
from undercroft.dungeonlords.visibility.year_balances import COUNTED, year_balances
from undercroft.kernel.base.event import Event
from undercroft.kernel.history.match import Match


def played(seats: int, seed: str) -> tuple[DungeonLordsState, list[Event]]:
    """The end of a game that was played at random, and all its events."""
    match, chance = Match.start(GAME, seats, "full", seed), random.Random(seed)
    while not match.state.is_terminal:
        seat = chance.choice(match.state.to_act)
        match.apply(seat, chance.choice(match.state.legal_actions(seat)).text)
    assert isinstance(match.state, DungeonLordsState)
    return match.state, list(chain(match.prelude, *match.events))


def begins(year: int, season: str = "winter") -> Event:
    return events.SeasonBegins(year, season)


FIRST = (
    begins(1),
    events.Gained(0, "gold", 3),
    events.Lost(0, "gold", 1),
    events.Mined(0, 2),
    events.Gained(1, "imps", 1),
    begins(1, "spring"),
    events.EvilMoved(1, 2, 7),
    events.EvilMoved(1, -3, 4),
    events.Hired(0, "troll1"),
    events.Dug(0, "1,1"),
    events.Built(0, "mint", "1,1"),
    events.TrapGone(0, "net", "buy_traps"),
    events.TrapSprung(0, "pendulum"),
    events.KnockedOut(0, "troll1"),
    events.OnStrike(0, "goblin1"),
    events.Eliminated(0, "thief1"),
    events.Eliminated(0, "decoy"),
    events.Eliminated(1, "priest1"),
    events.PrisonerFreed(1, "priest1"),
    events.Conquered(1, "2,0"),
    events.CreatureLost(1, "goblin1", "spell"),
)


def balances(*log: Event, is_over: bool = False) -> list[tuple[int, LordBalance, LordBalance]]:
    return [(one.year, one.lords[0], one.lords[1]) for one in year_balances(log, 2, is_over)]


def test_a_balance_counts_what_each_lord_has_lost_caught_and_earned() -> None:
    ((year, one, other),) = balances(*FIRST, begins(2), events.Gained(0, "gold", 9))
    assert year == 1
    nothing = {**dict.fromkeys(LordBalance.__struct_fields__, 0), "caught": ()}
    lost = {"knocked_out": 2, "traps": 1, "caught": ("thief1",)}
    assert asdict(one) == {**nothing, **lost, "gold_got": 5, "gold_gone": 1, "hired": 1, "tunnels": 1, "rooms": 1}
    assert asdict(other) == {**nothing, "evil": -1, "imps_got": 1, "conquered": 1, "left": 1}


def test_taxes_are_counted_once_though_older_games_tell_the_payment_twice() -> None:
    for paid in (
        [events.TaxPaid(0, 2, 3, source="taxes")],
        [events.Lost(0, "gold", 2), events.TaxPaid(0, 2, 3)],
    ):
        ((_, lord, _),) = balances(begins(1), *paid, is_over=True)
        assert lord.gold_gone == 2


def test_a_prisoner_of_an_earlier_year_who_is_freed_is_missing_in_no_later_balance() -> None:
    caught = events.Eliminated(0, "thief1")
    (_, first, _), (_, second, _) = balances(
        begins(1), caught, begins(2), events.PrisonerFreed(0, "thief1"), is_over=True
    )
    assert (first.caught, second.caught) == (("thief1",), ())


def test_a_balance_is_there_when_the_year_has_ended() -> None:
    def years(*log: Event, is_over: bool = False) -> list[int]:
        return [year for year, *_ in balances(*log, is_over=is_over)]

    assert years(*FIRST) == []
    assert years(*FIRST, begins(2), begins(2, "spring")) == [1]
    assert years(*FIRST, begins(2), begins(2, "spring"), is_over=True) == [1, 2]
    assert years() == years(is_over=True) == []


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_balances_of_a_game_lead_from_its_start_to_its_end(seats: int) -> None:
    """Whatever a lord has at the end, he had at the beginning or got in a year."""
    for game in range(3):
        state, log = played(seats, f"balances-{seats}-{game}")
        years = GAME.balances(state, log)
        assert [one.year for one in years] == [1, 2]
        for seat, lord in enumerate(state.lords):
            of = [year.lords[seat] for year in years]
            assert lord.gold == START.gold + sum([one.gold_got - one.gold_gone for one in of])
            assert lord.food == START.food + sum([one.food_got - one.food_gone for one in of])
            assert lord.imps == START.imps + sum([one.imps_got - one.imps_gone for one in of])
            assert lord.evil == EVILOMETER.start + sum([one.evil for one in of])
            assert lord.conquered.bit_count() == sum([one.conquered for one in of])


def test_what_counts_is_told_to_everybody() -> None:
    """Thus it gives nothing away, and is the same for each seat."""
    counted = [event for event in played(4, "told")[1] if type(event) in COUNTED]
    assert counted
    assert all(event.seen_by(None) is not None for event in counted)
