"""The page brings its own fonts, so that it looks the same on every machine."""

from __future__ import annotations

from typing import Final, Literal

import pytest
from playwright.sync_api import Page

from tests.browser.people import People
from tests.browser.positions import asks
from tests.browser.screen import look

SERIF: Final = "Alegreya SemiBold"
SANS: Final = "Source Sans 3"

FIRST_PAGE: Final = {
    "h1": SERIF,
    ".new h2": SERIF,
    ".title p": SANS,
    ".new .play small": SANS,
    ".new .preset small": SANS,
}
TABLE: Final = {".bar h2": SERIF, ".places .label": SERIF, ".log h2": SERIF, ".log label": SANS, ".log .lines p": SANS}


def painted(page: Page, selector: str) -> dict[str, bool]:
    """The fonts that rendered the text of the first such element, and whether the page brought each of them."""
    session = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        session.send(f"{domain}.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    assert node, f"nothing on the page matches {selector}"
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    session.detach()
    # The variable font's default weight is part of its name.
    return {font["familyName"].partition(" ExtraLight")[0]: font["isCustomFont"] for font in fonts}


def fonts_are(page: Page, expected: dict[str, str]) -> None:
    """Assert that each of these elements is rendered in one font, which the page brought."""
    page.evaluate("document.fonts.ready")
    assert {selector: painted(page, selector) for selector in expected} == {
        selector: {family: True} for selector, family in expected.items()
    }


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_pages_own_fonts_render_every_letter(people: People, lang: Literal["en", "ru"]) -> None:
    """Latin and Cyrillic, headings and text, on the first page and at the table."""
    person = people.new(lang=lang)
    page = person.open("/")
    page.locator(".new .play").wait_for()
    fonts_are(page, FIRST_PAGE)
    person.open(f"/table/{person.resume('4-lords-full', asks('orders'), 4)}")
    look(page)
    fonts_are(page, TABLE)
