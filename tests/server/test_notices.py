"""People hear that it is their turn: once, when and where they want to, in their language, and of nothing secret."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import time
from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text, update

from tests.patience import until
from tests.server.databases import KINDS
from tests.server.helpers import House, Person, house, in_house
from tests.server.notice_targets import HttpsTarget, MailSink, PushBrowser, https_target, mail_sink, token_of
from tests.server.signing_in import keep, newcomer
from undercroft.server.services.notices.notice_delivery import RETRIED, TRIES_MOST
from undercroft.server.services.notices.notice_times import DELAYS
from undercroft.server.storage.database_schema import DUE, MUTES, NOTICES, QUESTIONS
from undercroft.server.tables.core.table_schedule import TIMED_OUT

SENDER = "Undercroft <games@test.example>"
DELAY = DELAYS[0]

TURNS = {
    "en": "It is your turn at Dungeon Lords.",
    "it": "Tocca a te a Dungeon Lords.",
    "ru": "Повелители подземелья: ваш ход.",
}

Play = Callable[[House, MailSink, HttpsTarget], Awaitable[None]]


def with_targets(data: Path, play: Play, **more: Any) -> None:
    """Do something with a server that can send mail, and whose webhooks and browsers are here."""

    async def run() -> None:
        async with mail_sink() as sink, house(data, mail=sink.url, mail_from=SENDER, **more) as home:
            await home.services.due.stop()
            async with https_target(home) as target:
                await play(home, sink, target)

    asyncio.run(run())


def code_in(text: str) -> str:
    """The code in a message."""
    return next(word for word in text.replace(".", " ").split() if word.isdigit() and len(word) == 8)


async def add(person: Person, kind: str, target: str, **more: Any) -> dict[str, Any]:
    """Add a channel; the code is on its way."""
    made: dict[str, Any] = await person.post("/api/person/channels", {"kind": kind, "target": target, **more}, 201)
    return made


async def prove(person: Person, channel: str, code: str, status: int = 200) -> Any:
    """Show that somebody reads what is sent to a channel."""
    return await person.post(f"/api/person/channels/{channel}/proof", {"code": code}, status)


async def with_mail(person: Person, sink: MailSink, address: str) -> str:
    """Give a person notices by mail; the id of the channel."""
    made = await add(person, "mail", address)
    await prove(person, made["id"], code_in(sink.letters.pop()[1].get_content()))
    return str(made["id"])


async def choose(person: Person, **more: Any) -> Any:
    """Say when somebody wants notices: soon."""
    times = {"locale": "en", "zone": "UTC", "delay": DELAY, **more}
    return await person.post("/api/person/notices", times, 200)


async def look(home: House, after: float, since: float | None = None) -> None:
    """Let the server see to what is due some seconds from now, or from another moment."""
    await home.services.due.look((time.time() if since is None else since) + after)
    await home.services.delivery.rest()


async def seated(home: House, **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table at which both are asked, of whom the second wants notices."""
    anna, boris = await home.person(), await newcomer(home)
    made = await anna.make("me", "open", **more)
    await anna.post(f"/api/tables/{made['id']}/seats/0/claim", {"name": "Anna"})
    await boris.sit(made, 1, name="Boris")
    await keep(boris, "Boris")
    await choose(boris)
    return anna, boris, made["id"]


async def answer(person: Person, table_id: str) -> None:
    """Answer what somebody is asked, with the default, until nothing is asked."""
    while decisions := [one for one in (await person.snapshot(table_id))["decisions"] if one["sealed"] is None]:
        body = {"seat": decisions[0]["seat"], "decision": decisions[0]["number"], "action": decisions[0]["default"]}
        await person.post(f"/api/tables/{table_id}/answer", body)


async def rows(home: House, table: Any) -> list[dict[str, Any]]:
    """All rows of a part of the database."""
    async with home.services.engine.connect() as connection:
        return [dict(row) for row in (await connection.execute(select(table))).mappings()]


async def asked_since(home: House) -> float:
    """When the second seat was asked: tests count from then, as a slow machine takes its time."""
    return next(float(row["asked"]) for row in await rows(home, QUESTIONS) if row["seat"] == 1)


def test_a_notice_comes_once_after_the_delay_and_again_at_the_next_question(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, table_id = await seated(home)
        await with_mail(boris, sink, "boris@test.example")
        await look(home, DELAY - 1, await asked_since(home))
        assert sink.letters == [], "too early"
        await look(home, DELAY, await asked_since(home))
        [(to, letter)] = sink.letters
        assert to == ["boris@test.example"] and letter["Subject"] == "Your turn: Dungeon Lords"
        said = letter.get_content()
        assert TURNS["en"] in said and f"/table/{table_id}" in said and "Anna" in said
        for later in (DELAY + 1, 3600, 9 * 86400):
            await look(home, later)
        assert len(sink.letters) == 1, "once"
        await answer(anna, table_id)
        await look(home, 9 * 86400)
        assert len(sink.letters) == 1, "the same question, though others have answered"
        await answer(boris, table_id)
        await answer(anna, table_id)
        assert 1 in [row["seat"] for row in await rows(home, QUESTIONS)]
        await look(home, 10 * 86400)
        assert len(sink.letters) == 2

    with_targets(tmp_path, play)


def test_what_is_answered_meanwhile_is_told_to_nobody(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, table_id = await seated(home)
        await with_mail(boris, sink, "boris@test.example")
        await answer(boris, table_id)
        assert [row["seat"] for row in await rows(home, QUESTIONS)] == [0]
        await look(home, 9 * 86400)
        assert sink.letters == []
        await answer(anna, table_id)
        await look(home, DELAY + 1)
        assert len(sink.letters) == 1, "and asked again"


def test_an_answer_withdraws_a_notice_that_waits_for_another_try(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, boris, table_id = await seated(home)
        hook = await add(boris, "webhook", f"{target.url}/hook")
        await prove(boris, hook["id"], code_in(msgspec.json.decode(target.posted.pop().body)["content"]))
        target.status = 500
        await look(home, DELAY + 1)
        assert len(target.posted) == 1 and len(await rows(home, NOTICES)) == 1
        target.status = 204
        await answer(boris, table_id)
        await look(home, DELAY + RETRIED + 2)
        assert len(target.posted) == 1 and await rows(home, NOTICES) == []

    with_targets(tmp_path, play)


def test_a_question_and_its_notice_are_one_change(tmp_path: Path) -> None:
    """A change that is not stored leaves neither; at a table of one person there are none."""

    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        alone = await home.person()
        made = await alone.make("me", *["bot:random"] * 3)
        await alone.bots_rest(made["id"])
        assert await rows(home, QUESTIONS) == []
        anna, boris, table_id = await seated(home)
        known = await rows(home, QUESTIONS)
        assert sorted(row["seat"] for row in known) == [0, 1] and {row["table_id"] for row in known} == {table_id}
        due = [row for row in await rows(home, DUE) if row["kind"] == "turn"]
        assert [row["table_id"] for row in due] == [table_id]
        async with home.services.engine.begin() as connection:
            await connection.execute(text("UPDATE tables SET version = version + 1"))
        home.services.tables._tables[table_id].broken = False
        async with home.services.tables.at(table_id) as table:
            seat = table.state.to_act[0]
            with pytest.raises(Exception):  # noqa: B017 - somebody else has changed it first
                await table.give(seat, table.state.legal_actions(seat)[0])
        assert await rows(home, QUESTIONS) == known
        await anna.http.delete(f"/api/tables/{table_id}")
        await boris.http.delete(f"/api/tables/{table_id}")

    with_targets(tmp_path, play)


def test_a_page_in_sight_delays_a_notice_and_never_drops_it(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, boris, _table_id = await seated(home)
        await with_mail(boris, sink, "boris@test.example")
        [guest] = [row["guest"] for row in await rows(home, QUESTIONS) if row["seat"] == 1]
        sights, begun = home.services.sights, time.time()
        for later in range(DELAY, 3600, 300):
            sights._wall = lambda later=later: begun + later  # type: ignore[misc]
            sights.note("a table", [guest])
            await look(home, later, begun)
        assert sink.letters == []
        sights._wall = lambda: begun + 3600
        sights.note("a table", [guest])
        sights.note("a table", [])
        await look(home, 3600 + DELAY - 5, begun)
        assert sink.letters == []
        await look(home, 3600 + DELAY + 1, begun)
        assert len(sink.letters) == 1

    with_targets(tmp_path, play)


def test_a_page_in_sight_delays_a_notice_that_is_tried_again(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, boris, _ = await seated(home)
        hook = await add(boris, "webhook", f"{target.url}/hook")
        await prove(boris, hook["id"], code_in(msgspec.json.decode(target.posted.pop().body)["content"]))
        [guest] = [row["guest"] for row in await rows(home, QUESTIONS) if row["seat"] == 1]
        sights, begun = home.services.sights, await asked_since(home) + DELAY + 1
        target.status = 500
        await look(home, 0, begun)
        assert len(target.posted) == 1
        for later in range(2 * DELAY, 2 * DELAY * (TRIES_MOST + 2), 2 * DELAY):
            sights._wall = lambda later=later: begun + later  # type: ignore[misc]
            sights.note("a table", [guest])
            await look(home, later, begun)
        sights.note("a table", [])
        await look(home, later + DELAY - 5, begun)
        assert len(target.posted) == 1
        await look(home, later + DELAY + 1, begun)
        assert len(target.posted) == 2
        target.status = 204
        await look(home, later + DELAY + 2 * RETRIED + 2, begun)
        assert len(target.posted) == 3 and await rows(home, NOTICES) == [], "no try was counted while a page was seen"

    with_targets(tmp_path, play)


def test_a_muted_table_is_silent_until_it_is_not(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, boris, table_id = await seated(home)
        await with_mail(boris, sink, "boris@test.example")
        await boris.post(f"/api/person/mutes/{table_id}", None, 200)
        assert (await boris.get("/api/person/notices"))["muted"] == [table_id]
        await look(home, 86400)
        assert sink.letters == []
        response = await boris.http.delete(f"/api/person/mutes/{table_id}")
        assert response.json() == {"muted": False}
        await look(home, 2 * 86400)
        assert len(sink.letters) == 1 and await rows(home, MUTES) == []

    with_targets(tmp_path, play)


@pytest.mark.parametrize("lang", list(TURNS))
def test_every_channel_says_the_same_in_the_language_of_its_owner(tmp_path: Path, lang: str) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, boris, table_id = await seated(home, pace=86400)
        await choose(boris, locale=lang)
        await with_mail(boris, sink, "boris@test.example")
        hook = await add(boris, "webhook", f"{target.url}/hook", lang=lang)
        await prove(boris, hook["id"], code_in(msgspec.json.decode(target.posted.pop().body)["content"]))
        browser = PushBrowser(f"{target.url}/push/1")
        made = await add(boris, "push", browser.subscription)
        await prove(boris, made["id"], browser.read(target.posted.pop().body)["code"])
        await look(home, 1)
        sink.letters.clear()  # those of the channels that were added after it
        target.posted.clear()
        await look(home, DELAY + 1)
        [(_, letter)] = sink.letters
        assert TURNS[lang] in letter.get_content() and letter["Content-Language"] == lang
        posted = {one.path: one for one in target.posted}
        said = msgspec.json.decode(posted["/hook"].body)
        assert TURNS[lang] in said["content"] and said["content"] == said["text"]
        assert said["type"] == "turn" and said["table"] == table_id and said["game"] == "dungeon-lords"
        assert 86000 < said["seconds_left"] < 86400
        assert browser.read(posted["/push/1"].body) == {"kind": "turn", "table": table_id}
        # Who knows the secret can check that it comes from here.
        secret = b64decode(hook["secret"].removeprefix("whsec_"))
        headers = posted["/hook"].headers
        signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + posted["/hook"].body
        expected = b64encode(hmac.new(secret, signed, hashlib.sha256).digest()).decode()
        assert headers["webhook-signature"] == f"v1,{expected}"
        overview = await boris.get("/api/person/notices")
        token = token_of(posted["/push/1"], overview["push_key"])
        assert (
            token["aud"] == target.url
            and token["sub"] == f"http://{boris.http.headers['Host']}"
            and token["exp"] > time.time()
        )
        assert posted["/push/1"].headers["content-encoding"] == "aes128gcm"
        shown = {one["kind"]: one for one in overview["channels"]}
        assert shown["mail"]["target"] == "bo…@test.example" and shown["webhook"]["target"] == "127.0.0.1"
        assert {one["last_result"] for one in shown.values()} == {"delivered"}

    with_targets(tmp_path, play)


def test_a_warning_comes_when_a_quarter_of_the_time_is_left(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, boris, _ = await seated(home, pace=86400)
        await with_mail(boris, sink, "boris@test.example")
        begun = await asked_since(home)
        await look(home, DELAY + 1, begun)
        await look(home, 0.75 * 86400 - 1, begun)
        assert [letter["Subject"] for _, letter in sink.letters] == ["Your turn: Dungeon Lords"]
        await look(home, 0.75 * 86400 + 1, begun)
        await look(home, 0.8 * 86400, begun)
        assert [letter["Subject"] for _, letter in sink.letters][1:] == ["Little time left: Dungeon Lords"]
        assert "You have about 6 hours to answer, until " in sink.letters[1][1].get_content()

    with_targets(tmp_path, play)


def test_who_runs_out_of_time_hears_of_it_once_for_each_absence(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, table_id = await seated(home, pace=3600, absent="random")
        await with_mail(boris, sink, "boris@test.example")
        await answer(anna, table_id)
        begun = await asked_since(home)
        for after in (DELAY + 1, 3599, 3601, 3602, 86400):
            await look(home, after, begun)
        subjects = [letter["Subject"] for _, letter in sink.letters]
        assert subjects == [f"{kind}: Dungeon Lords" for kind in ("Your turn", "Little time left", "Your time ran out")]
        said = sink.letters[-1][1].get_content()
        assert "A bot answers for you until you are back" in said and f"/table/{table_id}" in said
        home.services.clock.ahead += 2 * 86400
        await boris.post(f"/api/tables/{table_id}/back")
        await answer(anna, table_id)
        again = await asked_since(home)
        sink.letters.clear()
        for after in (3599, 3601, 86400):
            await look(home, after, again)
        subjects = [letter["Subject"] for _, letter in sink.letters]
        assert subjects.count("Your time ran out: Dungeon Lords") == 1, "and again the next time"

    with_targets(tmp_path, play)


def test_who_comes_back_in_time_hears_nothing_of_an_absence(tmp_path: Path) -> None:
    """As long as a page is in sight, and for the delay after it, nothing is sent."""

    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, table_id = await seated(home, pace=3600)
        await with_mail(boris, sink, "boris@test.example")
        await answer(anna, table_id)
        [guest] = [row["guest"] for row in await rows(home, QUESTIONS) if row["seat"] == 1]
        sights, begun = home.services.sights, await asked_since(home)
        for later in (DELAY + 1, 3600, 3601):
            sights._wall = lambda later=later: begun + later  # type: ignore[misc]
            sights.note("a table", [guest])
            await look(home, later, begun)
        sights.note("a table", [])
        await look(home, 3601 + DELAY - 5, begun)
        assert sink.letters == [] and [row["number"] for row in await rows(home, QUESTIONS) if row["seat"] == 1] < [0]
        await boris.post(f"/api/tables/{table_id}/back")
        await look(home, 3601 + DELAY + 1, begun)
        assert "Your time ran out: Dungeon Lords" not in [letter["Subject"] for _, letter in sink.letters]

    with_targets(tmp_path, play)


def test_a_reminder_comes_at_once_and_once_and_not_of_a_muted_table(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, table_id = await seated(home)
        await choose(boris, delay=DELAYS[-1])
        await with_mail(boris, sink, "boris@test.example")
        nudge = f"/api/tables/{table_id}/seats/1/nudge"
        await boris.post(f"/api/person/mutes/{table_id}", None, 200)
        await anna.post(nudge, None, 200)
        await look(home, 1)
        assert sink.letters == []
        await boris.http.delete(f"/api/person/mutes/{table_id}")
        for later in (1, DELAYS[-1], 86400):
            await look(home, later)
        [(_, letter)] = sink.letters
        assert letter["Subject"] == "They wait for you: Dungeon Lords", "and no other notice says less"
        assert f"/table/{table_id}" in letter.get_content()
        assert (await anna.post(nudge, None, 409))["code"] == "nudged"
        # On the next day, the same question.
        home.services.clock.ahead += 2 * 86400
        await anna.post(nudge, None, 200)
        await look(home, 2 * 86400 + 1)
        assert len(sink.letters) == 2
        # What is answered meanwhile needs no reminder.
        home.services.clock.ahead += 2 * 86400
        await anna.post(nudge, None, 200)
        await answer(boris, table_id)
        await look(home, 9 * 86400)
        assert len(sink.letters) == 2

    with_targets(tmp_path, play)


WAITING = {
    "en": ("2 tables wait for you", "Your turn: Dungeon Lords"),
    "it": ("2 tavoli ti aspettano", "Tocca a te: Dungeon Lords"),
    "ru": ("Вашего хода ждут за 2 столами", "Ваш ход: Повелители подземелья"),
}
"""The subjects of a mail about two tables, and of one about a single one."""


@pytest.mark.parametrize("lang", list(WAITING))
def test_one_mail_a_day_has_all_that_waits_still(tmp_path: Path, lang: str) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, first = await seated(home)
        second = await anna.make("me", "open")
        await boris.sit(second, 1)
        await with_mail(boris, sink, "boris@test.example")
        hook = await add(boris, "webhook", f"{target.url}/hook")
        await prove(boris, hook["id"], code_in(msgspec.json.decode(target.posted.pop().body)["content"]))
        await look(home, 1)
        sink.letters.clear()  # that of the webhook
        hour = time.gmtime(time.time() + 6 * 3600)
        minute = 60 * hour.tm_hour + hour.tm_min
        await choose(boris, locale=lang, digest=minute)
        mailed = (time.time() + 6 * 3600) // 60 * 60
        await look(home, -1, mailed)
        assert sink.letters == [] and len(target.posted) == 2, "only mails come together"
        await look(home, 1, mailed)
        await look(home, 3600, mailed)
        [(_, letter)] = sink.letters
        said = letter.get_content()
        assert letter["Subject"] == WAITING[lang][0] and letter["Content-Language"] == lang
        assert said.count(TURNS[lang]) == 2 and "/unsubscribe/" in said
        assert all(f"/table/{one}" in said for one in (first, second["id"]))
        # Nothing comes while nothing waits, and once nothing is gathered any more, all that was comes at once.
        await look(home, 86400 + 1, mailed)
        assert len(sink.letters) == 1
        await answer(boris, first)
        await answer(anna, first)
        await look(home, 86400 + 3600, mailed)
        assert len(sink.letters) == 1
        await choose(boris, locale=lang)
        await look(home, 86400 + 3601, mailed)
        assert [letter["Subject"] for _, letter in sink.letters] == list(WAITING[lang])
        assert await rows(home, NOTICES) == []
        assert {row["kind"] for row in await rows(home, DUE)}.isdisjoint({"digest", "notice"})

    with_targets(tmp_path, play)


def test_what_was_gathered_before_somebody_ran_out_of_time_does_not_count_when_they_are_back(tmp_path: Path) -> None:
    """It is the same question, asked later: its notice comes with the next mail, and once."""

    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, boris, table_id = await seated(home, pace=3600)
        await with_mail(boris, sink, "boris@test.example")
        begun = await asked_since(home)
        mailed = (begun + 6 * 3600) // 60 * 60
        hour = time.gmtime(mailed)
        await choose(boris, digest=60 * hour.tm_hour + hour.tm_min)
        await look(home, DELAY + 1, begun)
        await look(home, 3601, begun)
        assert [row["kind"] for row in await rows(home, NOTICES)] == ["turn", "timeout"]
        assert all(row["number"] <= TIMED_OUT for row in await rows(home, QUESTIONS)), "nobody is asked any more"
        home.services.clock.ahead += mailed - 10 - time.time()
        await boris.post(f"/api/tables/{table_id}/back")
        await look(home, 1, mailed)
        assert sink.letters == [], "too early"
        await look(home, DELAY + 30, mailed)
        assert [row["kind"] for row in await rows(home, NOTICES)] == ["turn"]
        await choose(boris)
        await look(home, DELAY + 31, mailed)
        [(_, letter)] = sink.letters
        assert letter.get_content().count(TURNS["en"]) == 1

    with_targets(tmp_path, play)


def test_what_fails_is_tried_again_and_then_the_channel_pauses_with_its_reason(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, table_id = await seated(home)
        hook = await add(boris, "webhook", f"{target.url}/hook")
        await prove(boris, hook["id"], code_in(msgspec.json.decode(target.posted.pop().body)["content"]))
        target.status = 500
        now = await asked_since(home) + DELAY + 1
        await look(home, 0, now)
        assert len(target.posted) == 1
        await look(home, RETRIED / 2, now)
        assert len(target.posted) == 1
        target.status = 204
        await look(home, RETRIED + 1, now)
        assert len(target.posted) == 2 and await rows(home, NOTICES) == []
        assert target.posted[0].headers["webhook-id"] == target.posted[1].headers["webhook-id"]
        [shown] = (await boris.get("/api/person/notices"))["channels"]
        assert shown["last_result"] == "delivered" and shown["paused"] is None
        await answer(boris, table_id)
        await answer(anna, table_id)
        target.status = 500
        for hour in range(2, 30):
            await look(home, hour * 3600)
        assert len(target.posted) == 2 + TRIES_MOST
        [shown] = (await boris.get("/api/person/notices"))["channels"]
        assert shown["paused"] == shown["last_result"] == "rejected"
        assert await rows(home, NOTICES) == []
        await boris.post(f"/api/person/channels/{hook['id']}/test", None, 409)
        target.status = 200
        [shown] = (await boris.post(f"/api/person/channels/{hook['id']}/test", None, 200))["channels"]
        assert shown["paused"] is None and shown["last_result"] == "delivered"
        assert msgspec.json.decode(target.posted[-1].body)["type"] == "test"

    with_targets(tmp_path, play)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_gone_is_asked_no_more(tmp_path: Path, status: int) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, boris, _ = await seated(home)
        browser = PushBrowser(f"{target.url}/push/1")
        made = await add(boris, "push", browser.subscription)
        await prove(boris, made["id"], browser.read(target.posted.pop().body)["code"])
        target.status = status
        for hour in range(5):
            await look(home, DELAY + 1 + hour * 3600)
        assert len(target.posted) == 1
        assert [one["paused"] for one in (await boris.get("/api/person/notices"))["channels"]] == ["gone"]

    with_targets(tmp_path, play)


def test_a_target_that_does_not_answer_holds_up_nothing_else(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, boris, _table_id = await seated(home)
        hook = await add(boris, "webhook", f"{target.url}/hook")
        await prove(boris, hook["id"], code_in(msgspec.json.decode(target.posted.pop().body)["content"]))
        target.status = None
        await home.services.due.look(time.time() + DELAY + 1)
        await until(lambda: len(target.posted) == 1)
        await with_mail(boris, sink, "boris@test.example")
        assert home.services.delivery._sending
        await home.services.delivery.stop()
        target.status = 204
        await look(home, DELAY + 600)
        kinds = [msgspec.json.decode(one.body)["type"] for one in target.posted]
        assert sorted(kinds) == ["new-channel", "turn", "turn"], "its node has died, so it is sent again"

    with_targets(tmp_path, play)


def test_a_channel_that_is_not_proved_gets_nothing(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, boris, _ = await seated(home)
        made = await add(boris, "mail", "boris@test.example", lang="ru")
        [(_, letter)] = sink.letters
        assert "введите на странице этот код" in letter.get_content()
        code = code_in(letter.get_content())
        for guess in range(5):
            await prove(boris, made["id"], f"{(int(code) + guess + 1) % 10**8:08}", 403)
        await prove(boris, made["id"], code, 403)  # too many tries
        await boris.post(f"/api/person/channels/{made['id']}/test", None, 409)
        await look(home, 86400)
        assert len(sink.letters) == 1
        other = await newcomer(home)
        await keep(other, "Other")
        again = await add(boris, "mail", "boris@test.example")
        fresh = code_in(sink.letters[-1][1].get_content())
        await prove(other, again["id"], fresh, 404)
        assert len((await prove(boris, again["id"], fresh))["channels"]) == 1
        await prove(boris, again["id"], fresh, 403)  # it counts once
        assert (await boris.post("/api/person/channels", {"kind": "mail", "target": "BORIS@test.example"}, 409))["code"]

    with_targets(tmp_path, play)


def test_one_click_ends_the_mails_without_a_cookie_and_a_look_does_not(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, table_id = await seated(home)
        await choose(boris, locale="it")
        await with_mail(boris, sink, "boris@test.example")
        await look(home, DELAY + 1)
        letter = sink.letters.pop()[1]
        link = letter["List-Unsubscribe"].strip("<>")
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click" and link in letter.get_content()
        path = "/unsubscribe/" + link.rpartition("/")[2]
        stranger = Person(home.address)
        del stranger.http.headers["X-Undercroft"]
        page = await stranger.http.get(path)
        assert page.status_code == 200 and "Basta messaggi" in page.text
        assert [one["paused"] for one in (await boris.get("/api/person/notices"))["channels"]] == [None]
        assert (await stranger.http.post(path[:-1] + ("0" if path[-1] != "0" else "1"))).status_code == 404
        headers = {"Origin": "null"}
        done = await stranger.http.post(path, data={"List-Unsubscribe": "One-Click"}, headers=headers)
        assert done.status_code == 200 and "Non riceverai più" in done.text and "set-cookie" not in done.headers
        assert [one["paused"] for one in (await boris.get("/api/person/notices"))["channels"]] == ["unsubscribed"]
        await answer(boris, table_id)
        await answer(anna, table_id)
        await look(home, 86400)
        assert sink.letters == []
        await stranger.http.aclose()

    with_targets(tmp_path, play)


def test_without_a_mail_server_mail_is_not_offered(tmp_path: Path) -> None:
    async def play(home: House) -> None:
        boris = await newcomer(home)
        assert (await boris.get("/api/person"))["mail"] is False
        await keep(boris, "Boris")
        assert (await boris.get("/api/person/notices"))["mail"] is False
        refused = await boris.post("/api/person/channels", {"kind": "mail", "target": "a@test.example"}, 409)
        assert refused["code"] == "no-mail"
        await boris.post("/api/person/mail-question", {"address": "a@test.example"}, 409)

    in_house(tmp_path, play)


def test_only_those_who_keep_their_games_have_channels(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        guest = await home.person()
        assert (await guest.get("/api/person/notices", 403))["code"] == "signed-out"
        await guest.post("/api/person/channels", {"kind": "mail", "target": "a@test.example"}, 403)
        assert sink.letters == []

    with_targets(tmp_path, play)


@pytest.mark.parametrize(
    ("kind", "target"),
    [
        ("mail", "boris"),
        ("mail", "boris@localhost"),
        ("mail", "a@b.example\r\nBcc: c@d.example"),
        ("mail", "a@b.example, c@d.example"),
        ("webhook", "http://example.org/"),
        ("webhook", "https://127.0.0.2/"),
        ("webhook", "https://[::ffff:10.0.0.1]/"),
        ("push", "{}"),
        ("push", '{"endpoint": "https://10.0.0.1/", "keys": {"p256dh": "AAAA", "auth": "AAAA"}}'),
    ],
)
def test_what_is_no_target(tmp_path: Path, kind: str, target: str) -> None:
    async def play(home: House, sink: MailSink, there: HttpsTarget) -> None:
        boris = await newcomer(home)
        await keep(boris, "Boris")
        response = await boris.http.post("/api/person/channels", json={"kind": kind, "target": target})
        assert response.status_code in (400, 409) and response.json()["code"].startswith("channel-")
        assert sink.letters == [] and (await boris.get("/api/person/notices"))["channels"] == []

    with_targets(tmp_path, play)


def test_nobody_can_have_us_bomb_a_mailbox(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        statuses = []
        for number in range(4):
            boris = await newcomer(home)
            await keep(boris, f"Boris {number}")
            for _ in range(4):
                body = {"kind": "mail", "target": "victim@test.example"}
                statuses.append((await boris.http.post("/api/person/channels", json=body)).status_code)
        assert len(sink.letters) == statuses.count(201) == 4

    with_targets(tmp_path, play)


def test_no_address_lies_anywhere_in_the_clear_and_all_is_handed_out_and_deleted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        _, boris, table_id = await seated(home)
        await with_mail(boris, sink, "secret.boris@test.example")
        hook = await add(boris, "webhook", f"{target.url}/secret-hook")
        await prove(boris, hook["id"], code_in(msgspec.json.decode(target.posted.pop().body)["content"]))
        await boris.post(f"/api/person/mutes/{table_id}", None, 200)
        sink.refused.add("secret.boris@test.example")
        [mail, _] = (await boris.get("/api/person/notices"))["channels"]
        failed = await boris.post(f"/api/person/channels/{mail['id']}/test", None, 409)
        assert "secret" not in str(failed)
        await home.services.engine.dispose()
        for file in tmp_path.rglob("*"):
            if file.is_file():
                stored = file.read_bytes()
                assert b"secret.boris" not in stored and b"secret-hook" not in stored, file
        mine = (await boris.get("/api/me"))["notices"]
        assert [one["target"] for one in mine["channels"]] == ["secret.boris@test.example", f"{target.url}/secret-hook"]
        assert mine["mailboxes"] == ["secret.boris@test.example"] and mine["muted"] == [table_id]
        await boris.http.request("DELETE", "/api/me")
        await look(home, 15 * 86400)
        for part in ("channels", "mutes", "notice_choices", "credentials", "people"):
            async with home.services.engine.connect() as connection:
                assert (await connection.execute(text(f"SELECT count(*) FROM {part}"))).scalar() == 0, part

    with_targets(tmp_path, play)
    said = capsys.readouterr()
    assert "secret.boris" not in said.err + said.out and "secret-hook" not in said.err + said.out


def test_a_notice_holds_nothing_of_the_position(tmp_path: Path) -> None:
    """Two tables that differ in everything but who is asked have the same notices, byte for byte but for the id."""

    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        said = []
        for seed in ("one", "two"):
            anna, boris, table_id = await seated_as(home, f"Boris {seed}", seed)
            await with_mail(boris, sink, f"{seed}@test.example")
            await answer(boris, table_id)
            await answer(anna, table_id)
            await look(home, DELAY + 1)
            letter = sink.letters.pop()[1]
            plain = letter.get_content().replace(table_id, "TABLE")
            said.append([letter["Subject"], plain.partition("/unsubscribe/")[0]])
        assert said[0] == said[1]

    with_targets(tmp_path, play)


def test_a_notice_of_an_absence_holds_nothing_of_the_position(tmp_path: Path) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        said = []
        for seed in ("one", "two"):
            anna, boris, table_id = await seated_as(home, f"Boris {seed}", seed, pace=3600)
            await with_mail(boris, sink, f"{seed}@test.example")
            await answer(anna, table_id)
            begun = [row["asked"] for row in await rows(home, QUESTIONS) if row["table_id"] == table_id]
            await look(home, 3601, max(begun))
            mine = [letter for to, letter in sink.letters if to == [f"{seed}@test.example"]]
            [letter] = [one for one in mine if one["Subject"] == "Your time ran out: Dungeon Lords"]
            plain = letter.get_content().replace(table_id, "TABLE")
            said.append(plain.partition("/unsubscribe/")[0])
        assert said[0] == said[1]

    with_targets(tmp_path, play)


async def seated_as(home: House, name: str, seed: str, **more: Any) -> tuple[Person, Person, str]:
    """Two people at a table with a seed, of whom the second wants notices."""
    anna, boris = await home.person(), await newcomer(home)
    made = await anna.make("me", "open", seed=seed, **more)
    await boris.sit(made, 1)
    await keep(boris, name)
    await choose(boris)
    return anna, boris, made["id"]


@pytest.mark.parametrize("kind", KINDS)
def test_notices_on_each_kind_of_database(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> None:
    async def play(home: House, sink: MailSink, target: HttpsTarget) -> None:
        anna, boris, table_id = await seated(home, pace=86400)
        await with_mail(boris, sink, "boris@test.example")
        await look(home, DELAY + 1)
        assert len(sink.letters) == 1
        before = await rows(home, QUESTIONS)
        async with home.services.tables.at(table_id) as table:
            table.forget_stored()
            await table.append([])
        assert await rows(home, QUESTIONS) == before, "the same question keeps its time and its notice"
        await answer(anna, table_id)
        async with home.services.engine.begin() as connection:
            await connection.execute(update(DUE).where(DUE.c.kind == "turn").values(at=0.0))
        await home.services.due._rows.look_at_all()
        await look(home, 2 * DELAY)
        assert len(sink.letters) == 1
        await answer(boris, table_id)
        await answer(anna, table_id)
        await look(home, 0.5 * 86400)
        assert len(sink.letters) == 2, "the next question"

    with KINDS[kind](tmp_path, request) as url:
        with_targets(tmp_path, play, database_url=url)
