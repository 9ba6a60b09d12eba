"""A person's name, devices and games, over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from undercroft.server.endpoints.http_api import browser_guest, identity, services
from undercroft.server.protocol import people_messages as wire
from undercroft.server.runtime.guest_budgets import all_of
from undercroft.server.services.people.proofs.passkeys import PasskeySite, site_of

Requested = Request[Any, Any, Any]


def site(request: Requested) -> PasskeySite | None:
    """Return what passkeys are bound to where a request was sent to; the gate has checked the name."""
    return site_of(request.headers.get("host", ""))


def sender_network(request: Requested) -> str:
    """Return under which name the network of the sender is counted."""
    return all_of((request.scope.get("client") or (None,))[0])


async def me_now(request: Requested, state: State) -> wire.Me:
    """Return who a browser is, after what the request has changed."""
    people, cookie_guest = services(state).people, browser_guest(request)
    return await people.me(identity(request), cookie_guest, site(request))


class PersonApi(Controller):
    """Handlers under ``/api/person`` for whom is signed in, or wants to be."""

    path = "/api/person"
    tags = ("person",)

    @get("/")
    async def me(self, request: Requested, state: State) -> wire.Me:
        """Return who I am, and where I am signed in."""
        return await me_now(request, state)

    @post("/name-check", status_code=200)
    async def check_name(self, request: Requested, state: State, data: JSONBody[wire.NameBody]) -> wire.NameCheck:
        """Return whether I may have a name."""
        return await services(state).people.check_name(data.name, identity(request).person)

    @post("/name", status_code=200)
    async def rename(self, request: Requested, state: State, data: JSONBody[wire.NameBody]) -> wire.Me:
        """Change my name."""
        await services(state).people.rename(identity(request), data.name)
        return await me_now(request, state)

    @post("/code", status_code=200)
    async def renew_code(self, request: Requested, state: State) -> wire.RecoveryCode:
        """Make a new recovery code; the old one no longer works."""
        return wire.RecoveryCode(await services(state).people.renew_code(identity(request)))

    @post("/join", status_code=200)
    async def join(self, request: Requested, state: State) -> dict[str, bool]:
        """Add the games of this browser's own guest to mine."""
        await services(state).people.join(identity(request), browser_guest(request))
        await services(state).vacations.join(browser_guest(request))
        return {"joined": True}

    @delete("/devices/{device:str}", status_code=200)
    async def end_device(self, request: Requested, state: State, device: FromPath[str]) -> wire.Me:
        """Sign me out in another browser."""
        await services(state).people.end_device(identity(request), device)
        return await me_now(request, state)

    @post("/sign-out", status_code=200)
    async def sign_out(self, request: Requested, state: State) -> Response[dict[str, bool]]:
        """Sign me out in this browser."""
        await services(state).people.sign_out(identity(request))
        headers = {"set-cookie": services(state).session_cookies.clear_cookie()}
        return Response({"signed_in": False}, headers=headers)
