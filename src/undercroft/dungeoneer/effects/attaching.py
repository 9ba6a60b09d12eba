"""The verb of attachments: what they may go under (DN-10.4). Where they lie is `playing`'s business."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.dungeoneer.cards import Card
from undercroft.dungeoneer.effects.verb import Scene, Verb
from undercroft.dungeoneer.playing import hosts

if TYPE_CHECKING:
    from undercroft.dungeoneer.state import DungeoneerState


class Attach(Verb):
    """Needs a host."""

    __slots__ = ()

    def can(self, state: DungeoneerState, seat: int) -> bool:
        assert isinstance(self.source, Card)
        return bool(hosts(state, seat, self.source))

    def do(self, state: DungeoneerState, scene: Scene) -> None:
        """Nothing: the card lies already."""
