"""Screens that do not depend on the game."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator

import undercroft
from tests.browser.people import GAME, Person, known_problem
from tests.browser.scenes.scene import Scenes
from tests.browser.screen import CONFIRM, ORDER, look
from tests.browser.words import title, words
from undercroft.compiled import engine
from undercroft.dungeonlords.content.tile_tables import PLACES
from undercroft.study.puzzles.puzzle_library import puzzles_of


def dialog(person: Person) -> Locator:
    """The dialog over the page."""
    return person.page.get_by_role("dialog")


def home(person: Person) -> None:
    """The first page."""
    person.open("/")
    person.page.get_by_role("button", name=words("web-play-full")).wait_for()


def setting_up(person: Person) -> None:
    """The first page with all options shown."""
    home(person)
    person.page.get_by_role("button", name=words("web-set-up")).click()
    person.page.get_by_label(words("web-seat", n=2)).select_option("hotseat")
    person.page.get_by_text(words("web-options-more")).click()


def joining(person: Person) -> None:
    """Following a link to a seat."""
    link = person.make("me", "open")["seats"][1]["link"]
    person.open(link)
    person.page.get_by_role("button", name=words("web-sit-down", n=2)).wait_for()


def about(person: Person) -> None:
    """The About window."""
    person.open("/about")
    person.page.get_by_role("heading", name=words("web-about")).wait_for()
    person.page.get_by_text(words("web-about-version", version=undercroft.__version__)).wait_for()
    person.page.get_by_text(words("web-about-engine", engine=engine())).wait_for()


def gallery(person: Person) -> None:
    """All cards and tiles of both games, drawn as far as the screen reaches."""
    person.open("/gallery")
    person.page.locator(".exhibit .plate > *").first.wait_for()


def puzzles(person: Person) -> None:
    """What somebody has solved, and what comes next."""
    person.open(f"/puzzles/{GAME}")
    person.page.get_by_role("link", name=words("web-puzzle-daily-open")).wait_for()


def puzzle_asked(person: Person) -> None:
    """A puzzle at its first question."""
    puzzle = next(one for one in puzzles_of(GAME) if one.kind == "battles")
    person.open(f"/puzzles/{GAME}/{puzzle.id}")
    person.page.locator(".bar h2").wait_for()


def puzzle_solved(person: Person) -> None:
    """The solution of a puzzle."""
    puzzle = next(one for one in puzzles_of(GAME) if one.kind == "orders")
    person.open(f"/puzzles/{GAME}/{puzzle.id}")
    look(person.page)
    for order in puzzle.best[0].split()[1:]:
        place = title(next(place.id for place in PLACES if place.order == order).replace("_", "-"))
        person.hand.use(person.page.locator(ORDER, has_text=place).first)
    person.hand.use(person.page.locator(CONFIRM))
    person.hand.use(person.page.get_by_role("button", name=words("web-puzzle-solution")))
    person.page.locator("[data-phase=told]").wait_for()


def inviting(person: Person) -> None:
    """Links for those who are invited."""
    home(person)
    person.page.get_by_role("button", name=words("web-set-up")).click()
    person.page.get_by_label(words("web-seat", n=2)).select_option("open")
    person.page.get_by_role("button", name=words("web-start"), exact=True).click()
    dialog(person).get_by_role("button", name=words("web-qr")).click()
    dialog(person).get_by_role("img", name=words("web-qr-alt")).wait_for()


def unknown(person: Person) -> None:
    """An address at which there is nothing."""
    person.open("/nothing/here")
    person.page.get_by_role("heading", name=words("web-unknown")).wait_for()
    known_problem(person, "status of 404")


PICTURED: Final[Scenes] = {
    "home": home,
}
"""Those of which the documentation has pictures."""

OTHERS: Final[Scenes] = {
    "setting-up": setting_up,
    "inviting": inviting,
    "joining": joining,
    "about": about,
    "gallery": gallery,
    "puzzles": puzzles,
    "puzzle-asked": puzzle_asked,
    "puzzle-solved": puzzle_solved,
    "unknown": unknown,
}
"""Those that are only tested."""
