"""Sign in by a service that the host trusts, over HTTP."""

from __future__ import annotations

from typing import Final

from litestar import Controller, delete, get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody
from litestar.response import Redirect

from undercroft.server.endpoints.http_api import browser_guest, identity, services
from undercroft.server.endpoints.http_api.pages.link_previews import origin_of
from undercroft.server.endpoints.http_api.sign_in.person_routes import Requested, me_now
from undercroft.server.protocol import people_messages as wire
from undercroft.server.protocol.api_errors import ApiError, NotRead, NotStored
from undercroft.server.services.people.devices import device_of

PAGE: Final = "/device"
"""The page that says who is signed in."""


class OpenIdApi(Controller):
    """Handlers under ``/api/person/openid``."""

    path = "/api/person/openid"
    tags = ("person",)

    @post("/", status_code=200)
    async def begin(self, request: Requested, state: State, data: JSONBody[wire.OpenIdBody]) -> wire.OpenIdAddress:
        """Return where my browser has to go: to sign in, to add that way, or to show again that it is me."""
        found, me = services(state), identity(request)
        if not found.openid.issuer.issuer:
            raise ApiError("no-openid", "this server knows no other service", 409)
        if data.aim == "add":
            await found.people.fresh.require(me)
        origin = origin_of(str(request.scope.get("scheme", "")), request.headers.get("host", ""))
        return wire.OpenIdAddress(await found.openid.begin(data.aim, me, browser_guest(request), origin))

    @get("/", status_code=303)
    async def finish(
        self,
        request: Requested,
        state: State,
        code: FromQuery[str] = "",
        iss: FromQuery[str | None] = None,
    ) -> Redirect:
        """Take my browser back from the other service, and lead it to the page that says who I am."""
        found, me, own = services(state), identity(request), browser_guest(request)
        returned = str(request.query_params.get("state", ""))  # an argument of this name would be the application's
        device = device_of(request.headers.get("user-agent", ""))
        token, query = None, ""
        try:
            aim, subject = await found.openid.finish(me, own, returned, code, iss)
            if aim == "add":
                await found.openid.add(me, subject)
                query = "?done=add"
            elif aim == "proof":
                token = await found.openid.prove(me, subject)
                query = "?done=proof"
            else:
                session = await found.openid.sign_in(me, own, subject, device)
                token, query = session.token, "?restored=1" if session.restored else ""
        except (ApiError, NotRead, NotStored) as error:
            problem = error.body.code if isinstance(error, ApiError) else "busy"
            return Redirect(f"{PAGE}?problem={problem}", status_code=303)
        headers = {} if token is None else {"set-cookie": found.session_cookies.set_cookie(token)}
        return Redirect(PAGE + query, status_code=303, headers=headers)

    @delete("/", status_code=200)
    async def remove(
        self, request: Requested, state: State, last: FromQuery[bool] = False, old: FromQuery[bool] = False
    ) -> wire.Me:
        """No longer sign me in by the other service; with `last`, also if there is no other way; with `old`, by those
        that this server no longer knows.
        """
        await services(state).openid.remove(identity(request), last=last, old=old)
        return await me_now(request, state)
