"""What a year has cost each lord, and what it has brought: counted from what everybody has seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from undercroft.dungeonlords import events as told
from undercroft.dungeonlords.content.tile_tables import SEASONS
from undercroft.dungeonlords.views import LordBalance, YearBalance
from undercroft.kernel.base.event import Event


class _Sums(Counter[str]):
    """The numbers of a `LordBalance` while they are counted, and the prisoners."""

    def __init__(self) -> None:
        super().__init__()
        self.caught: list[str] = []

    def balance(self) -> LordBalance:
        numbers = {name: self[name] for name in LordBalance.__struct_fields__ if name != "caught"}
        return LordBalance(caught=tuple(self.caught), **numbers)


def _count(name: str) -> Callable[[_Sums, Any], None]:
    return lambda sums, _: sums.update((name,))


def _trap_gone(sums: _Sums, event: told.TrapGone) -> None:
    # One that was drawn to choose among has not been spent (DL-5.12).
    sums["traps"] += event.source != "buy_traps"


def _evil(sums: _Sums, event: told.EvilMoved) -> None:
    sums["evil"] += event.by


def _eliminated(sums: _Sums, event: told.Eliminated) -> None:
    if event.adventurer != "decoy":
        sums.caught.append(event.adventurer)


def _freed(sums: _Sums, event: told.PrisonerFreed) -> None:
    if event.adventurer in sums.caught:  # if not, it was caught in an earlier year
        sums.caught.remove(event.adventurer)


def _gained(sums: _Sums, event: told.Gained) -> None:
    sums[f"{event.good}_got"] += event.amount


def _lost(sums: _Sums, event: told.Lost) -> None:
    sums[f"{event.good}_gone"] += event.amount


def _tax(sums: _Sums, event: told.TaxPaid) -> None:
    # Games of earlier versions, whose taxes have no source, tell what is paid as lost, too.
    sums["gold_gone"] += event.paid if event.source else 0


def _mined(sums: _Sums, event: told.Mined) -> None:
    sums["gold_got"] += event.amount


COUNTED: Final[Mapping[type[Event], Callable[[_Sums, Any], None]]] = {
    told.Conquered: _count("conquered"),
    told.KnockedOut: _count("knocked_out"),
    told.OnStrike: _count("knocked_out"),
    told.TrapSprung: _count("traps"),
    told.TrapGone: _trap_gone,
    told.CreatureLost: _count("left"),
    told.EvilMoved: _evil,
    told.Eliminated: _eliminated,
    told.PrisonerFreed: _freed,
    told.Gained: _gained,
    told.Lost: _lost,
    told.TaxPaid: _tax,
    told.Mined: _mined,
    told.Dug: _count("tunnels"),
    told.Built: _count("rooms"),
    told.Hired: _count("hired"),
}
"""How each event counts for the lord to whom it happens; all others count nothing."""


def year_balances(events: Iterable[Event], lords: int, is_over: bool) -> tuple[YearBalance, ...]:
    """Return the balance of each year that has ended.

    Args:
        events: all events of a game, in their order.
        lords: how many lords play.
        is_over: whether the game has ended, and with it its last year.
    """
    years: dict[int, list[_Sums]] = {}
    now: list[_Sums] = []
    for event in events:
        if isinstance(event, told.SeasonBegins) and event.season == SEASONS[0]:
            now = years[event.year] = [_Sums() for _ in range(lords)]
        count, seen = COUNTED.get(type(event)), event.seen_by(None)
        if count is not None and seen is not None and now:
            count(now[event.args()["seat"]], seen)
    ended = list(years.items())[: None if is_over else -1]
    return tuple([YearBalance(year, tuple([one.balance() for one in sums])) for year, sums in ended])
