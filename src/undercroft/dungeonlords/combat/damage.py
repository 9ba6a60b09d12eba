"""Damage, elimination and healing (DL-11.7, DL-11.8)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.lord import Adventurer
from undercroft.dungeonlords.board.position import OUT, Position
from undercroft.dungeonlords.content.tables import ADVENTURER_IDS, DECOY, IS_PALADIN
from undercroft.dungeonlords.economy.paladin import party_gone
from undercroft.kernel.events import Event


def tell_of(state: Position, kind: type[Event], seat: int, tile: int, *more: object) -> None:
    """Tell an event about an adventurer of a lord's party, and which of those of his class he is.

    Args:
        state: the position.
        kind: the event.
        seat: the lord.
        tile: the adventurer.
        more: what else the event says.
    """
    if state.listening:
        state.tell(kind, seat, ADVENTURER_IDS[tile], *more, state.lords[seat].nth_of_class(tile))


def hit(state: Position, seat: int, damage: Seq[tuple[int, int]], by: str, source: str | None = None) -> int:
    """Deal damage to several adventurers simultaneously (DL-11.8): pairs of tile and amount, from the front.

    ``by`` and ``source``: what deals it (`events.Hit`).

    Damage to an invisible wizard is lost (DL-21.1); the Magic Shield absorbs the first point (DL-21.2).

    Returns:
        The number of adventurers eliminated.
    """
    lord = state.lords[seat]
    taken = dict(damage)
    battle = state.battle
    if battle is not None and battle.lord == seat:
        for adventurer in lord.party:
            amount = taken.get(adventurer.tile, 0)
            if amount and battle.hidden and adventurer.is_wizard:
                taken[adventurer.tile] = 0
                tell_of(state, ev.Absorbed, seat, adventurer.tile, amount, "invisibility")
            elif amount and battle.shield:
                battle.shield = 0
                taken[adventurer.tile] = amount - 1
                tell_of(state, ev.Absorbed, seat, adventurer.tile, 1, "magic_shield")
    fallen = []
    for i, adventurer in enumerate(lord.party):
        amount = taken.get(adventurer.tile, 0)
        if amount:
            adventurer = Adventurer(adventurer.tile, adventurer.damage + amount, adventurer.bonus)
            lord.party = (*lord.party[:i], adventurer, *lord.party[i + 1 :])
            tell_of(state, ev.Hit, seat, adventurer.tile, amount, by, source)
        if adventurer.damage >= adventurer.hit_points:
            fallen.append(adventurer.tile)
    for tile in fallen:
        _eliminate(state, seat, tile)
    if fallen and lord.party_is_gone:
        party_gone(state, seat)
    return len(fallen)


def _eliminate(state: Position, seat: int, tile: int) -> None:
    """Imprison an adventurer at once; a decoy vanishes, an eliminated paladin never moves again (DL-10.4, DL-21.6)."""
    lord = state.lords[seat]
    nth = lord.nth_of_class(tile) if state.listening else None
    lord.party = tuple([a for a in lord.party if a.tile != tile])
    if tile != DECOY:
        lord.prison = (*lord.prison, tile)
        if IS_PALADIN[tile]:
            state.paladin = OUT
    state.tell(ev.Eliminated, seat, ADVENTURER_IDS[tile], nth)


def fatigue_point(state: Position, seat: int) -> None:
    """Deal one point to the first adventurer, skipping invisible wizards (DL-21.1)."""
    battle = state.battle
    hidden = battle is not None and battle.hidden
    for adventurer in state.lords[seat].party:
        if not (hidden and adventurer.is_wizard):
            hit(state, seat, [(adventurer.tile, 1)], "fatigue")
            return


def heal(state: Position, seat: int, hearts: int) -> None:
    """Remove damage from front to back (DL-11.6); a decoy can be healed too (DL-21.6)."""
    lord = state.lords[seat]
    for i, adventurer in enumerate(lord.party):
        healed = min(hearts, adventurer.damage)
        if healed:
            hearts -= healed
            better = Adventurer(adventurer.tile, adventurer.damage - healed, adventurer.bonus)
            lord.party = (*lord.party[:i], better, *lord.party[i + 1 :])
            tell_of(state, ev.Healed, seat, adventurer.tile, healed)
