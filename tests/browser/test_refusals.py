"""Why not: whatever does not glow can be asked why."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import TimeoutError as TooLong
from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.positions import asks
from tests.browser.screen import DARK, REFUSAL, labels, look
from undercroft.locale.texts import Texts

WANTED: Final = 10
QUESTIONS: Final = (
    ("4-lords-full", "build", 1, ".map"),
    ("4-lords-full", "orders", 1, ".places"),
    ("4-lords-full", "hire", 1, ".stores"),
    ("4-lords-full", "dig", 1, ".map"),
    ("4-lords-full", "attack", 0, ".battle"),
    ("3-lords-full", "mark", 0, ".map"),
    ("3-lords-full", "wages", 0, ".stores"),
)
"""Where wrong answers are easily found: record, prompt, which of its occurrences, part of the screen."""


def why_not(person: Person, query: str, n: int) -> dict[str, Any] | None:
    """Ask why the n-th dark thing is not possible; None: nothing is said."""
    page = person.page
    close = page.locator(REFUSAL).get_by_role("button")
    if close.count():
        close.click()
    person.heard.clear()
    person.hand.press(query, n)
    try:
        page.locator(REFUSAL).wait_for(timeout=400)
    except TooLong:
        return None
    replies = [message for message in map(json.loads, person.heard) if message["type"] == "why"]
    refusal: dict[str, Any] = replies[-1]["refusal"]
    return refusal


def test_ten_refusals_with_their_rules(people: People) -> None:
    """Whatever does not glow says in words why, with the number of the rule, which leads to its text."""
    person = people.new()
    page = person.page
    told: dict[str, str] = {}
    texts = Texts("en")
    for record, question, nth, part in QUESTIONS:
        if len(told) >= WANTED:
            break
        person.open(f"/table/{person.resume(record, asks(question), nth)}")
        look(page)
        query = f"{part} :is({DARK})"
        for n in range(len(labels(page, query))):
            refusal = why_not(person, query, n)
            if refusal is None or refusal["reason"] in told:
                continue
            told[refusal["reason"]] = refusal["rule"]
            shown = page.locator(REFUSAL)
            expect(shown).to_contain_text(
                texts.refusal(refusal["rule"], refusal["reason"], refusal["args"]).rpartition(" [")[0]
            )
            expect(shown.get_by_role("link")).to_have_text(refusal["rule"])
            expect(shown.get_by_role("link")).to_have_attribute("href", f"/rules/dungeon-lords#{refusal['rule']}")
            if len(told) > 1:
                continue
            the_rule_is_there(person)
    assert len(told) >= WANTED, told


def the_rule_is_there(person: Person) -> None:
    """The link of what is said leads to the text of the rule, in a page of its own."""
    link = person.page.locator(REFUSAL).get_by_role("link")
    with person.context.expect_page() as opened:
        link.click()
    rule = opened.value.locator(".here")
    expect(rule).to_contain_text(link.inner_text())
    expect(rule).to_be_in_viewport()
    opened.value.close()
