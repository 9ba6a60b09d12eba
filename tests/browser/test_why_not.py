"""Why not: everything dark on the board explains itself, to everybody and with every input device."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.amounts import SOAK
from tests.browser.hands import Hand, Keys, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.positions import asks
from tests.browser.scenes import dungeoneer
from tests.browser.screen import BOARD, CONFIRM, DARK, REFUSAL, RESULT, labels, look
from tests.browser.words import words

RULES: Final = Path(__file__).parents[2] / "docs" / "rules" / "dungeon-lords.md"
QUESTIONS: Final = (
    ("4-lords-full", "orders", 1, 1),
    ("4-lords-full", "hire", 1, 1),
    ("4-lords-full", "build", 1, 1),
    ("4-lords-full", "dig", 1, 1),
    ("4-lords-full", "plan", 1, 1),
    ("4-lords-full", "attack", 0, 1),
    ("3-lords-full", "mark", 0, 1),
    ("4-lords-full", "take-back", 0, 1),
    ("4-lords-full", "tax", 0, 1),
    ("2-lords-full", "orders-and-dummy", 1, 1),
)
"""The record, the question, which occurrence of it, and the earliest year."""

ON_PHONE: Final = (("4-lords-full", "build", 1, 1), ("4-lords-full", "plan", 1, 1))
MANY: Final = 10
SOME: Final = 24
ALL: Final = f":is({DARK}):not(.space)"
"""Everything dark except the spaces of a place, which stand for the place while orders are given."""


_COVERED: Final = """
() => [...document.querySelectorAll('.mapbox .tools .btn')].filter((button) => {
  const { x, y, width, height } = button.getBoundingClientRect()
  return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}).length
"""
"""How many of the map's buttons something lies on."""


def said(person: Person, game: str = "dungeon-lords") -> str:
    """Why not, in words, with the number of the rule."""
    shown = person.page.locator(REFUSAL)
    shown.wait_for()
    text, rule = shown.locator("span").inner_text(), shown.get_by_role("link").inner_text()
    assert shown.get_by_role("link").get_attribute("href") == f"/rules/{game}#{rule}"
    person.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    return f"{text.strip()} [{rule}]"


def there_is(rule: str) -> bool:
    """Whether there is a rule of that number."""
    return f'<a id="{rule}"></a>' in RULES.read_text(encoding="utf-8")


def ask_all(person: Person, query: str = ALL) -> dict[str, str]:
    """Point at every dark thing in sight (at some of them, if there is little time), and return what each says."""
    told: dict[str, str] = {}
    things = [*enumerate(labels(person.page, query))]
    for n, label in things if SOAK else random.Random(query).sample(things, min(SOME, len(things))):
        person.hand.press(query, n)
        told[label] = said(person)
    return told


@pytest.mark.soak
def test_nothing_dark_is_silent(people: People) -> None:
    """Each says why it cannot be chosen, or when it can, and the rule; there is not one sentence for all."""
    person = people.new()
    told: set[str] = set()
    later = words("web-asked-now", question="").strip()
    for record, key, nth, year in QUESTIONS:
        person.open(f"/table/{person.resume(record, asks(key, year), nth)}")
        before = look(person.page)
        answers = ask_all(person)
        assert len(answers) >= MANY, key
        assert all(there_is(text.rpartition(" [")[2].rstrip("]")) for text in answers.values()), answers
        assert look(person.page) == before, f"asking why not has changed something: {key}"
        assert not [text for text in answers.values() if text.startswith(words("no-not-asked"))], answers
        told |= set(answers.values())
    # Those about the thing, not its time, that differ in more than a square, a number or a name.
    own = {text for text in told if later not in text}
    kinds = {re.sub(r"“.*?”|[A-Z]?[a-z]* ?\d+(,\d+)?", "#", text) for text in own}
    assert len(kinds) >= MANY, kinds


@pytest.mark.parametrize("question", ON_PHONE, ids=lambda question: question[1])
def test_a_tap_is_answered_too(people: People, question: tuple[str, str, int, int]) -> None:
    """On a phone, without hiding the question."""
    record, key, nth, year = question
    person = people.new(PHONE, Touch)
    person.open(f"/table/{person.resume(record, asks(key, year), nth)}")
    look(person.page)
    person.hand.press(f".pane {ALL}")
    shown = person.page.locator(REFUSAL)
    expect(shown).to_be_in_viewport(ratio=1)
    expect(person.page.locator(".bar h2")).to_be_in_viewport(ratio=1)
    said(person)


@pytest.mark.parametrize(("size", "hand"), [(WIDE, Mouse), (PHONE, Touch)], ids=["wide", "phone"])
def test_where_a_location_cannot_go_and_when_a_card_can_be_played(
    people: People, size: tuple[int, int], hand: type[Hand]
) -> None:
    """While a location is placed, cells, locations and cards give their reasons, which cover no button of the map."""
    person = people.new(size, hand)
    dungeoneer.place(person)
    page = person.page
    got = page.get_by_role("button", name=words("web-dn-hint-off"))
    person.hand.use(got)
    for query in (".cell:not(.lit)", ".mapbox .place"):
        person.hand.press(query)
        page.locator(REFUSAL).wait_for()
        assert not page.evaluate(_COVERED)
        assert "[DN-3." in said(person, "dungeoneer"), query
    if size == PHONE:
        person.hand.use(page.get_by_role("tab", name=words("web-dn-cards")))
    page.locator(".hand .ac").first.wait_for()
    for n in range(page.locator(".hand .ac").count()):
        person.hand.press(".hand .ac .cost", n)
        assert said(person, "dungeoneer").endswith("[DN-1.5]")


def test_enter_is_answered_too(people: People) -> None:
    """The arrow keys reach dark things, and Enter asks."""
    person = people.new(hand=Keys)
    person.open(f"/table/{person.resume('4-lords-full', asks('hire'), 1)}")
    look(person.page)
    person.page.locator(".places").focus()
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        person.page.keyboard.press(key)
    expect(person.page.locator(REFUSAL)).to_contain_text(words("web-when-order"))
    expect(person.page.locator(".places .name").nth(1)).to_be_focused()


def test_a_waiting_player_sees_who_is_asked(people: People) -> None:
    """Somebody else is asked."""
    person = people.new()
    seats = "open,me,bot:greedy,bot:greedy"
    person.open(f"/table/{person.resume('4-lords-full', asks('hire'), seats=seats)}")
    person.page.locator(".bar .wait").wait_for()
    for query in (".places .name", ".offers .creature", ".map .square", ".stores .count"):
        person.page.locator(query).first.wait_for()  # the table is drawn part by part
        person.hand.press(query)
        expect(person.page.locator(REFUSAL)).to_contain_text(person.page.locator(".bar .wait").inner_text())
        assert said(person).startswith(words("no-not-your-turn"))


def test_when_the_game_is_over_nothing_can_be_chosen(people: People) -> None:
    """Things then say so, and how they were scored."""
    person = people.new()
    person.open(f"/table/{person.finished('4-lords-full')}")
    person.page.locator(RESULT).wait_for()
    person.page.keyboard.press("Escape")
    for query in (".places .name", ".map .square", ".stores .count"):
        person.page.locator(query).first.wait_for()
        person.hand.press(query)
        assert said(person) == f"{words('web-when-over')} {words('web-over')} [DL-13.1]"


def test_a_spectator_learns_that_spectators_choose_nothing(people: People) -> None:
    """Everything dark says so."""
    host, guest = people.new(), people.new()
    guest.open(f"/table/{host.make('me', 'bot:random', public=True)['id']}")
    guest.page.locator(".places .name").first.click()
    expect(guest.page.locator(REFUSAL)).to_contain_text(words("web-looking-on"))


@pytest.mark.parametrize(("size", "hand"), [(WIDE, Mouse), (PHONE, Touch)], ids=["wide", "phone"])
def test_buttons_that_do_nothing_say_why(people: People, size: tuple[int, int], hand: type[Hand]) -> None:
    """Confirm before the answer is complete, and Undo where nothing can be undone."""
    person = people.new(size, hand)
    person.open(f"/table/{person.resume('4-lords-full', asks('orders'), 1)}")
    look(person.page)
    person.hand.press(".bar .confirm .btn")
    expect(person.page.locator(REFUSAL)).to_contain_text(words("web-sequence-short"))
    person.hand.press(".bar .tools .btn:last-child")
    expect(person.page.locator(".bar .stands")).not_to_be_empty()


def test_with_two_lords_the_dummys_order_glows_though_i_gave_it(people: People) -> None:
    """Nobody gets stuck at the fourth space: the page says, and shows, what may go there."""
    person = people.new(PHONE, Touch)
    person.open(f"/table/{person.resume('2-lords-full', asks('orders-and-dummy'), 1)}")
    look(person.page)
    for _ in range(3):
        person.hand.press(BOARD)
        look(person.page)
    again = person.page.locator(".places .pick.lit.on").first
    once = person.page.locator(".places .pick.on:not(.lit)").first
    shadow = "(e) => getComputedStyle(e).boxShadow"
    assert again.evaluate(shadow) != once.evaluate(shadow)
    again.tap()
    expect(person.page.locator(CONFIRM)).to_be_enabled()


def test_under_a_confirmation_numbers_choose_nothing(people: People) -> None:
    """The answers that they stood for are out of sight."""
    person = people.new(WIDE, Keys)
    person.open("/")
    person.page.get_by_label(words("web-always-confirm")).check()
    dungeoneer.misdeeds(person)
    person.page.locator(".options button", has_text=words("do-declare")).click()
    confirm = person.page.locator(".bar .confirm.big")
    said = confirm.inner_text()
    for number in "12":
        person.page.keyboard.press(number)
    assert confirm.inner_text() == said
