"""How the policy answers while building: quick rules of thumb on states, one function per kind of question.

Each takes the state, the seat that is asked and its legal answers, and returns one of them. None is called with fewer
than two answers. They look only at what lies open, so they play in a dealt world as they would in the real one.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from undercroft.bots.dungeonlords.worth import ROOM_WORTH, STRENGTH, TRAP_WORTH
from undercroft.dungeonlords.board.actions import (
    ACT,
    DECLINE,
    EVIL,
    ORDER_TRIPLES,
    SKIP,
    Amount,
    LoseGood,
    OfCreature,
    OfOrder,
    OfRoom,
    OfSquare,
    OfTrap,
    Orders,
    Symbol,
)
from undercroft.dungeonlords.board.grid import CELLS, COLS, ENTRANCE, NEIGHBOURS
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import OUT, Position
from undercroft.dungeonlords.content.tables import (
    AUTUMN,
    EVENT_TILES,
    EVILOMETER,
    ORDERS,
    PLACES,
    ROOM_IDS,
    ROOMS,
    TILE_CREATURES,
    TRAP_IDS,
)
from undercroft.dungeonlords.phases.giving_orders import triples
from undercroft.dungeonlords.phases.minions import Minion
from undercroft.dungeonlords.phases.taxes import TILES_PER_GOLD
from undercroft.kernel.actions import Action

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

# By tile of a creature, kind of a trap, and room.
TILE_STRENGTH: Final = tuple([STRENGTH[creature.id] for creature in TILE_CREATURES])
WAGE_FOOD: Final = tuple([creature.price.food for creature in TILE_CREATURES])
WAGE_GOLD: Final = tuple([creature.price.gold for creature in TILE_CREATURES])
WAGE_EVIL: Final = tuple([creature.price.evil for creature in TILE_CREATURES])
KIND_WORTH: Final = tuple([TRAP_WORTH[trap] for trap in TRAP_IDS])
WORTH_OF_ROOM: Final = tuple([ROOM_WORTH[room] for room in ROOM_IDS])
EATS: Final = tuple([room.pay.food > 0 for room in ROOMS])

# About how far a square is from the entrance.
DEPTH: Final = tuple(
    [abs(cell % COLS - ENTRANCE % COLS) + abs(cell // COLS - ENTRANCE // COLS) for cell in range(CELLS)]
)

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

# What counts when a creature is hired, beside its strength.
PER_GOLD: Final = 0.6
PER_FOOD: Final = 0.5
PER_EVIL: Final = 0.4
BRINGS_PALADIN: Final = 3.0
HUNGRY: Final = 0.5
LEAST_EVIL: Final = 2.0
EVIL_SPARE: Final = 0.0

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


def act(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Take what a space offers, unless its price hurts more than its goods help."""
    frame = state.stack[-1]
    assert isinstance(frame, Minion)
    lord = state.lords[seat]
    place = frame.place
    price = PLACES[place].spaces[frame.space].pay
    last = state.year == 2 and state.season == AUTUMN
    if place == FOOD:
        taken = price.evil + EVIL_SPARE <= room_for_evil(state, seat) or lord.food < 2
    elif place == REPUTATION:
        taken = lord.evil >= LEAST_EVIL and (not price.gold or lord.gold > 1)
    elif place == IMPS:
        need = wage_of(lord)[1] if still_ahead(state, PAYDAY) else 0
        taken = lord.food - price.food >= need and not last
    else:
        need = tax_of(lord) if state.season and state.event_tiles[state.season - 1] == TAXES else 0
        taken = lord.gold - price.gold >= need
    return ACT if taken else DECLINE


def spy(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Look at the first card not yet seen, which is used first."""
    seen = state.lords[seat].seen
    for action in legal:
        if isinstance(action, Amount) and not seen >> action.value - 1 & 1:
            return action
    return SKIP


def dig(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Dig where most squares stay free, deep rather than shallow; leave imps for the mine if they are sent there."""
    lord = state.lords[seat]
    last = legal[-1]
    tiles = lord.tiles
    mine = MINE in lord.orders and not lord.unexecuted >> MINE & 1
    if (mine and lord.free_imps <= 2) or tiles.bit_count() >= TILES_WANTED[state.year] + 3:
        return last
    best, found = -99.0, last
    for action in legal:
        if isinstance(action, OfSquare):
            cell = action.value
            worth = (NEIGHBOURS[cell] & ~tiles).bit_count() + 0.3 * DEPTH[cell] + rng.random()
            if worth > best:
                best, found = worth, action
    return found


def mine(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Send as many imps as possible."""
    return legal[-2]


def hire(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Hire the creature that fights best for its price."""
    lord = state.lords[seat]
    evil_room = room_for_evil(state, seat)
    payday = still_ahead(state, PAYDAY)
    spare_food = lord.food - (wage_of(lord)[1] if payday else 0)
    best, found = 0.0, legal[-1]
    for action in legal:
        if not isinstance(action, OfCreature):
            continue
        tile = action.tile
        price = TILE_CREATURES[tile].price
        worth = TILE_STRENGTH[tile] - PER_GOLD * price.gold - PER_FOOD * price.food - PER_EVIL * price.evil
        if price.evil > evil_room:
            worth -= BRINGS_PALADIN
        if payday and price.food * 2 > spare_food:
            worth -= HUNGRY
        if action.trap >= 0:
            worth -= 0.4 * KIND_WORTH[action.trap]
        if action.monster >= 0:
            worth -= TILE_STRENGTH[action.monster]
        if worth > best:
            best, found = worth, action
    return found


def build(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Build the most useful room, as far from the entrance as possible."""
    lord = state.lords[seat]
    best, found = -99.0, legal[-1]
    for action in legal:
        if isinstance(action, OfRoom):
            worth = room_worth(lord, action.room) + 0.2 * DEPTH[action.cell] + 0.2 * rng.random()
            if worth > best:
                best, found = worth, action
    return found


def room_worth(lord: Lord, room: int) -> float:
    """Return how useful a room is to a lord."""
    worth = WORTH_OF_ROOM[room]
    score = ROOMS[room].score
    if score is not None and score.creatures:
        worth += score.per * sum([TILE_CREATURES[tile].id in score.creatures for tile in lord.creatures]) - 1.0
    return worth


def produce(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Produce everything possible, but tunnels only while more are wanted, and imps only from food to spare."""
    lord = state.lords[seat]
    many = lord.tiles.bit_count() >= TILES_WANTED[state.year] + 2
    hungry = lord.food <= (wage_of(lord)[1] if still_ahead(state, PAYDAY) else 0) or (
        state.year == 2 and state.season == AUTUMN
    )
    best, found = -99.0, legal[-1]
    for action in legal:
        if isinstance(action, OfRoom) and not (many and action.cell >= 0) and not (hungry and EATS[action.room]):
            worth = WORTH_OF_ROOM[action.room]
            if worth > best:
                best, found = worth, action
    return found


def worst_trap(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Give up the trap that is worth least."""
    best, found = 99.0, legal[0]
    for action in legal:
        kind = action.value if isinstance(action, OfTrap) else action.trap if isinstance(action, LoseGood) else -1
        if kind >= 0 and KIND_WORTH[kind] < best:
            best, found = KIND_WORTH[kind], action
    return found


def wages(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Pay the best creature that can be paid; those that are too dear, or would bring the paladin, have to go."""
    evil_room = room_for_evil(state, seat)
    best, paid = 0.0, legal[0]
    least, gone = 99.0, legal[-1]
    for action in legal:
        assert isinstance(action, OfCreature)
        strength = TILE_STRENGTH[action.tile]
        if action.verb != "pay":
            if strength < least:
                least, gone = strength, action
            continue
        if action.trap >= 0:
            strength -= KIND_WORTH[action.trap]
        if action.monster >= 0:
            strength -= TILE_STRENGTH[action.monster]
        # Sending it away costs 1 evil too.
        if strength > best and not 0 <= evil_room < WAGE_EVIL[action.tile] - 1:
            best, paid = strength, action
    return paid if best > 0.0 else gone


def tax(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Pay all of it: each unpaid gold costs three points."""
    return legal[-1]


def witch_hunt(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Take evil unless it brings the paladin; otherwise give up the weakest monster."""
    return EVIL if room_for_evil(state, seat) >= 3 else weakest(state, seat, legal, rng)


def weakest(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Return the answer about the weakest creature; one that has fought already counts less."""
    knocked_out = state.lords[seat].knocked_out
    best, found = 99.0, legal[0]
    for action in legal:
        if isinstance(action, OfCreature) and not isinstance(action, Symbol):
            worth = TILE_STRENGTH[action.tile] - (1.0 if knocked_out >> action.tile & 1 else 0.0)
            if worth < best:
                best, found = worth, action
    return found


def strike(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Pay a symbol with goods, or with evil that does not bring the paladin."""
    for action in legal:
        if isinstance(action, Symbol) and action.trap < 0 and action.monster < 0:
            if action.good == "evil" and room_for_evil(state, seat) < 1:
                continue
            return action
    refusals = [action for action in legal if not isinstance(action, Symbol)]
    return refusals[0] if refusals else legal[0]


def lose_least(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Give up what there is most of: gold or food above 2, then the worst trap."""
    lord = state.lords[seat]
    goods = [action for action in legal if isinstance(action, LoseGood) and action.trap < 0]
    if goods:
        most = max(goods, key=lambda action: (lord.food + 0.5) if action.good == "food" else float(lord.gold))
        if max(lord.food, lord.gold) > 2 or len(goods) == len(legal):
            return most
    return worst_trap(state, seat, legal, rng)
