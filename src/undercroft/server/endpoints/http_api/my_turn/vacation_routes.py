"""My vacation, over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody

from undercroft.server.endpoints.http_api import identity, services
from undercroft.server.protocol.vacation_messages import VacationBody, Vacations

Asked = Request[Any, Any, Any]


class VacationApi(Controller):
    """Handlers for those who are away for some days."""

    path = "/api/vacation"
    tags = ("turns",)

    @get()
    async def vacation(self, request: Asked, state: State) -> Vacations:
        """Return my vacation, and how long it may be."""
        return await services(state).vacations.overview(identity(request))

    @post(status_code=200)
    async def choose(self, request: Asked, state: State, data: JSONBody[VacationBody]) -> Vacations:
        """Plan a vacation, or change the one that is not over."""
        await services(state).vacations.choose(identity(request), data)
        return await services(state).vacations.overview(identity(request))

    @delete(status_code=200)
    async def end(self, request: Asked, state: State) -> Vacations:
        """End my vacation now, or give up the one that is to come."""
        await services(state).vacations.drop(identity(request))
        return await services(state).vacations.overview(identity(request))
