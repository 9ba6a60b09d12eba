"""My turn, over HTTP: the tables that wait for me, and the way to the next one."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from litestar.response import Redirect

from undercroft.server.endpoints.http_api import guest, identity, services
from undercroft.server.endpoints.table_commands import my_turns
from undercroft.server.protocol.turn_messages import MarkBody, MyTurns

Asked = Request[Any, Any, Any]


class TurnsApi(Controller):
    """Handlers for those who play at several tables."""

    path = "/api"
    tags = ("turns",)

    @get("/turns")
    async def turns(self, request: Asked, state: State) -> MyTurns:
        """Return the unfinished tables where I play with others: those that wait for me first."""
        return await my_turns.my_turns(services(state), identity(request))

    @post("/tables/{table_id:str}/mark", status_code=200)
    async def mark(
        self, request: Asked, state: State, table_id: FromPath[str], data: JSONBody[MarkBody]
    ) -> dict[str, bool]:
        """Pin a table in my list, or snooze it."""
        await my_turns.mark(services(state), table_id, guest(request), data)
        return {"marked": True}


@get("/next", include_in_schema=False)
async def next_table(request: Asked, state: State) -> Redirect:
    """Lead to the table that waits for me first, or to the first page."""
    found = await my_turns.next_table(services(state), identity(request))
    return Redirect("/" if found is None else f"/table/{found}", status_code=303, headers={"cache-control": "no-store"})
