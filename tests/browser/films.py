"""Film a season, a turn and battles of both games as the replay tells them, for the documentation.

python -m tests.browser.films                # docs/films/*.webm
python -m tests.browser.films FOLDER
"""

from __future__ import annotations

import base64
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Page

from tests.browser.people import Person
from tests.browser.positions import recorded
from tests.browser.studio import studio
from tests.browser.words import words
from undercroft.kernel.base.event import Event
from undercroft.kernel.history.match import Match

FOLDER: Final = Path(__file__).parents[2] / "docs" / "films"
MOST_BYTES: Final = 2_000_000
"""Of all films together."""

SIZE: Final = (1280, 800)
SHOWN: Final = (960, 600)
BETWEEN: Final = 0.1
"""How many seconds pass from one picture to the next."""

BITS: Final = 200_000
"""For a second of film."""


class Film(msgspec.Struct, frozen=True):
    """What to film.

    Attributes:
        record: the recorded game.
        begins: whether the story of an answer is the one to begin with.
        nth: which of those, from 0.
        seconds: the length.
        seat: the seat that is looked from.
    """

    record: str
    begins: Callable[[Sequence[Event]], bool]
    nth: int = 0
    seconds: float = 18
    seat: int = 0


def tells(*kinds: str) -> Callable[[Sequence[Event]], bool]:
    """Whether the events of an answer are of all these kinds, among others."""
    return lambda events: {*kinds} <= {event.kind for event in events}


FILMS: Final = {
    "lords-season": Film("4-lords-full", tells("OrdersRevealed"), nth=1, seconds=22),
    "lords-battle": Film("4-lords-full", tells("BattleBegins"), nth=1, seconds=20),
    "heroes-turn": Film("dungeoneer-3-both", tells("TurnBegins"), nth=5, seconds=20),
    "heroes-battle": Film("dungeoneer-3-both", tells("Attacks"), nth=0, seconds=16),
}

_RECORD: Final = """
async ([frames, width, height, bits]) => {
  const image = async ([, data]) => createImageBitmap(await (await fetch('data:image/jpeg;base64,' + data)).blob())
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const sheet = canvas.getContext('2d')
  sheet.imageSmoothingQuality = 'high'
  const options = { mimeType: 'video/webm;codecs=vp9', videoBitsPerSecond: bits }
  const recorder = new MediaRecorder(canvas.captureStream(10), options)
  const parts = []
  recorder.ondataavailable = (event) => parts.push(event.data)
  const ended = new Promise((done) => (recorder.onstop = done))
  sheet.drawImage(await image(frames[0]), 0, 0, width, height)
  recorder.start()
  const begun = performance.now()
  for (const frame of frames) {
    const next = await image(frame)
    await new Promise((done) => setTimeout(done, begun + frame[0] - performance.now()))
    sheet.drawImage(next, 0, 0, width, height)
    next.close()
  }
  recorder.stop()
  await ended
  const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(text)
}
"""


def filmed(person: Person, empty: Page, film: Film) -> bytes:
    """Play a part of a game in the replay, and return it as WebM.

    Args:
        person: who looks; with animation, at the usual speed.
        empty: an empty page, which puts the pictures together.
        film: which part.
    """
    match = Match.replay(recorded(film.record))
    to = [number for number, events in enumerate(match.events) if film.begins(events)][film.nth]
    person.open(f"/replay/{person.finished(film.record)}?to={to}&seat={film.seat}")
    person.page.locator("main[data-at]").wait_for()
    person.page.get_by_role("button", name=words("web-run"), exact=True).click()
    begun = time.monotonic()
    frames: list[tuple[float, str]] = []
    while (at := time.monotonic() - begun) < film.seconds:
        jpeg = person.page.screenshot(type="jpeg", quality=90)
        frames.append((1000 * at, base64.b64encode(jpeg).decode()))
        time.sleep(max(0.0, begun + at + BETWEEN - time.monotonic()))
    return base64.b64decode(empty.evaluate(_RECORD, [frames, *SHOWN, BITS]))


def main(folder: Path = FOLDER) -> None:
    """Make all films."""
    folder.mkdir(parents=True, exist_ok=True)
    with studio() as (people, empty):
        for name, film in FILMS.items():
            webm = filmed(people.new(SIZE, motion=True, speed=1), empty, film)
            print(f"{name}.webm: {len(webm) // 1000} kB")
            (folder / f"{name}.webm").write_bytes(webm)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
