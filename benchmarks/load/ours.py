"""A table of our server, as the load process plays at it."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
from seats import SEATS, Counts, Table
from sockets import Socket, ask

from undercroft.dungeonlords import GAME
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record

GAMES = 40
CHANGES = {"X-Undercroft": "1"}


class Message(msgspec.Struct):
    """The parts of a message that the load needs."""

    type: str
    number: int = 0
    look: int | None = None
    changes: list[list[Any]] = []

    def answers(self) -> int | None:
        """How many answers the picture has now; None if it has as many as before."""
        return next((value for path, value, *_ in self.changes if path == "number"), None)


READER = msgspec.json.Decoder(Message)


async def sign_in(port: int) -> str:
    """Become a new guest; its cookie."""
    headers, _ = await ask(port, "GET", "/api/games")
    return headers["set-cookie"].partition(";")[0]


class Played(msgspec.Struct, gc=False):
    """A random game that was played beforehand, so that the load need not play by the rules during the measurement.

    Attributes:
        record: the record of the whole game.
        answers: for each answer its seat, its notation, and the number of the decision that it answers.
    """

    record: Record
    answers: list[tuple[int, str, int]]

    @classmethod
    def at_random(cls) -> Played:
        """Play a whole game at random."""
        match = Match.start(GAME, SEATS, GAME.preset("full"), str(random.random()))
        answers = []
        while not match.state.is_terminal:
            state = match.state
            seat = random.choice(state.to_act)
            action = random.choice(state.legal_actions(seat)).text
            answers.append((seat, action, state.settled))
            match.apply(seat, action)
        return cls(match.record, answers)

    def begun(self, answers: int) -> bytes:
        """The record of the game's first answers, as text."""
        record = Record(self.record.header)
        record.moves = self.record.moves[:answers]
        return record.to_text().encode()


@cache
def games() -> list[Played]:
    """The games that tables choose from."""
    return [Played.at_random() for _ in range(GAMES)]


class OurTable(Table):
    """A table where one guest has all seats.

    The load knows the answers beforehand, so it need not look from the seat that is asked: the table has as many
    sockets as it should have viewers, each looking from a different seat.
    """

    def __init__(self, counts: Counts, pause: float, viewers: int, port: int, cookie: str) -> None:
        self.port = port
        self.cookie = cookie
        super().__init__(counts, pause, viewers)

    async def open(self, fresh: bool = False) -> None:
        self._game = random.choice(games())
        self._given = 0 if fresh else random.randrange(len(self._game.answers) - 1)
        path = f"/api/records?seats={','.join(['me', *['hotseat:'] * (SEATS - 1)])}"
        headers = {**CHANGES, "Cookie": self.cookie}
        _, made = await ask(self.port, "POST", path, self._game.begun(self._given), headers)
        self.id = msgspec.json.decode(made)["id"]
        for seat in range(self.viewers):
            path = f"/api/tables/{self.id}/live"
            hear = self.listener(seat)
            self.sockets.append(await Socket.open(self.port, path, hear, self.lost, self.cookie))
            self.sockets[-1].send(msgspec.json.encode({"type": "hello", "since": 0, "look": seat}))

    def hear(self, socket: Socket, viewer: int, data: bytes) -> None:
        message = READER.decode(data)
        if message.type == "table":
            if message.look == viewer:  # otherwise the picture is older than the hello
                self.counts.wholes.append(len(data))
                self.heard(viewer, message.number, len(data))
        elif message.type == "story":
            number = message.answers()
            if number is not None:
                self.heard(viewer, number, len(data))
        elif message.type == "done":
            self.done()
        elif message.type == "refused":
            self.refused()

    def answer(self) -> tuple[int, bytes]:
        seat, action, number = self._game.answers[self._given]
        self._given += 1
        message = {"type": "answer", "id": self.number, "seat": seat, "decision": number, "action": action}
        return seat % self.viewers, msgspec.json.encode(message)

    def finished(self) -> bool:
        return self._given == len(self._game.answers)
