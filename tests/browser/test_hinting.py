"""Hints at the table: what a strong bot would do, and taking its advice."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Hand, Keys, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.scenes import dungeoneer, dungeonlords
from tests.browser.scenes.shell import dialog
from tests.browser.test_screens import barriers
from tests.browser.words import words


def ask(person: Person, lang: str = "en") -> None:
    """Ask for a hint, and wait for it."""
    person.hand.use(person.page.get_by_role("button", name=words("web-hint", lang), exact=True))
    dialog(person).get_by_text(words("coach-lead", lang)).wait_for()


@pytest.mark.parametrize(("size", "hand"), [(WIDE, Mouse), (PHONE, Touch), (WIDE, Keys)])
def test_orders_that_are_advised_can_be_taken(people: People, size: tuple[int, int], hand: type[Hand]) -> None:
    """They are put together as if one had chosen them oneself, and still want to be confirmed."""
    person = people.new(size, hand)
    dungeonlords.orders(person)
    ask(person)
    assert barriers(person.page) == []
    advised = dialog(person).locator("li").first
    expect(advised).to_contain_text(re.compile(r"You can expect about −?\d+ points?"))
    said = advised.locator("b").inner_text()
    person.hand.use(advised.get_by_role("button", name=words("coach-take")))
    expect(dialog(person)).to_have_count(0)
    steps = person.page.locator(".sequence .filled .word").all_inner_texts()
    assert len(steps) == 3 and all(step.casefold() in said.casefold() for step in steps), (steps, said)
    question = person.page.locator("section.bar h2")
    asked = question.inner_text()
    person.hand.use(person.page.locator(".sequence .confirm .btn"))
    expect(question).not_to_have_text(asked)


def test_an_answer_that_is_advised_is_given(people: People) -> None:
    person = people.new(WIDE, Mouse)
    dungeoneer.place(person)
    question = person.page.locator("section.bar h2")
    asked = question.inner_text()
    ask(person)
    person.hand.use(dialog(person).get_by_role("button", name=words("coach-take")).first)
    expect(dialog(person)).to_have_count(0)
    confirm = person.page.locator(".bar .confirm .btn.main")
    if confirm.count():
        person.hand.use(confirm)
    expect(question).not_to_have_text(asked)


def test_where_others_play_there_are_no_hints(people: People) -> None:
    person = people.new(WIDE, Mouse)
    dungeonlords.curtain(person)
    person.page.get_by_role("button").first.wait_for()
    assert not person.page.get_by_role("button", name=words("web-hint"), exact=True).count()
