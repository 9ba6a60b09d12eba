"""Odd paths, ids, cursors and bodies are mistakes of their sender, never of the server, and the log names nobody."""

from __future__ import annotations

import base64
import json
import logging
import random
from io import StringIO
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import pytest
import structlog
import websockets
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from tests.amounts import amount
from tests.patience import PATIENCE
from tests.server.helpers import House, Visit, in_house
from undercroft.server.runtime.logs import LOG, set_up_logs

ODD: Final = (
    *("\0", "a\0b", "\ud800", "x" * 256, "x" * 5000, "é" * 200, "\U0001f409" * 90, "..", "../" * 400, "%00", "%", "'"),
    *("", " ", "-", "\r\n", "\\", "\u202e", "nul", "a/" * 300, "{}", "[" * 300, "١", "-5", "1e999", "null"),
)
"""What somebody may send in the place of a name, an id or a number."""

PATHS: Final = (
    *(
        "/{}",
        "/assets/{}",
        "/table/{}",
        "/join/{}/0",
        "/join/x/{}",
        "/replay/{}",
        "/rules/{}",
        "/puzzles/{}",
        "/api/{}",
    ),
    *(
        "/api/tables/{}",
        "/api/tables/{}/review",
        "/api/tables/{}/record",
        "/api/tables/{}/chat",
        "/api/games/{}/schema",
    ),
    *("/api/games/{}/schema", "/api/games/dungeon-lords/rules/{}", "/api/puzzles/{}", "/api/puzzles/dungeon-lords/{}"),
    *(
        "/api/tables/{}/replay?to=0",
        "/api/tables/{}/log",
        "/api/tables/{}/story?to=1",
        "/api/tables/{}/why?seat=0&action=x",
    ),
    *("/api/tables?cursor={}", "/api/tables?game={}", "/api/tables?status={}", "/?lang={}", "/api/tables/x?since={}"),
)
BODIES: Final[tuple[tuple[str, Any], ...]] = (
    ("/api/games/dungeon-lords/explore", {"table": "@"}),
    ("/api/games/dungeon-lords/explore/on", {"table": "@", "seat": 0}),
    ("/api/tables", {"game": "@", "seats": ["me", "open"]}),
    ("/api/tables", {"game": "dungeon-lords", "seats": ["me", "hotseat:@"]}),
    ("/api/tables", {"game": "dungeon-lords", "seats": ["me", "bot:@"]}),
    ("/api/training/@", {"game": "@"}),
    ("/api/tables/@/answer", {"seat": 0, "decision": 0, "action": "@"}),
    ("/api/tables/@/chat", {"text": "@"}),
    ("/api/tables/@/seats/0/claim", {"secret": "@", "name": "@"}),
)


def in_path(odd: str) -> str:
    """An odd text as a part of a path."""
    return quote(odd.encode("utf-8", "surrogatepass"), safe="/")


def cursor(odd: str) -> str:
    """A cursor that goes on after an odd id."""
    return quote(base64.urlsafe_b64encode(json.dumps([1e9, odd]).encode()).decode())


def test_nothing_odd_is_a_mistake_of_the_server(visit: Visit) -> None:
    cases: list[tuple[str, str, str | None]] = []
    for odd in ODD:
        cases += [("GET", path.replace("{}", in_path(odd)), None) for path in PATHS]
        cases += [("GET", f"/api/tables?cursor={cursor(odd)}", None)]
        cases += [("DELETE", f"/api/tables/{in_path(odd)}?forget=true", None)]
        text = json.dumps(odd)[1:-1]
        cases += [("POST", path.replace("@", in_path(odd)), json.dumps(b).replace("@", text)) for path, b in BODIES]
    chosen = random.Random(7).sample(cases, amount(300, len(cases), len(cases)))

    async def play(house: House) -> None:
        me = await house.person()
        for method, path, body in chosen:
            reply = await me.http.request(method, path, content=body, headers={"Content-Type": "application/json"})
            assert reply.status_code < 500, (method, path[:200], body, reply.text)

    visit(play)


@pytest.mark.parametrize("odd", ["\0", "a\0b", "\ud800", "x" * 300, "é"])
def test_a_socket_of_an_odd_table_says_that_there_is_none(visit: Visit, odd: str) -> None:
    async def play(house: House) -> None:
        uri = f"ws://{house.address}/api/tables/{in_path(odd)}/live"
        async with websockets.connect(uri, open_timeout=PATIENCE) as live:
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await live.recv()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4404

    visit(play)


def test_a_database_that_cannot_be_read_is_busy_and_names_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: AsyncEngine) -> Any:
        raise DBAPIError("SELECT", {"guest": "a-guest"}, ValueError("a-guest"))

    async def play(house: House) -> None:
        me = await house.person()
        monkeypatch.setattr(AsyncEngine, "connect", fail)
        for path in ("/api/tables", "/api/me", "/api/tables/unknown"):
            assert (await me.get(path, 503))["code"] == "busy", path
        assert (await me.http.get("/")).status_code == 200, "the page comes, and says that the server is busy"
        house.services.identities.forget()
        async with me.live("unknown") as live:
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await live.read()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1013
        monkeypatch.undo()
        await me.get("/api/me")

    with structlog.testing.capture_logs() as logs:
        in_house(tmp_path, play)
    assert [line for line in logs if line["event"] == "not-read"] and "a-guest" not in str(logs)


def test_the_log_is_one_object_a_line_without_the_texts_of_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    written, handlers = StringIO(), logging.root.handlers[:]
    monkeypatch.setattr("sys.stderr", written)
    try:
        set_up_logs()
        error = DBAPIError("SELECT 1", {"guest": "a-guest"}, KeyError("a-guest"))
        error.__cause__ = KeyError("a-guest")
        LOG.error("failed", exc_info=error)
        logging.getLogger("asyncio").error("failed for %s", "a-guest", exc_info=error)
    finally:
        structlog.reset_defaults()
        logging.root.handlers[:] = handlers
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert len(lines) == 2 and "a-guest" not in written.getvalue()
    assert all("KeyError" in line["exception"] and "DBAPIError" in line["exception"] for line in lines)
