"""Health and metrics, for the person who runs the server."""

from __future__ import annotations

from litestar import MediaType, get
from litestar.datastructures import State
from sqlalchemy import text

import undercroft
from undercroft.server.api import services


@get("/healthz", tags=["operations"])
async def healthz(state: State) -> dict[str, str]:
    """Check that the server and its database respond."""
    async with services(state).engine.connect() as connection:
        await connection.execute(text("SELECT 1"))
    return {"status": "ok", "version": undercroft.__version__}


@get("/metrics", media_type=MediaType.TEXT, tags=["operations"], sync_to_thread=False)
def metrics(state: State) -> str:
    """Metrics in the Prometheus text format."""
    return services(state).metrics.text().decode()
