"""Errors, and how a client learns of them: a status and ``{code, message, args}``, never a traceback or a secret."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException

from undercroft.kernel.base.errors import OptionError, RecordError, UndercroftError
from undercroft.kernel.base.refusals import Refusal
from undercroft.server.runtime.logs import LOG, table_hash

CODES: Final = {400: "bad-request", 404: "not-found", 405: "not-found", 413: "too-large", 415: "bad-request"}


HUNG_UP: Final = "client disconnected prematurely"
"""What Litestar says of a body that ends too early; it has no type for that."""

NO_TABLE: Final = 404
"""The status of the error for a table that is not there."""

AGAIN: Final = 1013
"""The code with which a socket is closed that may come back in a moment."""

RETRY_AFTER: Final = {"retry-after": "1"}
"""The header of a response with status 429, where nothing says better how long to wait."""


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of an error response."""

    code: str
    message: str
    args: dict[str, Any] = {}


class ApiError(Exception):
    """A request that cannot be carried out.

    Args:
        code: a fixed word, for the client program.
        message: a sentence, for the people who write such programs.
        status: the HTTP status.
        **args: further data for the client.
    """

    def __init__(self, code: str, message: str, status: int = 400, **args: Any) -> None:
        super().__init__(message)
        self.body = ErrorBody(code, message, args)
        self.status = status


class Refused(Exception):
    """A command at a table that changes nothing, because the rules or the state of the table do not allow it.

    Args:
        code: a fixed word, for the client program.
        refusal: the rule that refuses the command, if one does.
    """

    def __init__(self, code: str, refusal: Refusal | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.refusal = refusal


class NotRead(Exception):
    """The database could not be read."""


class NewerRules(NotRead):
    """A table that has been played under newer rules than those of this node: another node has to open it."""


class NotOpened(ApiError):
    """A table that is stored, but cannot be opened. It can be deleted all the same."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message, 409)


@contextmanager
def reading(table_id: str, row: str) -> Iterator[None]:
    """Log which row of a table cannot be read, if making sense of it fails.

    Args:
        table_id: the table.
        row: the row: the part of the database and, if it has several rows of a table, the row's number.

    Raises:
        NotOpened: it cannot be read.
    """
    try:
        yield
    except (ValueError, TypeError, LookupError, UndercroftError) as error:
        LOG.error("row-unreadable", table=table_hash(table_id), row=row, error=type(error).__name__)
        raise NotOpened("unreadable", "a part of what is stored of this table cannot be read") from None


class NotStored(Exception):
    """The database did not accept a change, so nothing has changed."""


class VersionConflict(NotStored):
    """Somebody else has changed the table first, so the change has to be made again, to what the table is now."""


def no_table() -> ApiError:
    """Return the error for a table that is not there; the same whether it never was or has been deleted."""
    return ApiError("no-table", "there is no such table", NO_TABLE)


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Return the response to any error that a handler raises; unexpected ones are logged."""
    status, body = _described(error)
    if status >= 500 and not isinstance(error, ApiError):
        known = isinstance(error, (NotRead, NotStored))
        LOG.error("failed", error=type(error).__name__, exc_info=None if known else error)
    headers = RETRY_AFTER if status == 429 else {}
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def _described(error: Exception) -> tuple[int, object]:
    if isinstance(error, InternalServerException) and str(error.detail) == HUNG_UP:
        return 400, ErrorBody("bad-request", "the body ended too early")
    if isinstance(error, ApiError):
        return error.status, error.body
    if isinstance(error, Refused):
        return 409, {"type": "refused", "id": None, "code": error.code, "refusal": error.refusal}
    if isinstance(error, OptionError):
        return 400, ErrorBody("option", str(error))
    if isinstance(error, RecordError):
        return 400, ErrorBody("record", str(error), {"line": error.line})
    if isinstance(error, UndercroftError):
        return 400, ErrorBody("bad-request", str(error))
    if isinstance(error, NotRead):
        return 503, ErrorBody("busy", "the database cannot be read at the moment")
    if isinstance(error, NotStored):
        return 503, ErrorBody("busy", "the change could not be stored, so nothing has changed")
    if isinstance(error, HTTPException) and error.status_code < 500:
        return error.status_code, ErrorBody(CODES.get(error.status_code, "bad-request"), str(error.detail)[:300])
    return 500, ErrorBody("internal", "something went wrong on the server; it has been logged")
