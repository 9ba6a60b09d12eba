"""The battlefield: in a game, in training, and for spectators."""

from __future__ import annotations

from typing import Final, Literal

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hands import Hand, Mouse, Touch
from tests.browser.people import MINE, PHONE, WIDE, People
from tests.browser.positions import asks, find, recorded
from tests.browser.scenes.dungeonlords import lesson, planning
from tests.browser.scenes.shell import dialog
from tests.browser.screen import ANSWERS, BOARD, CONFIRM, look
from tests.browser.sight import flaws
from tests.browser.words import words
from tests.patience import PATIENCE
from undercroft.dungeonlords import GAME
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.history.match import Match

RECORD: Final = "4-lords-full"
LARGE: Final = (1920, 1080)
TOP: Final = "(element) => element.getBoundingClientRect().top"


def tops(things: Locator) -> set[int]:
    """The heights at which the elements stand."""
    return {round(thing.evaluate(TOP)) for thing in things.all()}


@pytest.mark.parametrize("question", ["plan", "attack"])
@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_a_party_stands_in_one_row_and_a_plan_in_two_at_most(
    people: People, question: str, lang: Literal["en", "ru", "it"]
) -> None:
    """The party has a large part of the room, and the plan is whole."""
    person = people.new(WIDE, lang=lang)
    page = person.open(f"/table/{person.resume(RECORD, asks(question, year=2))}")
    look(page)
    assert len(tops(page.locator(".plan .slots > *"))) <= 2
    assert len(tops(page.locator(".party .adv"))) == 1
    field, battle = page.locator(".field").bounding_box(), page.locator(".battle").bounding_box()
    assert field and battle
    assert field["height"] > 0.3 * battle["height"]
    cards = [card.bounding_box() for card in page.locator(".party .adv").all()]
    assert all(card and card["y"] >= field["y"] and card["height"] > 0.4 * field["height"] for card in cards)


_UNSEEN: Final = """
() => {
  const scroll = [...document.querySelectorAll('.battle, .stores, .column.left, .column.middle')]
  const parts = '.battle .steps, .party .adv, .plan .slots > *, .lair .slots > *, .held .full'
  const cut = [...document.querySelectorAll(parts)]
  return [
    ...scroll.filter((one) => one.scrollHeight > one.clientHeight + 1),
    ...cut.filter((one) => {
      const { top, bottom, height } = one.getBoundingClientRect()
      const panel = one.closest('.battle, .stores').getBoundingClientRect()
      return !height || top < panel.top || bottom > panel.bottom
    }),
  ].map((one) => one.className)
}
"""
"""Panels of a plan that scroll, and parts of it that are not whole."""

_CARDS: Final = """
() => [...document.querySelectorAll('.battle .field, .lair .slots > *, .held .full')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect()
  return [x, y, width, height].map(Math.round).join(' ')
})
"""
"""Where the battlefield and the cards are that can be sent, and their sizes."""


@pytest.mark.parametrize("size", [WIDE, LARGE], ids=str)
@pytest.mark.parametrize(
    ("record", "seats", "lang"),
    [
        ("option-full", "bot:greedy,me,bot:greedy", "en"),  # four adventurers, three creatures, a trap
        ("option-full", "me,bot:greedy,bot:greedy", "ru"),  # three adventurers, two creatures, three traps
        ("3-lords-full", "bot:greedy,bot:greedy,me", "it"),
    ],
)
def test_all_of_a_plan_is_in_sight_and_stays_in_its_place(
    people: People, size: tuple[int, int], record: str, seats: str, lang: Literal["en", "ru", "it"]
) -> None:
    """What is sent fills a slot, and nothing else moves; the plan is ready in the bar, like every other answer."""
    person = people.new(size, Mouse, lang=lang)
    asked = asks("plan", year=2, seat=seats.split(",").index("me"))
    page = person.open(f"/table/{person.resume(record, asked, seats=seats)}")
    look(page)
    cards, sent = page.evaluate(_CARDS), 0
    while page.locator(BOARD).count():
        assert page.evaluate(_UNSEEN) == []
        person.hand.press(BOARD)
        look(page)
        if page.locator(CONFIRM).count():  # it costs something
            person.hand.press(CONFIRM)
            look(page)
        sent += 1
        assert page.evaluate(_CARDS) == cards
    assert sent and page.evaluate(_UNSEEN) == []
    expect(page.get_by_role("button", name=words("do-ready", lang))).to_have_count(1)
    expect(page.locator(ANSWERS).filter(has_text=words("do-ready", lang))).to_be_visible()
    assert flaws(page) == []


_FIELD: Final = """
() => {
  const [top, field] = ['.battle', '.battle .field'].map((one) => document.querySelector(one).getBoundingClientRect())
  return [field.x - top.x, field.y - top.y, field.width, field.height].map(Math.round)
}
"""
"""Where the battlefield is in its panel, and its size."""

_LATER: Final = """
() => {
  const plan = document.querySelector('.battle .all')
  const facts = document.createElement('div')
  facts.style.height = '20rem'
  plan.after(facts)
  plan.prepend(facts.cloneNode())
  document.querySelector('.party .who').remove()
}
"""
"""What changes in the course of a battle: an adventurer falls, and below there is more to say."""


@pytest.mark.parametrize(("size", "hand"), [(WIDE, Mouse), (LARGE, Mouse), (PHONE, Touch)], ids=str)
def test_the_battlefield_stays_where_it_is(people: People, size: tuple[int, int], hand: type[Hand]) -> None:
    """At each kind of question of a battle, in both years, and whatever has happened in it."""
    person = people.new(size, hand)
    places = set()
    for question, year, nth in (("plan", 1, 0), ("plan", 2, 1), ("attack", 1, 0), ("attack", 2, 0)):
        page = person.open(f"/table/{person.resume(RECORD, asks(question, year), nth)}")
        look(page)
        places.add(tuple(page.evaluate(_FIELD)))
    person.page.evaluate(_LATER)
    places.add(tuple(person.page.evaluate(_FIELD)))
    assert len(places) == 1, places


def test_the_cards_of_the_year_lie_beside_the_battle(people: People) -> None:
    """The card in use says once what it does, and how fast."""
    person = people.new()
    page = person.open(f"/table/{person.resume(RECORD, asks('attack'))}")
    look(page)
    expect(page.locator(".deck .spell")).to_have_count(4)
    now = page.locator(".deck .now")
    expect(now.locator(".head b")).not_to_be_empty()
    assert now.locator(".text").inner_text().count(words("name-slow")) == 1
    expect(page.locator(".battle .card")).to_be_hidden()


def test_a_spectator_sees_the_battle_and_all_dungeons(people: People) -> None:
    """No column is ever empty."""
    game = recorded(RECORD)
    person = people.new()
    for question in ("orders", "build", "plan", "attack"):
        params = {"to": str(find(game, asks(question))), "seats": "me,bot:greedy,bot:greedy,bot:greedy"}
        headers = {**MINE, "Content-Type": "text/plain"}
        made = httpx.post(
            f"{person.address}/api/records", content=game.to_text(), params=params, headers=headers, timeout=PATIENCE
        )
        page = person.open(f"/table/{made.json()['id']}")
        expect(page.locator(".watched article")).to_have_count(4)
        boxes = [dungeon.bounding_box() for dungeon in page.locator(".watched .map").all()]
        assert all(box and box["height"] > 80 for box in boxes)
        assert all(column.inner_text().strip() for column in page.locator(".column").all())
        expect(page.locator(".battle")).to_have_count(int(question in ("plan", "attack")))


def test_under_a_rivals_dungeon_stands_what_the_rival_has(people: People) -> None:
    """While a rival's battle is watched, nothing there is the reader's own."""
    game, asked = recorded(RECORD), asks("attack", seat=1)

    def differs(state: State) -> bool:
        return asked(state) and state.view(1).lords[1].gold != state.view(1).lords[0].gold

    at = find(game, differs)
    rival = Match.replay(game, to=at).state.view(1).lords[1]
    person = people.new()
    page = person.open(f"/replay/{person.finished(RECORD)}?to={at}&seat=0")
    stores = page.locator(".stores")
    for good, amount in (("gold", rival.gold), ("food", rival.food), ("evil", rival.evil)):
        expect(stores.locator(f".k-{good} b")).to_have_text(str(amount))
    expect(stores.locator(".mark")).to_be_visible()


def test_a_solution_is_put_in_words(people: People) -> None:
    """Each answer and its outcome are put in words, without notation; so is the hint."""
    person = people.new()
    lesson(person)
    page = person.page
    [first] = [one for one in GAME.lessons if one.id == "1"]
    page.get_by_role("button", name=words("web-hint"), exact=True).click()
    hint = page.locator(".lesson [role=status]")
    expect(hint).to_contain_text(words("name-rolling-stone"))
    page.get_by_role("button", name=words("web-solution")).click()
    told = dialog(person).inner_text()
    assert not [answer for answer in first.solution if " " in answer and answer in told + hint.inner_text()]
    expect(dialog(person).locator("ol.solution > li")).to_have_count(len(first.solution))
    assert words("event-combat-round-begins", round=2) in told


def test_a_window_that_opens_by_itself_shows_no_ring(people: People) -> None:
    """The focus moves into it, but the ring appears only when somebody uses the keyboard."""
    person = people.new()
    page = person.open(f"/table/{person.finished(RECORD)}")
    body = dialog(person).locator(".body")
    expect(body).to_be_focused()
    ring = "(element) => getComputedStyle(element).outlineStyle"
    assert body.evaluate(ring) == "none"
    expect(dialog(person).get_by_role("region", name=words("web-course"))).to_be_visible()  # it comes later
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(body).to_be_focused()
    assert body.evaluate(ring) == "solid"


_A_LONG_NAME: Final = """
(name) => {
  const marked = document.querySelector('.battle header .thing.dim')
  marked.append(` · ${name}`)
  for (const card of document.querySelectorAll('.battle header .cc')) card.append(' seen')
}
"""
"""Lengthen the name of the room that is fought for, and what stands on the cards beside it."""


@pytest.mark.parametrize("name", ["Pandemonium", "Тренировочная", "Addestramento"])
def test_the_name_of_a_room_stays_whole_beside_the_cards_on_a_telephone(people: People, name: str) -> None:
    person = people.new(PHONE, Touch)
    planning(person)
    person.page.evaluate(_A_LONG_NAME, name)
    person.stays_in_width()
    assert flaws(person.page) == []
