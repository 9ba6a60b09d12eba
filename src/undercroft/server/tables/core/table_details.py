"""What is known about a table, apart from its match."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.server.protocol.wire import Claim
from undercroft.server.storage.database_schema import STATUSES

OPEN_TABLE, PLAYING, FINISHED = STATUSES


class TableDetails(msgspec.Struct):
    """What is stored about a table, apart from its match.

    Attributes:
        host: the guest who created it.
        public: whether it is listed for everybody.
        chat: whether people may chat.
        lesson: the id of the lesson that it plays, if any.
        rematch: the id of the table where the same players play again.
        made: when it was created, in seconds since 1970.
        seed_known: whether somebody has chosen or seen its seed, which tells everything.
        pace: how many seconds people have for each answer, or with an increment, at first on their clocks; None for as
            long as they like.
        increment: how many seconds each answer adds to the clock of its seat; None if the seats have no clocks.
        days_off: the time zone by which weekends do not count for those who have not chosen one; None if they count.
        paused: since when no time runs, as its people have agreed; None if it runs.
        absent: the bot that answers for players who are away longer; None for the default answer.
        aids: whether the planner and hints may be used among several people.
        address: a keyed hash of the address where it was created.
        size: how many bytes it takes in the database, apart from its chronicle; None if that is not known.
    """

    host: str
    public: bool
    chat: bool
    lesson: str | None = None
    rematch: str | None = None
    made: float = 0.0
    seed_known: bool = False
    pace: int | None = None
    increment: int | None = None
    days_off: str | None = None
    paused: float | None = None
    absent: str | None = None
    aids: bool = False
    address: str | None = None
    size: int | None = None

    @classmethod
    def of_row(cls, row: dict[str, Any]) -> TableDetails:
        """Return the details in the row of a table.

        Raises:
            ValueError, LookupError: they cannot be read.
        """
        return msgspec.convert({name: row[name] for name in cls.__struct_fields__}, cls)

    def row(self, table_id: str) -> dict[str, Any]:
        """Return the values of a row for `SET_ABOUT`: who is the host, where from, and who may know what."""
        names = ("host", "public", "seed_known", "address")
        return {"id": table_id, **{name: getattr(self, name) for name in names}}


def row_size(text: str) -> int:
    """Return how many bytes a row of a table's log or chat takes, about."""
    return len(text.encode()) + 50


class Newcomer(msgspec.Struct):
    """Somebody who would like to take the seat of a person who has gone, and needs the consent of those at the table.

    Attributes:
        guest: the guest.
        claim: how the guest wants to appear.
        agreed: the guests who have agreed.
    """

    guest: str
    claim: Claim
    agreed: set[str]


class Consent(msgspec.Struct):
    """An undo that needs the consent of all people at the table.

    Attributes:
        seat: the seat whose answer is to be taken back.
        target: how many answers would be left.
        agreed: the guests who have agreed.
    """

    seat: int
    target: int
    agreed: set[str]


class PauseRequest(msgspec.Struct):
    """A pause that somebody has asked for; it stays as long as the pause lasts.

    Attributes:
        guest: the guest who has asked.
        agreed: the guests who have agreed, the one who has asked among them.
    """

    guest: str
    agreed: set[str]


class Requests(msgspec.Struct, omit_defaults=True):
    """What the people of a table ask of each other, until it is settled.

    Attributes:
        consent: the undo that is being asked for.
        wishes: what the guests want to become of a game that diverges (`changes.divergence`).
        newcomers: who waits for consent to take the seat of a person who has gone, by seat.
        declined: hashes of the guests to whom consent was refused.
        nudges: when the person of each seat was last reminded to answer, in seconds since 1970.
        pause: the pause that is being asked for, or has begun (`TableDetails.paused`).
    """

    consent: Consent | None = None
    wishes: dict[str, str] = {}
    newcomers: dict[int, Newcomer] = {}
    declined: set[str] = set()
    nudges: dict[int, float] = {}
    pause: PauseRequest | None = None

    def to_json(self) -> str | None:
        """Return what is stored of them; None if nothing is asked for.

        >>> Requests().to_json()
        >>> Requests(declined={"a"}).to_json()
        '{"declined":["a"]}'
        """
        text = msgspec.json.encode(self).decode()
        return None if text == "{}" else text

    @classmethod
    def of_json(cls, text: str | None) -> Requests:
        """Return the requests in a stored text.

        Raises:
            ValueError: it cannot be read.
        """
        return cls() if text is None else msgspec.json.decode(text, type=cls)
