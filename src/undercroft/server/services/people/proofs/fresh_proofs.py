"""People who change how they sign in show first that it is still them: a session that was stolen is not enough.

A proof is a passkey, a recovery code or a code by mail. It counts for some minutes, in the browser where it was given,
whose cookie is replaced at the same time: a copy of the old one is of no use from then on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.protocol.session_cookies import token_hash
from undercroft.server.services.people.identities import Identities, Identity, person_of
from undercroft.server.services.people.stored_people import StoredPeople

PROOF_SECONDS: Final = 600.0
"""For how long a proof counts."""


class FreshProofs:
    """Takes proofs, and knows when the last one was given.

    Args:
        people: what is stored of people.
        identities: who has to learn of another cookie.
        wall: tells the time in seconds since 1970.
        new_token: makes the token of a session.
    """

    def __init__(
        self,
        people: StoredPeople,
        identities: Identities,
        wall: Callable[[], float],
        new_token: Callable[[], str],
    ) -> None:
        self._people = people
        self._identities = identities
        self._wall = wall
        self._new_token = new_token

    async def require(self, identity: Identity) -> str:
        """Return the person who is signed in, if they have given a proof a short while ago.

        Raises:
            ApiError: nobody is signed in, or there was no such proof (``proof``).
        """
        person = person_of(identity)
        if not await self._people.has_proved(identity.session, self._wall() - PROOF_SECONDS):
            raise ApiError("proof", "show again that it is you, with POST /api/person/proof", 403)
        return person

    async def give(self, identity: Identity, owner: str) -> str:
        """Note a proof, and return the new token of the session; the old one no longer works.

        Args:
            identity: who is signed in.
            owner: whose passkey or code it was.

        Raises:
            ApiError: nobody is signed in, or it was somebody else's.
        """
        if owner != person_of(identity):
            raise ApiError("proof-other", "this belongs to somebody else", 403)
        token = self._new_token()
        await self._people.renew_session(identity.session, token_hash(token), self._wall())
        self._identities.forget()
        return token
