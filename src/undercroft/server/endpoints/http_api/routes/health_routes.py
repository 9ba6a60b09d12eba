"""Health and metrics, for the person who runs the server and for what watches it."""

from __future__ import annotations

from typing import Final

import msgspec
from litestar import MediaType, Response, get
from litestar.datastructures import State

from undercroft.compiled import engine
from undercroft.server.endpoints.http_api import services
from undercroft.version import __version__

OPERATIONS: Final = ("/healthz", "/readyz", "/metrics")
"""The paths of what is here."""


class Ready(msgspec.Struct, frozen=True):
    """Whether the server can be used, and what is missing: ``disk``, ``database``, ``bots``, or it is ``draining``.

    `lacking` names what it can do without: ``bus``, the way to its other nodes.
    """

    status: str
    missing: list[str]
    lacking: list[str]


@get("/healthz", tags=["operations"], sync_to_thread=False)
def healthz() -> dict[str, str]:
    """Say that the process lives and responds. Restart it if this fails; the database may be away meanwhile.

    ``engine`` says how the rules run: ``compiled`` or ``plain``.
    """
    return {"status": "ok", "version": __version__, "engine": engine()}


@get("/readyz", tags=["operations"])
async def readyz(state: State) -> Response[Ready]:
    """Say whether the server can be used; status 503 if something is missing."""
    readiness = services(state).readiness
    missing = await readiness.missing()
    body = Ready("not-ready" if missing else "ready", missing, readiness.lacking())
    return Response(body, status_code=503 if missing else 200, headers={"cache-control": "no-store"})


@get("/metrics", media_type=MediaType.TEXT, tags=["operations"], sync_to_thread=False)
def metrics(state: State) -> str:
    """Metrics in the Prometheus text format."""
    return services(state).metrics.text().decode()
