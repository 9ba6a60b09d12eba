"""The bodies of requests."""

from __future__ import annotations

from typing import Any

from litestar import Request

from undercroft.server.protocol.api_errors import ApiError


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be anything: what is not JSON is the sender's mistake."""

    async def json(self) -> Any:
        """Return the body, parsed.

        Raises:
            ApiError: it is not text in UTF-8, or nested too deeply. The framework only expects other mistakes.
        """
        try:
            return await super().json()
        except UnicodeDecodeError:
            raise ApiError("bad-request", "the body is not text in UTF-8") from None
        except RecursionError:
            raise ApiError("bad-request", "the body is nested too deeply") from None
