"""The story on the page: what happens is seen as it happens, each event once, with the snapshot of then."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Touch
from tests.browser.people import PHONE, WIDE, People, Person
from tests.browser.playing import act
from tests.browser.positions import asks, recorded
from tests.browser.screen import ANSWERS, CONFIRM, TICKER, look
from tests.browser.words import words
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.view_diff import apply_changes

ANSWERED: Final = 10
"""How many questions are answered while somebody watches the screen."""

RIVALS: Final = ".rival[aria-label], .rival .who > .sr"
"""The others at the table; their labels say in words what they have."""

LINES: Final = "[role=log] p:not(.note, .since), [role=log] h3"
"""What the log says: lines, and the headings of their chapters."""

SHOWN: Final = 160
"""How many events the log of a table that is opened shows at first."""

ASKS: Final = f"{CONFIRM}, {ANSWERS}:not(:disabled)"
"""What can be pressed when a question is open."""

FAST: Final = 12.0
"""A speed at which stories are short, and still one event is shown after another."""

STEP: Final = 500
"""How many milliseconds pass at a time, where a test has stopped the clock."""

WAITING: Final = 4
"""How many events wait when the connection is lost."""

_SOCKETS: Final = """
window.sockets = []
window.WebSocket = class extends WebSocket {
  constructor(...args) {
    super(...args)
    window.sockets.push(this)
  }
}
"""
"""Keeps the page's sockets where a test can close them."""

_WATCH: Final = """
([ticker, rivals, asks]) => {
  window.frames = []
  const note = () => {
    const main = document.querySelector('main[data-told]')
    // While the page is being drawn, part by part, there is no snapshot yet.
    if (main && !main.matches('[aria-busy=true], :has([aria-busy=true])')) {
      const frame = {
        told: Number(main.dataset.told),
        left: Number(main.dataset.left),
        words: document.querySelector(ticker)?.querySelector('span')?.innerText ?? '',
        rivals: [...document.querySelectorAll(rivals)].map((one) => one.getAttribute('aria-label') ?? one.innerText),
        asked: document.querySelector(asks) !== null,
      }
      if (JSON.stringify(frame) !== JSON.stringify(window.frames.at(-1))) window.frames.push(frame)
    }
  }
  const see = () => {
    note()
    requestAnimationFrame(see)
  }
  window.note = note
  requestAnimationFrame(see)
}
"""


class Frame(NamedTuple):
    """What was on the screen in one frame.

    Attributes:
        told: how many events had been told.
        left: how many were waiting.
        words: the event being told, in words.
        rivals: what the others had, in words.
        asked: whether a question could be answered.
    """

    told: int
    left: int
    words: str
    rivals: list[str]
    asked: bool


class Sent(NamedTuple):
    """A snapshot as the server has sent it: after `told` events; `settled` at the end of an answer."""

    told: int
    settled: bool
    view: Any


def events_told(page: Page) -> int:
    """How many events the log tells: a line knows how many it says together."""
    times: int = page.locator(LINES).evaluate_all("all => all.reduce((sum, one) => sum + Number(one.dataset.times), 0)")
    return times


def lines_of_log(page: Page) -> int:
    """How many lines the log has."""
    return page.locator(LINES).count()


def snapshots(person: Person) -> list[Sent]:
    """All snapshots that the page has been sent, in order."""
    found: list[Sent] = []
    view: Any = None
    told = 0
    for message in map(json.loads, person.heard):
        if message["type"] == "table":
            view = message["view"]
            told = message["since"] + len(message["events"])
        elif message["type"] == "story":
            for event, changes in message["beats"]:
                view = apply_changes(view, changes)
                told += event is not None
                found.append(Sent(told, False, view))
        else:
            continue
        found.append(Sent(told, True, view))
    return found


def lords(view: Any) -> Iterator[list[str]]:
    """What the label of each rival must say in Dungeon Lords."""
    for lord in view["lords"]:
        if lord["seat"] != view["seat"]:
            yield [words(f"n-{good}", n=lord[good]) for good in ("evil", "gold", "food", "imps")]


def heroes(view: Any) -> Iterator[list[str]]:
    """What the label of each rival must say in Dungeoneer."""
    for hero in view["heroes"]:
        if hero["seat"] != view["seat"]:
            facts = [f"{words(f'name-{fact}')} {hero[fact]}" for fact in ("life", "glory", "peril", "ap")]
            yield [*facts, f"{words('web-dn-hand')} {hero['hand']['count']}"]


def shows(frame: Frame, said: Sequence[list[str]]) -> bool:
    """Whether the rivals on the screen have what a snapshot says they have."""
    return len(frame.rivals) == len(said) and all(
        all(fact in label for fact in facts) for label, facts in zip(frame.rivals, said, strict=True)
    )


def watch(page: Page) -> None:
    """Note every frame from now on."""
    page.evaluate(_WATCH, [TICKER, RIVALS, ASKS])


def seen(page: Page) -> list[Frame]:
    """The frames since `watch`, with the one on the screen now; those that looked alike count once."""
    return [Frame(**frame) for frame in page.evaluate("() => (window.note(), window.frames)")]


def check(frames: Sequence[Frame], sent: Sequence[Sent], facts: Callable[[Any], Iterator[list[str]]]) -> None:
    """Check that each frame has the snapshot of the event being told, and no question is asked before its time."""
    by_number: dict[int, list[Sent]] = {}
    for one in sent:
        by_number.setdefault(one.told, []).append(one)
    for frame in frames:
        now = by_number[frame.told]
        # With the words of an event goes its snapshot; then that of the end of the answer may follow.
        thinkable = [one.view for one in now if one.settled or frame.words] or [one.view for one in now]
        assert any(shows(frame, list(facts(view))) for view in thinkable), frame
        if frame.asked:
            assert not frame.words and not frame.left, frame
            assert any(one.settled for one in now), frame
    assert all(one.told <= other.told for one, other in pairwise(frames)), "the story went back"


def play(person: Person, answers: int, seed: str = "story") -> None:
    """Answer some questions."""
    dice = random.Random(seed)
    for _ in range(answers):
        now = look(person.page)
        if now.what == "over":
            return
        act(person, now, dice)
    look(person.page)


def answer_until(person: Person, query: str) -> None:
    """Answer questions until something is on the screen."""
    dice = random.Random("telling")
    wanted = person.page.locator(query)
    while not wanted.count():
        now = look(person.page, 0.2)
        if now.what == "asked" and not wanted.count():
            act(person, now, dice)


GAMES: Final = [
    pytest.param("dungeon-lords", "full", 3, lords, id="dungeon-lords"),
    pytest.param("dungeoneer", "both", 3, heroes, id="dungeoneer"),
]


@pytest.mark.parametrize(("game", "preset", "seats", "facts"), GAMES)
def test_every_frame_has_the_snapshot_of_the_event_being_told(
    people: People, game: str, preset: str, seats: int, facts: Callable[[Any], Iterator[list[str]]]
) -> None:
    """Against bots that answer at once. The story repeats nothing, and the log has everything."""
    person = people.new(motion=True, speed=FAST)
    made = person.make("me", *["bot:random"] * (seats - 1), game=game, preset=preset, seed="story")
    page = person.open(f"/table/{made['id']}")
    look(page)
    watch(page)
    play(person, ANSWERED)
    frames = seen(page)
    check(frames, snapshots(person), facts)
    told = [frame.told for frame in frames if frame.words]
    assert len(set(told)) > 2, "a slow machine shows few frames, but not only the first and the last"
    assert frames[-1].told == snapshots(person)[-1].told
    lines = events_told(page)
    assert len(set(told)) <= lines, "the story has more than the log"


@pytest.mark.parametrize(("game", "preset", "seats", "facts"), GAMES)
def test_a_page_opened_again_tells_what_has_happened_since(
    people: People, game: str, preset: str, seats: int, facts: Callable[[Any], Iterator[list[str]]]
) -> None:
    """What came after one's last answer, from the snapshot of then on, in a browser that remembers nothing."""
    person = people.new(motion=True, speed=FAST)
    made = person.make("me", *["bot:random"] * (seats - 1), game=game, preset=preset, seed="again")
    page = person.open(f"/table/{made['id']}")
    play(person, ANSWERED)
    said = 0
    while said < 8:  # those of one line would be the present at once
        before = snapshots(person)[-1].told
        play(person, 1)
        said = snapshots(person)[-1].told - before
    now = snapshots(person)[-1].told
    script = _WATCH.strip()
    page.add_init_script(f"({script})({json.dumps([TICKER, RIVALS, ASKS])})")
    page.add_init_script("for (const key of ['undercroft-seen', 'undercroft-looked']) localStorage.removeItem(key)")
    person.heard.clear()
    page.reload()
    look(page)
    frames = seen(page)
    check(frames, snapshots(person), facts)
    assert frames[0].told < frames[-1].told == now
    assert [frame for frame in frames if frame.words]


def cut(page: Page) -> None:
    """Lose the connection; then the network is back at once."""
    before = page.evaluate("window.sockets.length")
    page.evaluate(
        """() => new Promise((done) => {
          const last = window.sockets.at(-1)
          last.addEventListener('close', done)
          last.close()
        })"""
    )
    page.evaluate("window.dispatchEvent(new Event('online'))")
    assert page.evaluate("window.sockets.length") == before + 1


def left(page: Page) -> int:
    """How many events are waiting to be told."""
    return int(page.locator("main").get_attribute("data-left") or 0)


def pass_time(page: Page) -> None:
    """Let time pass until everything has been told."""
    while page.locator(TICKER).count():
        page.clock.run_for(STEP)


def asked_in_time(page: Page) -> bool:
    """Let the story pass, and say whether a question is open then."""
    pass_time(page)
    return look(page, 0.2).what == "asked"


@pytest.mark.parametrize("speed", [0.6, 1.0, 2.0])
@pytest.mark.parametrize(("game", "preset", "seats", "facts"), GAMES)
def test_the_story_goes_on_after_a_lost_connection_at_every_speed(
    people: People, game: str, preset: str, seats: int, facts: Callable[[Any], Iterator[list[str]]], speed: float
) -> None:
    """It is lost amid a story, and still each event comes once."""
    person = people.new(motion=True, speed=speed)
    made = person.make("me", *["bot:random"] * (seats - 1), game=game, preset=preset, seed="story")
    person.stop_time()
    person.page.add_init_script(_SOCKETS)
    page = person.open(f"/table/{made['id']}")
    person.wait_until(lambda: asked_in_time(page))
    watch(page)
    lines, rows = events_told(page), lines_of_log(page)
    begun = int(page.locator("main").get_attribute("data-told") or 0)
    begin_a_story(person, random.Random("lost"))
    page.clock.run_for(STEP)
    heard = len(person.heard)
    cut(page)
    person.wait_until(lambda: any('"type":"table"' in text for text in person.heard[heard:]))
    assert left(page), "the story is over"
    pass_time(page)
    look(page)
    page.clock.run_for(STEP)
    frames = seen(page)
    check(frames, snapshots(person), facts)
    told = {frame.told for frame in frames if frame.words and frame.told > begun}
    # What the story tells together, the log does, too; but the log also joins what has come later.
    assert lines_of_log(page) - rows <= len(told) <= events_told(page) - lines


def begin_a_story(person: Person, dice: random.Random) -> None:
    """Answer until a story of some events begins. The clock stands still."""
    page = person.page
    while left(page) < WAITING:
        now = look(page, 0.2)
        if now.what == "asked":
            act(person, now, dice)
        elif not left(page):
            pass_time(page)
        elif left(page) < WAITING:
            page.clock.run_for(STEP)


def told_between(person: Person, table: str, to: int, seat: int) -> list[Sent]:
    """What the replay of a seat must show on its way from one position to the next."""
    where, now = f"/tables/{table}", {"seat": seat}
    view = person.get(f"{where}/replay", to=to, **now)["view"]
    told = sum(map(len, person.get(f"{where}/log", **now)[: to + 1]))
    found = [Sent(told, True, view)]
    for event, changes in person.get(f"{where}/story", to=to + 1, **now)["beats"]:
        view = apply_changes(view, changes)
        told += event is not None
        found.append(Sent(told, False, view))
    return [*found, Sent(told, True, person.get(f"{where}/replay", to=to + 1, **now)["view"])]


def eventful(record: str, seat: int) -> int:
    """The number of answers before one of which a seat sees many events."""
    match = Match.replay(recorded(record))
    for number, events in enumerate(match.events):
        if number > 40 and 8 <= sum(event.seen_by(seat) is not None for event in events) <= 16:
            return number
    raise LookupError("nothing much happens in this game")


@pytest.mark.parametrize(
    ("record", "facts", "speed"),
    [
        ("4-lords-full", lords, 0.6),
        ("4-lords-full", lords, 0.0),
        ("dungeoneer-3-both", heroes, 1.0),
        ("dungeoneer-3-both", heroes, 2.0),
    ],
)
def test_the_replay_tells_what_leads_to_the_next_position(
    people: People, record: str, facts: Callable[[Any], Iterator[list[str]]], speed: float
) -> None:
    """Each event has the snapshot of then. Back goes at once, as does everything if one wants it so."""
    person = people.new(motion=True, speed=speed)
    table, to = person.finished(record), eventful(record, 0)
    sent = told_between(person, table, to, 0)
    person.stop_time()
    page = person.open(f"/replay/{table}?to={to}&seat=0")
    at = page.locator("main")
    expect(at).to_have_attribute("data-at", str(to))
    person.wait_until(lambda: page.locator(RIVALS).count())
    watch(page)
    page.keyboard.press("ArrowRight")
    expect(at).to_have_attribute("data-at", str(to + 1))
    pass_time(page)
    page.clock.run_for(STEP)
    frames = seen(page)
    check(frames, sent, facts)
    assert (frames[-1].told, frames[-1].left) == (sent[-1].told, 0)
    assert bool({frame.told for frame in frames if frame.words}) == bool(speed)
    page.keyboard.press("ArrowLeft")
    expect(at).to_have_attribute("data-at", str(to))
    assert not page.locator(TICKER).count()


def before_a_battle(person: Person) -> tuple[Page, int]:
    """Open a replay just before a battle begins, with the page's clock stopped; the page, and the position."""
    name = "dungeoneer-3-both"
    match = Match.replay(recorded(name))
    kinds = [{event.kind for event in events} for events in match.events]
    to = next(number for number, found in enumerate(kinds) if {"Attacks", "Compared"} <= found)
    table = person.finished(name)
    person.stop_time()
    return person.open(f"/replay/{table}?to={to}&seat=0"), to


def test_a_swipe_hurries_the_story_on(people: People) -> None:
    """It does no more than that: browsers take a long swipe to the right for "back to the page before"."""
    person = people.new(PHONE, Touch, motion=True, speed=1)
    page, to = before_a_battle(person)
    board = page.locator("main")
    expect(board).to_have_attribute("data-at", str(to))
    page.keyboard.press("ArrowRight")
    page.locator(TICKER).wait_for()
    page.locator("#tab-hero").tap()
    told = board.get_attribute("data-told") or ""
    finger = page.context.new_cdp_session(page)
    address = page.url
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 30, "y": 300}]})
    for x in range(60, 351, 10):
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": 300}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(board).not_to_have_attribute("data-told", told)
    expect(page).to_have_url(address)


def test_a_narrow_screen_opens_the_tab_that_shows_what_happens(people: People) -> None:
    """One that is opened by hand stays until the story ends."""
    person = people.new(PHONE, Touch, motion=True, speed=1)
    page, to = before_a_battle(person)
    at, opened = page.locator("main"), page.locator("[role=tab][aria-selected=true]")
    for by_hand in (False, True):
        expect(at).to_have_attribute("data-at", str(to))
        expect(opened).to_have_id("tab-map")
        page.keyboard.press("ArrowRight")
        page.locator(TICKER).wait_for()
        if by_hand:
            page.locator("#tab-hero").tap()
        tabs = set()
        while page.locator(TICKER).count():
            tabs.add(opened.get_attribute("id"))
            page.clock.run_for(STEP)
        assert tabs == {"tab-hero"} if by_hand else "tab-battle" in tabs, tabs
        page.locator("#tab-map").tap()
        page.keyboard.press("ArrowLeft")


def test_an_event_stays_as_long_as_the_speed_says(people: People) -> None:
    spans = []
    for speed in (1.0, 2.0):
        person = people.new(motion=True, speed=speed)
        made = person.make("me", "bot:random", preset="first", seed="telling")
        person.stop_time()
        page = person.open(f"/table/{made['id']}")
        answer_until(person, TICKER)
        passed = 0
        while page.locator(TICKER).count():
            page.clock.run_for(20)
            passed += 20
        spans.append(passed)
    assert 1.6 < spans[0] / spans[1] < 2.4, spans


@pytest.mark.parametrize("pressed", [False, True])
def test_the_last_line_can_be_read_beside_the_question(people: People, pressed: bool) -> None:
    """It stays when the next question is there, for as long as it takes to read it or until something is pressed."""
    person = people.new(motion=True, speed=1.0)
    made = person.make("me", "bot:random", preset="first", seed="telling")
    person.stop_time()
    page = person.open(f"/table/{made['id']}")
    answer_until(person, TICKER)
    line = ""
    while page.locator(TICKER).count():
        line = page.locator(f"{TICKER} span").inner_text()
        page.clock.run_for(100)
    assert line
    told = page.locator("p.told")
    expect(told).to_have_text(line)
    expect(page.locator(ASKS).first).to_be_visible()
    page.clock.run_for(2500)
    expect(told).to_have_text(line)
    if pressed:
        page.locator(".bar h2").click()
    else:
        page.clock.run_for(2000)
    expect(told).to_have_count(0)


@pytest.mark.parametrize(("game", "preset", "seats", "facts"), GAMES)
def test_at_once_means_without_a_story(
    people: People, game: str, preset: str, seats: int, facts: Callable[[Any], Iterator[list[str]]]
) -> None:
    person = people.new(motion=True, speed=0)
    made = person.make("me", *["bot:random"] * (seats - 1), game=game, preset=preset, seed="story")
    page = person.open(f"/table/{made['id']}")
    look(page)
    watch(page)
    play(person, 4)
    frames = seen(page)
    assert not [frame for frame in frames if frame.words]
    check(frames, snapshots(person), facts)


@pytest.mark.parametrize("how", ["key", "click", "button"])
def test_hurrying_twice_leads_to_the_present(people: People, how: str) -> None:
    """The first time the story goes on faster; the second time the question is there, and the log has everything."""
    person = people.new(motion=True, speed=0.1)
    made = person.make("me", "bot:random", "bot:random", "bot:random", preset="first", seed="telling")
    page = person.open(f"/table/{made['id']}")
    more = page.locator(f"{TICKER} button")
    answer_until(person, f"{TICKER} button")
    # Not how much is left: that would rise whenever more answers come in.
    assert not "".join(more.all_inner_texts()).strip()
    for _ in range(2):
        if how == "key":
            page.evaluate("() => document.activeElement?.blur()")
            page.keyboard.press("Space")
        elif how == "click":
            page.locator("main").click(position={"x": 5, "y": 5})
        else:
            more.evaluate_all("all => all.forEach((button) => button.click())")  # the last event has no button
    person.wait_until(lambda: page.locator("main").get_attribute("data-left") == "0")
    look(page)


def test_the_log_follows_unless_one_reads_in_it(people: People) -> None:
    """Then it says how many lines are new, and leads to them."""
    person = people.new()
    made = person.make("me", "bot:random", "bot:random", "bot:random", preset="first", seed="telling")
    page = person.open(f"/table/{made['id']}")
    log = page.locator("[role=log]")
    more = page.locator(".log .unread")
    over = "e => e.scrollHeight - e.clientHeight - e.scrollTop"
    play(person, 12)
    person.wait_until(lambda: log.evaluate(over) <= 1)
    assert not more.count()
    log.evaluate("e => { e.scrollTop = 0 }")
    lines = page.locator(LINES).count()
    while not more.count():
        act(person, look(page), random.Random("more"))
    assert log.evaluate("e => e.scrollTop") == 0
    person.wait_until(lambda: more.inner_text() == f"{words('web-unread', n=page.locator(LINES).count() - lines)} ↓")
    more.click()
    person.wait_until(lambda: log.evaluate(over) <= 1 and not more.count())


def test_the_log_follows_when_its_size_changes(people: People) -> None:
    """A question takes room from the log: that is no reason to stop."""
    person = people.new()
    made = person.make("me", "bot:random", "bot:random", "bot:random", preset="first", seed="telling")
    page = person.open(f"/table/{made['id']}")
    log = page.locator("[role=log]")
    play(person, 12)
    for height in (700, 800, 640, 780, 620):
        page.set_viewport_size({"width": WIDE[0], "height": height})
        person.wait_until(lambda: log.evaluate("e => e.scrollHeight - e.clientHeight - e.scrollTop") <= 1)
        assert not page.locator(".log .unread").count()


_DRIFT: Final = """async () => {
  const lines = () => [...document.querySelectorAll('[role=log] p:not(.note, .since)')]
  for (let i = 0; i < 6; i += 1) {
    const [first] = lines()
    lines().at(-1).after(first)
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
}"""
"""As when a log is long: its oldest line goes when one comes that is as high."""


def test_a_long_log_follows_while_its_oldest_lines_go(people: People) -> None:
    """Then the browser keeps in place what one reads, which would lead away from the end."""
    person = people.new()
    page = person.open(f"/table/{person.resume('dungeoneer-4-tomb', asks('misdeeds'), 6)}")
    log = page.locator("[role=log]")
    person.wait_until(
        lambda: log.evaluate("e => e.scrollTop > 0 && e.scrollHeight - e.clientHeight - e.scrollTop <= 1")
    )
    page.evaluate(_DRIFT)
    person.wait_until(lambda: log.evaluate("e => e.scrollHeight - e.clientHeight - e.scrollTop") <= 1)
    assert not page.locator(".log .unread").count()


def test_earlier_lines_of_a_long_log_can_be_read(people: People) -> None:
    """What one was reading stays in sight while more comes above it."""
    person = people.new()
    made = person.make("me", "bot:random", "bot:random", "bot:random", preset="first", seed="telling")
    page = person.open(f"/table/{made['id']}")
    log = page.locator("[role=log]")
    earlier = log.get_by_role("button", name=words("web-log-earlier"))
    while int(page.locator("main").get_attribute("data-told") or 0) <= 2 * SHOWN:
        assert look(page).what != "over"
        play(person, 5)
    assert not earlier.count(), "no line goes while one looks"
    page.reload()
    expect(earlier).to_be_visible()
    log.evaluate("e => { e.scrollTop = 0 }")
    lines, under = page.locator(LINES).count(), log.evaluate("e => e.scrollHeight - e.scrollTop")
    earlier.click()
    person.wait_until(lambda: page.locator(LINES).count() > lines and not earlier.count())
    assert abs(log.evaluate("e => e.scrollHeight - e.scrollTop") - under) <= 30, "what was in sight has moved"
