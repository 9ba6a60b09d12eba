"""Read and write who is asked, and the channels, choices and notices of people."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import BindParameter, Executable, and_, bindparam, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from undercroft.server.runtime.wall_clock import DAY
from undercroft.server.services.notices.notice_times import LATE, NoticeTimes
from undercroft.server.storage.database_schema import (
    CHANNELS,
    DUE,
    MUTES,
    NOTICE_CHOICES,
    NOTICES,
    PEOPLE,
    PERSON_GUESTS,
    QUESTIONS,
    SEATS,
    TABLES,
    VACATIONS,
)
from undercroft.server.storage.stored_rows import Row, StoredRows, Taken
from undercroft.server.storage.writing.due_rows import DIGEST, NOTICE, TURN
from undercroft.server.tables.core.clocks.answer_clocks import deadline
from undercroft.server.tables.core.table_schedule import TIMED_OUT

YOUR_TURN: Final = "turn"
"""The kind of notice that somebody is asked."""

NUDGE: Final = "nudge"
"""The kind of notice that somebody at the table has reminded of a question."""

WARNING: Final = "warning"
"""The kind of notice that little time is left."""

TIMEOUT: Final = "timeout"
"""The kind of notice that somebody's time ran out, and others answer until they are back."""

DELIVERED: Final = "delivered"
"""The result of a delivery that was one."""


class AskedSeat(NamedTuple):
    """Somebody who is asked at a table, and what notices there have been of it.

    Attributes:
        table_id: the table.
        seat: the seat.
        number: tells the question from others at this seat; from `TIMED_OUT` down, their time ran out instead.
        asked: since when, in seconds since 1970.
        noticed: when notices of it were made; None if not yet.
        warned: when warnings were made; None if not yet.
        nudged: when somebody at the table has reminded of it last; None if nobody has.
        reminded: when notices of that were made; None if not yet.
        person: who is asked.
        pace: how many seconds there are for an answer; None for as long as one likes.
        bank: how many seconds were on the clock of the seat, if it has one.
        paused: since when no time runs there, as the people of the table have agreed; None if it runs.
    """

    table_id: str
    seat: int
    number: int
    asked: float
    noticed: float | None
    warned: float | None
    nudged: float | None
    reminded: float | None
    person: str
    pace: int | None
    bank: float | None
    paused: float | None

    @property
    def timed_out(self) -> bool:
        """Whether nothing is asked: their time ran out, and others answer."""
        return self.number <= TIMED_OUT

    def end(self, lost: Callable[[float], float]) -> float | None:
        """Return until when there is time to answer, in seconds since 1970; None for any time.

        Args:
            lost: for how many seconds after a moment nobody could answer.
        """
        if self.pace is None or self.paused is not None or self.timed_out:
            return None
        return deadline(self.asked, self.pace, self.bank, lost)


class PersonWants(NamedTuple):
    """What a person wants to hear.

    Attributes:
        times: when.
        guests: the guests of the person.
        channels: the channels in use, and their kinds.
    """

    times: NoticeTimes
    guests: list[str]
    channels: dict[str, str]


class PendingNotice(NamedTuple):
    """A notice that is to be delivered.

    Attributes:
        id: its id.
        kind: `YOUR_TURN`, `NUDGE`, `WARNING` or `TIMEOUT`.
        question: what it is about.
        channel: the row of its channel.
        header: the header of the table's record.
        absent: the bot that answers at the table for those who are away; None: the default answer.
        others: the seats of the other people at the table, and their names, which may be empty.
    """

    id: str
    kind: str
    question: AskedSeat
    channel: Row
    header: str
    absent: str | None
    others: list[tuple[int, str]]


def notice_id(channel: str, kind: str, asked: AskedSeat) -> str:
    """Return the id of a notice, which is the same for the same notice."""
    told = asked.nudged if kind == NUDGE else ""
    about = f"{channel} {kind}{told} {asked.table_id} {asked.seat} {asked.number} {asked.asked} {asked.bank}"
    return hashlib.sha256(about.encode()).hexdigest()[:32]


class StoredNotices(StoredRows):
    """What the database knows of notices. Reads raise `NotRead` where they fail, writes `NotStored`.

    Args:
        engine: the database.
        wall: tells the time in seconds since 1970.
    """

    def __init__(self, engine: AsyncEngine, wall: Callable[[], float]) -> None:
        super().__init__(engine)
        self._wall = wall

    # Who is asked

    async def asked_at(self, table_id: str) -> list[AskedSeat]:
        """Read which people are asked at a table who want to hear of it."""
        return [_asked_seat(row) for row in await self._rows(_ASKED_AT, table_id=table_id)]

    async def look_again(self, person: str, at: float) -> None:
        """Let the tables at which a person is asked come up at a moment, as what the person wants has changed."""
        for table_id in await self.tables_asked(person):
            known = (DUE.c.kind == TURN) & (DUE.c.table_id == table_id)
            [there] = await self._write(update(DUE).where(known).values(at=at, tries=0))
            if not there:
                with suppress(Taken):  # somebody else has just written it
                    await self._write(insert(DUE).values(kind=TURN, table_id=table_id, at=at, tries=0))

    # Notices

    async def make(self, asked: AskedSeat, kind: str, channels: Mapping[str, float | None], now: float) -> None:
        """Make notices of a question, unless they have been made, or it has been answered.

        Each kind says that it is somebody's turn, and a warning takes the place of a reminder: no other notice follows
        that says less.

        Args:
            asked: the question.
            kind: the kind of notice.
            channels: for which channels, and when they come together with others; None if by themselves.
            now: the time, in seconds since 1970.
        """
        key = {"table_id": asked.table_id, "seat": asked.seat, "number": asked.number}
        same = {f"the_{name}": value for name, value in key.items()}
        async with self._transaction() as connection:
            marked = await connection.execute(_MARK[kind], {**same, "now": now})
            if not marked.rowcount:
                return
            # The same question may have been asked before, of somebody who was away since; and a warning says it all.
            if asked.noticed is None or kind == WARNING:
                await connection.execute(_DROP_EARLIER, same)
            await _add(connection, {**key, "kind": kind}, asked, channels, now)

    async def notice(self, notice: str) -> PendingNotice | None:
        """Read a notice that is to be delivered; None if its question has been answered or its channel is not in use,
        if its person does not want it any more, or if it warns of an end that has moved since.
        """
        found = await self._pending([notice])
        return found[0] if found else None

    async def gathered(self, channel: str, now: float) -> tuple[list[str], list[PendingNotice]]:
        """Read the notices that are to be delivered together by a channel by now.

        Returns:
            The ids of all of them, and those that are wanted still, the oldest question first.
        """
        rows = await self._rows(select(NOTICES.c.id).where(NOTICES.c.channel == channel, NOTICES.c.at <= now))
        ids = [row["id"] for row in rows]
        return ids, await self._pending(ids) if ids else []

    async def gathered_next(self, channel: str) -> float | None:
        """Read when notices are to be delivered together by a channel next; None if there are none."""
        rows = await self._rows(select(func.min(NOTICES.c.at).label("at")).where(NOTICES.c.channel == channel))
        at = rows[0]["at"]
        return None if at is None else float(at)

    async def end_gathered(self, ids: Sequence[str]) -> None:
        """Drop notices that were to be delivered together."""
        await self._write(delete(NOTICES).where(NOTICES.c.id.in_(ids)))

    async def gather_again(self, person: str, at: float, now: float) -> None:
        """Deliver what is to be delivered together by the channels of a person at another moment, and the rest now."""
        channels = select(CHANNELS.c.id).where(CHANNELS.c.person == person)
        mine = NOTICES.c.channel.in_(channels)
        waiting = mine & NOTICES.c.at.is_not(None)
        alone = select(NOTICES.c.id).where(mine, NOTICES.c.at.is_(None))
        due = (DUE.c.kind == DIGEST) & DUE.c.table_id.in_(channels)
        put_off = (DUE.c.kind == NOTICE) & DUE.c.table_id.in_(alone)
        await self._write(
            update(NOTICES).where(waiting).values(at=at),
            update(DUE).where(due).values(at=at, tries=0),
            update(DUE).where(put_off).values(at=now),
        )

    async def tables_asked(self, person: str) -> list[str]:
        """Read the tables at which a person is asked."""
        return [row["table_id"] for row in await self._rows(_TABLES_ASKED, person=person)]

    async def tables_due(self, person: str, now: float) -> list[str]:
        """Read the tables at which a person is asked and something may be due by now, or is just being seen to."""
        return [row["table_id"] for row in await self._rows(_TABLES_DUE, person=person, now=now)]

    async def _pending(self, ids: Sequence[str]) -> list[PendingNotice]:
        """Read those of some notices that are wanted still, the oldest question first."""
        rows = await self._rows(_PENDING, ids=ids)
        people = await self._rows(_PEOPLE_AT, tables=sorted({row["table_id"] for row in rows})) if rows else []
        found = []
        for row in rows:
            channel = {column.name: row[f"channel_{column.name}"] for column in CHANNELS.columns}
            if _in_use(channel):
                asked = _asked_seat(row)
                there = [one for one in people if one["table_id"] == asked.table_id and one["guest"] != row["guest"]]
                others = [(int(one["seat"]), str(one["name"])) for one in there]
                about = row["header"], row["absent"], others
                found.append(PendingNotice(row["notice"], row["kind"], asked, channel, *about))
        return found

    async def account_notice(self, notice: str) -> tuple[str, Row] | None:
        """Read a notice about how somebody signs in: its kind, and its channel; None if it is not to be delivered."""
        query = select(CHANNELS, NOTICES.c.kind.label("about")).join(NOTICES, NOTICES.c.channel == CHANNELS.c.id)
        rows = await self._rows(query.where(NOTICES.c.id == notice, NOTICES.c.table_id == ""))
        return (str(rows[0]["about"]), rows[0]) if rows and _in_use(rows[0]) else None

    async def end_notice(self, notice: str) -> None:
        """Drop a notice that is not to be delivered any more."""
        async with self._transaction() as connection:
            await _end_notice(connection, notice)

    async def take_back(self, notice: PendingNotice) -> None:
        """Drop a notice that is not true for now; it is made again when it is."""
        asked, mark = notice.question, _SAID[notice.kind][-1]
        same = (QUESTIONS.c.table_id == asked.table_id) & (QUESTIONS.c.seat == asked.seat)
        again = update(QUESTIONS).where(same, QUESTIONS.c.number == asked.number).values({mark: None})
        async with self._transaction() as connection:
            await connection.execute(again)
            await _end_notice(connection, notice.id)

    async def put_off(self, notice: str, at: float, tries: int) -> None:
        """Let a notice come up at another moment.

        Args:
            notice: the notice.
            at: the moment, in seconds since 1970.
            tries: how often it has been tried in vain.
        """
        same = (DUE.c.kind == NOTICE) & (DUE.c.table_id == notice)
        await self._write(update(DUE).where(same).values(at=at, tries=tries))

    async def note_delivery(self, channel: str, now: float, notice: str | None = None) -> None:
        """Note that something has been delivered by a channel, which is in use from now on."""
        async with self._transaction() as connection:
            await connection.execute(_NOTE_DELIVERY, {"the_channel": channel, "now": now})
            if notice is not None:
                await _end_notice(connection, notice)

    async def note_failure(self, channel: str, now: float, reason: str, *, pauses: bool) -> None:
        """Note that something could not be delivered by a channel, and whether it is paused therefore."""
        values: Row = {"failures": CHANNELS.c.failures + 1, "last_at": now, "last_result": reason}
        values |= {"paused": reason} if pauses else {}
        await self._write(update(CHANNELS).where(CHANNELS.c.id == channel).values(values))

    # What people want

    async def wants(self, person: str) -> PersonWants:
        """Read what a person wants to hear, and where."""
        guests = await self._rows(_WANTS, person=person)
        is_chosen = guests and guests[0]["locale"] is not None
        chosen = {name: guests[0][name] for name in _CHOSEN} if is_chosen else {}
        # What a vacation has put off is due as it ends, or at the end of the quiet hours in which it ends.
        lately = [row for row in guests if row["ends"] is not None and row["ends"] >= self._wall() - DAY]
        away = next((row for row in lately if row["ends"] >= self._wall() - LATE), lately[-1] if lately else None)
        vacation = None if away is None or away["notices"] else (away["begins"], away["ends"])
        known = list(dict.fromkeys([row["guest"] for row in guests if row["guest"] is not None]))
        used = {row["channel"]: row["kind"] for row in guests if row["channel"] is not None and _in_use(row)}
        return PersonWants(NoticeTimes(**chosen, vacation=vacation), known, used)

    async def choices(self, person: str) -> Row | None:
        """Read what a person has chosen; None if nothing."""
        rows = await self._rows(_CHOICES, person=person)
        return rows[0] if rows else None

    async def choose(self, person: str, choices: Row) -> None:
        """Keep what a person has chosen."""
        old = delete(NOTICE_CHOICES).where(NOTICE_CHOICES.c.person == person)
        await self._write(old, insert(NOTICE_CHOICES).values(person=person, **choices))

    async def mutes(self, person: str) -> list[str]:
        """Read the tables of which a person wants no notices."""
        rows = await self._rows(select(MUTES.c.table_id).where(MUTES.c.person == person).order_by(MUTES.c.table_id))
        return [row["table_id"] for row in rows]

    async def mute(self, person: str, table_id: str, *, muted: bool) -> None:
        """Note whether a person wants no notices of a table."""
        old = delete(MUTES).where(MUTES.c.person == person, MUTES.c.table_id == table_id)
        more = [insert(MUTES).values(person=person, table_id=table_id)] if muted else []
        await self._write(old, *more)

    # Channels

    async def channels(self, person: str) -> list[Row]:
        """Read the channels of a person, the oldest first."""
        return await self._rows(_CHANNELS, person=person)

    async def channel(self, channel: str) -> Row | None:
        """Read a channel; None if there is none."""
        rows = await self._rows(select(CHANNELS).where(CHANNELS.c.id == channel))
        return rows[0] if rows else None

    async def add_channel(self, channel: Row) -> None:
        """Add a channel, in the place of one with the same target."""
        same = (CHANNELS.c.person == channel["person"]) & (CHANNELS.c.target_hash == channel["target_hash"])
        await self._write(delete(CHANNELS).where(same), insert(CHANNELS).values(**channel))

    async def prove(self, channel: str, now: float, *told: Executable) -> None:
        """Note that the owner of a channel reads it, and carry out the statements that tell so by the others."""
        await self._write(update(CHANNELS).where(CHANNELS.c.id == channel).values(proved=now), *told)

    async def remove_channel(self, channel: str) -> bool:
        """Delete a channel, and return whether there was one; notices that come by themselves are dropped later."""
        together = (NOTICES.c.channel == channel) & NOTICES.c.at.is_not(None)
        gone = await self._write(delete(CHANNELS).where(CHANNELS.c.id == channel), delete(NOTICES).where(together))
        return gone[0] == 1


def _asked() -> Any:
    """Return the query for people who are asked; where a seat has no clock, its question has the time."""
    unfinished = and_(TABLES.c.id == QUESTIONS.c.table_id, TABLES.c.status != "finished")
    place = and_(SEATS.c.table_id == QUESTIONS.c.table_id, SEATS.c.seat == QUESTIONS.c.seat)
    columns = [QUESTIONS.c[name] for name in AskedSeat._fields[:8]]
    return (
        select(*columns, PERSON_GUESTS.c.person, TABLES.c.pace, TABLES.c.paused)
        .add_columns(SEATS.c.bank, SEATS.c.asked.label("since"))
        .join(PERSON_GUESTS, PERSON_GUESTS.c.guest == QUESTIONS.c.guest)
        .join(PEOPLE, and_(PEOPLE.c.id == PERSON_GUESTS.c.person, PEOPLE.c.ends.is_(None)))
        .join(TABLES, unfinished)
        .join(SEATS, place)
    )


# What is read or written at each look is made once: to make it each time would cost more than the database does.

_MUTED: Final = select(MUTES.c.table_id).where(MUTES.c.person == PERSON_GUESTS.c.person)
_WANTED: Final = _asked().where(QUESTIONS.c.table_id.not_in(_MUTED))
_ASKED_AT: Final = _WANTED.where(QUESTIONS.c.table_id == bindparam("table_id")).order_by(QUESTIONS.c.seat)
_KEY: Final = ("table_id", "seat", "number")
"""What names a question."""
_SAID: Final = {
    YOUR_TURN: ("noticed",),
    NUDGE: ("noticed", "reminded"),
    WARNING: ("noticed", "reminded", "warned"),
    TIMEOUT: ("noticed",),
}
"""What each kind of notice says, by the columns that are marked; the last one is its own."""
_PENDING: Final = (
    _WANTED.add_columns(NOTICES.c.id.label("notice"), NOTICES.c.kind, TABLES.c.header, TABLES.c.absent)
    .add_columns(QUESTIONS.c.guest)
    .add_columns(*[column.label(f"channel_{column.name}") for column in CHANNELS.columns])
    .join(NOTICES, and_(*[QUESTIONS.c[name] == NOTICES.c[name] for name in _KEY]))
    .join(CHANNELS, and_(CHANNELS.c.id == NOTICES.c.channel, CHANNELS.c.person == PERSON_GUESTS.c.person))
    .where(NOTICES.c.id.in_(bindparam("ids", expanding=True)))
    .where(or_(*[(NOTICES.c.kind == kind) & QUESTIONS.c[marks[-1]].is_not(None) for kind, marks in _SAID.items()]))
    .order_by(QUESTIONS.c.asked, NOTICES.c.id)
)
_PEOPLE_AT: Final = (
    select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.name, SEATS.c.guest)
    .where(SEATS.c.table_id.in_(bindparam("tables", expanding=True)), SEATS.c.guest.is_not(None), ~SEATS.c.former)
    .order_by(SEATS.c.seat)
)
_FIRST: Final = {
    YOUR_TURN: QUESTIONS.c.noticed.is_(None),
    NUDGE: QUESTIONS.c.reminded.is_(None) | (QUESTIONS.c.reminded < QUESTIONS.c.nudged),
    WARNING: QUESTIONS.c.warned.is_(None),
    TIMEOUT: QUESTIONS.c.noticed.is_(None),
}
_MARK: Final = {
    kind: update(QUESTIONS)
    .where(*[QUESTIONS.c[name] == bindparam(f"the_{name}") for name in _KEY], first)
    .values(dict.fromkeys(_SAID[kind], bindparam("now")))
    for kind, first in _FIRST.items()
}
_DROP_EARLIER: Final = delete(NOTICES).where(*[NOTICES.c[name] == bindparam(f"the_{name}") for name in _KEY])
_THERE: Final = select(NOTICES.c.id).where(NOTICES.c.id.in_(bindparam("ids", expanding=True)))
_DROP_NOTICE: Final = delete(NOTICES).where(NOTICES.c.id == bindparam("the_id"))
_DROP_DUE: Final = delete(DUE).where(DUE.c.kind == NOTICE, DUE.c.table_id == bindparam("the_id"))
_NOTE_DELIVERY: Final = (
    update(CHANNELS)
    .where(CHANNELS.c.id == bindparam("the_channel"))
    .values(failures=0, paused=None, last_at=bindparam("now"), last_result=DELIVERED)
)
_PERSON: Final[BindParameter[str]] = bindparam("person")
_CHOICES: Final = select(NOTICE_CHOICES).where(NOTICE_CHOICES.c.person == _PERSON)
_CHANNELS: Final = select(CHANNELS).where(CHANNELS.c.person == _PERSON).order_by(CHANNELS.c.made, CHANNELS.c.id)
_CHOSEN: Final = [column.name for column in NOTICE_CHOICES.columns if column.name != "person"]
_TABLES_ASKED: Final = (
    select(QUESTIONS.c.table_id)
    .where(QUESTIONS.c.guest.in_(select(PERSON_GUESTS.c.guest).where(PERSON_GUESTS.c.person == _PERSON)))
    .distinct()
)
_IS_DUE: Final = (DUE.c.at <= bindparam("now")) | (DUE.c.tries > 0)  # now, or claimed by somebody who sees to it
_TABLES_DUE: Final = _TABLES_ASKED.join(DUE, (DUE.c.kind == TURN) & (DUE.c.table_id == QUESTIONS.c.table_id)).where(
    _IS_DUE
)
_WANTS: Final = (
    select(PERSON_GUESTS.c.guest, VACATIONS.c.begins, VACATIONS.c.ends, VACATIONS.c.notices)
    .add_columns(*[NOTICE_CHOICES.c[name] for name in _CHOSEN])
    .add_columns(CHANNELS.c.id.label("channel"), CHANNELS.c.kind, CHANNELS.c.proved, CHANNELS.c.paused)
    .select_from(PEOPLE)
    .join(NOTICE_CHOICES, NOTICE_CHOICES.c.person == PEOPLE.c.id, isouter=True)
    .join(PERSON_GUESTS, PERSON_GUESTS.c.person == PEOPLE.c.id, isouter=True)
    .join(VACATIONS, VACATIONS.c.guest == PERSON_GUESTS.c.guest, isouter=True)
    .join(CHANNELS, CHANNELS.c.person == PEOPLE.c.id, isouter=True)
    .where(PEOPLE.c.id == _PERSON)
    .order_by(VACATIONS.c.begins, VACATIONS.c.ends, PERSON_GUESTS.c.guest, CHANNELS.c.made, CHANNELS.c.id)
)


def _asked_seat(row: Row) -> AskedSeat:
    values = {name: row[name] for name in AskedSeat._fields}
    runs = row["since"] is not None and row["number"] > TIMED_OUT
    return AskedSeat(**{**values, "asked": row["since"] if runs else row["asked"]})


def _in_use(channel: Row) -> bool:
    return channel["proved"] is not None and channel["paused"] is None


async def _end_notice(connection: AsyncConnection, notice: str) -> None:
    await connection.execute(_DROP_NOTICE, {"the_id": notice})
    await connection.execute(_DROP_DUE, {"the_id": notice})


async def _add(
    connection: AsyncConnection, row: Row, asked: AskedSeat, channels: Mapping[str, float | None], now: float
) -> None:
    ids = {notice_id(channel, row["kind"], asked): channel for channel in channels}
    there = set((await connection.execute(_THERE, {"ids": list(ids)})).scalars())
    made = [{"id": one, "channel": of, "at": channels[of], **row} for one, of in ids.items() if one not in there]
    if made:
        await connection.execute(insert(NOTICES), made)
    alone = [{"kind": NOTICE, "table_id": one["id"], "at": now, "tries": 0} for one in made if one["at"] is None]
    if alone:
        await connection.execute(insert(DUE), alone)
    for one in made:
        if one["at"] is not None:
            await _mail_by(connection, one["channel"], one["at"])


async def _mail_by(connection: AsyncConnection, channel: str, at: float) -> None:
    """Let the mail of a channel come no later than at a moment."""
    mine = (DUE.c.kind == DIGEST) & (DUE.c.table_id == channel)
    sooner = update(DUE).where(mine).values(at=case((DUE.c.at > at, at), else_=DUE.c.at), tries=0)
    if (await connection.execute(sooner)).rowcount:
        return
    try:
        async with connection.begin_nested():
            await connection.execute(insert(DUE).values(kind=DIGEST, table_id=channel, at=at, tries=0))
    except IntegrityError:  # where several tables wait for the same moment, another notice has just been made
        await connection.execute(sooner)
