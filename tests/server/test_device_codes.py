"""The terminal signs in at a server by a code that is confirmed in a browser, and plays a table there."""

from __future__ import annotations

import asyncio
import io
from pathlib import Path

import pytest
from rich.console import Console

from tests.server.helpers import House, Visit
from tests.server.signing_in import keep, me, mine, newcomer
from tests.server.test_my_turn import shared
from undercroft.cli.session.remote import device_sign_in
from undercroft.cli.session.remote.device_sign_in import sign_in
from undercroft.cli.session.remote.remote_session import RemoteSession, choose_table
from undercroft.cli.session.remote.server_line import ServerLine
from undercroft.cli.terminal.screen import Screen
from undercroft.kernel.base.errors import OptionError
from undercroft.locale.texts import Texts
from undercroft.server.services.people.proofs.device_codes import SECONDS, TRIES_AT_ONCE

PATH = "/api/person/device-code"


class Typed(Screen):
    """A screen at which somebody types these lines, and then nothing."""

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.out = io.StringIO()
        self.console = Console(file=self.out, width=100, highlight=False, markup=False, emoji=False)
        self._lines = iter(lines)

    def read(self, prompt: str) -> str | None:
        """Return the next line."""
        return next(self._lines, None)


def test_a_code_that_is_confirmed_signs_in_once(visit_new: Visit) -> None:
    async def play(home: House) -> None:
        anna, program = await newcomer(home), await newcomer(home)
        made = await anna.make("me", *["bot:random"] * 3)
        await keep(anna, "Anna")
        program.http.headers["User-Agent"] = "undercroft/0.3 (Linux)"
        asked = await program.post(PATH, None, 201)
        claim = {"secret": asked["secret"]}
        assert await program.post(f"{PATH}/claim", claim, 200) == {"signed_in": False, "restored": False}
        typed = {"code": asked["code"].lower().replace("-", " ")}
        assert await anna.post(f"{PATH}/look", typed, 200) == {"device": "Undercroft · Linux", "near": True}
        assert await program.post(f"{PATH}/claim", claim, 200) == {"signed_in": False, "restored": False}
        await anna.post(f"{PATH}/confirm", typed, 200)
        await anna.post(f"{PATH}/confirm", typed, 404)
        assert await program.post(f"{PATH}/claim", claim, 200) == {"signed_in": True, "restored": False}
        assert await mine(program) == [made["id"]]
        assert "Undercroft · Linux" in [device["device"] for device in (await me(anna))["person"]["devices"]]
        again = await newcomer(home)
        assert (await again.post(f"{PATH}/claim", claim, 410))["code"] == "expired"

    visit_new(play)


def test_a_code_expires_and_guessing_is_bounded(visit_new: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(home: House) -> None:
        anna, program = await newcomer(home), await newcomer(home)
        await keep(anna, "Anna")
        asked = await program.post(PATH, None, 201)
        await program.post(f"{PATH}/look", {"code": asked["code"]}, 403)  # nobody is signed in there
        codes = home.services.people.device_codes
        now = codes._wall()
        monkeypatch.setattr(codes, "_wall", lambda: now + SECONDS + 1)
        await anna.post(f"{PATH}/confirm", {"code": asked["code"]}, 404)
        assert (await program.post(f"{PATH}/claim", {"secret": asked["secret"]}, 410))["code"] == "expired"
        monkeypatch.setattr(codes, "_wall", lambda: now)
        for _ in range(TRIES_AT_ONCE - 1):
            await anna.post(f"{PATH}/look", {"code": "BBBB-BBBB"}, 404)
        right = await program.post(PATH, None, 201)
        assert (await anna.post(f"{PATH}/confirm", {"code": right["code"]}, 403))["code"] == "tries"

    visit_new(play)


@pytest.mark.parametrize(("game", "preset"), [("dungeon-lords", "full"), ("dungeoneer", "both")])
def test_the_terminal_signs_in_and_plays_a_table(
    visit: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, preset: str
) -> None:
    monkeypatch.setattr(device_sign_in, "EVERY", 0.05)
    texts = Texts("en")

    async def play(home: House) -> None:
        anna, boris = await newcomer(home), await newcomer(home)
        await keep(anna, f"Anna {game}")
        table_id = await shared(anna, boris, game=game, preset=preset)
        line = ServerLine(f"http://{home.address}", texts, tmp_path)
        screen = Typed()
        signing = asyncio.create_task(asyncio.to_thread(sign_in, line, texts, screen))
        while texts.text("term-server-wait") not in screen.out.getvalue():
            await asyncio.sleep(0.02)
        [code] = [text for text in screen.out.getvalue().splitlines() if len(text.strip()) == 9 and text[4] == "-"]
        await anna.post(f"{PATH}/confirm", {"code": code}, 200)
        await signing
        again = ServerLine(f"http://{home.address}", texts, tmp_path)  # it stays signed in
        await asyncio.to_thread(sign_in, again, texts, Typed())
        assert all(path.stat().st_mode & 0o077 == 0 for path in tmp_path.iterdir())
        chosen = await asyncio.to_thread(choose_table, again, texts, Typed("7", "1"))
        assert chosen == table_id
        before = await anna.snapshot(table_id)
        person = anna if any(one["sealed"] is None for one in before["decisions"]) else boris
        default = (await person.snapshot(table_id))["decisions"][0]["default"]
        if person is boris:  # the other one begins
            answer = (await boris.snapshot(table_id))["decisions"][0]
            while not (await anna.snapshot(table_id))["decisions"]:
                answer = (await boris.snapshot(table_id))["decisions"][0]
                body = {"seat": answer["seat"], "decision": answer["number"], "action": answer["default"]}
                await boris.post(f"/api/tables/{table_id}/answer", body, 200)
            default = (await anna.snapshot(table_id))["decisions"][0]["default"]
        typed = Typed("?", "board", "rivals", "log", "nonsense", default, "quit")
        given = (await anna.snapshot(table_id))["number"]

        def stop(_: float) -> None:
            raise KeyboardInterrupt

        assert not await asyncio.to_thread(lambda: RemoteSession(again, table_id, "en", typed, stop).run())
        shown = typed.out.getvalue()
        assert texts.text("term-server-how")[:40] in shown and "Commands: ? · help · board" in shown
        after = await anna.snapshot(table_id)
        assert after["number"] == given + 1 or after["decisions"][0]["sealed"] == default

    visit(play)


def test_what_goes_wrong_is_said_in_one_line(tmp_path: Path) -> None:
    texts = Texts("en")
    for url in ("ftp://here", "http://"):
        with pytest.raises(OptionError, match="does not answer"):
            ServerLine(url, texts, tmp_path)
    with pytest.raises(OptionError, match="does not answer"):
        ServerLine("http://127.0.0.1:9", texts, tmp_path).get("/person")
