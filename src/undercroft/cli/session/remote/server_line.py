"""The line to a server: requests over HTTP, and the cookies that say who is signed in."""

from __future__ import annotations

import hashlib
import json
import platform
from http.cookiejar import LoadError, LWPCookieJar
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.user_folders import data_folder
from undercroft.locale.texts import Texts
from undercroft.version import __version__

WITHIN: Final = 20.0
"""How many seconds a server may take to answer."""

SYSTEMS: Final = {"Darwin": "Mac OS X"}
"""What browsers call systems."""


class ServerRefused(OptionError):
    """The server has refused a request.

    Args:
        text: why, in words.
        code: the server's word for it.
        refusal: why the rules refuse it, if they do.
    """

    def __init__(self, text: str, code: str, refusal: Any = None) -> None:
        super().__init__(text)
        self.code = code
        self.refusal = refusal


class ServerLine:
    """Talks to one server. Who is signed in there is remembered in a file that only the user may read.

    Args:
        url: the server's address.
        texts: the words for what goes wrong.
        folder: where cookies are kept.

    Raises:
        OptionError: this is not an address.
    """

    def __init__(self, url: str, texts: Texts, folder: Path | None = None) -> None:
        parts = urlsplit(url if "://" in url else f"https://{url}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise OptionError(texts.text("term-server-off", url=url[:80], why="http, https"))
        self.url = f"{parts.scheme}://{parts.netloc}"
        self._texts = texts
        self._path = (folder or data_folder() / "servers") / hashlib.sha256(self.url.encode()).hexdigest()[:16]
        self._jar = LWPCookieJar(self._path)
        if self._path.exists():
            try:
                self._jar.load(ignore_discard=True)
            except (LoadError, OSError):
                self._jar.clear()
        self._opener = build_opener(HTTPCookieProcessor(self._jar))

    def get(self, path: str) -> Any:
        """Return what the server has under a path.

        Raises:
            OptionError: the server does not answer, or refuses (`ServerRefused`).
        """
        return self._call("GET", path, None)

    def post(self, path: str, body: Any = None) -> Any:
        """Send something to the server, and return its answer.

        Raises:
            OptionError: as `get`.
        """
        return self._call("POST", path, body if body is not None else {})

    def _call(self, method: str, path: str, body: Any) -> Any:
        system = platform.system()
        agent = f"undercroft/{__version__} ({SYSTEMS.get(system, system)})"
        headers = {"X-Undercroft": "1", "User-Agent": agent, "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.url}/api{path}", data, headers, method=method)
        try:
            with self._opener.open(request, timeout=WITHIN) as response:
                found = json.loads(response.read())
        except HTTPError as error:
            raise self._refused(error) from None
        except (URLError, OSError, ValueError) as error:
            why = str(getattr(error, "reason", error)) or type(error).__name__
            raise OptionError(self._texts.text("term-server-off", url=self.url, why=why[:200])) from None
        self._keep()
        return found

    def _refused(self, error: HTTPError) -> OptionError:
        try:
            body = json.loads(error.read())
        except (ValueError, OSError):
            body = {}
        code = str(body.get("code", error.code)) if isinstance(body, dict) else str(error.code)
        why = str(body.get("message", code)) if isinstance(body, dict) else code
        text = self._texts.text("term-server-refused", why=why[:200])
        return ServerRefused(text, code, body.get("refusal") if isinstance(body, dict) else None)

    def _keep(self) -> None:
        """Store the cookies in a file of the user's alone."""
        self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._path.touch(0o600)
        self._jar.save(ignore_discard=True)
        self._path.chmod(0o600)
