"""Stories of what happened run at the chosen speed, and never hold anybody up."""

from __future__ import annotations

import random
from typing import Final

from tests.browser.people import People, Person
from tests.browser.playing import act
from tests.browser.screen import TICKER, look
from tests.browser.words import words

LOOKS: Final = 100
"""How often the button may come back."""
STEP: Final = 50
"""How many milliseconds pass between two looks at a story."""

_WATCH: Final = """
(ticker) => {
  window.told = []
  const see = () => {
    const words = document.querySelector(ticker)?.innerText
    if (words && words !== window.told.at(-1)?.[1]) window.told.push([performance.now(), words])
  }
  new MutationObserver(see).observe(document.body, { subtree: true, childList: true, characterData: true })
}
"""


def told(person: Person, answers: int = 4) -> list[tuple[float, str]]:
    """The moments, on the page's clock, at which each line of the story of the last answer appeared."""
    page = person.page
    made = person.make("me", "bot:random", "bot:random", "bot:random", preset="first", seed="telling")
    person.stop_time()
    person.open(f"/table/{made['id']}")
    look(page)
    page.evaluate(_WATCH, TICKER)
    dice = random.Random("telling")
    for _ in range(answers):
        act(person, look(page), dice)
    look(page)
    while page.locator(TICKER).count():
        page.clock.run_for(STEP)
    lines: list[tuple[float, str]] = page.evaluate("window.told")
    return lines


def choose_speed(person: Person, key: str) -> None:
    """Choose the story speed in the settings of the first page."""
    page = person.open("/")
    page.get_by_label(words("web-speed")).select_option(label=words(key))


def test_events_are_told_one_after_another(people: People) -> None:
    """The chosen speed sets the pace."""
    normal, fast = people.new(motion=True), people.new(motion=True)
    choose_speed(fast, "web-fast")
    lines, hurried = told(normal), told(fast)
    assert len(lines) > 3
    spans = [one[-1][0] - one[0][0] for one in (lines, hurried)]
    assert spans[1] < 0.8 * spans[0]


def test_no_story_without_animation(people: People) -> None:
    """With animation off, the outcome appears at once."""
    assert told(people.new(motion=False)) == []


def test_the_rest_can_be_skipped(people: People) -> None:
    """By pressing the button beside it, or by answering."""
    person = people.new(motion=True)
    made = person.make("me", "bot:random", "bot:random", "bot:random", preset="first", seed="telling")
    person.stop_time()
    page = person.open(f"/table/{made['id']}")
    dice = random.Random("telling")
    skip = page.locator(f"{TICKER} button")
    # Found and pressed in one step: what is being told may end in between.
    press = "all => all.map((button) => button.click()).length"
    while not skip.evaluate_all(press):
        act(person, look(page), dice)
    # A single event has no button. Bots that answer meanwhile start a new story.
    assert any(not skip.evaluate_all(press) for _ in range(LOOKS))
