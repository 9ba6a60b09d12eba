"""What each answer of a player costs and brings, before it is given.

The prices are those that the rules take. What an answer names itself is not listed: the creature that is hired, the
room that is built, the square that is dug.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from undercroft.dungeonlords.board.actions import Amount, AttackWith, LoseGood, OfCreature, OfRoom, OfTrap, Symbol
from undercroft.dungeonlords.board.battle_sites import trap_price, traps_price
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.content.faces import Goods
from undercroft.dungeonlords.content.tile_tables import IS_MONSTER, ROOMS
from undercroft.dungeonlords.rules.combat.creature_attacks import attack_of
from undercroft.dungeonlords.rules.combat.spells import WithdrawAllOrEvil
from undercroft.dungeonlords.rules.economy.goods import creature_price, traps_left
from undercroft.dungeonlords.rules.economy.losses import goods_lost
from undercroft.dungeonlords.rules.economy.paladin import evil_after, paladin_goal
from undercroft.dungeonlords.rules.phases.event_phase import UNPAID_EVIL
from undercroft.dungeonlords.rules.phases.orders.digging import gold_mined
from undercroft.dungeonlords.rules.phases.orders.hiring_and_building import HireMonster
from undercroft.dungeonlords.rules.phases.orders.minion_actions import Minion
from undercroft.dungeonlords.rules.phases.special_events import (
    TrapInspection,
    hunt_price,
    special_of_year,
    symbol_price,
)
from undercroft.dungeonlords.rules.phases.taxes import PayTax
from undercroft.dungeonlords.views import ChangeView, OfferView
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.frames import EverySeat


class Movement(NamedTuple):
    """A good that a lord pays or gets, and how much of it. `price`: whether it is part of a price."""

    good: str
    by: int
    price: bool = True


Movements = tuple[Movement, ...]

_PAID: Final = (
    ("gold", "gold", -1),
    ("food", "food", -1),
    ("evil", "evil", 1),
    ("imps", "imps", -1),
    ("trap", "traps", -1),
    ("monster", "monsters", -1),
)
"""Each good of a price, the counter that it moves, and in which direction."""

_GAINED: Final = (
    ("gold", "gold", 1),
    ("food", "food", 1),
    ("imps", "imps", 1),
    ("smiles", "evil", -1),
    ("spy", "spy", 1),
    ("traps", "traps", 1),
    ("tunnels", "tunnels", 1),
)

_COUNTS: Final[Mapping[str, Callable[[Lord], int]]] = {
    "gold": lambda lord: lord.gold,
    "food": lambda lord: lord.food,
    "imps": lambda lord: lord.imps,
    "evil": lambda lord: lord.evil,
    "red_counters": lambda lord: lord.red_counters,
    "traps": lambda lord: len(lord.traps),
    "prisoners": lambda lord: len(lord.prison),
}
"""How much a lord has of what is counted."""


def offers(state: Position, seat: int) -> tuple[OfferView, ...]:
    """Return the answers of a seat that cost or bring something."""
    # What everybody answers simultaneously costs nothing before it is revealed.
    if not state.stack or isinstance(state.stack[-1], EverySeat):
        return ()
    found = []
    lord = state.lords[seat]
    for action in state.legal_actions(seat):
        ask = _MOVEMENTS.get(action.verb)
        if ask is None:
            continue
        reserved = traps_price(state.year, lord, lord.laid) if action.verb == "lay" else _NOTHING
        changes = _changes(lord, ask(state, seat, action), reserved)
        if changes:
            found.append(OfferView(action.text, changes, _brings_paladin(state, seat, changes)))
    return tuple(found)


def _brings_paladin(state: Position, seat: int, changes: tuple[ChangeView, ...]) -> bool:
    """Return whether the paladin comes to the lord after one of these changes, and so stays (DL-10.1, DL-10.2)."""
    evil = [lord.evil for lord in state.lords]
    for change in changes:
        if change.good == "evil" and change.then is not None:
            evil[seat] = change.then
            if paladin_goal(state, evil) == seat:
                return True
    return False


def _changes(lord: Lord, movements: Movements, reserved: Goods) -> tuple[ChangeView, ...]:
    """Return what the movements make of what the lord has, one after the other.

    ``reserved``: what he still has and will have paid by then.
    """
    now: dict[str, int] = {}
    found = []
    for good, by, price in movements:
        count = _COUNTS.get(good)
        then = None
        if count is not None:
            has = now[good] if good in now else count(lord) - getattr(reserved, good, 0)
            then = evil_after(has, by) if good == "evil" else has + by
            now[good] = then
            # A price is named in full; what is gained is what the counter moves.
            by = by if price else then - has
        if by:
            found.append(ChangeView(good, by, then, price))
    return tuple(found)


_NOTHING: Final = Goods()


@cache
def _paid(price: Goods) -> Movements:
    return tuple([Movement(good, sign * n) for name, good, sign in _PAID if (n := getattr(price, name))])


@cache
def _gained(goods: Goods) -> Movements:
    return tuple([Movement(good, sign * n, False) for name, good, sign in _GAINED if (n := getattr(goods, name))])


def _got(state: Position, goods: Goods) -> Movements:
    """Return what a lord gets of these goods: of traps as many as there are."""
    return _gained(replace(goods, traps=traps_left(state, goods.traps)) if goods.traps else goods)


def _acting(state: Position, seat: int, action: Action) -> Movements:
    frame = state.stack[-1]
    assert isinstance(frame, Minion)
    return _paid(frame.data.pay) + _got(state, frame.data.get)


def _mining(state: Position, seat: int, action: Action) -> Movements:
    assert isinstance(action, Amount)
    return _gained(Goods(gold=gold_mined(action.value)))


def _hiring(state: Position, seat: int, action: Action) -> Movements:
    frame = state.stack[-1]
    assert isinstance(frame, HireMonster) and isinstance(action, OfCreature)
    return _paid(creature_price(action.tile, frame.dinner))


def _building(state: Position, seat: int, action: Action) -> Movements:
    frame = state.stack[-1]
    assert isinstance(frame, Minion)
    return _paid(frame.data.pay)


def _using(state: Position, seat: int, action: Action) -> Movements:
    assert isinstance(action, OfRoom)
    room = ROOMS[action.room]
    return _paid(room.pay) + _got(state, room.makes or _NOTHING)


def _paying(state: Position, seat: int, action: Action) -> Movements:
    assert isinstance(action, OfCreature)
    return _paid(creature_price(action.tile))


def _dismissing(state: Position, seat: int, action: Action) -> Movements:
    return (*_without_monster(state, seat, action), Movement("evil", UNPAID_EVIL, False))


def _without_monster(state: Position, seat: int, action: Action) -> Movements:
    """The lord loses a creature, which is not a monster if it is a ghost."""
    assert isinstance(action, OfCreature)
    return (Movement("monsters", -1, action.verb == "lose"),) if IS_MONSTER[action.tile] else ()


def _taxed(state: Position, seat: int, action: Action) -> Movements:
    frame = state.stack[-1]
    assert isinstance(frame, PayTax) and isinstance(action, Amount)
    return (*_paid(Goods(gold=action.value)), Movement("red_counters", frame.unpaid(action)))


def _laying(state: Position, seat: int, action: Action) -> Movements:
    """A trap is paid for when it is revealed."""
    assert isinstance(action, OfTrap)
    return _paid(trap_price(state.year, state.lords[seat], action.value))


def _attacking(state: Position, seat: int, action: Action) -> Movements:
    assert isinstance(action, AttackWith)
    return _paid(attack_of(action).pay)


def _taking_evil(state: Position, seat: int, action: Action) -> Movements:
    frame = state.stack[-1]
    return _paid(frame.price if isinstance(frame, WithdrawAllOrEvil) else hunt_price(state))


def _paying_symbol(state: Position, seat: int, action: Action) -> Movements:
    assert isinstance(action, Symbol)
    return _paid(symbol_price(action))


def _losing(state: Position, seat: int, action: Action) -> Movements:
    if not isinstance(action, LoseGood):
        return _without_monster(state, seat, action)
    inspected = isinstance(state.stack[-1], TrapInspection)
    return _paid(goods_lost(action, special_of_year(state).amount) if inspected else goods_lost(action))


def _discarding(state: Position, seat: int, action: Action) -> Movements:
    return _paid(Goods(trap=1))


def _freeing(state: Position, seat: int, action: Action) -> Movements:
    return (Movement("prisoners", -1),)


_MOVEMENTS: Final[Mapping[str, Callable[[Position, int, Action], Movements]]] = {
    "act": _acting,
    "attack": _attacking,
    "banish": _without_monster,
    "build": _building,
    "discard": _discarding,
    "dismiss": _dismissing,
    "evil": _taking_evil,
    "free": _freeing,
    "hire": _hiring,
    "lay": _laying,
    "lose": _losing,
    "mine": _mining,
    "pay": _paying,
    "spring": _laying,
    "symbol": _paying_symbol,
    "tax": _taxed,
    "use": _using,
}
"""What an answer costs and brings, by its verb; the others move no goods."""
