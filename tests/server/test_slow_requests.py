"""What cannot be read costs the sender an error, and what does not arrive costs the server little."""

from __future__ import annotations

import asyncio
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.patience import PATIENCE, until
from tests.server.helpers import House, Visit, in_house
from undercroft.server.runtime.processes import slow_requests
from undercroft.server.runtime.processes.slow_requests import ArrivingHttp, OpenConnections

UNREADABLE = {
    "not UTF-8": b'{"name": "\xff"}',
    "UTF-16": '{"name": "x"}'.encode("utf-16"),
    "arrays": b'{"options": ' + b"[" * 7000 + b"]" * 7000 + b"}",
    "objects": b'{"options": ' + b'{"a":' * 2500 + b"1" + b"}" * 2500 + b"}",
    "never closed": b"[" * 15_000,
    "half of a pair": b'{"name": "\\ud800"}',
    "a huge number": b'{"seat": ' + b"9" * 5000 + b"}",
}


@pytest.mark.parametrize("kind", UNREADABLE)
def test_a_body_that_cannot_be_read_is_a_mistake_of_the_sender(visit: Visit, kind: str) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "hotseat:B")
        for path in ("", f"/{made['id']}/answer", f"/{made['id']}/chat", f"/{made['id']}/seats/0/claim"):
            response = await me.http.post(
                f"/api/tables{path}", content=UNREADABLE[kind], headers={"Content-Type": "application/json"}
            )
            assert response.status_code == 400, (path, response.text)
            assert response.json()["code"] == "bad-request"
        async with me.live(made["id"]) as live:
            await live.connection.send(UNREADABLE[kind])
            reply = await live.read()
            assert (reply["type"], reply["code"]) == ("refused", "bad")
            assert await live.hello()

    visit(play)


async def _closed(reader: asyncio.StreamReader) -> bytes:
    """What the server sends until it closes the connection."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


async def _close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


HEAD = "POST /api/tables HTTP/1.1\r\nHost: {host}\r\nX-Undercroft: 1\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize("half", ["GET / HT", "GET / HTTP/1.1\r\nHost: x\r\n", HEAD + 'Content-Length: 50\r\n\r\n{"ga'])
def test_a_request_of_which_only_half_arrives_is_given_up(
    visit: Visit, monkeypatch: pytest.MonkeyPatch, half: str
) -> None:
    monkeypatch.setattr(slow_requests, "ARRIVES_WITHIN", 0.3)

    async def play(house: House) -> None:
        host, port = house.address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(half.replace("{host}", house.address).encode())
        assert not (await _closed(reader)).startswith(b"HTTP/1.1 5")
        await _close(writer)
        trickle, slowly = await asyncio.open_connection(host, int(port))
        closed = asyncio.create_task(_closed(trickle))
        slowly.write(half.replace("{host}", house.address).encode())
        while not closed.done():  # a byte now and then buys no time
            slowly.write(b"a")
            await asyncio.sleep(0.05)
        await _close(slowly)
        me = await house.person()
        made = await me.make("me", "hotseat:B")
        async with me.live(made["id"]) as live:
            await live.hello()
            await asyncio.sleep(0.5)
            await live.send(type="ping")
            assert (await live.read())["type"] == "pong", "a socket may be silent for longer"

    visit(play)


def test_a_connection_over_which_nothing_comes_is_closed(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        host, port = house.address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        assert await _closed(reader) == b""
        await _close(writer)

    in_house(tmp_path, play, uvicorn_options={"timeout_keep_alive": 1})


def test_an_address_has_its_share_of_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "")

    async def play(house: House) -> None:
        host, port = house.address.split(":")
        opened = [await asyncio.open_connection(host, int(port)) for _ in range(3)]
        refused, writer = await asyncio.open_connection(host, int(port))
        assert await _closed(refused) == b""
        await _close(writer)
        for _, each in opened:
            await _close(each)
        await until_it_answers(house)

    in_house(tmp_path, play, connections_per_address=3)


async def until_it_answers(house: House) -> None:
    """Wait until the server has noticed that connections are closed."""
    for _ in range(1000):
        try:
            async with httpx.AsyncClient(base_url=f"http://{house.address}", timeout=PATIENCE) as browser:
                assert (await browser.get("/healthz")).status_code == 200
                return
        except httpx.TransportError:
            await asyncio.sleep(0.02)
    raise AssertionError("it does not answer")


def test_behind_a_proxy_the_forwarded_address_has_its_share(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "hotseat:B")
        uri = f"ws://{house.address}/api/tables/{made['id']}/live"

        async def socket(address: str) -> Any:
            return await websockets.connect(uri, additional_headers={"X-Forwarded-For": address}, open_timeout=PATIENCE)

        one, two = await socket("192.0.2.1"), await socket("192.0.2.1")
        headers = {"X-Forwarded-For": "192.0.2.1"}
        assert (await me.http.get("/api/games", headers=headers)).json()["code"] == "too-many-connections"
        assert (await me.http.get("/api/games", headers={"X-Forwarded-For": "192.0.2.2"})).status_code == 200
        await one.close()
        while (await me.http.get("/api/games", headers=headers)).status_code != 200:
            await asyncio.sleep(0.02)
        await two.close()
        await until(lambda: not house.services.open_by_address._open)

    in_house(tmp_path, play, connections_per_address=2)


def test_addresses_are_counted_until_they_leave() -> None:
    addresses = OpenConnections(1, "10.0.0.0/8")
    assert addresses.enter("192.0.2.1") and not addresses.enter("192.0.2.1")
    assert addresses.enter("192.0.2.2")
    addresses.leave("192.0.2.1")
    assert addresses.enter("192.0.2.1")
    assert all(addresses.enter("10.1.1.1") and addresses.enter(None) for _ in range(5))


def test_metrics_are_for_this_machine_and_the_schema_for_all_unless_told_otherwise(tmp_path: Path) -> None:
    paths = "/metrics", "/schema/openapi.json"
    elsewhere = {"X-Forwarded-For": "192.0.2.1"}, {"Host": "dungeon.example"}

    async def statuses(house: House, headers: dict[str, str]) -> list[int]:
        me = await house.person()
        return [(await me.http.get(path, headers=headers)).status_code for path in paths]

    async def by_default(house: House) -> None:
        assert await statuses(house, {}) == [200, 200]
        for headers in elsewhere:
            assert await statuses(house, headers) == [404, 200]

    async def the_other_way_round(house: House) -> None:
        assert await statuses(house, {}) == [200, 200]
        for headers in elsewhere:
            assert await statuses(house, headers) == [200, 404]

    in_house(tmp_path / "one", by_default)
    in_house(tmp_path / "two", the_other_way_round, public_metrics=True, public_schema=False)


def test_what_watches_the_server_from_this_machine_needs_not_know_its_name(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=f"http://{house.address}", timeout=PATIENCE) as watcher:
            for path in ("/healthz", "/readyz", "/metrics"):
                assert (await watcher.get(path)).status_code == 200
                assert (await watcher.get(path, headers={"X-Forwarded-For": "192.0.2.1"})).status_code in (400, 404)
            assert (await watcher.get("/api/games")).status_code == 400

    in_house(tmp_path, play, hosts="dungeon.example")


def test_a_body_in_tiny_chunks_is_handled_part_by_part_and_charged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts: list[int] = []
    handle = ArrivingHttp._handle

    def watched(self: ArrivingHttp, data: bytes) -> float:
        parts.append(len(data))
        return handle(self, data)

    monkeypatch.setattr(ArrivingHttp, "_handle", watched)
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "")

    async def play(house: House) -> None:
        charged: list[float] = []
        monkeypatch.setattr(house.services.costs._addresses, "charge", lambda who, seconds: charged.append(seconds))
        host, port = house.address.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        try:
            writer.write(HEAD.replace("{host}", house.address).encode() + b"Transfer-Encoding: chunked\r\n\r\n")
            writer.write(b"1\r\n \r\n" * 8000 + b"2\r\n{}\r\n0\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 4")
        finally:
            await _close(writer)
        assert sum(parts) > 20_000 and max(parts) <= slow_requests.READ_AT_ONCE
        assert sum(seconds > 0 for seconds in charged) >= len(parts) - 1, "a request pays its first"

    in_house(tmp_path, play)


def test_a_client_that_does_not_take_its_responses_is_given_up(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slow_requests, "TAKEN_WITHIN", 0.3)

    async def play(house: House) -> None:
        host, port = house.address.split(":")
        loop = asyncio.get_running_loop()
        with socket.socket() as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            client.setblocking(False)
            await loop.sock_connect(client, (host, int(port)))
            asked = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
            with pytest.raises(ConnectionError):
                while True:
                    await loop.sock_sendall(client, asked)
                    await asyncio.sleep(0.02)

    visit(play)
