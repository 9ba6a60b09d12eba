"""What a battle can bring at most and at least, without looking: bounds for where the search stops.

They need not be close, but they must hold: no plan does better than the upper one, and the best plan does no worse than
the lower one. The upper one counts all damage that the pieces can do, as if nothing were prevented, healed or wasted.
"""

from __future__ import annotations

from functools import cache
from math import inf
from typing import Final, NamedTuple

from undercroft.dungeonlords.board.battle_sites import TUNNEL
from undercroft.dungeonlords.board.lord import Adventurer
from undercroft.dungeonlords.board.position import IN_TENT
from undercroft.dungeonlords.board.terms.bit_sets import including, numbers_in
from undercroft.dungeonlords.content.faces import Creature, TrapYear
from undercroft.dungeonlords.content.tile_tables import (
    DECOY,
    IS_MONSTER,
    IS_PALADIN,
    PALADINS,
    ROOMS,
    SPELL_CARDS,
    SPELLS,
    TILE_CREATURES,
    TRAP_YEARS,
)
from undercroft.dungeonlords.game.lone_battle import FIGHTER
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.battle_steps import TRAINING_FATIGUE, AimTrap
from undercroft.dungeonlords.rules.combat.combat_rounds import ROUNDS
from undercroft.dungeonlords.rules.combat.creature_attacks import SecondHit
from undercroft.study.dungeonlords.solver.battle_objective import Objective, stores_of
from undercroft.study.dungeonlords.solver.useful_stores import may_cast, paladin_may_come, paladin_may_leave

_FATIGUE: Final = tuple([max([TRAINING_FATIGUE, *[SPELLS[card].fatigue for card in cards]]) for cards in SPELL_CARDS])
_SHEEP: Final = max([spell.amount for spell in SPELLS if spell.do == "sheep"], default=0)


class ValueBounds(NamedTuple):
    """Between these a value lies: `low` and `high` are equal if it is known."""

    low: float
    high: float

    @property
    def exact(self) -> bool:
        """Whether the value is known."""
        return self.low == self.high


class Strength(NamedTuple):
    """The most that a creature can do in a battle.

    Attributes:
        one: damage if it hits one adventurer, or one after another.
        each: damage to each of the party.
        again: whether it may fight in the next round, too.
        stops: whether it can prevent the conquest.
    """

    one: int
    each: int
    again: bool
    stops: bool


class TileBounds(NamedTuple):
    """What some tiles allow at most: traps, monsters, and the strength of each creature tile."""

    traps: int
    monsters: int
    strengths: tuple[Strength, ...]


@cache
def _field(rooms: tuple[int, ...]) -> TileBounds:
    """Return what a tunnel and these rooms allow."""
    sites = [TUNNEL, *[ROOMS[room].battle for room in rooms]]
    strengths = []
    for creature in TILE_CREATURES:
        bonus = max([site.bonus for site in sites if creature.id in site.creatures], default=0)
        strengths.append(_strength_of(creature, bonus))
    return TileBounds(max([site.traps for site in sites]), max([site.monsters for site in sites]), tuple(strengths))


def _strength_of(creature: Creature, bonus: int) -> Strength:
    one = each = 0
    for attack in creature.attacks:
        if attack.hits == "all":
            each = max(each, attack.damage + bonus)
        elif attack.hits != "none":
            damage = attack.damage + bonus
            one = max(one, damage + (attack.then + bonus if attack.then else 0) + (damage if attack.twice else 0))
    return Strength(
        max(one, each, _SHEEP),
        each,
        any(attack.stays for attack in creature.attacks),
        any(attack.no_conquest for attack in creature.attacks),
    )


def _blow_of(trap: TrapYear, party: int, most_points: int) -> int:
    """Return the most damage of a trap to a party of this size."""
    once = trap.first + trap.second + trap.last + trap.any + trap.later
    return once + party * (trap.each + trap.others) + (most_points if trap.first_hp else 0)


class Means(NamedTuple):
    """What a lord can still do.

    Attributes:
        damage: the most damage in all rounds that are left.
        now: the most in this round.
        then: the most in any later round.
        stops_now: whether the conquest of this round can be prevented.
        stops: how many conquests of later rounds can be.
        rounds: how many rounds are left, with this one.
    """

    damage: int
    now: int
    then: int
    stops_now: bool
    stops: int
    rounds: int


def means_of(state: DungeonLordsState) -> Means:
    """Return what the lord can still do, or more than that."""
    lord = state.lords[0]
    battle = state.battle
    party = _at_most_there(state)
    size = len(party)
    most_points = max([a.hit_points for a in party], default=0)
    field = _field(tuple([entry >> 5 for entry in lord.rooms if not lord.conquered >> (entry & 31) & 1]))
    prices = TRAP_YEARS[state.year - 1]
    planned = lord.planned
    fatigue = _FATIGUE[state.year - 1]
    tired = fatigue if battle is None else SPELLS[battle.card].fatigue if battle.card >= 0 else TRAINING_FATIGUE
    total = now = stops = stops_now = again = 0
    monsters: list[int] = []
    ghosts = 0
    for tile in lord.creatures:
        if lord.is_knocked_out(tile):
            continue
        strength = field.strengths[tile]
        damage = max(strength.one, strength.each * size)
        if strength.again:
            again += damage
        else:
            total += damage
        if IS_MONSTER[tile]:
            monsters.append(damage)
        else:
            ghosts += damage
        stops += strength.stops
        if planned and tile in lord.sent and not (battle is not None and battle.has_acted(tile)):
            now += damage
            stops_now += strength.stops
    blows = []
    for kind in lord.laid:
        trap = prices[kind]
        blow = _blow_of(trap, size, most_points)
        blows.append(blow)
        now += blow
        stops += trap.no_conquest
        stops_now += trap.no_conquest
    for kind in lord.traps:
        trap = prices[kind]
        blows.append(_blow_of(trap, size, most_points))
        stops += trap.no_conquest
    if battle is not None:
        stops_now += battle.no_conquest
        stops += battle.no_conquest
        # A dart that has been thrown does its later damage in this round.
        later = battle.dart_damage * len(battle.darts)
        now += later
        total += later
        # So does a trap that is being aimed, and a creature that may strike once more.
        top = state.stack[-1]
        pending = 0
        if isinstance(top, AimTrap):
            pending = _blow_of(prices[top.trap], size, most_points)
        elif isinstance(top, SecondHit):
            pending = top.damage
        now += pending
        total += pending
    rounds = stops + lord.unconquered.bit_count() if state.variant.training else ROUNDS - state.round + 1
    blows.sort(reverse=True)
    monsters.sort(reverse=True)
    most = ghosts + fatigue + sum(monsters[: field.monsters]) + sum(blows[: field.traps])
    now = now + tired if planned else most
    total += rounds * (again + fatigue) + sum(blows)
    if not planned:
        stops_now = 1 if stops else 0
    return Means(min(total, now + (rounds - 1) * most), now, most, stops_now > 0, stops - (stops_now > 0), rounds)


def _at_most_there(state: DungeonLordsState) -> tuple[Adventurer, ...]:
    """Return the party, with the paladin if he may come to it."""
    party = state.lords[0].party
    if state.paladin == FIGHTER or not paladin_may_come(state):
        return party
    if state.paladin == IN_TENT:
        return (*party, Adventurer(PALADINS[state.year - 1]))
    return (*party, state.lords[state.paladin].party[0])


def highest(state: DungeonLordsState, objective: Objective) -> float:
    """Return what can be had at most."""
    lord = state.lords[0]
    means = means_of(state)
    health = 0
    party = []
    leaves = paladin_may_leave(state)
    for a in _at_most_there(state):
        if a.tile != DECOY:
            points = a.hit_points - a.damage
            # What somebody takes who is not here to the end shields nobody else.
            if a in lord.party and not (leaves and IS_PALADIN[a.tile]):
                health += points
            party.append((points, a.tile))
    worth = _with_prisoners(state, objective, party, means.damage)
    # As long as the party can stand, each round that nothing stops costs a tile.
    lost = 0
    if means.now < health:
        lost = 0 if means.stops_now else 1
        standing = means.rounds if means.damage < health else -(-(health - means.now) // max(1, means.then))
        lost += max(0, min(standing, means.rounds) - 1 - means.stops)
    if lost:
        worth += sum(sorted(_losses(state, objective, lord.creatures, lord.prison))[-lost:])
    return worth + objective.stores * stores_of(lord)


def _with_prisoners(state: DungeonLordsState, objective: Objective, party: list[tuple[int, int]], damage: int) -> float:
    """Return what the board is worth with the best prisoners that so much damage can make.

    Args:
        state: the position.
        objective: what the lord wants.
        party: who can be captured: hit points left, and the tile.
        damage: the most that can be dealt.
    """
    lord = state.lords[0]
    best = -inf
    party.sort()
    paladins = [one for one in party if IS_PALADIN[one[1]]]
    for holy in [(), tuple(paladins)] if paladins else [()]:
        left = damage - sum([points for points, _ in holy])
        if left < 0:
            continue
        tiles = [tile for _, tile in holy]
        for points, tile in party:
            if not IS_PALADIN[tile] and points <= left:
                left -= points
                tiles.append(tile)
        best = max(best, objective.board_worth(state, lord.conquered, lord.creatures, (*lord.prison, *tiles)))
    return best


def _losses(
    state: DungeonLordsState, objective: Objective, creatures: tuple[int, ...], prison: tuple[int, ...]
) -> list[float]:
    """Return what each unconquered tile costs if it is conquered: numbers up to 0."""
    lord = state.lords[0]
    conquered = lord.conquered
    worth = objective.board_worth(state, conquered, creatures, prison)
    return [
        objective.board_worth(state, including(conquered, cell), creatures, prison) - worth
        for cell in numbers_in(lord.unconquered)
    ]


def lowest(state: DungeonLordsState, objective: Objective) -> float:
    """Return what is had at least: the worst tiles are lost in all rounds, all stores, and what spells can take."""
    lord = state.lords[0]
    casting = may_cast(state, state.round)
    unconquered = lord.unconquered.bit_count()
    rounds = unconquered if state.variant.training else ROUNDS - state.round + 1
    creatures = () if casting else lord.creatures
    prison = lord.prison
    if prison and not state.variant.training:
        # A spell frees one, or the party does where nothing is left to conquer (DL-11.10, DL-21.10).
        freed = (rounds if casting else 0) + max(0, rounds - unconquered)
        by_worth = sorted(prison, key=lambda tile: objective.board_worth(state, 0, (), (tile,)))
        prison = tuple(by_worth[: max(0, len(prison) - freed)])
    worth = objective.board_worth(state, lord.conquered, creatures, prison)
    return worth + sum(sorted(_losses(state, objective, creatures, prison))[:rounds])


def bounds(state: DungeonLordsState, objective: Objective) -> ValueBounds:
    """Return both bounds of a position."""
    return ValueBounds(lowest(state, objective), highest(state, objective))
