"""The application, put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from undercroft.kernel.errors import UndercroftError
from undercroft.server.api.address import address
from undercroft.server.api.body import JsonRequest
from undercroft.server.api.explore import ExploreApi
from undercroft.server.api.games import GamesApi
from undercroft.server.api.gate import Gate
from undercroft.server.api.me import MeApi
from undercroft.server.api.moves import MovesApi
from undercroft.server.api.ops import healthz, metrics, readyz
from undercroft.server.api.page import FOLDER, client
from undercroft.server.api.puzzles import PuzzlesApi
from undercroft.server.api.records import RecordsApi
from undercroft.server.api.same import Same
from undercroft.server.api.studies import StudiesApi
from undercroft.server.api.tables import TablesApi
from undercroft.server.bots.pool import BotPool
from undercroft.server.commands.playing import Playing
from undercroft.server.errors import ApiError, NotStored, Refused, tell
from undercroft.server.limits import MESSAGE_BYTES
from undercroft.server.ops.settings import Settings
from undercroft.server.services import Services
from undercroft.server.sockets.live import Live
from undercroft.version import __version__

TOLD: Final = (ApiError, Refused, NotStored, UndercroftError, HTTPException, Exception)


def create_app(settings: Settings, pool: BotPool | None = None, static: Path = FOLDER) -> Litestar:
    """Build the ASGI application; its `state` holds the `services`, `playing` and the client's folder.

    Args:
        settings: the settings of the server.
        pool: the processes that bots think in; None to make them as the settings say.
        static: the folder of the built client.
    """
    services = Services(settings, pool)
    playing = Playing(services)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    app = Litestar(
        route_handlers=[
            *(GamesApi, TablesApi, MovesApi, RecordsApi, StudiesApi, ExploreApi, PuzzlesApi, MeApi),
            *(healthz, readyz, metrics, address, client),
        ],
        lifespan=[lifespan],
        state=State({"services": services, "playing": playing, "static": static}),
        exception_handlers=dict.fromkeys(TOLD, tell),
        request_class=JsonRequest,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1000, gzip_compress_level=6, exclude_opt_key="packed"
        ),
        request_max_body_size=MESSAGE_BYTES,
        openapi_config=OpenAPIConfig(
            title="Undercroft",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )
    app.asgi_handler = Gate(Live(Same(app.asgi_handler), services, playing), services)
    return app
