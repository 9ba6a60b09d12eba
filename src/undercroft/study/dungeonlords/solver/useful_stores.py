"""What of a lord's stores can still make a difference in a battle: more of it than that comes to the same.

Gold, food and imps pay for traps, attacks and wages, and spells take them away; evil brings the paladin, or leaves no
room for wages that cost evil. A lord who can pay for everything and lose everything that can be taken is as well off as
one with more.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import IN_TENT, OUT
from undercroft.dungeonlords.content.tile_tables import (
    EVILOMETER,
    IS_PALADIN,
    MAGIC,
    PALADINS,
    SPELL_CARDS,
    SPELLS,
    SURCHARGES,
    TILE_CREATURES,
    TRAP_YEARS,
)
from undercroft.dungeonlords.game.lone_battle import FIGHTER
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.combat_rounds import ROUNDS
from undercroft.study.dungeonlords.solver_results import ALONE, NOTHING, STILL, Assumption

EVIL_SPELLS: Final = tuple(
    [sum([SPELLS[card].amount for card in cards if "evil" in SPELLS[card].do]) for cards in SPELL_CARDS]
)
"""How much evil all spells of a year bring together."""

GOODS_SPELLS: Final = tuple(
    [sum([SPELLS[card].amount for card in cards if SPELLS[card].goods]) for cards in SPELL_CARDS]
)
"""How many goods all spells of a year take together."""

IMP_SPELLS: Final = tuple(
    [sum([SPELLS[card].amount for card in cards if SPELLS[card].do == "lose_imps"]) for cards in SPELL_CARDS]
)
"""How many imps all spells of a year take together."""


class UsefulStores(NamedTuple):
    """How much gold, food and imps can count, and whether evil does."""

    gold: int
    food: int
    imps: int
    evil: bool

    def of(self, lord: Lord) -> tuple[int, int, int, int]:
        """Return those of the lord's gold, food, imps and evil that count."""
        return (
            min(lord.gold, self.gold),
            min(lord.food, self.food),
            min(lord.imps, self.imps),
            lord.evil if self.evil else 0,
        )


ALL: Final = UsefulStores(1 << 20, 1 << 20, 1 << 20, True)
"""For a lord to whom stores are worth something."""


def needs_of(state: DungeonLordsState) -> UsefulStores:
    """Return how much of the stores can still count in a battle."""
    lord = state.lords[0]
    casting = may_cast(state, state.round)
    gold = food = imps = wages = 0
    prices = TRAP_YEARS[state.year - 1]
    for kind in (*lord.traps, *lord.laid):
        price = prices[kind].pay
        gold += price.gold + SURCHARGES.room_gold
        food += price.food
        imps += price.imps
    for tile in lord.creatures:
        creature = TILE_CREATURES[tile]
        if not lord.is_knocked_out(tile):
            for attack in creature.attacks:
                gold += attack.pay.gold
                food += attack.pay.food * (1 if not attack.stays else 9)
                imps += attack.pay.imps
        if casting:
            gold += creature.price.gold
            food += creature.price.food
            wages += creature.price.evil
    if casting:
        year = state.year - 1
        # What is taken is taken from gold first, so gold shields food and traps, and food shields traps.
        if food or lord.traps or lord.laid:
            gold += GOODS_SPELLS[year]
        if lord.traps or lord.laid or food:
            food += GOODS_SPELLS[year]
        if imps:
            imps += IMP_SPELLS[year]
    full = casting and lord.evil + wages + EVIL_SPELLS[state.year - 1] > EVILOMETER.top
    return UsefulStores(gold, food, imps, full or paladin_may_come(state) or paladin_may_leave(state))


def may_cast(state: DungeonLordsState, battle_round: int) -> bool:
    """Return whether the party may be able to cast a spell in this round or in a later one."""
    magic = state.lords[0].symbols(MAGIC)
    if magic < state.round:
        return False
    if magic < battle_round and paladin_may_come(state):
        magic += MAGIC[PALADINS[state.year - 1]]
    return magic >= battle_round


def paladin_may_come(state: DungeonLordsState) -> bool:
    """Return whether spells may bring the paladin to the party, by evil or by wages that cost evil (DL-10, DL-21.3)."""
    if state.paladin == OUT or (state.paladin == FIGHTER and not paladin_may_leave(state)):
        return False
    highest = highest_evil(state)
    return highest >= max(EVILOMETER.paladin, _holders_evil(state) + 1) and highest > state.lords[FIGHTER].evil


def highest_evil(state: DungeonLordsState) -> int:
    """Return how evil the lord can become in the battle: by spells, and by wages that cost evil (DL-21.3)."""
    lord = state.lords[FIGHTER]
    if lord.symbols(MAGIC) < state.round:
        return lord.evil
    return lord.evil + sum([TILE_CREATURES[tile].price.evil for tile in lord.creatures]) + EVIL_SPELLS[state.year - 1]


def _holders_evil(state: DungeonLordsState) -> int:
    """Return how evil the rival is who has the paladin, or to whom he may leave."""
    if state.paladin == IN_TENT:
        return EVILOMETER.bottom
    return most_evil_rival(state) if state.paladin == FIGHTER else state.lords[state.paladin].evil


def assumption_of(state: DungeonLordsState) -> Assumption:
    """Return what the value of a battle takes for granted: the solver lets the other lords stand still.

    Args:
        state: the battle before its first question.
    """
    if state.variant.training or any(IS_PALADIN[tile] for tile in state.lords[FIGHTER].prison):
        return NOTHING
    near = highest_evil(state) >= EVILOMETER.paladin
    if near and state.seats == 1 and state.paladin != IN_TENT:
        return ALONE
    if state.paladin == FIGHTER:
        return STILL
    return STILL if near and state.paladin != OUT else NOTHING


def most_evil_rival(state: DungeonLordsState) -> int:
    """Return the highest counter of the others."""
    return max([lord.evil for lord in state.lords[1:]], default=EVILOMETER.bottom)


def paladin_may_leave(state: DungeonLordsState) -> bool:
    """Return whether conquests, which cost evil, may send the paladin from the party to a rival (DL-10.2, DL-11.6)."""
    if state.paladin != FIGHTER:
        return False
    rival = most_evil_rival(state)
    conquests = min(state.lords[FIGHTER].unconquered.bit_count(), ROUNDS - state.round + 1)
    return rival >= EVILOMETER.paladin and state.lords[FIGHTER].evil - conquests < rival
