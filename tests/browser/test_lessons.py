"""Lessons on the page: played to their ends by what glows, with every wrong answer held back for a reason."""

from __future__ import annotations

import random
import re
import time
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import expect

from tests.amounts import SOAK
from tests.browser.hands import Gone, Hand, Keys, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.playing import act, turn_page
from tests.browser.screen import BOARD, CONFIRM, OPTIONS, REVIEW, labels, look
from tests.browser.test_explaining import SLOT, Finger, middle
from tests.browser.words import title, words
from tests.patience import MUCH, PATIENCE
from undercroft.dungeonlords.content.tile_tables import PLACES
from undercroft.kernel.engine.games import GAMES
from undercroft.locale.texts import Texts
from undercroft.study.lessons.lesson import Lesson
from undercroft.study.lessons.lesson_library import lessons_of

GAME: Final = "dungeon-lords"
COURSES: Final = [(game, lesson) for game in GAMES for lesson in lessons_of(game)]
FREE: Final = [(game, lesson) for game, lesson in COURSES if any(step.until for step in lesson.step)]
"""The lessons in which the learner plays freely."""
GUIDED: Final = [one for one in COURSES if one not in FREE]
Lang = Literal["en", "ru", "it"]
PLACE_OF: Final = {place.order: place.id for place in PLACES}

COACH: Final = ".coach"
WORDS: Final = f"{COACH} [role=status]"
HELD: Final = f"{COACH} .held"
ONWARD: Final = f"{COACH} .onward"
FINISHED: Final = f"{COACH} .done"


_SIGHT: Final = """
() => {
  const main = document.querySelector('main').getBoundingClientRect()
  const hidden = [...document.querySelectorAll('.cell.pointed, [data-pointed]')].filter((e) => {
    const { top, bottom, height } = e.getBoundingClientRect()
    const seen = Math.min(bottom, main.bottom) - Math.max(top, main.top)
    return height > 0 && seen < Math.min(height, main.height) / 2
  })
  return hidden.length === 0
}
"""
"""Whether what a lesson points at is in sight, not under the coach: half of it, or as much as there is room for."""

_BRIGHT: Final = """
() => {
  if (!document.body.dataset.spotlight || !document.querySelector('.wide .cell')) return true
  const dims = (e) => e !== null && (getComputedStyle(e).filter !== 'none' || dims(e.parentElement))
  const pointed = [...document.querySelectorAll(':is(.cell, .ribbon).pointed, [data-pointed], [data-bright]')]
  const seen = pointed.filter((e) => e.clientHeight > 0)
  return seen.length > 0 && !seen.some((e) => !e.checkVisibility({ visibilityProperty: true }) || dims(e))
}
"""
"""Whether, where a lesson dims what it does not speak of, what it speaks of is there and bright."""

_APART: Final = """
(glowing) => {
  const seen = (e) => e.checkVisibility({ visibilityProperty: true })
  const lit = [...document.querySelectorAll(glowing)].filter(seen)
  const pointed = [...document.querySelectorAll(':is(.cell, .ribbon).pointed, [data-pointed]')]
  return lit.length > 0 && pointed.length > 0 && !lit.some((e) => pointed.some((at) => at.contains(e)))
}
"""
"""Whether a lesson points at something, but all that glows is elsewhere."""

_WATCH: Final = """
() => {
  const dims = (e) => e !== null && (getComputedStyle(e).filter.startsWith('opacity') || dims(e.parentElement))
  const dimmed = new Set([...document.querySelectorAll('main *')].filter(dims))
  window.pressed ??= (addEventListener('click', ({ target }) => window.pressed.push(target), true), [])
  window.pressed.length = 0
  window.wasDim = () => window.pressed.some((e) => dimmed.has(e))
}
"""
"""From now on, `wasDim` says whether anything was pressed in a panel that is dimmed now (if no pointer is over it)."""

_ROOM: Final = """
() => {
  const log = document.querySelector('[role=log]')
  const cut = [...document.querySelectorAll('.places, .battle')].filter((e) => e.scrollHeight > e.clientHeight + 1)
  return log.clientHeight >= 3 * parseFloat(getComputedStyle(log).lineHeight) && cut.length === 0
}
"""
"""Whether, on a wide screen, three lines of the log can be read, and neither the places nor the battle are cut."""


def begin(person: Person, game: str, lesson: Lesson) -> None:
    """Open a lesson's table."""
    person.open(f"/table/{person.post(f'/training/{lesson.id}', {'game': game})['id']}")
    expect(person.page.locator(WORDS)).not_to_be_empty()


def give_orders(person: Person, orders: str, lang: str) -> None:
    """Put three orders together by the names of their places on the board; confirm them."""
    chosen = person.page.locator(f"{SLOT} button:enabled")
    while count := chosen.count():
        person.hand.use(chosen.last)
        expect(chosen).to_have_count(count - 1)
    for n, order in enumerate(orders.split()[1:], 1):
        place = title(PLACE_OF[order].replace("_", "-"), lang)
        person.hand.use(person.page.locator(".places .name", has_text=place))
        expect(chosen).to_have_count(n)
    person.hand.use(person.page.locator(CONFIRM))


def put_together(person: Person, wanted: list[str], wrong: set[str], lang: str) -> int:
    """Put the wanted orders together, first once in another order; return how often they were held back."""
    orders = wanted[0]
    verb, *three = orders.split()
    held = 0
    if orders not in wrong:
        wrong.add(orders)
        give_orders(person, " ".join([verb, *reversed(three)]), lang)
        expect(person.page.locator(HELD)).not_to_be_empty()
        held = 1
    give_orders(person, wanted.pop(0), lang)
    expect(person.page.locator(f"{COACH} .waits, {ONWARD}")).to_have_count(1)
    return held


def play(person: Person, lesson: Lesson, lang: str, dice: random.Random) -> int:
    """Play a lesson to its end, and return how often it held an answer back.

    Orders are first given in another order than the lesson wants; everything else is chosen at random.
    """
    page, wanted = person.page, [step.want[0] for step in lesson.step if step.want[:1] and "orders" in step.want[0]]
    free = any(step.until for step in lesson.step)
    held, wrong, end = 0, set[str](), time.monotonic() + MUCH
    while not page.locator(FINISHED).count():
        assert time.monotonic() < end, f"the lesson never ended: {page.locator(WORDS).inner_text()}"
        person.stays_in_width()
        page.wait_for_function(_SIGHT, timeout=PATIENCE * 1000)
        page.wait_for_function(_BRIGHT, timeout=PATIENCE * 1000)
        if page.viewport_size == {"width": WIDE[0], "height": WIDE[1]}:
            page.wait_for_function(_ROOM, timeout=PATIENCE * 1000)
        seen = look(page, patience=0.2)
        if seen.what == "review":
            act(person, seen, dice)
            continue
        if page.locator(ONWARD).count():
            assert labels(page, f"{BOARD}, {OPTIONS}") == [], f"too early: {page.locator(WORDS).inner_text()}"
            turn_page(person)
            continue
        if seen.what != "asked" or not page.locator(f"{COACH} .waits").count():
            continue
        if lesson in lessons_of(GAME):  # elsewhere other things are asked meanwhile
            assert not page.evaluate(_APART, BOARD), f"glows elsewhere: {page.locator(WORDS).inner_text()}"
        page.evaluate(_WATCH)
        said = page.locator(WORDS).inner_text()
        try:
            if page.locator(".bar .words").count() and not free:
                held += put_together(person, wanted, wrong, lang)
            else:
                act(person, seen, dice)
        except Gone:
            continue
        if page.locator(HELD).count():
            held += 1
        else:
            assert not page.evaluate("window.wasDim()"), f"asked for, but dimmed: {said}"
    return held


BY_MOUSE: Final = [one for one in GUIDED if SOAK or one[1].id in ("orders", "battle", "misdeeds", "alone")]


def named(one: object) -> str | None:
    """What a parameter is called."""
    if isinstance(one, Lesson):
        return one.id
    return one.__name__ if isinstance(one, type) else None


@pytest.mark.parametrize(("game", "lesson"), BY_MOUSE, ids=named)
def test_a_lesson_is_played_to_its_end_by_mouse(people: People, game: str, lesson: Lesson) -> None:
    person = people.new(WIDE, Mouse)
    begin(person, game, lesson)
    play(person, lesson, "en", random.Random(lesson.id))
    expect(person.page.locator(FINISHED)).to_have_text(f"✓ {words('web-lesson-finished')}")
    # Opened again, it is still finished, and no table that waits for an answer.
    person.page.reload()
    expect(person.page.locator(FINISHED)).to_be_visible()
    person.open("/")
    expect(person.page.get_by_text(words("web-no-tables"), exact=True)).to_be_visible()
    person.open(f"/learn/{game}")
    expect(person.page.locator("li.done h2")).to_have_text([words(lesson.key())])


HANDS: Final[list[tuple[type[Hand], tuple[int, int], Lang]]] = [
    (hand, size, lang)
    for hand, size in ((Touch, PHONE), (Keys, WIDE), (Mouse, WIDE))
    for lang in ("en", "ru", "it")
    if (hand, lang) != (Mouse, "en")
]
"""By mouse in English they are played anyway."""


@pytest.mark.soak
@pytest.mark.parametrize(("hand", "size", "lang"), HANDS if SOAK else [HANDS[1], HANDS[5]], ids=named)
@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_played_by_three_hands_in_three_languages(
    people: People, game: str, hand: type[Hand], size: tuple[int, int], lang: Lang
) -> None:
    held = 0
    for of, lesson in GUIDED:
        if of != game or (not SOAK and lesson.number > 1):
            continue
        person = people.new(size, hand, lang=lang)
        begin(person, game, lesson)
        held += play(person, lesson, lang, random.Random(f"{lesson.id} {hand.__name__}"))
    assert held or not SOAK


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="a year and a round at random take a minute each")
@pytest.mark.parametrize(("hand", "size", "lang"), [HANDS[0], HANDS[4], HANDS[7]], ids=named)
@pytest.mark.parametrize(("game", "lesson"), FREE, ids=named)
def test_a_lesson_that_is_played_freely_comes_to_its_end(
    people: People, game: str, lesson: Lesson, hand: type[Hand], size: tuple[int, int], lang: Lang
) -> None:
    person = people.new(size, hand, lang=lang)
    begin(person, game, lesson)
    assert not play(person, lesson, lang, random.Random(f"{lesson.id} {hand.__name__}"))
    expect(person.page.locator(FINISHED)).to_be_visible()


def play_the_year(person: Person) -> None:
    """Answer everything with the first answer until the second year begins; the page follows."""
    while (table := person.snapshot())["view"]["year"] == 1:
        for asked in [one for one in table["decisions"] if one["sealed"] is None]:  # the others wait for rivals
            answer = {"seat": 0, "decision": asked["number"], "action": asked["options"][0]["action"]}
            person.post(f"/tables/{person.table}/answer", answer)


def test_a_lesson_says_its_last_word_before_one_looks_back(people: People) -> None:
    """The page of the year opens when the word has been read, not over it."""
    person = people.new(PHONE, Touch)
    lesson = next(lesson for game, lesson in FREE if game == GAME)
    begin(person, GAME, lesson)
    turn_page(person)
    play_the_year(person)
    page = person.page
    expect(page.locator(WORDS)).to_have_text(words("lesson-year-battles-at-orders"))
    expect(page.get_by_role("button", name=words("web-hint"), exact=True)).to_have_count(0)  # the coach speaks
    expect(page.locator(ONWARD)).to_be_visible()
    expect(page.locator(REVIEW)).to_have_count(0)
    turn_page(person)
    expect(page.locator(REVIEW)).to_be_visible()
    expect(page.locator(FINISHED)).to_be_attached()


def test_a_lesson_shows_only_what_it_speaks_of(people: People) -> None:
    """The first lesson of Dungeon Lords begins with the dungeon alone; later, all but what is spoken of is dimmed, and
    what belongs to later lessons is not shown yet.
    """
    person = people.new(WIDE, Mouse)
    lesson = lessons_of(GAME)[0]
    begin(person, GAME, lesson)
    page = person.page
    onward = page.locator(ONWARD)
    size = onward.bounding_box()
    assert size is not None and size["width"] >= 96 and size["height"] >= 44
    expect(page.locator(".cell.pointed .dungeon")).to_be_visible()
    rest = page.locator(".cell:not(.pointed)").first
    expect(rest).to_be_hidden()
    while (word := page.locator(WORDS).inner_text()) != words(lesson.key("mine")):
        if onward.count():
            turn_page(person)
        elif look(page, patience=0.2).what == "asked":
            act(person, look(page), random.Random(1))
        assert word != words(lesson.key("end"))
    expect(page.locator(".cell .stores")).to_be_visible()
    expect(page.locator(".cell:has(.rival)")).to_be_hidden()
    dims = "node => getComputedStyle(node).filter"
    page.mouse.move(0, 0)
    other = page.locator(".cell:not(.pointed):not(:focus-within)").first
    assert other.evaluate(dims) == "opacity(0.35)" and page.locator(".cell.pointed").first.evaluate(dims) == "none"


@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_one_press_from_the_first_lesson(people: People, game: str) -> None:
    person = people.new(PHONE, Touch)
    first = lessons_of(game)[0]
    person.open("/")
    person.hand.mark(person.page.get_by_role("radio", name=title(game), exact=True))
    person.page.get_by_role("button", name=words("web-newcomer-start")).tap()
    expect(person.page.locator(WORDS)).to_have_text(words(first.key(first.step[0].id)))
    person.page.get_by_role("link", name=words("web-lesson-leave")).tap()
    expect(person.page.get_by_role("link", name=words("web-lesson-continue"))).to_be_visible()
    person.open("/")
    person.page.get_by_role("button", name=words("web-lesson-continue")).tap()
    expect(person.page.locator(WORDS)).to_have_text(words(first.key(first.step[0].id)))


def test_a_lesson_says_how_the_story_goes_on_faster(people: People) -> None:
    person = people.new(WIDE, Mouse, speed=0.25)
    lesson = lessons_of(GAME)[0]
    begin(person, GAME, lesson)
    page, told = person.page, person.page.locator(f"{COACH} .story")
    page.locator(ONWARD).wait_for()
    while page.locator(ONWARD).count():
        turn_page(person)
    for _ in range(2):
        expect(page.locator(f"{COACH} .waits")).to_be_visible()
        question = page.locator(".bar h2").inner_text()
        page.locator(".square.lit").first.click()
        expect(page.get_by_text(question)).to_be_hidden()
    expect(told).to_contain_text(words("web-lesson-story"))
    page.keyboard.press("Space")
    page.keyboard.press("Space")
    expect(told).to_be_hidden()


def test_a_lesson_goes_on_where_it_was_left_and_can_be_looked_back_at(people: People) -> None:
    person = people.new()
    begin(person, *COURSES[0])
    page = person.page
    turn_page(person)
    expect(page.locator(WORDS)).to_have_text(words("lesson-dungeon-points"))
    turn_page(person)
    expect(page.locator(WORDS)).to_have_text(words("lesson-dungeon-tunnels"))
    expect(page.locator(".cell.pointed")).to_have_count(1)
    page.reload()
    expect(page.locator(WORDS)).to_have_text(words("lesson-dungeon-tunnels"))
    page.locator(COACH).get_by_role("button", name=words("web-lesson-back")).click()
    expect(page.locator(WORDS)).to_have_text(words("lesson-dungeon-points"))
    page.locator(ONWARD).click()
    expect(page.locator(WORDS)).to_have_text(words("lesson-dungeon-tunnels"))


def test_on_a_telephone_the_tab_that_a_lesson_speaks_of_is_open(people: People) -> None:
    person = people.new(PHONE, Touch)
    begin(person, *COURSES[3])
    tab = person.page.get_by_role("tab", selected=True)
    expect(tab).to_contain_text(words("web-rivals"))
    person.page.locator(ONWARD).tap()
    expect(tab).to_contain_text(words("web-season"))


def test_on_a_telephone_the_place_to_go_to_is_in_sight(people: People) -> None:
    person = people.new(PHONE, Touch)
    begin(person, "dungeoneer", lessons_of("dungeoneer")[1])
    page = person.page
    page.locator(ONWARD).tap()
    expect(page.locator(f"{COACH} .waits")).to_be_visible()
    hall = page.get_by_role("button", name=re.compile(f"^{re.escape(title('hall-of-chains'))}")).first
    tabs, coach = page.get_by_role("tablist"), page.locator(COACH)

    def is_in_sight() -> bool:
        place, above, below = hall.bounding_box(), tabs.bounding_box(), coach.bounding_box()
        if not place or not above or not below:
            return False
        return above["y"] + above["height"] <= place["y"] and place["y"] + place["height"] <= below["y"]

    person.wait_until(is_in_sight)


def answer(person: Person, verb: str, lang: Lang = "en", **args: Any) -> None:
    """Give the answer that a lesson waits for, by its button."""
    page = person.page
    expect(page.locator(f"{COACH} .waits")).to_be_visible()
    button = page.locator(OPTIONS, has_text=Texts(lang, "dungeoneer").option(verb, args)).first
    fold = page.locator(".bar .fold button")
    expect(button.or_(fold).filter(visible=True).first).to_be_visible()
    if not button.is_visible():  # what is on the board is listed when asked for
        person.hand.use(fold)
    person.hand.use(button)


def to_the_sword(person: Person, lang: Lang = "en") -> None:
    """Come to the fourth step of the third lesson, which waits for a card of the hand."""
    begin(person, "dungeoneer", lessons_of("dungeoneer")[2])
    turn_page(person)
    answer(person, "go", lang, side="n")
    person.page.locator(ONWARD).wait_for()
    turn_page(person)
    expect(person.page.locator(f"{COACH} .waits")).to_be_visible()


def test_a_page_loaded_again_waits_again_where_a_lesson_speaks_before_a_rival_acts(people: People) -> None:
    person = people.new(speed=4, listed=True)
    to_the_sword(person)
    page, said = person.page, person.page.locator(WORDS)
    for card in ("crusaders_longsword", "surefooted"):
        answer(person, "play", card=card)
    page.locator(ONWARD).click()
    answer(person, "done")
    answer(person, "discard", card="gravediggers_spade")
    page.locator(CONFIRM).click()
    expect(said).to_have_text(words("lesson-glory-turn"))
    page.reload()
    expect(said).to_have_text(words("lesson-glory-turn"))
    expect(page.locator(OPTIONS)).to_have_count(0)  # the rival has not acted yet
    page.locator(ONWARD).click()
    expect(said).to_have_text(words("lesson-glory-spent"))
    page.reload()
    expect(said).to_have_text(words("lesson-glory-spent"))


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_on_a_telephone_the_board_has_room_beside_a_lesson(people: People, lang: Lang) -> None:
    """Also where the lesson waits for one of many answers: they are scrolled to, and so are long words."""
    person = people.new(PHONE, Touch, lang=lang)
    begin(person, "dungeoneer", lessons_of("dungeoneer")[2])
    turn_page(person)
    page = person.page
    expect(page.locator(f"{COACH} .waits")).to_be_visible()
    least = 0.3 * PHONE[1]
    frame = page.locator(".mapbox .frame")
    person.wait_until(lambda: (((box := frame.bounding_box()) and box["height"]) or 0) >= least)
    expect(page.locator(".mapbox")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name=words("web-dn-places", lang), exact=True)).to_be_in_viewport(ratio=1)
    expect(page.locator(".bar .last button")).to_be_in_viewport(ratio=1)
    assert page.locator(".place .points").count(), "the map is too small for its numbers"


def test_on_a_telephone_a_card_shows_its_name_and_a_wrong_answer_leads_nowhere(people: People) -> None:
    person = people.new(PHONE, Touch)
    to_the_sword(person)
    page = person.page
    tab = page.get_by_role("tab", selected=True)
    expect(tab).to_contain_text(words("web-dn-cards"))
    tabs, name = page.get_by_role("tablist"), page.locator(".hand .lit .name").first

    def is_below() -> bool:
        above, box = tabs.bounding_box(), name.bounding_box()
        return above is not None and box is not None and above["y"] + above["height"] <= box["y"]

    person.wait_until(is_below)
    while not page.locator(HELD).count():  # a tap where Next has just been is the second half of a double one
        page.locator(OPTIONS, has_text=Texts("en", "dungeoneer").option("done", {})).tap()
    expect(page.locator(HELD)).to_have_text(words("lesson-glory-sword-other"))
    expect(tab).to_contain_text(words("web-dn-cards"))
    page.get_by_role("tab", name=words("web-dn-hero"), exact=True).tap()
    page.locator(OPTIONS, has_text=title("gravediggers-spade")).tap()
    expect(page.locator(HELD)).to_have_text(words("lesson-glory-sword-spade"))
    expect(tab).to_contain_text(words("web-dn-hero"))


@pytest.mark.parametrize("speed", [0, 4])
@pytest.mark.parametrize(("size", "hand"), [(WIDE, Mouse), (PHONE, Touch)], ids=["wide", "phone"])
def test_the_board_shows_what_a_lesson_speaks_of(
    people: People, size: tuple[int, int], hand: type[Hand], speed: float
) -> None:
    """The story waits where dice draw a card, and the blow that beats the monster stays in sight, not the monster."""
    person = people.new(size, hand, speed=speed, listed=True)
    begin(person, "dungeoneer", lessons_of("dungeoneer")[6])
    page, said = person.page, person.page.locator(WORDS)
    turn_page(person)
    answer(person, "play", card="surefooted")
    expect(said).to_have_text(words("lesson-alone-step"))
    answer(person, "go", side="n")
    expect(said).to_have_text(words("lesson-alone-drawn"))
    expect(page.locator("[data-roll=SoloDice]")).to_be_visible()
    page.locator(ONWARD).wait_for()
    page.keyboard.press("Space")
    expect(page.locator("[data-roll=SoloDice]")).to_be_visible()
    person.hand.use(page.locator(ONWARD))
    expect(said).to_have_text(words("lesson-alone-challenge"))
    answer(person, "challenge", foe="zombie")
    answer(person, "form", form="melee")
    expect(said).to_have_text(words("lesson-alone-treasure"))
    expect(page.locator("[data-prowler]")).to_have_count(0)
    answer(person, "draw", deck="glory")
    expect(page.locator(OPTIONS, has_text=title("crusaders-longsword"))).to_be_visible()
    if size == PHONE:
        page.get_by_role("tab", name=words("web-dn-battle")).tap()
    battle = page.locator(".battle")
    expect(battle.locator(".fighter.out")).to_contain_text(title("zombie"))
    expect(battle.locator(".outcome")).to_have_text(re.compile(re.escape(words("web-dn-strikes", who="Player 1"))))
    expect(battle.locator(".lying")).to_have_count(0)
    answer(person, "play", card="crusaders_longsword")
    expect(said).to_have_text(words("lesson-alone-dice"))
    if size == PHONE:
        expect(page.locator(".notice")).to_have_class(re.compile("good"))


@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_on_a_telephone_a_finger_scrolls_to_every_area(people: People, lang: Lang) -> None:
    """Also a finger that begins on an order, which could be dragged; a mark says as long as there is more below."""
    person = people.new(PHONE, Touch, lang=lang)
    begin(person, GAME, next(lesson for game, lesson in FREE if game == GAME))
    page = person.page
    turn_page(person)
    look(page)
    names, last = page.locator(f".places {BOARD.removeprefix('main ')}.name"), page.locator(".places .name").last
    more, coach = page.locator(".narrow .more"), page.locator(COACH)
    expect(more).to_be_visible()
    x, y = middle(names.nth(1))
    finger = Finger(person)

    def is_in_sight() -> bool:
        finger.drag((x, y), (x, y - 100))
        area, below = last.bounding_box(), coach.bounding_box()
        return area is not None and below is not None and area["y"] + area["height"] <= below["y"]

    person.wait_until(is_in_sight)
    expect(more).to_have_count(0)
    expect(page.locator(f"{SLOT}.filled")).to_have_count(0)


def test_a_lesson_points_at_parts_of_a_panel_and_gives_no_other_hints(people: People) -> None:
    person = people.new(PHONE, Touch)
    begin(person, "dungeoneer", lessons_of("dungeoneer")[0])
    page = person.page
    expect(page.locator("[data-pointed]")).to_have_attribute("data-point", "counters")
    expect(page.locator("[data-pointed]")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".bar")).to_be_hidden()
    page.locator(ONWARD).tap()
    expect(page.locator(f"{COACH} .waits")).to_be_visible()
    expect(page.locator(".bar")).to_be_visible()
    expect(page.get_by_role("complementary", name=words("web-dn-hint"))).to_have_count(0)
    expect(page.locator("[data-pointed]")).to_have_count(0)
