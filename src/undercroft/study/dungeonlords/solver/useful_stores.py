"""What of a lord's stores can still make a difference in a battle: more of it than that comes to the same.

Gold, food and imps pay for traps, attacks and wages, and spells take them away; evil brings the paladin, or leaves no
room for wages that cost evil. A lord who can pay for everything and lose everything that can be taken is as well off as
one with more.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import IN_TENT
from undercroft.dungeonlords.content.tile_tables import (
    EVILOMETER,
    MAGIC,
    PALADINS,
    SPELL_CARDS,
    SPELLS,
    SURCHARGES,
    TILE_CREATURES,
    TRAP_YEARS,
)
from undercroft.dungeonlords.game.state import DungeonLordsState

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
    """Return how much of the stores can still count in a battle of one lord."""
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
    return UsefulStores(gold, food, imps, full or paladin_may_come(state))


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
    if state.paladin != IN_TENT:
        return False
    lord = state.lords[0]
    if lord.symbols(MAGIC) < state.round:
        return False
    wages = sum([TILE_CREATURES[tile].price.evil for tile in lord.creatures])
    return lord.evil + wages + EVIL_SPELLS[state.year - 1] >= EVILOMETER.paladin
