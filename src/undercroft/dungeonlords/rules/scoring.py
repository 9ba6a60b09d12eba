"""Scoring (DL-13): points, titles, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.dungeonlords.board.lord import Lord
from undercroft.dungeonlords.board.position import Position
from undercroft.dungeonlords.content.tile_tables import IS_PALADIN, ROOMS, SCORES, TILE_CREATURES
from undercroft.dungeonlords.views import Loss, Scores

TITLES: Final = ("dark_deeds", "halls", "tunnels", "monsters", "imps", "riches", "battle")

# What each title counts. Conquered tiles count for halls and tunnels (DL-13.2).
COUNTED: Final[dict[str, Callable[[Lord], int]]] = {
    "dark_deeds": lambda lord: lord.evil,
    "halls": lambda lord: len(lord.rooms),
    "tunnels": lambda lord: lord.tunnels.bit_count(),
    "monsters": lambda lord: len(lord.monsters),
    "imps": lambda lord: lord.imps,
    "riches": lambda lord: lord.gold + lord.food + len(lord.traps) + len(lord.laid),
    "battle": lambda lord: lord.conquered.bit_count(),
}
FEWEST: Final = frozenset({"battle"})
"""The titles that go to the lord who has the fewest, not the most."""


def scores(state: Position) -> Scores:
    """Return the scores of all lords as the boards stand now."""
    titles = {title: title_holders(state.lords, title) for title in TITLES}
    lines = tuple([_lines(state.lords, seat, titles) for seat in range(state.seats)])
    totals = tuple([sum(line.values()) for line in lines])
    best = max(totals)
    return Scores(
        lines,
        titles,
        totals,
        tuple([seat for seat, total in enumerate(totals) if total == best]),
        tuple([total > 0 for total in totals]),
        {title: title_count(state.lords, title) for title in TITLES},
        _running(lines),
        tuple([_worst(lord, line) for lord, line in zip(state.lords, lines, strict=True)]),
    )


def _running(lines: tuple[dict[str, int], ...]) -> dict[str, tuple[int, ...]]:
    """Return for each category what each lord has with it and those before it."""
    sums = [0] * len(lines)
    found = {}
    for category in lines[0]:
        sums = [total + line[category] for total, line in zip(sums, lines, strict=True)]
        found[category] = tuple(sums)
    return found


def _worst(lord: Lord, line: dict[str, int]) -> Loss | None:
    """Return the category in which a lord lost most points."""
    counts = {"conquered": lord.conquered.bit_count(), "red_counters": lord.red_counters}
    category = min(counts, key=lambda one: line[one])
    return Loss(category, counts[category], line[category]) if line[category] < 0 else None


def points(state: Position) -> tuple[int, ...]:
    """Return the total points by seat, without the details of `scores`."""
    return scores(state).totals


def title_count(lords: list[Lord], title: str) -> tuple[int, ...]:
    """Return what each lord has of what the title counts."""
    return tuple([COUNTED[title](lord) for lord in lords])


def title_holders(lords: list[Lord], title: str) -> tuple[int, ...]:
    """Return the holders of the title: tied lords share it, even at zero (DL-13.2)."""
    values = title_count(lords, title)
    best = min(values) if title in FEWEST else max(values)
    return tuple([seat for seat, value in enumerate(values) if value == best])


def title_points(holders: int, lords: int) -> int:
    """Return what a title brings each of its holders (DL-13.2)."""
    if lords == 2:
        return SCORES.title_two_lords if holders == 1 else SCORES.title_shared_two_lords
    return SCORES.title if holders == 1 else SCORES.title_shared


def _lines(lords: list[Lord], seat: int, titles: dict[str, tuple[int, ...]]) -> dict[str, int]:
    lord = lords[seat]
    held = [holders for holders in titles.values() if seat in holders]
    exclusive = sum([len(holders) == 1 for holders in held])
    open_rooms = [room for room, cell in lord.built() if not lord.is_conquered(cell)]
    return {
        "rooms": SCORES.room * len(open_rooms),
        "monsters": SCORES.monster * len(lord.monsters),
        "prisoners": sum([SCORES.paladin if IS_PALADIN[tile] else SCORES.prisoner for tile in lord.prison]),
        "conquered": SCORES.conquered * lord.conquered.bit_count(),
        "red_counters": SCORES.red_counter * lord.red_counters,
        "scoring_rooms": sum([_room_points(lord, room, exclusive, len(lords)) for room in open_rooms]),
        "titles": sum([title_points(len(holders), len(lords)) for holders in held]),
    }


def _room_points(lord: Lord, room: int, exclusive_titles: int, lords: int) -> int:
    score = ROOMS[room].score
    if score is None:
        return 0
    if score.per_title:
        # Hall of Fame: exclusive titles only (DL-13.3).
        return exclusive_titles * (score.per_title if lords == 4 else score.per_title_fewer_lords)
    return score.per * sum([TILE_CREATURES[tile].id in score.creatures for tile in lord.creatures])
