"""Another device signs in by a code that one shows: once, for some minutes, and nobody guesses it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import KINDS
from tests.server.helpers import House, Visit, in_house
from tests.server.notice_targets import HttpsTarget, MailSink
from tests.server.signing_in import keep, me, mine, newcomer
from tests.server.test_fresh_proofs import age, thief_of
from tests.server.test_notices import choose, look, rows, with_mail, with_targets
from undercroft.server.hosting.admin import people_admin
from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.services.people.proofs.device_links import LINK_SECONDS, TYPED_AT_ONCE
from undercroft.server.services.people.proofs.short_codes import plain_code
from undercroft.server.storage.database_schema import PROOFS, SESSIONS

PATH = "/api/person/device-link"


@pytest.mark.parametrize("kind", KINDS)
def test_a_code_makes_another_device_the_same_person_once(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    async def play(home: House) -> None:
        anna, phone, late = await newcomer(home), await newcomer(home), await newcomer(home)
        table = (await anna.make("me", *["bot:random"] * 3))["id"]
        await keep(anna, "Anna")
        made = await anna.post(PATH, None, 201)
        typed = {"code": made["code"].lower().replace("-", " ")}
        for _ in range(2):  # looking uses nothing up
            assert await phone.post(f"{PATH}/look", typed, 200) == {"name": "Anna"}
        assert (await me(phone))["person"] is None
        assert await phone.post(f"{PATH}/sign-in", typed, 200) == {"signed_in": True, "restored": False}
        assert await mine(phone) == [table]
        assert len((await me(anna))["person"]["devices"]) == 2
        for path in ("look", "sign-in"):
            assert (await late.post(f"{PATH}/{path}", typed, 404))["code"] == "device-link"
        assert (await me(late))["person"] is None

    with KINDS[kind](tmp_path, request) as url:
        in_house(tmp_path, play, database_url=url)


def test_two_devices_with_the_same_code_at_the_same_moment_are_one(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna = await newcomer(home)
        phones = [await newcomer(home) for _ in range(4)]
        await keep(anna, "Anna")
        code = {"code": (await anna.post(PATH, None, 201))["code"]}
        found = await asyncio.gather(*[phone.http.post(f"{PATH}/sign-in", json=code) for phone in phones])
        assert sorted([response.status_code for response in found]) == [200, 404, 404, 404]

    visit_new(play)


def test_of_codes_made_at_the_same_moment_one_is_left(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, phone = await newcomer(home), await newcomer(home)
        await keep(anna, "Anna")
        for _ in range(4):
            made = await asyncio.gather(*[anna.post(PATH, None, 201) for _ in range(2)])
            assert len(await rows(home, PROOFS)) == 1
            found = [await phone.http.post(f"{PATH}/look", json={"code": one["code"]}) for one in made]
            assert sorted([response.status_code for response in found]) == [200, 404]

    visit_new(play)


def test_a_thief_with_a_stolen_session_gets_no_code(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, guest = await newcomer(home), await newcomer(home)
        await keep(anna, "Anna")
        thief = await thief_of(home, anna)
        await age(home)
        assert (await thief.post(PATH, None, 403))["code"] == "proof"
        assert (await guest.post(PATH, None, 403))["code"] == "signed-out"
        assert await rows(home, PROOFS) == []

    visit_new(play)


def test_what_a_code_lets_in_proves_nothing_and_every_channel_hears_of_it(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, thief = await newcomer(home), await newcomer(home)
        await keep(anna, "Anna")
        await choose(anna, quiet_from=0, quiet_until=1439)  # it does not wait for the day
        await with_mail(anna, sink, "anna@test.example")
        code = (await anna.post(PATH, None, 201))["code"]
        await thief.post(f"{PATH}/sign-in", {"code": code}, 200)
        await look(home, 1)
        [letter] = [letter for _, letter in sink.letters]
        assert letter["Subject"] == "A new device at Undercroft"
        for path in (PATH, "/api/person/code", "/api/person/passkey-question"):
            body = {"name": ""} if path.endswith("question") else None
            assert (await thief.post(path, body, 403))["code"] == "proof"
        [device] = [one["id"] for one in (await me(anna))["person"]["devices"] if not one["here"]]
        assert (await anna.http.delete(f"/api/person/devices/{device}")).status_code == 200
        home.services.identities.forget()
        assert (await me(thief))["person"] is None

    with_targets(tmp_path, play)


def test_a_code_ends_by_time_by_a_newer_one_by_its_owner_and_with_all_sessions(
    visit_new: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(home: House) -> None:
        anna, phone = await newcomer(home), await newcomer(home)
        await keep(anna, "Anna")
        links = home.services.people.device_links

        async def is_over(code: str) -> None:
            assert (await phone.post(f"{PATH}/sign-in", {"code": code}, 404))["code"] == "device-link"

        made, now = await anna.post(PATH, None, 201), links._wall()
        monkeypatch.setattr(links, "_wall", lambda: now + LINK_SECONDS + 1)
        await is_over(made["code"])
        monkeypatch.setattr(links, "_wall", lambda: now)
        first, second = (await anna.post(PATH, None, 201))["code"], (await anna.post(PATH, None, 201))["code"]
        await is_over(first)
        assert (await anna.http.delete(PATH)).json() == {"withdrawn": True}
        await is_over(second)
        third = (await anna.post(PATH, None, 201))["code"]
        await people_admin.withdraw(home.services.engine, ["Anna"])
        await is_over(third)

    visit_new(play)


def test_a_code_does_not_take_back_that_its_owner_leaves(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, phone = await newcomer(home), await newcomer(home)
        await keep(anna, "Anna")
        code = (await anna.post(PATH, None, 201))["code"]
        assert (await anna.http.delete("/api/me")).status_code == 200
        await phone.post(f"{PATH}/sign-in", {"code": code}, 404)
        assert await rows(home, SESSIONS) == []

    visit_new(play)


def test_nobody_guesses_a_code(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, eve = await newcomer(home), await newcomer(home)
        await keep(anna, "Anna")
        code = (await anna.post(PATH, None, 201))["code"]
        [kept] = await rows(home, PROOFS)
        assert plain_code(code) not in str(kept), "only a keyed hash is stored"
        for number in range(TYPED_AT_ONCE):
            await eve.post(f"{PATH}/{('look', 'sign-in')[number % 2]}", {"code": "BBBB-BBBB"}, 404)
        for path in ("look", "sign-in"):
            assert (await eve.post(f"{PATH}/{path}", {"code": code}, 403))["code"] == "tries"

    visit_new(play)


def test_who_types_wrong_codes_everywhere_keeps_nobody_out(visit_new: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(home: House) -> None:
        anna, phone = await newcomer(home), await newcomer(home)
        await keep(anna, "Anna")
        people = home.services.people
        for number in range(TYPED_AT_ONCE * 20):
            with pytest.raises(ApiError, match="does not sign anybody in"):
                await people.owner_of_link("BBBB-BBBB", f"network {number // TYPED_AT_ONCE}")
        code = {"code": (await anna.post(PATH, None, 201))["code"]}
        tries = people.device_links._tries._tries_of_all
        monkeypatch.setattr(tries, "rate", 0)
        left = tries._buckets[""][0]
        await phone.post(f"{PATH}/look", code, 200)
        await phone.post(f"{PATH}/sign-in", code, 200)
        assert tries._buckets[""][0] == left, "only wrong ones count"

    visit_new(play)


def test_who_ends_a_device_ends_what_it_has_begun(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, thief, phone, program = [await newcomer(home) for _ in range(4)]
        words = await keep(anna, "Anna")
        await thief.post("/api/person/recover", {"code": words}, 200)
        link = (await thief.post(PATH, None, 201))["code"]
        asked = await program.post("/api/person/device-code", None, 201)
        await thief.post("/api/person/device-code/confirm", {"code": asked["code"]}, 200)
        [device] = [one["id"] for one in (await me(anna))["person"]["devices"] if not one["here"]]
        assert (await anna.http.delete(f"/api/person/devices/{device}")).status_code == 200
        await phone.post(f"{PATH}/sign-in", {"code": link}, 404)
        await program.post("/api/person/device-code/claim", {"secret": asked["secret"]}, 410)
        assert len(await rows(home, SESSIONS)) == 1

    visit_new(play)


def test_a_link_makes_nobody_another_person_by_mistake(visit_new: Visit) -> None:
    """Eve sends her own link to Boris, who is signed in, and to Carla, who has games of her own."""

    async def play(home: House) -> None:
        eve, boris, carla = await newcomer(home), await newcomer(home), await newcomer(home)
        await keep(eve, "Eve")
        await keep(boris, "Boris")
        table = (await carla.make("me", *["bot:random"] * 3))["id"]
        code: Any = {"code": (await eve.post(PATH, None, 201))["code"]}
        assert (await boris.post(f"{PATH}/sign-in", code, 409))["code"] == "signed-in"
        assert (await me(boris))["person"]["name"] == "Boris"
        await carla.post(f"{PATH}/sign-in", code, 200)
        assert (await me(carla))["games"] == 1 and await mine(carla) == [] and await mine(eve) == []
        await carla.post("/api/person/sign-out", None, 200)
        assert await mine(carla) == [table], "her games are still hers"

    visit_new(play)
