"""Nobody can have the server connect to its own network: not by an address, a name, a port or a redirect."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from tests.server.notice_targets import https_target, trusting
from undercroft.server.services.carriers import public_addresses
from undercroft.server.services.carriers.carrier import FORBIDDEN, INVALID, REDIRECTED, UNREACHABLE, DeliveryFailed
from undercroft.server.services.carriers.https_requests import HttpsRequests
from undercroft.server.services.carriers.public_addresses import is_public, parsed_target
from undercroft.server.services.carriers.webhooks import check_status

PRIVATE = (
    *("127.0.0.1", "127.8.8.8", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254"),
    *("0.0.0.0", "100.64.0.1", "192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.7", "203.0.113.7"),
    *("224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255", "192.88.99.1"),
    *("::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12:3456::1", "ff02::1", "2001:db8::1", "fec0::1"),
    *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:8.8.8.8", "::ffff:0:8.8.8.8", "::127.0.0.1", "::8.8.8.8"),
    *("64:ff9b::127.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b::8.8.8.8", "64:ff9b:1::10.0.0.1"),
    *("2002:7f00:1::", "2002:a00:1::1", "2002:808:808::1", "2001:0:7f00:1::", "2001:10::1", "2001:20::1"),
    *("3fff::1", "5f00::1", "100::1", "", "localhost", "8.8.8.8/32"),
)

URLS = (
    *("http://example.org/", "ftp://example.org/", "https://", "https:///path", "//example.org", "example.org"),
    *("https://user@example.org/", "https://user:word@example.org/", "https://example.org@127.0.0.1/"),
    *(
        "https://example.org\\@127.0.0.1/",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: a",
        "file:///etc/passwd",
    ),
    *("https://example.org:99999/", f"https://example.org/{'a' * 600}", "https://[::1", "gopher://127.0.0.1:25/"),
)


def test_what_is_not_on_the_public_internet() -> None:
    assert [address for address in PRIVATE if is_public(address)] == []
    for address in ("8.8.8.8", "93.184.215.14", "2606:4700::1111", "2a00:1450:4001::1", "1.1.1.1"):
        assert is_public(address)


@pytest.mark.parametrize("url", URLS)
def test_what_is_no_plain_https_address(url: str) -> None:
    with pytest.raises(DeliveryFailed, match=INVALID):
        parsed_target(url)


def test_the_parts_of_an_address() -> None:
    target = parsed_target("https://Example.org:8443/a?b=c#d")
    assert (target.host, target.port, target.path) == ("example.org", 8443, "/a?b=c")
    for port in (22, 25, 80, 993):
        with pytest.raises(DeliveryFailed, match=FORBIDDEN):
            parsed_target(f"https://example.org:{port}/")


BYPASSES = (
    *("https://127.0.0.1/", "https://127.1/", "https://2130706433/", "https://0x7f000001/", "https://0177.0.0.1/"),
    *("https://0/", "https://localhost/", "https://localhost./", "https://[::1]/", "https://[::ffff:127.0.0.1]/"),
    *("https://[::ffff:7f00:1]/", "https://[64:ff9b::7f00:1]/", "https://[2002:7f00:1::]/", "https://[fe80::1]/"),
    *("https://169.254.169.254/latest/meta-data/", "https://10.0.0.1/", "https://①②⑦.⓪.⓪.①/", "https://[::]/"),
    *("https://127.0.0.1:8443/", "https://192.168.1.1/"),
)


@pytest.mark.parametrize("url", BYPASSES)
def test_no_spelling_of_a_private_address_is_connected_to(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def connect(*_: Any, **__: Any) -> Any:
        raise AssertionError("it was connected to")

    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(DeliveryFailed, match=f"{FORBIDDEN}|{UNREACHABLE}|{INVALID}"):
        asyncio.run(HttpsRequests().post(url, {}, b""))


def test_a_name_is_looked_up_once_and_all_its_addresses_must_be_public(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere at the second look, or to several addresses, of which one is private."""
    answers = [["93.184.215.14"], ["127.0.0.1"]]
    connected: list[str] = []

    async def run(*addresses: list[str]) -> None:
        waiting = list(addresses)

        def getaddrinfo(*_: Any, **__: Any) -> Any:
            return [(0, socket.SOCK_STREAM, 0, "", (address, 443)) for address in waiting.pop(0)]

        async def connect(address: str, *_: Any, **__: Any) -> Any:
            connected.append(address)
            raise OSError

        monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        await HttpsRequests().post("https://example.org/", {}, b"")

    with pytest.raises(DeliveryFailed, match=UNREACHABLE):
        asyncio.run(run(*answers))
    assert connected == ["93.184.215.14"], "it is connected to the address that was checked"
    with pytest.raises(DeliveryFailed, match=FORBIDDEN):
        asyncio.run(run(["93.184.215.14", "10.0.0.1"]))
    assert len(connected) == 1


def test_a_redirect_is_not_followed_and_who_does_not_answer_is_given_up() -> None:
    async def run() -> None:
        async with https_target() as target, https_target() as other:
            requests = HttpsRequests(trusting(), lambda address: address == "127.0.0.1")
            assert await requests.post(f"{target.url}/a?b=c", {"X-One": "1"}, b"body") == 204
            [posted] = target.posted
            assert posted.path == "/a?b=c" and posted.body == b"body" and posted.headers["x-one"] == "1"
            target.status, target.more = 302, [("Location", other.url)]
            status = await requests.post(target.url, {}, b"")
            with pytest.raises(DeliveryFailed, match=REDIRECTED):
                check_status(status)
            assert other.posted == []
            target.status, requests.within = None, 0.2
            with pytest.raises(DeliveryFailed, match=UNREACHABLE):
                await requests.post(target.url, {}, b"")
            requests.context = None  # the certificates that the machine trusts: not that of a test
            with pytest.raises(DeliveryFailed, match=UNREACHABLE):
                await requests.post(other.url, {}, b"")
            assert other.posted == []

    asyncio.run(run())


def test_the_module_says_which_addresses_are_public_by_itself() -> None:
    assert HttpsRequests().permits is public_addresses.is_public
