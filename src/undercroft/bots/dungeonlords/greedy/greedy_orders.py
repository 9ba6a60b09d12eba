"""Which orders a greedy lord gives, and which it takes back."""

from __future__ import annotations

from undercroft.bots.dungeonlords.greedy.situation import PRICES, Situation, kind_of
from undercroft.kernel.engine.chance import Chance

TILES_WANTED = {1: 4, 2: 8}
IMPS_WANTED = {1: 5, 2: 6}
CREATURES_WANTED = {1: 3, 2: 5}
TRAPS_WANTED = 1

# How much an order helps while its goods are wanted; tuned by games of two greedy against two random lords.
DIG = 2.4
MINE = 1.8
MINE_PER_GOLD_SHORT = 1.0
HIRE = 4.0
BUILD = 1.8
RECRUIT = 1.8
BUY = 1.6


def wishes(now: Situation) -> dict[str, float]:
    """Return how much each order would help this season, by the id of its place."""
    me = now.me
    year = now.view.year
    autumn = now.view.season == "autumn"
    tiles = len(me.tiles)
    wage_food = now.wages().food
    food_short = max(0, 2 + (wage_food if now.payday_ahead() else 0) - me.food)
    gold_short = max(0, 2 + (now.tax if now.event_to_come("taxes") else 0) - me.gold)
    imps = me.imps
    can_hire = any(_affordable(now, creature) for creature in now.view.creatures)
    found = {
        "get_food": 1.0 + 0.7 * food_short,
        "improve_reputation": 0.4 + (0.9 * max(0, 3 - now.room_for_evil) if now.view.paladin < 0 else 0.2),
        "dig_tunnels": (DIG if tiles < TILES_WANTED[year] else 0.6) * (imps >= 2),
        "mine_gold": (MINE + MINE_PER_GOLD_SHORT * gold_short) * (imps >= 2) * (now.unconquered_tunnels > 0),
        "recruit_imps": RECRUIT if imps < IMPS_WANTED[year] and me.food > wage_food and not autumn else 0.4,
        "buy_traps": (BUY if me.trap_count < TRAPS_WANTED else 1.0) * (me.gold > 0 or autumn),
        "hire_monster": (HIRE if len(me.creatures) < CREATURES_WANTED[year] else 1.2) if can_hire else 0.1,
        "build_room": BUILD if me.gold > 0 and now.unconquered_tunnels > 1 else 0.3,
    }
    return {order: float(wish) for order, wish in found.items()}


def _affordable(now: Situation, creature: str) -> bool:
    price = PRICES[kind_of(creature)]
    if price.trap and not now.me.trap_count:
        return False
    if price.monster and not now.me.creatures:
        return False
    return price.gold <= now.me.gold and price.food <= now.me.food + 1 and price.evil <= now.room_for_evil + 1


def choose_orders(now: Situation, chance: Chance) -> str:
    """Give the three orders that help most: dig before mining, and never hire first where that costs."""
    wish = wishes(now)
    best: tuple[float, str] | None = None
    for option in now.options:
        args = option.args
        first, second, third = str(args["first"]), str(args["second"]), str(args["third"])
        score = wish[first] + wish[second] + wish[third]
        given = (first, second, third)
        if first == "hire_monster" and now.view.options["early_hire_costs"]:
            score -= 1.5
        if {"dig_tunnels", "mine_gold"} <= set(given) and now.me.imps < 4:
            score -= 0.8
        # Where the last minion chooses first, it is better to order late.
        score += 0.15 * (given.index("hire_monster") if "hire_monster" in given else 0)
        score += chance.below(100) / 400
        if best is None or score > best[0]:
            best = (score, option.action)
    assert best is not None
    return best[1]


def keep_order(now: Situation) -> str | None:
    """Keep the drawn order that helps most at the start."""
    return _most_wished(now, "keep")


def take_back(now: Situation) -> str | None:
    """Take back the order that will be wanted most."""
    return _most_wished(now, "return")


def _most_wished(now: Situation, verb: str) -> str | None:
    wish = wishes(now)
    options = now.find(verb)
    return max(options, key=lambda option: wish[str(option.args["order"])]).action if options else None
