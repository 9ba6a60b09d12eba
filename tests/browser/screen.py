"""What a person sees on a table's screen: all that the tests know about the page's structure, for every game."""

from __future__ import annotations

from typing import Final

import msgspec
from playwright.sync_api import Page

from tests.patience import PATIENCE

THING: Final = "main :is(button, [role=button])"
"""Everything on the board that can be pointed at, in any game."""

BOARD: Final = f"{THING}.lit:not(.on)"
"""Everything on the board that glows."""

ORDER: Final = ".bar .words button:visible, main .pick.lit:visible"
"""What gives an order: a word in the bar or, on a small screen, its place on the board."""

AGAIN: Final = f"{THING}.lit.on"
"""Things that can be chosen for the dummy, too."""

DARK: Final = f"{THING}:is(.pick.live, .square):not(.lit):not(.on)"
"""Dark things that can explain why they cannot be chosen."""

ANSWERS: Final = ".bar .options button:not(.quiet)"
"""The numbered answers; some may be dim."""

OPTIONS: Final = f"{ANSWERS}:not(.off)"
ON_MAP: Final = ".bar .onmap"
"""Says that something is chosen on the map alone, and leads there."""

REVIEW: Final = "dialog:has(.review)"
"""A look back at what has ended; it lies over the table until it is closed."""

CONFIRM: Final = ".bar .confirm .btn.main"
CURTAIN: Final = ".curtain button"
RISING: Final = ".rising"
"""The curtain as it goes up; it catches touches, so that they do not count as answers."""

BUSY: Final = "main:is([aria-busy=true], :has([aria-busy=true]))"
"""A small screen on which the board is still being drawn."""

RESULT: Final = "dialog .result"
REFUSAL: Final = ".bar .refusal"
REFUSED: Final = ".refusal, .refused"
"""The message that a dark thing cannot be chosen, or that an answer was refused."""

SEALED: Final = ".bar .sealed"
TICKER: Final = ".ticker"

_SEES: Final = """
  const seen = (e) => {
    const box = e.getBoundingClientRect()
    return !e.disabled && box.width > 0 && box.height > 0 && getComputedStyle(e).visibility !== 'hidden'
  }
  const all = (query) => [...document.querySelectorAll(query)].filter(seen)
  const words = (e) => e.getAttribute('aria-label') || e.innerText.replace(/\\s+/g, ' ').trim()
"""

_LOOK: Final = f"""
async ([
  board, answers, options, onMap, review, confirm, curtain, rising, busy, result, sealed, refused, patience,
]) => {{
  {_SEES}
  let what = 'wait'
  for (let left = patience * 250; ; left -= 1) {{
    const open = `${{options}}:not(:disabled), ${{onMap}}:not(:disabled)`
    const ready = all(confirm).length || document.querySelector(open)
    if (document.querySelector(result)) what = 'over'
    else if (document.querySelector(review)) what = 'review'
    else if (document.querySelector(curtain)) what = 'curtain'
    else if (document.querySelector(rising)) what = 'wait'
    else if (document.querySelector(busy)) what = 'wait'
    else if (document.querySelector(sealed)) what = 'sealed'
    else if (ready) what = 'asked'
    else what = 'wait'
    if ((what !== 'wait' && what !== 'sealed') || left <= 0) break
    await scheduler.postTask(() => null, {{ delay: 4 }}) // a test may have stopped the page's own timers
  }}
  await document.fonts.ready // until then other fonts stand in
  const page = document.documentElement
  return {{
    what,
    prompt: document.querySelector('.bar h2')?.innerText ?? '',
    heading: document.querySelector('h1')?.innerText ?? '',
    board: all(board).map(words),
    options: all(options).map(words),
    numbers: [...document.querySelectorAll(answers)].flatMap((e) => {{
      const key = e.matches(options) ? e.querySelector('kbd')?.textContent : null
      return key ? [Number(key)] : []
    }}),
    answers: document.querySelectorAll(answers).length,
    confirm: all(confirm).map(words),
    refused: document.querySelector(refused)?.innerText ?? '',
    wide: page.scrollWidth - page.clientWidth,
  }}
}}
"""

_LABELS: Final = f"(query) => {{ {_SEES} return all(query).map(words) }}"


class Seen(msgspec.Struct):
    """The screen at a given moment.

    Attributes:
        what: ``asked``, ``sealed`` (I have answered), ``wait``, ``curtain``, ``review`` or ``over``.
        prompt: the question.
        heading: the heading, which says where the game stands.
        board: what glows on the board.
        options: the answers in the bar.
        numbers: the keys of all answers that can be chosen, visible or not.
        answers: how many there are, including the dim ones.
        confirm: the buttons that confirm an answer.
        refused: the page's message of refusal.
        wide: by how many pixels the page is too wide.
    """

    what: str
    prompt: str
    heading: str
    board: list[str]
    options: list[str]
    numbers: list[int]
    answers: int
    confirm: list[str]
    refused: str
    wide: int


def look(page: Page, patience: float | None = None) -> Seen:
    """Wait until there is something to do, and return what is seen.

    Args:
        page: the page.
        patience: after how many seconds there need not be anything; None if there has to be.
    """
    bar = [ANSWERS, OPTIONS, ON_MAP, REVIEW, CONFIRM]
    within = PATIENCE if patience is None else patience
    found = page.evaluate(_LOOK, [BOARD, *bar, CURTAIN, RISING, BUSY, RESULT, SEALED, REFUSED, within])
    seen = msgspec.convert(found, Seen)
    assert patience is not None or seen.what not in ("wait", "sealed"), f"there is nothing to do: {seen}"
    return seen


def labels(page: Page, query: str) -> list[str]:
    """The labels of all visible elements that match."""
    found: list[str] = page.evaluate(_LABELS, query)
    return found
