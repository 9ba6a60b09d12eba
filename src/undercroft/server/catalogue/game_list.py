"""The games as clients see them: options, presets, bots, lessons and JSON schemas."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from undercroft.bots import bots_of, fared_of, levels_of, usual_rival
from undercroft.kernel.base.event import Event
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.decisions import Decision
from undercroft.kernel.engine.games import GAMES, TrainingLesson, find_game
from undercroft.study.lessons.lesson_library import lessons_of
from undercroft.study.puzzles.puzzle_library import puzzles_of
from undercroft.study.study_offers import studies_of


class OptionHead(msgspec.Struct, frozen=True):
    """An option of a game: its JSON schema and its default value."""

    name: str
    schema: dict[str, Any]
    default: Any


class GameHead(msgspec.Struct, frozen=True):
    """A game, with everything that can be chosen at a new table.

    `levels` are those of the bots that play differently well, from the weakest to the strongest. `ahead`: of a hundred
    games with a bot of the level below, in how many a level finished ahead of it. `rival`: the bot that is offered
    first. `guided`: the lessons with words (`GET /api/games/{game}/lessons/{lang}`), in their order.
    `studies`: what can be computed: ``solver`` (`POST /api/games/{game}/solve`), ``review``
    (`POST /api/tables/{id}/review`) and ``coach`` (`POST /api/tables/{id}/hint`, and the explorer). `puzzles`: how many
    there are.
    """

    id: str
    seat_counts: list[int]
    presets: dict[str, dict[str, Any]]
    options: list[OptionHead]
    bots: list[str]
    levels: list[str]
    ahead: dict[str, int]
    rival: str
    lessons: list[TrainingLesson]
    guided: list[str]
    studies: list[str]
    puzzles: int


@cache
def _game_head(game_id: str) -> GameHead:
    game = find_game(game_id)
    schema = msgspec.json.schema(game.options)
    fields = schema["$defs"][game.options.__name__]["properties"]
    return GameHead(
        id=game.id,
        seat_counts=list(game.seat_counts),
        presets={name: msgspec.to_builtins(options) for name, options in game.presets.items()},
        options=[OptionHead(name, of, of.get("default")) for name, of in fields.items()],
        bots=list(bots_of(game.id)),
        levels=list(levels_of(game.id)),
        ahead=fared_of(game.id).ahead,
        rival=usual_rival(game.id),
        lessons=list(game.lessons),
        guided=[lesson.id for lesson in lessons_of(game.id)],
        studies=list(studies_of(game.id)),
        puzzles=len(puzzles_of(game.id)),
    )


def all_games() -> list[GameHead]:
    """Return the descriptions of all games."""
    return [_game_head(game_id) for game_id in GAMES]


@cache
def game_schema(game_id: str) -> dict[str, Any]:
    """Return the JSON schema of what a game sends: its view, decisions, refusals and events.

    Raises:
        OptionError: there is no such game.
    """
    game = find_game(game_id)
    kinds = [kind for kind in _below(Event) if kind.__module__.startswith(f"{GAMES[game_id]}.")]
    roots, parts = msgspec.json.schema_components((game.view_class, Decision, Refusal, *kinds))
    view_root, decision, refusal, *events = roots
    return {"View": view_root, "Decision": decision, "Refusal": refusal, "Event": {"anyOf": events}, "$defs": parts}


def _below(kind: type[Event]) -> list[type[Event]]:
    return [inner for sub in kind.__subclasses__() for inner in (sub, *_below(sub))]
