"""The built client. A path that is not a file belongs to the client's own routing and gets its page.

The page comes with status 404 where the client has nothing to show: an unknown path, and a table that does not exist.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery

from undercroft.server.endpoints.http_api import services
from undercroft.server.endpoints.http_api.pages.link_previews import headed, language_of, origin_of, preview_of
from undercroft.server.endpoints.http_api.pages.preloading import with_ahead
from undercroft.server.protocol.api_errors import ApiError

for kind, ending in (("font/woff2", ".woff2"), ("application/manifest+json", ".webmanifest")):
    mimetypes.add_type(kind, ending)  # not every system knows them

FOLDER: Final = Path(__file__).resolve().parents[3] / "static"
PACKED: Final = {"br": ".br", "gzip": ".gz"}
"""How the build compresses files, best first, and what it adds to their names (`web/scripts/packing.mjs`)."""

LONGEST: Final = 250
"""The most characters in the name of a file of the client, with its folders."""

FOREVER: Final = "public, max-age=31536000, immutable"
A_DAY: Final = "public, max-age=86400"

MISSING: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Undercroft</title>
<h1>The server is running, but the page has not been built</h1>
<p>In the project folder, <code>make play</code> builds it and opens it.
By hand: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>, then load this page again.</p>
<p>The interface for programs is at <a href="/schema/openapi.json">/schema/openapi.json</a>.</p>
</html>
"""


@get(["/", "/{path:path}"], include_in_schema=False, packed=True)
async def client(
    request: Request[Any, Any, Any], state: State, path: FromPath[str] = "", lang: FromQuery[str | None] = None
) -> Response[bytes]:
    """Send a file of the built client, or its page."""
    folder: Path = state.static
    name = path.strip("/")
    if name.startswith(("api/", "schema/")) or name in ("api", "schema"):
        raise ApiError("not-found", "there is nothing here", 404)
    if not name.isprintable():
        raise ApiError("not-found", "there is no such file", 404)
    file = _found(folder, name)
    if file is not None:
        return _file(file, _cache(name), request)
    if "." in name.rpartition("/")[2]:
        raise ApiError("not-found", "there is no such file", 404)
    index = folder / "index.html"
    if not index.is_file():
        return Response(MISSING.encode(), media_type="text/html", status_code=200)
    spoken = language_of(lang, request.headers.get("accept-language", ""))
    preview = await preview_of(name, spoken, services(state).store)
    origin = origin_of(request.scope["scheme"], request.headers.get("host", ""))
    page = headed(index.read_text(encoding="utf-8"), preview, origin, request.scope["path"])
    page = with_ahead(page, preview, folder)
    headers = {"cache-control": "no-cache", "vary": "accept-language"}
    return Response(page.encode(), media_type="text/html", status_code=preview.status, headers=headers)


def _found(folder: Path, name: str) -> Path | None:
    """Return the file of the client with a name; None if there is none, or if no file can be called that."""
    if not name or len(name) > LONGEST:
        return None
    try:
        file = (folder / name).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None


def _cache(name: str) -> str:
    """How long a browser may keep a file: a built part forever, icons a day; of all others it asks for changes."""
    if name.startswith("assets/"):
        return FOREVER
    return A_DAY if name.startswith(("icons/", "favicon.")) else "no-cache"


def _file(path: Path, cache: str, request: Request[Any, Any, Any]) -> Response[bytes]:
    """Send a file, compressed by the build if the browser takes that."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    taken = {part.strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for encoding, ending in PACKED.items():
        packed = path.with_name(path.name + ending)
        if encoding in taken and packed.is_file():
            return Response(packed.read_bytes(), media_type=kind, headers={**headers, "content-encoding": encoding})
    return Response(path.read_bytes(), media_type=kind, headers=headers)
