"""A device whose clock is wrong by hours: the server's time counts, and what is shown fits the clock of the device."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, People
from tests.browser.words import words

PACE: Final = 300

_WRONG: Final = """
const Right = Date
globalThis.Date = class extends Right {
  constructor(...given) {
    super(...(given.length ? given : [Right.now() + BY]))
  }
  static now() {
    return Right.now() + BY
  }
}
"""
"""A clock that is wrong by so many ms."""

_IN: Final = """
(seconds) => [0, 1, 2, 3].map((minutes) =>
  new Date(Date.now() + 1000 * (seconds - 60 * minutes)).toLocaleString('en', { hour: 'numeric', minute: '2-digit' }))
"""
"""The times of day at which this device is in so many seconds, and up to three minutes earlier."""


@pytest.mark.parametrize("hours", [-5, 0, 5])
def test_by_when_one_has_to_answer_is_a_time_of_the_clock_one_has(people: People, hours: int) -> None:
    """Whatever that clock says, as much time is left as the table gives; and nothing happened hours ago."""
    host, guest = people.new(), people.new(PHONE)
    made = host.make("me", "open", pace=PACE)
    _, _, secret = made["seats"][1]["link"].partition("#")
    guest.post(f"/tables/{made['id']}/seats/1/claim", {"secret": secret, "name": "Bruna"})
    for person, query in ((host, ".seats li small:visible"), (guest, ".top .times")):
        person.context.add_init_script(_WRONG.replace("BY", str(hours * 3_600_000)))
        page = person.open("/")
        expect(page.locator("a.table .when")).to_have_text(words("web-ago-now"))
        page.locator("a.table").click()
        for load in (page.reload, lambda: None):  # reached by a link inside the page, and opened at this address
            until = page.locator(query).first
            expect(until).to_contain_text(re.compile(re.escape(words("web-until", time="")) + r"\d?\d:\d\d"))
            # The socket comes first, and only HTTP says what time it is.
            times = "|".join(map(re.escape, page.evaluate(_IN, PACE)))
            expect(until).to_contain_text(re.compile(times))
            load()
