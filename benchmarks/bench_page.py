"""Measure the page, print it and add ``page`` to ``bench.json``: clicks, and bytes on the socket, in both games.

* Clicks: in Chromium, against three bots, how long it takes from a click that gives an answer to the first frame that
  shows it: the story goes on, or the question has gone.
* Bytes: over a socket, how many bytes an own answer against three bots brings, for a person who answers at random and
  for one who takes every default, and the median size of a message.

Both use the people of the tests.

    python benchmarks/bench_page.py [--answers N] [--json FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import missing  # noqa: E402
from tests.browser.playing import act  # noqa: E402
from tests.browser.screen import TICKER, look  # noqa: E402
from tests.browser.studio import studio  # noqa: E402
from tests.server.helpers import PICTURES, house  # noqa: E402

GAMES = {"dungeon-lords": "full", "dungeoneer": "both"}
BOTS = ["bot:greedy"] * 3
PAUSE = 500
"""How many milliseconds a person thinks: in that time nothing else asks the page for anything."""

WANTED_P90 = 100
WANTED_MEDIAN = 1536
BEFORE = {"dungeon-lords": (26_000, 48_000), "dungeoneer": (69_000, 115_000)}
"""What an own answer brought before changed parts were sent: at random, and with every default."""

REVIEW = "dialog[open]:not(:has(.result))"

CLICKS = """
window.clicks = []
let clicked = null
const shown = () => {
  const told = document.querySelector('main')?.dataset.told
  return told !== clicked?.told || document.querySelector('.bar .sealed, .bar .wait') !== null
}
const frame = () => {
  if (clicked === null) return
  if (!shown()) return requestAnimationFrame(frame)
  const { at } = clicked
  clicked = null
  const painted = new MessageChannel() // its message comes after the frame has been painted
  painted.port1.onmessage = () => window.clicks.push(performance.now() - at)
  painted.port2.postMessage(null)
}
addEventListener('click', (event) => {
  if (!event.isTrusted || document.querySelector('.bar .sealed, .bar .wait')) return
  const begun = clicked === null
  clicked = { at: event.timeStamp, told: document.querySelector('main')?.dataset.told }
  if (begun) requestAnimationFrame(frame)
}, true)
"""


def spread(figures: list[float]) -> dict[str, float]:
    """The median and the 90th percentile."""
    ordered = sorted(figures)
    return {f"p{part}": ordered[min(len(ordered) - 1, len(ordered) * part // 100)] for part in (50, 90)}


def onward(page: Page) -> None:
    """Hurry to the end of the story that the last click began, and close the page that a year ends with."""
    for _ in range(2):
        if page.locator(TICKER).is_visible():
            page.keyboard.press("Space")
    if page.locator(REVIEW).is_visible():
        page.keyboard.press("Escape")


def clicks(game: str, answers: int) -> dict[str, float]:
    """Play a game in Chromium until that many clicks have been measured."""
    dice = random.Random("clicks")
    with studio() as (people, _):
        person = people.new(motion=True, speed=1)
        person.page.add_init_script(CLICKS)
        made = person.make("me", *BOTS, game=game, preset=GAMES[game], seed="clicks")
        person.open(f"/table/{made['id']}")
        while True:
            seen = look(person.page)
            found: list[float] = person.page.evaluate("window.clicks")
            if seen.what == "over" or len(found) >= answers:
                break
            act(person, seen, dice)
            person.page.wait_for_timeout(PAUSE)
            onward(person.page)
    return {**spread(found), "clicks": len(found)}


async def sizes(game: str, default: bool, answers: int) -> dict[str, float]:
    """Play a game over a socket, and return what was sent."""
    dice = random.Random("bytes")
    with tempfile.TemporaryDirectory() as data:
        async with house(Path(data)) as server:
            person = await server.person()
            made = await person.make("me", *BOTS, game=game, preset=GAMES[game], seed="bytes")
            given = 0
            async with person.live(made["id"]) as live:
                await live.hello()
                while live.table["table"]["status"] != "finished" and given < answers:
                    asked = [decision for decision in live.table["decisions"] if decision["sealed"] is None]
                    if not asked:
                        await live.until_table()
                        continue
                    option = dice.choice(asked[0]["options"])["action"]
                    await live.answer(asked[0], asked[0]["default"] if default else option)
                    given += 1
                found = [len(text.encode()) for text in live.raw if json.loads(text)["type"] in PICTURES]
    return {"per_answer": sum(found) / given, "median_message": statistics.median(found), "answers": given}


def main() -> None:
    """Measure, write the figures and print them."""
    parser = argparse.ArgumentParser(description="Measure clicks in the page and bytes on the socket.")
    parser.add_argument("--answers", type=int, default=100, help="how many clicks and answers to measure in each game")
    parser.add_argument("--json", type=Path, default=ROOT / "bench.json", help="the file that gets the figures")
    options = parser.parse_args()
    result: dict[str, Any] = {}
    lacking = missing()
    for game in GAMES:
        result[game] = {
            "random": asyncio.run(sizes(game, False, options.answers)),
            "defaults": asyncio.run(sizes(game, True, options.answers)),
            **({} if lacking else {"clicks": clicks(game, options.answers)}),
        }
    whole = json.loads(options.json.read_text()) if options.json.exists() else {}
    options.json.write_text(json.dumps({**whole, "page": result}, indent=2) + "\n")
    if lacking:
        print(f"No clicks were measured: {lacking}.", file=sys.stderr)
    for game, of in result.items():
        print(f"\n{game}, one person and three bots")
        for kind, before in zip(("random", "defaults"), BEFORE[game], strict=True):
            own, message = of[kind]["per_answer"], of[kind]["median_message"]
            print(
                f"  answers: {kind:9} {own:8,.0f} bytes for an own answer (wanted at most {before // 4:,}),"
                f" median message {message:,.0f} (wanted at most {WANTED_MEDIAN:,})"
            )
        if not lacking:
            found = of["clicks"]
            print(
                f"  from a click to the frame that shows it: p50 {found['p50']:.0f} ms, p90 {found['p90']:.0f} ms"
                f" (wanted under {WANTED_P90}), {found['clicks']:.0f} clicks"
            )


if __name__ == "__main__":
    main()
