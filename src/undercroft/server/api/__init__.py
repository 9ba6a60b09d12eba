"""The handlers of HTTP and of the socket. They are thin: what they do is in `playing` and `openings`."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from undercroft.server.commands.playing import Playing
from undercroft.server.services import Services


def services(state: State) -> Services:
    """The server's parts."""
    found: Services = state.services
    return found


def playing(state: State) -> Playing:
    """The verbs at a table."""
    found: Playing = state.playing
    return found


def guest(request: Request[Any, Any, Any]) -> str:
    """Who asks."""
    return str(request.scope["guest"])  # type: ignore[typeddict-item]
