"""What traps do (DL-11.6, DL-11.15), from the values of traps.toml."""

from __future__ import annotations

from undercroft.dungeonlords import events as ev
from undercroft.dungeonlords.board.lord import Adventurer
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.content.faces import TrapYear
from undercroft.dungeonlords.content.tile_tables import CLASS_OF, TRAP_IDS, TRAP_SYMBOLS, TRAP_YEARS
from undercroft.dungeonlords.rules.combat.damage import hit, tell_of


def effect_of(state: Position, kind: int) -> TrapYear:
    """Return the trap's values of this year."""
    return TRAP_YEARS[state.year - 1][kind]


def spring(state: Position, kind: int, target: int) -> None:
    """Resolve a trap. ``target``: the place of a dart's target in the party; −1 for other traps."""
    battle = state.fought
    lord = state.lords[battle.lord]
    trap = effect_of(state, kind)
    if trap.no_conquest:
        battle.stop_conquest(TRAP_IDS[kind])
    if target >= 0:
        _aim(state, kind, lord.party[target])
    damage = prevent(state, lord.party, damage_of(trap, lord.party, target))
    hit(state, battle.lord, [(a.tile, d) for a, d in zip(lord.party, damage, strict=True)], "trap", TRAP_IDS[kind])


def _aim(state: Position, kind: int, target: Adventurer) -> None:
    """Do what a dart does apart from damage; it cannot be prevented and remains even if the target falls (DL-11.15)."""
    battle = state.fought
    trap = effect_of(state, kind)
    if trap.later:
        battle.darts = (*battle.darts, target.tile)
        battle.dart_damage = trap.later
    stops = trap.stops.get(CLASS_OF[target.tile])
    if stops == "spells":
        battle.no_spells = 1
    elif stops == "healing":
        battle.stop_healing(TRAP_IDS[kind])
    tell_of(state, ev.Aimed, battle.lord, target.tile, trap.later or None)


def damage_of(trap: TrapYear, party: tuple[Adventurer, ...], target: int) -> list[int]:
    """Return a trap's full damage before prevention (DL-19.2), from the front."""
    damage = [trap.each] * len(party)
    damage[0] += trap.first
    if trap.first_hp:
        damage[0] += party[0].hit_points
    for i in range(1, len(party)):
        damage[i] += trap.others
    if len(party) > 1:
        damage[1] += trap.second
    damage[-1] += trap.last
    if target >= 0:
        damage[target] += trap.any
    return damage


def prevent(state: Position, party: tuple[Adventurer, ...], damage: list[int]) -> list[int]:
    """Prevent one point per thief symbol, from front to back (DL-11.6, DL-19.2).

    A second trap meets only the symbols that the first left over (DL-16.2).
    """
    battle = state.fought
    symbols = max(0, sum([TRAP_SYMBOLS[a.tile] for a in party]) - battle.prevented)
    left = list(damage)
    for i, adventurer in enumerate(party):
        prevented = min(symbols, left[i])
        if prevented:
            symbols -= prevented
            left[i] -= prevented
            battle.prevented += prevented
            tell_of(state, ev.Prevented, battle.lord, adventurer.tile, prevented)
    return left
