"""Play whole games by pressing only what glows or is offered: any game, any number of seats, any hand."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from playwright.sync_api import expect

from tests.amounts import amount
from tests.browser.hands import Gone
from tests.browser.people import Person
from tests.browser.screen import CURTAIN, RESULT, REVIEW, RISING, Seen, look
from tests.browser.sight import flaws
from tests.browser.words import either, title, words
from tests.patience import MUCH, PATIENCE
from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

LOOKED_AT: Final = amount(12, 6, 6)
"""One of so many questions of a whole game is looked at closely."""

STUCK: Final = 12
"""How often in a row a press may have no effect, however soon; more often only for a while."""

_RAISED: Final = """
([curtain, rising, name]) => document.querySelector(curtain)?.innerText !== name && !document.querySelector(rising)
"""
_OPENED: Final = """
([curtain, rising, name]) => scheduler.postTask(() => document.querySelector(curtain)?.innerText !== name
|| !!document.querySelector(rising), { delay: 17 })
"""


class Sample(msgspec.Struct, frozen=True):
    """A kind of game to play in the browser.

    Attributes:
        game: its id.
        preset: the id of its preset.
        seats: the number of seats.
        points: where the result shows each seat's points (those of `State.returns`), in seat order; empty if it shows
            none.
    """

    game: str
    preset: str
    seats: int
    points: str = ""

    def among(self, seats: int, preset: str = "") -> Sample:
        """The same game with this many seats."""
        return msgspec.structs.replace(self, seats=seats, preset=preset or self.preset)

    def __str__(self) -> str:
        return f"{self.game}-{self.preset}-{self.seats}"


DUNGEON_LORDS: Final = Sample("dungeon-lords", "full", 4, points="tr.total td")
DUNGEONEER: Final = Sample("dungeoneer", "tomb", 2)

_CHOSEN: Final = {sample.game: sample for sample in (DUNGEON_LORDS, DUNGEONEER)}


def sample_of(game_id: str) -> Sample:
    """The sample for a game: the one chosen here, or else its default preset with all seats."""
    game = find_game(game_id)
    return _CHOSEN.get(game_id) or Sample(game_id, game.default_preset, max(game.seat_counts))


SAMPLES: Final = tuple([sample_of(game_id) for game_id in GAMES])
"""The games that are played to the result with every hand."""


def set_up(person: Person, sample: Sample, others: str = "") -> None:
    """Set the game up on the first page, up to the Start button.

    Args:
        person: who makes the table, and sits in seat 1.
        sample: what is to be played.
        others: who takes the other seats, if not the page's default: ``open`` or ``hotseat``.
    """
    page, hand = person.page, person.hand
    person.open("/")
    page.get_by_role("button", name=words("web-set-up")).wait_for()
    game = page.get_by_role("radio", name=title(sample.game), exact=True)
    if game.count():  # with only one game there is nothing to choose
        hand.mark(game)
    hand.use(page.get_by_role("button", name=words("web-set-up")))
    preset = either(f"web-preset-{sample.game}-{sample.preset}", f"web-preset-{sample.preset}")
    hand.use(page.get_by_role("button", name=words(preset), exact=True))
    hand.use(page.get_by_role("button", name=words(either(f"web-seats-{sample.game}", "web-seats"), n=sample.seats)))
    for seat in range(2, sample.seats + 1) if others else ():
        page.get_by_label(words("web-seat", n=seat)).select_option(others)


def begin(person: Person) -> None:
    """Press the button that starts the game."""
    person.hand.use(person.page.get_by_role("button", name=words("web-start"), exact=True))


def turn_page(person: Person) -> None:
    """Press Next in a lesson. A press that follows at once is the second half of a double press, and turns nothing."""
    words, onward = ".coach [role=status]", ".coach .onward"
    before = person.page.locator(words).inner_text()
    turned = (
        "([query, before]) => scheduler.postTask(() => document.querySelector(query)?.innerText !== before "
        "|| !!document.querySelector('.coach .done'), { delay: 17 })"
    )
    while True:
        person.hand.use(person.page.locator(onward))
        if person.page.evaluate(turned, [words, before]):
            return


def act(person: Person, seen: Seen, dice: random.Random) -> None:
    """Do one of the things that can be done."""
    with suppress(Gone):  # another answer came in between: look again
        if seen.what == "curtain":
            raise_curtain(person)
        elif seen.what == "review":
            person.hand.use(person.page.locator(f"{REVIEW} .foot button"))
        elif seen.confirm:
            person.hand.confirm()
        else:
            person.hand.choose(seen, dice)


def raise_curtain(person: Person) -> None:
    """Open the curtain, and wait until it is up: until then, it catches every touch.

    A press that follows at once where the last answer was pressed is the second half of a double press, and opens
    nothing.
    """
    name = person.page.locator(CURTAIN).inner_text()
    person.hand.press(CURTAIN)
    while not person.page.evaluate(_OPENED, [CURTAIN, RISING, name]):
        person.hand.press(CURTAIN)
    person.page.wait_for_function(_RAISED, arg=[CURTAIN, RISING, name])


def nothing_wrong(seen: Seen) -> None:
    """Assert that nothing that glowed was refused, and that the page is not too wide."""
    assert not seen.refused, f"what could be chosen was refused: {seen}"
    assert seen.wide <= 0, f"{seen.wide} pixels too wide: {seen}"


def play(person: Person, seed: str) -> list[Seen]:
    """Answer every question at random up to the scoring screen, and return everything seen.

    Args:
        person: at a table.
        seed: for the choices.
    """
    dice = random.Random(seed)
    last: Any = None
    same = 0
    since = time.monotonic()
    sights: list[Seen] = []
    while True:
        seen = look(person.page)
        nothing_wrong(seen)
        if seen.what == "over":
            return sights
        assert seen.what in ("asked", "curtain", "review"), f"nothing happens: {seen}"
        if seen != last:
            last, same, since = seen, 0, time.monotonic()
        same += 1
        assert same < STUCK or time.monotonic() < since + PATIENCE, f"pressing changes nothing: {seen}"
        if seen.what == "asked" and len(sights) % LOOKED_AT == 0:
            assert not (found := flaws(person.page)), f"at {seen.prompt!r}: {found}"
        sights.append(seen)
        act(person, seen, dice)


def take_turns(people: Sequence[Person], seed: str, until: Callable[[], bool]) -> None:
    """Let the people at a table answer their questions until the condition holds."""
    dice = random.Random(seed)
    end = time.monotonic() + MUCH
    while not until():
        for person in people:
            assert time.monotonic() < end, "they never got there"
            seen = look(person.page, patience=0.1)
            nothing_wrong(seen)
            if seen.what in ("asked", "review"):
                act(person, seen, dice)


def scored(person: Person, sample: Sample) -> None:
    """Assert that the result is shown, and that any points on it are those of the game's record."""
    page = person.page
    expect(page.locator(RESULT)).to_be_visible()
    person.stays_in_width()
    match = Match.replay(Record.from_text(person.record()))
    assert match.state.is_terminal
    assert len(match.state.returns()) == sample.seats
    if not sample.points:
        return
    shown = [float(points.replace("−", "-")) for points in page.locator(f"{RESULT} {sample.points}").all_inner_texts()]
    assert shown == list(match.state.returns())
