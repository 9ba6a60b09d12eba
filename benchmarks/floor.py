"""The floor for `bench_server.py`: a bare ASGI server without rules, seats or pictures.

It stores each answer as our server does (the same rows, the same group commit) and sends every socket of the table the
same number of prepared bytes. What our server takes beyond that is what the game and the table cost.

    python benchmarks/floor.py DATABASE BYTES
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
import uvicorn

from undercroft.server.runtime.metrics import Metrics
from undercroft.server.storage.database_engine import make_engine, migrate
from undercroft.server.storage.write_statements import NEW_ACTION, NEW_TABLE, SET_ASKED, TableVersion
from undercroft.server.storage.writing.group_commit import BatchWriter

HEAD = '{"type":"story","changes":[["number",%d]],"rest":"%s"}'
TABLE = {
    **{"chat": False, "status": "playing", "to_act": "0", "rematch": None, "changed": 0.0, "stands": None},
    "header": "",
    "host": "",
    "public": False,
    "lesson": None,
    "made": 0.0,
    "seed_known": False,
    "pace": None,
    "absent": None,
    "aids": False,
    "address": None,
    "version": 0,
}


class Answer(msgspec.Struct):
    """An answer, of which only this much matters here."""

    id: int
    seat: int
    action: str


DECODER = msgspec.json.Decoder(Answer)


class Floor:
    """The ASGI application.

    Args:
        writer: stores the answers.
        size: how many bytes each socket is sent after an answer.
    """

    def __init__(self, writer: BatchWriter, size: int) -> None:
        self._writer = writer
        self._rest = "x" * max(0, size - len(HEAD))
        self._rooms: dict[str, list[Callable[[Any], Awaitable[None]]]] = defaultdict(list)
        self._answers: dict[str, int] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await self._talk(scope["path"].strip("/"), receive, send)

    async def _talk(self, table: str, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        room = self._rooms[table]
        room.append(send)
        if table not in self._answers:
            self._answers[table] = 0
            await self._writer.write([(NEW_TABLE, {"id": table, **TABLE})])
        await send({"type": "websocket.send", "text": HEAD % (self._answers[table], self._rest)})
        while (event := await receive())["type"] == "websocket.receive":
            answer = DECODER.decode(event["text"])
            row = {"table_id": table, "number": self._answers[table], "seat": answer.seat, "action": answer.action}
            about = {"id": table, "to_act": str(answer.seat), "changed": time.time(), "stands": None}
            follows = TableVersion(table, self._answers[table])
            await self._writer.write([(NEW_ACTION, row), (SET_ASKED, about)], follows)
            self._answers[table] += 1
            text = HEAD % (self._answers[table], self._rest)
            for one in room:
                await one({"type": "websocket.send", "text": text})
            await send({"type": "websocket.send", "text": f'{{"type":"done","id":{answer.id}}}'})
        room.remove(send)


async def main() -> None:
    """Serve until the process is killed; print the port."""
    engine = make_engine(f"sqlite+aiosqlite:///{sys.argv[1]}")
    await migrate(engine)
    writer = BatchWriter(engine, Metrics())
    writer.start()
    floor: Any = Floor(writer, int(sys.argv[2]))
    config = uvicorn.Config(
        floor, port=0, lifespan="off", log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False
    )
    server = uvicorn.Server(config)
    config.load()
    serving = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    print(server.servers[0].sockets[0].getsockname()[1], flush=True)
    await serving


if __name__ == "__main__":
    loop: Any = asyncio
    with suppress(ImportError):  # not on every system
        import uvloop as loop
    loop.run(main())
