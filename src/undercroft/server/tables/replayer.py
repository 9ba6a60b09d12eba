"""Any position of a finished game, quickly: some are kept, and played on from."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from undercroft.kernel.events import Event
from undercroft.kernel.match import Match
from undercroft.kernel.state import State

EVERY: Final = 20
KEPT: Final = 16
"""So many games at once."""


class Replayer:
    """Positions of finished games."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, dict[int, State]] = OrderedDict()

    def position(self, table_id: str, match: Match, to: int) -> State:
        """The position after so many answers of a game that is over."""
        kept = self._kept.pop(table_id, None)
        if kept is None:
            kept = _positions(match)
        self._kept[table_id] = kept
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        start = to - to % EVERY
        state = kept[start].clone()
        for seat, text in match.record.moves[start:to]:
            state.play(seat, match.game.vocabulary.parse(text))
        return state

    @staticmethod
    def events(match: Match, to: int) -> list[Event]:
        """What the answer that led there caused."""
        return match.events[to - 1] if to else match.prelude


def _positions(match: Match) -> dict[int, State]:
    header = match.record.header
    state: Any
    if header.position is not None:
        state = match.game.set_up_position(header.position, header.seed)
        state.run()
    else:
        state = match.game.new(header.seats, match.options, header.seed)
    kept: dict[int, State] = {0: state.clone()}
    for i, (seat, text) in enumerate(match.record.moves, start=1):
        state.play(seat, match.game.vocabulary.parse(text))
        if i % EVERY == 0:
            kept[i] = state.clone()
    return kept
