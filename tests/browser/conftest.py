"""Chromium, a server, and people with their browsers.

In every test, no page may log an error, send a request to another host, or scroll sideways.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.people import People
from tests.browser.serving import House, serving
from tests.patience import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str | None:
    """Find the machine's Chromium; nothing is ever downloaded."""
    asked = os.environ.get("UNDERCROFT_CHROMIUM")
    return asked or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def launch(playwright: Playwright) -> Browser:
    """Start a browser without a window."""
    return playwright.chromium.launch(
        executable_path=chromium(), headless=True, args=list(FLAGS), timeout=PATIENCE * 1000
    )


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, started once for this folder; afterwards Playwright's event loop no longer runs."""
    if chromium() is None:
        missing = "no Chromium on this machine (Debian: apt-get install chromium), so nothing is played in it"
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests."""
    with serving(tmp_path_factory.mktemp("server")) as house:
        yield house


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that the test may kill."""
    with serving(tmp_path) as house:
        yield house


@pytest.fixture
def people(browser: Browser, house: House, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[People]:
    """The people in this test; when it ends, none of their pages may have anything to complain of."""
    people = People(browser, house.address)
    yield people
    people.leave()
