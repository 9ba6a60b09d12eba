"""The verb of attachments: what they may go under (DN-10.4). `playing` puts them there."""

from __future__ import annotations

from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import Card
from undercroft.dungeoneer.rules.deeds.playing.playing_cards import hosts
from undercroft.dungeoneer.rules.questions.effect_frames import Scene, Verb


class Attach(Verb):
    """Lie under another card, which must be there."""

    __slots__ = ()

    def can(self, state: Position, seat: int) -> bool:
        assert isinstance(self.source, Card)
        return bool(hosts(state, seat, self.source))

    def do(self, state: Position, scene: Scene) -> None:
        """Do nothing: the card is already attached."""
