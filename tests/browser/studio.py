"""Where pictures and films of the page are made: a server, a browser, and an empty page that puts them together."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import launch
from tests.browser.people import People
from tests.browser.serving import serving


@contextmanager
def studio() -> Iterator[tuple[People, Page]]:
    """Open the studio: the people in it, and the empty page. Nothing may go wrong in it."""
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as playwright:
        browser = launch(playwright)
        people = People(browser, house.address)
        yield people, browser.new_page()
        people.leave()
        browser.close()
