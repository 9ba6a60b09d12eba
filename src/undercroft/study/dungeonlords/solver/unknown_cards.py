"""Which combat cards can be turned up, and which of them come to the same.

A card differs from another one by its fatigue and by its spell. A party without enough magic casts no spell (DL-11.6),
and its magic never grows, unless a spell brings the paladin: for most parties only the fatigue counts. So it does for a
spell that takes what does not count any more (`useful_stores`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.content.tile_tables import IS_MONSTER, SPELL_CARDS, SPELLS
from undercroft.dungeonlords.game.position_notation import UNKNOWN, BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.study.dungeonlords.solver.useful_stores import UsefulStores, may_cast


def _no_monster_can_be_sent(lord: Lord, needs: UsefulStores) -> bool:
    return not any(IS_MONSTER[tile] and not lord.is_knocked_out(tile) for tile in lord.creatures)


# When a spell does nothing that counts, by what it does. Other spells always may.
_VOID: Final[Mapping[str, Callable[[Lord, UsefulStores], bool]]] = {
    "nothing": lambda lord, needs: True,
    "lose_imps": lambda lord, needs: not needs.imps,
    "gain_evil": lambda lord, needs: not needs.evil,
    "lose_first_of": lambda lord, needs: not (needs.gold or needs.food or lord.traps or lord.laid),
    "withdraw_one": _no_monster_can_be_sent,
    "withdraw_all_or_evil": _no_monster_can_be_sent,
    "wages_or_withdraw": _no_monster_can_be_sent,
}


def unknown_cards(position: BattlePosition) -> tuple[int, ...]:
    """Return the cards of the year that an unknown one can be, sorted: all that are not listed."""
    if UNKNOWN not in position.cards:
        return ()
    return tuple([card for card in SPELL_CARDS[position.year - 1] if card not in position.cards])


def merged(state: DungeonLordsState, deck: tuple[int, ...], needs: UsefulStores, battle_round: int) -> tuple[int, ...]:
    """Return the deck, sorted, with equal cards replaced by one that stands for them.

    Args:
        state: the position, from which on it is to be the same deck.
        deck: the cards that can be turned up, sorted.
        needs: what counts in the position.
        battle_round: the first round in which one of them can be.
    """
    if not deck:
        return deck
    lord = state.lords[0]
    casting = may_cast(state, battle_round)
    stand_in: dict[int, int] = {}
    found = []
    for card in deck:
        spell = SPELLS[card]
        void = _VOID.get(spell.do)
        if not casting or (void is not None and void(lord, needs)):
            card = stand_in.setdefault(spell.fatigue, card)
        found.append(card)
    found.sort()
    return tuple(found)
