"""What is to be said of a table besides its match."""

from __future__ import annotations

from typing import Final

import msgspec

OPEN_TABLE: Final = "open"
PLAYING: Final = "playing"
FINISHED: Final = "finished"


class About(msgspec.Struct):
    """What a table is, besides its match.

    Attributes:
        host: the guest who made it.
        public: whether it is listed for everybody.
        chat: whether people may chat.
        lesson: the lesson it plays, if it does.
        rematch: the table where the same people play on.
        made: when.
    """

    host: str
    public: bool
    chat: bool
    lesson: str | None = None
    rematch: str | None = None
    made: float = 0.0


class Consent(msgspec.Struct):
    """A wish to take back answers that the policy lets stand: the position wanted, and who agrees."""

    seat: int
    target: int
    agreed: set[str]
