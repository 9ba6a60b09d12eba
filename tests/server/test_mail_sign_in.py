"""Sign in by a code that comes by mail: it counts once, cannot be guessed, and tells nobody who is here."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.helpers import House, Person
from tests.server.notice_targets import HttpsTarget, MailSink
from tests.server.signing_in import keep, me, mine, newcomer
from tests.server.test_notices import code_in, with_mail, with_targets
from undercroft.server.services.carriers.mail_limits import PER_MAILBOX, PER_NETWORK
from undercroft.server.services.people.proofs.code_proofs import CODE_SECONDS, CODE_TRIES

ADDRESS = "anna@test.example"


async def ask(home: House, person: Person, address: str = ADDRESS, status: int = 200, **more: Any) -> Any:
    """Have a code sent, and wait until it is."""
    said = await person.post("/api/person/mail-question", {"address": address, **more}, status)
    await home.services.mail_sign_in.rest()
    return said


async def type_in(person: Person, code: str, status: int = 200, address: str = ADDRESS) -> Any:
    """Type a code."""
    return await person.post("/api/person/mail-sign-in", {"address": address, "code": code}, status)


async def known(home: House, sink: MailSink, name: str = "Anna") -> tuple[Person, str]:
    """Somebody with a table who can sign in by mail, and the table."""
    anna = await newcomer(home)
    made = await anna.make("me", *["bot:random"] * 3)
    await keep(anna, name)
    await with_mail(anna, sink, ADDRESS)
    assert (await me(anna))["person"]["has_mail"]
    return anna, made["id"]


@pytest.mark.parametrize("lang", ["en", "it", "ru"])
def test_another_browser_has_the_same_tables_by_a_code(tmp_path: Path, lang: str) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, table_id = await known(home, sink)
        other = await newcomer(home)
        assert (await me(other))["mail"]
        await ask(home, other, "Anna@Test.Example", lang=lang)
        [(to, letter)] = sink.letters
        words = {"en": "To sign in", "it": "Per accedere", "ru": "Чтобы войти"}[lang]
        assert to == [ADDRESS] and words in letter.get_content() and letter["List-Unsubscribe"] is None
        code = code_in(letter.get_content())
        assert code in letter["Subject"]
        await type_in(other, f" {code[:4]} {code[4:]} ", address="anna@TEST.example")
        assert await mine(other) == [table_id]
        await type_in(await newcomer(home), code, 403)  # it counts once

    with_targets(tmp_path, play)


def test_a_code_is_bounded_in_tries_and_time_and_only_the_newest_counts(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        await known(home, sink)
        other = await newcomer(home)
        await ask(home, other)
        await ask(home, other)
        old, code = [code_in(letter.get_content()) for _, letter in sink.letters]
        if old != code:
            await type_in(other, old, 403)
        await type_in(other, code)
        await ask(home, other)
        code = code_in(sink.letters[-1][1].get_content())
        for guess in range(CODE_TRIES):
            refused = await type_in(other, f"{(int(code) + 1 + guess) % 10**8:08}", 403)
            assert refused["code"] == "mail-code"
        assert (await type_in(other, code, 403))["code"] == "mail-code"

    with_targets(tmp_path, play)


def test_a_code_that_is_late_does_not_count(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        await known(home, sink)
        other = await newcomer(home)
        await ask(home, other)
        code = code_in(sink.letters[-1][1].get_content())
        wall = home.services.clock._wall
        home.services.clock._wall = lambda: wall() + CODE_SECONDS + 1
        await type_in(other, code, 403)

    with_targets(tmp_path, play)


def test_nobody_learns_who_is_here_and_nothing_is_sent_to_others(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        await known(home, sink)
        other = await newcomer(home)
        assert await ask(home, other) == await ask(home, other, "nobody@test.example") == {"asked": True}
        assert [to for to, _ in sink.letters] == [[ADDRESS]]
        unknown = await type_in(other, "12345678", 403, "nobody@test.example")
        assert unknown == await type_in(other, "00000000", 403)
        assert (await ask(home, other, "nobody", 400))["code"] == "mail-address"

    with_targets(tmp_path, play)


def test_an_address_signs_in_one_person_only_and_ends_with_its_channel(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, _ = await known(home, sink)
        boris = await newcomer(home)
        await keep(boris, "Boris")
        made = await boris.post("/api/person/channels", {"kind": "mail", "target": "ANNA@test.example"}, 201)
        code = code_in(sink.letters.pop()[1].get_content())
        refused = await boris.post(f"/api/person/channels/{made['id']}/proof", {"code": code}, 409)
        assert refused["code"] == "mail-taken" and not (await me(boris))["person"]["has_mail"]
        [channel] = (await anna.get("/api/person/notices"))["channels"]
        await anna.http.delete(f"/api/person/channels/{channel['id']}")
        assert not (await me(anna))["person"]["has_mail"]
        await ask(home, await newcomer(home))
        assert sink.letters == []

    with_targets(tmp_path, play)


def test_nobody_can_have_us_bomb_a_mailbox_or_try_codes_for_ever(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        await known(home, sink)
        statuses = []
        for _ in range(PER_NETWORK + 3):
            response = await (await newcomer(home)).http.post("/api/person/mail-question", json={"address": ADDRESS})
            statuses.append(response.status_code)
            await home.services.mail_sign_in.rest()
        assert statuses.count(403) >= 3 and statuses[0] == 200
        assert len(sink.letters) <= PER_MAILBOX, "one was sent to prove the address"
        tried = [(await type_in(await newcomer(home), f"{n:08}", 403))["code"] for n in range(25)]
        assert tried[0] == "mail-code" and tried[-1] == "tries"

    with_targets(tmp_path, play)
