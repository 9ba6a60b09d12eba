"""Battle training on the page: the goal before, hints off the solution's line, the verdict after, and lines played."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.hands import Hand, Keys, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.scenes.shell import dialog
from tests.browser.screen import look
from tests.browser.test_screens import barriers
from tests.browser.words import words

LORDS: Final = "dungeon-lords"
WAYS: Final = [(WIDE, Mouse, "en", "1"), (PHONE, Touch, "ru", "4"), (WIDE, Keys, "it", "room")]


def begin(person: Person, scenario: str, lang: str) -> None:
    """Begin a scenario; its goal stands there."""
    person.open(f"/table/{person.post(f'/training/{scenario}', {'game': LORDS})['id']}")
    goal = words("train-goal", lang, count=0 if scenario == "room" else 1)
    person.page.locator(".lesson").get_by_text(goal).wait_for()
    look(person.page)


def answer(person: Person) -> bool:
    """Give the first answer of all that may be given now that ends something, or else the first; False if none may."""
    decisions = person.snapshot()["decisions"]
    if not decisions:
        return False
    (asked,) = decisions
    answers = [option["action"] for option in asked["options"]]
    chosen = "ready" if "ready" in answers else answers[0]
    body = {"seat": 0, "decision": asked["number"], "action": chosen}
    person.post(f"/tables/{person.table}/answer", body)
    return True


def press(person: Person, key: str, lang: str) -> None:
    """Press a button with these words."""
    person.hand.use(person.page.get_by_role("button", name=words(key, lang), exact=True))


@pytest.mark.parametrize(("size", "hand", "lang", "scenario"), WAYS)
def test_a_battle_that_was_missed_is_judged_and_played_better(
    people: People, size: tuple[int, int], hand: type[Hand], lang: Literal["en", "ru", "it"], scenario: str
) -> None:
    """The result says what a lord who sends nobody has missed; the better line plays itself, and is without fault."""
    person = people.new(size, hand, lang=lang)
    begin(person, scenario, lang)
    while answer(person):
        pass
    verdict = dialog(person).locator(".verdict")
    expect(verdict).to_contain_text(words("train-instead", lang))
    assert barriers(person.page) == []
    better = verdict.locator("li").all_inner_texts()
    assert better and not [line for line in better if "{" in line]
    press(person, "web-solution-played", lang)
    status = person.page.locator(".lesson [role=status]")
    expect(status).to_contain_text(better[0])
    expect(dialog(person).locator(".verdict .best")).to_have_text(words("train-best", lang))


def test_after_a_scenario_comes_the_next_one(people: People) -> None:
    person = people.new()
    begin(person, "1", "en")
    played = person.table
    while answer(person):
        pass
    title = words("web-lesson-dungeon-lords-2", "en")
    button = dialog(person).get_by_role("button", name=words("web-lesson-next", "en", title=title), exact=True)
    person.hand.use(button)
    person.page.wait_for_url(lambda url: not url.endswith(played))
    person.page.locator(".lesson").wait_for()
    assert person.snapshot()["table"]["lesson"] == "2"


def test_off_the_solution_a_hint_says_what_is_best_from_here(people: People) -> None:
    person = people.new()
    begin(person, "1", "en")
    asked = person.page.locator("section.bar h2").inner_text()
    assert answer(person)
    expect(person.page.locator("section.bar h2")).not_to_have_text(asked)
    look(person.page)
    press(person, "web-hint", "en")
    status = person.page.locator(".lesson [role=status]")
    expect(status).to_contain_text(words("web-hint-best", label="").strip())


def test_the_solution_plays_itself_until_somebody_goes_on_himself(people: People) -> None:
    person = people.new()
    begin(person, "2", "en")
    press(person, "web-solution", "en")
    first = dialog(person).locator(".move").first.inner_text()
    press(person, "web-solution-played", "en")
    status = person.page.locator(".lesson [role=status]")
    expect(status).to_contain_text(first)
    press(person, "web-solution-stop", "en")
    expect(person.page.get_by_role("button", name=words("web-solution-stop"))).to_have_count(0)
    press(person, "web-hint", "en")
    expect(status).to_contain_text(words("web-hint-next", label="").strip())
