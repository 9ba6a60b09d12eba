"""Answers to events and spells: the greedy lord gives up what is worth least."""

from __future__ import annotations

from undercroft.bots.dungeonlords.greedy.situation import PRICES, Situation, kind_of
from undercroft.bots.dungeonlords.tile_worth import STRENGTH, TRAP_WORTH
from undercroft.kernel.engine.decisions import Option


def _creature_worth(option: Option) -> float:
    return STRENGTH[kind_of(str(option.args["creature"]))]


def _extra_worth(option: Option) -> float:
    """Return the worth of what a price takes apart from gold, food and evil."""
    worth = 0.0
    if "trap" in option.args:
        worth += TRAP_WORTH[str(option.args["trap"])]
    if "monster" in option.args:
        worth += STRENGTH[kind_of(str(option.args["monster"]))]
    return worth


def wages(now: Situation) -> str | None:
    """Pay the best creature that can be paid; those that are too dear, or would bring the paladin, have to go."""
    sensible = []
    for option in now.find("pay"):
        evil = PRICES[kind_of(str(option.args["creature"]))].evil
        # Sending it away costs 1 evil too.
        brings_paladin = now.view.paladin < 0 <= now.room_for_evil < evil - 1
        if _creature_worth(option) > _extra_worth(option) and not brings_paladin:
            sensible.append(option)
    if sensible:
        return max(sensible, key=lambda option: _creature_worth(option) - _extra_worth(option)).action
    let_go = now.find("dismiss") or now.find("withdraw")
    return min(let_go, key=_creature_worth).action if let_go else None


def tax(now: Situation) -> str | None:
    """Pay all of it: each unpaid gold costs three points."""
    return max(now.options, key=lambda option: int(str(option.args["amount"]))).action


def witch_hunt(now: Situation) -> str | None:
    """Take evil unless it brings the paladin; otherwise give up the weakest monster."""
    if now.room_for_evil >= 3 or now.view.paladin == -2:
        return "evil"
    return weakest(now)


def weakest(now: Situation) -> str | None:
    """Return the option about the weakest creature."""
    named = [option for option in now.options if "creature" in option.args]
    return min(named, key=_creature_worth).action if named else None


def strike(now: Situation) -> str | None:
    """Pay a symbol with goods or harmless evil; a trap or a monster would be too much."""
    for option in now.find("symbol"):
        good = option.args["good"]
        if good in ("gold", "food") or (good == "evil" and now.room_for_evil > 0):
            return option.action
    return weakest(now) if not now.find("refuse") else now.find("refuse")[0].action


def lose_least(now: Situation) -> str | None:
    """Give up food first, then gold, then the worst trap."""

    def worth(option: Option) -> float:
        if "trap" in option.args:
            return TRAP_WORTH[str(option.args["trap"])]
        return 1.5 if option.args.get("good") == "food" else 1.8

    return min(now.options, key=worth).action


def free(now: Situation) -> str | None:
    """Free the paladin last: he is worth five points."""
    return min(now.options, key=lambda option: str(option.args["adventurer"]).startswith("paladin")).action


def withdraw_or_evil(now: Situation) -> str | None:
    """Fight on if the evil does not bring the paladin."""
    return "evil" if now.room_for_evil >= 2 or now.view.paladin == now.decision.seat else "withdraw all"
