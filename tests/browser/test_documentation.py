"""The documentation site in Chromium, opened from disk: diagrams and search work without requests to other hosts."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.docs.site import ROOT, build
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    return folder


def test_every_diagram_is_drawn_without_another_host(browser: Browser, site: Path) -> None:
    page = browser.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    diagrams = 0
    for source in (ROOT / "docs").glob("*.md"):
        wanted = source.read_text(encoding="utf-8").count("```mermaid")
        if wanted:
            page.goto((site / f"{source.stem}.html").as_uri())
            # The theme replaces each diagram that it can draw; a diagram with a mistake stays text.
            expect(page.locator("div.mermaid")).to_have_count(wanted)
            expect(page.locator("pre.mermaid")).to_have_count(0)
            diagrams += wanted
    page.close()
    assert diagrams >= 2
    assert not [url for url in asked if not url.startswith(("file:", "data:", "blob:"))]


@pytest.mark.parametrize(
    ("words", "found"), [("determinize", "api/kernel.html"), ("сокровище", "rules/dungeoneer.ru.html")]
)
def test_the_search_finds_pages_without_a_server(browser: Browser, site: Path, words: str, found: str) -> None:
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto((site / "index.html").as_uri())
    field = page.get_by_role("textbox", name="Search")
    field.click()
    field.fill(words)
    field.press("End")  # the theme searches when a key is released
    expect(page.locator(f".md-search-result__link[href*='{found}']").first).to_be_visible(timeout=PATIENCE * 1000)
    page.close()
    assert not [url for url in asked if not url.startswith(("file:", "data:", "blob:"))]
