"""A guest's stored data, over HTTP: download it, and delete it."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get
from litestar.datastructures import State

from undercroft.server.endpoints.http_api import deletion, guest, identity, playing, services
from undercroft.server.endpoints.table_commands import own_data
from undercroft.server.protocol import wire


class MeApi(Controller):
    """Handlers under ``/api/me``."""

    path = "/api/me"
    tags = ("me",)

    @get("/")
    async def export(self, request: Request[Any, Any, Any], state: State) -> Response[wire.OwnData]:
        """Return everything that is stored of me, as a file."""
        headers = {"content-disposition": 'attachment; filename="undercroft-my-data.json"'}
        return Response(await own_data.export(services(state), identity(request)), headers=headers)

    @delete("/", status_code=200)
    async def forget(self, request: Request[Any, Any, Any], state: State) -> Response[wire.Forgotten]:
        """Delete what is stored of me; once nothing is left, my cookie too. If I keep my games, I have two weeks.

        The tables that are returned are still to be deleted, with ``DELETE /api/tables/{id}?forget=true``.
        """
        me = identity(request)
        if me.person is not None:
            asked = await deletion(state).ask(me)
            return Response(asked, headers={"set-cookie": services(state).session_cookies.clear_cookie()})
        left = await own_data.forget(playing(state), guest(request))
        headers = {} if left.tables else {"set-cookie": services(state).guests.clear_cookie()}
        return Response(left, headers=headers)
