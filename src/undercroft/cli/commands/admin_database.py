"""Open the database of a server for a command of ``undercroft admin``."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from undercroft.server.runtime.settings import Settings

Result = TypeVar("Result")

DataOption = Annotated[Path | None, typer.Option("--data")]


def day(seconds: float) -> str:
    """Return a moment in seconds since 1970 as the lists show it."""
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M")


def with_database(
    data: Path | None,
    do: Callable[[AsyncEngine, Settings], Awaitable[Result]],
    writes: bool = False,
    upgrade: bool = True,
) -> Result:
    """Do something with the database of the server that the environment and `data` name."""
    import asyncio

    from undercroft.server.hosting.admin import database
    from undercroft.server.runtime.logs import set_up_logs
    from undercroft.server.runtime.settings import Settings
    from undercroft.server.storage.data_folder.private_files import keep_new_files_private

    set_up_logs()
    keep_new_files_private()
    settings = Settings.read(data=data)

    async def run() -> Any:
        if writes:
            settings.data.mkdir(parents=True, exist_ok=True)
        async with database(settings, writes, upgrade) as engine:
            return await do(engine, settings)

    result: Result = asyncio.run(run())
    return result
