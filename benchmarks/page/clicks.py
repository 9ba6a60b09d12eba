"""From a click to the first frame that shows it, and how far the page shifts by itself meanwhile."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page
from setting import BOTS, table

from tests.browser.playing import act
from tests.browser.screen import TICKER, look
from tests.browser.studio import studio

PAUSE = 500
"""How many milliseconds a person thinks: in that time nothing else asks the page for anything."""

REVIEW = "dialog[open]:not(:has(.result))"

CLICKS = """
window.clicks = { answered: [], told: [] }
let clicked = null
const told = () => document.querySelector('main')?.dataset.told
const sealed = () => document.querySelector('.bar .sealed, .bar .wait') !== null
const given = () => document.querySelector('.bar .given') !== null
const note = (found, at) => {
  const painted = new MessageChannel() // its message comes after the frame has been painted
  painted.port1.onmessage = () => found.push(performance.now() - at)
  painted.port2.postMessage(null)
}
const frame = () => {
  if (clicked === null) return
  // Where there is nothing to tell, the next question comes at once.
  const goesOn = told() !== clicked.told || sealed() || (clicked.answered && !given())
  if (!clicked.answered && (goesOn || given())) {
    clicked.answered = true
    note(window.clicks.answered, clicked.at)
  }
  if (!goesOn) return requestAnimationFrame(frame)
  note(window.clicks.told, clicked.at)
  clicked = null
}
addEventListener('click', (event) => {
  if (!event.isTrusted || clicked?.answered || sealed()) return
  const begun = clicked === null
  clicked = { at: event.timeStamp, told: told(), answered: false }
  if (begun) requestAnimationFrame(frame)
}, true)
"""

SHIFTS = """
window.shifts = []
const name = (node) => [node?.nodeName, ...(node?.classList ?? [])].join('.').toLowerCase()
new PerformanceObserver((list) => {
  for (const { value, sources, hadRecentInput } of list.getEntries())
    if (!hadRecentInput) window.shifts.push([value, sources.map(({ node }) => name(node))])
}).observe({ type: 'layout-shift', buffered: true })
"""


def clicks(game: str, answers: int) -> dict[str, Any]:
    """Play a game in Chromium until that many clicks have been measured, or to its end.

    Returns:
        Milliseconds (``p50``, ``p90``) to the frame that shows the answer, and ``told``, the same to that in which the
        story goes on or the next question is asked; how many ``clicks``; ``shifted``: the sum of all layout shifts
        without input, as the browser scores them, and what moved in the three ``largest``.
    """
    dice = random.Random("clicks")
    with studio() as (people, _):
        person = people.new(motion=True, speed=1)
        person.page.add_init_script(CLICKS)
        person.page.add_init_script(SHIFTS)
        made = person.make("me", *BOTS, **table(game, "clicks"))
        person.open(f"/table/{made['id']}")
        while True:
            seen = look(person.page)
            found: dict[str, list[float]] = person.page.evaluate("window.clicks")
            if seen.what == "over" or len(found["told"]) >= answers:
                break
            act(person, seen, dice)
            person.page.wait_for_timeout(PAUSE)
            onward(person.page)
        shifts: list[Any] = person.page.evaluate("window.shifts")
    largest = sorted(shifts, reverse=True)[:3]
    figures = {**spread(found["answered"]), "told": spread(found["told"]), "clicks": len(found["told"])}
    return {**figures, "shifted": sum(value for value, _ in shifts), "largest": largest}


def onward(page: Page) -> None:
    """Hurry to the end of the story that the last click began, and close the page that a year ends with."""
    for _ in range(2):
        if page.locator(TICKER).is_visible():
            page.keyboard.press("Space")
    if page.locator(REVIEW).is_visible():
        page.keyboard.press("Escape")


def spread(figures: list[float]) -> dict[str, float]:
    """The median and the 90th percentile."""
    ordered = sorted(figures)
    return {f"p{part}": ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (50, 90)}
