"""How a person uses what is on the screen: with a mouse, with a finger, or with the keyboard alone."""

from __future__ import annotations

import random
import time
from typing import Final

from playwright.sync_api import Locator, Page

from tests.browser.screen import AGAIN, BOARD, CONFIRM, OPTIONS, Seen, labels
from tests.patience import PATIENCE

SMALLEST: Final = 24
"""The least size of a touch target in pixels (WCAG 2.2, 2.5.8)."""

FAR: Final = 150
"""How often Tab may be pressed to reach something."""

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
    const y = top + height / 2
    // Of a card that others of the hand lie on, a strip is free.
    const middle = left + width / 2
    const hand = found.closest('.hand')
    const covered = hand && !found.contains(document.elementFromPoint(middle, y))
    const x = covered ? left + 12 : middle
    const there = document.elementFromPoint(x, y)
    const free = !!there && (found.contains(there) || there.contains(found))
    return { x, y, free, over: there?.outerHTML.slice(0, 200) ?? 'the end of the window', width, height }
  }
  let at = place()
  const focused = document.activeElement === found
  // Where a map is too wide for its window, a button leads to what can be chosen out of sight.
  const pane = found.closest('[data-pane]')?.getBoundingClientRect()
  if (pane && (at.x < pane.left || at.x > pane.right || at.y < pane.top || at.y > pane.bottom))
    return { ...at, focused, scrolled: false, beyond: true }
  const scrolled = !at.free
  if (scrolled) {
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    at = place()
  }
  return { ...at, focused, scrolled, beyond: false }
}
"""

_ENTER_IS_FREE: Final = """
(confirm) => {
  const now = document.activeElement
  return !now?.closest('a, button, [role=button]') || now.matches(confirm)
}
"""


_A_FRAME: Final = "() => scheduler.postTask(() => null, { delay: 17 })"
"""Lets time for a frame pass, also where a test has stopped the page's own clock."""


class Gone(Exception):
    """The target is no longer there."""


class Hand:
    """Reaches for the n-th visible element that matches.

    Attributes:
        scrolled: how often scrolling was necessary.
        smallest: the smallest target so far: its size in pixels, and what it was.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scrolled = 0
        self.smallest = (1e9, "")

    def point(self, query: str, n: int = 0) -> tuple[float, float]:
        """Find the middle of the target once it is still; nothing may cover it, unless it is only passing."""
        begun = time.monotonic()
        end = begun + PATIENCE / 10
        before = None
        while True:
            at = self.page.evaluate(_POINT, [query, n])
            if not at:
                raise Gone(f"nothing like {query} (number {n}) is on the screen")
            if at["beyond"]:
                # The button leads through all that can be chosen, one by one: on a busy machine that takes a while.
                assert time.monotonic() < begun + PATIENCE, f"nothing leads to {query} (number {n})"
                # A map that is still on its way shows nothing for long: pressed again, it would pass the target by.
                if before == (at["x"], at["y"]):
                    self.press("[data-beyond]")
                    before = None
                else:
                    before = at["x"], at["y"]
                self.page.evaluate(_A_FRAME)
                continue
            if at["free"] and before == (at["x"], at["y"]):
                break
            if at["free"]:
                before = at["x"], at["y"]
                self.page.evaluate(_A_FRAME)
                continue
            assert time.monotonic() < end, f"{query} (number {n}) is covered by {at['over']}"
            self.make_way()
            self.page.wait_for_timeout(20)
        self.scrolled += at["scrolled"]
        self.smallest = min(self.smallest, (round(min(at["width"], at["height"])), query))
        return at["x"], at["y"]

    def make_way(self) -> None:
        """Take away what is on the screen only because the hand is where it is."""

    def press(self, query: str, n: int = 0) -> None:
        """Press the target."""
        raise NotImplementedError

    def use(self, thing: Locator) -> None:
        """Press a button or a link outside the board."""
        raise NotImplementedError

    def linger(self, query: str, n: int = 0) -> None:
        """Ask for its explanation."""
        raise NotImplementedError

    def mark(self, radio: Locator) -> None:
        """Choose one of several, by its label."""
        self.use(radio.locator("xpath=ancestor::label"))

    def confirm(self) -> None:
        """Confirm the answer that has been put together."""
        self.press(CONFIRM)

    def choose(self, seen: Seen, dice: random.Random) -> None:
        """Choose something that glows, or one of the listed answers."""
        if seen.board and (not seen.options or dice.random() < 0.6):
            self.press(BOARD, dice.randrange(len(seen.board)))
        elif seen.options:
            self.press(OPTIONS, dice.randrange(len(seen.options)))
        else:
            again = len(labels(self.page, AGAIN))
            assert again, f"{seen.prompt!r} is asked, but nothing can be chosen"
            self.press(AGAIN, dice.randrange(again))


class Mouse(Hand):
    """Uses a mouse."""

    def make_way(self) -> None:
        """Move the pointer to the corner: an explanation that it has called up goes."""
        self.page.mouse.move(1, 1)

    def press(self, query: str, n: int = 0) -> None:
        """Click the element."""
        self.page.mouse.click(*self.point(query, n))

    def use(self, thing: Locator) -> None:
        """Click the element."""
        thing.click()

    def linger(self, query: str, n: int = 0) -> None:
        """Rest the pointer on it."""
        self.page.mouse.move(*self.point(query, n))


class Touch(Hand):
    """Uses a finger."""

    def press(self, query: str, n: int = 0) -> None:
        """Tap the element."""
        self.page.touchscreen.tap(*self.point(query, n))

    def use(self, thing: Locator) -> None:
        """Tap the element."""
        thing.tap()

    def linger(self, query: str, n: int = 0) -> None:
        """Hold the finger on it."""
        x, y = self.point(query, n)
        fingers = self.page.context.new_cdp_session(self.page)
        fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        self.page.get_by_role("tooltip").wait_for()
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        fingers.detach()


class Keys(Hand):
    """Uses the keyboard alone: digits, arrows, Tab and Enter."""

    def press(self, query: str, n: int = 0) -> None:
        """Go there with Tab and press Enter."""
        self.linger(query, n)
        self.enter()

    def enter(self) -> None:
        """Press Enter, and mean it: by itself, a second Enter at once counts as half of a double press."""
        self.page.keyboard.press("Shift")
        self.page.keyboard.press("Enter")

    def linger(self, query: str, n: int = 0) -> None:
        """Move the focus there with Tab."""
        for _ in range(FAR):
            at = self.page.evaluate(_POINT, [query, n])
            if not at:
                raise Gone(f"nothing like {query} (number {n}) is on the screen")
            if at["focused"]:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {query} (number {n})")

    def use(self, thing: Locator) -> None:
        """Go there with Tab and press Enter."""
        thing.wait_for()
        for _ in range(FAR):
            if thing.evaluate("(e) => e === document.activeElement"):
                self.enter()
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {thing}")

    def mark(self, radio: Locator) -> None:
        """Reach the group with Tab, and the choice in it with an arrow."""
        group = radio.page.locator(f"input[name={radio.get_attribute('name')}]")
        for _ in range(FAR):
            if group.evaluate_all("(all) => all.includes(document.activeElement)"):
                break
            self.page.keyboard.press("Tab")
        for _ in range(group.count()):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowRight")
        assert radio.is_checked()

    def confirm(self) -> None:
        """Press Enter; if another button has the focus, go to Confirm first."""
        if self.page.evaluate(_ENTER_IS_FREE, CONFIRM):
            self.enter()
        else:
            self.press(CONFIRM)

    def choose(self, seen: Seen, dice: random.Random) -> None:
        """Choose mostly by number, sometimes with the arrows or Tab."""
        way = dice.random()
        if seen.board and (way < 0.04 or not seen.numbers):
            self.press(BOARD, dice.randrange(len(seen.board)))
            return
        assert seen.numbers, f"{seen.prompt!r} is asked, but there are no numbers"
        if way < 0.15 and seen.options:
            self.walk(dice.randint(1, len(seen.options)))
            return
        wanted = dice.choice(seen.numbers)
        for digit in str(wanted):
            self.page.keyboard.press(digit)
        if 0 < wanted * 10 <= seen.answers:
            self.page.keyboard.press("Enter")  # or a 1 could still become 10

    def walk(self, steps: int) -> None:
        """Pass this many selectable answers with the arrows, and press Enter."""
        for _ in range(FAR):
            self.page.keyboard.press("ArrowRight")
            steps -= bool(self.page.evaluate("(query) => document.activeElement.matches(query)", OPTIONS))
            if not steps:
                self.page.keyboard.press("Enter")
                return
        raise Gone("the arrows lead to no answer")
