"""For whoever runs the server."""

from __future__ import annotations

from litestar import MediaType, get
from litestar.datastructures import State
from sqlalchemy import text

import undercroft
from undercroft.server.api import services


@get("/healthz", tags=["operations"])
async def healthz(state: State) -> dict[str, str]:
    """Whether the server and its storage answer."""
    async with services(state).engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    return {"status": "ok", "version": undercroft.__version__}


@get("/metrics", media_type=MediaType.TEXT, tags=["operations"], sync_to_thread=False)
def metrics(state: State) -> str:
    """Numbers in Prometheus' format."""
    return services(state).metrics.text().decode()
