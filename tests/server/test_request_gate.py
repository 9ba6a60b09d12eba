"""The gate and the limits: forgery, origins, hosts, headers, rates, sizes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.patience import PATIENCE
from tests.server.helpers import GAME, House, Visit, in_house
from undercroft.server.endpoints.http_api.pages.link_previews import SCREENS, language_of, origin_of
from undercroft.server.endpoints.http_api.request_gate import SHARE, is_local
from undercroft.server.endpoints.http_api.shared_responses import SAME
from undercroft.server.endpoints.sockets.table_socket import PATH, TOO_MANY
from undercroft.server.protocol.guests import COOKIE, Guests
from undercroft.server.runtime.guest_budgets import network
from undercroft.server.runtime.guest_limits import PROBES_AT_ONCE, PROBES_PER_SECOND, RateLimits

NEW = {"game": GAME, "seats": ["me", "bot:random"]}


def test_requests_from_elsewhere_change_nothing(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        own = f"http://{house.address}"
        async with httpx.AsyncClient(base_url=own, cookies=dict(me.http.cookies), timeout=PATIENCE) as browser:
            assert (await browser.post("/api/tables", json=NEW)).json()["code"] == "forged"
            header = {"X-Undercroft": "1"}
            for origin in ("http://evil.example", "null", "https://evil.example:8000", f"{own}.evil.example", ""):
                reply = await browser.post("/api/tables", json=NEW, headers={**header, "Origin": origin})
                assert (reply.status_code, reply.json()["code"]) == (403, "origin"), origin
            assert (await browser.post("/api/tables", json=NEW, headers={**header, "Origin": own})).status_code == 201
        assert len((await me.get("/api/tables"))["tables"]) == 1

    visit(play)


def test_sockets_from_elsewhere_do_not_open(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random")
        with pytest.raises(InvalidStatus):
            async with me.live(made["id"], origin="http://evil.example"):
                pass
        async with me.live(made["id"], origin=f"http://{house.address}") as live:
            assert (await live.hello())["seats"][0]["mine"]

    visit(play)


def test_only_known_host_names(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=f"http://{house.address}", timeout=PATIENCE) as browser:
            assert (await browser.get("/", headers={"Host": "evil.example"})).json()["code"] == "host"
            assert (await browser.get("/", headers={"Host": "localhost:99"})).status_code == 200
            assert (await browser.get("/", headers={"Host": "["})).status_code == 400

    in_house(tmp_path, play, hosts="localhost,127.0.0.1")


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing.js", "/api/nothing", "/schema/openapi.json", "/metrics"])
def test_headers(visit: Visit, path: str) -> None:
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=f"http://{house.address}", timeout=PATIENCE) as browser:
            headers = (await browser.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy and "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"

    visit(play)


@pytest.mark.parametrize("name", ["Forwarded", "Via", "X-Real-IP", "X-Forwarded-Host", "X-Forwarded-Proto"])
def test_what_a_proxy_passes_on_is_not_local_even_if_it_does_not_say_for_whom(visit: Visit, name: str) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        for path in ("/metrics", "/metrics?x"):
            headers = {"Host": "localhost", name: "for=192.0.2.1"}
            assert (await me.http.get(path, headers=headers)).status_code == 404
            assert (await me.http.get(path, headers={"Host": "localhost"})).status_code == 200

    visit(play)


@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
def test_what_watches_the_server_is_refused_only_if_it_asks_without_end(tmp_path: Path, path: str) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        times = [0.0]
        house.services.probes = RateLimits(PROBES_PER_SECOND, PROBES_AT_ONCE, lambda: times[0])
        statuses = [(await me.http.get(path)).status_code for _ in range(PROBES_AT_ONCE + 1)]
        assert statuses == [200] * PROBES_AT_ONCE + [429]
        refused = await asyncio.gather(*[me.http.get(path) for _ in range(4)])
        assert all("retry-after" in response.headers for response in refused)
        await me.get("/api/games")
        for _ in range(PROBES_AT_ONCE):
            times[0] += 1.0  # an uptime checker and Prometheus together ask far less often
            assert (await me.http.get(path)).status_code == 200

    in_house(tmp_path, play)


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz", "/readyz", "/robots.txt"])
def test_head_is_answered_like_get_but_without_a_body(visit: Visit, path: str) -> None:
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=f"http://{house.address}", timeout=PATIENCE) as browser:
            whole, head = await browser.get(path), await browser.head(path)
        assert (head.status_code, head.content) == (whole.status_code, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert head.headers["content-length"] == whole.headers["content-length"]

    visit(play)


@pytest.mark.parametrize(
    "headers",
    [
        "Host: 127.0.0.1\r\nOrigin: http://127.0.0.1\r\nOrigin: http://evil.example\r\n",
        "Host: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        "Host: 127.0.0.1\r\nContent-Length: 5\r\nContent-Length: 6\r\n",
        "Host: 127.0.0.1\r\nHost: evil.example\r\n",
    ],
)
def test_headers_that_contradict_each_other_are_refused(visit: Visit, headers: str) -> None:
    async def play(house: House) -> None:
        reader, writer = await asyncio.open_connection(*house.address.rsplit(":", 1))
        writer.write(f"POST /api/tables HTTP/1.1\r\n{headers}X-Undercroft: 1\r\n\r\n0\r\n\r\n".encode())
        assert (await reader.readline()).split()[1] == b"400"
        writer.close()

    visit(play)


def test_no_page_has_anything_inline(visit: Visit) -> None:
    async def play(house: House) -> None:
        async with httpx.AsyncClient(base_url=f"http://{house.address}", timeout=PATIENCE) as browser:
            page = (await browser.get("/")).text
        assert "<script" not in page and "style=" not in page and "onclick" not in page

    visit(play)


def test_too_fast(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        codes = [(await me.http.post("/api/tables", json=NEW)).status_code for _ in range(8)]
        assert codes[0] == 201 and 429 in codes
        made = (await me.get("/api/tables"))["tables"][0]
        stranger = await house.person()
        async with stranger.live(made["id"]) as live:
            for _ in range(12):
                await live.send(type="ping")
            kinds = [(await live.read()).get("code", "pong") for _ in range(8)]
        assert kinds[0] == "pong" and "rate" in kinds

    in_house(tmp_path, play, rate=1.0, burst=6)


def test_too_many_tables(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        for _ in range(3):
            await me.make("me", "bot:random")
        assert (await me.post("/api/tables", NEW, 429))["code"] == "too-many-tables"

    in_house(tmp_path, play, tables_per_guest=3)


def test_too_many_sockets(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me, other = await house.person(), await house.person()
        made = await me.make("me", "bot:random")
        async with me.live(made["id"]) as one, me.live(made["id"]) as two:
            await one.hello()
            await two.hello()
            async with me.live(made["id"]) as three:
                with pytest.raises(ConnectionClosed) as closed:
                    await three.read()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == TOO_MANY
            async with other.live(made["id"]) as theirs:
                await theirs.hello()
        async with me.live(made["id"]) as again:
            await again.hello()

    in_house(tmp_path, play, sockets_per_guest=2)


def test_throwing_the_cookie_away_helps_little(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        codes: list[int] = []
        begun = time.monotonic()
        while 429 not in codes and len(codes) < most(begun):
            async with httpx.AsyncClient(
                base_url=f"http://{house.address}", headers={"X-Undercroft": "1"}, timeout=PATIENCE
            ) as browser:
                await browser.get("/api/games")
                codes.append((await browser.post("/api/training/1", json={})).status_code)
        assert codes[0] == 201 and codes[-1] == 429

    def most(begun: float) -> float:
        """As many as the address may ask at once, those that it has earned since then, and a few."""
        return (burst + rate * (time.monotonic() - begun)) / SHARE + 6

    rate, burst = 0.01, 4
    in_house(tmp_path, play, rate=rate, burst=burst)


def test_too_large(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random")
        assert (await me.post("/api/tables", {**NEW, "name": "x" * 20_000}, 413))["code"] == "too-large"
        assert (await me.http.post("/api/records", content=b"x" * 600_000)).status_code == 413
        async with me.live(made["id"]) as live:
            await live.connection.send("x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                await live.read()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        async with me.live(made["id"]) as live:
            assert await live.hello()

    visit(play)


def test_malformed_messages(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random")
        async with me.live(made["id"]) as live:
            for text in (
                "",
                "{",
                "[]",
                "null",
                '{"type": "win"}',
                '{"type": "answer"}',
                "[" * 5000,
                '{"id": 7}',
                "\x00",
            ):
                await live.connection.send(text)
                reply = await live.read()
                assert (reply["type"], reply["code"]) == ("refused", "bad")
            await live.connection.send(b'{"type": "ping"}')
            assert (await live.read())["type"] in ("pong", "refused")
            await live.send(type="ping")
            assert (await live.read())["type"] == "pong"
        async with me.live(made["id"]) as live:
            with pytest.raises(websockets.ConnectionClosed):
                for _ in range(200):
                    await live.connection.send("{")
                    await live.read()

    visit(play)


GUESTS = Guests(b"k" * 32)
SIGNED = GUESTS.set_cookie("anna").partition(";")[0]
LOCAL = {"client": ("127.0.0.1", 1)}

ODD = (
    *(text * 8 for text in ("\\", '"', ";", " ", ",", "=", ":", "[", "%", "/", ".", "9", "a", "\t")),
    *('a="\\', "; a=", "; " + COOKIE, COOKIE + "=a.0", "en-", "en;q=1 ", "en ; q=", "1.1;q="),
)
"""What headers and paths are filled with, to find a way of reading them that takes more than one pass."""

PARSERS: dict[str, Callable[[str], object]] = {
    "the cookie": GUESTS.read,
    "a quoted cookie": lambda text: GUESTS.read(f'a="{text}"; {SIGNED}')[0],
    "the host": lambda text: is_local(LOCAL, text),
    "the host with brackets": lambda text: is_local(LOCAL, f"[{text}]"),
    "the origin": lambda text: origin_of("http", text),
    "the language": lambda text: language_of(None, text),
    "an address": network,
    "a socket's path": lambda text: PATH.fullmatch(f"/api/tables/{text}/live"),
    "what is the same for all": lambda text: SAME.fullmatch(f"/api/games/{text}/rules/{text}"),
    "a page": lambda text: [screen.fullmatch(f"join/{text}") for screen in SCREENS.values()],
}
"""What is read of a request before anybody pays for it, and what looks like it."""


@pytest.mark.parametrize("name", PARSERS)
def test_what_is_read_before_the_bill_takes_one_pass(name: str) -> None:
    """Sixteen times as much costs about sixteen times as much processor time, not 256 times."""
    parse = PARSERS[name]

    def cost(text: str) -> float:
        times = []
        for _ in range(3):
            begun = time.process_time()
            parse(text)
            times.append(time.process_time() - begun)
        return min(times)

    for odd in ODD:
        small, large = [(odd * (size // len(odd) + 1))[:size] for size in (4_000, 64_000)]
        assert cost(large) < 80 * max(cost(small), 20e-6), odd


def test_one_s_own_cookie_is_found_among_odd_ones() -> None:
    for before in ("", "a=b; ", 'a="' + "\\" * 8000 + '"; ', ";;; ", "é=é; ", f"{COOKIE}; ", f"x{COOKIE}=1.2; "):
        for after in ("", "; a=b", ";", ' ; c="x'):
            assert GUESTS.read(before + SIGNED + after)[0] == "anna", (before[:20], after)
    for wrong in (
        f"x{SIGNED}",
        f"{SIGNED}0",
        f'"{SIGNED}"',
        f"{COOKIE}=bob.{SIGNED.partition('.')[2]}",
        SIGNED.upper(),
    ):
        assert GUESTS.read(wrong)[0] is None, wrong


def test_long_and_odd_headers_are_nothing_special(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        cookie = f"{COOKIE}={me.http.cookies[COOKIE]}"
        async with httpx.AsyncClient(base_url=f"http://{house.address}", timeout=PATIENCE) as browser:
            for odd in ('a="' + "\\" * 12_000 + '"', ";" * 12_000, 'a="' + "\\123" * 3000):
                reply = await browser.get("/api/games", headers={"Cookie": f"{odd}; {cookie}"})
                assert reply.status_code == 200 and "set-cookie" not in reply.headers

    visit(play)
