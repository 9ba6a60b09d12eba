"""People who keep their games: the same tables in every browser, on each kind of database."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import websockets
from sqlalchemy import select

from tests.patience import PATIENCE
from tests.server.authenticator import PRESENT, changed
from tests.server.helpers import House, Visit, in_house
from tests.server.signing_in import keep, me, mine, newcomer, passkey, sign_in
from undercroft.server.protocol.guests import COOKIE
from undercroft.server.protocol.session_cookies import COOKIE as SESSION
from undercroft.server.services.people.person_accounts import TRIES_AT_ONCE
from undercroft.server.storage.database_schema import METADATA, SESSIONS


def test_another_browser_has_the_same_tables_by_a_passkey_without_a_name(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        first, second = await newcomer(home), await newcomer(home)
        made = await first.make("me", *["bot:random"] * 3)
        await first.bots_rest(made["id"])
        seats = (await first.snapshot(made["id"]))["seats"]
        key = passkey(home)
        await keep(first, "Anna", key)
        assert (await first.snapshot(made["id"]))["seats"] == seats
        assert not (await second.snapshot(made["id"]))["seats"][0]["mine"]
        await sign_in(second, key)
        assert await mine(second) == await mine(first) == [made["id"]]
        assert (await second.snapshot(made["id"]))["seats"][0]["mine"]
        another = await second.make("me", *["bot:random"] * 3)
        assert await mine(first) == sorted([made["id"], another["id"]])
        person = (await me(second))["person"]
        assert person["name"] == "Anna" and len(person["passkeys"]) == 1 and person["has_code"]
        assert [device["here"] for device in person["devices"]].count(True) == 1
        assert len(person["devices"]) == 2

    visit_new(play)


def test_without_its_cookies_a_browser_comes_back_by_passkey_and_by_code(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        person, key = await newcomer(home), passkey(home)
        made = await person.make("me", *["bot:random"] * 3)
        code = await keep(person, "Anna", key)
        person.http.cookies.clear()
        assert await mine(person) == []
        await sign_in(person, key)
        assert await mine(person) == [made["id"]]
        person.http.cookies.clear()
        assert (await me(person))["person"] is None
        short = " ".join(word[:4] for word in code.split()).upper()
        await person.post("/api/person/recover", {"code": short}, 200)
        assert await mine(person) == [made["id"]]
        again = (await person.post("/api/person/code", None, 200))["code"]
        person.http.cookies.clear()
        await person.post("/api/person/recover", {"code": code}, 403)  # the old one no longer works
        await person.post("/api/person/recover", {"code": again}, 200)
        assert await mine(person) == [made["id"]]

    visit_new(play)


def test_games_of_another_guest_stay_apart_until_they_are_added(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, sister = await newcomer(home), await newcomer(home)
        code = await keep(anna, "Anna")
        hers = await anna.make("me", *["bot:random"] * 3)
        other = await sister.make("me", *["bot:random"] * 3)
        await sister.post("/api/person/recover", {"code": code}, 200)
        assert (await me(sister))["games"] == 1 and await mine(sister) == [hers["id"]]
        await sister.post("/api/person/sign-out", None, 200)
        assert await mine(sister) == [other["id"]]
        await sister.post("/api/person/recover", {"code": code}, 200)
        await sister.post("/api/person/join", None, 200)
        assert (await me(sister))["games"] == 0
        assert await mine(sister) == await mine(anna) == sorted([hers["id"], other["id"]])
        assert (await anna.snapshot(other["id"]))["seats"][0]["mine"]

    visit_new(play)


def test_a_browser_that_was_signed_out_elsewhere_has_no_seat_any_more(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        first, second = await newcomer(home), await newcomer(home)
        made = await first.make("me", *["bot:random"] * 3)
        code = await keep(first, "Anna")
        await second.post("/api/person/recover", {"code": code}, 200)
        cookies = f"{COOKIE}={first.http.cookies[COOKIE]}; {SESSION}={first.http.cookies[SESSION]}"
        uri = f"ws://{home.address}/api/tables/{made['id']}/live"
        async with websockets.connect(uri, additional_headers={"Cookie": cookies}) as socket:
            [device] = [one["id"] for one in (await me(second))["person"]["devices"] if not one["here"]]
            left = await second.http.delete(f"/api/person/devices/{device}")
            assert len(left.json()["person"]["devices"]) == 1
            await socket.send('{"type": "ping"}')
            await asyncio.wait_for(socket.wait_closed(), PATIENCE)
        # The cookie of its guest is of no use either.
        assert await mine(first) == [] and not (await first.snapshot(made["id"]))["seats"][0]["mine"]
        assert (await second.snapshot(made["id"]))["seats"][0]["mine"]

    visit_new(play)


def test_no_answer_of_a_passkey_counts_twice_or_elsewhere(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        person, thief, key = await newcomer(home), await newcomer(home), passkey(home)
        await keep(person, "Anna", key)
        used = await sign_in(person, key)
        await thief.post("/api/person/sign-in", {"passkey": used}, 403)  # replayed

        async def question() -> Any:
            return await thief.post("/api/person/sign-in-question", None, 200)

        fresh = key.sign(await question())
        for bad in (changed(fresh, origin="https://evil.example"), changed(fresh, challenge="AAAA"), {}, {"id": 1}):
            await thief.post("/api/person/sign-in", {"passkey": bad}, 403)
        key.origin = "https://evil.example"
        await sign_in(thief, key, 403)
        stranger = passkey(home)
        stranger.make({"rp": {"id": "localhost"}, "user": {"id": "x"}, "challenge": "x"})
        await sign_in(thief, stranger, 403)
        key.origin, key.counter = passkey(home).origin, 0
        await sign_in(thief, key, 403)  # a copy of the key, which has signed less often
        key.counter, key.flags = 100, PRESENT
        await sign_in(thief, key, 403)  # nobody was recognised
        assert (await me(thief))["person"] is None
        # A question that another browser has asked makes no passkey here.
        asked = passkey(home).make(await person.post("/api/person/passkey-question", {"name": ""}, 200))
        await thief.post("/api/person/keep", {"name": "Eve", "passkey": asked}, 403)

    visit_new(play)


def test_names_are_taken_once(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, eve = await newcomer(home), await newcomer(home)
        await keep(anna, "Anna")
        for name, problem in (
            ("ANNA", "name-taken"),
            ("Аnna", "name-scripts"),
            ("admin", "name-reserved"),
            ("Eve", None),
        ):
            assert (await eve.post("/api/person/name-check", {"name": name}, 200))["problem"] == problem
        await eve.post("/api/person/keep", {"name": "anna"}, 409)
        await keep(eve, "Eve")
        await eve.post("/api/person/name", {"name": "Аnnа"}, 409)
        await eve.post("/api/person/name", {"name": "eve"}, 200)  # one's own name may be written in another way
        assert (await me(eve))["person"]["name"] == "eve"

    visit_new(play)


def test_codes_cannot_be_guessed_for_long(tmp_path: Path) -> None:
    async def play(home: House) -> None:
        anna, thief = await newcomer(home), await newcomer(home)
        code = await keep(anna, "Anna")
        for number in range(TRIES_AT_ONCE):
            tried = await thief.post("/api/person/recover", {"code": "zoo zoo zoo zoo zoo"}, 403)
            assert tried["code"] == "code", number
        assert (await thief.post("/api/person/recover", {"code": code}, 403))["code"] == "tries"

    in_house(tmp_path, play)


def test_other_sites_can_change_nothing(tmp_path: Path) -> None:
    async def play(home: House) -> None:
        person = await newcomer(home)
        body = {"name": "Anna"}
        await person.post("/api/person/keep", body, 403, headers={"Origin": "https://evil.example"})
        await person.post("/api/person/keep", body, 403, headers={"X-Undercroft": "0"})
        assert (await me(person))["person"] is None

    in_house(tmp_path, play)


def test_at_a_bare_address_there_are_codes_only(tmp_path: Path) -> None:
    async def play(home: House) -> None:
        person = await home.person()
        assert not (await me(person))["passkeys"]
        await person.post("/api/person/passkey-question", {"name": "Anna"}, 409)
        await person.post("/api/person/sign-in-question", None, 409)
        await keep(person, "Anna")
        assert (await me(person))["person"]["name"] == "Anna"

    in_house(tmp_path, play)


def test_no_secret_is_stored_or_shown(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        person, other, key = await newcomer(home), await newcomer(home), passkey(home)
        made = await person.make("me", "open", *["bot:random"] * 2)
        code = await keep(person, "Anna", key)
        async with home.services.engine.connect() as connection:
            stored = []
            for table in METADATA.sorted_tables:
                stored += [str(row) for row in await connection.execute(select(table))]
            guests = (await connection.execute(select(SESSIONS.c.guest))).scalars().all()
        for secret in (code, person.http.cookies[SESSION]):
            assert not any(secret in row for row in stored)
        shown = [str(await me(person)), str(await person.get("/api/me")), str(await other.snapshot(made["id"]))]
        assert not any(guest in text for guest in guests for text in shown)
        assert "Anna" in shown[1] and "Anna" not in shown[2]

    visit_new(play)
