"""What is computed for those who study: solutions of positions, hints, and reviews of finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from undercroft.server.background.study_jobs.review_jobs import ReviewStatus
from undercroft.server.endpoints.http_api import guest, services
from undercroft.server.protocol.api_errors import ApiError, Refused
from undercroft.server.protocol.wire import AnswerToJudge, SeatBody
from undercroft.server.runtime.background_tasks import end
from undercroft.server.tables.changes.aid_permission import check_planner, hint_question
from undercroft.server.tables.core.table_details import FINISHED
from undercroft.study.analysis.solver_interface import BlowsQuestion, SolveQuestion
from undercroft.study.analysis.training_advice import TrainingQuestion


class StudiesApi(Controller):
    """Handlers for solvers, hints and reviews."""

    tags = ("study",)

    @post("/api/games/{game_id:str}/solve", status_code=200)
    async def solve(
        self, request: Request[Any, Any, Any], state: State, game_id: FromPath[str], data: JSONBody[SolveQuestion]
    ) -> Response[bytes]:
        """Find the best plan in a position, and what comes of one that is to be tried. Hanging up ends the search."""
        return await unless_gone(request, services(state).solutions.of(game_id, data))

    @post("/api/games/{game_id:str}/blows", status_code=200)
    async def blows(
        self, request: Request[Any, Any, Any], state: State, game_id: FromPath[str], data: JSONBody[BlowsQuestion]
    ) -> Response[bytes]:
        """Return what would happen after a plan, blow by blow: a view, and the beats that follow it."""
        return await unless_gone(request, services(state).solutions.of(game_id, data))

    @post("/api/games/{game_id:str}/training", status_code=200)
    async def training(
        self, request: Request[Any, Any, Any], state: State, game_id: FromPath[str], data: JSONBody[TrainingQuestion]
    ) -> Response[bytes]:
        """Return the best result of a training position, what was missed, and what is best from here: `Trained`."""
        return await unless_gone(request, services(state).solutions.of(game_id, data))

    @post("/api/tables/{table_id:str}/plan", status_code=200)
    async def plan(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[SolveQuestion]
    ) -> Response[bytes]:
        """Solve a position as `solve` does, for a player of a table where that is allowed: alone, or by the host."""
        parts = services(state)
        async with parts.tables.at(table_id) as table:
            check_planner(table, guest(request))
            game_id = table.match.game.id
        return await unless_gone(request, parts.solutions.of(game_id, data))

    @post("/api/tables/{table_id:str}/hint", status_code=200)
    async def hint(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[SeatBody]
    ) -> Response[bytes]:
        """Return the best answers of a strong bot, for a player against bots alone, or where the host allows it."""
        if data.seat is None:
            raise Refused("bad")
        parts = services(state)
        async with parts.tables.at(table_id) as table:
            question = hint_question(table, guest(request), data.seat)
        return await unless_gone(request, parts.hints.of(question))

    @post("/api/tables/{table_id:str}/warning", status_code=200)
    async def warning(
        self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str], data: JSONBody[AnswerToJudge]
    ) -> Response[bytes]:
        """Return what would be better than an answer that I want to give, and that answer, as a `Hint`; null unless it
        is a blunder. Where hints are allowed.
        """
        parts = services(state)
        async with parts.tables.at(table_id) as table:
            question = hint_question(table, guest(request), data.seat)
        return await unless_gone(request, parts.hints.warning(question, data.action))

    @get("/api/tables/{table_id:str}/review")
    async def review(self, state: State, table_id: FromPath[str]) -> ReviewStatus:
        """Return the review of a finished game, or how far it is."""
        async with services(state).tables.at(table_id):
            pass  # a table that does not exist has none
        return await services(state).reviews.status(table_id)

    @post("/api/tables/{table_id:str}/review", status_code=200)
    async def begin(self, request: Request[Any, Any, Any], state: State, table_id: FromPath[str]) -> ReviewStatus:
        """Begin to review a finished game, or go on with it: my own decisions, and when these have been judged, those
        of everybody else.
        """
        parts = services(state)
        async with parts.tables.at(table_id) as table:
            if table.status != FINISHED:
                raise ApiError("not-finished", "only a finished game can be reviewed", 403)
            mine = table.seats_of(guest(request))
        chronicle = await parts.keeper.of(table_id)
        return await parts.reviews.begin(table_id, chronicle.record, mine)

    @delete("/api/tables/{table_id:str}/review", status_code=200)
    async def cancel(self, state: State, table_id: FromPath[str]) -> ReviewStatus:
        """Stop the review that is computed for me; what has been judged is kept."""
        async with services(state).tables.at(table_id):
            pass
        await services(state).reviews.cancel(table_id)
        return await services(state).reviews.status(table_id)


async def unless_gone(request: Request[Any, Any, Any], work: Coroutine[Any, Any, bytes]) -> Response[bytes]:
    """Wait for JSON, and end the work if nobody waits for it any more."""
    task = asyncio.create_task(work, name="study")
    gone = asyncio.create_task(_gone(request), name="study-gone")
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ApiError("busy", "nobody waits for this", 503)
        return Response(task.result(), media_type="application/json")
    finally:
        await end([task, gone])


async def _gone(request: Request[Any, Any, Any]) -> None:
    """Wait until the connection is closed."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
