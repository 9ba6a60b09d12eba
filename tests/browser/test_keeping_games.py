"""Keep one's games and sign in, with Chromium's virtual authenticator: passkeys work at ``localhost`` without https."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import CDPSession, Locator, Route, expect

from tests.browser.hands import Mouse, Touch
from tests.browser.people import PHONE, WIDE, People, Person, known_problem
from tests.browser.screen import CONFIRM, ORDER, look
from tests.browser.serving import House
from tests.browser.test_screens import SCHEMES, barriers
from tests.browser.words import words

NIGHTLY: Final = pytest.mark.nightly("another browser signs in by passkey each time; tests/server has every way")
TABLET: Final = (820, 1180)
KEY: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""What the virtual authenticator can do: what a phone or a laptop can."""


class Keys:
    """The passkeys of a browser."""

    def __init__(self, person: Person) -> None:
        self._cdp: CDPSession = person.context.new_cdp_session(person.page)
        self._cdp.send("WebAuthn.enable")
        self._id = self._cdp.send("WebAuthn.addVirtualAuthenticator", {"options": KEY})["authenticatorId"]

    def all(self) -> list[Any]:
        """Read all of them, with what is secret of each."""
        found: list[Any] = self._cdp.send("WebAuthn.getCredentials", {"authenticatorId": self._id})["credentials"]
        return found

    def take(self, other: Keys) -> None:
        """Take over those of another browser, as a password manager does."""
        for credential in other.all():
            self._cdp.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": credential})


def named(people: People, house: House, **more: Any) -> Person:
    """Somebody who knows the server by a name."""
    return people.new(address=house.address.replace("127.0.0.1", "localhost"), **more)


def window(person: Person) -> Locator:
    """The window over the page."""
    return person.page.get_by_role("dialog")


def press(person: Person, key: str, lang: str = "en", **args: Any) -> None:
    """Press a button of the window."""
    window(person).get_by_role("button", name=words(key, lang, **args), exact=True).click()


def begin(person: Person, key: str, lang: str = "en") -> None:
    """Open the window from the first page."""
    person.open("/").get_by_role("button", name=words(key, lang), exact=True).click()


def keep(person: Person, name: str, key: str = "web-keep-by-passkey") -> str:
    """Keep the games of a browser, and return the recovery code."""
    begin(person, "web-keep-mine")
    window(person).get_by_label(words("web-name")).fill(name)
    press(person, key)
    code = window(person).locator(".code").inner_text()
    assert len(code.split()) == 5
    press(person, "web-code-written")
    expect(window(person).get_by_text(words("web-signed-in", name=name))).to_be_visible()
    return code


def leave(person: Person, name: str) -> None:
    """Close the window; the page knows then who is signed in."""
    window(person).get_by_role("button", name=words("web-close")).last.click()
    signed_in = person.page.get_by_role("button", name=words("web-signed-in", name=name))
    expect(signed_in).to_be_visible()
    expect(window(person)).to_have_count(0)


def devices(person: Person, lang: str = "en") -> Locator:
    """The browsers in the list of the window."""
    return window(person).get_by_role("list", name=words("web-devices", lang)).get_by_role("listitem")


@contextmanager
def held(person: Person, path: str) -> Iterator[list[Route]]:
    """Let the next request for a path wait until the end of the block; it is in the list once it is sent."""
    sent: list[Route] = []

    def hold(route: Route) -> None:
        sent.append(route)

    person.page.route(f"**/api{path}", hold, times=1)
    yield sent
    person.wait_until(lambda: sent)
    sent[0].continue_()


def mine(person: Person) -> list[str]:
    """The ids of my tables."""
    return sorted([table["id"] for table in person.get("/tables", which="mine")["tables"]])


def test_another_browser_has_the_same_tables_by_a_passkey(people: People, house: House) -> None:
    first, second = named(people, house), named(people, house)
    keys, copies = Keys(first), Keys(second)
    table = first.make("me", "bot:random")["id"]
    keep(first, "Aurelia")
    leave(first, "Aurelia")
    copies.take(keys)
    begin(second, "web-sign-in")
    press(second, "web-sign-in-by-passkey")
    expect(devices(second)).to_have_count(2)
    leave(second, "Aurelia")
    assert mine(first) == mine(second) == [table]
    second.open(f"/table/{table}")
    look(second.page)
    assert second.snapshot()["seats"][0]["mine"]


@NIGHTLY
def test_without_its_cookies_a_browser_comes_back_by_passkey_and_by_code(people: People, house: House) -> None:
    person = named(people, house)
    _keys = Keys(person)
    table = person.make("me", "bot:random")["id"]
    code = keep(person, "Bertram")
    leave(person, "Bertram")
    person.context.clear_cookies()
    assert mine(person) == []
    begin(person, "web-sign-in")
    press(person, "web-sign-in-by-passkey")
    expect(window(person).get_by_text(words("web-signed-in", name="Bertram"))).to_be_visible()
    leave(person, "Bertram")
    assert mine(person) == [table]
    # At the table itself, where it looks as if somebody else had the seat.
    person.context.clear_cookies()
    watching = person.open(f"/table/{table}").locator(".watching")
    watching.get_by_role("button", name=words("web-sign-in")).click()
    window(person).get_by_label(words("web-code")).fill(code.upper())
    press(person, "web-sign-in-by-code")
    expect(window(person).get_by_text(words("web-signed-in", name="Bertram"))).to_be_visible()
    window(person).get_by_role("button", name=words("web-close")).last.click()
    look(person.page)
    expect(watching).to_have_count(0)
    assert mine(person) == [table]


@pytest.mark.parametrize(
    ("lang", "size"), [("en", WIDE), pytest.param("ru", PHONE, marks=NIGHTLY), pytest.param("it", PHONE, marks=NIGHTLY)]
)
def test_another_device_signs_in_by_a_link_or_by_letters_and_the_first_one_sees_it(
    people: People, house: House, lang: Literal["en", "ru", "it"], size: tuple[int, int]
) -> None:
    more: Any = {"lang": lang, "size": size, "hand": Touch if size == PHONE else Mouse}
    first, phone, laptop = named(people, house, **more), people.new(size=PHONE, hand=Touch, lang=lang), people.new()
    table, name = first.make("me", "bot:random")["id"], f"Eleonora {lang}"
    other = laptop.make("me", "bot:random")["id"]
    _keys = Keys(first)
    begin(first, "web-keep-mine", lang)
    window(first).get_by_label(words("web-name", lang)).fill(name)
    press(first, "web-keep-by-passkey", lang)
    press(first, "web-code-written", lang)

    def code() -> str:
        press(first, "web-link-add", lang)
        expect(window(first).get_by_role("img", name=words("web-link-alt", lang))).to_be_visible()
        first.stays_in_width()
        assert barriers(first.page) == []
        return window(first).locator(".code").inner_text()

    page = phone.open(f"/device#{code()}")
    confirm = page.get_by_role("button", name=words("web-link-confirm", lang, name=name))
    expect(confirm).to_be_focused()
    phone.stays_in_width()
    assert barriers(page) == []
    confirm.click()
    expect(page.get_by_text(words("web-signed-in", lang, name=name))).to_be_visible()
    assert mine(phone) == [table] and "#" not in page.url
    done = words("web-link-done", lang, device="\0").partition("\0")[0].strip()
    expect(window(first).get_by_text(done)).to_be_visible()
    # By the letters, in a browser that has a game, which is offered to be added.
    letters = code()
    begin(laptop, "web-sign-in")
    field = window(laptop).get_by_label(words("web-link-code"))
    for again in (True, False):
        field.fill(letters.lower())
        with held(laptop, "/person/device-link/look"):
            press(laptop, "web-program-look")
            field.fill("BBBB-BBBB")  # what is looked at counts, not what is typed meanwhile
        expect(window(laptop).get_by_role("button", name=words("web-link-confirm", name=name))).to_be_focused()
        if again:
            press(laptop, "web-cancel")
            expect(field).to_be_focused()
    press(laptop, "web-link-confirm", name=name)
    expect(window(laptop).get_by_text(words("web-games-apart", n=1))).to_be_visible()
    assert mine(laptop) == [table] and other != table


def test_a_program_is_let_in_as_it_was_looked_at_and_a_link_ends_with_its_window(people: People, house: House) -> None:
    person, name = people.new(), "Gisela"
    keep(person, name, "web-keep-by-code")
    program = person.post("/person/device-code")
    field = window(person).get_by_label(words("web-program-code"))
    field.fill(program["code"])
    with held(person, "/person/device-code/look"):
        press(person, "web-program-look")
        field.fill("BBBB-BBBB")
    press(person, "web-program-confirm")
    expect(window(person).get_by_text(words("web-program-done"))).to_be_visible()
    leave(person, name)
    person.page.get_by_role("button", name=words("web-signed-in", name=name)).click()
    page = person.page
    with page.expect_request(lambda sent: sent.method == "DELETE"), held(person, "/person/device-link") as asked:
        press(person, "web-link-add")
        person.wait_until(lambda: asked)
        leave(person, name)
    person.wait_until(lambda: not links(house))


def links(house: House) -> list[Any]:
    """The codes by which another device could sign in now."""
    with closing(sqlite3.connect(house.data / "data" / "tables.sqlite3")) as database:
        return database.execute("SELECT hash FROM proofs WHERE purpose = 'device-link'").fetchall()


def test_the_focus_goes_on_after_each_step_and_escape_closes_the_last_one(people: People, house: House) -> None:
    """By keys alone. Each step that takes the place of another has the focus, and one that closes gives it back."""
    person, second = named(people, house), people.new()
    page, _keys = person.page, Keys(person)

    def at(key: str, **args: Any) -> None:
        expect(page.locator("dialog :focus")).to_have_accessible_name(words(key, **args))

    def go(key: str, then: str) -> None:
        window(person).get_by_role("button", name=words(key), exact=True).press("Enter")
        at(then)

    def escape(key: str) -> None:
        page.keyboard.press("Escape")
        at(key)

    begin(person, "web-keep-mine")
    at("web-keep-mine")
    go("web-sign-in", "web-person")
    go("web-keep-mine", "web-keep-mine")
    window(person).get_by_label(words("web-name")).fill("Ottilie")
    expect(window(person).get_by_text(words("web-name-free"))).to_be_visible()
    go("web-keep-by-passkey", "web-code")
    code = window(person).locator(".code").inner_text()
    escape("web-code-written")  # which keeps the words on the screen
    go("web-code-written", "web-account")
    said = window(person).get_by_role("status")
    expect(said.filter(has_text=words("web-signed-in", name="Ottilie"))).to_have_count(1)
    go("web-rename", "web-name")
    escape("web-rename")
    picture = window(person).get_by_role("img", name=words("web-link-alt"))
    go("web-link-add", "web-link-add")
    expect(picture).to_be_visible()
    escape("web-link-add")
    expect(picture).to_have_count(0)
    warning = window(person).get_by_text(words("web-code-new-sure"))
    go("web-code-new", "web-code-new")
    expect(warning).to_be_visible()
    escape("web-code-new")
    expect(warning).to_have_count(0)
    # A proof that is not given: the window says so, and goes on where it was.
    forget_proofs(house)
    go("web-code-new", "web-code-new")
    page.keyboard.press("Space")  # the same key at once would be the second half of a double press
    at("web-proof-by-passkey")
    escape("web-code-new")
    expect(window(person).get_by_text(words("web-error-proof"))).to_be_visible()
    page.keyboard.press("Escape")
    expect(window(person)).to_have_count(0)
    known_problem(person, "403")
    # What is removed from a list leaves the focus at its heading.
    begin(second, "web-sign-in")
    window(second).get_by_label(words("web-code")).fill(code)
    press(second, "web-sign-in-by-code")
    expect(devices(second)).to_have_count(2)
    person.open("/").get_by_role("button", name=words("web-signed-in", name="Ottilie")).click()
    window(person).get_by_role("button", name=words("web-device-end")).press("Enter")
    at("web-proof-by-passkey")
    page.keyboard.press("Space")
    at("web-devices")
    expect(said.filter(has_text=words("web-device-ended", device="").strip(" :"))).to_have_count(1)
    passkeys = window(person).get_by_role("list", name=words("web-ways")).get_by_role("listitem")
    expect(passkeys).to_contain_text("Chrome · Linux")
    passkeys.get_by_role("button", name=words("web-passkey-remove-of", n=1)).press("Enter")
    at("web-passkey-remove-of", n=1)
    page.keyboard.press("Space")
    at("web-ways")
    expect(passkeys).to_have_count(0)
    expect(said.filter(has_text=words("web-way-removed"))).to_have_count(1)
    known_problem(person, "403")


@NIGHTLY
def test_games_are_added_and_browsers_are_signed_out(people: People, house: House) -> None:
    first, second = people.new(), people.new()
    old = first.make("me", "bot:random")["id"]
    code = keep(first, "Cordula", "web-keep-by-code")
    leave(first, "Cordula")
    new = second.make("me", "bot:random")["id"]
    begin(second, "web-sign-in")
    window(second).get_by_label(words("web-code")).fill(code)
    press(second, "web-sign-in-by-code")
    expect(window(second).get_by_text(words("web-games-apart", n=1))).to_be_visible()
    press(second, "web-games-add")
    expect(window(second).get_by_text(words("web-games-apart", n=1))).to_have_count(0)
    assert mine(first) == mine(second) == sorted([old, new])
    window(second).get_by_role("button", name=words("web-device-end")).first.click()
    expect(devices(second)).to_have_count(1)
    second.wait_until(lambda: mine(first) == [])
    press(second, "web-sign-out")
    second.wait_until(lambda: mine(second) == [])
    expect(window(second)).to_have_count(0)
    expect(second.page.get_by_role("button", name=words("web-sign-in"), exact=True)).to_be_visible()


def begin_form(person: Person) -> None:
    """Begin to fill in the form for a new table: two seats, the second one for a friend."""
    page = person.open("/")
    page.get_by_role("button", name=words("web-set-up")).click()
    page.get_by_label(words("web-seat", n=2)).select_option("open")
    page.get_by_text(words("web-options-more")).click()
    page.get_by_label(words("web-pace")).select_option("86400")
    page.get_by_label(words("web-public")).check()


def has_form(person: Person) -> None:
    """The form is as `begin_form` has left it."""
    expect(person.page.get_by_label(words("web-seat", n=2))).to_have_value("open")
    expect(person.page.get_by_label(words("web-pace"))).to_have_value("86400")
    expect(person.page.get_by_label(words("web-public"))).to_be_checked()


def test_a_half_filled_form_outlives_the_window_about_me(people: People) -> None:
    """To keep one's games changes nothing but who is named; signing in reloads the page, and the form comes back."""
    first, second = people.new(), people.new()
    page, name = first.page, "Iphigenia"
    begin_form(first)
    page.evaluate("() => (window.same = true)")
    page.get_by_role("button", name=words("web-keep-mine"), exact=True).click()
    window(first).get_by_label(words("web-name")).fill(name)
    press(first, "web-keep-by-code")
    code = window(first).locator(".code").inner_text()
    press(first, "web-code-written")
    leave(first, name)
    has_form(first)
    assert page.evaluate("() => window.same"), "the page has been loaded again"
    expect(page.locator("input[autocomplete='nickname']")).to_have_value(name)
    expect(page.locator(":focus")).to_have_text(words("web-signed-in", name=name))
    begin_form(second)
    second.page.get_by_role("button", name=words("web-sign-in"), exact=True).click()
    window(second).get_by_label(words("web-code")).fill(code)
    press(second, "web-sign-in-by-code")
    expect(devices(second)).to_have_count(2)
    leave(second, name)
    has_form(second)
    # Once the table has been made, the form is a new one.
    second.page.get_by_role("button", name=words("web-start"), exact=True).click()
    second.page.wait_for_url("**/table/*")
    seats, public = second.snapshot()["seats"], second.snapshot()["table"]["public"]
    assert (seats[0]["name"], public) == (name, True)
    second.open("/")
    expect(second.page.get_by_role("button", name=words("web-set-up"))).to_have_attribute("aria-expanded", "false")


def test_an_invitation_knows_the_name_of_somebody_who_is_signed_in(people: People) -> None:
    host, guest = people.new(), people.new()
    keep(guest, "Leopold", "web-keep-by-code")
    leave(guest, "Leopold")
    guest.page.evaluate("() => localStorage.clear()")
    page = guest.open(host.make("me", "open")["seats"][1]["link"])
    name = page.get_by_label(words("web-name"))
    expect(name).to_have_value("Leopold")
    name.fill("Leo")
    page.get_by_role("button", name=words("web-sit-down", n=2)).click()
    look(page)
    assert guest.snapshot()["seats"][1]["name"] == "Leo"


def test_games_are_kept_at_a_table_without_leaving_it(people: People) -> None:
    """The menu stays open, the offer is gone, and the game goes on."""
    person, name = people.new(offer=True), "Hortensia"
    page = person.open(f"/table/{person.make('me', *['bot:random'] * 3)['id']}")
    look(page)
    page.evaluate("() => (window.same = true)")
    person.hand.use(page.get_by_role("button", name=words("web-menu")))
    page.get_by_role("button", name=words("web-keep-mine"), exact=True).click()
    field = window(person).get_by_label(words("web-name")).last
    field.fill(name)
    window(person).get_by_role("button", name=words("web-keep-by-code")).last.click()
    window(person).get_by_role("button", name=words("web-code-written")).click()
    expect(window(person).get_by_text(words("web-signed-in", name=name)).last).to_be_visible()
    page.keyboard.press("Escape")
    expect(window(person)).to_have_count(1)
    expect(page.get_by_role("button", name=words("web-signed-in", name=name))).to_be_focused()
    page.keyboard.press("Escape")
    person.hand.use(page.locator(ORDER).first)
    person.hand.use(page.locator(CONFIRM))
    person.wait_until(lambda: person.snapshot()["number"] > 0)
    assert page.evaluate("() => window.same"), "the page has been loaded again"
    expect(page.get_by_role("button", name=words("web-keep-game"))).to_have_count(0)


@NIGHTLY
def test_after_the_first_answer_the_game_can_be_kept(people: People) -> None:
    """The offer stands above the board, and moves nothing."""
    person = people.new(offer=True)
    table = person.make("me", *["bot:random"] * 3)["id"]
    page = person.open(f"/table/{table}")
    look(page)
    offer = page.get_by_role("button", name=words("web-keep-game"))
    expect(offer).to_have_count(0)
    board = page.locator("main").bounding_box()
    person.hand.use(page.locator(ORDER).first)
    person.hand.use(page.locator(CONFIRM))
    expect(offer).to_be_visible()
    assert page.locator("main").bounding_box() == board
    offer.click()
    expect(window(person).get_by_text(words("web-passkeys-not-address"))).to_be_visible()
    field = window(person).get_by_label(words("web-name"))
    for name, problem in (("admin", "reserved"), ("x", "length"), ("a!b", "letters"), ("Аnna", "scripts")):
        field.fill(name)
        expect(window(person).get_by_text(words(f"web-error-name-{problem}"))).to_be_visible()
        expect(window(person).get_by_role("button", name=words("web-keep-by-code"))).to_be_disabled()


@NIGHTLY
@pytest.mark.parametrize("lang", ["en", "ru", "it"])
@pytest.mark.parametrize("size", [WIDE, TABLET, PHONE])
def test_the_window_is_accessible(
    people: People, house: House, size: tuple[int, int], lang: Literal["en", "ru", "it"]
) -> None:
    """At each of its steps axe finds nothing, by day and by night, and nothing scrolls sideways."""
    for scheme in SCHEMES:
        person = named(people, house, size=size, hand=Touch if size == PHONE else Mouse, lang=lang, scheme=scheme)
        _keys = Keys(person)

        def check(person: Person = person) -> None:
            person.stays_in_width()
            assert barriers(person.page) == []

        begin(person, "web-sign-in", lang)
        window(person).get_by_label(words("web-code", lang)).wait_for()
        check()
        press(person, "web-keep-mine", lang)
        name = f"{SCHEMES.index(scheme)}{lang}{size[0]}"
        window(person).get_by_label(words("web-name", lang)).fill(name)
        expect(window(person).get_by_text(words("web-name-free", lang))).to_be_visible()
        check()
        press(person, "web-keep-by-passkey", lang)
        window(person).locator(".code").wait_for()
        check()
        press(person, "web-code-written", lang)
        devices(person, lang).wait_for()
        check()


@NIGHTLY
def test_a_passkey_is_removed_and_the_last_one_with_a_warning(people: People, house: House) -> None:
    person = named(people, house)
    keys = Keys(person)
    keep(person, "Florentina")
    passkeys = window(person).get_by_role("list", name=words("web-ways")).get_by_role("listitem")
    expect(passkeys).to_have_count(1)
    forget_proofs(house)
    remove = words("web-passkey-remove-of", n=1)
    press(person, "web-passkey-remove-of", n=1)
    expect(window(person).get_by_text(words("web-passkey-remove-code"))).to_be_visible()
    assert barriers(person.page) == []
    window(person).get_by_role("group", name=remove).get_by_role("button", name=remove).click()
    press(person, "web-proof-by-passkey")
    expect(window(person).get_by_text(words("web-no-passkeys"))).to_be_visible()
    expect(passkeys).to_have_count(0)
    known_problem(person, "403")
    assert len(keys.all()) == 1, "the device still has it, as the warning says"


def forget_proofs(house: House) -> None:
    """Let the last proofs of all sessions be too old, as after ten minutes."""
    with closing(sqlite3.connect(house.data / "data" / "tables.sqlite3")) as database, database:
        database.execute("UPDATE sessions SET proved = NULL")


@pytest.mark.parametrize("lang", ["en", pytest.param("ru", marks=NIGHTLY), pytest.param("it", marks=NIGHTLY)])
def test_a_change_that_a_thief_would_make_asks_who_it_is_and_then_goes_on(
    people: People, house: House, lang: Literal["en", "ru", "it"]
) -> None:
    person = named(people, house, size=PHONE, hand=Touch, lang=lang)
    _keys = Keys(person)
    begin(person, "web-keep-mine", lang)
    name = f"Dorothea {lang}"
    window(person).get_by_label(words("web-name", lang)).fill(name)
    press(person, "web-keep-by-passkey", lang)
    old = window(person).locator(".code").inner_text()
    press(person, "web-code-written", lang)
    forget_proofs(house)
    press(person, "web-code-new", lang)
    press(person, "web-code-new", lang)
    prove = window(person).get_by_role("button", name=words("web-proof-by-passkey", lang))
    expect(prove).to_be_focused()
    person.stays_in_width()
    assert barriers(person.page) == []
    press(person, "web-cancel", lang)
    expect(window(person).get_by_text(words("web-error-proof", lang))).to_be_visible()
    press(person, "web-code-new", lang)
    press(person, "web-code-new", lang)
    prove.press("Enter")  # and it goes on by itself
    new = window(person).locator(".code")
    expect(new).to_be_visible()
    assert new.inner_text() != old
    known_problem(person, "403")
    press(person, "web-code-written", lang)
    # By the five words, too; and deletion says until when it can be taken back.
    forget_proofs(house)
    window(person).get_by_role("link", name=words("web-own-data", lang)).click()
    page = person.page
    for _ in range(2):
        page.get_by_role("button", name=words("web-privacy-delete", lang)).click()
    page.get_by_label(words("web-code", lang)).fill(old)
    page.get_by_role("button", name=words("web-proof-by-code", lang)).click()
    expect(page.get_by_text(words("web-error-code", lang))).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name=words("web-proof-by-passkey", lang)).click()
    expect(page.get_by_text(words("web-privacy-until", lang, date="\0").partition("\0")[0].strip())).to_be_visible()
    known_problem(person, "403")
    begin(person, "web-sign-in", lang)
    press(person, "web-sign-in-by-passkey", lang)
    expect(window(person).get_by_text(words("web-person-restored", lang))).to_be_visible()
