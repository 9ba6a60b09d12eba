"""The explorer over HTTP: any position from a link, a record or a finished game, and what its answers are worth."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from undercroft.kernel.history.records import Record
from undercroft.server.background.study_jobs.exploration_jobs import (
    ComparisonBody,
    EstimatesBody,
    ExploreBody,
    SeatedBody,
)
from undercroft.server.endpoints.http_api import services
from undercroft.server.endpoints.http_api.routes.record_routes import chronicle_of
from undercroft.server.endpoints.http_api.routes.study_routes import unless_gone
from undercroft.server.runtime.guest_limits import RECORD_BYTES


class ExploreApi(Controller):
    """Handlers under ``/api/games/{game}/explore``. Hanging up ends what is computed."""

    path = "/api/games/{game_id:str}/explore"
    tags = ("study",)
    request_max_body_size = 2 * RECORD_BYTES

    @post("/", status_code=200)
    async def position(
        self, request: Request[Any, Any, Any], state: State, game_id: FromPath[str], data: JSONBody[ExploreBody]
    ) -> Response[bytes]:
        """Return a position, all of it: views, questions and the way there (`Explored`)."""
        table = await _record(state, data)
        return await unless_gone(request, services(state).explorations.position(game_id, data, table))

    @post("/estimates", status_code=200)
    async def estimates(
        self, request: Request[Any, Any, Any], state: State, game_id: FromPath[str], data: JSONBody[EstimatesBody]
    ) -> Response[bytes]:
        """Return what each answer of a seat is expected to bring, as far as the stage goes (`Estimates`)."""
        table = await _record(state, data)
        return await unless_gone(request, services(state).explorations.estimates(game_id, data, table))

    @post("/comparison", status_code=200)
    async def comparison(
        self, request: Request[Any, Any, Any], state: State, game_id: FromPath[str], data: JSONBody[ComparisonBody]
    ) -> Response[bytes]:
        """Return answers of a seat, with what makes each better or worse (`Hint`)."""
        table = await _record(state, data)
        return await unless_gone(request, services(state).explorations.comparison(game_id, data, table))

    @post("/on", status_code=200)
    async def played_on(
        self, request: Request[Any, Any, Any], state: State, game_id: FromPath[str], data: JSONBody[SeatedBody]
    ) -> Response[bytes]:
        """Let bots answer until the seat is asked again (`PlayedOn`)."""
        table = await _record(state, data)
        return await unless_gone(request, services(state).explorations.played_on(game_id, data, table))


async def _record(state: State, data: ExploreBody) -> Record | None:
    """Return the record of the finished game that the question names.

    Raises:
        ApiError: its game is not over, or there is no such table.
    """
    if data.table is None:
        return None
    return (await chronicle_of(services(state), data.table, "only a finished game can be explored")).record
