"""Read and write people, their guests, sessions, credentials and proofs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Executable, FromClause, delete, exists, insert, or_, select, update

from undercroft.server.protocol.api_errors import ApiError
from undercroft.server.storage.database_schema import (
    CHANNELS,
    CREDENTIALS,
    DUE,
    MUTES,
    NOTICE_CHOICES,
    NOTICES,
    PEOPLE,
    PERSON_GUESTS,
    PROOFS,
    SESSIONS,
)
from undercroft.server.storage.stored_rows import Row, StoredRows
from undercroft.server.storage.writing.due_rows import DELETION, DIGEST, NOTICE

CODE: Final = "code"
PASSKEY: Final = "passkey"
MAILBOX: Final = "mail"
OPENID: Final = "openid"
"""The kinds of credentials."""


class SignedIn(NamedTuple):
    """A session that has not ended.

    Attributes:
        hash: the hash of its token.
        person: who is signed in.
        guest: the guest that the browser is meanwhile.
        seen: when it was used last, in seconds since 1970, to the hour.
    """

    hash: str
    person: str
    guest: str
    seen: float


class UsableWays(NamedTuple):
    """Which credentials sign somebody in at this server, as it is set up now.

    Attributes:
        mail: whether it can send mail.
        issuer: the other service that it knows; empty if there is none.
    """

    mail: bool
    issuer: str

    def has(self, way: Row) -> bool:
        """Return whether a credential is one of them."""
        kind = way["kind"]
        if kind == OPENID:
            return bool(self.issuer) and way["value"] == self.issuer
        return bool(self.mail or kind != MAILBOX)

    def condition(self, ways: FromClause) -> ColumnElement[bool]:
        """Return the same as a condition on the rows of `CREDENTIALS`, or of an alias of it."""
        kind = ways.c.kind
        kinds = (PASSKEY, CODE, MAILBOX) if self.mail else (PASSKEY, CODE)
        return or_(kind.in_(kinds), (kind == OPENID) & (ways.c.value == self.issuer) & (ways.c.value != ""))


class StoredPeople(StoredRows):
    """What the database knows of people. Reads raise `NotRead` where they fail, writes `NotStored`."""

    # Names and people

    async def has_name(self, key: str, person: str | None = None) -> bool:
        """Return whether somebody other than `person` has a name with this key."""
        return bool(
            await self._rows(select(PEOPLE.c.id).where(PEOPLE.c.name_key == key, PEOPLE.c.id != (person or "")))
        )

    async def person(self, person: str) -> Row | None:
        """Read a person's own row; None if there is no such person."""
        rows = await self._rows(select(PEOPLE).where(PEOPLE.c.id == person))
        return rows[0] if rows else None

    async def add(self, person: Row, guest: Row, session: Row, credentials: Sequence[Row]) -> None:
        """Add a person with one guest, who is signed in, and the ways to sign in again.

        Raises:
            Taken: somebody else has the name or a passkey, or the guest belongs to a person already.
        """
        rows = ((PEOPLE, person), (PERSON_GUESTS, guest), (SESSIONS, session), *[(CREDENTIALS, c) for c in credentials])
        await self._write(*[insert(table).values(**row) for table, row in rows])

    async def rename(self, person: str, name: str, key: str) -> None:
        """Give a person another name.

        Raises:
            Taken: somebody else has it.
        """
        await self._write(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name, name_key=key))

    async def remove(self, person: str) -> None:
        """Delete all that is stored of a person apart from tables. The guests are nobody's again."""
        channels = select(CHANNELS.c.id).where(CHANNELS.c.person == person)
        notices = select(NOTICES.c.id).where(NOTICES.c.channel.in_(channels))
        parts = (PERSON_GUESTS, SESSIONS, CREDENTIALS, CHANNELS, NOTICE_CHOICES, MUTES)
        await self._write(
            delete(DUE).where(DUE.c.kind == NOTICE, DUE.c.table_id.in_(notices)),
            delete(DUE).where(DUE.c.kind == DIGEST, DUE.c.table_id.in_(channels)),
            delete(NOTICES).where(NOTICES.c.channel.in_(channels)),
            delete(PROOFS).where(PROOFS.c.value.contains(person)),
            *[delete(part).where(part.c.person == person) for part in parts],
            delete(PEOPLE).where(PEOPLE.c.id == person),
        )

    # Deletion, with time to change one's mind

    async def ask_deletion(self, person: str, ends: float, now: float, *told: Executable) -> float:
        """Note that a person wants to be deleted, and end all sessions and what is about to become one.

        Args:
            person: the person.
            ends: when it is to be done, in seconds since 1970; if the person has asked before, that holds.
            now: the time.
            *told: the statements that tell the person.

        Returns:
            When it will be done.
        """
        mine = (DUE.c.kind == DELETION) & (DUE.c.table_id == person)
        await self._write(
            update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.ends.is_(None)).values(ends=ends),
            delete(SESSIONS).where(SESSIONS.c.person == person),
            delete(PROOFS).where(PROOFS.c.value.contains(person)),
            delete(DUE).where(mine),
            insert(DUE).values(kind=DELETION, table_id=person, at=now, tries=0),
            *told,
        )
        row = await self.person(person)
        return ends if row is None or row["ends"] is None else float(row["ends"])

    async def take_back_deletion(self, person: str, now: float) -> bool:
        """Note that a person does not want to be deleted any more; return whether there was still time for that."""
        asked = (PEOPLE.c.id == person) & (PEOPLE.c.ends > now)
        mine = (DUE.c.kind == DELETION) & (DUE.c.table_id == person)
        async with self._transaction() as connection:
            taken = (await connection.execute(update(PEOPLE).where(asked).values(ends=None))).rowcount == 1
            if taken:
                await connection.execute(delete(DUE).where(mine))
                await connection.execute(insert(DUE).values(kind=DELETION, table_id=person, at=now, tries=0))
        return taken

    async def begin_deletion(self, person: str, now: float) -> bool:
        """Note that a person is being deleted, which cannot be taken back; return False if it has been just before."""
        asked = (PEOPLE.c.id == person) & (PEOPLE.c.ends <= now)
        return (await self._write(update(PEOPLE).where(asked).values(ends=0.0)))[0] == 1

    # Guests

    async def person_of(self, guest: str) -> str | None:
        """Return the person to whom a guest belongs; None if to nobody."""
        rows = await self._rows(select(PERSON_GUESTS.c.person).where(PERSON_GUESTS.c.guest == guest))
        return rows[0]["person"] if rows else None

    async def guests_of(self, person: str) -> list[Row]:
        """Read the guests of a person, the first one first."""
        mine = select(PERSON_GUESTS).where(PERSON_GUESTS.c.person == person)
        return await self._rows(mine.order_by(PERSON_GUESTS.c.since, PERSON_GUESTS.c.guest))

    async def join(self, person: str, guest: str, now: float) -> None:
        """Add a guest to a person.

        Raises:
            Taken: the guest belongs to a person already.
        """
        await self._write(insert(PERSON_GUESTS).values(guest=guest, person=person, since=now))

    # Sessions

    async def session(self, token_hash: str, now: float) -> SignedIn | None:
        """Read a session that has not ended; None if there is none."""
        query = select(SESSIONS).where(SESSIONS.c.hash == token_hash, SESSIONS.c.until > now)
        rows = await self._rows(query)
        return SignedIn(*[rows[0][name] for name in SignedIn._fields]) if rows else None

    async def sessions_of(self, person: str, now: float) -> list[Row]:
        """Read the sessions of a person that have not ended, the one that was used last first."""
        mine = select(SESSIONS).where(SESSIONS.c.person == person, SESSIONS.c.until > now)
        return await self._rows(mine.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.made.desc()))

    async def sign_in(self, session: Row, guest: Row | None, *told: Executable) -> None:
        """Add a session, and its guest to its person where that is one more; carry out what tells its person.

        Raises:
            Taken: the guest belongs to a person already.
        """
        more = [] if guest is None else [insert(PERSON_GUESTS).values(**guest)]
        await self._write(*more, insert(SESSIONS).values(**session), *told)

    async def see(self, token_hash: str, seen: float, until: float) -> None:
        """Note that a session is in use, and when it ends otherwise."""
        await self._write(update(SESSIONS).where(SESSIONS.c.hash == token_hash).values(seen=seen, until=until))

    async def has_proved(self, token_hash: str, since: float) -> bool:
        """Return whether somebody has shown since a moment, in a session, that it is still them."""
        mine = (SESSIONS.c.hash == token_hash, SESSIONS.c.proved >= since)
        return bool(await self._rows(select(SESSIONS.c.hash).where(*mine)))

    async def renew_session(self, token_hash: str, renewed: str, now: float) -> None:
        """Note that somebody has shown that it is still them, in a session that has another token from now on."""
        mine = SESSIONS.c.hash == token_hash
        await self._write(update(SESSIONS).where(mine).values(hash=renewed, proved=now, seen=now))

    async def end_session(self, token_hash: str) -> None:
        """End a session."""
        await self._write(delete(SESSIONS).where(SESSIONS.c.hash == token_hash))

    async def end_device(self, person: str, token_hash: str, purposes: Sequence[str]) -> None:
        """End a session of a person, and delete the challenges for some purposes, which it may have made."""
        made = delete(PROOFS).where(PROOFS.c.purpose.in_(purposes), PROOFS.c.value == person)
        await self._write(delete(SESSIONS).where(SESSIONS.c.hash == token_hash), made)

    # Ways to sign in

    async def credential(self, name: str, kind: str) -> Row | None:
        """Read a credential; None if there is none."""
        rows = await self._rows(select(CREDENTIALS).where(CREDENTIALS.c.id == name, CREDENTIALS.c.kind == kind))
        return rows[0] if rows else None

    async def credentials_of(self, person: str) -> list[Row]:
        """Read the credentials of a person, the oldest first."""
        mine = select(CREDENTIALS).where(CREDENTIALS.c.person == person)
        return await self._rows(mine.order_by(CREDENTIALS.c.made, CREDENTIALS.c.id))

    async def add_credential(self, credential: Row, *told: Executable) -> None:
        """Add a credential, and carry out the statements that tell its owner.

        Raises:
            Taken: it is known already.
        """
        await self._write(insert(CREDENTIALS).values(**credential), *told)

    async def use_credential(self, name: str, counter: int, now: float) -> bool:
        """Note that a credential has been used, unless its counter shows that a copy of it has been used meanwhile."""
        mine = update(CREDENTIALS).where(CREDENTIALS.c.id == name, CREDENTIALS.c.counter <= counter)
        return (await self._write(mine.values(counter=counter, used=now)))[0] == 1

    async def remove_credential(
        self, person: str, name: str, *told: Executable, unless_last_of: UsableWays | None = None
    ) -> None:
        """Delete a credential of a person, if there is such a one, and carry out what tells its owner.

        Args:
            person: the person.
            name: the id of the credential.
            *told: the statements that tell its owner.
            unless_last_of: of which credentials another one has to be left; None if none need be.

        Raises:
            ApiError: there is no other one.
        """
        mine = (CREDENTIALS.c.person == person) & (CREDENTIALS.c.id == name)
        gone = delete(CREDENTIALS).where(mine)
        if unless_last_of is not None:
            others = CREDENTIALS.alias()
            left = select(others.c.id).where(others.c.person == person, others.c.id != name)
            gone = gone.where(exists(left.where(unless_last_of.condition(others))))
        async with self._transaction() as connection:
            await connection.execute(_lock(person))  # or two removals would each see what the other removes
            if (await connection.execute(gone)).rowcount != 1:
                if (await connection.execute(select(CREDENTIALS.c.id).where(mine))).first() is not None:
                    raise ApiError("last-way", "this is the last way to sign in; it is deleted with last=true", 409)
                return  # it has been removed meanwhile
            for statement in told:
                await connection.execute(statement)

    async def replace_code(self, person: str, code: Row, *told: Executable) -> None:
        """Put a new recovery code in the place of the old one, and carry out the statements that tell its owner."""
        old = delete(CREDENTIALS).where(CREDENTIALS.c.person == person, CREDENTIALS.c.kind == CODE)
        await self._write(old, insert(CREDENTIALS).values(**code), *told)

    # Proofs

    async def add_proof(self, proof: Row, now: float) -> None:
        """Keep a challenge until it is answered; those whose time is over are deleted."""
        await self._write(delete(PROOFS).where(PROOFS.c.until <= now), insert(PROOFS).values(**proof))

    async def proof(self, proof_hash: str, purpose: str, now: float) -> str | None:
        """Return whom a challenge was made for that waits to be answered; None if there is none."""
        mine = (PROOFS.c.hash == proof_hash, PROOFS.c.purpose == purpose, PROOFS.c.until > now)
        rows = await self._rows(select(PROOFS.c.value).where(*mine))
        return str(rows[0]["value"]) if rows else None

    async def settle_proof(self, proof_hash: str, purpose: str, now: float, settled: str, value: str) -> bool:
        """Give a challenge that waits another purpose and value, in one step; return whether there was one."""
        mine = (PROOFS.c.hash == proof_hash, PROOFS.c.purpose == purpose, PROOFS.c.until > now)
        [changed] = await self._write(update(PROOFS).where(*mine).values(purpose=settled, value=value))
        return changed == 1

    async def take_proof(self, proof_hash: str, purpose: str, now: float) -> str | None:
        """Delete a challenge that is being answered, and return whom it was for; None if there is none: not twice."""
        rows = await self._rows(select(PROOFS).where(PROOFS.c.hash == proof_hash, PROOFS.c.purpose == purpose))
        [taken] = await self._write(delete(PROOFS).where(PROOFS.c.hash == proof_hash, PROOFS.c.purpose == purpose))
        return str(rows[0]["value"]) if rows and taken == 1 and rows[0]["until"] > now else None

    async def withdraw_proofs(self, person: str, purpose: str) -> None:
        """Delete the challenges that were made for a person and a purpose."""
        await self._write(delete(PROOFS).where(PROOFS.c.purpose == purpose, PROOFS.c.value == person))

    async def replace_proof_of(self, person: str, proof: Row, now: float) -> None:
        """Keep a challenge in the place of those of a person for the same purpose; those whose time is over go."""
        same = (PROOFS.c.purpose == proof["purpose"]) & (PROOFS.c.value == person)
        old = delete(PROOFS).where((PROOFS.c.until <= now) | same)
        await self._write(_lock(person), old, insert(PROOFS).values(**proof, value=person))

    async def replace_proof(self, proof: Row, now: float) -> None:
        """Keep a challenge in the place of the one with the same hash; those whose time is over are deleted."""
        old = delete(PROOFS).where((PROOFS.c.until <= now) | (PROOFS.c.hash == proof["hash"]))
        await self._write(old, insert(PROOFS).values(**proof))

    async def try_proof(self, proof_hash: str, purpose: str, most: int, now: float) -> str | None:
        """Count an answer to a challenge, and return what it was made for; None if there is none, or there have been
        too many answers.
        """
        known = (PROOFS.c.hash == proof_hash) & (PROOFS.c.purpose == purpose) & (PROOFS.c.until > now)
        counted = update(PROOFS).where(known, PROOFS.c.tries < most).values(tries=PROOFS.c.tries + 1)
        if (await self._write(counted))[0] != 1:
            return None
        rows = await self._rows(select(PROOFS.c.value).where(known))
        return str(rows[0]["value"]) if rows else None


def _lock(person: str) -> Executable:
    """Return the statement by which another transaction that begins with it waits for the end of this one."""
    return update(PEOPLE).where(PEOPLE.c.id == person).values(name=PEOPLE.c.name)
