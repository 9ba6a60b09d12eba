"""How the policy answers after orders are given: quick rules of thumb on states, one function per kind of question.

Each takes the state, the seat that is asked and its legal answers, and returns one of them. None is called with fewer
than two answers. They look only at what lies open, so they play in a dealt world as they would in the real one.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from undercroft.bots.dungeonlords.policy.order_policy import (
    FOOD,
    IMPS,
    MINE,
    PAYDAY,
    REPUTATION,
    TAXES,
    TILES_WANTED,
    room_for_evil,
    still_ahead,
    tax_of,
    wage_of,
)
from undercroft.bots.dungeonlords.tile_worth import ROOM_WORTH, STRENGTH, TRAP_WORTH
from undercroft.dungeonlords.board.actions import (
    ACT,
    DECLINE,
    EVIL,
    SKIP,
    Amount,
    LoseGood,
    OfCreature,
    OfRoom,
    OfSquare,
    OfTrap,
    Symbol,
)
from undercroft.dungeonlords.board.dungeon_grid import CELLS, COLS, ENTRANCE, NEIGHBOURS
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.content.tile_tables import AUTUMN, PLACES, ROOM_IDS, ROOMS, TILE_CREATURES, TRAP_IDS
from undercroft.dungeonlords.rules.phases.orders.minion_actions import Minion
from undercroft.kernel.engine.action_vocabulary import Action

# By tile of a creature, kind of a trap, and room.
TILE_STRENGTH: Final = tuple([STRENGTH[creature.id] for creature in TILE_CREATURES])
WAGE_EVIL: Final = tuple([creature.price.evil for creature in TILE_CREATURES])
KIND_WORTH: Final = tuple([TRAP_WORTH[trap] for trap in TRAP_IDS])
WORTH_OF_ROOM: Final = tuple([ROOM_WORTH[room] for room in ROOM_IDS])
EATS: Final = tuple([room.pay.food > 0 for room in ROOMS])

# About how far a square is from the entrance.
DEPTH: Final = tuple(
    [abs(cell % COLS - ENTRANCE % COLS) + abs(cell // COLS - ENTRANCE // COLS) for cell in range(CELLS)]
)

# What counts when a creature is hired, beside its strength.
PER_GOLD: Final = 0.6
PER_FOOD: Final = 0.5
PER_EVIL: Final = 0.4
BRINGS_PALADIN: Final = 3.0
HUNGRY: Final = 0.5
LEAST_EVIL: Final = 2.0
EVIL_SPARE: Final = 0.0


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
