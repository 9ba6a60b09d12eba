"""Events: what happened, typed, each with its audience.

The log, animation, statistics and replay are built from them. A state makes events only while somebody
listens; search runs without them.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened in a game.

    Fields named ``seat`` hold seats, strings are ids of content or of words in the locale files, and all other
    ints are numbers.
    """

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event as this seat (None: a spectator) may see it; None if the seat must not learn of it at
        all.
        """
        return self

    def encoded(self) -> msgspec.Raw:
        """Return the event as JSON."""
        return msgspec.Raw(msgspec.json.encode(self))

    @property
    def kind(self) -> str:
        """The name of the event in the locale files, after ``event-``."""
        tag = type(self).__struct_config__.tag
        return str(tag)

    def args(self) -> dict[str, Any]:
        """Return all fields, by name."""
        return {name: getattr(self, name) for name in self.__struct_fields__}
