"""The names of bots and the badges of their levels at a table."""

from __future__ import annotations

from typing import Literal

import pytest

from tests.browser.people import FONTS, People

CUT = """() => [...document.querySelectorAll('.rivals .row1 b, .rivals .head b')]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
OVER = """() => [...document.querySelectorAll('.rivals .who, .rivals button.rival')].flatMap((card) => {
  const edge = card.getBoundingClientRect().right
  return [...card.querySelectorAll('*')]
    .filter((part) => part.getBoundingClientRect().right > edge + 1)
    .map((part) => part.className.baseVal ?? part.className)
})"""


@pytest.mark.parametrize(
    ("game", "bots"), [("dungeoneer", ("lichlord",) * 3), ("dungeon-lords", ("overlord", "baron", "trainee"))]
)
@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_the_rivals_panel_shows_whole_names_and_levels(
    people: People, game: str, bots: tuple[str, ...], lang: Literal["en", "ru", "it"]
) -> None:
    person = people.new((1920, 1080), lang=lang)
    made = person.post("/tables", {"game": game, "seats": ["me", *[f"bot:{bot}" for bot in bots]], "seed": "names"})
    page = person.open(f"/table/{made['id']}")
    page.locator(".rivals .level").nth(2).wait_for()
    page.evaluate(FONTS)
    assert page.evaluate(CUT) == []
    assert page.evaluate(OVER) == []
    assert page.locator(".rivals .level").count() == 3
