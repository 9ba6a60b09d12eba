"""Damage, elimination and healing (DL-11.7, DL-11.8)."""

from __future__ import annotations

from collections.abc import Sequence as Seq

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.lord import Adventurer
from undercroft.dungeonlords.board.position import OUT, Position
from undercroft.dungeonlords.content.tile_tables import ADVENTURER_IDS, CLASS_OF, DECOY, HEARTS, IS_PALADIN
from undercroft.dungeonlords.rules.economy.paladin import party_gone
from undercroft.kernel.base.event import Event


def tell_of(state: Position, kind: type[Event], seat: int, tile: int, *more: object) -> None:
    """Tell an event about an adventurer of a lord's party, and what distinguishes him from others of his class.

    Args:
        state: the position.
        kind: the event.
        seat: the lord.
        tile: the adventurer.
        more: what else the event says.
    """
    if state.listening:
        state.tell(kind, seat, ADVENTURER_IDS[tile], *more, *state.lords[seat].told_apart(tile))


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
            tell_of(state, ev.Hit, seat, adventurer.tile, amount, by, source, adventurer.hp_left)
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
    apart = lord.told_apart(tile) if state.listening else (None, None, None)
    lord.party = tuple([a for a in lord.party if a.tile != tile])
    if tile != DECOY:
        lord.prison = (*lord.prison, tile)
        if IS_PALADIN[tile]:
            state.paladin = OUT
    state.tell(ev.Eliminated, seat, ADVENTURER_IDS[tile], *apart)


def deal_fatigue(state: Position, seat: int, points: int) -> int:
    """Deal fatigue to the first adventurer, skipping invisible wizards (DL-21.1), until he falls.

    Returns:
        How many points are left for those behind him.
    """
    battle = state.battle
    hidden = battle is not None and battle.hidden
    # The Magic Shield takes one point, which the adventurer does not feel (DL-21.2).
    shield = battle.shield if battle is not None and battle.lord == seat else 0
    for adventurer in state.lords[seat].party:
        if not (hidden and adventurer.is_wizard):
            dealt = min(points, adventurer.hit_points - adventurer.damage + shield)
            hit(state, seat, [(adventurer.tile, dealt)], "fatigue")
            return points - dealt
    return 0


def heal(state: Position, seat: int, hearts: int) -> None:
    """Remove damage from front to back (DL-11.6); a decoy can be healed too (DL-21.6)."""
    lord = state.lords[seat]
    left = hearts
    healers: tuple[str, ...] = ()
    if state.listening:
        healers = tuple(dict.fromkeys([CLASS_OF[one.tile] for one in lord.party if HEARTS[one.tile]]))
    for i, adventurer in enumerate(lord.party):
        healed = min(left, adventurer.damage)
        if healed:
            left -= healed
            better = Adventurer(adventurer.tile, adventurer.damage - healed, adventurer.bonus)
            lord.party = (*lord.party[:i], better, *lord.party[i + 1 :])
            tell_of(state, ev.Healed, seat, adventurer.tile, healed, healers, hearts, None, better.hp_left)
