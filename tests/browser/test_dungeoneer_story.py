"""Dungeoneer as a story: where an event happens is in sight, and dice are seen with their words."""

from __future__ import annotations

import random
from typing import Any, Final

from tests.browser.people import People
from tests.browser.playing import act
from tests.browser.screen import TICKER, look

ANSWERS: Final = 12
SPEED: Final = 12.0
"""One event is shown after another, and stories are short."""

_WATCH: Final = """
(ticker) => {
  window.frames = []
  const box = (query) => document.querySelector(query)?.getBoundingClientRect()
  const see = () => {
    const words = document.querySelector(ticker)?.innerText
    const [map, place] = [box('.mapbox .window'), box('.place.told .rim')]
    if (words && map && place) {
      const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
      window.frames.push({
        words,
        inside: x > map.left && x < map.right && y > map.top && y < map.bottom,
        dice: document.querySelectorAll('[data-roll] .die').length,
      })
    }
    requestAnimationFrame(see)
  }
  requestAnimationFrame(see)
}
"""


def test_the_place_of_each_event_is_in_sight_and_dice_are_seen_with_their_words(people: People) -> None:
    person = people.new(speed=SPEED)
    made = person.make("me", "bot:greedy", "bot:greedy", game="dungeoneer", preset="both", seed="pics")
    page = person.open(f"/table/{made['id']}")
    look(page)
    page.evaluate(_WATCH, TICKER)
    dice = random.Random("pics")
    for _ in range(ANSWERS):
        act(person, look(page), dice)
    look(page)
    frames: list[dict[str, Any]] = page.evaluate("window.frames")
    assert len({frame["words"] for frame in frames}) > ANSWERS
    assert not [frame["words"] for frame in frames if not frame["inside"]]
    rolled = [frame for frame in frames if " + die " in frame["words"]]
    assert rolled and all(frame["dice"] for frame in rolled)
    assert not [frame["words"] for frame in frames if frame["dice"] and "die" not in frame["words"]]
