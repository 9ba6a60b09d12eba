"""What a person sees and does on a table's screen. All that the tests know of the page's structure is here."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from playwright.sync_api import Page

ASKED_WITHIN: Final = 30.0
STUCK: Final = 12

BOARD: Final = ".pick.lit:not(.on), .square.lit:not(.on)"
AGAIN: Final = ".pick.lit.on"
"""A thing may be chosen twice: for me, and for my dummy."""

DARK: Final = ".pick.live:not(.lit):not(.on), .square:not(.lit):not(.on)"
OPTIONS: Final = ".bar .options button:not(.quiet)"
CONFIRM: Final = ".bar .confirm .btn.main"
CURTAIN: Final = ".curtain button"
RESULT: Final = "dialog .result"
REFUSAL: Final = ".bar .refusal"
SEALED: Final = ".bar .sealed"

_LOOK: Final = """
async ([board, options, confirm, curtain, result, sealed, patience]) => {
  const seen = (e) => {
    const box = e.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && getComputedStyle(e).visibility !== 'hidden'
  }
  const all = (query) => [...document.querySelectorAll(query)].filter((e) => !e.disabled && seen(e))
  const words = (e) => e.getAttribute('aria-label') || e.innerText.replace(/\\s+/g, ' ').trim()
  const end = performance.now() + patience * 1000
  let what = 'wait'
  for (;;) {
    const ready = all(confirm).length || document.querySelector(options + ':not(:disabled)')
    if (document.querySelector(result)) what = 'over'
    else if (document.querySelector(curtain)) what = 'curtain'
    else if (document.querySelector(sealed)) what = 'sealed'
    else if (ready) what = 'asked'
    else what = 'wait'
    if ((what !== 'wait' && what !== 'sealed') || performance.now() > end) break
    await new Promise((go) => setTimeout(go, 4))
  }
  return {
    what,
    prompt: document.querySelector('.bar h2')?.innerText ?? '',
    heading: document.querySelector('h1')?.innerText ?? '',
    board: all(board).map(words),
    options: all(options).map(words),
    digits: document.querySelectorAll(options).length,
    confirm: all(confirm).map(words),
  }
}
"""

_POINT: Final = """
([query, n]) => {
  const seen = (e) => {
    const box = e.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && getComputedStyle(e).visibility !== 'hidden'
  }
  const found = [...document.querySelectorAll(query)].filter((e) => !e.disabled && seen(e))[n]
  if (!found) return null
  const place = () => {
    const { left, top, width, height } = found.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const there = document.elementFromPoint(x, y)
    return { x, y, free: !!there && (found.contains(there) || there.contains(found)), width, height }
  }
  let at = place()
  const scrolled = !at.free
  if (scrolled) {
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    at = place()
  }
  const focused = document.activeElement === found
  return { ...at, scrolled, focused }
}
"""


_LABELS: Final = """
(query) => [...document.querySelectorAll(query)].filter((e) => {
  const box = e.getBoundingClientRect()
  return !e.disabled && box.width > 0 && box.height > 0 && getComputedStyle(e).visibility !== 'hidden'
}).map((e) => e.getAttribute('aria-label') || e.innerText)
"""


class Seen(msgspec.Struct):
    """The screen at one moment.

    Attributes:
        what: ``asked``, ``sealed`` (I have answered), ``wait``, ``curtain`` or ``over``.
        prompt: the question.
        heading: where in the game we are.
        board: what glows on the board.
        options: the answers that the bar offers.
        digits: how many of them there are for the keys, seen or not.
        confirm: what can be confirmed.
    """

    what: str
    prompt: str
    heading: str
    board: list[str]
    options: list[str]
    digits: int
    confirm: list[str]


def look(page: Page, patience: float = ASKED_WITHIN) -> Seen:
    """Wait until something is to be done, and see what."""
    found = page.evaluate(_LOOK, [BOARD, OPTIONS, CONFIRM, CURTAIN, RESULT, SEALED, patience])
    return msgspec.convert(found, Seen)


class Gone(Exception):
    """What one reached for is no longer there."""


class Hand:
    """Reaches for the n-th thing that is seen of a kind."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scrolled = 0
        self.smallest = (1e9, "")

    def point(self, query: str, n: int = 0) -> tuple[float, float]:
        """Where it is on the screen; it must be possible to hit it."""
        at = self.page.evaluate(_POINT, [query, n])
        if not at:
            raise Gone(f"nothing like {query} (number {n}) is on the screen")
        assert at["free"], f"{query} (number {n}) lies under something else"
        self.scrolled += at["scrolled"]
        self.smallest = min(self.smallest, (round(min(at["width"], at["height"])), query))
        return at["x"], at["y"]

    def press(self, query: str, n: int = 0) -> None:
        """Use it."""
        raise NotImplementedError

    def confirm(self) -> None:
        """Say yes to what is put together."""
        self.press(CONFIRM)

    def choose(self, seen: Seen, dice: random.Random) -> None:
        """Choose something that glows, or one of the answers."""
        if seen.board and (not seen.options or dice.random() < 0.6):
            self.press(BOARD, dice.randrange(len(seen.board)))
        elif seen.options:
            self.press(OPTIONS, dice.randrange(len(seen.options)))
        else:
            again = len(labels(self.page, AGAIN))
            assert again, f"{seen.prompt!r} is asked, but nothing can be chosen"
            self.press(AGAIN, dice.randrange(again))


class Mouse(Hand):
    """Clicks."""

    def press(self, query: str, n: int = 0) -> None:
        """Click on it."""
        self.page.mouse.click(*self.point(query, n))


class Touch(Hand):
    """Taps."""

    def press(self, query: str, n: int = 0) -> None:
        """Tap it."""
        self.page.touchscreen.tap(*self.point(query, n))


class Keys(Hand):
    """Has no mouse: digits, arrows, Tab and Enter."""

    def press(self, query: str, n: int = 0) -> None:
        """Go there with Tab and press Enter."""
        for _ in range(150):
            at = self.page.evaluate(_POINT, [query, n])
            if not at:
                raise Gone(f"nothing like {query} (number {n}) is on the screen")
            if at["focused"]:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {query} (number {n})")

    def confirm(self) -> None:
        """Enter."""
        self.page.evaluate("document.activeElement?.blur()")
        self.page.keyboard.press("Enter")

    def choose(self, seen: Seen, dice: random.Random) -> None:
        """Mostly by number, sometimes by arrows or Tab."""
        way = dice.random()
        if way < 0.04 and seen.board:
            self.press(BOARD, dice.randrange(len(seen.board)))
            return
        assert seen.digits, f"{seen.prompt!r} is asked, but there are no numbers"
        wanted = dice.randrange(seen.digits)
        if way < 0.15 and seen.options:
            for _ in range(wanted + 1):
                self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")
            return
        for digit in str(wanted + 1):
            self.page.keyboard.press(digit)
        if (wanted + 1) * 10 <= seen.digits:
            self.page.wait_for_timeout(750)  # 1 might have become 10


def labels(page: Page, query: str) -> list[str]:
    """What all that is seen of a kind is called."""
    found: list[str] = page.evaluate(_LABELS, query)
    return found


def act(hand: Hand, seen: Seen, dice: random.Random) -> None:
    """Do one thing of those that can be done."""
    with suppress(Gone):  # somebody else's answer came in between: look again
        if seen.what == "curtain":
            hand.press(CURTAIN)
        elif seen.confirm:
            hand.confirm()
        else:
            hand.choose(seen, dice)


def play(page: Page, hand: Hand, seed: str) -> int:
    """Answer whatever is asked with random choices, to the scoring screen; how many things were pressed.

    Args:
        page: the table.
        hand: how.
        seed: for the choices.
    """
    dice = random.Random(seed)
    last: Any = None
    same = presses = 0
    while True:
        seen = look(page)
        if seen.what == "over":
            return presses
        assert seen.what in ("asked", "curtain"), f"nothing happens: {seen}"
        same = same + 1 if seen == last else 0
        last = seen
        assert same < STUCK, f"pressing changes nothing: {seen}"
        presses += 1
        act(hand, seen, dice)


def take_turns(people: Sequence[tuple[Page, Hand]], seed: str, until: Callable[[], bool]) -> None:
    """Let several people at a table answer, whoever is asked, until it is so."""
    dice = random.Random(seed)
    end = time.monotonic() + 60
    while not until():
        for page, hand in people:
            assert time.monotonic() < end, "they do not get there"
            seen = look(page, patience=0.1)
            if seen.what == "asked":
                act(hand, seen, dice)


def wait_until(condition: Callable[[], object], seconds: float = 20.0) -> None:
    """Until it is so."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)
