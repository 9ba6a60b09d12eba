"""Dungeon Lords, with something going on."""

from __future__ import annotations

import random
from typing import Final
from urllib.parse import urlencode

import httpx

from tests.browser.people import GAME, MINE, Person
from tests.browser.playing import act, turn_page
from tests.browser.positions import asks, different_traps, find, recorded
from tests.browser.scenes.scene import Scenes
from tests.browser.scenes.shell import dialog
from tests.browser.screen import BOARD, CURTAIN, DARK, REFUSAL, RESULT, look
from tests.browser.words import words
from tests.patience import PATIENCE

RECORD: Final = "4-lords-full"


def table(person: Person, question: str, nth: int = 0, year: int = 1) -> None:
    """A table at a question."""
    person.open(f"/table/{person.resume(RECORD, asks(question, year), nth)}")
    look(person.page)


def orders(person: Person) -> None:
    """Two of three orders have been chosen."""
    table(person, "orders", nth=2)
    person.hand.press(BOARD, 1)
    person.hand.press(BOARD, 2)


def building(person: Person) -> None:
    """A room to build."""
    table(person, "build", nth=1)


def refusing(person: Person) -> None:
    """A refusal in the bar."""
    table(person, "dig", nth=1)
    person.hand.press(f".map :is({DARK})")
    person.page.locator(REFUSAL).wait_for()


def planning(person: Person) -> None:
    """A battle being planned."""
    table(person, "plan", year=2, nth=1)
    person.hand.press(BOARD)
    look(person.page)


def battle(person: Person) -> None:
    """A battle that is being fought."""
    table(person, "attack")


def marking(person: Person) -> None:
    """A question about the lord's dungeon."""
    person.open(f"/table/{person.resume('3-lords-full', asks('mark'))}")
    look(person.page)


def rival(person: Person) -> None:
    """A rival's dungeon, shown large."""
    table(person, "orders", nth=6)
    tab = person.page.get_by_role("tab", name=words("web-rivals"))
    if tab.count():
        tab.click()
    person.page.locator(".rivals button").first.click()
    dialog(person).wait_for()


def menu(person: Person) -> None:
    """A table's menu."""
    table(person, "orders", nth=2)
    person.page.get_by_role("button", name=words("web-menu")).click()
    dialog(person).wait_for()


def board_in_words(person: Person) -> None:
    """The board as text."""
    menu(person)
    person.page.get_by_role("button", name=words("web-board-text")).click()
    dialog(person).get_by_text(words("label-events")).wait_for()


def curtain(person: Person) -> None:
    """The curtain between two people at one screen."""
    person.open(f"/table/{person.resume('shared-victory', different_traps, seats='me,hotseat:Bruna')}")
    person.page.locator(CURTAIN).wait_for()


def looking_on(person: Person) -> None:
    """A spectator at somebody else's game."""
    wanted = {"game": GAME, "preset": "full", "seats": ["me", "bot:random"]}
    made = httpx.post(f"{person.address}/api/tables", json=wanted, headers=MINE, timeout=PATIENCE).json()
    person.open(f"/table/{made['id']}")
    person.page.locator(".watched, .tabs").first.wait_for()


def scoring(person: Person) -> None:
    """The scores at the end of a game."""
    person.open(f"/table/{person.finished(RECORD)}")
    person.page.locator(RESULT).wait_for()


def replay(person: Person) -> None:
    """A replay of a finished game."""
    person.open(f"/replay/{person.finished(RECORD)}?to=90&seat=0")
    person.page.locator(".places").first.wait_for()


def verifying(person: Person) -> None:
    """The check of a finished game's shuffle."""
    person.open(f"/verify/{person.finished(RECORD)}")
    person.page.get_by_text(words("web-verified")).wait_for()


def lesson(person: Person) -> None:
    """A training scenario."""
    person.open(f"/table/{person.post('/training/1', {'game': GAME})['id']}")
    look(person.page)


def guided(person: Person) -> None:
    """A lesson that asks for orders."""
    person.open(f"/table/{person.post('/training/orders', {'game': GAME})['id']}")
    for _ in range(2):
        turn_page(person)
    look(person.page)


def lessons(person: Person) -> None:
    """The list of lessons."""
    person.open(f"/learn/{GAME}")
    person.page.locator("ol h2").first.wait_for()


SOLVED: Final = (
    "party warrior2 priest1:1 wizard1; creatures troll1 slime1*; traps pendulum fire_wall; food 1; imps 2; "
    "tiles 2,0 2,1 1,1# 2,2 3,2=mint; cards ? ? fireball ?; round 2"
)
"""A battle with something of everything."""


def solver(person: Person) -> None:
    """The battle solver with an answer."""
    person.open(f"/solve/{GAME}?{urlencode({'p': SOLVED})}")
    person.page.locator(".found").wait_for()


def planner(person: Person) -> None:
    """A plan that is tried, blow by blow."""
    lesson(person)
    person.hand.use(person.page.get_by_role("button", name=words("web-planner")))
    person.hand.use(dialog(person).locator(".cards .btn").first)
    dialog(person).locator(".ground[data-left='0']").wait_for()


def hint(person: Person) -> None:
    """What a strong bot would order."""
    table(person, "orders", nth=2)
    person.hand.use(person.page.get_by_role("button", name=words("web-hint"), exact=True))
    dialog(person).locator("li").first.wait_for()


def rules(person: Person) -> None:
    """The numbered rules."""
    person.open(f"/rules/{GAME}#DL-5.3")
    person.page.locator("[id='DL-5.3']").wait_for()


def how_to_play(person: Person) -> None:
    """The page that teaches the game."""
    person.open(f"/rules/{GAME}/learn")
    person.page.locator("article .strip").first.wait_for()
    person.page.locator(f"article a[href='/gallery/{GAME}#priest1']").wait_for()


def summary(person: Person) -> None:
    """The game on one page, with a mark where it is now."""
    person.open(f"/rules/{GAME}/summary#DL-5.8")
    person.page.locator("article [aria-current=step]").wait_for()


def tables(person: Person) -> None:
    """The tables to look things up in."""
    person.open(f"/rules/{GAME}/tables#traps")
    person.page.locator("#traps").wait_for()


def explaining(person: Person) -> None:
    """The explanation of a thing on the board: a room that could be built."""
    table(person, "build", nth=1)
    person.hand.linger(f".offers {BOARD.removeprefix('main ')}")
    person.page.get_by_role("tooltip").wait_for()


def since(person: Person) -> None:
    """What has happened since the lord's last turn."""
    table(person, "orders", nth=2)
    dice = random.Random("since")
    button = person.page.get_by_role("button", name=words("web-since"))
    while not button.count():
        act(person, look(person.page), dice)
    button.click()
    dialog(person).wait_for()


def all_seeing(person: Person) -> None:
    """A battle in a finished game, with nothing hidden."""
    record = recorded(RECORD)
    person.open(f"/replay/{person.finished(RECORD)}?to={find(record, asks('attack'))}&seat=all")
    person.page.locator(".battle").first.wait_for()


PICTURED: Final[Scenes] = {
    "orders": orders,
    "building": building,
    "refusing": refusing,
    "explaining": explaining,
    "planning": planning,
    "battle": battle,
    "scoring": scoring,
    "replay": replay,
    "rules": rules,
}
"""Those of which the documentation has pictures."""

OTHERS: Final[Scenes] = {
    "marking": marking,
    "rival": rival,
    "menu": menu,
    "board-in-words": board_in_words,
    "curtain": curtain,
    "since": since,
    "all-seeing": all_seeing,
    "looking-on": looking_on,
    "verifying": verifying,
    "lesson": lesson,
    "guided": guided,
    "lessons": lessons,
    "summary": summary,
    "tables": tables,
    "how-to-play": how_to_play,
    "solver": solver,
    "planner": planner,
    "hint": hint,
}
"""Those that are only tested."""
