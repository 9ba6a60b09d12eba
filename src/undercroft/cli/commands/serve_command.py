"""``undercroft serve``: the server for playing in the browser."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

from undercroft.cli.terminal.extras import need_server


def serve(
    host: str = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    data: Path | None = None,
    processes: Annotated[int | None, typer.Option(min=1, max=64)] = None,
    open_: Annotated[bool, typer.Option("--open/--no-open")] = False,
) -> None:
    """Play in the browser: run the server, on this machine or for others."""
    import asyncio
    from contextlib import ExitStack

    import msgspec

    need_server()
    from undercroft.server.runtime.settings import LOOPBACK, Settings
    from undercroft.server.storage.data_folder.private_files import keep_new_files_private

    keep_new_files_private()
    settings = Settings.read(data=data)
    if processes is not None:
        settings = msgspec.structs.replace(settings, processes=processes)
    if not settings.hosts and host in LOOPBACK:  # another site's name must not lead here
        settings = msgspec.structs.replace(settings, hosts=",".join(LOOPBACK))
    _check_writable(settings.data)
    numbers = settings.data / "metrics" / str(os.getpid())
    if settings.processes > 1:
        _keep_numbers_in(numbers)

    from undercroft.server.endpoints.asgi_app import create_app
    from undercroft.server.hosting.uvicorn_server import listen
    from undercroft.server.runtime.bus.nats_server import private_nats
    from undercroft.server.runtime.logs import set_up_logs

    set_up_logs()
    with ExitStack() as stack:
        if settings.processes > 1 and not settings.bus and settings.database_url:
            settings = msgspec.structs.replace(settings, bus=stack.enter_context(private_nats()))
        app = create_app(settings)
        asyncio.run(app.state.services.prepare())
        for left in numbers.parent.glob("*"):
            if left != numbers and not _runs(left.name):
                shutil.rmtree(left, ignore_errors=True)

        def ready(url: str) -> None:
            typer.echo(f"Undercroft: {url}")
            if open_:
                _open(url)

        listen(app, host, port, ready)


def _runs(pid: str) -> bool:
    """Return whether there is a process with a number."""
    try:
        os.kill(int(pid), 0)
    except (ProcessLookupError, ValueError):
        return False
    except OSError:  # it is somebody else's
        pass
    return True


def _check_writable(folder: Path) -> None:
    """Check that files can be created in a folder, which is created if necessary.

    Raises:
        OptionError: they cannot.
    """
    from undercroft.kernel.base.errors import OptionError

    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise OptionError(f"{folder} cannot be written: {error.strerror}; choose another folder with --data") from None


def _keep_numbers_in(folder: Path) -> None:
    """Collect the metrics of several processes in one folder. The library reads this when it is imported."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)


def _open(url: Any) -> None:
    """Open the page, if there is a browser."""
    import webbrowser
    from contextlib import suppress

    with suppress(webbrowser.Error, OSError):
        webbrowser.open(url)
