"""The documentation site in Chromium: its diagrams are drawn without requests to other hosts."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.docs.site import ROOT, build


def test_every_diagram_is_drawn_without_another_host(browser: Browser, tmp_path: Path) -> None:
    build(tmp_path)
    page = browser.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    diagrams = 0
    for source in (ROOT / "docs").glob("*.md"):
        wanted = source.read_text(encoding="utf-8").count("```mermaid")
        if wanted:
            page.goto((tmp_path / f"{source.stem}.html").as_uri())
            # The theme replaces each diagram that it can draw; a diagram with a mistake stays text.
            expect(page.locator("div.mermaid")).to_have_count(wanted)
            expect(page.locator("pre.mermaid")).to_have_count(0)
            diagrams += wanted
    page.close()
    assert diagrams >= 2
    assert not [url for url in asked if not url.startswith(("file:", "data:", "blob:"))]
