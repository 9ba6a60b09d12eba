"""The documentation site: it builds without a warning, asks no other host, and shows what it promises."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests.docs.site import build

LOADED: Final = re.compile(r"<(?:script|img|iframe)[^>]* src=\"?([^\" >]+)|<link[^>]* href=\"?([^\" >]+)")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    build(folder)
    return folder


def test_no_page_loads_anything_from_another_host(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 20
    for page in pages:
        loaded = ["".join(pair) for pair in LOADED.findall(page.read_text(encoding="utf-8"))]
        assert loaded
        assert not [url for url in loaded if re.match(r"(\w+:)?//", url)], page.name


def test_diagrams_are_drawn_by_a_script_of_the_site(site: Path) -> None:
    page = (site / "architecture.html").read_text(encoding="utf-8")
    assert page.count('class="mermaid"') == 2
    # The theme would fetch the script from a public host unless it is loaded before.
    assert page.index("assets/javascripts/mermaid.js") < page.index('class="mermaid"')
    assert "globalThis" in (site / "assets" / "javascripts" / "mermaid.js").read_text(encoding="utf-8")
    assert "mermaid.js" not in (site / "index.html").read_text(encoding="utf-8")


def test_a_page_in_several_languages_has_a_switch(site: Path) -> None:
    for language, ending in (("en", ""), ("ru", ".ru"), ("it", ".it")):
        page = (site / "rules" / f"dungeon-lords{ending}.html").read_text(encoding="utf-8")
        assert re.search(rf'<html[^>]* lang="?{language}"?', page)
        links = re.findall(r'<a href="?([^" >]+)"? hreflang="?(\w+)', page)
        assert [lang for _, lang in links] == ["en", "ru", "it"]
        assert all((site / "rules" / link).exists() for link, _ in links)
    assert "hreflang" not in (site / "hosting.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name",
    [
        "kernel.engine.games.find_game",
        "kernel.engine.game_state.State.determinize",
        "kernel.engine.decisions.Decision",
        "kernel.engine.action_vocabulary.Vocabulary.parse",
        "kernel.history.records.Record.open",
        "kernel.history.match.Match.undo",
        "kernel.checks.properties.check_game",
        "dungeonlords.game.definition.GAME",
        "dungeonlords.views.View",
        "dungeoneer.game.definition.GAME",
        "bots.bot.Bot.choose",
        "arena.selfplay.play_all",
    ],
)
def test_the_reference_has_the_public_names(site: Path, name: str) -> None:
    text = "".join([page.read_text(encoding="utf-8") for page in (site / "api").glob("*.html")])
    assert f'id="undercroft.{name}"' in text


def test_the_reference_shows_docstrings_as_they_are_meant(site: Path) -> None:
    text = "".join([page.read_text(encoding="utf-8") for page in (site / "api").glob("*.html")])
    assert "====" not in text, "a table in a docstring stands there as signs"
    assert "&gt;&gt;&gt; &gt;" not in text and "<blockquote>" not in text, "an example stands there as a quotation"
    assert "early_hire_costs" in text and "<td>adventurers from the front" in text
