"""Measure the page, print it and add ``page`` to ``bench.json``, for both games (`page/`).

* Clicks: in Chromium, against three bots, how long it takes from a click that gives an answer to the first frame that
  shows it, as the answer on its way in the bar, and to the first one in which the story goes on or the question has
  gone. Beside it, how far the page shifts by itself in these answers.
* Light: the bytes of the home page and of a table in a browser that has kept nothing, and the processor time of a table
  that waits.
* Bytes: over a socket, how many bytes an own answer against three bots brings, for a person who answers at random and
  for one who takes every default, and the median size of a message.

All use the people of the tests.

    python benchmarks/bench_page.py [--answers N] [--json FILE]
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent / "page"))

from clicks import clicks
from light import light
from setting import GAMES, ROOT
from wire import sizes

from tests.browser.conftest import missing

WANTED_P90 = 100
WANTED_MEDIAN = 1536
WANTED_SHIFT = 0.1
WANTED_HOME = 150_000
WANTED_TABLE = 250_000
WANTED_IDLE = 0.02
BEFORE = {"dungeon-lords": (26_000, 48_000), "dungeoneer": (69_000, 115_000)}
"""What an own answer brought before changed parts were sent: at random, and with every default."""


def main() -> None:
    """Measure, write the figures and print them."""
    parser = argparse.ArgumentParser(description="Measure clicks in the page, its weight, and bytes on the socket.")
    parser.add_argument("--answers", type=int, default=100, help="how many clicks and answers to measure in each game")
    parser.add_argument("--json", type=Path, default=ROOT / "bench.json", help="the file that gets the figures")
    options = parser.parse_args()
    lacking = missing()
    result: dict[str, Any] = {}
    for game in GAMES:
        result[game] = {
            "random": asyncio.run(sizes(game, False, options.answers)),
            "defaults": asyncio.run(sizes(game, True, options.answers)),
        }
        if not lacking:
            result[game] |= {"light": light(game), "clicks": clicks(game, options.answers)}
    whole = json.loads(options.json.read_text()) if options.json.exists() else {}
    options.json.write_text(json.dumps({**whole, "page": result}, indent=2) + "\n")
    if lacking:
        print(f"Nothing was measured in Chromium: {lacking}.", file=sys.stderr)
    for game, of in result.items():
        print(f"\n{game}, one person and three bots")
        show_bytes(game, of)
        if not lacking:
            show_page(of)


def show_bytes(game: str, of: dict[str, Any]) -> None:
    """Print what came over the socket."""
    for kind, before in zip(("random", "defaults"), BEFORE[game], strict=True):
        own, message = of[kind]["per_answer"], of[kind]["median_message"]
        print(
            f"  answers: {kind:9} {own:8,.0f} bytes for an own answer (wanted at most {before // 4:,}),"
            f" median message {message:,.0f} (wanted at most {WANTED_MEDIAN:,})"
        )


def show_page(of: dict[str, Any]) -> None:
    """Print what was measured in Chromium."""
    clicked, weight = of["clicks"], of["light"]
    print(
        f"  from a click to the frame that shows it: p50 {clicked['p50']:.0f} ms, p90 {clicked['p90']:.0f} ms"
        f" (wanted under {WANTED_P90}); to the story or the next question: p50 {clicked['told']['p50']:.0f} ms,"
        f" p90 {clicked['told']['p90']:.0f} ms; {clicked['clicks']:.0f} clicks"
    )
    print(f"  layout shift in these answers: {clicked['shifted']:.3f} (wanted under {WANTED_SHIFT} a game)")
    print(
        f"  first load: home {weight['home']:,.0f} bytes (wanted under {WANTED_HOME:,}),"
        f" a table {weight['table']:,.0f} (wanted under {WANTED_TABLE:,})"
    )
    print(f"  a table that waits: {weight['idle']:.1%} of a core (wanted under {WANTED_IDLE:.0%})")


if __name__ == "__main__":
    main()
