"""A table of the floor (`floor.py`), as the load process plays at it."""

from __future__ import annotations

import msgspec
from ours import READER
from seats import SEATS, Counts, Table
from sockets import Socket

ANSWER = {"type": "answer", "decision": 1, "action": "dig 3,1"}


class BareTable(Table):
    """A table that takes every answer. Its sockets are sent the same."""

    made = 0

    def __init__(self, counts: Counts, pause: float, viewers: int, port: int) -> None:
        self.port = port
        super().__init__(counts, pause, viewers)

    async def open(self, fresh: bool = False) -> None:
        BareTable.made += 1
        self.id = f"table{BareTable.made}"
        for viewer in range(self.viewers):
            self.sockets.append(await Socket.open(self.port, f"/{self.id}", self.listener(viewer), self.lost))

    def hear(self, socket: Socket, viewer: int, data: bytes) -> None:
        message = READER.decode(data)
        number = message.answers()
        if number is not None:
            self.heard(viewer, number, len(data))
        elif message.type == "done":
            self.done()

    def answer(self) -> tuple[int, bytes]:
        seat = self.number % SEATS
        return seat % self.viewers, msgspec.json.encode({**ANSWER, "id": self.number, "seat": seat})

    def finished(self) -> bool:
        return False
