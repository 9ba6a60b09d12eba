"""A person takes a passkey back: it signs nobody in any more, and the last way to sign in does not go unnoticed."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete

from tests.server.databases import KINDS
from tests.server.helpers import House, Person, Visit, in_house
from tests.server.notice_targets import HttpsTarget, MailSink
from tests.server.signing_in import keep, me, newcomer, passkey, sign_in
from tests.server.test_fresh_proofs import age
from tests.server.test_notices import choose, look, with_mail, with_targets
from undercroft.server.services.people.stored_people import CODE
from undercroft.server.storage.database_schema import CREDENTIALS

PATH = "/api/person/passkeys"


async def keys(person: Person) -> list[Any]:
    """The passkeys of a person, as they are listed."""
    found: list[Any] = (await me(person))["person"]["passkeys"]
    return found


async def remove(person: Person, name: str, status: int, **query: bool) -> Any:
    """Remove a passkey; the answer."""
    response = await person.http.delete(f"{PATH}/{name}", params={key: str(on).lower() for key, on in query.items()})
    assert response.status_code == status, response.text
    return response.json()


def test_a_passkey_that_is_removed_signs_nobody_in_and_the_other_one_still_does(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, eve = await newcomer(home), await newcomer(home)
        lost, other = passkey(home), passkey(home)
        await keep(anna, "Anna", lost)
        await keep(eve, "Eve", passkey(home))
        await choose(anna, quiet_from=0, quiet_until=1439)  # it does not wait for the day
        await with_mail(anna, sink, "anna@test.example")
        anna.http.headers["user-agent"] = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
        answer = other.make(await anna.post("/api/person/passkey-question", {"name": ""}, 200))
        await anna.post(PATH, {"passkey": answer}, 200)
        await sign_in(await newcomer(home), other)
        first, second = await keys(anna)
        assert [one["device"] for one in (first, second)] == ["", "Firefox · Linux"]
        assert first["used"] is None and second["used"] >= second["made"] >= first["made"]
        await look(home, 1)
        sink.letters.clear()
        assert (await remove(eve, first["id"], 404))["code"] == "no-passkey", "it is not hers"
        await age(home)
        assert (await remove(anna, first["id"], 403))["code"] == "proof"
        assert len(await keys(anna)) == 2
        proof = other.sign(await anna.post("/api/person/sign-in-question", None, 200))
        await anna.post("/api/person/proof", {"passkey": proof}, 200)
        assert [one["id"] for one in (await remove(anna, first["id"], 200))["person"]["passkeys"]] == [second["id"]]
        await remove(anna, first["id"], 404)
        await sign_in(await newcomer(home), lost, 403)
        await sign_in(await newcomer(home), other)
        await look(home, 1)
        assert [letter["Subject"] for _, letter in sink.letters] == ["A passkey removed at Undercroft"]

    with_targets(tmp_path, play)


def test_the_last_way_to_sign_in_is_removed_only_by_somebody_who_knows_it(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, key = await newcomer(home), passkey(home)
        await keep(anna, "Anna", key)
        [only] = await keys(anna)
        async with home.services.engine.begin() as connection:  # as a person of whom a damaged database has lost it
            await connection.execute(delete(CREDENTIALS).where(CREDENTIALS.c.kind == CODE))
        assert (await remove(anna, only["id"], 409))["code"] == "last-way"
        await sign_in(await newcomer(home), key)
        await remove(anna, only["id"], 200, last=True)
        assert await keys(anna) == []
        await sign_in(await newcomer(home), key, 403)

    visit_new(play)


@pytest.mark.parametrize("kind", KINDS)
def test_two_removals_at_the_same_moment_leave_one_way(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    async def play(home: House) -> None:
        anna, key, other = await newcomer(home), passkey(home), passkey(home)
        await keep(anna, "Anna", key)
        answer = other.make(await anna.post("/api/person/passkey-question", {"name": ""}, 200))
        await anna.post(PATH, {"passkey": answer}, 200)
        names = [one["id"] for one in await keys(anna)]
        async with home.services.engine.begin() as connection:
            await connection.execute(delete(CREDENTIALS).where(CREDENTIALS.c.kind == CODE))
        found = await asyncio.gather(*[anna.http.delete(f"{PATH}/{name}") for name in names])
        assert sorted([response.status_code for response in found]) == [200, 409]
        assert len(await keys(anna)) == 1

    with KINDS[kind](tmp_path, request) as url:
        in_house(tmp_path, play, database_url=url)


def test_a_mail_address_may_be_the_last_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, key = await newcomer(home), passkey(home)
        await keep(anna, "Anna", key)
        channel = await with_mail(anna, sink, "anna@test.example")
        async with home.services.engine.begin() as connection:
            await connection.execute(delete(CREDENTIALS).where(CREDENTIALS.c.kind == CODE))
        people = home.services.people
        usable, [only] = people._usable, await keys(anna)
        monkeypatch.setattr(people, "_usable", usable._replace(mail=False))  # as after a start without a mail server
        assert (await me(anna))["person"]["has_mail"] is False
        assert (await remove(anna, only["id"], 409))["code"] == "last-way", "no mail comes"
        monkeypatch.setattr(people, "_usable", usable)
        await remove(anna, only["id"], 200)
        path = f"/api/person/channels/{channel}"
        assert (await anna.http.delete(path)).json()["code"] == "last-way"
        assert (await me(anna))["person"]["has_mail"]
        assert (await anna.http.delete(f"{path}?last=true")).status_code == 200
        assert not (await me(anna))["person"]["has_mail"]

    with_targets(tmp_path, play)
