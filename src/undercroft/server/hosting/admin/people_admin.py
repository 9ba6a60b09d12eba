"""List and rename people who keep their games, sign them out everywhere, and delete them."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.kernel.base.errors import OptionError
from undercroft.server.services.people.stored_people import PASSKEY, StoredPeople
from undercroft.server.services.people.unique_names import clean_name, name_key, name_problem
from undercroft.server.storage.database_schema import CREDENTIALS, PEOPLE, PERSON_GUESTS, PROOFS, SESSIONS
from undercroft.server.storage.stored_rows import Taken


class PersonSummary(msgspec.Struct, frozen=True):
    """A person as the list shows it: nothing that would sign anybody in, and no guests.

    Attributes:
        name: the person's name.
        guests: as how many guests the person has played.
        passkeys: how many passkeys there are.
        sessions: in how many browsers the person is signed in.
        made: since when games are kept, in seconds since 1970.
        seen: when the person was here last, to the hour; None if signed out everywhere.
    """

    name: str
    guests: int
    passkeys: int
    sessions: int
    made: float
    seen: float | None


async def list_people(engine: AsyncEngine) -> list[PersonSummary]:
    """Return all people, by name."""
    guests = select(func.count()).where(PERSON_GUESTS.c.person == PEOPLE.c.id).scalar_subquery()
    keys = select(func.count()).where(CREDENTIALS.c.person == PEOPLE.c.id, CREDENTIALS.c.kind == PASSKEY)
    valid = (SESSIONS.c.person == PEOPLE.c.id) & (SESSIONS.c.until > time.time())
    sessions = select(func.count()).where(valid).scalar_subquery()
    seen = select(func.max(SESSIONS.c.seen)).where(valid).scalar_subquery()
    query = select(PEOPLE.c.name, guests, keys.scalar_subquery(), sessions, PEOPLE.c.made, seen)
    async with engine.connect() as connection:
        return [PersonSummary(*row) for row in await connection.execute(query.order_by(PEOPLE.c.name))]


async def rename(engine: AsyncEngine, name: str, wanted: str) -> str:
    """Give a person another name, and return it as it is stored.

    Args:
        engine: the database.
        name: the person's name, or one that looks like it.
        wanted: the other name.

    Raises:
        OptionError: there is no such person, or the name cannot be had.
    """
    [person] = await _people(engine, [name])
    clean = clean_name(wanted)
    problem = name_problem(clean)
    try:
        if problem is None:
            await StoredPeople(engine).rename(person, clean, name_key(clean))
    except Taken:
        problem = "name-taken"
    if problem is not None:
        raise OptionError(f"nobody can have the name {wanted!r}: {problem}")
    return clean


async def withdraw(engine: AsyncEngine, names: Sequence[str]) -> int:
    """End all sessions of some people, and codes that would begin one; return how many sessions these were.

    They can sign in again.

    Raises:
        OptionError: one of them does not exist; then nothing is changed.
    """
    people = await _people(engine, names)
    async with engine.begin() as connection:
        for person in people:
            await connection.execute(delete(PROOFS).where(PROOFS.c.value.contains(person)))
        return (await connection.execute(delete(SESSIONS).where(SESSIONS.c.person.in_(people)))).rowcount


async def remove(engine: AsyncEngine, names: Sequence[str]) -> int:
    """Delete people: their names, sessions and ways to sign in; return how many these were.

    Their tables stay, and each browser that a seat was taken in has it as a guest again.

    Raises:
        OptionError: one of them does not exist; then nothing is changed.
    """
    people = await _people(engine, names)
    for person in people:
        await StoredPeople(engine).remove(person)
    return len(people)


async def _people(engine: AsyncEngine, names: Sequence[str]) -> list[str]:
    """Return the ids of the people who have these names, each once."""
    keys = {name_key(name): name for name in names}
    query = select(PEOPLE.c.name_key, PEOPLE.c.id).where(PEOPLE.c.name_key.in_(keys))
    async with engine.connect() as connection:
        found = {row[0]: str(row[1]) for row in await connection.execute(query)}
    for key, name in keys.items():
        if key not in found:
            raise OptionError(f"there is nobody called {name!r}; 'undercroft admin people list' names them all")
    return list(found.values())
