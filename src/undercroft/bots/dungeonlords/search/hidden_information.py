"""Worlds for search: `forget` lays everything that a seat may not know into one order.

What is dealt from such a world (`undercroft.bots.bot.deal`) depends on what the seat knows and on the dice, but not
on the world that the bot was given.
"""

from __future__ import annotations

from undercroft.dungeonlords.board.position import EVERYBODY, discarded_parts, pack_discarded
from undercroft.dungeonlords.board.terms.bit_sets import has
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.kernel.engine.chance import Chance


def forget(world: DungeonLordsState, seat: int) -> DungeonLordsState:
    """Return a world in which all that the seat may not know lies sorted. It is for `determinize` only: a trap may lie
    where its owner could not have paid for it.
    """
    plain = world.clone()
    plain.chance = Chance(0)
    plain.creature_stack = tuple(sorted(plain.creature_stack))
    plain.room_stack = tuple(sorted(plain.room_stack))
    fresh = len(plain.adventurer_stack) - plain.under
    plain.adventurer_stack = (*sorted(plain.adventurer_stack[:fresh]), *plain.adventurer_stack[fresh:])
    up = plain.events_up
    plain.event_tiles = (*plain.event_tiles[:up], *sorted(plain.event_tiles[up:]))
    _forget_traps(plain, seat)
    return plain


def _forget_traps(plain: DungeonLordsState, seat: int) -> None:
    others = [lord for number, lord in enumerate(plain.lords) if number != seat]
    discarded = [discarded_parts(entry) for entry in plain.trap_discard]
    hidden = [known != EVERYBODY and not has(known, seat) for _, known in discarded]
    pool = list(plain.trap_deck)
    pool.extend([kind for (kind, _), unknown in zip(discarded, hidden, strict=True) if unknown])
    for lord in others:
        pool.extend((*lord.traps, *lord.laid))
    dealt = iter(sorted(pool))
    for lord in others:
        lord.laid = tuple([next(dealt) for _ in lord.laid])
        lord.traps = tuple([next(dealt) for _ in lord.traps])
    plain.trap_discard = tuple(
        [
            pack_discarded(next(dealt), known) if unknown else pack_discarded(kind, known)
            for (kind, known), unknown in zip(discarded, hidden, strict=True)
        ]
    )
    plain.trap_deck = tuple(dealt)
