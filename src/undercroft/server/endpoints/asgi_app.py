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

from undercroft.kernel.base.errors import UndercroftError
from undercroft.server.background.bot_workers.bot_pool import BotPool
from undercroft.server.endpoints.http_api.json_body import JsonRequest
from undercroft.server.endpoints.http_api.my_turn.turn_routes import TurnsApi, next_table
from undercroft.server.endpoints.http_api.my_turn.vacation_routes import VacationApi
from undercroft.server.endpoints.http_api.pages.built_client import FOLDER, client
from undercroft.server.endpoints.http_api.pages.unsubscribe_page import unsubscribe, unsubscribe_page
from undercroft.server.endpoints.http_api.request_gate import RequestGate
from undercroft.server.endpoints.http_api.routes.answer_routes import AnswersApi
from undercroft.server.endpoints.http_api.routes.explorer_routes import ExploreApi
from undercroft.server.endpoints.http_api.routes.game_routes import GamesApi
from undercroft.server.endpoints.http_api.routes.health_routes import healthz, metrics, readyz
from undercroft.server.endpoints.http_api.routes.own_data_routes import MeApi
from undercroft.server.endpoints.http_api.routes.puzzle_routes import PuzzlesApi
from undercroft.server.endpoints.http_api.routes.record_routes import RecordsApi
from undercroft.server.endpoints.http_api.routes.study_routes import StudiesApi
from undercroft.server.endpoints.http_api.routes.table_routes import TablesApi
from undercroft.server.endpoints.http_api.server_address import address
from undercroft.server.endpoints.http_api.shared_responses import SharedResponses
from undercroft.server.endpoints.http_api.sign_in.device_routes import DeviceLinksApi, DevicesApi
from undercroft.server.endpoints.http_api.sign_in.notice_routes import NoticesApi
from undercroft.server.endpoints.http_api.sign_in.openid_routes import OpenIdApi
from undercroft.server.endpoints.http_api.sign_in.person_routes import PersonApi
from undercroft.server.endpoints.http_api.sign_in.sign_in_routes import SignInApi
from undercroft.server.endpoints.sockets.table_socket import TableSockets
from undercroft.server.endpoints.sockets.turn_socket import TurnSockets
from undercroft.server.endpoints.table_commands.person_deletion import PersonDeletion
from undercroft.server.endpoints.table_commands.play_commands import PlayCommands
from undercroft.server.endpoints.table_commands.vacation_changes import VacationChanges
from undercroft.server.protocol.api_errors import ApiError, NotRead, NotStored, Refused, error_response
from undercroft.server.runtime.bus.message_bus import Bus
from undercroft.server.runtime.guest_limits import MESSAGE_BYTES
from undercroft.server.runtime.settings import Settings
from undercroft.server.services.process_services import Services
from undercroft.server.storage.writing.due_rows import DELETION, VACATION
from undercroft.version import __version__

TOLD: Final = (ApiError, Refused, NotRead, NotStored, UndercroftError, HTTPException, Exception)


def create_app(
    settings: Settings, pool: BotPool | None = None, static: Path = FOLDER, bus: Bus | None = None
) -> Litestar:
    """Build the ASGI application; its `state` holds the `services`, `playing`, `deletion` and
    the client's folder.

    Args:
        settings: the settings of the server.
        pool: the processes that bots think in; None to make them as the settings say.
        static: the folder of the built client.
        bus: the way to the other nodes; None to make it as the settings say.
    """
    services = Services(settings, pool, bus)
    playing = PlayCommands(services)
    deletion = PersonDeletion(playing)
    services.due.add(DELETION, deletion.see_to)
    services.due.add(VACATION, VacationChanges(playing).see_to)
    parts = {"services": services, "playing": playing, "deletion": deletion}

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    app = Litestar(
        route_handlers=[
            *(GamesApi, TablesApi, AnswersApi, RecordsApi, StudiesApi, ExploreApi, PuzzlesApi, MeApi),
            *(PersonApi, SignInApi, DevicesApi, DeviceLinksApi, OpenIdApi, NoticesApi, TurnsApi, VacationApi),
            *(healthz, readyz, metrics, address, next_table, unsubscribe_page, unsubscribe, client),
        ],
        lifespan=[lifespan],
        state=State({**parts, "static": static}),
        exception_handlers=dict.fromkeys(TOLD, error_response),
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
    tables = TableSockets(SharedResponses(app.asgi_handler), services, playing)
    app.asgi_handler = RequestGate(TurnSockets(tables, services), services)
    return app
