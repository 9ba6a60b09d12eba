"""Say where and when to hear that it is one's turn, on a phone and by keys alone, and sign in by mail."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, People, Person, known_problem
from tests.browser.serving import House
from tests.browser.test_keeping_games import begin, mine, press, window
from tests.browser.test_screens import barriers
from tests.browser.words import words
from tests.patience import PATIENCE
from tests.server.notice_targets import MailSink, mail_sink
from tests.server.test_notices import SENDER, code_in

ADDRESS = "anna@test.example"


@contextmanager
def posting(folder: Path) -> Iterator[tuple[House, MailSink]]:
    """A server that can send mail, and where the mail goes."""
    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever)
    thread.start()
    sinks = mail_sink()
    sink = asyncio.run_coroutine_threadsafe(sinks.__aenter__(), loop).result(PATIENCE)
    house = House(folder, {**os.environ, "UNDERCROFT_MAIL": sink.url, "UNDERCROFT_MAIL_FROM": SENDER})
    try:
        house.start()
        yield house, sink
    finally:
        house.stop()
        asyncio.run_coroutine_threadsafe(sinks.__aexit__(None, None, None), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()


def type_into(person: Person, key: str, text: str, lang: str) -> None:
    """Fill a field and press Enter."""
    field = window(person).get_by_label(words(key, lang), exact=True)
    field.fill(text)
    field.press("Enter")


@pytest.mark.parametrize("lang", ["en", "it", "ru"])
def test_notices_are_set_by_keys_on_a_phone_and_mail_signs_in(
    people: People, tmp_path: Path, lang: Literal["en", "ru", "it"]
) -> None:
    with posting(tmp_path) as (house, sink):
        person = people.new(size=PHONE, lang=lang, address=house.address)
        table = person.make("me", "bot:random")["id"]
        begin(person, "web-keep-mine", lang)
        window(person).get_by_label(words("web-name", lang)).fill("Aurelia")
        press(person, "web-keep-by-code", lang)
        press(person, "web-code-written", lang)
        expect(window(person).get_by_text(words("web-notices-none", lang))).to_be_visible()
        window(person).get_by_role("button", name=words("web-channel-add-webhook", lang)).press("Enter")
        type_into(person, "web-channel-webhook-address", "https://10.0.0.1/", lang)
        refused = words("web-error-channel-private-address", lang)
        expect(window(person).get_by_role("alert").get_by_text(refused)).to_be_visible()
        known_problem(person, "409")
        window(person).get_by_role("button", name=words("web-channel-add-mail", lang)).press("Space")
        type_into(person, "web-mail-address", ADDRESS, lang)
        expect(window(person).get_by_text(words("web-channel-waiting", lang))).to_be_visible()
        person.stays_in_width()
        assert barriers(person.page) == []
        expect(window(person).get_by_label(words("web-channel-proof", lang))).to_be_focused()
        type_into(person, "web-channel-proof", code_in(sink.letters.pop()[1].get_content()), lang)
        shown = words("web-channel-test-of", lang, target="an…@test.example")
        expect(window(person).get_by_role("button", name=shown)).to_be_focused()
        quiet = window(person).get_by_label(words("web-notices-quiet", lang))
        quiet.press("Space")
        window(person).get_by_label(words("web-notices-until", lang), exact=True).fill("07:30")
        window(person).get_by_label(words("web-notices-digest", lang), exact=True).press("Space")
        window(person).get_by_label(words("web-notices-digest-time", lang)).fill("18:15")
        person.stays_in_width()
        assert barriers(person.page) == []
        window(person).get_by_role("button", name=words("web-notices-save", lang)).press("Enter")
        person.wait_until(lambda: person.get("/person/notices")["times"]["quiet_until"] == 450)
        chosen = person.get("/person/notices")["times"]
        assert (chosen["quiet_from"], chosen["locale"], chosen["digest"]) == (22 * 60, lang, 18 * 60 + 15)
        expect(window(person).get_by_text(words("web-notices-saved", lang))).to_be_visible()
        expect(window(person).get_by_role("button", name=words("web-notices-save", lang))).to_be_focused()
        window(person).get_by_role("button", name=shown).press("Enter")
        person.wait_until(lambda: len(sink.letters) == 1)
        sink.letters.clear()
        other = people.new(size=PHONE, lang=lang, address=house.address)
        begin(other, "web-sign-in", lang)
        type_into(other, "web-mail-address", ADDRESS, lang)
        expect(window(other).get_by_text(words("web-mail-sent", lang))).to_be_visible()
        other.wait_until(lambda: len(sink.letters) == 1)
        other.stays_in_width()
        assert barriers(other.page) == []
        expect(window(other).get_by_label(words("web-mail-code", lang))).to_be_focused()
        type_into(other, "web-mail-code", code_in(sink.letters[0][1].get_content()), lang)
        expect(window(other).get_by_text(words("web-signed-in", lang, name="Aurelia"))).to_be_visible()
        assert mine(other) == [table]
