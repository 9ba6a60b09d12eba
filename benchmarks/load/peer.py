"""A match of boardgame.io, as the load process plays in it: first by its lobby, then by socket.io over a WebSocket."""

from __future__ import annotations

import random
import time

import msgspec
from seats import SEATS, Counts, Table
from sockets import Socket, ask

GAME = "yardstick"


class Context(msgspec.Struct):
    """Whose turn it is."""

    currentPlayer: str


class State(msgspec.Struct):
    """The parts of the peer's state that the load needs; `number` counts its changes."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Sync(msgspec.Struct):
    """The first picture that a socket gets."""

    state: State


class Operation(msgspec.Struct):
    """A change of the state, as JSON Patch has it."""

    path: str
    value: msgspec.Raw = msgspec.Raw(b"null")


PATCH = msgspec.json.Decoder(tuple[str, str, int, int, list[Operation], list[msgspec.Raw]])
UPDATE = msgspec.json.Decoder(tuple[str, str, State, list[msgspec.Raw]])
SYNC = msgspec.json.Decoder(tuple[str, str, Sync])


class PeerTable(Table):
    """A match of four players with credentials.

    It has as many sockets as it should have viewers, each a player's. The server accepts a move of any player, by any
    socket, with that player's credentials.
    """

    def __init__(self, counts: Counts, pause: float, viewers: int, port: int) -> None:
        self.port = port
        super().__init__(counts, pause, viewers)

    def forget(self) -> None:
        super().forget()
        self._context = Context("0")

    async def open(self, fresh: bool = False) -> None:
        _, made = await ask(self.port, "POST", f"/games/{GAME}/create", {"numPlayers": SEATS})
        self.id = msgspec.json.decode(made)["matchID"]
        self.credentials = []
        for seat in range(SEATS):
            body = {"playerID": str(seat), "playerName": "somebody"}
            _, joined = await ask(self.port, "POST", f"/games/{GAME}/{self.id}/join", body)
            self.credentials.append(msgspec.json.decode(joined)["playerCredentials"])
        for seat in range(self.viewers):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets.append(await Socket.open(self.port, path, self.listener(seat), self.lost))

    def hear(self, socket: Socket, viewer: int, data: bytes) -> None:
        if data.startswith(b"42"):
            body = data[data.index(b",") + 1 :]
            if body.startswith(b'["update"'):
                self._picture(viewer, UPDATE.decode(body)[2], len(data))
            elif body.startswith(b'["patch"'):
                _, _, _, number, operations, _ = PATCH.decode(body)
                turn = [operation.value for operation in operations if operation.path == "/ctx/currentPlayer"]
                context = Context(msgspec.json.decode(turn[0])) if turn else self._context
                self._picture(viewer, State(context, number), len(data))
            elif body.startswith(b'["sync"'):
                self._picture(viewer, SYNC.decode(body)[2].state, len(data))
        elif data.startswith(b"40"):  # the game's namespace has been joined
            socket.send(_emit("sync", self.id, str(viewer), self.credentials[viewer], SEATS))
        elif data.startswith(b"0"):  # engine.io is open
            socket.send(f"40/{GAME},".encode())
        elif data == b"2":  # ping
            socket.send(b"3")

    def _picture(self, viewer: int, state: State, size: int) -> None:
        if state.number > self.number and not self.acknowledged:
            self.acknowledged = time.perf_counter() - self.sent  # the peer has no other acknowledgement
        self._context = state.ctx
        self.heard(viewer, state.number, size)

    def answer(self) -> tuple[int, bytes]:
        player = self._context.currentPlayer
        credentials = self.credentials[int(player)]
        payload = {"type": "act", "args": [random.randrange(1000)], "playerID": player, "credentials": credentials}
        message = _emit("update", {"type": "MAKE_MOVE", "payload": payload}, self.number, self.id, player)
        return int(player) % self.viewers, message

    def finished(self) -> bool:
        return False


def _emit(*args: object) -> bytes:
    """The message of a socket.io event."""
    return f"42/{GAME},".encode() + msgspec.json.encode(args)
