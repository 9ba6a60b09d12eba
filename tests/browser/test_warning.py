"""The coach holds a blunder back: it is taken back, or played all the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.hands import Hand, Keys, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.scenes import dungeonlords
from tests.browser.scenes.shell import dialog
from tests.browser.screen import BOARD, CONFIRM, OPTIONS
from tests.browser.test_screens import barriers
from tests.browser.words import words

HANDS = [(WIDE, Mouse), (PHONE, Touch), (WIDE, Keys)]
TITLE = "section.bar h2"


def switch_on(person: Person, lang: str = "en") -> None:
    """Ask to be warned, where the hint is."""
    person.hand.use(person.page.get_by_role("button", name=words("web-hint", lang), exact=True))
    box = dialog(person).get_by_label(words("web-warn-blunders", lang))
    person.hand.use(box)
    if isinstance(person.hand, Keys):
        person.page.keyboard.press("Space")
    expect(box).to_be_checked()
    person.hand.use(dialog(person).get_by_role("button", name=words("web-close", lang)))
    expect(dialog(person)).to_have_count(0)


def pay_nothing(person: Person) -> Locator:
    """Pay no tax, which costs many points; return the question."""
    person.hand.press(OPTIONS, 0)
    if person.page.locator(CONFIRM).count():
        person.hand.press(CONFIRM)
    return person.page.locator(TITLE)


def warned(person: Person, lang: str = "en") -> Locator:
    """The warning, once it is there."""
    warning = dialog(person)
    warning.get_by_role("heading", name=words("coach-warning", lang)).wait_for()
    return warning


@pytest.mark.parametrize(("size", "hand"), HANDS)
def test_a_blunder_can_be_taken_back_or_played_all_the_same(
    people: People, size: tuple[int, int], hand: type[Hand]
) -> None:
    person = people.new(size, hand, listed=True)
    dungeonlords.table(person, "tax")
    switch_on(person)
    question = pay_nothing(person)
    asked = question.inner_text()
    before = person.snapshot()["decisions"]
    warning = warned(person)
    assert barriers(person.page) == []
    said = warning.inner_text()
    assert words("coach-against", causes="").strip() in said and "Better: " in said
    person.hand.use(warning.get_by_role("button", name=words("coach-take-back")))
    expect(dialog(person)).to_have_count(0)
    expect(question).to_have_text(asked)
    assert person.snapshot()["decisions"] == before
    pay_nothing(person)
    person.hand.use(warned(person).get_by_role("button", name=words("coach-all-the-same")))
    expect(question).not_to_have_text(asked)
    expect(dialog(person)).to_have_count(0)


def test_orders_that_are_taken_back_can_be_changed(people: People) -> None:
    """They are still there; Escape takes them back, too."""
    person = people.new(WIDE, Mouse, lang="ru", listed=True)
    dungeonlords.orders(person)
    switch_on(person, "ru")
    person.hand.press(BOARD, 0)
    chosen = person.page.locator(".sequence .filled .word").all_inner_texts()
    person.hand.use(person.page.locator(".sequence .confirm .btn"))
    warned(person, "ru")
    person.page.keyboard.press("Escape")
    expect(dialog(person)).to_have_count(0)
    expect(person.page.locator(".sequence .filled .word")).to_have_text(chosen)


def test_who_does_not_ask_is_not_warned(people: People) -> None:
    person = people.new(WIDE, Mouse, listed=True)
    dungeonlords.table(person, "tax")
    asked = person.page.locator(TITLE).inner_text()
    question = pay_nothing(person)
    expect(question).not_to_have_text(asked)
    assert not dialog(person).count()


def test_a_slow_server_is_not_waited_for(people: People) -> None:
    """A player who does not want to wait plays at once, or takes the answer back."""
    person = people.new(WIDE, Mouse, listed=True)
    dungeonlords.table(person, "tax")
    switch_on(person)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    person.page.route("**/warning", hold)
    asked = person.page.locator(TITLE).inner_text()
    question = pay_nothing(person)
    looking = person.page.get_by_role("status").filter(has_text=words("coach-checking"))
    person.hand.use(looking.get_by_role("button", name=words("coach-take-back")))
    expect(question).to_have_text(asked)
    expect(person.page.locator(OPTIONS).first).to_be_enabled()
    pay_nothing(person)
    person.hand.use(looking.get_by_role("button", name=words("coach-all-the-same")))
    expect(question).not_to_have_text(asked)
    assert len(held) == 2
