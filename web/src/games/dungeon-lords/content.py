"""What the drawing takes over of Dungeon Lords: what stands on its tiles and cards, how its lessons are solved."""

from __future__ import annotations

from typing import Any, Final, TypedDict

from undercroft.dungeonlords import GAME, Options
from undercroft.dungeonlords.board import dungeon_grid
from undercroft.dungeonlords.content import tile_tables
from undercroft.dungeonlords.rules.scoring import TITLES
from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.engine.games import TrainingLesson
from undercroft.kernel.history.match import Match

PUPIL: Final = 0
"""The seat that learns."""


class Step(TypedDict):
    """An answer of a lesson's solution, and what comes of it."""

    action: str
    verb: str
    args: dict[str, str | int | list[str]]
    events: list[dict[str, Any]]


class Site(TypedDict):
    """The ground of a dungeon."""

    cols: int
    rows: int
    entrance: str


class Content(TypedDict):
    """All of it."""

    places: list[tile_tables.Place]
    creatures: list[tile_tables.Creature]
    rooms: list[tile_tables.Room]
    adventurers: list[tile_tables.AdventurerTile]
    traps: list[tile_tables.Trap]
    spells: list[tile_tables.Spell]
    specials: list[tile_tables.SpecialEvent]
    seasons: list[str]
    events: list[str]
    evilometer: tile_tables.Evilometer
    titles: list[str]
    site: Site
    solutions: dict[str, list[Step]]


def solution(lesson: TrainingLesson) -> list[Step]:
    """The lesson's solution, played (DL-18)."""
    match = Match.start(GAME, 1, Options(), lesson.id, ("",), lesson.position)
    steps = []
    for move in lesson.solution:
        option = Option.of(GAME.vocabulary.parse(move))
        events = [{"event": event.kind, **event.args()} for event in match.apply(PUPIL, move)]
        steps.append(Step(action=option.action, verb=option.verb, args=dict(option.args), events=events))
    return steps


def content() -> Content:
    """From the engine's own tables."""
    return Content(
        places=list(tile_tables.PLACES),
        creatures=list(tile_tables.CREATURES),
        rooms=list(tile_tables.ROOMS),
        adventurers=list(tile_tables.ADVENTURERS),
        traps=list(tile_tables.TRAPS),
        spells=list(tile_tables.SPELLS),
        specials=list(tile_tables.SPECIAL_EVENTS),
        seasons=list(tile_tables.SEASONS),
        events=list(tile_tables.EVENT_TILES),
        evilometer=tile_tables.EVILOMETER,
        titles=list(TITLES),
        site=Site(cols=dungeon_grid.COLS, rows=dungeon_grid.ROWS, entrance=dungeon_grid.square(dungeon_grid.ENTRANCE)),
        solutions={lesson.id: solution(lesson) for lesson in GAME.lessons},
    )
