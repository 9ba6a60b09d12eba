"""The lair of the harder solo game: nobody's monsters that survive a battle (DN-14.4)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.dungeoneer import events
from undercroft.dungeoneer.board.card_piles import discard_prepared, without
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import CARDS
from undercroft.dungeoneer.rules.battle.fighters import AWAY, FIGHTING, Fighter
from undercroft.dungeoneer.rules.deeds.card_limits import LAIR_LIMIT, OVER_THE_LIMIT


def keep_survivors(state: Position, fighters: Iterable[Fighter]) -> None:
    """Return survivors of the lair to it, with the costliest newcomer; if it is too full, the cheapest leaves."""
    survivors = [f for f in fighters if f.seat < 0 and f.card in state.table and f.standing in (FIGHTING, AWAY)]
    kept = [fighter.card for fighter in survivors if fighter.lair]
    state.disclose()
    newcomers = [fighter.card for fighter in survivors if not fighter.lair]
    if newcomers:
        costliest = max([CARDS[card].cost for card in newcomers])
        kept.append(state.chance.pick([card for card in newcomers if CARDS[card].cost == costliest]))
    hero = state.heroes[state.active]
    for card in kept:
        state.table = without(state.table, card)
        hero.lair = (*hero.lair, card)
        state.tell(events.ToLair, None, CARDS[card].id, None, "survived")
    while len(hero.lair) > LAIR_LIMIT:
        cheapest = min([CARDS[card].cost for card in hero.lair])
        discard_prepared(
            state, state.active, state.chance.pick([c for c in hero.lair if CARDS[c].cost == cheapest]), OVER_THE_LIMIT
        )
