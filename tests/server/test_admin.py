"""What the person who runs a server does with its database: list, close, delete, back up, restore, verify."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import text

from tests.amounts import daily
from tests.cli.helpers import Ran, run
from tests.server.authenticator import Authenticator
from tests.server.databases import KINDS
from tests.server.helpers import House, Person, in_house, play_out
from tests.server.signing_in import keep, mine, newcomer, passkey, sign_in
from tests.server.signing_in import me as who
from undercroft.server.protocol.guests import COOKIE
from undercroft.server.protocol.session_cookies import COOKIE as SESSION
from undercroft.server.runtime.settings import Settings
from undercroft.server.storage.database_engine import make_engine

NIGHTLY: Final = pytest.mark.nightly("storage and a restored backup are on PostgreSQL each time")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=NIGHTLY)])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A data folder with a new database, for each kind that is available here."""
    with ExitStack() as stack:
        yield Place(tmp_path / "data", stack.enter_context(KINDS[request.param](tmp_path, request)))


class Place:
    """A data folder and a database, and what was made there."""

    def __init__(self, data: Path, url: str) -> None:
        self.data = data
        self.url = url
        self.cookie = ""
        self.playing = ""
        self.finished = ""

    def serve(self, play: Callable[[House], Awaitable[None]]) -> None:
        """Run a server here, and do something with it."""
        in_house(self.data, play, database_url=self.url)

    def fill(self) -> None:
        """Make a finished table and a running one."""

        async def play(house: House) -> None:
            me = await house.person()
            self.finished = (await me.make("me", "bot:random", preset="first"))["id"]
            async with me.live(self.finished) as live:
                await play_out(live)
            self.playing = (await me.make("me", "bot:random"))["id"]
            async with me.live(self.playing) as live:
                await live.hello()
                assert (await live.answer(live.table["decisions"][0]))["type"] == "done"
                assert (await live.ask(type="chat", text="„hello“ \\ \U0001f409"))["type"] == "done"
            await me.bots_rest(self.playing)
            await me.get(f"/api/tables/{self.finished}/chronicle")
            self.cookie = str(me.http.cookies[COOKIE])

        self.serve(play)

    async def back(self, house: House) -> Person:
        """The person of before."""
        me = await house.person()
        me.http.cookies.clear()
        me.http.cookies.set(COOKIE, self.cookie, domain="127.0.0.1")
        return me

    def admin(self, monkeypatch: pytest.MonkeyPatch, *words: str | Path) -> Ran:
        """Run ``undercroft admin`` here."""
        monkeypatch.setenv("UNDERCROFT_DATABASE_URL", self.url)
        monkeypatch.setattr("undercroft.server.runtime.logs.set_up_logs", lambda: None)  # the program is not alone here
        return run("admin", *words, "--data", self.data)

    def change(self, sql: str, **values: Any) -> None:
        """Change the database by hand."""

        async def execute() -> None:
            engine = make_engine(Settings(data=self.data, database_url=self.url).url)
            async with engine.begin() as connection:
                await connection.execute(text(sql), values)
            await engine.dispose()

        asyncio.run(execute())


def test_tables_are_listed_without_their_secrets(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.fill()
    lines = place.admin(monkeypatch, "list").out.splitlines()
    assert [line.split()[:4] for line in lines] == [
        [place.playing, "dungeon-lords", "playing", "2"],
        [place.finished, "dungeon-lords", "finished", "2"],
    ]
    assert place.cookie.partition(".")[0] not in "".join(lines)
    assert place.finished in place.admin(monkeypatch, "list", "--status", "finished").out
    assert place.playing not in place.admin(monkeypatch, "list", "--status", "finished").out


def test_a_closed_game_is_over_and_can_be_watched(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.fill()
    assert place.admin(monkeypatch, "close", place.playing).out == "Closed: 1\n"

    async def play(house: House) -> None:
        me = await place.back(house)
        snapshot = await me.snapshot(place.playing)
        assert snapshot["table"]["status"] == "finished" and snapshot["decisions"] == []
        assert (await me.get(f"/api/tables/{place.playing}/replay", to=0))["number"] == 0

    place.serve(play)
    assert place.admin(monkeypatch, "verify").status == 0


def test_a_deleted_table_leaves_nothing(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.fill()
    unknown = place.admin(monkeypatch, "delete", place.playing, "nothing")
    assert unknown.status == 2 and "'nothing'" in unknown.err
    assert place.admin(monkeypatch, "delete", place.playing, place.finished).out == "Deleted: 2\n"
    assert place.admin(monkeypatch, "list").out == ""

    async def play(house: House) -> None:
        me = await place.back(house)
        await me.get(f"/api/tables/{place.playing}", status=404)

    place.serve(play)


def test_beside_a_server_all_may_read_and_write_unless_it_is_sqlite(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server learns what has been written, as from another node."""
    place.fill()

    async def play(house: House) -> None:
        me = await place.back(house)
        assert (await me.snapshot(place.playing))["table"]["status"] == "playing"
        for reading in ("list", "verify"):
            assert (await asyncio.to_thread(place.admin, monkeypatch, reading)).status == 0
        closed = await asyncio.to_thread(place.admin, monkeypatch, "close", place.playing)
        if "sqlite" in place.url:
            assert closed.status == 2 and "Another server is using this data folder" in closed.err
            return
        await house.services.follower.compare()
        while (await me.snapshot(place.playing))["table"]["status"] != "finished":
            await asyncio.sleep(0.02)
        assert (await asyncio.to_thread(place.admin, monkeypatch, "delete", place.playing)).status == 0
        await house.services.follower.compare()
        while (await me.http.get(f"/api/tables/{place.playing}")).status_code != 404:
            await asyncio.sleep(0.02)

    place.serve(play)


def test_people_are_listed_renamed_signed_out_and_deleted(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    codes: dict[str, str] = {}

    async def fill(house: House) -> None:
        for name in ("Anna", "Boris"):
            codes[name] = await keep(await newcomer(house), name)
        await (await newcomer(house)).post("/api/person/recover", {"code": codes["Anna"]}, 200)

    async def signed_in(house: House) -> None:
        anna, boris = await newcomer(house), await newcomer(house)
        await anna.post("/api/person/recover", {"code": codes["Anna"]}, 200)
        head = (await who(anna))["person"]
        assert head["name"] == "Clara" and len(head["devices"]) == 1, "the two others were ended"
        await boris.post("/api/person/recover", {"code": codes["Boris"]}, 403)
        await keep(boris, "Boris")  # the name is free again

    place.serve(fill)
    lines = place.admin(monkeypatch, "people", "list").out.splitlines()
    assert [line.split()[:4] for line in lines] == [["Anna", "2", "0", "2"], ["Boris", "1", "0", "1"]]
    for wanted in ("Boris", "B0ris", "admin", "x"):
        refused = place.admin(monkeypatch, "people", "rename", "Anna", wanted)
        assert refused.status == 2 and repr(wanted) in refused.err
    assert place.admin(monkeypatch, "people", "rename", "anna", "Clara").out == "Renamed: Clara\n"
    for command in ("withdraw", "delete"):
        unknown = place.admin(monkeypatch, "people", command, "Clara", "Nobody-else")
        assert unknown.status == 2 and "'Nobody-else'" in unknown.err
    assert place.admin(monkeypatch, "people", "withdraw", "Clara").out == "Sessions ended: 2\n"
    assert place.admin(monkeypatch, "people", "delete", "Boris").out == "Deleted: 1\n"
    [line] = place.admin(monkeypatch, "people", "list").out.splitlines()
    assert line.split()[:4] == ["Clara", "2", "0", "0"] and line.endswith("-")
    place.serve(signed_in)


def test_a_restored_server_knows_its_people(
    place: Place, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Names, passkeys, recovery codes, the browsers that are signed in, and how people want to find their tables."""
    key, code, tokens, made, snoozed = Authenticator(""), "", dict[str, str](), "", 0.0

    async def fill(house: House) -> None:
        nonlocal code, made, snoozed
        me = await newcomer(house)
        key.origin = passkey(house).origin
        made = (await me.make("me", *["bot:random"] * 3))["id"]
        code = await keep(me, "Anna", key)
        await me.post(f"/api/tables/{made}/mark", {"pinned": True, "snooze": 3600}, 200)
        snoozed = (await me.get("/api/me"))["tables"][0]["snoozed"]
        await me.post("/api/vacation", {"begins": 0, "ends": time.time() + 86400}, 200)
        tokens.update({name: str(me.http.cookies[name]) for name in (COOKIE, SESSION)})

    async def look(house: House) -> None:
        here, by_passkey, by_code = [await newcomer(house) for _ in range(3)]
        here.http.cookies.clear()
        for name, token in tokens.items():
            here.http.cookies.set(name, token, domain="127.0.0.1")
        key.origin = passkey(house).origin
        await sign_in(by_passkey, key)
        await by_code.post("/api/person/recover", {"code": code}, 200)
        for browser in (here, by_passkey, by_code):
            assert (await who(browser))["person"]["name"] == "Anna"
            assert await mine(browser) == [made]
            assert (await browser.get("/api/vacation"))["planned"]
        assert len((await who(here))["person"]["devices"]) == 3
        [table] = (await here.get("/api/me"))["tables"]
        assert table["pinned"] and table["snoozed"] == snoozed > 0

    place.serve(fill)
    file = tmp_path / "backup"
    assert place.admin(monkeypatch, "backup", file).status == 0
    with KINDS["sqlite"](tmp_path, request) as url:
        other = Place(tmp_path / "other", url)
        assert other.admin(monkeypatch, "restore", file).status == 0
        assert other.admin(monkeypatch, "restore", file).status == 2
        other.serve(look)


@pytest.mark.parametrize("there", daily(KINDS, "postgresql"))
def test_a_backup_of_a_running_server_is_restored_elsewhere(
    place: Place, there: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """From each kind of database to each: the same games, seats, chat and cookies."""
    place.fill()
    file = tmp_path / "backup"
    shown: list[Any] = []

    async def look(me: Person) -> list[Any]:
        snapshots = [await me.snapshot(table_id) for table_id in (place.playing, place.finished)]
        return [snapshots, await me.get(f"/api/tables/{place.playing}/chat")]

    async def back_up(house: House) -> None:
        made = await asyncio.to_thread(place.admin, monkeypatch, "backup", file)
        assert (made.status, made.out) == (0, "Tables in the backup: 2\n"), made.err
        shown.append(await look(await place.back(house)))

    async def compare(house: House) -> None:
        me = await place.back(house)
        assert await look(me) == shown[0]
        async with me.live(place.playing) as live:
            await live.hello()
            await play_out(live)

    place.serve(back_up)
    assert file.stat().st_mode & 0o077 == 0
    assert place.admin(monkeypatch, "backup", file).status == 2, "it does not overwrite a backup"
    with KINDS[there](tmp_path, request) as url:
        other = Place(tmp_path / "other", url)
        assert other.admin(monkeypatch, "restore", file).out == "Tables restored: 2\n"
        again = other.admin(monkeypatch, "restore", file)
        assert again.status == 2 and "not empty" in again.err
        assert other.admin(monkeypatch, "verify").out == "Tables: 2, wrong: 0\n"
        other.serve(compare)


def test_a_damaged_backup_restores_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Place(tmp_path / "data", "")
    place.fill()
    file = tmp_path / "backup"
    assert place.admin(monkeypatch, "backup", file).status == 0
    whole = file.read_bytes()
    for name, damaged in {"cut": whole[:-40], "garbage": b"garbage" * 50, "empty": b"", "another-key": whole}.items():
        file.write_bytes(damaged)
        other = Place(tmp_path / name, "")
        if name == "another-key":
            other.data.mkdir()
            (other.data / "server.key").write_bytes(b"x" * 32)
        refused = other.admin(monkeypatch, "restore", file)
        assert refused.status == 2 and len(refused.err.splitlines()) == 1, f"{name}: {refused.err}"
        file.write_bytes(whole)
        (other.data / "server.key").unlink(missing_ok=True)
        assert other.admin(monkeypatch, "restore", file).status == 0, name


def test_verify_finds_what_the_answers_do_not_lead_to(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    place.fill()
    assert place.admin(monkeypatch, "verify").out == "Tables: 2, wrong: 0\n"
    place.change("UPDATE tables SET status = 'open' WHERE id = :id", id=place.playing)
    place.change("UPDATE chronicles SET data = :data", data=b"nothing")
    found = place.admin(monkeypatch, "verify")
    assert found.status == 1 and found.out.endswith("Tables: 2, wrong: 2\n")
    assert f"{place.playing}: its status is stored as 'open', but the answers lead to 'playing'" in found.out
    place.change("DELETE FROM actions WHERE table_id = :id AND number = 0", id=place.playing)
    place.change("DELETE FROM chronicles")
    one = place.admin(monkeypatch, "verify", place.playing)
    assert one.out.startswith(f"{place.playing}: an answer is missing") and "Tables: 1" in one.out
    assert (
        place.admin(monkeypatch, "verify", place.finished, "nothing").out
        == "nothing: it is not there\nTables: 2, wrong: 1\n"
    )


def test_a_backup_of_an_earlier_version_is_upgraded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from undercroft.server.storage.database_engine import migrate

    old, new = Place(tmp_path / "old", ""), Place(tmp_path / "new", "")

    async def make_old() -> None:
        from undercroft.server.hosting.admin.backup import back_up
        from undercroft.server.protocol.guests import signing_key

        signing_key(old.data)
        engine = make_engine(Settings(data=old.data).url)
        await migrate(engine, "0003")
        async with engine.begin() as connection:
            await connection.execute(
                text(
                    "INSERT INTO tables (id, header, host, public, chat, status, to_act, made, changed)"
                    " VALUES ('t', '{}', 'h', 0, 0, 'finished', '', 1, 1)"
                )
            )
        await back_up(engine, old.data, tmp_path / "backup")
        await engine.dispose()

    asyncio.run(make_old())
    assert new.admin(monkeypatch, "restore", tmp_path / "backup").out == "Tables restored: 1\n"
