"""Web push as the standards say: their own example, and what a browser can read."""

from __future__ import annotations

import asyncio

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from tests.server.notice_targets import PushBrowser, https_target, token_of, trusting
from undercroft.server.services.carriers.carrier import FORBIDDEN, GONE, INVALID, DeliveryFailed, OutgoingMessage
from undercroft.server.services.carriers.https_requests import HttpsRequests
from undercroft.server.services.carriers.web_push import PushKeys, WebPush, encrypted, from_base64, to_base64

NOW = 1_800_000_000.0


def test_the_example_of_the_standard() -> None:
    """RFC 8291, appendix A."""
    keys = PushKeys(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
    )
    number = int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = ec.derive_private_key(number, ec.SECP256R1())
    salt = from_base64("DGv6ra1nlYgDCS1FRnbzlw")
    body = encrypted(b"When I grow up, I want to be a watermelon", keys, own, salt, 0)
    assert to_base64(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
        "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
        "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def message(**more: str) -> OutgoingMessage:
    """A notice with a text that nobody may find in what is sent."""
    given = {"id": "f" * 32, "kind": "turn", "table_id": "table", "subject": "s", "text": "words", **more}
    return OutgoingMessage(**given)  # type: ignore[arg-type]


def test_a_browser_reads_the_table_and_the_kind_and_nothing_else() -> None:
    async def run() -> None:
        async with https_target() as target:
            requests = HttpsRequests(trusting(), lambda address: address == "127.0.0.1")
            push = WebPush(requests, lambda: NOW, b"s" * 32, "mailto:host@test.example")
            same = WebPush(requests, lambda: NOW, b"s" * 32, "")
            other = WebPush(requests, lambda: NOW, b"t" * 32, "")
            assert push.public_key == same.public_key != other.public_key
            browser = PushBrowser(f"{target.url}/push/1?x=y")
            subscription = push.normal(browser.subscription)
            for kind, table_id in (("turn", "table"), ("warning", "another-table")):
                await push.carry(subscription, message(kind=kind, table_id=table_id), b"")
            first, second = target.posted
            assert browser.read(first.body) == {"kind": "turn", "table": "table"}
            assert browser.read(second.body) == {"kind": "warning", "table": "another-table"}
            assert len(first.body) == len(second.body), "the length says nothing"
            claims = token_of(first, push.public_key)
            assert claims == {"aud": target.url, "exp": NOW + 12 * 3600, "sub": "mailto:host@test.example"}
            await other.carry(subscription, message(origin="https://test.example"), b"")
            assert token_of(target.posted[2], other.public_key)["sub"] == "https://test.example"
            assert first.headers["topic"] == "f" * 32 and first.headers["ttl"] == "86400"
            target.status = 410
            with pytest.raises(DeliveryFailed, match=GONE):
                await push.carry(subscription, message(), b"")

    asyncio.run(run())


def test_what_is_no_subscription() -> None:
    push = WebPush(HttpsRequests(), lambda: NOW, b"s" * 32, "")
    good = PushBrowser("https://push.example/1")
    point = to_base64(good.public[:-1] + bytes([good.public[-1] ^ 1]))
    for odd in ("", "null", "[]", '{"endpoint": "https://push.example/1"}', good.subscription.replace("https", "http")):
        with pytest.raises(DeliveryFailed, match=INVALID):
            push.normal(odd)
    with pytest.raises(DeliveryFailed, match=INVALID):
        push.normal(good.subscription.replace(to_base64(good.public), point))
    with pytest.raises(DeliveryFailed, match=FORBIDDEN):
        asyncio.run(push.carry(PushBrowser("https://10.0.0.1/").subscription, message(), b""))
