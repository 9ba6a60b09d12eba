"""Dungeoneer as a story: where an event happens is in sight, and dice are seen with their words."""

from __future__ import annotations

import random
from typing import Any, Final

from tests.browser.people import People
from tests.browser.playing import act
from tests.browser.screen import TICKER, look
from tests.browser.words import title

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


_SIZES: Final = """
(ticker) => {
  window.sizes = []
  const see = () => {
    const told = document.querySelector(ticker)?.innerText
    const map = document.querySelector('.mapbox .frame')
    const log = document.querySelector('.log .lines')
    if (told && map && log)
      window.sizes.push({
        map: `${map.clientWidth} ${map.clientHeight}`,
        lines: (log.clientHeight + 2) / parseFloat(getComputedStyle(log).lineHeight),
        fight: document.querySelector('.battle') !== null,
      })
    requestAnimationFrame(see)
  }
  requestAnimationFrame(see)
}
"""


def test_the_map_keeps_its_size_while_turns_are_told_and_the_log_has_five_lines(people: People) -> None:
    person = people.new(speed=SPEED)
    made = person.make("me", *["bot:greedy"] * 3, game="dungeoneer", preset="both", seed="w1")
    page = person.open(f"/table/{made['id']}")
    look(page)
    page.evaluate(_SIZES, TICKER)
    dice = random.Random("w1")
    for _ in range(2 * ANSWERS):
        act(person, look(page), dice)
    look(page)
    frames: list[dict[str, Any]] = page.evaluate("window.sizes")
    assert any(frame["fight"] for frame in frames)
    assert len({frame["map"] for frame in frames}) == 1
    assert min(frame["lines"] for frame in frames) >= 5


def test_global_quests_stand_beside_the_rivals(people: People) -> None:
    person = people.new()
    made = person.make("me", "bot:greedy", game="dungeoneer", preset="both", seed="pics")
    page = person.open(f"/table/{made['id']}")
    look(page)
    view = person.get(f"/tables/{made['id']}")["view"]
    commons = page.locator(".commons .goal").all_inner_texts()
    assert view["commons"] and len(commons) == len(view["commons"])
    for quest, common in zip(view["commons"], commons, strict=True):
        assert common.strip().startswith(f"{title(quest)}: ")


def test_what_a_rival_is_after_stands_beside_him(people: People) -> None:
    person = people.new(speed=SPEED)
    made = person.make("me", "bot:greedy", game="dungeoneer", preset="both", seed="pics")
    page = person.open(f"/table/{made['id']}")
    look(page)
    quests = person.get(f"/tables/{made['id']}")["view"]["heroes"][1]["quests"]
    goals = page.locator(".rival .goal").all_inner_texts()
    assert quests and len(goals) == len(quests)
    for quest, goal in zip(quests, goals, strict=True):
        name, _, place = goal.strip().partition(": ")
        assert name == title(quest) and place
