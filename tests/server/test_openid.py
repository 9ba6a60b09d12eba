"""People sign in by another service that the host trusts, and nobody does by what only looks like it."""

from __future__ import annotations

import asyncio
import time
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from joserfc import jwt
from joserfc.jwk import OctKey
from sqlalchemy import update

from tests.server.databases import KINDS
from tests.server.helpers import House, Person, in_house, settings
from tests.server.notice_targets import HttpsTarget, MailSink
from tests.server.openid_target import CLIENT, OpenIdTarget, new_key
from tests.server.signing_in import keep, me, mine, newcomer
from tests.server.test_fresh_proofs import age, thief_of
from tests.server.test_notices import choose, look, rows, with_mail, with_targets
from undercroft.kernel.base.errors import OptionError
from undercroft.server.endpoints.asgi_app import create_app
from undercroft.server.protocol.api_errors import NotStored
from undercroft.server.services.people.openid_sign_in import VISIT_SECONDS
from undercroft.server.services.people.proofs.openid_issuer import KNOWN_SECONDS
from undercroft.server.storage.database_schema import CREDENTIALS, PEOPLE, SESSIONS

PATH = "/api/person/openid"

Play = Callable[[House, OpenIdTarget], Awaitable[None]]


def with_service(data: Path, play: Play, **changes: Any) -> None:
    """Run a server that knows such a service."""
    target = OpenIdTarget()

    async def whole(home: House) -> None:
        async with await asyncio.start_server(target.serve, sock=target.socket):
            await play(home, target)

    in_house(data, whole, **target.settings(), **changes)


async def begin(person: Person, aim: str = "sign-in") -> str:
    """Ask where to go; the address."""
    return str((await person.post(PATH, {"aim": aim}, 200))["url"])


async def come_back(person: Person, path: str) -> str:
    """Come back from there; where the server leads the browser."""
    response = await person.http.get(path, follow_redirects=False)
    assert response.status_code == 303, response.text
    return response.headers["location"]


async def go(person: Person, target: OpenIdTarget, aim: str = "sign-in") -> str:
    """Go there and come back; where the server leads the browser."""
    return await come_back(person, target.visit(await begin(person, aim)))


@pytest.mark.parametrize("kind", KINDS)
def test_who_comes_first_becomes_a_person_and_comes_back_as_the_same(
    tmp_path: Path, request: pytest.FixtureRequest, kind: str
) -> None:
    async def play(home: House, target: OpenIdTarget) -> None:
        first, second, third, other = [await newcomer(home) for _ in range(4)]
        table = (await first.make("me", *["bot:random"] * 3))["id"]
        apart = (await second.make("me", *["bot:random"] * 3))["id"]
        assert (await me(first))["openid"] == "The Club"
        assert await go(first, target) == "/device"
        assert (await me(first))["person"]["name"] == "Anna" and (await me(first))["person"]["has_openid"]
        assert await mine(first) == [table]
        assert await go(second, target) == "/device"
        assert await mine(second) == [table] and (await me(second))["games"] == 1
        await second.post("/api/person/join", None, 200)
        assert await mine(second) == sorted([table, apart])
        # Who was signed in there from before has shown nothing just now.
        assert (await second.post("/api/person/code", None, 403))["code"] == "proof"
        target.claims = {"auth_time": int(time.time()) - 3600}
        assert await go(third, target) == "/device"
        assert (await third.post("/api/person/code", None, 403))["code"] == "proof"
        # Another subject with the same name is another person, who has shown there who they are.
        target.subject, target.claims = "4712", {"auth_time": int(time.time())}
        assert await go(other, target) == "/device"
        assert (await me(other))["person"]["name"].startswith("Player ") and await mine(other) == []
        await other.post("/api/person/code", None, 200)
        kept = await rows(home, CREDENTIALS)
        assert "4711" not in str(kept), "only a keyed hash is stored"

    with KINDS[kind](tmp_path, request) as url:
        with_service(tmp_path, play, database_url=url)


def b64(value: Any) -> str:
    """A part of a token."""
    return urlsafe_b64encode(msgspec.json.encode(value)).rstrip(b"=").decode()


def by_another_key(target: OpenIdTarget) -> None:
    """Sign with a key that has the right name."""
    target.key = new_key("one")


def by_no_key(target: OpenIdTarget) -> None:
    """Sign with nothing."""
    target.sign = lambda claims: f"{b64({'alg': 'none'})}.{b64(claims)}."


def by_the_public_key(target: OpenIdTarget) -> None:
    """Sign with what everybody knows, as if it were a secret."""
    secret = OctKey.import_key(msgspec.json.encode(target.shown.as_dict(private=False)))
    target.sign = lambda claims: jwt.encode({"alg": "HS256", "kid": "one"}, claims, secret)


def by_the_secret(target: OpenIdTarget) -> None:
    """Sign with the secret of the client."""
    secret = OctKey.import_key(b"se/cret" * 5)
    target.sign = lambda claims: jwt.encode({"alg": "HS256"}, claims, secret)


def says(**claims: Any) -> Callable[[OpenIdTarget], None]:
    """Say something that is not so."""

    def lie(target: OpenIdTarget) -> None:
        target.claims = {name: value(target) if callable(value) else value for name, value in claims.items()}

    return lie


LIES: dict[str, Callable[[OpenIdTarget], None]] = {
    "wrong nonce": says(nonce="another"),
    "no nonce": says(nonce=None),
    "wrong audience": says(aud="another"),
    "several audiences": says(aud=[CLIENT, "another"]),
    "for another client": says(aud=[CLIENT, "another"], azp="another"),
    "expired": says(exp=int(time.time()) - 3600),
    "never expires": says(exp=None),
    "from the future": says(iat=int(time.time()) + 3600),
    "look-alike issuer": says(iss=lambda target: f"{target.url}/"),
    "issuer in capitals": says(iss=lambda target: target.url.upper()),
    "no subject": says(sub=None),
    "empty subject": says(sub=""),
    "subject is a list": says(sub=["4711"]),
    "another key": by_another_key,
    "no key": by_no_key,
    "public key as secret": by_the_public_key,
    "secret of the client": by_the_secret,
}


def test_no_lie_signs_anybody_in(tmp_path: Path) -> None:
    async def play(home: House, target: OpenIdTarget) -> None:
        truth = dict(vars(target))
        for name, lie in LIES.items():
            vars(target).update(truth, claims={})
            lie(target)
            thief = await newcomer(home)
            assert await go(thief, target) == "/device?problem=openid", name
            assert (await me(thief))["person"] is None, name
        assert await rows(home, PEOPLE) == await rows(home, SESSIONS) == []
        vars(target).update(truth, claims={}, key=new_key("two"))
        target.shown = target.key
        assert await go(await newcomer(home), target) == "/device", "it may have a new key"

    with_service(tmp_path, play)


def test_a_way_back_counts_once_in_time_and_in_its_browser_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(home: House, target: OpenIdTarget) -> None:
        anna, eve = await newcomer(home), await newcomer(home)

        async def is_refused(person: Person, path: str) -> None:
            assert await come_back(person, path) == "/device?problem=openid"
            assert (await me(person))["person"] is None

        for path in ("", "?state=&code=", "?state=wrong&code=x", "?code=x", f"?error=access_denied&state={'x' * 43}"):
            await is_refused(anna, f"{PATH}{path}")
        # Eve sends Anna the way back that she would have taken herself: Anna would play as Eve.
        await is_refused(anna, target.visit(await begin(eve)))
        # Another state of the same browser, and a code that was used.
        first, second = target.visit(await begin(anna)), target.visit(await begin(anna))
        await is_refused(anna, f"{first}&iss=https://club.example")
        assert await come_back(anna, f"{second}&iss={target.url}") == "/device"
        await anna.post("/api/person/sign-out", None, 200)
        await is_refused(eve, second)
        used = second.partition("code=")[2]
        await is_refused(eve, target.visit(await begin(eve)).partition("code=")[0] + f"code={used}")
        late, now = target.visit(await begin(eve)), home.services.openid._wall()
        monkeypatch.setattr(home.services.openid, "_wall", lambda: now + VISIT_SECONDS + 1)
        await is_refused(eve, late)

    with_service(tmp_path, play)


def test_the_service_leads_nowhere_else(tmp_path: Path) -> None:
    async def play(home: House, target: OpenIdTarget) -> None:
        anna = await newcomer(home)
        target.hides = True
        assert (await go(anna, target)).startswith("/device?problem=openid")
        assert "/token-elsewhere" not in target.asked, "the secret follows no redirection"
        for about in ({"issuer": f"{target.url}/"}, {"token_endpoint": "http://club.example/token"}, {"jwks_uri": 5}):
            home.services.openid.issuer._known, target.about = None, about
            assert (await anna.post(PATH, {"aim": "sign-in"}, 503))["code"] == "openid-unavailable"
        assert (await me(anna))["person"] is None

    with_service(tmp_path, play)


def test_it_is_added_with_a_fresh_proof_and_can_be_one(tmp_path: Path) -> None:
    async def play(home: House, target: OpenIdTarget) -> None:
        anna, boris, phone = await newcomer(home), await newcomer(home), await newcomer(home)
        code = await keep(anna, "Anna")
        await keep(boris, "Boris")
        thief = await thief_of(home, anna)
        await age(home)
        assert (await thief.post(PATH, {"aim": "add"}, 403))["code"] == "proof"
        assert (await thief.http.delete(PATH)).json()["code"] == "proof"
        await anna.post("/api/person/proof", {"code": code}, 200)
        home.services.identities.forget()
        way = target.visit(await begin(anna, "add"))
        await age(home)
        assert await come_back(anna, way) == "/device?problem=proof", "it was away for too long"
        await anna.post("/api/person/proof", {"code": code}, 200)
        home.services.identities.forget()
        assert await go(anna, target, "add") == "/device?done=add"
        assert (await me(anna))["person"]["has_openid"]
        assert await go(anna, target, "add") == "/device?problem=openid-known"
        await sign_in_again(home)
        assert await go(boris, target, "add") == "/device?problem=openid-taken"
        assert await go(boris, target) == "/device?problem=signed-in"
        assert await go(phone, target) == "/device" and (await me(phone))["person"]["name"] == "Anna"
        # As a proof: it asks again there, and belongs to the same person.
        await age(home)
        assert await go(boris, target, "proof") == "/device?problem=proof-other"
        target.claims = {"auth_time": int(time.time()) - 3600}
        assert await go(anna, target, "proof") == "/device?problem=openid"
        await anna.post("/api/person/code", None, 403)
        target.claims = {}
        assert await go(anna, target, "proof") == "/device?done=proof"
        await anna.post("/api/person/code", None, 200)
        assert (await anna.http.delete(PATH)).json()["person"]["has_openid"] is False
        stranger, target.claims = await newcomer(home), {"auth_time": int(time.time())}
        assert await go(stranger, target) == "/device" and (await me(stranger))["person"]["name"] != "Anna"
        assert (await stranger.http.delete(PATH)).json()["code"] == "last-way"
        assert (await stranger.http.delete(f"{PATH}?last=true")).status_code == 200

    with_service(tmp_path, play)


def test_only_ways_that_work_count_as_the_last_one(tmp_path: Path) -> None:
    old, new = OpenIdTarget(), OpenIdTarget()
    cookies: dict[str, str] = {}

    async def before(home: House) -> None:
        async with await asyncio.start_server(old.serve, sock=old.socket):
            old.claims = {"auth_time": int(time.time())}
            anna = await newcomer(home)
            assert await go(anna, old) == "/device"
            cookies["all"] = "; ".join(f"{one.name}={one.value}" for one in anna.http.cookies.jar)

    async def after(home: House) -> None:
        async with await asyncio.start_server(new.serve, sock=new.socket):
            anna = await newcomer(home)
            anna.http.cookies.clear()
            anna.http.headers["Cookie"] = cookies["all"]
            person = (await me(anna))["person"]
            assert not person["has_openid"] and person["has_old_openid"]
            assert (await anna.http.delete(PATH)).json()["code"] == "no-way"
            assert await go(anna, new, "add") == "/device?done=add"
            person = (await me(anna))["person"]
            assert person["has_openid"] and person["has_old_openid"]
            assert (await anna.http.delete(PATH)).json()["code"] == "last-way", "the old one signs nobody in"
            person = (await anna.http.delete(f"{PATH}?old=true")).json()["person"]
            assert person["has_openid"] and not person["has_old_openid"]

    in_house(tmp_path, before, **old.settings())
    in_house(tmp_path, after, **new.settings())


def test_a_database_that_fails_leads_back_to_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(home: House, target: OpenIdTarget) -> None:
        anna = await newcomer(home)
        way = target.visit(await begin(anna))

        async def fails(*args: Any) -> None:
            raise NotStored

        monkeypatch.setattr(home.services.people.people, "add", fails)
        assert await come_back(anna, way) == "/device?problem=busy"

    with_service(tmp_path, play)


def test_a_sign_in_says_that_it_has_taken_back_a_deletion(tmp_path: Path) -> None:
    async def play(home: House, target: OpenIdTarget) -> None:
        anna = await newcomer(home)
        target.claims = {"auth_time": int(time.time())}
        assert await go(anna, target) == "/device"
        await anna.make("me", *["bot:random"] * 3)
        assert (await anna.http.delete("/api/me")).status_code == 200
        home.services.identities.forget()
        assert await go(anna, target) == "/device?restored=1"
        assert (await me(anna))["person"]["name"] == "Anna"

    with_service(tmp_path, play)


def test_a_key_that_was_withdrawn_signs_for_an_hour_at_most(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(home: House, target: OpenIdTarget) -> None:
        assert await go(await newcomer(home), target) == "/device"
        target.shown = new_key("two")
        assert await go(await newcomer(home), target) == "/device", "it is still believed"
        issuer = home.services.openid.issuer
        now = issuer._wall()
        monkeypatch.setattr(issuer, "_wall", lambda: now + KNOWN_SECONDS)
        target.claims = {"iat": int(now + KNOWN_SECONDS), "exp": int(now + KNOWN_SECONDS) + 300}
        assert await go(await newcomer(home), target) == "/device?problem=openid"

    with_service(tmp_path, play)


def test_all_channels_hear_that_it_was_added_and_removed(tmp_path: Path) -> None:
    service = OpenIdTarget()

    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        async with await asyncio.start_server(service.serve, sock=service.socket):
            anna = await newcomer(home)
            await keep(anna, "Anna")
            await choose(anna, quiet_from=0, quiet_until=1439)  # it does not wait for the day
            await with_mail(anna, sink, "anna@test.example")
            assert await go(anna, service, "add") == "/device?done=add"
            await look(home, 1)
            assert (await anna.http.delete(PATH)).status_code == 200
            await look(home, 1)
            subjects = [letter["Subject"] for _, letter in sink.letters]
            assert subjects == ["A new way to sign in at Undercroft", "A way to sign in removed at Undercroft"]

    with_targets(tmp_path, play, **service.settings())


async def sign_in_again(home: House) -> None:
    """Let all sessions be as after signing in."""
    async with home.services.engine.begin() as connection:
        await connection.execute(update(SESSIONS).values(proved=time.time()))


def test_without_the_settings_there_is_nothing_and_wrong_ones_are_refused(tmp_path: Path) -> None:
    async def play(home: House) -> None:
        anna = await newcomer(home)
        assert (await me(anna))["openid"] == ""
        assert (await anna.post(PATH, {"aim": "sign-in"}, 409))["code"] == "no-openid"

    in_house(tmp_path / "none", play)
    for issuer, client in (("http://club.example", CLIENT), ("club.example", CLIENT), ("https://club.example", "")):
        with pytest.raises(OptionError, match="OIDC_ISSUER"):
            create_app(settings(tmp_path / "wrong", oidc_issuer=issuer, oidc_client=client))
