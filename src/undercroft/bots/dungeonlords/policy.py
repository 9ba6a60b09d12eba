"""The policy: plays on in a world, as all lords at once, quickly and tolerably. Search plays its worlds out with it.

It works on states and knows no view, so it must never play in the true state of a game, only in a dealt world
(`undercroft.bots.base.Searcher`). `habits` and `fighting` hold its rules of thumb; this file only finds the one
for a question. It depends on the frames of the rules by their classes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from undercroft.bots.dungeonlords import fighting, habits, ordering
from undercroft.bots.dungeonlords.ordering import Style
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.combat.battle import AimTrap, SpringTrap
from undercroft.dungeonlords.combat.creatures import CreatureActs, SecondHit
from undercroft.dungeonlords.combat.planning import FreePrisoner, MakePlan, MarkTile
from undercroft.dungeonlords.combat.spells import (
    BanishOne,
    ReleasePrisoner,
    Suggestion,
    TurnToSheep,
    WithdrawAllOrEvil,
    WithdrawOne,
)
from undercroft.dungeonlords.content.tables import ORDERS
from undercroft.dungeonlords.economy.losses import LoseGoods, LoseTrap
from undercroft.dungeonlords.phases.digging import Dig, MineGold
from undercroft.dungeonlords.phases.event import PayWages
from undercroft.dungeonlords.phases.giving_orders import ChooseInitialOrders, GiveOrders
from undercroft.dungeonlords.phases.market import BuildRoom, HireMonster
from undercroft.dungeonlords.phases.places import BuyTraps, DiscardTrap, ImproveReputation, Spy, Trade
from undercroft.dungeonlords.phases.production import Produce, TakeBackOrder
from undercroft.dungeonlords.phases.special_events import MonsterStrike, TrapInspection, WitchHunt
from undercroft.dungeonlords.phases.taxes import PayTax
from undercroft.kernel.actions import Action

Answering = Callable[[Position, int, Sequence[Action], Random], Action]
"""Chooses one of the legal answers of a seat: state, seat, answers, dice."""

ANSWERS: Final[Mapping[type[Any], Answering]] = {
    ChooseInitialOrders: ordering.keep_order,
    Trade: habits.act,
    ImproveReputation: habits.act,
    BuyTraps: habits.act,
    Spy: habits.spy,
    Dig: habits.dig,
    MineGold: habits.mine,
    DiscardTrap: habits.worst_trap,
    HireMonster: habits.hire,
    BuildRoom: habits.build,
    Produce: habits.produce,
    TakeBackOrder: ordering.take_back,
    PayWages: habits.wages,
    PayTax: habits.tax,
    WitchHunt: habits.witch_hunt,
    MonsterStrike: habits.strike,
    TrapInspection: habits.lose_least,
    LoseTrap: habits.worst_trap,
    LoseGoods: habits.lose_least,
    MarkTile: fighting.mark,
    MakePlan: fighting.plan,
    FreePrisoner: fighting.free,
    SpringTrap: fighting.spring,
    AimTrap: fighting.aim,
    CreatureActs: fighting.attack,
    SecondHit: fighting.second_hit,
    WithdrawOne: habits.weakest,
    TurnToSheep: habits.weakest,
    BanishOne: habits.weakest,
    WithdrawAllOrEvil: fighting.withdraw_or_evil,
    Suggestion: fighting.suggestion,
    ReleasePrisoner: fighting.free,
}

EVEN: Final = (0.0,) * len(ORDERS)

# The tastes that a lord may have, beside having none: what it likes more than its situation asks for.
TASTES: Final[tuple[Mapping[int, float], ...]] = (
    {},
    {},
    {ordering.DIG: 0.8, ordering.MINE: 1.2},
    {ordering.HIRE: 1.2, ordering.FOOD: 0.6},
    {ordering.TRAPS: 1.3, ordering.MINE: 0.5},
    {ordering.BUILD: 1.3, ordering.IMPS: 1.0},
    {ordering.REPUTATION: 1.4, ordering.HIRE: -0.5},
)
LIKES: Final = tuple([tuple([taste.get(order, 0.0) for order in range(len(ORDERS))]) for taste in TASTES])


def any_style(rng: Random, noise: float = 2.2) -> Style:
    """Return one of the styles that a search must reckon with: a taste, and how steadily it is followed."""
    return Style(LIKES[int(rng.random() * len(LIKES))], noise * (0.4 + rng.random()))


def answer(state: Position, seat: int, style: Style, rng: Random) -> Action:
    """Return the policy's answer for a seat that is asked."""
    frame = state.stack[-1]
    if type(frame) is GiveOrders:
        return ordering.give_orders(state, seat, style, rng)
    legal = frame.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    how = ANSWERS.get(type(frame))
    return how(state, seat, legal, rng) if how is not None else frame.default(legal)


def play_on(state: Position, styles: Sequence[Style], rng: Random, until: int = 99) -> None:
    """Play as all lords until the orders of a season are asked for, or to the end of the game.

    Args:
        state: a dealt world, which is changed.
        styles: how each seat plays.
        rng: the dice.
        until: the season at whose orders to stop (`season_number`).
    """
    stack = state.stack
    while stack:
        frame = stack[-1]
        if type(frame) is GiveOrders:
            if season_number(state) >= until:
                return
            for seat in frame.seats(state):
                frame.take(state, seat, ordering.give_orders(state, seat, styles[seat], rng))
        elif type(frame) is ChooseInitialOrders:
            for seat in frame.seats(state):
                frame.take(state, seat, ordering.keep_order(state, seat, frame.legal(state, seat), rng))
        else:
            seat = frame.seats(state)[0]
            legal = frame.legal(state, seat)
            if len(legal) == 1:
                frame.take(state, seat, legal[0])
            else:
                how = ANSWERS.get(type(frame))
                frame.take(state, seat, how(state, seat, legal, rng) if how is not None else frame.default(legal))
        while stack and not stack[-1].advance(state):
            pass


def season_number(state: Position) -> int:
    """Return the number of the season, 0 (the first winter) to 7 (the last autumn)."""
    return 4 * (state.year - 1) + state.season
