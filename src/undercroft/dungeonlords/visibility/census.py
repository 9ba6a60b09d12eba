"""The census: what must be the same at every decision of a game (DL-1.3)."""

from __future__ import annotations

from collections import Counter

from undercroft.dungeonlords.board.position import Position, discarded_parts
from undercroft.dungeonlords.content.tile_tables import ADVENTURER_IDS, DECOY, IS_PALADIN, ROOM_IDS, TILE_IDS, TRAP_IDS


def census(state: Position) -> dict[str, object]:
    """Count all trap cards and list every anomaly (a tile in two places, a second paladin, …); there must be none."""
    traps = Counter(state.trap_deck)
    traps.update([discarded_parts(entry)[0] for entry in state.trap_discard])
    creatures = Counter([*state.creature_stack, *state.creatures])
    rooms = Counter([*state.room_stack, *state.rooms])
    adventurers = Counter([*state.adventurer_stack, *state.adventurers, *state.next_adventurers])
    wrong: list[str] = []
    for seat, lord in enumerate(state.lords):
        traps.update([*lord.traps, *lord.laid])
        creatures.update(lord.creatures)
        rooms.update([room for room, _ in lord.built()])
        adventurers.update([*[a.tile for a in lord.party if a.tile != DECOY], *lord.prison])
        if any(IS_PALADIN[a.tile] for a in lord.party) != (state.paladin == seat):
            wrong.append(f"seat {seat}: the paladin is in the party and elsewhere, or in neither")
        if min(lord.gold, lord.food, lord.imps, lord.red_counters) < 0:
            wrong.append(f"seat {seat}: less than nothing in store")
        if lord.conquered & ~lord.tiles or lord.tunnels & lord.room_cells:
            wrong.append(f"seat {seat}: a square is conquered without a tile, or has two tiles")
        if any(a.damage >= a.hit_points for a in lord.party):
            wrong.append(f"seat {seat}: somebody stands who should be eliminated")
        if not set(lord.sent) <= set(lord.creatures):
            wrong.append(f"seat {seat}: a creature was sent that is not in the lair")
    for ids, counts in ((TILE_IDS, creatures), (ROOM_IDS, rooms), (ADVENTURER_IDS, adventurers)):
        wrong.extend([f"{ids[tile]} is in {count} places" for tile, count in counts.items() if count > 1])
    return {"traps": {TRAP_IDS[kind]: traps[kind] for kind in sorted(traps)}, "wrong": wrong}
