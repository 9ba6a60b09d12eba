"""Bodies move in a battle of Dungeon Lords: who attacks lunges, and a number rises from who is hit."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.playing import act
from tests.browser.positions import asks
from tests.browser.screen import TICKER, look

RECORD: Final = "4-lords-full"
SPEED: Final = 4.0
"""Fast, but an event is on the screen for many frames."""

REACH: Final = 24
"""How far who attacks comes towards who is hit, in pixels."""

_WATCH: Final = """
(ticker) => {
  window.lunges = []
  window.numbers = []
  window.animations = []
  const over = (one, other) =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top
  const watched = new WeakSet()
  const see = () => {
    for (const animation of document.getAnimations()) {
      if (animation.playState !== 'running' || watched.has(animation)) continue
      watched.add(animation)
      const node = animation.effect.target
      window.animations.push(node.className?.baseVal ?? node.className)
      if (!node.matches('.put')) continue
      const shifts = animation.effect.getKeyframes().map(({ transform }) => transform)
      const shift = shifts.find((one) => one && one !== 'none')
      window.lunges.push(new DOMMatrix(shift).toFloat64Array().slice(12, 14))
    }
    for (const number of document.querySelectorAll('.blow[data-walks]')) {
      const [is, line] = [number, document.querySelector(ticker)].map((one) => one?.getBoundingClientRect())
      const cards = [...document.querySelectorAll('[data-fighter]')].map((one) => one.getBoundingClientRect())
      // It may stay a little longer than the card.
      const card = watched.has(number) || cards.some((one) => over(is, one))
      watched.add(number)
      window.numbers.push({ card, line: line ? over(is, line) : false })
    }
    requestAnimationFrame(see)
  }
  requestAnimationFrame(see)
}
"""


def fights(person: Person, until: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
    """Answer in a battle, with animation set on, until enough has moved, or eight times, and return what has."""
    page = person.open(f"/table/{person.resume(RECORD, asks('attack'))}")
    look(page)
    page.evaluate(_WATCH, TICKER)
    page.evaluate("document.documentElement.dataset.motion = 'on'")
    dice = random.Random(RECORD)
    moved: dict[str, Any] = {}
    for _ in range(8):
        act(person, look(page), dice)
        look(page)
        moved = page.evaluate(
            "() => ({ lunges: window.lunges.map((one) => [...one]), numbers, animations })",
        )
        if until(moved):
            break
    return moved


@pytest.mark.nightly("the rounds of a battle are watched, at two sizes")
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_who_attacks_lunges_and_the_number_rises_from_the_card_of_who_is_hit(
    people: People, size: tuple[int, int]
) -> None:
    person = people.new(size, motion=True, speed=SPEED)
    moved = fights(person, lambda moved: len(moved["lunges"]) > 1 and moved["numbers"])
    assert moved["lunges"] and moved["numbers"]
    for across, down in moved["lunges"]:
        assert down < 0, "the party stands above those who attack it"
        assert (across**2 + down**2) ** 0.5 == pytest.approx(REACH, abs=0.5)
    assert all(number["card"] for number in moved["numbers"])
    assert not any(number["line"] for number in moved["numbers"]), "over the line of the story"


@pytest.mark.nightly("the rounds of a battle are watched")
def test_without_motion_nothing_moves_in_a_battle(people: People) -> None:
    """Where the system asks for less motion, even with the setting on."""
    person = people.new(speed=SPEED)
    moved = fights(person, lambda _: False)
    assert moved == {"lunges": [], "numbers": [], "animations": []}
