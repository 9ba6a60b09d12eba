"""A stolen session changes nothing of how somebody signs in, and nothing of where notices go."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from tests.server.databases import KINDS
from tests.server.helpers import House, Person, Visit
from tests.server.notice_targets import HttpsTarget, MailSink, PushBrowser
from tests.server.signing_in import keep, me, newcomer, passkey, sign_in
from tests.server.test_notices import add, choose, code_in, look, prove, rows, with_mail, with_targets
from undercroft.server.protocol.guests import COOKIE
from undercroft.server.protocol.session_cookies import COOKIE as SESSION
from undercroft.server.services.people.proofs.fresh_proofs import PROOF_SECONDS
from undercroft.server.storage.database_schema import CHANNELS, CREDENTIALS, NOTICES, PEOPLE, SEATS, SESSIONS

PARTS = (PEOPLE, CREDENTIALS, CHANNELS, SESSIONS, SEATS)
"""What a thief would change."""


async def age(home: House) -> None:
    """Let the last proofs of all sessions be too old."""
    async with home.services.engine.begin() as connection:
        await connection.execute(update(SESSIONS).values(proved=time.time() - PROOF_SECONDS - 1))


async def thief_of(home: House, person: Person) -> Person:
    """Somebody who has copied the cookies of a browser."""
    thief = await newcomer(home)
    for name in (COOKIE, SESSION):
        thief.http.cookies.set(name, person.http.cookies[name], domain="localhost.local")
        thief.http.headers["Cookie"] = "; ".join(f"{one}={person.http.cookies[one]}" for one in (COOKIE, SESSION))
    thief.http.cookies.clear()
    return thief


async def state(home: House) -> list[Any]:
    """All that a thief would change, as it is stored."""
    same = {"seen": 0, "used": 0, "counter": 0}  # which change as somebody signs in
    return [sorted([str({**row, **same}) for row in await rows(home, part)]) for part in PARTS]


async def steal(thief: Person, channel: str, device: str, table: str) -> list[tuple[int, str]]:
    """Try to change everything; the answers."""
    posts: list[tuple[str, Any]] = [
        ("passkey-question", {"name": ""}),
        ("passkeys", {"passkey": {"id": "x"}}),
        ("channels", {"kind": "webhook", "target": "https://thief.example/"}),
        ("code", None),
        ("device-code/confirm", {"code": "BCDF-GHJK"}),
        ("device-link", None),
    ]
    found = [await thief.http.post(f"/api/person/{path}", json=body) for path, body in posts]
    paths = [f"/api/person/channels/{channel}", f"/api/person/devices/{device}", "/api/me"]
    [key] = (await me(thief))["person"]["passkeys"]
    paths += [f"/api/tables/{table}?forget=true", f"/api/person/passkeys/{key['id']}"]
    found += [await thief.http.delete(path) for path in paths]
    return [(response.status_code, response.json()["code"]) for response in found]


@pytest.mark.parametrize("kind", KINDS)
def test_a_stolen_session_changes_nothing(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, laptop, eve = await newcomer(home), await newcomer(home), await newcomer(home)
        key, hers = passkey(home), passkey(home)
        table = (await anna.make("me", *["bot:random"] * 3))["id"]
        code = await keep(anna, "Anna", key)
        await sign_in(laptop, key)
        await keep(eve, "Eve", hers)
        channel = await with_mail(anna, sink, "anna@test.example")
        [device] = [one["id"] for one in (await me(anna))["person"]["devices"] if not one["here"]]
        thief = await thief_of(home, anna)
        assert (await me(thief))["person"]["name"] == "Anna", "it is a session, after all"
        await age(home)
        before = await state(home)
        assert set(await steal(thief, channel, device, table)) == {(403, "proof")}
        # Nor does what the thief has, or has overheard, prove anything.
        question = await thief.post("/api/person/sign-in-question", None, 200)
        other = await thief.post("/api/person/proof", {"passkey": hers.sign(question)}, 403)
        assert other["code"] == "proof-other"
        await thief.post("/api/person/proof", {"code": "zoo zoo zoo zoo zoo"}, 403)
        await thief.post("/api/person/proof", {"code": "12345678", "address": "anna@test.example"}, 403)
        await thief.post("/api/person/proof", {"passkey": {}}, 403)
        assert set(await steal(thief, channel, device, table)) == {(403, "proof")}
        assert await state(home) == before
        # Once Anna has shown who she is, the copy of her cookie is of no use at all.
        await anna.post("/api/person/proof", {"code": code}, 200)
        home.services.identities.forget()
        assert (await me(anna))["person"]["name"] == "Anna" and (await me(thief))["person"] is None
        await anna.post("/api/person/code", None, 200)
        assert (await anna.http.delete(f"/api/person/devices/{device}")).status_code == 200
        assert (await anna.http.delete(f"/api/tables/{table}?forget=true")).status_code == 200

    with KINDS[kind](tmp_path, request) as url:
        with_targets(tmp_path, play, database_url=url)


def test_each_way_to_sign_in_is_a_proof_and_counts_for_some_minutes(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, key = await newcomer(home), passkey(home)
        code = await keep(anna, "Anna", key)
        await with_mail(anna, sink, "anna@test.example")
        used = None
        for way in ("passkey", "code", "mail"):
            await age(home)
            assert (await anna.post("/api/person/passkey-question", {"name": ""}, 403))["code"] == "proof"
            if way == "passkey":
                used = key.sign(await anna.post("/api/person/sign-in-question", None, 200))
                await anna.post("/api/person/proof", {"passkey": used}, 200)
            elif way == "code":
                await anna.post("/api/person/proof", {"code": code}, 200)
            else:
                await anna.post("/api/person/mail-question", {"address": "anna@test.example"}, 200)
                await home.services.mail_sign_in.rest()
                body = {"code": code_in(sink.letters.pop()[1].get_content()), "address": "anna@test.example"}
                await anna.post("/api/person/proof", body, 200)
            await anna.post("/api/person/passkey-question", {"name": ""}, 200)
        await age(home)
        await anna.post("/api/person/proof", {"passkey": used}, 403)  # replayed
        await anna.post("/api/person/passkey-question", {"name": ""}, 403)
        guest = await newcomer(home)
        assert (await guest.post("/api/person/proof", {"code": code}, 403))["code"] == "signed-out"

    with_targets(tmp_path, play)


def test_a_program_that_was_let_in_has_to_prove_more(visit_new: Visit) -> None:
    """Its code was confirmed elsewhere: it can play, and change nothing of this."""

    async def play(home: House) -> None:
        anna, program = await newcomer(home), await newcomer(home)
        await keep(anna, "Anna")
        asked = await program.post("/api/person/device-code", None, 201)
        await anna.post("/api/person/device-code/confirm", {"code": asked["code"]}, 200)
        await program.post("/api/person/device-code/claim", {"secret": asked["secret"]}, 200)
        assert (await me(program))["person"]["name"] == "Anna"
        assert (await program.post("/api/person/code", None, 403))["code"] == "proof"

    visit_new(play)


SAID = {
    "en": (
        "Notices go to one more place",
        "A new passkey at Undercroft",
        "A new recovery code at Undercroft",
    ),
    "ru": (
        "Уведомления приходят ещё в одно место",
        "Новый ключ доступа: Undercroft",
        "Новый код восстановления: Undercroft",
    ),
    "it": (
        "I tuoi avvisi arrivano in un posto in più",
        "Una nuova passkey su Undercroft",
        "Un nuovo codice di recupero su Undercroft",
    ),
}


@pytest.mark.parametrize("lang", list(SAID))
def test_all_other_channels_hear_of_what_was_added(tmp_path: Path, lang: str) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, key = await newcomer(home), passkey(home)
        await keep(anna, "Anna", key)
        await choose(anna, locale=lang, quiet_from=0, quiet_until=1439)  # it does not wait for the day
        await with_mail(anna, sink, "anna@test.example")
        await look(home, 1)
        assert sink.letters == [], "the only channel need not be told of itself"
        browser = PushBrowser(f"{target.url}/push/1")
        made = await add(anna, "push", browser.subscription)
        await prove(anna, made["id"], browser.read(target.posted.pop().body)["code"])
        await look(home, 1)
        assert target.posted == []
        another = passkey(home)
        answer = another.make(await anna.post("/api/person/passkey-question", {"name": ""}, 200))
        await anna.post("/api/person/passkeys", {"passkey": answer}, 200)
        await look(home, 1)
        await anna.post("/api/person/code", None, 200)
        await look(home, 1)
        assert [letter["Subject"] for _, letter in sink.letters] == list(SAID[lang])
        assert {letter["Content-Language"] for _, letter in sink.letters} == {lang}
        heard = [browser.read(posted.body) for posted in target.posted]
        assert heard == [{"kind": "new-passkey", "table": ""}, {"kind": "new-code", "table": ""}]
        assert await rows(home, NOTICES) == []
        # Of what is refused, nobody hears.
        await anna.post("/api/person/passkeys", {"passkey": answer}, 403)
        await look(home, 1)
        assert len(sink.letters) == 3

    with_targets(tmp_path, play)


def test_who_is_to_be_deleted_hears_how_to_prevent_it(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna = await newcomer(home)
        await keep(anna, "Anna")
        hook = await add(anna, "webhook", f"{target.url}/hook")
        await prove(anna, hook["id"], code_in(msgspec.json.decode(target.posted.pop().body)["content"]))
        assert (await anna.http.delete("/api/me")).status_code == 200
        await look(home, 1)
        [posted] = target.posted
        told, host = msgspec.json.decode(posted.body), anna.http.headers["Host"]
        assert told["type"] == "leaving" and "14 days" in told["content"] and f"http://{host}" in told["content"]

    with_targets(tmp_path, play)
