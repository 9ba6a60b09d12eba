"""The verb of attachments: what they may go under (DN-10.4). Where they lie is `playing`'s business."""

from __future__ import annotations

from undercroft.dungeoneer.asking.scene import Scene, Verb
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.cards import Card
from undercroft.dungeoneer.deeds.playing import hosts


class Attach(Verb):
    """Needs a host."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        assert isinstance(self.source, Card)
        return bool(hosts(state, seat, self.source))

    def do(self, state: Position, scene: Scene) -> None:
        """Nothing: the card lies already."""
