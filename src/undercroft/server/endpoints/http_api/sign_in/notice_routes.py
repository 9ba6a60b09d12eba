"""A person's notices, over HTTP."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody

from undercroft.server.endpoints.http_api import identity, services
from undercroft.server.endpoints.http_api.pages.link_previews import origin_of
from undercroft.server.endpoints.http_api.sign_in.person_routes import Requested, sender_network
from undercroft.server.protocol import notice_messages as wire
from undercroft.server.protocol.api_errors import ApiError


class NoticesApi(Controller):
    """Handlers under ``/api/person`` for notices: when, where and about which tables."""

    path = "/api/person"
    tags = ("person",)

    @get("/notices")
    async def notices(self, request: Requested, state: State) -> wire.Notices:
        """Return what I have chosen about notices."""
        return await services(state).channels.overview(identity(request))

    @post("/notices", status_code=200)
    async def choose(self, request: Requested, state: State, data: JSONBody[wire.NoticeTimesBody]) -> wire.Notices:
        """Say when I want notices."""
        await services(state).channels.choose(identity(request), data)
        return await services(state).channels.overview(identity(request))

    @post("/channels", status_code=201)
    async def add(self, request: Requested, state: State, data: JSONBody[wire.ChannelBody]) -> wire.NewChannel:
        """Add a channel; a code is sent there."""
        origin = origin_of(str(request.scope.get("scheme", "")), request.headers.get("host", ""))
        if not origin:
            raise ApiError("bad-request", "the Host header is not an address", 400)
        return await services(state).channels.add(identity(request), data, origin, sender_network(request))

    @post("/channels/{channel:str}/proof", status_code=200)
    async def prove(
        self, request: Requested, state: State, channel: FromPath[str], data: JSONBody[wire.ProofBody]
    ) -> wire.Notices:
        """Show that I read what is sent to a channel."""
        await services(state).channels.prove(identity(request), channel, data.code)
        return await services(state).channels.overview(identity(request))

    @post("/channels/{channel:str}/test", status_code=200)
    async def test(self, request: Requested, state: State, channel: FromPath[str]) -> wire.Notices:
        """Send a test to a channel."""
        await services(state).channels.test(identity(request), channel)
        return await services(state).channels.overview(identity(request))

    @delete("/channels/{channel:str}", status_code=200)
    async def remove(
        self, request: Requested, state: State, channel: FromPath[str], last: FromQuery[bool] = False
    ) -> wire.Notices:
        """Delete a channel; with `last`, also an address that is the only way in which I can sign in."""
        await services(state).channels.remove(identity(request), channel, last=last)
        return await services(state).channels.overview(identity(request))

    @post("/mutes/{table_id:str}", status_code=200)
    async def mute(self, request: Requested, state: State, table_id: FromPath[str]) -> dict[str, bool]:
        """Send no notices of a table."""
        await services(state).channels.mute(identity(request), table_id, muted=True)
        return {"muted": True}

    @delete("/mutes/{table_id:str}", status_code=200)
    async def unmute(self, request: Requested, state: State, table_id: FromPath[str]) -> dict[str, bool]:
        """Send notices of a table again."""
        await services(state).channels.mute(identity(request), table_id, muted=False)
        return {"muted": False}
