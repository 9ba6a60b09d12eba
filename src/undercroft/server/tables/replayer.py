"""Any position of a finished game, quickly: some are kept, and the others are played from those."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import msgspec

from undercroft.kernel.events import Event
from undercroft.kernel.game import Summary
from undercroft.kernel.match import Match
from undercroft.kernel.state import State

EVERY: Final = 20
"""How many answers lie between two kept positions."""

KEPT: Final = 16
"""The most games whose positions are kept."""


class Moment(msgspec.Struct, frozen=True):
    """How a game stood at the beginning of a chapter or at the end, after `number` answers."""

    number: int
    chapter: dict[str, int | str]
    seats: tuple[dict[str, int], ...]


class Replayer:
    """Positions of finished games; those of the games asked for last are kept."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[dict[int, State], list[Moment]]] = OrderedDict()

    def position(self, table_id: str, match: Match, to: int) -> State:
        """Return the position of a finished game after `to` answers, which the caller may change."""
        start = to - to % EVERY
        state = self._played(table_id, match)[0][start].clone()
        for seat, text in match.record.moves[start:to]:
            state.play(seat, match.game.vocabulary.parse(text))
        return state

    def history(self, table_id: str, match: Match) -> list[Moment]:
        """Return how a finished game went: each chapter's beginning, and the end."""
        return self._played(table_id, match)[1]

    def _played(self, table_id: str, match: Match) -> tuple[dict[int, State], list[Moment]]:
        kept = self._kept.pop(table_id, None)
        if kept is None:
            kept = _play(match)
        self._kept[table_id] = kept
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept

    @staticmethod
    def events(match: Match, to: int) -> list[Event]:
        """Return the events of the answer that led to position `to`; of the set-up for position 0."""
        return match.events[to - 1] if to else match.prelude


def _play(match: Match) -> tuple[dict[int, State], list[Moment]]:
    header = match.record.header
    state: Any
    if header.position is not None:
        state = match.game.set_up_position(header.position, header.seed)
        state.run()
    else:
        state = match.game.new(header.seats, match.options, header.seed)
    kept: dict[int, State] = {0: state.clone()}
    moments: list[Moment] = []
    _note(moments, 0, match.game.summary(state))
    for i, (seat, text) in enumerate(match.record.moves, start=1):
        state.play(seat, match.game.vocabulary.parse(text))
        if i % EVERY == 0:
            kept[i] = state.clone()
        _note(moments, i, match.game.summary(state), state.is_terminal)
    return kept, moments


def _note(moments: list[Moment], number: int, summary: Summary | None, always: bool = False) -> None:
    if summary is not None and (always or not moments or moments[-1].chapter != summary.chapter):
        moments.append(Moment(number, summary.chapter, summary.seats))
