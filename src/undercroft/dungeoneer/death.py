"""Death and what becomes of all that the hero had (DN-6.10, DN-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.dungeoneer import events
from undercroft.dungeoneer.escorts import drop
from undercroft.dungeoneer.exits import close_exits_of
from undercroft.dungeoneer.piles import bury, discard_prepared
from undercroft.dungeoneer.quests import put_under, win
from undercroft.dungeoneer.signals import TURN_ENDS

if TYPE_CHECKING:
    from undercroft.dungeoneer.state import DungeoneerState


def die_of_it(state: DungeoneerState, seat: int) -> None:
    """The hero is dead and his player out of the game, which ends when one hero is left (DN-17.4)."""
    state.tell(events.Died, seat)
    lay_to_rest(state, seat)
    if state.variant.solo:
        win(state, (), "death")
        return
    left = state.living()
    if len(left) == 1:
        win(state, left, "survivor")
    elif seat == state.active:
        state.break_off = TURN_ENDS


def lay_to_rest(state: DungeoneerState, seat: int) -> None:
    """Everything the hero had goes: cards to the discards, open quests under the deck (DN-17.1)."""
    hero = state.heroes[seat]
    state.disclose()  # his hand is seen
    close_exits_of(state, seat)
    for quest in hero.escorts:
        drop(state, seat, quest)
    escorts = [entry >> 6 for entry in state.tokens_lying]
    for quest in hero.quests:
        if quest in escorts:
            state.orphans = (*state.orphans, quest)
        else:
            put_under(state, quest)
    for card in hero.hand:
        bury(state, card)
    hero.hand = hero.quests = hero.plan = ()
    for card in (*hero.boons, *hero.treasures, *hero.banes, *hero.own_banes, *hero.lair):
        discard_prepared(state, seat, card)
    hero.ap = hero.saved = hero.fleeting = hero.fallen = 0
    hero.stand = ()
    hero.location = -1
