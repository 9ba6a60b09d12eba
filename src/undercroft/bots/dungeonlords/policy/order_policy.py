"""How the policy gives orders: what each is worth to a lord now, and how wilfully somebody follows that.

It looks only at what lies open, so it plays in a dealt world as it would in the real one.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from undercroft.dungeonlords.board.actions import ORDER_TRIPLES, OfOrder, Orders
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import OUT, Position
from undercroft.dungeonlords.content.tile_tables import AUTUMN, EVENT_TILES, EVILOMETER, ORDERS, TILE_CREATURES
from undercroft.dungeonlords.rules.phases.giving_orders import triples
from undercroft.dungeonlords.rules.phases.taxes import TILES_PER_GOLD
from undercroft.kernel.engine.action_vocabulary import Action

FOOD: Final = ORDERS.index("food")
REPUTATION: Final = ORDERS.index("reputation")
DIG: Final = ORDERS.index("dig")
MINE: Final = ORDERS.index("mine")
IMPS: Final = ORDERS.index("imps")
TRAPS: Final = ORDERS.index("traps")
HIRE: Final = ORDERS.index("hire")
BUILD: Final = ORDERS.index("build")

PAYDAY: Final = EVENT_TILES.index("payday")
TAXES: Final = EVENT_TILES.index("taxes")

# By tile of a creature.
WAGE_FOOD: Final = tuple([creature.price.food for creature in TILE_CREATURES])
WAGE_GOLD: Final = tuple([creature.price.gold for creature in TILE_CREATURES])

# How many tiles, creatures and imps a lord wants, by year.
TILES_WANTED: Final = (0.0, 6.0, 11.0)
CREATURES_WANTED: Final = (0.0, 3.0, 5.0)
IMPS_WANTED: Final = (0.0, 6.0, 8.0)

# How much an order helps, in about the points that it brings. Chosen by hand: what wins games of the policy against
# itself makes worse values for the search.
GET_FOOD: Final = 0.8
FOOD_SHORT: Final = 0.7
FOOD_KEPT: Final = 3.0
IMPROVE: Final = 0.3
IMPROVE_NEAR: Final = 0.9
IMPROVE_EVIL: Final = 0.12
DIG_WANTED: Final = 2.3
DIG_MORE: Final = 1.0
MINE_GOLD: Final = 1.7
GOLD_SHORT: Final = 0.6
GOLD_KEPT: Final = 2.0
RECRUIT_WANTED: Final = 1.8
RECRUIT_MORE: Final = 0.5
TRAP_WANTED: Final = 1.9
TRAP_MORE: Final = 0.9
TRAP_LATE: Final = 0.4
HIRE_WANTED: Final = 3.6
HIRE_MORE: Final = 1.8
HIRE_IN_VAIN: Final = 0.6
BUILD_ROOM: Final = 2.2
BUILD_LATE: Final = 1.0
BUILD_IN_VAIN: Final = 0.5


# Whether an order is better given early: hiring first costs gold, and the third space often gives the most.
EARLY: Final = {FOOD: 0.3, REPUTATION: 0.1, DIG: 0.1, MINE: 0.0, IMPS: 0.2, TRAPS: 0.0, HIRE: -0.9, BUILD: -0.2}
EARLINESS: Final = tuple([EARLY[order] for order in range(len(ORDERS))])

_BY_THREE: Final = {action.three: action for action in ORDER_TRIPLES}


class Style:
    """How a lord of the policy gives orders.

    Attributes:
        likes: what is added to the wish for each order, by order.
        noise: how much chance is added to each wish.
    """

    __slots__ = ("likes", "noise")

    def __init__(self, likes: tuple[float, ...], noise: float) -> None:
        self.likes = likes
        self.noise = noise

    def __reduce__(self) -> tuple[type[Style], tuple[tuple[float, ...], float]]:
        # For pickle and deepcopy: compiled objects cannot be made without the arguments of the constructor.
        return Style, (self.likes, self.noise)


def still_ahead(state: Position, event: int) -> bool:
    """Return whether the event has yet to happen this year, which everybody knows, even while its tile is hidden."""
    return state.event_tiles.index(event) >= state.season - 1


def tax_of(lord: Lord) -> int:
    """Return the tax that would be due now (DL-7.3)."""
    return -(-lord.tiles.bit_count() // TILES_PER_GOLD)


def room_for_evil(state: Position, seat: int) -> int:
    """Return how much evil the lord can take on before the paladin comes; plenty if he is here or gone for good."""
    if state.paladin == seat or state.paladin == OUT:
        return EVILOMETER.top
    return EVILOMETER.paladin - 1 - state.lords[seat].evil


def wage_of(lord: Lord) -> tuple[int, int]:
    """Return the gold and food that all wages together would cost now."""
    gold = food = 0
    for tile in lord.creatures:
        gold += WAGE_GOLD[tile]
        food += WAGE_FOOD[tile]
    return gold, food


def wishes(state: Position, seat: int) -> list[float]:
    """Return how much each order would help the lord this season, by order."""
    lord = state.lords[seat]
    year, season = state.year, state.season
    tiles = lord.tiles.bit_count()
    wage_gold, wage_food = wage_of(lord) if still_ahead(state, PAYDAY) else (0, 0)
    tax = tax_of(lord) if still_ahead(state, TAXES) else 0
    last = year == 2 and season == AUTUMN
    short_food = max(0.0, wage_food + (1.0 if last else FOOD_KEPT) - lord.food)
    short_gold = max(0.0, wage_gold + tax + (1.0 if last else GOLD_KEPT) - lord.gold)
    evil_room = room_for_evil(state, seat)
    imps = lord.imps
    creatures = len(lord.creatures)
    wish = [0.0] * len(ORDERS)
    wish[FOOD] = GET_FOOD + FOOD_SHORT * short_food
    wish[REPUTATION] = IMPROVE + IMPROVE_NEAR * max(0, 3 - evil_room) + IMPROVE_EVIL * lord.evil
    if imps >= 2:
        wish[DIG] = DIG_WANTED if tiles < TILES_WANTED[year] else DIG_MORE
        if lord.open_tunnels:
            wish[MINE] = MINE_GOLD + GOLD_SHORT * short_gold
    more = imps < IMPS_WANTED[year] and lord.food > wage_food and season < AUTUMN
    wish[IMPS] = RECRUIT_WANTED if more else RECRUIT_MORE
    wish[TRAPS] = (TRAP_WANTED if len(lord.traps) < 2 else TRAP_MORE) + (TRAP_LATE if season >= AUTUMN - 1 else 0.0)
    wish[HIRE] = HIRE_WANTED if creatures < CREATURES_WANTED[year] else HIRE_MORE
    if wish[HIRE] and not any(_affordable(lord, tile, evil_room) for tile in state.creatures):
        wish[HIRE] = HIRE_IN_VAIN
    if lord.open_tunnels and lord.gold:
        wish[BUILD] = BUILD_ROOM if season < AUTUMN or year == 2 else BUILD_LATE
    else:
        wish[BUILD] = BUILD_IN_VAIN
    return wish


def _affordable(lord: Lord, tile: int, evil_room: int) -> bool:
    price = TILE_CREATURES[tile].price
    if price.trap and not lord.traps:
        return False
    if price.monster and not lord.creatures:
        return False
    return price.gold <= lord.gold and price.food <= lord.food + 1 and price.evil <= evil_room + 1


def give_orders(state: Position, seat: int, style: Style, rng: Random) -> Orders:
    """Choose three orders: what helps most, by the lord's style, the most urgent first."""
    wish = wishes(state, seat)
    hand = state.lords[seat].hand
    noise, likes = style.noise, style.likes
    random = rng.random
    ranked = sorted(
        [(-wish[o] - likes[o] - noise * random(), o) for o in range(len(ORDERS)) if hand >> o & 1],
    )
    three = arranged([order for _, order in ranked[:3]], rng)
    if len(state.dummies) < 2:
        return _BY_THREE[three]
    return third_of_dummy(state, seat, three, rng)


def arranged(three: Sequence[int], rng: Random) -> tuple[int, int, int]:
    """Put three orders into a sensible order, with some chance."""
    random = rng.random
    first, second, third = [order for _, order in sorted([(-EARLINESS[o] - 0.6 * random(), o) for o in three])]
    return first, second, third


def in_sequence(first: int, second: int, third: int) -> Orders:
    """Return the answer that gives these orders."""
    return _BY_THREE[first, second, third]


def third_of_dummy(state: Position, seat: int, three: tuple[int, int, int], rng: Random) -> Orders:
    """Return the answer with two lords, where the third order of a dummy is chosen too (DL-12.2)."""
    legal = state.stack[-1].legal(state, seat)
    same = [action for action in legal if isinstance(action, Orders) and action.three == three]
    return same[int(rng.random() * len(same))]


def in_vain(lord: Lord, three: Sequence[int]) -> int:
    """Return how many of the orders the lord could not carry out on any space."""
    digs = DIG in three and lord.imps > 0
    vain = {
        DIG: not digs,
        MINE: not lord.imps or not (digs or lord.open_tunnels),
        IMPS: not lord.food and FOOD not in three,
        BUILD: not (digs or lord.open_tunnels),
    }
    return sum([vain.get(order, False) for order in three])


def legal_sets(state: Position, seat: int) -> list[tuple[int, int, int]]:
    """Return the sets of three orders that the lord can give, each once: those with the fewest given in vain."""
    lord = state.lords[seat]
    sets = [action.three for action in triples(lord.hand) if tuple(sorted(action.three)) == action.three]
    least = min([in_vain(lord, three) for three in sets])
    return [three for three in sets if in_vain(lord, three) == least]


def keep_order(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Keep the drawn order that helps most (DL-14.2)."""
    return _most_wished(state, seat, legal, rng, 1.0)


def take_back(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Take back the order that will be wanted most (DL-6.5)."""
    return _most_wished(state, seat, legal, rng, 0.3)


def _most_wished(state: Position, seat: int, legal: Sequence[Action], rng: Random, noise: float) -> Action:
    wish = wishes(state, seat)
    best, found = -99.0, legal[0]
    for action in legal:
        assert isinstance(action, OfOrder)
        worth = wish[action.value] + noise * rng.random()
        if worth > best:
            best, found = worth, action
    return found
