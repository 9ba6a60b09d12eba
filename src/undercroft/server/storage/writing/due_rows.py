"""What has to be looked at, and when: rows that are written with what causes them, and claimed by one node.

A row says when to look at the latest. Looking too early or twice does no harm: each look finds out what is to be done,
and changes a table only by its version.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Executable, Integer, and_, bindparam, delete, func, insert, literal, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from undercroft.server.protocol.api_errors import NotRead
from undercroft.server.storage.database_schema import CHRONICLES, DUE, PEOPLE, QUESTIONS, SEATS, TABLES, VACATIONS
from undercroft.server.storage.write_statements import SET_DUE, SOONER_DUE, Row, Statement

LATE: Final = "late"
"""At a table that gives people a certain time for each answer: somebody may be late."""

BOTS: Final = "bots"
"""At a table with bots: the node that asks them may have died."""

CHRONICLE: Final = "chronicle"
"""A game is over: the node that makes its chronicle may have died."""

EXPIRY: Final = "expiry"
"""Tables may have expired. This is about no table."""


TURN: Final = "turn"
"""At a table of several people: somebody is asked, and may have to hear of it."""

NOTICE: Final = "notice"
"""A notice has to be delivered. This is about a notice, not about a table."""

DIGEST: Final = "digest"
"""Notices have to be delivered in one mail. This is about a channel, not about a table."""

VACATION: Final = "vacation"
"""Tables have to hear of a vacation. This is about a guest, not about a table."""

DELETION: Final = "deletion"
"""Somebody has asked to be deleted. This is about a person, not about a table."""


class Retry(NamedTuple):
    """Says that something is not done yet, and how often it was tried still counts.

    Attributes:
        at: when it is to come up again, in seconds since 1970.
    """

    at: float


class DueRow(NamedTuple):
    """Something to look at.

    Attributes:
        kind: why.
        table_id: at which table, or which notice, channel, person or guest; empty if at none.
        at: when it comes up again, in seconds since 1970, unless it is ended or moved before.
        tries: how often it has come up since it was written, or last seen to.
    """

    kind: str
    table_id: str
    at: float
    tries: int


def due(kind: str, table_id: str, at: float) -> tuple[Statement, Row]:
    """Return the statement that something is to be looked at no later than at a moment, in seconds since 1970."""
    return SET_DUE, {"kind": kind, "table_id": table_id, "at": at, "tries": 0}


def due_sooner(kind: str, table_id: str, at: float) -> tuple[Statement, Row]:
    """Return the statement that something is to be looked at no later than at a moment, and no later than is known."""
    return SOONER_DUE, {"kind": kind, "table_id": table_id, "at": at, "tries": 0}


class DueRows:
    """The rows of the database that say what to look at when.

    Every method raises `NotRead` if the database cannot be used.

    Args:
        engine: the database.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def claim(self, now: float, until: float, most: int) -> list[DueRow]:
        """Claim what has come up, the longest due first; no other node gets it meanwhile.

        Args:
            now: the time, in seconds since 1970.
            until: when it comes up again if this node dies with it.
            most: the most rows.
        """
        try:
            async with self._engine.begin() as connection:
                if (await connection.execute(_ANY, {"now": now})).first() is None:  # which locks nothing
                    return []
                rows = (await connection.execute(_CLAIM, {"now": now, "until": until, "most": most})).all()
        except (SQLAlchemyError, OSError):
            raise NotRead from None
        return [DueRow(*row) for row in rows]

    async def look_at_all(self) -> None:
        """Let every table and person come up that may need a look: a backup does not say what is due."""
        unfinished = TABLES.c.status != "finished"
        others = select(SEATS.c.table_id).where((SEATS.c.kind == "bot") | SEATS.c.away)
        wanted = {
            LATE: TABLES.c.pace.is_not(None) & unfinished,
            BOTS: TABLES.c.id.in_(others) & unfinished,
            CHRONICLE: ~unfinished & TABLES.c.id.not_in(select(CHRONICLES.c.table_id)),
            TURN: TABLES.c.id.in_(select(QUESTIONS.c.table_id)),
        }
        for kind, tables in wanted.items():
            known = select(DUE.c.table_id).where(DUE.c.kind == kind)
            found = select(literal(kind), TABLES.c.id, TABLES.c.changed, literal(0)).where(tables)
            columns = [column.name for column in DUE.columns]
            await self._write(insert(DUE).from_select(columns, found.where(TABLES.c.id.not_in(known))))
        known = select(DUE.c.table_id).where(DUE.c.kind == DELETION)
        leaving = PEOPLE.c.ends.is_not(None) & PEOPLE.c.id.not_in(known)
        people = select(literal(DELETION), PEOPLE.c.id, PEOPLE.c.ends, literal(0)).where(leaving)
        await self._write(insert(DUE).from_select([column.name for column in DUE.columns], people))
        known = select(DUE.c.table_id).where(DUE.c.kind == VACATION)
        planned = select(literal(VACATION), VACATIONS.c.guest, func.max(VACATIONS.c.begins), literal(0))
        planned = planned.where(VACATIONS.c.guest.not_in(known)).group_by(VACATIONS.c.guest)
        await self._write(insert(DUE).from_select([column.name for column in DUE.columns], planned))

    async def end(self, row: DueRow) -> None:
        """Drop a row that was claimed, unless it has been written again."""
        await self._write(_END, _key(row))

    async def move(self, row: DueRow, at: float, tries: int = 0) -> None:
        """Let a row that was claimed come up at another moment, unless it has been written again.

        Args:
            row: the row.
            at: the moment, in seconds since 1970.
            tries: how often it has been tried in vain.
        """
        await self._write(_MOVE, {**_key(row), "new_at": at, "new_tries": tries})

    async def put_off(self, kind: str, ids: Collection[str], soon: float, at: float) -> None:
        """Let the rows of some tables that would come up before a moment (`soon`) come up at another."""
        sooner = (DUE.c.kind == kind) & DUE.c.table_id.in_(ids) & (DUE.c.at < soon)
        free = select(DUE.c.kind, DUE.c.table_id).where(sooner).with_for_update(skip_locked=True)
        await self._write(update(DUE).where(tuple_(DUE.c.kind, DUE.c.table_id).in_(free)).values(at=at))

    async def _write(self, statement: Executable, values: Row | None = None) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(statement, values)
        except (SQLAlchemyError, OSError):
            raise NotRead from None


# Every node looks once a second, and at each thing that is due: to make these each time would cost more than they do.

_DUE: Final = select(DUE.c.kind, DUE.c.table_id).where(DUE.c.at <= bindparam("now")).order_by(DUE.c.at)
_ANY: Final = _DUE.limit(1)
_FREE: Final = _DUE.limit(bindparam("most", type_=Integer)).with_for_update(skip_locked=True)
_CLAIM: Final = (
    update(DUE)
    .where(tuple_(DUE.c.kind, DUE.c.table_id).in_(_FREE))
    .values(at=bindparam("until"), tries=DUE.c.tries + 1)
    .returning(DUE)
)
_SAME: Final = and_(*[DUE.c[name] == bindparam(f"the_{name}") for name in DueRow._fields])
_END: Final = delete(DUE).where(_SAME)
_MOVE: Final = update(DUE).where(_SAME).values(at=bindparam("new_at"), tries=bindparam("new_tries"))


def _key(row: DueRow) -> Row:
    return {f"the_{name}": value for name, value in row._asdict().items()}
