"""The HTTP interface: the handlers, the built page, and the gate in front of everything.

The handlers are thin. They read the request, call `table_commands`, and return types of `protocol.wire`; the socket
offers the same through `sockets.table_socket`.

`shared_responses` answers what is the same for everybody.

`request_gate` is plain ASGI around the whole application, sockets included: host names, origins, the header against
forged requests, the guest's cookie, rates, and the headers of every response. It stands outside the framework so that
no handler can be added that forgets one of them.
"""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from undercroft.server.endpoints.table_commands.person_deletion import PersonDeletion
from undercroft.server.endpoints.table_commands.play_commands import PlayCommands
from undercroft.server.services.people.identities import Identity
from undercroft.server.services.process_services import Services


def services(state: State) -> Services:
    """Return the parts of this process, from the application's state."""
    found: Services = state.services
    return found


def playing(state: State) -> PlayCommands:
    """Return the commands at a table, from the application's state."""
    found: PlayCommands = state.playing
    return found


def deletion(state: State) -> PersonDeletion:
    """Return what deletes people, from the application's state."""
    found: PersonDeletion = state.deletion
    return found


def guest(request: Request[Any, Any, Any]) -> str:
    """Return the guest as whom the sender of a request acts; the gate has given one to everybody."""
    return str(request.scope["guest"])  # type: ignore[typeddict-item]


def identity(request: Request[Any, Any, Any]) -> Identity:
    """Return who sent the request."""
    found: Identity = request.scope["identity"]  # type: ignore[typeddict-item]
    return found


def browser_guest(request: Request[Any, Any, Any]) -> str | None:
    """Return the guest of the browser's own cookie, which may differ from the one who acts; None if it had none."""
    found: str | None = request.scope["browser_guest"]  # type: ignore[typeddict-item]
    return found
