"""Find out as which guest a browser acts: the guest of its cookie, or one of the person who is signed in there."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import Final, NamedTuple

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.protocol.session_cookies import YEAR, token_hash
from undercroft.server.services.people.stored_people import StoredPeople
from undercroft.server.storage.stored_tables import Store

BELIEVED: Final = 5.0
"""For how many seconds a node believes what it has read: a session that was ended at another node lives that long."""

REMEMBERED: Final = 20_000

HOUR: Final = 3600.0


class Identity(NamedTuple):
    """Who sends a request.

    Attributes:
        guest: the guest who acts; None if the server should give the browser a new one.
        person: the person who is signed in; None for a guest.
        session: the hash of the session's token; empty for a guest.
        guests: all guests of the person, or the one guest.
    """

    guest: str | None
    person: str | None = None
    session: str = ""
    guests: tuple[str, ...] = ()


NOBODY: Final = Identity(None)


def person_of(identity: Identity) -> str:
    """Return the person who sends a request.

    Raises:
        ApiError: nobody is signed in.
    """
    if identity.person is None:
        raise ApiError("signed-out", "nobody is signed in here", 403)
    return identity.person


def guest_of(identity: Identity) -> str:
    """Return the guest who sends a request.

    Raises:
        ApiError: the browser keeps no cookies.
    """
    if identity.guest is None:
        raise ApiError("forbidden", "this browser keeps no cookies", 403)
    return identity.guest


class Identities:
    """Resolves cookies.

    Args:
        people: what is stored of people.
        tables: what is stored of tables.
        wall: tells the time in seconds since 1970.
        clock: tells the time that a memory is old.
    """

    def __init__(
        self,
        people: StoredPeople,
        tables: Store,
        wall: Callable[[], float],
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._people = people
        self._tables = tables
        self._wall = wall
        self._clock = clock
        self._known: OrderedDict[tuple[str | None, str | None], tuple[float, Identity]] = OrderedDict()

    def forget(self) -> None:
        """Forget what has been read: somebody has signed in or out, or two guests have been joined."""
        self._known.clear()

    async def of(self, guest: str | None, token: str | None) -> Identity:
        """Return who sends a request with these cookies.

        Args:
            guest: the guest in the cookie of guests; None if it has none.
            token: the token in the cookie of sessions; None if it has none.

        Raises:
            NotRead: the database cannot be read.
        """
        if guest is None and token is None:
            return NOBODY
        now = self._clock()
        at, known = self._known.get((guest, token), (now - BELIEVED, NOBODY))
        if now - at < BELIEVED:
            return known
        known = await self._read(guest, token)
        self._known[guest, token] = now, known
        self._known.move_to_end((guest, token))
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return known

    async def _read(self, guest: str | None, token: str | None) -> Identity:
        if token is not None:
            now = self._wall()
            session = await self._people.session(token_hash(token), now)
            if session is not None:
                if now - session.seen > HOUR:
                    await self._people.see(session.hash, now, now + YEAR)
                guests = tuple([row["guest"] for row in await self._people.guests_of(session.person)])
                return Identity(session.guest, session.person, session.hash, guests)
        if guest is None or await self._people.person_of(guest) is not None:
            return NOBODY
        return Identity(guest, guests=(guest,))

    async def at_table(self, identity: Identity, table_id: str) -> str | None:
        """Return as which guest somebody acts at a table: of several, the browser's, or else the one who is there.

        Where two of a person's guests sit, the one that is asked comes first.
        """
        others = [guest for guest in identity.guests if guest != identity.guest]
        if not others:
            return identity.guest
        return await self._tables.guest_at(table_id, identity.guests, identity.guest)
