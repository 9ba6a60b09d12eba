"""Mutated messages cause no status 5xx, no table that hangs, and no memory that grows."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.amounts import amount
from tests.server.helpers import GAME, House, Live, Person, Visit
from undercroft.server.endpoints.sockets.table_socket import BAD_MOST

MESSAGES = amount(300, 600, 20_000)
BURST = BAD_MOST - 5
"""How many messages are sent over one connection: it stays open even if all of them are malformed."""

VALUES: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    3,
    2**31,
    2**63,
    -(2**70),
    1.5,
    "",
    "0",
    "x",
    "é\u0000",
    [],
    {},
    [[]],
    {"a": 1},
    "y" * 300,
]


def mutated(chance: random.Random, message: dict[str, Any]) -> str:
    """The message as JSON, made wrong in some places."""
    result = dict(message)
    for _ in range(chance.randint(1, 3)):
        what = chance.randrange(5)
        key = chance.choice([*result, "type"])
        if what == 0:
            result.pop(key, None)
        elif what == 1:
            result[chance.choice(["seat", "decision", "action", "id", "type", "since", "look", "text"])] = (
                chance.choice(VALUES)
            )
        else:
            result[key] = chance.choice(VALUES)
    text = json.dumps(result)
    if chance.random() < 0.2:
        at = chance.randrange(len(text) + 1)
        text = (
            text[:at] + chance.choice(["", "\u0000", "}", '"', "[" * 50, "\ud800"]) + text[at + chance.randrange(4) :]
        )
    return text.encode(errors="replace").decode()


def resident() -> int:
    """The resident memory of this process in kilobytes; 0 if it is unknown."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


def real(live: Live) -> list[dict[str, Any]]:
    """Messages that a client could send now."""
    decision = (live.table["decisions"] or [{"number": 1, "default": "ready"}])[0]
    number, action = decision["number"], decision["default"]
    return [
        {"type": "answer", "id": 1, "seat": 0, "decision": number, "action": action},
        {"type": "hello", "since": 3, "edition": 0, "look": 0},
        {"type": "why", "id": "w", "seat": 0, "action": action},
        {"type": "undo", "id": 2, "seat": 0},
        {"type": "agree", "id": 3},
        {"type": "look", "seat": 0, "since": 3, "edition": 0},
        {"type": "chat", "id": 4, "text": "hello"},
    ]


@pytest.mark.soak
def test_mutated_messages_by_socket(visit: Visit) -> None:
    chance = random.Random(3)

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random")
        heard = start = 0
        while heard < MESSAGES:
            try:
                async with me.live(made["id"]) as live:
                    live._next = 1_000_000  # no mutated message has such an id
                    await live.hello()
                    for _ in range(BURST):
                        await live.connection.send(mutated(chance, chance.choice(real(live))))
                    await live.ask(type="why", seat=0, action="ready")
                    heard += BURST  # messages are handled in order, so all of them have been
            except ConnectionClosed as closed:
                assert closed.rcvd is not None and closed.rcvd.code == 1009, closed  # one was too large
            if heard >= MESSAGES // 3 and not start:
                start = resident()
        table = await me.get(f"/api/tables/{made['id']}")
        assert table["table"]["id"] == made["id"]
        assert resident() - start < 60_000

    visit(play)


@pytest.mark.soak
def test_mutated_requests_by_http(visit: Visit) -> None:
    chance = random.Random(4)

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random")
        path = f"/api/tables/{made['id']}"
        new = {"game": GAME, "seats": ["me", "bot:random"], "preset": "full", "options": {}, "public": False}
        bodies: list[tuple[str, dict[str, Any]]] = [
            ("/api/tables", new),
            (f"{path}/answer", {"seat": 0, "decision": 0, "action": "ready"}),
            (f"{path}/undo", {"seat": 0}),
            (f"{path}/seats/0/claim", {"name": "x", "colour": "red", "shape": "star", "secret": "s"}),
            (f"{path}/chat", {"text": "x"}),
            (f"{path}/settings", {"chat": True}),
            ("/api/training/1", {"game": GAME}),
            ("/api/records?to=3&seats=me", {"record": 1}),
        ]
        for _ in range(MESSAGES // 3):
            url, body = chance.choice(bodies)
            reply = await me.http.post(url, content=mutated(chance, body), headers={"content-type": "application/json"})
            await check(reply)
            queries = ["since", "look", "edition", "to", "seat", "action"]
            query = {
                chance.choice(queries): chance.choice(["", "x", "-1", "99999999999999999999", "\u0000", "é", "1.5"])
            }
            where = chance.choice(["", "/why", "/replay", "/record", "/report", "/chat", "/live", "/nothing"])
            await check(await me.http.get(path + where, params=query))
        await still_there(me, path)

    visit(play)


async def check(reply: Any) -> None:
    """Check that the server has not failed, and that an error has the right form."""
    assert reply.status_code < 500, (reply.request.url, reply.text)
    if reply.status_code >= 400:
        assert reply.json()["code"] and "Traceback" not in reply.text


async def still_there(me: Person, path: str) -> None:
    """Check that the table still responds."""
    assert (await me.get(path))["seats"][0]["mine"]
