"""Inviting friends: links to send, what a guest learns before sitting down, and pages that are not there."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hands import Hand, Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person, known_problem
from tests.browser.playing import DUNGEON_LORDS, begin, set_up
from tests.browser.screen import look
from tests.browser.serving import House
from tests.browser.words import words

LANGUAGES: Final = ("en", "ru", "it")
BOTH: Final = pytest.mark.parametrize(("size", "hand"), [(WIDE, Mouse), (PHONE, Touch)], ids=["wide", "phone"])

_SHARED: Final = "navigator.share = async (data) => { window.shared = data }"
_KEPT: Final = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const requests = await Promise.all(caches_.map((cache) => cache.keys()))
  return requests.flat().map((request) => new URL(request.url).pathname).sort()
}"""


def start(person: Person) -> str:
    """Set up a table for two and start; the link in the window that opens over the table."""
    set_up(person, DUNGEON_LORDS.among(2), "open")
    begin(person)
    person.page.wait_for_url("**/table/*")
    return link_in(person.page)


def link_in(page: Page) -> str:
    """The link in the window for invitations."""
    return page.get_by_role("dialog").get_by_role("textbox").input_value()


@BOTH
def test_start_leads_to_the_table_and_shows_the_links_over_it(
    people: People, size: tuple[int, int], hand: type[Hand]
) -> None:
    host, guest = people.new(size, hand), people.new()
    link = start(host)
    window = host.page.get_by_role("dialog", name=words("web-invite-people"))
    host.hand.use(window.get_by_role("button", name=words("web-qr")))
    expect(window.get_by_role("img", name=words("web-qr-alt"))).to_be_visible()
    host.stays_in_width()
    page = guest.open(link.removeprefix(guest.address))
    page.get_by_role("button", name=words("web-sit-down", n=2)).click()
    page.wait_for_url("**/table/*")
    expect(window).to_have_count(0)
    look(host.page)


def test_the_links_of_a_new_table_are_shown_once_and_found_again(people: People) -> None:
    host = people.new()
    link = start(host)
    page = host.page
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("link", name=words("web-home")).click()
    page.go_back()
    look(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=words("web-invite-more"), exact=True).click()
    assert link_in(page) == link


def test_a_link_is_shared_by_the_device_with_the_name_of_the_game(people: People) -> None:
    host = people.new(PHONE, Touch, lang="ru")
    host.page.add_init_script(_SHARED)
    made = host.make("me", "open")
    page = host.open(f"/table/{made['id']}")
    host.hand.use(page.get_by_role("button", name=words("web-invite-more", "ru"), exact=True))
    host.hand.use(page.get_by_role("button", name=words("web-new-link", "ru")))
    host.hand.use(page.get_by_role("button", name=words("web-share", "ru"), exact=True))
    shared = page.evaluate("window.shared")
    assert shared["url"] == link_in(page) and "?lang=ru#" in shared["url"]
    assert words("name-dungeon-lords", "ru") in shared["text"]


@pytest.mark.parametrize(
    ("origin", "reach"),
    [(None, "here"), ("http://192.168.1.5:8000", "network"), ("https://play.example.org", "all")],
    ids=["here", "network", "everywhere"],
)
def test_a_link_says_who_cannot_open_it(people: People, origin: str | None, reach: str) -> None:
    """On the server's own machine, its address in the network is offered instead."""
    host = people.new(PHONE, Touch)
    host.page.route("**/api/address", lambda route: route.fulfill(json={"origin": origin}))
    start(host)
    window = host.page.get_by_role("dialog")
    expect(window.get_by_role("textbox")).to_have_value(re.compile(re.escape(f"{origin or host.address}/join/")))
    notes = window.get_by_role("note")
    expected = [] if reach == "all" else [words(f"web-reach-{reach}", option="--host 0.0.0.0")]
    expect(notes).to_have_text(expected)
    host.stays_in_width()


@BOTH
def test_a_guest_learns_the_game_its_rules_the_people_and_the_free_colours(
    people: People, size: tuple[int, int], hand: type[Hand]
) -> None:
    host, guest = people.new(), people.new(size, hand)
    options = {"special_events": False}
    made = host.make("me", "open", "bot:greedy", name="Anna", colour="ember", shape="circle", options=options)
    page = guest.open(made["seats"][1]["link"])
    game = words("name-dungeon-lords")
    page.get_by_role("heading", name=words("web-join-game", game=game)).wait_for()
    rules = page.get_by_role("listitem")
    expect(rules.get_by_text(words("web-preset-full"), exact=True)).to_be_visible()
    events = f"{words('web-option-dungeon-lords-special-events')}: {words('web-no')}"
    expect(rules.get_by_text(events)).to_be_visible()
    expect(rules.filter(has_text="Anna")).to_be_visible()
    expect(rules.filter(has_text=words("web-join-you"))).to_contain_text(f"2. {words('web-join-you')}")
    mark, taken = words("web-mark"), words("web-mark-taken", player="Anna")
    expect(page.get_by_role("radio", name=f"{mark} 1 ({taken})")).to_be_disabled()
    expect(page.get_by_role("radio", name=f"{mark} 2")).to_be_checked()
    expect(page).to_have_title(f"{words('web-join-game', game=game)} · Undercroft")
    guest.stays_in_width()
    # A guest who was sent a link may read another language than the browser says.
    languages = page.get_by_role("group", name=words("web-language"))
    languages.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(
        words("web-join-game", "it", game=words("name-dungeon-lords", "it"))
    )
    page.get_by_role("button", name="English").click()
    page.get_by_label(words("web-name")).fill("Boris")
    guest.hand.use(page.get_by_role("button", name=words("web-sit-down", n=2)))
    page.wait_for_url("**/table/*")
    look(page)
    assert [seat["colour"] for seat in guest.snapshot()["seats"]][:2] == ["ember", "azure"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_title_of_a_table_says_whose_turn_it_is(people: People, lang: str) -> None:
    host, guest = people.new(lang=lang), people.new(lang=lang)  # type: ignore[arg-type]
    made = host.make("me", "open", preset="first")
    guest.post(f"/tables/{made['id']}/seats/1/claim", {"secret": made["seats"][1]["link"].partition("#")[2]})
    host.open(f"/table/{made['id']}")
    guest.open(f"/table/{made['id']}")
    names = [words("player-number", lang, number=seat + 1) for seat in range(2)]
    asked = {seat for seat, one in enumerate(host.snapshot()["seats"]) if one["to_act"]}
    for seat, person in enumerate((host, guest)):
        waiting = words("web-waiting", lang, players=", ".join(names[one] for one in asked - {seat}))
        whose = f"● {words('web-title-turn', lang)}" if seat in asked else waiting
        person.page.wait_for_function("whose => document.title.startsWith(`${whose} · `)", arg=whose)
        assert person.page.title().endswith(" · Undercroft")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_screen_has_a_title_in_the_reader_s_language(people: People, lang: str) -> None:
    person = people.new(lang=lang)  # type: ignore[arg-type]
    table = person.finished("4-lords-full")
    keys = {"/": "web-tagline", "/rules": "web-rules", "/about": "web-about", "/privacy": "web-privacy"}
    keys |= {f"/verify/{table}": "web-verify", f"/replay/{table}": "web-replay", f"/table/{table}": "web-over"}
    for path, key in keys.items():
        page = person.open(path)
        page.wait_for_function("part => document.title.includes(part)", arg=words(key, lang))
        assert "Undercroft" in page.title()


@pytest.mark.parametrize("path", ["/nothing", "/table/none", "/join/none/1", "/%E0%A4%A"])
def test_an_address_with_nothing_has_a_page_that_says_so(people: People, path: str) -> None:
    person = people.new(PHONE, Touch)
    response = person.page.goto(f"{person.address}{path}")
    assert response is not None and response.status == 404
    person.page.get_by_role("heading", name=words("web-unknown")).wait_for()
    expect(person.page).to_have_title(f"{words('web-unknown')} · Undercroft")
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.stays_in_width()
    person.hand.use(person.page.get_by_role("link", name=words("web-home")).last)
    person.page.get_by_role("button", name=words("web-play")).first.wait_for()
    known_problem(person, "404|WebSocket")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_a_connection_a_page_says_so_and_goes_on_when_it_is_back(
    people: People, own_house: House, lang: str
) -> None:
    """Nothing but that page is kept, and nothing that the server says of a game."""
    person = people.new(PHONE, lang=lang, address=own_house.address, workers=True)  # type: ignore[arg-type]
    made = person.make("me", "bot:random")
    page = person.open("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    page.goto(f"{person.address}/table/{made['id']}")
    look(page)
    assert page.evaluate(_KEPT) == ["/favicon.svg", "/offline.css", "/offline.html", "/offline.js"]
    own_house.kill()
    page.reload()
    expect(page.get_by_role("heading", name=words("web-offline-title", lang))).to_be_visible()
    expect(page.get_by_role("heading")).to_have_count(1)
    expect(page).to_have_title(f"{words('web-offline-title', lang)} · Undercroft")
    person.stays_in_width()
    own_house.start()
    page.get_by_role("button", name=words("web-try-now", lang)).click()
    look(page)
    assert person.table == made["id"]
    known_problem(person, "WebSocket|ERR_|Failed to load")
