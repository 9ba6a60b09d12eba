"""A refusal comes from the engine and links to its rule."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.positions import asks
from tests.browser.screen import DARK, REFUSAL, look
from undercroft.locale.texts import Texts


def test_the_rule_of_a_refusal_can_be_read(people: People) -> None:
    """The page shows the sentence that the server sent; the rule opens beside the game."""
    person = people.new()
    page = person.open(f"/table/{person.resume('4-lords-full', asks('dig'), 1)}")
    look(page)
    person.heard.clear()
    person.hand.press(f".map :is({DARK})")
    shown = page.locator(REFUSAL)
    shown.wait_for()
    given = [message["refusal"] for message in map(json.loads, person.heard) if message["type"] == "why"]
    texts = Texts("en", "dungeon-lords")
    sentences = [texts.refusal(one["rule"], one["reason"], one["args"]).rpartition(" [")[0] for one in given]
    assert any(sentence in shown.inner_text() for sentence in sentences), sentences
    link = shown.get_by_role("link")
    with person.context.expect_page() as opened:
        link.click()
    rule = opened.value.locator(".here")
    expect(rule).to_contain_text(link.inner_text())
    expect(rule).to_be_in_viewport()
    assert look(page).what == "asked"
