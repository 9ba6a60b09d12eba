"""The verb of attachments: what they may go under (DN-10.4). `playing` puts them there."""

from __future__ import annotations

from undercroft.dungeoneer.asking.scene import Scene, Verb
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.cards import Card
from undercroft.dungeoneer.deeds.playing import hosts


class Attach(Verb):
    """Lie under another card, which must be there."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        assert isinstance(self.source, Card)
        return bool(hosts(state, seat, self.source))

    def do(self, state: Position, scene: Scene) -> None:
        """Do nothing: the card is already attached."""
