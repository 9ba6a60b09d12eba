"""A table of ours, as the load process plays at it."""

from __future__ import annotations

import random
import time

import msgspec
from seats import SEATS, Counts, Table
from sockets import Socket, ask

from undercroft.dungeonlords import GAME
from undercroft.kernel.match import Match
from undercroft.kernel.state import State

CHANGES = {"X-Undercroft": "1"}


class Message(msgspec.Struct):
    """What a load wants to know of any message."""

    type: str
    number: int = 0
    look: int | None = None


READER = msgspec.json.Decoder(Message)


async def sign_in(port: int) -> str:
    """The cookie of a new guest."""
    headers, _ = await ask(port, "GET", "/api/games")
    return headers["set-cookie"].partition(";")[0]


def answer_at_random(state: State) -> tuple[int, str]:
    """A seat that is asked, and a legal answer."""
    seat = random.choice(state.to_act)
    return seat, random.choice(state.legal_actions(seat)).text


class OurTable(Table):
    """One guest owns all seats. The load follows the game itself, so it knows what is legal without looking from the
    seat that is asked: a table has as many sockets as it should have viewers, each looking from a seat of its own."""

    def __init__(self, counts: Counts, pause: float, viewers: int, port: int, cookie: str) -> None:
        self.port = port
        self.cookie = cookie
        super().__init__(counts, pause, viewers)

    async def open(self, fresh: bool = False) -> None:
        match = Match.start(GAME, SEATS, GAME.preset("full"), str(random.random()))
        if not fresh:  # somewhere in the middle of a game
            while not match.state.is_terminal:
                match.apply(*answer_at_random(match.state))
            match.rewind(random.randrange(len(match.record.moves) - 1))
        self._state = match.state
        path = f"/api/records?seats={','.join(['me', *['hotseat:'] * (SEATS - 1)])}"
        headers = {**CHANGES, "Cookie": self.cookie}
        _, made = await ask(self.port, "POST", path, match.record.to_text().encode(), headers)
        self.id = msgspec.json.decode(made)["id"]
        for seat in range(self.viewers):
            path = f"/api/tables/{self.id}/live"
            hear = self.listener(seat)
            self.sockets.append(await Socket.open(self.port, path, hear, self.lost, self.cookie))
            self.sockets[-1].send(msgspec.json.encode({"type": "hello", "since": 0, "look": seat}))

    def hear(self, socket: Socket, viewer: int, data: bytes) -> None:
        message = READER.decode(data)
        if message.type == "table":
            if message.look == viewer:  # else it is from before the hello
                self.heard(viewer, message.number, len(data))
        elif message.type == "done":
            self.acknowledged = time.perf_counter() - self.sent
            self.settle()
        elif message.type == "refused":
            self.refused()

    def answer(self) -> tuple[int, bytes]:
        state = self._state
        number = state.settled
        seat, action = answer_at_random(state)
        state.play(seat, GAME.vocabulary.parse(action))
        message = {"type": "answer", "id": self.number, "seat": seat, "decision": number, "action": action}
        return seat % self.viewers, msgspec.json.encode(message)

    def finished(self) -> bool:
        return self._state.is_terminal
