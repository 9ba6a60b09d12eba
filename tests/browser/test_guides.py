"""The pages beside the numbered rules."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.scenes import dungeoneer, dungeonlords
from tests.browser.scenes.scene import Scene
from tests.browser.words import words
from undercroft.kernel.engine.games import GAMES
from undercroft.locale.texts import LANGUAGES

PAGES: Final = re.compile(rb"/Type\s*/Page\b")
"""What begins each page of a PDF file."""


def test_a_link_to_a_rule_opens_its_example(people: People) -> None:
    """Other rules stay short until their details are wanted, or something in them is looked for."""
    person = people.new()
    page = person.open("/rules/dungeon-lords#DL-5.3")
    rule = page.locator("[id='DL-5.3']")
    expect(rule.get_by_text("With 2 gold you still get 2 food.")).to_be_visible()
    other = page.locator("[id='DL-5.8'] details")
    expect(other.locator("p").first).to_be_hidden()
    other.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(other.locator("p").first).to_be_visible()
    page.get_by_role("searchbox").fill("foreman")
    expect(page.locator("[id='DL-5.7'] details p").first).to_be_visible()


@pytest.mark.parametrize(("game", "lang", "sheet"), [("dungeon-lords", "ru", "traps"), ("dungeoneer", "it", "battle")])
def test_a_link_leads_to_a_table_and_from_there_to_its_rules(people: People, game: str, lang: Any, sheet: str) -> None:
    person = people.new(lang=lang)
    page = person.open(f"/rules/{game}/tables#{sheet}")
    heading = page.locator(f"#{sheet}")
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    assert "*" not in page.locator("article").inner_text()
    page.locator(f"#{sheet} + p a").first.click()
    page.wait_for_url(f"**/rules/{game}#D*")
    expect(page.locator(".here")).to_be_in_viewport()
    page.get_by_role("link", name=words("web-guide-tables", lang)).click()
    expect(page.locator("article table").first).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_summary_of_each_game_prints_on_one_page(people: People, lang: Any) -> None:
    person = people.new(lang=lang)
    for game in GAMES:
        page = person.open(f"/rules/{game}/summary")
        expect(page.locator("article ul").last).to_be_visible()
        page.evaluate("document.fonts.ready.then(() => null)")
        assert len(PAGES.findall(page.pdf(format="A4", prefer_css_page_size=True))) == 1, game
    person.stays_in_width()


@pytest.mark.parametrize(
    ("scene", "stage"),
    [(dungeonlords.orders, "dungeon-lords/summary#DL-4.1"), (dungeoneer.feats, "dungeoneer/summary#DN-4.4")],
    ids=lambda one: getattr(one, "__name__", ""),
)
def test_the_order_of_play_marks_where_a_table_is(people: People, scene: Scene, stage: str) -> None:
    """The menu of a table leads there; the heading says so in words, too."""
    person = people.new()
    scene(person)
    person.page.get_by_role("button", name=words("web-menu")).click()
    link = person.page.get_by_role("link", name=words("web-guide-order"))
    expect(link).to_have_attribute("href", f"/rules/{stage}")
    now = person.open(f"/rules/{stage}").locator("article [aria-current=step]")
    expect(now).to_contain_text(words("web-guide-now"))
    expect(now).to_be_in_viewport()
