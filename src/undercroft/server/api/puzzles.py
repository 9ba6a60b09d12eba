"""Puzzles over HTTP."""

from __future__ import annotations

from datetime import date

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from undercroft.kernel.refusals import Refusal
from undercroft.server.catalogue import puzzles
from undercroft.server.errors import ApiError


class PuzzlesApi(Controller):
    """Handlers under ``/api/puzzles``."""

    path = "/api/puzzles/{game_id:str}"
    tags = ("puzzles",)

    @get("/", sync_to_thread=False)
    def all_of_game(
        self, game_id: FromPath[str], lang: FromQuery[str] = "en", day: FromQuery[str | None] = None
    ) -> puzzles.PuzzleList:
        """List the puzzles of a game, with the one of a day (``2026-03-01``)."""
        return puzzles.puzzles_on(game_id, lang, _date(day))

    @get("/{puzzle_id:str}", sync_to_thread=False)
    def puzzle(
        self, game_id: FromPath[str], puzzle_id: FromPath[str], lang: FromQuery[str] = "en"
    ) -> puzzles.PuzzleSheet:
        """Return a puzzle with its words and its first question."""
        return puzzles.sheet(game_id, puzzle_id, lang)

    @post("/{puzzle_id:str}/position", status_code=200, sync_to_thread=False)
    def position(
        self, game_id: FromPath[str], puzzle_id: FromPath[str], data: JSONBody[puzzles.LineBody]
    ) -> puzzles.PuzzlePosition:
        """Return what is asked after some answers."""
        return puzzles.position(game_id, puzzle_id, data.answers)

    @post("/{puzzle_id:str}/why", status_code=200, sync_to_thread=False)
    def why(
        self,
        game_id: FromPath[str],
        puzzle_id: FromPath[str],
        action: FromQuery[str],
        data: JSONBody[puzzles.LineBody],
    ) -> Refusal | None:
        """Return why an action may not be chosen after some answers; null if it may."""
        return puzzles.why(game_id, puzzle_id, data.answers, action)

    @post("/{puzzle_id:str}/verdict", status_code=200, sync_to_thread=False)
    def verdict(
        self,
        game_id: FromPath[str],
        puzzle_id: FromPath[str],
        data: JSONBody[puzzles.JudgeBody],
        lang: FromQuery[str] = "en",
    ) -> puzzles.PuzzleVerdict:
        """Judge a whole line of answers, and return the rating after it."""
        return puzzles.verdict(game_id, puzzle_id, data, lang)

    @get("/{puzzle_id:str}/solution", sync_to_thread=False)
    def solution(
        self, game_id: FromPath[str], puzzle_id: FromPath[str], lang: FromQuery[str] = "en"
    ) -> puzzles.PuzzleSolution:
        """Return the solution, played to its end."""
        return puzzles.solution(game_id, puzzle_id, lang)


def _date(text: str | None) -> date | None:
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        raise ApiError("bad-request", "a day is written like 2026-03-01", 400) from None
