"""Read tables, seats, answers and chat back."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Select, Text, cast, func, select

from undercroft.server.protocol.api_errors import NotOpened, NotRead, reading
from undercroft.server.storage.database_schema import (
    ACTIONS,
    CHAT,
    CHRONICLES,
    PEOPLE,
    PERSON_GUESTS,
    REVIEWS,
    SAVED_MATCHES,
    SEATS,
    STATUSES,
    TABLES,
)
from undercroft.server.storage.stored_rows import Row, StoredRows

_LOG: Final = msgspec.json.Decoder(list[tuple[int, int, str]])
"""Reads a log whose rows the database has gathered."""


class Store(StoredRows):
    """Reads the database; `writing.group_commit` writes it. Each method raises `NotRead` if that is impossible."""

    async def table(self, table_id: str, since: int = 0) -> tuple[Row, list[Row], list[Row]] | None:
        """Read a table's own row, its seats, and its log in order, or the rows of it from a number on.

        The table's own row is read first, so the rest is never older than its version.

        Returns:
            None if there is no such table.
        """
        tables, seats, actions = await self._all_rows(
            select(TABLES).where(TABLES.c.id == table_id),
            select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat),
            select(ACTIONS.c.number, ACTIONS.c.seat, ACTIONS.c.action)
            .where(ACTIONS.c.table_id == table_id, ACTIONS.c.number >= since)
            .order_by(ACTIONS.c.number),
        )
        return (tables[0], seats, actions) if tables else None

    async def loaded(self, table_id: str) -> tuple[Row, list[Row], list[Row], bytes | None] | None:
        """Read all that a table is loaded from: its own row, its seats, its log, and its saved match if it has one.

        A statement costs more than what it reads, so there are two of them, unless a row is damaged.

        Returns:
            None if there is no such table.
        """
        is_sqlite = self._engine.dialect.name == "sqlite"
        array, group = (func.json_array, func.json_group_array) if is_sqlite else (func.json_build_array, func.json_agg)
        row = array(ACTIONS.c.number, ACTIONS.c.seat, ACTIONS.c.action)
        log = select(cast(group(row), Text)).where(ACTIONS.c.table_id == TABLES.c.id).scalar_subquery()
        saved = select(SAVED_MATCHES.c.data).where(SAVED_MATCHES.c.table_id == TABLES.c.id).scalar_subquery()
        try:
            tables, seats = await self._all_rows(
                select(TABLES, log.label("log"), saved.label("saved")).where(TABLES.c.id == table_id),
                select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat),
            )
            if not tables:
                return None
            packed, data = tables[0].pop("log"), tables[0].pop("saved")
            rows = [] if packed is None else sorted(_LOG.decode(packed))
        except (NotRead, msgspec.DecodeError):
            found = await self.table(table_id)
            return None if found is None else (*found, None)
        actions = [{"number": number, "seat": seat, "action": action} for number, seat, action in rows]
        return tables[0], seats, actions, None if data is None else bytes(data)

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """Read the versions of some tables; those that are gone are left out."""
        rows = await self._rows(select(TABLES.c.id, TABLES.c.version).where(TABLES.c.id.in_(ids)))
        return {row["id"]: row["version"] for row in rows}

    async def chronicle(self, table_id: str) -> bytes | None:
        """Read the chronicle of a table; None if it has none."""
        rows = await self._rows(select(CHRONICLES.c.data).where(CHRONICLES.c.table_id == table_id))
        return bytes(rows[0]["data"]) if rows else None

    async def saved_match(self, table_id: str) -> bytes | None:
        """Read what the match of a table had come to; None if that is not stored, or cannot be read."""
        with suppress(NotRead):
            rows = await self._rows(select(SAVED_MATCHES.c.data).where(SAVED_MATCHES.c.table_id == table_id))
            return bytes(rows[0]["data"]) if rows else None
        return None

    async def review(self, table_id: str) -> bytes | None:
        """Read the review of a table's game; None if it has none."""
        rows = await self._rows(select(REVIEWS.c.data).where(REVIEWS.c.table_id == table_id))
        return bytes(rows[0]["data"]) if rows else None

    async def chat(self, table_id: str, most: int) -> list[Row]:
        """Read the latest chat messages of a table, at most `most`, the oldest first.

        Those of people who have asked to be deleted are empty, as they will be.
        """
        ending = select(PERSON_GUESTS.c.guest).join(PEOPLE).where(PEOPLE.c.ends.is_not(None))
        rows = await self._rows(
            select(CHAT, CHAT.c.guest.in_(ending).label("hidden"))
            .where(CHAT.c.table_id == table_id)
            .order_by(CHAT.c.number.desc())
            .limit(most)
        )
        hidden = [row.pop("hidden") for row in rows]
        return [{**row, "name": "", "text": ""} if gone else row for row, gone in zip(rows, hidden, strict=True)][::-1]

    async def guest_at(self, table_id: str, guests: Sequence[str], usual: str | None) -> str | None:
        """Return which of a person's guests is at a table: one who is asked, has a seat, is the host, or has spoken.

        Args:
            table_id: the table.
            guests: the guests.
            usual: the one that is preferred among equals, and returned if none of them is there.
        """
        seats = await self._rows(
            select(SEATS.c.guest, SEATS.c.asked).where(SEATS.c.table_id == table_id, SEATS.c.guest.in_(guests))
        )
        if seats:
            best = max(seats, key=lambda seat: (seat["asked"] is not None, seat["guest"] == usual))
            return str(best["guest"])
        host = select(TABLES.c.host.label("guest")).where(TABLES.c.id == table_id, TABLES.c.host.in_(guests))
        spoke = select(CHAT.c.guest).where(CHAT.c.table_id == table_id, CHAT.c.guest.in_(guests)).limit(1)
        for found in (await self._rows(host), await self._rows(spoke)):
            if found:
                return str(found[0]["guest"])
        return usual

    async def listed(
        self,
        guests: Sequence[str],
        mine: bool,
        statuses: Sequence[str],
        game: str | None,
        before: tuple[float, str] | None,
        most: int,
    ) -> list[tuple[Row, list[Row]]]:
        """Read tables for a list, each with its seats; the one that changed last comes first.

        Of a table that cannot be read there is only its id and when it changed.

        Args:
            guests: who asks: a guest, or all guests of a person.
            mine: whether to read their tables, or the public ones at which none of them has a seat.
            statuses: the statuses that are wanted.
            game: the game that is wanted; None for any.
            before: when the last table known so far changed, and its id; None to begin.
            most: the most tables.
        """
        own = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.guest.in_(guests)))
        wanted: list[ColumnElement[bool]] = [own] if mine else [TABLES.c.public, ~own]
        status = TABLES.c.status.in_(statuses)
        wanted.append(status | TABLES.c.status.not_in(STATUSES) if mine else status)  # one's own, whatever is damaged
        if game is not None:  # a header begins with the game
            wanted.append(TABLES.c.header.startswith(f'{{"game":"{game}"', autoescape=True))
        if before is not None:
            changed, last = before
            wanted.append((TABLES.c.changed < changed) | ((TABLES.c.changed == changed) & (TABLES.c.id < last)))
        order = TABLES.c.changed.desc(), TABLES.c.id.desc()
        return await self._with_seats(await self._tables(select(TABLES).where(*wanted).order_by(*order).limit(most)))

    async def several(self, ids: Sequence[str]) -> list[tuple[Row, list[Row]]]:
        """Read some tables as `listed` does, in this order; those that are gone are left out."""
        tables = {row["id"]: row for row in await self._tables(select(TABLES).where(TABLES.c.id.in_(ids)))}
        return await self._with_seats([tables[one] for one in ids if one in tables])

    async def _with_seats(self, tables: list[Row]) -> list[tuple[Row, list[Row]]]:
        of: dict[str, list[Row]] = {table["id"]: [] for table in tables}
        for seat in await self._seats(list(of)):
            of[seat["table_id"]].append(seat)
        return [(table, of[table["id"]]) for table in tables]

    async def _tables(self, statement: Select[Any]) -> list[Row]:
        """Read rows of tables. One that cannot be read has only its id and when it changed."""
        try:
            return await self._rows(statement)
        except NotRead:
            rows = await self._rows(statement.with_only_columns(TABLES.c.id, TABLES.c.changed))
            for row in rows:
                with suppress(NotRead):
                    [found] = await self._rows(select(TABLES).where(TABLES.c.id == row["id"]))
                    row.update(found)
            return rows

    async def _seats(self, ids: Sequence[str]) -> list[Row]:
        """Read the seats of tables, without those that cannot be read."""
        statement = select(SEATS).order_by(SEATS.c.seat)
        try:
            return await self._rows(statement.where(SEATS.c.table_id.in_(ids)))
        except NotRead:
            found = []
            for table_id in ids:
                with suppress(NotRead):
                    found += await self._rows(statement.where(SEATS.c.table_id == table_id))
            return found

    async def traces(self, table_id: str, guest: str) -> tuple[str | None, dict[int, str | None], list[int]]:
        """Read who is at a table, even if the rest of it cannot be read.

        Returns:
            Its host (None: there is no such table), the guest of each seat, and the numbers of what `guest` has said.
        """
        hosts = await self._rows(select(TABLES.c.host).where(TABLES.c.id == table_id))
        seats = await self._rows(select(SEATS.c.seat, SEATS.c.guest).where(SEATS.c.table_id == table_id))
        words = await self._rows(select(CHAT.c.number).where(CHAT.c.table_id == table_id, CHAT.c.guest == guest))
        guests = {seat["seat"]: seat["guest"] for seat in seats}
        return (hosts[0]["host"] if hosts else None), guests, [said["number"] for said in words]

    async def tables_of(self, guest: str) -> list[Row]:
        """Read the rows of the tables that the guest hosts, has a seat at or has spoken at, the oldest first."""
        seated = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        spoke = select(CHAT.c.table_id).where(CHAT.c.guest == guest)
        found = (TABLES.c.host == guest) | TABLES.c.id.in_(seated) | TABLES.c.id.in_(spoke)
        return await self._tables(select(TABLES).where(found).order_by(TABLES.c.made, TABLES.c.id))

    async def asked_for_by(self, guest: str) -> list[str]:
        """Return the ids of the tables where people are asked for something that the guest has to do with."""
        found = await self._rows(select(TABLES.c.id).where(TABLES.c.requests.contains(guest)))
        return [row["id"] for row in found]

    async def unfinished_tables_of(self, guests: Sequence[str]) -> list[Row]:
        """Read the id, the pace and the increment of the unfinished tables where one of some guests has a seat."""
        seated = TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.guest.in_(guests)))
        columns = (TABLES.c.id, TABLES.c.pace, TABLES.c.increment)
        return await self._rows(select(*columns).where(seated, TABLES.c.status != "finished"))

    async def seats_of(self, table_id: str, guest: str) -> list[Row]:
        """Read the guest's seats at a table."""
        mine = (SEATS.c.table_id == table_id, SEATS.c.guest == guest)
        return await self._rows(select(SEATS).where(*mine).order_by(SEATS.c.seat))

    async def log_of(self, table_id: str) -> list[Row]:
        """Read the rows of the log of a table, in order."""
        return await self._rows(select(ACTIONS).where(ACTIONS.c.table_id == table_id).order_by(ACTIONS.c.number))

    async def said_by(self, table_id: str, guest: str) -> list[Row]:
        """Read everything that a guest has said at a table, the oldest first."""
        found = (CHAT.c.table_id == table_id, CHAT.c.guest == guest)
        return await self._rows(select(CHAT).where(*found).order_by(CHAT.c.number))

    async def has(self, table_id: str) -> bool:
        """Return whether there is a table with an id."""
        return bool(await self._rows(select(TABLES.c.id).where(TABLES.c.id == table_id)))

    async def game_and_seats(self, table_id: str) -> tuple[str, int] | None:
        """Read which game is played at a table, and how many seats it has; None if there is no such table, or its
        game is not known.
        """
        count = select(func.count()).where(SEATS.c.table_id == table_id).scalar_subquery()
        rows = await self._rows(select(TABLES.c.header, count.label("seats")).where(TABLES.c.id == table_id))
        with suppress(NotOpened), reading(table_id, "tables"):
            return (msgspec.json.decode(rows[0]["header"])["game"], rows[0]["seats"]) if rows else None
        return None

    async def expired(self, alone: float, shared: float, after: str, most: int) -> list[str]:
        """Return the ids of tables that have not changed for long, in order.

        Args:
            alone: unfinished tables of at most one person have expired if they have not changed since this moment.
            shared: so have all other tables if they have not changed since this one.
            after: the id to begin after.
            most: the most ids to return.
        """
        people = select(func.count(SEATS.c.guest.distinct())).where(SEATS.c.table_id == TABLES.c.id).scalar_subquery()
        forgotten = (TABLES.c.changed < alone) & (TABLES.c.status != "finished") & (people <= 1)
        found = select(TABLES.c.id).where(TABLES.c.id > after, (TABLES.c.changed < shared) | forgotten)
        return [row["id"] for row in await self._rows(found.order_by(TABLES.c.id).limit(most))]

    async def bot_asked_since(self, table_id: str) -> float | None:
        """Return when a table last changed, in seconds since 1970, if it waits for a bot or for somebody away; else
        None.
        """
        others = (SEATS.c.kind == "bot") | SEATS.c.away
        rows = await self._rows(
            select(TABLES.c.changed, TABLES.c.to_act, SEATS.c.seat)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(TABLES.c.id == table_id, TABLES.c.status != "finished", others)
        )
        asked = [row["changed"] for row in rows if str(row["seat"]) in row["to_act"].split()]
        return max(asked, default=None)

    async def count(self) -> int:
        """Count all tables."""
        return int((await self._rows(select(func.count().label("n")).select_from(TABLES)))[0]["n"])

    async def unfinished_of(self, guest: str) -> int:
        """Count the unfinished tables that the guest hosts, without lessons."""
        counted = (TABLES.c.host == guest, TABLES.c.status != "finished", TABLES.c.lesson.is_(None))
        rows = await self._rows(select(func.count().label("n")).where(*counted))
        return int(rows[0]["n"])

    async def size_of(self, guest: str) -> int:
        """Count the bytes that the tables which the guest hosts take, about."""
        return await self._size(TABLES.c.host == guest)

    async def size_at(self, address: str) -> int:
        """Count the bytes that the tables which were created at an address take, about.

        Args:
            address: what is stored of the address.
        """
        return await self._size(TABLES.c.address == address)

    async def _size(self, wanted: ColumnElement[bool]) -> int:
        """Count the bytes of tables, with their chronicles, reviews and saved matches."""
        total = 0
        for size in (
            select(func.sum(TABLES.c.size)),
            *[
                select(func.sum(func.length(part.c.data))).join(TABLES, TABLES.c.id == part.c.table_id)
                for part in (CHRONICLES, REVIEWS, SAVED_MATCHES)
            ],
        ):
            total += next(iter((await self._rows(size.where(wanted)))[0].values())) or 0
        return int(total)

    async def unfinished_at(self, address: str, since: float) -> tuple[int, int]:
        """Count the unfinished tables that were created at an address, and those of them that are public and open.

        Args:
            address: what is stored of the address.
            since: lessons count only if they have changed since this moment.
        """
        counts = TABLES.c.lesson.is_(None) | (TABLES.c.changed >= since)
        at = (TABLES.c.address == address, TABLES.c.status != "finished", counts)
        rows = await self._rows(select(TABLES.c.status, TABLES.c.public).where(*at))
        return len(rows), len([row for row in rows if row["public"] and row["status"] == "open"])
