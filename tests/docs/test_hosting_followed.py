"""The page on hosting, followed word for word: a game between two people, a backup, the same server elsewhere."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.docs.following import blocks_of
from tests.patience import MUCH, PATIENCE
from tests.server.databases import KINDS
from tests.server.process import free_port
from undercroft.server.protocol.guests import COOKIE

PAGE = Path(__file__).resolve().parents[2] / "docs" / "hosting.md"
SERVE = re.compile(r"^    (UNDERCROFT_\S+ .*undercroft serve .*)$", re.MULTILINE)
NAME = "dungeon.example"
TABLE = {"game": "dungeon-lords", "preset": "first", "seats": ["me", "open"]}


class Machine:
    """Where the page is followed: ``/srv`` is a folder of this test, and the port is free.

    Args:
        folder: what is called ``/srv`` on the page.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()

    def _here(self, line: str) -> str:
        return line.replace("/srv/", f"{self.folder}/").replace("8000", str(self.port))

    def _environment(self, database: str) -> dict[str, str]:
        mine = {name: value for name, value in os.environ.items() if not name.startswith("UNDERCROFT")}
        path = f"{Path(sys.executable).parent}{os.pathsep}{mine['PATH']}"
        return {**mine, "PATH": path, **({"UNDERCROFT_DATABASE_URL": database} if database else {})}

    def run(self, line: str, database: str) -> str:
        """Run a command of the page; what it prints."""
        done = subprocess.run(
            ["bash", "-c", self._here(line)],
            cwd=self.folder,
            env=self._environment(database),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def serve(self, line: str, database: str) -> subprocess.Popen[str]:
        """Start the server as the page says, and wait until it listens."""
        process = subprocess.Popen(
            ["bash", "-c", f"exec env {self._here(line)}"],
            cwd=self.folder,
            env=self._environment(database),
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        assert "http://" in process.stdout.readline()
        return process

    def browser(self, cookie: str = "") -> Browser:
        """A browser that reaches the server over HTTPS, through a proxy on this machine."""
        return Browser(self.port, cookie)


def _stop(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGTERM)
    process.wait(PATIENCE)
    assert process.stdout is not None
    process.stdout.close()


class Browser:
    """A browser behind a proxy, with its cookie."""

    def __init__(self, port: int, cookie: str = "") -> None:
        forwarded = {"Host": NAME, "X-Forwarded-For": "192.0.2.1", "X-Forwarded-Proto": "https"}
        base = f"http://127.0.0.1:{port}"
        self._http = httpx.AsyncClient(base_url=base, headers={**forwarded, "X-Undercroft": "1"}, timeout=PATIENCE)
        self.cookie = cookie

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request; the body of the response."""
        headers = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        response = await self._http.request(method, path, json=body, headers=headers)
        while response.status_code == 429:  # the page says how many messages a second are allowed
            await asyncio.sleep(0.1)
            response = await self._http.request(method, path, json=body, headers=headers)
        assert response.is_success, response.text
        if "set-cookie" in response.headers:
            assert "; Secure" in response.headers["set-cookie"]
            self.cookie = re.findall(rf"{COOKIE}=([^;]+)", response.headers["set-cookie"])[0]
        return response.json()

    async def close(self) -> None:
        """Close its connections."""
        await self._http.aclose()

    async def answer(self, table_id: str) -> bool:
        """Answer what this person is asked; whether the game is over."""
        snapshot = await self.ask("GET", f"/api/tables/{table_id}")
        for decision in snapshot["decisions"]:
            if decision["sealed"] is None:
                body = {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}
                await self.ask("POST", f"/api/tables/{table_id}/answer", body)
        return bool(snapshot["table"]["status"] == "finished")


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_is_followed_word_for_word(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    machine = Machine(tmp_path)
    serve = SERVE.findall(PAGE.read_text(encoding="utf-8"))[0]
    (console,) = [block for block in blocks_of(PAGE) if block.language == "console"]
    shown: dict[str, Any] = {}

    async def play() -> None:
        anna, ben = machine.browser(), machine.browser()
        for browser in (anna, ben):
            await browser.ask("GET", "/api/games")
        await play_between(anna, ben)
        for browser in (anna, ben):
            await browser.close()

    async def play_between(anna: Browser, ben: Browser) -> None:
        made = await anna.ask("POST", "/api/tables", TABLE)
        secret = made["seats"][1]["link"].partition("#")[2]
        await ben.ask("POST", f"/api/tables/{made['id']}/seats/1/claim", {"secret": secret})
        while not all([await each.answer(made["id"]) for each in (anna, ben)]):
            pass
        shown["id"], shown["cookie"] = made["id"], anna.cookie
        shown["picture"] = await anna.ask("GET", f"/api/tables/{made['id']}")

    async def look() -> None:
        anna = machine.browser(shown["cookie"])
        again = await anna.ask("GET", f"/api/tables/{shown['id']}")
        await anna.close()
        assert again == shown["picture"]

    with KINDS[kind](tmp_path, request) as database:
        server = machine.serve(serve, database)
        try:
            asyncio.run(asyncio.wait_for(play(), MUCH))
            printed = ""
            for line in console.text.splitlines():
                if line.startswith("$ "):
                    printed = machine.run(line[2:], database if "/srv/undercroft" in line else "")
                else:
                    assert line in printed
        finally:
            _stop(server)
        server = machine.serve(serve, database)  # as after an upgrade
        try:
            asyncio.run(look())
        finally:
            _stop(server)
    server = machine.serve(serve.replace("/srv/undercroft", "/srv/elsewhere"), "")
    try:
        asyncio.run(look())
    finally:
        _stop(server)
