"""Puzzles over HTTP."""

from __future__ import annotations

from datetime import date

from litestar import Controller, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from undercroft.kernel.base.refusals import Refusal
from undercroft.server.catalogue import puzzle_sheets
from undercroft.server.protocol.api_errors import ApiError


class PuzzlesApi(Controller):
    """Handlers under ``/api/puzzles``."""

    path = "/api/puzzles/{game_id:str}"
    tags = ("puzzles",)

    @get("/", sync_to_thread=False)
    def all_of_game(
        self, game_id: FromPath[str], lang: FromQuery[str] = "en", day: FromQuery[str | None] = None
    ) -> puzzle_sheets.PuzzleList:
        """List the puzzles of a game, with the one of a day (``2026-03-01``)."""
        return puzzle_sheets.puzzles_on(game_id, lang, _date(day))

    @get("/{puzzle_id:str}", sync_to_thread=False)
    def puzzle(
        self, game_id: FromPath[str], puzzle_id: FromPath[str], lang: FromQuery[str] = "en"
    ) -> puzzle_sheets.PuzzleSheet:
        """Return a puzzle with its words and its first question."""
        return puzzle_sheets.sheet(game_id, puzzle_id, lang)

    @post("/{puzzle_id:str}/position", status_code=200, sync_to_thread=False)
    def position(
        self, game_id: FromPath[str], puzzle_id: FromPath[str], data: JSONBody[puzzle_sheets.LineBody]
    ) -> puzzle_sheets.PuzzlePosition:
        """Return what is asked after some answers."""
        return puzzle_sheets.position(game_id, puzzle_id, data.answers)

    @post("/{puzzle_id:str}/why", status_code=200, sync_to_thread=False)
    def why(
        self,
        game_id: FromPath[str],
        puzzle_id: FromPath[str],
        action: FromQuery[str],
        data: JSONBody[puzzle_sheets.LineBody],
    ) -> Refusal | None:
        """Return why an action may not be chosen after some answers; null if it may."""
        return puzzle_sheets.why(game_id, puzzle_id, data.answers, action)

    @post("/{puzzle_id:str}/verdict", status_code=200, sync_to_thread=False)
    def verdict(
        self,
        game_id: FromPath[str],
        puzzle_id: FromPath[str],
        data: JSONBody[puzzle_sheets.JudgeBody],
        lang: FromQuery[str] = "en",
    ) -> puzzle_sheets.PuzzleVerdict:
        """Judge a whole line of answers, and return the rating after it."""
        return puzzle_sheets.verdict(game_id, puzzle_id, data, lang)

    @get("/{puzzle_id:str}/solution", sync_to_thread=False)
    def solution(
        self, game_id: FromPath[str], puzzle_id: FromPath[str], lang: FromQuery[str] = "en"
    ) -> puzzle_sheets.PuzzleSolution:
        """Return the solution, played to its end."""
        return puzzle_sheets.solution(game_id, puzzle_id, lang)


def _date(text: str | None) -> date | None:
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        raise ApiError("bad-request", "a day is written like 2026-03-01", 400) from None
