"""The policy: plays on in a world, as all lords at once, quickly and tolerably. Search plays its worlds out with it.

It works on states and knows no view, so it must never play in the true state of a game, only in a dealt world
(`undercroft.bots.bot.Searcher`). `rules_of_thumb` and `battle_estimates` hold its rules of thumb; this file only finds
the one for a question. It depends on the frames of the rules by their classes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from undercroft.bots.dungeonlords.policy import battle_estimates, order_policy, rules_of_thumb
from undercroft.bots.dungeonlords.policy.order_policy import Style
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.content.tile_tables import ORDERS
from undercroft.dungeonlords.rules.combat.battle_planning import FreePrisoner, MakePlan, MarkTile
from undercroft.dungeonlords.rules.combat.battle_steps import AimTrap, SpringTrap
from undercroft.dungeonlords.rules.combat.creature_attacks import CreatureActs, SecondHit
from undercroft.dungeonlords.rules.combat.spells import (
    BanishOne,
    ReleasePrisoner,
    Suggestion,
    TurnToSheep,
    WithdrawAllOrEvil,
    WithdrawOne,
)
from undercroft.dungeonlords.rules.economy.losses import LoseGoods, LoseTrap
from undercroft.dungeonlords.rules.phases.event_phase import PayWages
from undercroft.dungeonlords.rules.phases.giving_orders import ChooseInitialOrders, GiveOrders
from undercroft.dungeonlords.rules.phases.orders.digging import Dig, MineGold
from undercroft.dungeonlords.rules.phases.orders.hiring_and_building import BuildRoom, HireMonster
from undercroft.dungeonlords.rules.phases.orders.order_places import (
    BuyTraps,
    DiscardTrap,
    ImproveReputation,
    Spy,
    Trade,
)
from undercroft.dungeonlords.rules.phases.production import Produce, TakeBackOrder
from undercroft.dungeonlords.rules.phases.special_events import MonsterStrike, TrapInspection, WitchHunt
from undercroft.dungeonlords.rules.phases.taxes import PayTax
from undercroft.kernel.engine.action_vocabulary import Action

Answering = Callable[[Position, int, Sequence[Action], Random], Action]
"""Chooses one of the legal answers of a seat: state, seat, answers, dice."""

ANSWERS: Final[Mapping[type[Any], Answering]] = {
    ChooseInitialOrders: order_policy.keep_order,
    Trade: rules_of_thumb.act,
    ImproveReputation: rules_of_thumb.act,
    BuyTraps: rules_of_thumb.act,
    Spy: rules_of_thumb.spy,
    Dig: rules_of_thumb.dig,
    MineGold: rules_of_thumb.mine,
    DiscardTrap: rules_of_thumb.worst_trap,
    HireMonster: rules_of_thumb.hire,
    BuildRoom: rules_of_thumb.build,
    Produce: rules_of_thumb.produce,
    TakeBackOrder: order_policy.take_back,
    PayWages: rules_of_thumb.wages,
    PayTax: rules_of_thumb.tax,
    WitchHunt: rules_of_thumb.witch_hunt,
    MonsterStrike: rules_of_thumb.strike,
    TrapInspection: rules_of_thumb.lose_least,
    LoseTrap: rules_of_thumb.worst_trap,
    LoseGoods: rules_of_thumb.lose_least,
    MarkTile: battle_estimates.mark,
    MakePlan: battle_estimates.plan,
    FreePrisoner: battle_estimates.free,
    SpringTrap: battle_estimates.spring,
    AimTrap: battle_estimates.aim,
    CreatureActs: battle_estimates.attack,
    SecondHit: battle_estimates.second_hit,
    WithdrawOne: rules_of_thumb.weakest,
    TurnToSheep: rules_of_thumb.weakest,
    BanishOne: rules_of_thumb.weakest,
    WithdrawAllOrEvil: battle_estimates.withdraw_or_evil,
    Suggestion: battle_estimates.suggestion,
    ReleasePrisoner: battle_estimates.free,
}

EVEN: Final = (0.0,) * len(ORDERS)

# The tastes that a lord may have, beside having none: what it likes more than its situation asks for.
TASTES: Final[tuple[Mapping[int, float], ...]] = (
    {},
    {},
    {order_policy.DIG: 0.8, order_policy.MINE: 1.2},
    {order_policy.HIRE: 1.2, order_policy.FOOD: 0.6},
    {order_policy.TRAPS: 1.3, order_policy.MINE: 0.5},
    {order_policy.BUILD: 1.3, order_policy.IMPS: 1.0},
    {order_policy.REPUTATION: 1.4, order_policy.HIRE: -0.5},
)
LIKES: Final = tuple([tuple([taste.get(order, 0.0) for order in range(len(ORDERS))]) for taste in TASTES])


def any_style(rng: Random, noise: float = 2.2) -> Style:
    """Return one of the styles that a search must reckon with: a taste, and how steadily it is followed."""
    return Style(LIKES[int(rng.random() * len(LIKES))], noise * (0.4 + rng.random()))


def answer(state: Position, seat: int, style: Style, rng: Random) -> Action:
    """Return the policy's answer for a seat that is asked."""
    frame = state.stack[-1]
    if type(frame) is GiveOrders:
        return order_policy.give_orders(state, seat, style, rng)
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
                frame.take(state, seat, order_policy.give_orders(state, seat, styles[seat], rng))
        elif type(frame) is ChooseInitialOrders:
            for seat in frame.seats(state):
                frame.take(state, seat, order_policy.keep_order(state, seat, frame.legal(state, seat), rng))
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


def is_weighed(state: Position, until: int) -> bool:
    """Return whether `play_on` would stop here: whether the orders of that season, or a later one, are asked for."""
    return not state.stack or (type(state.stack[-1]) is GiveOrders and season_number(state) >= until)


def season_number(state: Position) -> int:
    """Return the number of the season, 0 (the first winter) to 7 (the last autumn)."""
    return 4 * (state.year - 1) + state.season
