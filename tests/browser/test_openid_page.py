"""Sign in by another service, which is another site: the browser goes there and comes back."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Touch
from tests.browser.people import PHONE, People, known_problem
from tests.browser.serving import House
from tests.browser.test_keeping_games import begin, mine, named, press, window
from tests.browser.test_screens import barriers
from tests.browser.words import words
from tests.patience import PATIENCE
from tests.server.openid_target import OpenIdTarget


@contextmanager
def club(folder: Path) -> Iterator[tuple[House, OpenIdTarget]]:
    """A server that knows such a service, and the service."""
    target, loop = OpenIdTarget(), asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    serving = asyncio.start_server(target.serve, sock=target.socket)
    server = asyncio.run_coroutine_threadsafe(serving, loop).result(PATIENCE)
    settings = {f"UNDERCROFT_{name.upper()}": value for name, value in target.settings().items()}
    house = House(folder, {**os.environ, **settings})
    try:
        house.start()
        yield house, target
    finally:
        house.stop()
        loop.call_soon_threadsafe(server.close)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


@pytest.mark.parametrize("lang", ["en", "it", "ru"])
def test_a_browser_goes_there_and_comes_back_as_somebody(
    people: People, tmp_path: Path, lang: Literal["en", "ru", "it"]
) -> None:
    with club(tmp_path) as (house, target):
        target.claims = {"auth_time": int(time.time())}  # or the removal would ask for a proof
        first = named(people, house, size=PHONE, hand=Touch, lang=lang)
        second = named(people, house, lang=lang)
        table = first.make("me", "bot:random")["id"]
        for person in (first, second):
            begin(person, "web-sign-in", lang)
            window(person).get_by_label(words("web-code", lang)).wait_for()
            person.stays_in_width()
            assert barriers(person.page) == []
            press(person, "web-openid-sign-in", lang, name="The Club")
            expect(person.page.get_by_text(words("web-signed-in", lang, name="Anna"))).to_be_visible()
            known_problem(person, "request: ")
            assert mine(person) == [table]
        # Nothing else signs in, so its removal is warned of.
        signed_in = words("web-signed-in", lang, name="Anna")
        second.open("/").get_by_role("button", name=signed_in, exact=True).click()
        remove = words("web-openid-remove-of", lang, name="The Club")
        window(second).get_by_role("button", name=remove).click()
        expect(window(second).get_by_text(words("web-passkey-remove-last", lang))).to_be_visible()
        assert barriers(second.page) == []
        window(second).get_by_role("group", name=remove).get_by_role("button", name=remove).click()
        expect(
            window(second).get_by_role("button", name=words("web-openid-add", lang, name="The Club"))
        ).to_be_visible()
        target.claims = {"nonce": "another"}
        press(second, "web-openid-add", lang, name="The Club")
        expect(second.page.get_by_role("alert").get_by_text(words("web-error-openid", lang))).to_be_visible()
        known_problem(second, "request: ")
        # What went wrong can be tried again here, and what went well is said.
        target.claims = {"auth_time": int(time.time())}
        second.page.get_by_role("button", name=words("web-sign-out", lang)).click()
        second.page.get_by_role("button", name=words("web-openid-sign-in", lang, name="The Club")).click()
        expect(
            second.page.get_by_text(words("web-signed-in", lang, name="Player").partition("Player")[0])
        ).to_be_visible()
        for done in ("add", "proof"):
            expect(
                second.open(f"/device?done={done}").get_by_text(words(f"web-openid-done-{done}", lang))
            ).to_be_visible()
        assert barriers(second.page) == []
        known_problem(second, "request: ")
