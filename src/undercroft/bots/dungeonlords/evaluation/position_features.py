"""What a position looks like to a lord, as numbers: the features that `position_value` weighs.

They are read where the orders of a season are asked for, so the season before has ended. `Features` says what each is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.bots.dungeonlords.policy.order_policy import PAYDAY, TAXES, still_ahead, tax_of, wage_of
from undercroft.bots.dungeonlords.policy.rules_of_thumb import KIND_WORTH, TILE_STRENGTH, WAGE_EVIL
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.content.tile_tables import (
    CLASS_OF,
    EVILOMETER,
    HEARTS,
    IS_MONSTER,
    IS_PALADIN,
    MAGIC,
    ROOMS,
    SCORES,
    TILE_CREATURES,
    TRAP_SYMBOLS,
)
from undercroft.dungeonlords.rules.scoring import title_points


class Features(NamedTuple):
    """The features of one lord.

    Attributes:
        one: always 1.
        points: what the board scores now, without titles: rooms, monsters, prisoners, losses, scoring rooms.
        titles: what the titles bring as the boards stand now.
        gold: gold.
        some_gold: gold up to 2.
        food: food.
        some_food: food up to 2.
        imps: imps.
        some_imps: imps up to 4.
        traps: the worth of the traps in hand.
        first_trap: 1 with any trap in hand.
        tiles: unconquered tiles.
        tiles_to_fight_for: unconquered tiles up to 4, one for each round of combat.
        producing: unconquered rooms that produce.
        other_rooms: unconquered rooms that do not produce.
        strength: the strength of all creatures.
        best: the strength of the strongest creature.
        creatures: creatures.
        hungry: food that the wages of a payday to come need and the store does not hold.
        unpaid: gold that taxes and wages to come need and the store does not hold.
        wage_evil: evil that a payday to come brings.
        evil: the space of the counter.
        near_paladin: spaces of the counter above 6, if the paladin is not gone.
        paladin: 1 if the paladin is in the party.
        party: hit points of the party.
        thieves: trap symbols of the party.
        priests: hearts of the party.
        wizards: magic symbols of the party.
        overmatch: strength and traps, above a half of the party's hit points.
        spied: combat cards of the year that the lord has seen.
        first: how far from the first player, in turn order.
    """

    one: float
    points: float
    titles: float
    gold: float
    some_gold: float
    food: float
    some_food: float
    imps: float
    some_imps: float
    traps: float
    first_trap: float
    tiles: float
    tiles_to_fight_for: float
    producing: float
    other_rooms: float
    strength: float
    best: float
    creatures: float
    hungry: float
    unpaid: float
    wage_evil: float
    evil: float
    near_paladin: float
    paladin: float
    party: float
    thieves: float
    priests: float
    wizards: float
    overmatch: float
    spied: float
    first: float


FEATURES: Final = Features._fields
"""The names of the features, in order."""

_NEAR_PALADIN: Final = EVILOMETER.paladin - 4


def features(state: Position) -> list[list[float]]:
    """Return the features of all lords, by seat."""
    lords = state.lords
    titles = title_shares(lords)
    payday, taxes = still_ahead(state, PAYDAY), still_ahead(state, TAXES)
    return [list(_of(state, seat, lords[seat], titles[seat], payday, taxes)) for seat in range(state.seats)]


def _of(state: Position, seat: int, lord: Lord, titles: float, payday: bool, taxes: bool) -> Features:
    producing = others = 0
    points = 0.0
    conquered = lord.conquered
    for entry in lord.rooms:
        if not conquered >> (entry & 31) & 1:
            room = ROOMS[entry >> 5]
            points += SCORES.room
            if room.makes is not None:
                producing += 1
            else:
                others += 1
            score = room.score
            if score is not None and score.creatures:
                for tile in lord.creatures:
                    if TILE_CREATURES[tile].id in score.creatures:
                        points += score.per
    strength = best = 0.0
    wage_evil = monsters = 0
    for tile in lord.creatures:
        one = TILE_STRENGTH[tile]
        strength += one
        if one > best:
            best = one
        wage_evil += WAGE_EVIL[tile]
        monsters += IS_MONSTER[tile]
    points += SCORES.monster * monsters
    for tile in lord.prison:
        points += SCORES.paladin if IS_PALADIN[tile] else SCORES.prisoner
    points += SCORES.conquered * conquered.bit_count() + SCORES.red_counter * lord.red_counters
    wage_gold, wage_food = wage_of(lord) if payday else (0, 0)
    due = wage_gold + (tax_of(lord) if taxes else 0)
    traps = 0.0
    for kind in lord.traps:
        traps += KIND_WORTH[kind]
    tiles = lord.unconquered.bit_count()
    health = thieves = hearts = magic = 0
    for adventurer in lord.party:
        tile = adventurer.tile
        health += adventurer.hit_points - adventurer.damage
        thieves += TRAP_SYMBOLS[tile]
        hearts += HEARTS[tile]
        magic += MAGIC[tile]
    paladin = bool(lord.party) and CLASS_OF[lord.party[0].tile] == "paladin"
    gone = state.paladin != seat and state.paladin < -1
    gold, food, imps, evil = lord.gold, lord.food, lord.imps, lord.evil
    return Features(
        one=1.0,
        points=points,
        titles=titles,
        gold=gold,
        some_gold=min(gold, 2),
        food=food,
        some_food=min(food, 2),
        imps=imps,
        some_imps=min(imps, 4),
        traps=traps,
        first_trap=1.0 if lord.traps else 0.0,
        tiles=tiles,
        tiles_to_fight_for=min(tiles, 4),
        producing=producing,
        other_rooms=others,
        strength=strength,
        best=best,
        creatures=len(lord.creatures),
        hungry=max(0, wage_food - food),
        unpaid=max(0, due - gold),
        wage_evil=wage_evil if payday else 0,
        evil=evil,
        near_paladin=0 if gone else max(0, evil - _NEAR_PALADIN),
        paladin=1.0 if paladin else 0.0,
        party=health,
        thieves=thieves,
        priests=hearts,
        wizards=magic,
        overmatch=max(0.0, strength + traps - 0.5 * health),
        spied=lord.seen.bit_count(),
        first=state.steps_from_first(seat),
    )


def title_shares(lords: list[Lord]) -> list[float]:
    """Return what the titles would bring each lord if the game ended now (DL-13.2)."""
    compared = [
        (
            lord.evil,
            len(lord.rooms),
            lord.tunnels.bit_count(),
            sum([IS_MONSTER[tile] for tile in lord.creatures]),
            lord.imps,
            lord.gold + lord.food + len(lord.traps) + len(lord.laid),
            -lord.conquered.bit_count(),
        )
        for lord in lords
    ]
    shares = [0.0] * len(lords)
    for values in zip(*compared, strict=True):
        best = max(values)
        holders = values.count(best)
        for seat, value in enumerate(values):
            if value == best:
                shares[seat] += title_points(holders, len(lords))
    return shares
