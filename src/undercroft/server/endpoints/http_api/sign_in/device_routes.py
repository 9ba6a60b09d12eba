"""Sign in a program without a browser, or another browser, over HTTP."""

from __future__ import annotations

from litestar import Controller, Response, delete, post
from litestar.datastructures import State
from litestar.params import JSONBody

from undercroft.server.endpoints.http_api import browser_guest, identity, services
from undercroft.server.endpoints.http_api.sign_in.person_routes import Requested, sender_network
from undercroft.server.endpoints.http_api.sign_in.sign_in_routes import session_answer
from undercroft.server.protocol import people_messages as wire
from undercroft.server.services.people.devices import device_of


class DevicesApi(Controller):
    """Handlers under ``/api/person/device-code``."""

    path = "/api/person/device-code"
    tags = ("person",)

    @post("/", status_code=201)
    async def ask(self, request: Requested, state: State) -> wire.DeviceCode:
        """Return a code that a program shows to its person, who confirms it in a browser."""
        return await services(state).people.device_codes.ask(_device(request), _network(request, state))

    @post("/look", status_code=200)
    async def look(self, request: Requested, state: State, data: JSONBody[wire.CodeBody]) -> wire.AskingDevice:
        """Return which program shows a code."""
        people, network = services(state).people, _network(request, state)
        return await people.device_of_code(identity(request), data.code, network)

    @post("/confirm", status_code=200)
    async def confirm(self, request: Requested, state: State, data: JSONBody[wire.CodeBody]) -> dict[str, bool]:
        """Let the program that shows a code sign in as me."""
        await services(state).people.confirm_device(identity(request), data.code)
        return {"confirmed": True}

    @post("/claim", status_code=200)
    async def claim(
        self, request: Requested, state: State, data: JSONBody[wire.SecretBody]
    ) -> Response[wire.SignedInAnswer]:
        """Sign in with the secret of a code that has been confirmed. Status 410: it is too late."""
        people = services(state).people
        session = await people.sign_in_by_device(browser_guest(request), data.secret, _device(request))
        if session is None:
            return Response(wire.SignedInAnswer(False))
        return session_answer(state, session)


class DeviceLinksApi(Controller):
    """Handlers under ``/api/person/device-link``."""

    path = "/api/person/device-link"
    tags = ("person",)

    @post("/", status_code=201)
    async def make(self, request: Requested, state: State) -> wire.DeviceLink:
        """Return a code with which another device of mine can sign in."""
        return await services(state).people.new_link(identity(request))

    @delete("/", status_code=200)
    async def withdraw(self, request: Requested, state: State) -> dict[str, bool]:
        """Withdraw my code."""
        await services(state).people.withdraw_link(identity(request))
        return {"withdrawn": True}

    @post("/look", status_code=200)
    async def look(self, request: Requested, state: State, data: JSONBody[wire.CodeBody]) -> wire.LinkOwner:
        """Return the owner of a code."""
        return await services(state).people.owner_of_link(data.code, sender_network(request))

    @post("/sign-in", status_code=200)
    async def sign_in(
        self, request: Requested, state: State, data: JSONBody[wire.CodeBody]
    ) -> Response[wire.SignedInAnswer]:
        """Sign in by the code that another device of mine shows."""
        people, network, own = services(state).people, sender_network(request), browser_guest(request)
        session = await people.sign_in_by_link(identity(request), own, data.code, network, _device(request))
        return session_answer(state, session)


def _device(request: Requested) -> str:
    return device_of(request.headers.get("user-agent", ""))


def _network(request: Requested, state: State) -> str:
    """Return what is stored of the network that a request comes from."""
    return services(state).guests.address(sender_network(request))
