"""How the policy fights: quick estimates of what a trap or a creature does to the party as it stands.

The worth of damage is counted in points of damage, with `FALL` more for each adventurer who falls: he becomes a
prisoner, and his symbols are gone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from undercroft.bots.dungeonlords.policy.order_policy import room_for_evil
from undercroft.bots.dungeonlords.policy.rules_of_thumb import KIND_WORTH, TILE_STRENGTH, weakest
from undercroft.dungeonlords.board.actions import (
    EVIL,
    READY,
    WITHDRAW_ALL,
    Amount,
    AttackWith,
    Free,
    OfCreature,
    OfSquare,
    OfTrap,
)
from undercroft.dungeonlords.board.battle_sites import limits, trap_price
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.content.faces import Attack, Creature
from undercroft.dungeonlords.content.tile_tables import (
    CLASS_OF,
    DECOY,
    IS_MONSTER,
    IS_PALADIN,
    TILE_CREATURES,
    TRAP_SYMBOLS,
    TRAP_YEARS,
)
from undercroft.dungeonlords.rules.combat.battle_steps import AimTrap
from undercroft.dungeonlords.rules.combat.creature_attacks import SecondHit, room_bonus
from undercroft.dungeonlords.rules.combat.trap_effects import damage_of
from undercroft.kernel.engine.action_vocabulary import Action

FALL: Final = 2.0
"""How much more an adventurer's last point is worth."""

NO_CONQUEST: Final = 1.0
"""What it is worth that nothing is conquered, less the fatigue that the party is spared."""

HOLD: Final = 0.9
"""What it is worth if a creature only holds the party."""

STAYS: Final = 1.0
"""What it is worth that a creature can fight again."""

SENT: Final = 0.5
"""What a creature must do to be sent."""

LAID: Final = (0.0, 1.6, 0.4)
"""What a trap must do to be laid, by year: in year 1 it can be kept for year 2."""


def left(lord: Lord) -> list[int]:
    """Return the hit points that each adventurer has left, from the front."""
    return [a.hit_points - a.damage for a in lord.party]


def _dealt(damage: int, points: int) -> float:
    return points + FALL if damage >= points else float(damage)


def _on_first(creature: Creature, attack: Attack, damage: int, lord: Lord, points: Sequence[int]) -> float:
    worth = _dealt(damage, points[0])
    if attack.then and damage >= points[0] and len(points) > 1:
        worth += _dealt(attack.then, points[1])
    return worth


def _on_all(creature: Creature, attack: Attack, damage: int, lord: Lord, points: Sequence[int]) -> float:
    return sum([_dealt(damage, p) for p in points])


def _on_none(creature: Creature, attack: Attack, damage: int, lord: Lord, points: Sequence[int]) -> float:
    return HOLD


def _on_best(creature: Creature, attack: Attack, damage: int, lord: Lord, points: Sequence[int]) -> float:
    """Hit the one whom it harms most, of those whom it may hit."""
    worth = 0.0
    for i in range(1 if attack.hits == "not_first" else 0, len(points)):
        if not creature.spares or CLASS_OF[lord.party[i].tile] != creature.spares:
            dealt = _dealt(damage, points[i])
            if dealt > worth:
                worth = dealt
    return worth * 2.0 if attack.twice else worth


_WORTH: Final[Mapping[str, Callable[[Creature, Attack, int, Lord, Sequence[int]], float]]] = {
    "first": _on_first,
    "all": _on_all,
    "none": _on_none,
    "any": _on_best,
    "not_first": _on_best,
}
"""What an attack does, by whom it hits (`Attack.hits`)."""


def blow(state: Position, lord: Lord, tile: int, points: Sequence[int]) -> float:
    """Return what a creature's best attack does to a party with these hit points, from the front."""
    creature = TILE_CREATURES[tile]
    bonus = room_bonus(lord, creature)
    best = 0.0
    for attack in creature.attacks:
        if attack.pay.food <= lord.food:
            worth = _WORTH[attack.hits](creature, attack, attack.damage + bonus, lord, points)
            if attack.stays:
                worth += STAYS
            if worth > best:
                best = worth
    return best


def trap_blow(state: Position, lord: Lord, kind: int, points: Sequence[int]) -> float:
    """Return what a trap does to the party, less its price; thieves are counted."""
    trap = TRAP_YEARS[state.year - 1][kind]
    damage = damage_of(trap, lord.party, len(points) - 1 if trap.any else -1)
    symbols = lord.symbols(TRAP_SYMBOLS)
    worth = 0.0
    for i, amount in enumerate(damage):
        prevented = amount if amount < symbols else symbols
        symbols -= prevented
        if amount > prevented:
            worth += _dealt(amount - prevented, points[i])
    if trap.no_conquest:
        worth += NO_CONQUEST
    if trap.later:
        worth += 1.5
    if trap.stops:
        worth += 0.8
    price = trap_price(state.year, lord, kind)
    return worth - 0.5 * (price.gold + price.food) - 0.8 * price.imps


def mark(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Fight in a tunnel rather than in a room, which is worth more."""
    lord = state.lords[seat]
    for action in legal:
        if isinstance(action, OfSquare) and lord.room_at(action.value) < 0:
            return action
    return legal[0]


def plan(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Lay the trap that does most, then send those creatures that do most, as long as they do something."""
    lord = state.lords[seat]
    points = left(lord)
    best, found = 0.0, READY
    traps = not lord.laid and not lord.sent
    if traps:
        best = LAID[state.year]
        for action in legal:
            if isinstance(action, OfTrap):
                worth = trap_blow(state, lord, action.value, points)
                if worth > best:
                    best, found = worth, action
        if found is not READY:
            return found
    best = SENT
    if lord.sent:
        monsters = sum([IS_MONSTER[tile] for tile in lord.sent])
        # What is sent first will have struck by then: about half of the party is left.
        if monsters >= limits(lord).monsters and len(points) < 2:
            return READY
    for action in legal:
        if isinstance(action, OfCreature):
            worth = blow(state, lord, action.tile, points)
            if worth > best:
                best, found = worth, action
    return found


def spring(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Spring the laid trap that does most now."""
    lord = state.lords[seat]
    points = left(lord)
    best, found = -99.0, legal[0]
    for action in legal:
        if isinstance(action, OfTrap):
            worth = trap_blow(state, lord, action.value, points)
            if worth > best:
                best, found = worth, action
    return found


def attack(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Attack where it does most; the weaker options of those that stay come after the others."""
    lord = state.lords[seat]
    points = left(lord)
    party = lord.party
    best, found = -99.0, legal[0]
    for action in legal:
        if not isinstance(action, AttackWith):
            continue
        creature = TILE_CREATURES[action.tile]
        one = creature.attacks[action.option]
        damage = one.damage + room_bonus(lord, creature)
        if one.hits == "all":
            worth = sum([_dealt(damage, p) for p in points])
        elif one.hits == "none":
            worth = HOLD
        else:
            at = action.target if action.target > 0 else 0
            worth = _dealt(damage, points[at])
            if one.twice:
                worth += damage
            # Those who heal and cast should fall first.
            if CLASS_OF[party[at].tile] in ("priest", "wizard"):
                worth += 0.2
            if one.then and damage >= points[0] and len(points) > 1:
                worth += _dealt(one.then, points[1])
        if one.stays:
            worth += STAYS
        worth -= 0.6 * one.pay.food
        if worth > best:
            best, found = worth, action
    return found


def aim(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Aim where one point more makes somebody fall; a dart that stops something at whom it stops."""
    lord = state.lords[seat]
    frame = state.stack[-1]
    assert isinstance(frame, AimTrap)
    trap = TRAP_YEARS[state.year - 1][frame.trap]
    points = left(lord)
    best, found = -99.0, legal[0]
    for action in legal:
        assert isinstance(action, Amount)
        i = action.value - 1
        worth = _dealt(trap.any, points[i]) + (1.0 if CLASS_OF[lord.party[i].tile] in trap.stops else 0.0)
        if trap.later and points[i] > trap.any:
            worth += 1.0
        if worth > best:
            best, found = worth, action
    return found


def second_hit(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Strike the adventurer with the fewest hit points left."""
    lord = state.lords[seat]
    frame = state.stack[-1]
    assert isinstance(frame, SecondHit)
    points = left(lord)
    best, found = -99.0, legal[0]
    for action in legal:
        assert isinstance(action, Amount)
        i = action.value - 1
        worth = _dealt(frame.damage, points[i]) - 0.01 * points[i]
        if lord.party[i].tile == DECOY:
            worth -= FALL
        if worth > best:
            best, found = worth, action
    return found


def free(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Free the paladin last."""
    for action in legal:
        if isinstance(action, Free) and not IS_PALADIN[action.value]:
            return action
    return legal[0]


def withdraw_or_evil(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Fight on if the evil does not bring the paladin."""
    return EVIL if room_for_evil(state, seat) >= 2 else WITHDRAW_ALL


def suggestion(state: Position, seat: int, legal: Sequence[Action], rng: Random) -> Action:
    """Pay the strongest monster that takes no trap and no other monster; otherwise withdraw the weakest."""
    best, found = 0.0, None
    for action in legal:
        if isinstance(action, OfCreature) and action.verb == "pay":
            worth = TILE_STRENGTH[action.tile] - (KIND_WORTH[action.trap] if action.trap >= 0 else 0.0)
            if action.monster < 0 and worth > best:
                best, found = worth, action
    return found if found is not None else weakest(state, seat, [a for a in legal if a.verb != "pay"], rng)
