"""Tables: how they are created, leave memory, come back, and are played again."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.patience import until
from tests.server.helpers import GAME, House, Visit, in_house, play_out
from undercroft.server.protocol.api_errors import AGAIN, NotStored
from undercroft.server.storage.write_statements import NEW_ACTION, Batch, TableVersion
from undercroft.server.storage.writing.group_commit import BatchWriter


def test_games_and_their_schema(visit: Visit) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        game = (await me.get("/api/games"))[0]
        assert game["id"] == GAME and game["seat_counts"] == [2, 3, 4] and "greedy" in game["bots"]
        assert set(game["presets"]) == {"first", "full"}
        assert {option["name"] for option in game["options"]} == set(game["presets"]["full"])
        schema = await me.get(f"/api/games/{GAME}/schema")
        assert schema["Event"]["anyOf"] and schema["$defs"]["View"]["properties"]["lords"]
        assert (await me.get("/api/games/chess/schema", 400))["code"] == "option"
        rules = await me.get(f"/api/games/{GAME}/rules/en")
        numbers = [rule["number"] for chapter in rules["chapters"] for rule in chapter["rules"]]
        assert "DL-5.8" in numbers and len(numbers) == len(set(numbers))
        assert (await me.get(f"/api/games/{GAME}/rules/xx"))["lang"] == "en"
        for path in ("/api/games/chess/rules/en", f"/api/games/{GAME}/rules/..%2F..%2F", f"/api/games/{GAME}/rules/EN"):
            assert (await me.get(path, 404))["code"] in ("no-rules", "not-found")
        paths = (await me.http.get("/schema/openapi.json")).json()["paths"]
        assert {"/api/tables", "/api/tables/{table_id}/answer", "/api/records"} <= set(paths)

    visit(play)


CANNOT_BE_CREATED: list[tuple[Any, str]] = [
    ({}, "bad-request"),
    ({"game": "chess", "seats": ["me", "me"]}, "option"),
    ({"game": GAME, "seats": ["me"]}, "option"),
    ({"game": GAME, "seats": []}, "option"),
    ({"game": GAME, "seats": ["me"] * 500}, "option"),
    ({"game": GAME, "seats": ["bot:random", "bot:random"]}, "option"),
    ({"game": GAME, "seats": ["me", "bot:deep-thought"]}, "option"),
    ({"game": GAME, "seats": ["me", "open"], "preset": "no"}, "option"),
    ({"game": GAME, "seats": ["me", "open"], "options": {"cheat": True}}, "option"),
    ({"game": GAME, "seats": ["me", "open"], "options": {"first_player": 7}}, "option"),
    ({"game": GAME, "seats": ["me", "open"], "options": {"special_events": "yes"}}, "option"),
    ({"game": GAME, "seats": ["me", "open"], "more": 1}, "bad-request"),
    ({"game": GAME, "seats": ["me", "open"], "seed": "mine"}, "seed"),
    ({"game": GAME, "seats": ["me", "bot:random"], "seed": "mine", "public": True}, "seed"),
    ("text", "bad-request"),
    ([1], "bad-request"),
]


def test_tables_that_cannot_be_created(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        for body, code in CANNOT_BE_CREATED:
            assert (await me.post("/api/tables", body, 400))["code"] == code, body

    in_house(tmp_path, play, allow_seeds=False)


def test_rematch(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris = await house.person(), await house.person()
        made = await anna.make("me", "open", name="Anna", preset="first")
        await boris.sit(made, 1, name="Boris")
        path = f"/api/tables/{made['id']}/rematch"
        assert (await anna.post(path, status=409))["code"] == "not-finished"
        async with anna.live(made["id"]) as one, boris.live(made["id"]) as other:
            await asyncio.gather(play_out(one), play_out(other))
            again = (await anna.post(path))["id"]
            assert (await other.until_table(lambda table: table["table"]["rematch"]))["table"]["rematch"] == again
        assert (await boris.post(path))["id"] == again
        stranger = await house.person()
        assert (await stranger.post(path, status=403))["code"] == "not-yours"
        table = await boris.get(f"/api/tables/{again}")
        assert [(seat["name"], seat["mine"]) for seat in table["seats"]] == [("Anna", False), ("Boris", True)]
        assert table["table"]["commitment"] != one.table["table"]["commitment"]

    visit(play)


def test_chat(visit: Visit) -> None:
    async def play(house: House) -> None:
        anna, boris, clara = await house.person(), await house.person(), await house.person()
        made = await anna.make("me", "open", name="Anna")
        await boris.sit(made, 1, name="Boris")
        async with anna.live(made["id"]) as one, boris.live(made["id"]) as other:
            await one.hello()
            await other.hello()
            await one.ask(type="chat", text="  hello\n there\x00 ")
            said = await other.until(lambda message: message["type"] == "chat")
            assert (said["seat"], said["name"], said["text"], said["number"]) == (0, "Anna", "hello there", 1)
            for bad in ("", " \n ", "x" * 301):
                assert (await one.ask(type="chat", text=bad))["code"] == "chat"
            await boris.post(f"/api/tables/{made['id']}/chat", {"text": "hi"})
            await boris.post(f"/api/tables/{made['id']}/settings", {"chat": False}, 403)
            await anna.post(f"/api/tables/{made['id']}/settings", {"chat": False})
            assert (await other.ask(type="chat", text="still there?"))["code"] == "chat"
        await clara.post(f"/api/tables/{made['id']}/chat", {"text": "me too"}, 409)
        async with anna.live(made["id"]) as back:
            await back.send(type="hello")
            first = await back.read()
            assert (first["type"], first["text"]) == ("chat", "hello there")
        public = await anna.make("me", "open", public=True)
        assert (await anna.get(f"/api/tables/{public['id']}"))["table"]["chat"] is False

    visit(play)


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("me", "bot:random", seed="rest")
        async with me.live(made["id"]) as live:
            await live.hello()
            await live.answer(live.table["decisions"][0])
            while live.table["view"]["to_act"] != [0]:  # the bot has not answered yet
                await live.until_table()
            await asyncio.sleep(0.6)
            assert len(house.services.tables) == 1  # it has a reader
        before = await me.get(f"/api/tables/{made['id']}")
        await until(lambda: len(house.services.tables) == 0)
        assert await me.get(f"/api/tables/{made['id']}") == before

    in_house(tmp_path, play, idle_seconds=0.2)


def test_what_cannot_be_stored_has_not_happened(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("hotseat:A", "hotseat:B")
        path = f"/api/tables/{made['id']}"
        before = await me.get(path)
        decision = before["decisions"][0]
        body = {"seat": 0, "decision": decision["number"], "action": decision["default"]}

        async def full(self: BatchWriter, batch: object, follows: object = None) -> None:
            raise NotStored

        with monkeypatch.context() as patch:
            patch.setattr(BatchWriter, "write", full)
            assert (await me.post(f"{path}/answer", body, 503))["code"] == "busy"
        assert await me.get(path) == before
        await me.post(f"{path}/answer", body)

    visit(play)


def test_when_a_bot_s_answer_cannot_be_stored_everybody_is_sent_back(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table in memory is discarded, so all its readers have to connect again."""

    async def play(house: House) -> None:
        me = await house.person()
        write = BatchWriter.write

        async def only_people(self: BatchWriter, batch: Batch, follows: TableVersion | None = None) -> None:
            if any(row.get("seat") == 1 for statement, row in batch if statement is NEW_ACTION):
                raise NotStored
            await write(self, batch, follows)

        with monkeypatch.context() as patch:
            patch.setattr(BatchWriter, "write", only_people)
            made = await me.make("me", "open", preset="first")
            async with me.live(made["id"]) as live:
                await live.hello()
                await me.post(f"/api/tables/{made['id']}/seats/1/bot", {"bot": "random"})
                with pytest.raises(ConnectionClosed) as closed:
                    while True:
                        await live.read()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == AGAIN
        async with me.live(made["id"]) as live:
            await live.hello()
            await play_out(live)

    visit(play)


def test_many_at_once_on_one_table(visit: Visit) -> None:
    """Of many equal answers to one decision at the same time, exactly one counts; all are done."""

    async def play(house: House) -> None:
        me = await house.person()
        made = await me.make("hotseat:A", "hotseat:B", preset="first")
        path = f"/api/tables/{made['id']}"
        for seat in (0, 1):
            decision = (await me.get(path, look=seat))["decisions"][0]
            body = {"seat": seat, "decision": decision["number"], "action": decision["default"]}
            replies = await asyncio.gather(*[me.http.post(f"{path}/answer", json=body) for _ in range(20)])
            assert [reply.status_code for reply in replies] == [200] * 20
        stored = await house.services.store.log_of(made["id"])
        assert [row["seat"] for row in stored] == [0, 1]

    visit(play)


def test_the_client_s_files_are_sent_as_the_build_compressed_them(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        folder = tmp_path / "static" / "assets"
        folder.mkdir(parents=True)
        text = b"the client" * 1000
        for name, kept in (("a.js", text), ("a.js.gz", gzip.compress(text)), ("a.js.br", b"brotli"), ("b.js", text)):
            (folder / name).write_bytes(kept)
        for path, takes, expected in (
            ("a.js", "gzip, deflate, br", ("br", b"brotli")),
            ("a.js", "gzip, deflate", ("gzip", gzip.compress(text))),
            ("a.js", "identity", (None, text)),
            ("a.js", "br;q=0, gzip;q=0", (None, text)),
            ("b.js", "gzip, deflate, br", (None, text)),
        ):
            async with me.http.stream("GET", f"/assets/{path}", headers={"accept-encoding": takes}) as reply:
                sent = b"".join([part async for part in reply.aiter_raw()])
            assert (reply.headers.get("content-encoding"), sent) == expected, (path, takes)
            assert "javascript" in reply.headers["content-type"] and "accept-encoding" in reply.headers["vary"]

    in_house(tmp_path, play)


def test_the_client_s_files(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        me = await house.person()
        assert "has not been built" in await me.get("/")
        folder = tmp_path / "static"
        (folder / "assets").mkdir(parents=True)
        (folder / "index.html").write_text("<p>the client")
        (folder / "assets" / "a-1.js").write_text("1")
        (tmp_path / "secret.txt").write_text("secret")
        for path, status in (("/", 200), ("/about", 200), ("/table/abc", 404)):
            assert await me.get(path, status) == "<p>the client"
        script = await me.http.get("/assets/a-1.js")
        assert "immutable" in script.headers["cache-control"] and "javascript" in script.headers["content-type"]
        for path in (
            "/assets/b.js",
            "/..%2Fsecret.txt",
            "/%2e%2e/secret.txt",
            "/assets/..%2F..%2Fsecret.txt",
            "/a%00.js",
        ):
            reply = await me.http.get(path)
            assert reply.status_code == 404 and "secret" not in reply.text, path
        assert (await me.get("/api/nothing", 404))["code"] == "not-found"

    in_house(tmp_path, play)
