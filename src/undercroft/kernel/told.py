"""A match read from a chronicle, for those who show games: it needs no rules, and nothing can be played."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.chronicle import Chronicle, Told, reader
from undercroft.kernel.errors import RecordError
from undercroft.kernel.events import Event
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.state import State


class ToldEvent(Event, frozen=True):
    """An event of a chronicle. It has the kind and the arguments of the event that it tells."""

    told: Told
    data: msgspec.Raw

    @classmethod
    def of(cls, told: Told) -> ToldEvent:
        """Return the event as somebody who sees everything knows it."""
        return cls(told, told.event)

    def seen_by(self, seat: int | None) -> ToldEvent | None:
        seen = self.told.seen_by(seat)
        if seen is None or seen is self.told.event:
            return None if seen is None else self
        return ToldEvent(self.told, seen)

    def encoded(self) -> msgspec.Raw:
        return self.data

    @property
    def kind(self) -> str:
        return str(self._fields()["event"])

    def args(self) -> dict[str, Any]:
        return {name: value for name, value in self._fields().items() if name != "event"}

    def _fields(self) -> dict[str, Any]:
        fields: dict[str, Any] = msgspec.json.decode(self.data)
        return fields


def of_today(game: Game[Any], view: bytes) -> msgspec.Raw:
    """Return a view of a chronicle as JSON of today's type: fields that it did not have then get their defaults.

    Raises:
        RecordError: it is not a view of the game.
    """
    return msgspec.Raw(msgspec.json.encode(_read(game, view)))


def _read(game: Game[Any], view: bytes) -> Any:
    try:
        return msgspec.json.decode(view, type=game.view_class)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(f"a picture of the chronicle cannot be read: {error}") from None


class ToldState(State):
    """A position of a chronicle. It asks nothing, so for those who show it the game is over.

    Args:
        game: the game; its views need not have the same fields as then, if new ones have defaults.
        pictures: the view of each reader, as JSON.
        returns: the result of each seat.
        settled: how many answers led here.
    """

    __slots__ = ("_game", "_pictures", "_returns")

    def __init__(
        self, game: Game[Any], pictures: dict[str, msgspec.Raw], returns: tuple[float, ...], settled: int
    ) -> None:
        super().__init__(len(returns), settled, [], Chance.from_seed(""))
        self._game = game
        self._pictures = pictures
        self._returns = returns

    def returns(self) -> tuple[float, ...]:
        return self._returns

    def view(self, seat: int | None) -> Any:
        return _read(self._game, self._pictures[reader(seat)])


class ToldMatch(Match):
    """The match of a chronicle, at its end or at any of its positions.

    Args:
        game: the game.
        chronicle: the chronicle.
        to: the position, counted in answers; None for the last one.

    Raises:
        RecordError: the chronicle is damaged, or has no such position.
    """

    def __init__(self, game: Game[Any], chronicle: Chronicle, to: int | None = None) -> None:
        about = chronicle.about
        count = about.answers if to is None else to
        if not 0 <= count <= about.answers:
            raise RecordError(f"the chronicle has {about.answers} answers")
        self.game = game
        self.chronicle = chronicle
        self.record = chronicle.record
        self.options = None
        first, *answers = [[ToldEvent.of(told) for told in events] for events in chronicle.events()]
        self.prelude = list(first)
        self.events = [list(events) for events in answers[:count]]
        self._disclosed = [True] * len(self.record.moves)
        if to is None:
            pictures = about.ends
        else:
            readers = (*range(about.seats), None)
            pictures = {reader(one): msgspec.Raw(chronicle.views(one)[to]) for one in readers}
        self.state = ToldState(game, pictures, about.returns, count)

    def retelling(self, reader: int | None, answers: int) -> None:
        """Return None: a chronicle has no pictures of single events."""
