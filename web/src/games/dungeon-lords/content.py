"""What the drawing takes over from the content of Dungeon Lords: what stands on its tiles and cards."""

from __future__ import annotations

from typing import TypedDict

from undercroft.dungeonlords import grid, tables


class Site(TypedDict):
    """The ground of a dungeon."""

    cols: int
    rows: int
    entrance: str


class Content(TypedDict):
    """All of it."""

    places: list[tables.Place]
    creatures: list[tables.Creature]
    rooms: list[tables.Room]
    adventurers: list[tables.AdventurerTile]
    traps: list[tables.Trap]
    spells: list[tables.Spell]
    specials: list[tables.SpecialEvent]
    seasons: list[str]
    evilometer: tables.Evilometer
    site: Site


def content() -> Content:
    """From the engine's own tables."""
    return Content(
        places=list(tables.PLACES),
        creatures=list(tables.CREATURES),
        rooms=list(tables.ROOMS),
        adventurers=list(tables.ADVENTURERS),
        traps=list(tables.TRAPS),
        spells=list(tables.SPELLS),
        specials=list(tables.SPECIAL_EVENTS),
        seasons=list(tables.SEASONS),
        evilometer=tables.EVILOMETER,
        site=Site(cols=grid.COLS, rows=grid.ROWS, entrance=grid.square(grid.ENTRANCE)),
    )
