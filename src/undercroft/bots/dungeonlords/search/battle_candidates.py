"""What a searching lord can do in its own battle: whole plans, and whole lines of answers to the end of the round.

A battle depends on nothing hidden once its card is up, so a line leads to one position of the lord. Lines that lead to
the same position are merged, which makes most battles small enough to be tried exactly.
"""

from __future__ import annotations

from typing import Final

from undercroft.dungeonlords.board.actions import OfCreature, OfTrap
from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.content.tile_tables import TILE_KINDS
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.battle_planning import MakePlan, MarkTile
from undercroft.kernel.engine.action_vocabulary import Action

MOST_PLANS: Final = 60
MOST_LINES: Final = 400
"""A battle with more lines is not tried to its end: only the next answer is."""


Line = tuple[Action, ...]
"""Answers of one lord, one after another: ``mark …``, ``lay …``, ``send …`` and ``ready``, or those in a battle."""


def plans(state: DungeonLordsState, seat: int) -> list[Line]:
    """Return the plans that can still be made for this round, up to `MOST_PLANS`; equal creatures count once."""
    found: list[Line] = []
    _plan(state, seat, state.round, (), (), found)
    return found


def _plan(
    state: DungeonLordsState, seat: int, battle_round: int, done: Line, after: tuple[int, ...], found: list[Line]
) -> None:
    frame = state.stack[-1] if state.stack else None
    # The last to plan, with nothing to lay or send, is asked next for the tile of the following round.
    if not isinstance(frame, (MarkTile, MakePlan)) or frame.seat != seat or state.round != battle_round:
        found.append(done)
        return
    tried: set[tuple[int, ...]] = set()
    for action in frame.legal(state, seat):
        verb = action.verb
        piece = piece_of(action)
        if piece:
            # First traps, then creatures, each by kind, whatever their order in the lair: each set once.
            if piece < after or piece in tried:
                continue
            tried.add(piece)
        if len(found) >= MOST_PLANS:
            return
        if verb == "ready":
            # What happens next depends on what nobody knows yet.
            found.append((*done, action))
            continue
        child = state.clone()
        child.play_unchecked(seat, action)
        _plan(child, seat, battle_round, (*done, action), piece, found)


def piece_of(action: Action) -> tuple[int, ...]:
    """Return what an answer adds to a plan, to sort by; nothing for one that adds nothing."""
    if isinstance(action, OfTrap):
        return (0, action.value)
    return (1, TILE_KINDS[action.tile]) if isinstance(action, OfCreature) else ()


def lines(state: DungeonLordsState, seat: int) -> list[Line] | None:
    """Return a line for each position in which this round's battle of the lord can end.

    Returns:
        The lines, each leading to another position; None if there are too many to be tried.
    """
    found: dict[tuple[object, ...], Line] = {}
    seen: set[tuple[object, ...]] = set()
    return list(found.values()) if _follow(state, seat, state.round, (), found, seen) else None


def _follow(
    state: DungeonLordsState,
    seat: int,
    battle_round: int,
    done: Line,
    found: dict[tuple[object, ...], Line],
    seen: set[tuple[object, ...]],
) -> bool:
    battle = state.battle
    if battle is None or battle.lord != seat or state.round != battle_round or state.to_act != (seat,):
        found.setdefault(_outcome(state.lords[seat]), done)
        return True
    key = (_outcome(state.lords[seat]), repr(battle), repr(state.stack[-1]))
    if key in seen:
        return True
    seen.add(key)
    for action in state.legal_actions(seat):
        if len(seen) > MOST_LINES:
            return False
        child = state.clone()
        child.play_unchecked(seat, action)
        if not _follow(child, seat, battle_round, (*done, action), found, seen):
            return False
    return True


def _outcome(lord: Lord) -> tuple[object, ...]:
    """Return all of a lord's board that a battle can change; creatures of one kind are alike."""
    return (
        tuple([(a.tile, a.damage, a.bonus) for a in lord.party]),
        lord.prison,
        lord.conquered,
        lord.gold,
        lord.food,
        lord.imps,
        lord.evil,
        lord.traps,
        lord.laid,
        tuple(sorted([(TILE_KINDS[tile], lord.knocked_out >> tile & 1) for tile in lord.creatures])),
        tuple(sorted([TILE_KINDS[tile] for tile in lord.sent])),
    )
