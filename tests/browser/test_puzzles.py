"""Puzzles on the page: answered by what glows, judged, tried again, and their solution played."""

from __future__ import annotations

import random
import time
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import expect

from tests.amounts import SOAK
from tests.browser.hands import Gone, Hand, Keys, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person, known_problem
from tests.browser.screen import CONFIRM, ORDER, look
from tests.browser.test_screens import barriers
from tests.browser.words import title, words
from tests.patience import PATIENCE
from undercroft.dungeonlords.content.tile_tables import PLACES
from undercroft.study.puzzles.puzzle import Puzzle
from undercroft.study.puzzles.puzzle_kinds import kinds_of
from undercroft.study.puzzles.puzzle_library import find_puzzle, puzzles_of

GAME: Final = "dungeon-lords"
PUZZLES: Final = puzzles_of(GAME)
PLACE_OF: Final = {place.order: place.id for place in PLACES}
Lang = Literal["en", "ru", "it"]

SAID: Final = ".said [role=status]"
JUDGED: Final = "[data-phase=judged]"
TOLD: Final = "[data-phase=told]"


def kept(person: Person, game: str = GAME) -> Any:
    """What the browser remembers."""
    return person.page.evaluate("game => JSON.parse(localStorage.getItem('undercroft-puzzles') ?? '{}')[game]", game)


def press(person: Person, key: str, lang: Lang) -> None:
    """Press the button with these words."""
    person.hand.use(person.page.get_by_role("button", name=words(key, lang), exact=True))


def give_orders(person: Person, orders: str, lang: Lang) -> None:
    """Put three orders together by the names of their places, and confirm them."""
    for order in orders.split()[1:]:
        place = title(PLACE_OF[order].replace("_", "-"), lang)
        person.hand.use(person.page.locator(ORDER, has_text=place).first)
    person.hand.use(person.page.locator(CONFIRM))
    person.page.locator(JUDGED).wait_for()


def answer(person: Person, dice: random.Random) -> None:
    """Answer a puzzle at random, until it is judged."""
    end = time.monotonic() + PATIENCE
    while not person.page.locator(JUDGED).count():
        assert time.monotonic() < end, "the puzzle was never judged"
        person.stays_in_width()
        seen = look(person.page, patience=0.2)
        if seen.what != "asked":
            continue
        try:
            if seen.confirm:
                person.hand.confirm()
            else:
                person.hand.choose(seen, dice)
        except Gone:
            continue


def worst(puzzle: Puzzle) -> str:
    lines = kinds_of(GAME)[puzzle.kind].lines(puzzle.position, puzzle.seat)
    return lines[puzzle.losses.index(max(puzzle.losses))][0]


HANDS: Final[list[tuple[type[Hand], tuple[int, int], Lang]]] = [
    (hand, size, lang) for hand, size in ((Touch, PHONE), (Keys, WIDE), (Mouse, WIDE)) for lang in ("ru", "it", "en")
]


@pytest.mark.soak
@pytest.mark.parametrize(
    ("hand", "size", "lang"), HANDS if SOAK else HANDS[::4], ids=lambda one: getattr(one, "__name__", str(one))
)
def test_puzzles_are_solved_by_three_hands_in_three_languages(
    people: People, hand: type[Hand], size: tuple[int, int], lang: Lang
) -> None:
    person = people.new(size, hand, lang=lang)
    puzzle = next(one for one in PUZZLES if one.kind == "orders")
    person.open(f"/puzzles/{GAME}/{puzzle.id}")
    look(person.page)
    give_orders(person, worst(puzzle), lang)
    expect(person.page.locator(SAID)).to_contain_text(
        words("web-puzzle-loses", lang, measure="points", points="#").partition("#")[0]
    )
    first = kept(person)
    assert first["tried"] == {puzzle.id: False} and first["rating"]["rating"] < 1500
    press(person, "web-puzzle-again", lang)
    look(person.page)
    give_orders(person, puzzle.best[0], lang)
    expect(person.page.locator(SAID)).to_contain_text(words("web-puzzle-right", lang))
    assert kept(person) == first, "only the first try counts"
    press(person, "web-puzzle-solution", lang)
    person.page.locator(TOLD).wait_for()
    press(person, "web-next", lang)
    expect(person.page.locator(".said .number")).to_contain_text("1 /")
    press(person, "web-puzzle-next", lang)
    expect(person.page.locator("[data-phase=asked]")).to_have_count(1)
    following = find_puzzle(GAME, person.table)
    assert following is not None and following != puzzle
    answer(person, random.Random(0))
    assert set(kept(person)["tried"]) == {puzzle.id, following.id}


def test_a_battle_is_planned_and_its_solution_played(people: People) -> None:
    person = people.new(WIDE, Mouse)
    puzzle = next(one for one in PUZZLES if one.kind == "battles" and len(one.after) > 1)
    person.open(f"/puzzles/{GAME}/{puzzle.id}")
    answer(person, random.Random(1))
    press(person, "web-puzzle-solution", "en")
    expect(person.page.locator(SAID)).to_contain_text(words("web-puzzle-best", "en", answers="#").partition("#")[0])
    onward = person.page.locator(".said").get_by_role("button", name=words("web-next"), exact=True)
    while onward.is_enabled():
        onward.click()
    number = person.page.locator(".said .number")
    steps = len(puzzle.best) + len(puzzle.after) - 1
    expect(number).to_have_text(f"{steps} / {steps}")
    expect(person.page.get_by_role("log").first).not_to_be_empty()


@pytest.mark.parametrize(("size", "hand", "lang"), [(WIDE, Mouse, "en"), (PHONE, Touch, "ru"), (WIDE, Keys, "it")])
def test_puzzles_of_the_other_game_are_chosen_and_solved(
    people: People, size: tuple[int, int], hand: type[Hand], lang: Lang
) -> None:
    """From the page of one game to that of the other; what a wrong answer costs is said in per cent."""
    person = people.new(size, hand, lang=lang)
    page = person.page
    person.open("/puzzles")
    person.hand.use(page.get_by_role("link", name=title("dungeoneer", lang), exact=True))
    expect(page.get_by_role("heading", level=1)).to_contain_text(title("dungeoneer", lang))
    assert not barriers(page)
    person.stays_in_width()
    press(person, "web-puzzle-next", lang)
    page.locator("[data-phase=asked]").wait_for()
    puzzle = find_puzzle("dungeoneer", person.table)
    assert puzzle is not None
    answer(person, random.Random(3))
    solved = kept(person, "dungeoneer")["tried"][puzzle.id]
    assert kept(person) is None
    said = page.locator(SAID)
    key = "web-puzzle-right" if solved else "web-puzzle-loses"
    expect(said).to_contain_text(words(key, lang, measure="chance", points="#").partition("#")[0].strip())
    press(person, "web-puzzle-solution", lang)
    expect(said).to_contain_text(words("web-puzzle-best", lang, answers="#").partition("#")[0].strip())
    onward = page.locator(".said").get_by_role("button", name=words("web-next", lang), exact=True)
    person.hand.use(onward)
    expect(page.locator(".said .number")).to_contain_text("1 /")
    while onward.is_enabled():
        onward.click()
    expect(said).not_to_be_empty()


def test_the_puzzle_of_the_day_counts_days(people: People) -> None:
    person = people.new(PHONE, Touch)
    person.open("/puzzles")
    person.hand.use(person.page.get_by_role("link", name=words("web-puzzle-daily-open")))
    person.page.locator("[data-phase=asked]").wait_for()
    puzzle = find_puzzle(GAME, person.table)
    assert puzzle is not None
    answer(person, random.Random(2))
    person.hand.use(person.page.get_by_role("link", name=words("web-puzzles")))
    expect(person.page.get_by_role("link", name=words("web-puzzle-daily-again"))).to_be_visible()
    solved = kept(person)["tried"][puzzle.id]
    days = person.page.locator("dl > div", has_text=words("web-puzzle-streak")).locator("dd")
    expect(days).to_have_text("1" if solved else "0")


def test_a_puzzle_that_is_not_there_is_told(people: People) -> None:
    person = people.new()
    person.open(f"/puzzles/{GAME}/b000000")
    expect(person.page.get_by_role("alert")).not_to_be_empty()
    known_problem(person, "status of 404")
