"""The people of `bench_guest.py`: one who plays quietly and is measured, and one guest who does his worst.

    python benchmarks/load/guest.py quiet PORT SECONDS
    python benchmarks/load/guest.py worst PORT SECONDS

Each prints one line of JSON at the end, the worst guest also ``ready`` before he begins. He pays no attention to
refusals: he asks again at once.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from ours import CHANGES, Played, sign_in
from seats import SEATS
from sockets import Socket, ask

from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

RHYTHM = 0.1
"""The quiet person answers every so many seconds. A wait counts from when the answer was due, so that a server that
stands still for a second is not measured by the one answer that waits for it."""

BOT_TABLES = 30
AT_ONCE = 3
"""How many requests of each kind the worst guest has under way."""

REST = 0.02
"""How many seconds he waits after a refusal."""


# The quiet person.


class Quiet:
    """Plays whole games alone, one answer after another, over one socket for each."""

    def __init__(self, port: int, cookie: str) -> None:
        self._port = port
        self._cookie = cookie
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.waited: list[float] = []

    async def game(self, until: float) -> None:
        """Play a game, or as much of it as there is time for."""
        played = Played.at_random()
        path = f"/api/records?seats={','.join(['me', *['hotseat:'] * (SEATS - 1)])}"
        headers = {**CHANGES, "Cookie": self._cookie}
        _, made = await ask(self._port, "POST", path, played.begun(0), headers)
        table = msgspec.json.decode(made)["id"]

        def hear(_: Socket, data: bytes) -> None:
            message = msgspec.json.decode(data)
            if message["type"] in ("done", "refused"):
                self._heard.put_nowait(message)

        socket = await Socket.open(self._port, f"/api/tables/{table}/live", hear, lambda: None, self._cookie)
        socket.send(msgspec.json.encode({"type": "hello"}))
        due = time.monotonic()
        for seat, action, number in played.answers:
            due += RHYTHM
            await asyncio.sleep(due - time.monotonic())
            if due > until:
                break
            answer = {"type": "answer", "id": 1, "seat": seat, "decision": number, "action": action}
            socket.send(msgspec.json.encode(answer))
            message = await self._heard.get()
            if message["type"] != "done":
                raise RuntimeError(f"the quiet person was refused: {message}")
            self.waited.append(time.monotonic() - due)
        socket.close()


async def quiet(port: int, seconds: float) -> dict[str, Any]:
    """Play quietly; how long the answers took, in milliseconds."""
    person = Quiet(port, await sign_in(port))
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await person.game(until)
    ordered = sorted(person.waited)
    part = {name: 1e3 * ordered[int(len(ordered) * share)] for name, share in (("p50", 0.5), ("p99", 0.99))}
    return {"answers": len(ordered), **part}


# The worst guest.


def long_record(finished: bool) -> bytes:
    """The record of a long game: the longest of some that are played at random."""
    game = find_game("dungeoneer")
    longest: Record | None = None
    for number in range(4):
        match = Match.start(game, 4, game.preset("both"), f"long {number}")
        while not match.state.is_terminal:
            seat = match.state.to_act[0]
            match.apply(seat, random.choice(match.state.legal_actions(seat)).text)
        if longest is None or len(match.record.moves) > len(longest.moves):
            longest = match.record
    assert longest is not None
    if not finished:
        del longest.moves[-20:]
    return longest.to_text().encode()


class Worst:
    """One guest, who asks for whatever costs the server most."""

    def __init__(self, port: int, cookie: str) -> None:
        self._port = port
        self._headers = {**CHANGES, "Cookie": cookie}
        self.statuses: Counter[str] = Counter()
        self._finished = long_record(True)
        self._unfinished = long_record(False)

    async def ask(self, method: str, path: str, body: object = None, kind: str = "") -> Any:
        """Send a request; the body of the response, or None if it was refused."""
        try:
            headers, data = await ask(self._port, method, path, body, self._headers)
        except (RuntimeError, OSError) as error:
            said = str(error).partition("HTTP/1.1 ")[2][:3]
            self.statuses[f"{kind or path} {said or 'lost'}"] += 1
            await asyncio.sleep(REST)
            return None
        self.statuses[f"{kind or path} 200"] += 1
        return msgspec.json.decode(data) if headers.get("content-type", "").startswith("application/json") else data

    async def surely(self, method: str, path: str, body: object = None, kind: str = "") -> Any:
        """Send a request until it is not refused."""
        while (found := await self.ask(method, path, body, kind)) is None:
            pass
        return found

    async def replays(self) -> None:
        made = await self.surely("POST", "/api/records", self._finished, "upload")
        while True:
            to = random.randrange(self._finished.count(b"\n") // 2)
            await self.ask("GET", f"/api/tables/{made['id']}/replay?to={to}", kind="replay")

    async def uploads(self) -> None:
        while True:
            await self.ask("POST", "/api/records", random.choice((self._finished, self._unfinished)), "upload")

    async def undos(self) -> None:
        seats = "seats=me,hotseat:,hotseat:,hotseat:"
        made = await self.surely("POST", f"/api/records?{seats}", self._unfinished, "upload")
        path = f"/api/tables/{made['id']}"
        while True:
            await self.answer(path, "undo: answer")
            await self.ask("POST", f"{path}/undo", {"seat": 0}, "undo")

    async def answer(self, path: str, kind: str) -> None:
        """Give the default answer to whatever is asked at a table."""
        picture = await self.ask("GET", path, kind=f"{kind} (picture)")
        for decision in picture["decisions"] if picture else []:
            body = {"seat": decision["seat"], "decision": decision["number"], "action": decision["default"]}
            await self.ask("POST", f"{path}/answer", body, kind)

    async def reads(self) -> None:
        paths = ("/api/tables", "/api/games/dungeoneer/schema", "/schema/openapi.json", "/api/games", "/")
        while True:
            await self.ask("GET", random.choice(paths))

    async def bots(self) -> None:
        new = {"game": "dungeon-lords", "preset": "full", "seats": ["me", *["bot:greedy"] * 3]}
        made = [await self.surely("POST", "/api/tables", new, "bot table") for _ in range(BOT_TABLES // AT_ONCE)]
        while True:
            for table in made:
                await self.answer(f"/api/tables/{table['id']}", "bots: answer")

    async def chats(self) -> None:
        new = {"game": "dungeon-lords", "preset": "full", "seats": ["me", "open"], "chat": True}
        made = await self.surely("POST", "/api/tables", new, "chat table")
        while True:
            await self.ask("POST", f"/api/tables/{made['id']}/chat", {"text": "x" * 290}, "chat")


async def worst(port: int, seconds: float) -> dict[str, Any]:
    """Do the worst for some seconds; how often each kind of request was answered with each status."""
    guest = Worst(port, await sign_in(port))
    print("ready", flush=True)
    kinds: list[Callable[[], Awaitable[None]]] = [
        guest.replays, guest.uploads, guest.undos, guest.reads, guest.bots, guest.chats
    ]  # fmt: skip
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*[kind() for kind in kinds for _ in range(AT_ONCE)])
    return {"requests": dict(sorted(guest.statuses.items()))}


def main() -> None:
    """Play the part that the command line names."""
    part, port, seconds = sys.argv[1:]
    run = {"quiet": quiet, "worst": worst}[part]
    print(json.dumps(asyncio.run(run(int(port), float(seconds)))))


if __name__ == "__main__":
    main()
