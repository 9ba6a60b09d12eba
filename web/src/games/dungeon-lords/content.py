"""What the drawing takes over of Dungeon Lords: what stands on its tiles and cards, how its lessons are solved."""

from __future__ import annotations

from typing import Any, Final, TypedDict

from undercroft.dungeonlords import GAME, Options
from undercroft.dungeonlords.board import grid
from undercroft.dungeonlords.content import tables
from undercroft.kernel.decisions import Option
from undercroft.kernel.game import Lesson
from undercroft.kernel.match import Match

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

    places: list[tables.Place]
    creatures: list[tables.Creature]
    rooms: list[tables.Room]
    adventurers: list[tables.AdventurerTile]
    traps: list[tables.Trap]
    spells: list[tables.Spell]
    specials: list[tables.SpecialEvent]
    seasons: list[str]
    events: list[str]
    evilometer: tables.Evilometer
    surcharges: tables.TrapPrices
    site: Site
    solutions: dict[str, list[Step]]


def solution(lesson: Lesson) -> list[Step]:
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
        places=list(tables.PLACES),
        creatures=list(tables.CREATURES),
        rooms=list(tables.ROOMS),
        adventurers=list(tables.ADVENTURERS),
        traps=list(tables.TRAPS),
        spells=list(tables.SPELLS),
        specials=list(tables.SPECIAL_EVENTS),
        seasons=list(tables.SEASONS),
        events=list(tables.EVENT_TILES),
        evilometer=tables.EVILOMETER,
        surcharges=tables.SURCHARGES,
        site=Site(cols=grid.COLS, rows=grid.ROWS, entrance=grid.square(grid.ENTRANCE)),
        solutions={lesson.id: solution(lesson) for lesson in GAME.lessons},
    )
