"""The shell around every game: the first page, settings and sound, windows, rules, replay, links, chat, records."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.hands import Touch
from tests.browser.people import PHONE, People, Person, known_problem
from tests.browser.positions import asks, recorded
from tests.browser.screen import RESULT, look
from tests.browser.serving import House, serving
from tests.browser.words import words
from undercroft.kernel.history.match import Match

RECORD: Final = "4-lords-full"
CHOSEN: Final = ".bar [data-slot].filled"
"""The orders that have been chosen."""

_LISTEN: Final = """
window.heard = []
const Real = window.AudioContext
window.AudioContext = class extends Real {
  constructor() { super(); window.heard.push('context') }
  createOscillator() { window.heard.push('tone'); return super.createOscillator() }
}
"""


def _heard(page: Page) -> list[str]:
    heard: list[str] = page.evaluate("window.heard.splice(0)")
    return heard


def _focus(page: Page) -> str:
    return str(page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent"))


def _menu(person: Person) -> None:
    person.page.get_by_role("button", name=words("web-menu")).click()


def test_a_browser_remembers_who_i_am_and_what_i_want(people: People) -> None:
    """Name, mark, sound, animation and language survive a reload."""
    person = people.new()
    page = person.open("/")
    page.get_by_label(words("web-name")).fill("Anna")
    page.get_by_role("radio", name=f"{words('web-mark')} 3").check(force=True)
    page.get_by_label(words("web-sound")).uncheck()
    page.get_by_label(words("web-motion")).check()
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.reload()
    expect(page.get_by_label(words("web-name", "it"))).to_have_value("Anna")
    expect(page.get_by_role("radio", name=f"{words('web-mark', 'it')} 3")).to_be_checked()
    expect(page.get_by_label(words("web-sound", "it"))).not_to_be_checked()
    expect(page.get_by_label(words("web-motion", "it"))).to_be_checked()
    page.get_by_role("button", name=words("web-play", "it")).first.click()
    look(page)
    mine = next(seat for seat in person.snapshot()["seats"] if seat["mine"])
    assert (mine["name"], mine["colour"], mine["shape"]) == ("Anna", "moss", "triangle")


def test_the_first_page_offers_every_game_that_the_server_has(people: People) -> None:
    """The shell needs no change for another game: it can be chosen, is remembered, and is the one that starts."""
    person = people.new(lang="en")

    def with_another(route: Route) -> None:
        response = route.fetch()
        other = {
            "id": "tic-tac",
            "seat_counts": [1, 2],
            "presets": {"quick_one": {"size": 3}},
            "options": [{"name": "size", "schema": {"type": "integer"}, "default": 3}],
            "bots": ["random"],
            "levels": [],
            "rival": "random",
            "lessons": [],
            "guided": [],
            "studies": [],
        }
        route.fulfill(response=response, json=[*response.json(), other])

    asked: list[Any] = []

    def take(route: Route) -> None:
        if route.request.method == "GET":
            route.continue_()
            return
        asked.append(route.request.post_data_json)
        route.fulfill(status=400, json={"code": "option", "message": "not really", "args": {}})

    person.page.route("**/api/games", with_another)
    person.page.route("**/api/tables", take)
    page = person.open("/")
    page.get_by_role("radio", name="Tic-tac").check(force=True)
    page.reload()
    expect(page.get_by_role("radio", name="Tic-tac")).to_be_checked()
    expect(page.get_by_role("link", name=words("web-rules"))).to_have_attribute("href", "/rules/tic-tac")
    page.get_by_role("button", name=words("web-play")).first.click()
    expect(page.get_by_role("alert")).to_contain_text(words("web-error", details="not really"))
    page.get_by_role("button", name=words("web-play-alone")).click()
    page.wait_for_function("() => !document.querySelector('.play').disabled")
    assert [one["game"] for one in asked] == ["tic-tac"] * 2
    assert [one["preset"] for one in asked] == ["quick_one"] * 2
    assert [one["seats"] for one in asked] == [["me", "bot:random"], ["me"]]
    known_problem(person, "status of 400")


@pytest.mark.nightly("a detail of one screen")
def test_sound_waits_for_a_touch_and_can_be_turned_off(people: People) -> None:
    """Silence before the first click; then my turn makes a sound; silence again once sound is off."""
    person = people.new()
    person.page.add_init_script(_LISTEN)
    page = person.open("/")
    page.get_by_role("button", name=words("web-play")).first.wait_for()
    assert _heard(page) == []
    page.get_by_role("button", name=words("web-play")).first.click()
    assert look(page).what == "asked"
    page.wait_for_function("() => window.heard.includes('tone')")
    _menu(person)
    page.get_by_label(words("web-sound")).uncheck()
    _heard(page)
    page.keyboard.press("Escape")
    page.reload()
    look(page)
    page.keyboard.press("1")
    expect(page.locator(CHOSEN)).to_have_count(1)
    assert _heard(page) == []


def test_a_window_takes_the_focus_and_gives_it_back(people: People) -> None:
    """The focus goes to the heading, so that Enter does nothing by accident, and then back to the button."""
    person = people.new()
    person.open(f"/table/{person.resume(RECORD, asks('orders'), 2)}")
    look(person.page)
    _menu(person)
    assert _focus(person.page) == words("web-menu")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    assert _focus(person.page) == words("web-menu")
    person.open(f"/table/{person.finished(RECORD)}")
    person.page.get_by_role("dialog").wait_for()
    assert _focus(person.page) == words("score-title")


@pytest.mark.nightly("the rules are opened for axe, and linked to by a refusal, each time")
@pytest.mark.parametrize("lang", ["en", "ru", "it"])
def test_the_rules_can_be_read_searched_and_linked_to(people: People, lang: Any) -> None:
    """Without markup; a link goes to its rule and marks it, whatever was searched for before."""
    person = people.new(lang=lang)
    page = person.open("/rules/dungeon-lords#DL-12.3")
    marked = page.locator(".here")
    expect(marked).to_have_id("DL-12.3")
    expect(marked).to_be_in_viewport()
    assert "*" not in page.locator("main").inner_text()
    every = page.locator(".rule").count()
    page.get_by_role("searchbox").fill("DL-7")
    expect(page.locator(".rule").first).to_have_id("DL-7.1")
    assert 0 < page.locator(".rule").count() < every
    expect(marked).to_have_count(0)
    page.get_by_role("searchbox").fill("zzzz")
    expect(page.get_by_text(words("web-nothing-found", lang))).to_be_visible()
    page.goto(f"{person.address}/rules/dungeon-lords#DL-5.3")
    expect(marked).to_have_id("DL-5.3")
    expect(page.locator(".rule")).to_have_count(every)


@pytest.mark.nightly("a detail of one screen")
def test_a_replay_on_a_phone(people: People) -> None:
    """The slider is as wide as the screen; chapters, steps, points of view, and playing on from there."""
    person = people.new(PHONE, Touch)
    table = person.finished(RECORD)
    page = person.open(f"/replay/{table}?to=90&seat=all")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("90")
    box = slider.bounding_box()
    assert box is not None
    assert box["width"] > 200
    page.get_by_role("button", name=words("web-chapter-on")).tap()
    chapters = [moment["number"] for moment in person.get(f"/tables/{table}/history")]
    after = next(number for number in chapters if number > 90)
    expect(slider).to_have_value(str(after))
    page.wait_for_url(f"**/replay/{table}?to={after}&seat=all")
    page.get_by_label(words("web-as")).select_option("2")
    page.wait_for_url(f"**to={after}&seat=2")
    page.get_by_role("button", name=words("web-play-from-here")).tap()
    page.wait_for_url("**/table/*")
    look(page)
    assert [(seat["kind"], seat["mine"]) for seat in person.snapshot()["seats"]] == [
        ("person" if number == 2 else "bot", number == 2) for number in range(4)
    ]
    person.stays_in_width()


def test_a_replay_opens_at_the_very_event_and_leads_back_to_the_result(people: People) -> None:
    """In a step that begins with another lord's battle, it waits where one's own tile is conquered."""
    match = Match.replay(recorded(RECORD))
    steps = [[event for event in events if event.kind in ("BattleBegins", "Conquered")] for events in match.events]
    own = [{event.args()["seat"] for event in step if event.kind == "Conquered"} for step in steps]
    seat = next(seat for seat in range(4) if any(seat in seats for seats in own))
    last = max(number for number, seats in enumerate(own, 1) if seat in seats)
    person = people.new(speed=1)
    table = person.finished(RECORD)
    page = person.open(f"/replay/{table}?event=Conquered&seat={seat}")
    expect(page.locator("main")).to_have_attribute("data-at", str(last))
    name = person.get(f"/tables/{table}")["seats"][seat]["name"]
    expect(page.locator(".battle")).to_contain_text(name)
    page.get_by_role("button", name=words("web-next"), exact=True).click()
    expect(page.locator("main")).to_have_attribute("data-at", str(last + 1))
    page.get_by_role("link", name=words("score-title"), exact=True).click()
    page.locator(RESULT).wait_for()


@pytest.mark.nightly("a detail of one screen")
def test_a_replay_goes_on_from_where_it_is_before_anything_is_shown(people: People) -> None:
    """Pressed early, while the length of the game is not known yet."""
    person = people.new()
    table = person.finished(RECORD)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    person.page.route(re.compile(rf"/tables/{table}/replay"), hold, times=1)
    page = person.open(f"/replay/{table}?to=90&seat=all")
    page.get_by_role("button", name=words("web-chapter-on")).click()
    after = next(one["number"] for one in person.get(f"/tables/{table}/history") if one["number"] > 90)
    expect(page.get_by_role("slider")).to_have_value(str(after))
    held[0].continue_()
    page.locator(f"main[data-at='{after}']").wait_for()


def test_the_host_gives_links_away_and_seats_a_bot(people: People) -> None:
    """A new link invalidates the old one; a bot takes a seat that nobody else does."""
    host, guest = people.new(), people.new()
    made = host.make("me", "open", "open")
    page = host.open(f"/table/{made['id']}")
    look(page)
    _menu(host)
    page.get_by_role("button", name=words("web-new-link")).first.click()
    link = page.get_by_label(words("web-link-warning")).input_value()
    assert made["seats"][1]["link"] not in link
    page.get_by_role("button", name=words("web-let-bot")).last.click()
    expect(page.get_by_role("button", name=words("web-let-bot"))).to_have_count(1)
    guest.open(made["seats"][1]["link"])
    guest.page.get_by_role("button", name=words("web-sit-down", n=2)).click()
    expect(guest.page.get_by_role("alert")).to_have_text(words("web-link-used"))
    known_problem(guest, "status of 403")
    guest.page.goto(link)
    guest.page.get_by_role("button", name=words("web-sit-down", n=2)).click()
    guest.page.wait_for_url("**/table/*")
    assert [seat["kind"] for seat in host.snapshot()["seats"]] == ["person", "person", "bot"]


@pytest.mark.nightly("tests/server has who may chat each time; here are the switches of two windows")
def test_chat_can_be_allowed_and_muted(people: People) -> None:
    """It is off among strangers until the host allows it; messages are plain text and can be muted."""
    host, guest = people.new(), people.new(PHONE, Touch)
    made = host.make("me", "open", public=True)
    guest.open(f"/join/{made['id']}/1")
    guest.page.get_by_role("button", name=words("web-sit-down", n=2)).click()
    guest.page.wait_for_url("**/table/*")
    look(guest.page)
    page = host.open(f"/table/{made['id']}")
    look(page)
    expect(page.get_by_label(words("web-say"))).to_have_count(0)
    _menu(host)
    page.get_by_label(words("web-chat-allow")).check()
    page.keyboard.press("Escape")
    page.get_by_label(words("web-say")).fill("<b>Hello</b>")
    page.keyboard.press("Enter")
    tab = guest.page.get_by_role("tab", name=words("web-log"))
    expect(tab).to_contain_text("1")
    tab.tap()
    said = guest.page.get_by_role("log", name=words("web-chat"))
    expect(said).to_contain_text("<b>Hello</b>")
    guest.page.get_by_label(words("web-mute")).check()
    expect(said).to_have_count(0)


def test_a_record_goes_out_and_comes_back(people: People, tmp_path: Path) -> None:
    """One browser saves it, another opens it; other files are refused in words; and the report has no secrets."""
    person, other = people.new(), people.new(lang="ru")
    page = person.open(f"/table/{person.finished(RECORD)}")
    with page.expect_download() as saved:
        page.get_by_role("link", name=words("web-record")).click()
    file = tmp_path / "game.undercroft"
    saved.value.save_as(file)
    other.open("/").locator("input[type=file]").set_input_files(file)
    other.page.wait_for_url("**/table/*")
    other.page.get_by_role("dialog").wait_for()
    file.write_text("nonsense")
    other.open("/").locator("input[type=file]").set_input_files(file)
    beginning = words("web-error-record", "ru", details="").strip()
    expect(other.page.get_by_role("alert")).to_contain_text(beginning)
    known_problem(other, "status of 400")
    going = person.make("me", "open")
    person.open(f"/table/{going['id']}")
    look(person.page)
    _menu(person)
    with person.page.expect_download() as reported:
        person.page.get_by_role("link", name=words("web-report")).click()
    reported.value.save_as(tmp_path / "report.json")
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["record"] is None
    assert report["table"]["seed"] is None
    assert report["browser"]


@pytest.mark.nightly("a detail of one screen")
def test_what_has_happened_since_my_last_turn_outlives_a_reload(people: People) -> None:
    """The number of events beside the heading, all of them in a window, and a line in the log."""
    person = people.new()
    page = person.open(f"/table/{person.resume(RECORD, asks('orders'), 2)}")
    look(page)
    for chosen in (1, 2, 3):
        page.keyboard.press(str(chosen))
        expect(page.locator(CHOSEN)).to_have_count(chosen)
    page.keyboard.press("Enter")
    since = page.get_by_role("button", name=words("web-since"))
    since.wait_for()
    look(page)
    page.reload()
    look(page)
    since.click()
    lines = page.get_by_role("dialog").locator("p, h3")
    expect(lines.first).to_be_visible()
    assert lines.count() == int(str(since.get_attribute("aria-label")).rpartition(": ")[2])
    page.keyboard.press("Escape")
    expect(page.locator(".log .since")).to_have_text(words("web-since"))


@pytest.fixture
def narrow_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server that lets each guest watch one table at a time."""
    monkeypatch.setenv("UNDERCROFT_SOCKETS_PER_GUEST", "1")
    with serving(tmp_path) as house:
        yield house


@pytest.mark.nightly("a detail of one screen")
def test_one_window_too_many_says_why_it_waits(people: People, narrow_house: House) -> None:
    """The second window does not keep retrying: it says why it waits, and opens when the first is closed."""
    person = people.new(address=narrow_house.address)
    table = person.make("me", "bot:random")["id"]
    person.open(f"/table/{table}")
    look(person.page)
    second = person.context.new_page()
    tries: list[str] = []
    second.on("websocket", lambda socket: tries.append(socket.url))
    second.goto(f"{narrow_house.address}/table/{table}")
    expect(second.get_by_role("alert")).to_have_text(words("web-full"))
    second.wait_for_timeout(2500)  # on a slow machine it only retries less often
    assert len(tries) <= 5
    person.page.close()
    second.get_by_role("button", name=words("web-try-now")).click()
    assert look(second).what == "asked"
    expect(second.get_by_role("alert")).to_have_count(0)
    known_problem(person, "was preloaded")  # the style of a game that could not be drawn as long as the window waited
