"""What is stored of a guest: hand it out, and delete it."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

import msgspec

from undercroft.server.endpoints.table_commands.play_commands import PlayCommands, abandon
from undercroft.server.protocol import wire
from undercroft.server.protocol.api_errors import ApiError, NotOpened, NotRead, reading
from undercroft.server.services.people.identities import Identity
from undercroft.server.services.process_services import Services
from undercroft.server.storage.database_schema import NOTE, PREVIOUS
from undercroft.server.storage.stored_log import note_in
from undercroft.server.storage.write_statements import (
    END_DUE,
    FORGET_MARKS,
    FORGET_VACATIONS,
    SET_ACTION,
    SET_CHAT,
    Batch,
    Row,
    Statement,
)
from undercroft.server.storage.writing.due_rows import VACATION
from undercroft.server.tables.changes import seat_changes
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import Requests

UNMARKED: Final[Row] = {"pinned": False, "snoozed": None}

AT_ONCE: Final = 50
"""The most tables that one request forgets a guest at."""


async def export(services: Services, identity: Identity) -> wire.OwnData:
    """Return everything that is stored of a guest, or of a person with all guests, and nothing of others."""
    tables, unreadable = [], []
    marks = {(mark["guest"], mark["table_id"]): mark for mark in await services.stored_turns.marks(identity.guests)}
    for guest in identity.guests:
        for row in await services.store.tables_of(guest):
            try:
                found = await _own(services, guest, row)
                mark = marks.get((guest, row["id"]), UNMARKED)
                tables.append(msgspec.structs.replace(found, pinned=mark["pinned"], snoozed=mark["snoozed"]))
            except (NotOpened, NotRead):
                unreadable.append(row["id"])
    head = (await services.people.me(identity, None, None)).person
    notices = None if identity.person is None else await services.channels.export(identity.person)
    vacations = await services.vacations.export(identity.guests)
    return wire.OwnData(tables, unreadable, head, notices, vacations)


async def _own(services: Services, guest: str, row: dict[str, Any]) -> wire.OwnTable:
    store, table_id = services.store, row["id"]
    seats = await store.seats_of(table_id, guest)
    mine = [seat["seat"] for seat in seats]
    log, words = await store.log_of(table_id), await store.said_by(table_id, guest)
    with reading(table_id, "of its guest"):
        # Without the numbers of the rows: they would tell how often others have changed sealed answers.
        return wire.OwnTable(
            id=table_id,
            game=msgspec.json.decode(row["header"])["game"],
            lesson=row["lesson"],
            status=row["status"],
            host=row["host"] == guest,
            made=row["made"],
            changed=row["changed"],
            seats=[wire.OwnSeat(seat["seat"], seat["name"], seat["colour"], seat["shape"]) for seat in seats],
            answers=_answers_of(guest, mine, table_id, log),
            pause=_wants_pause(guest, row["requests"]),
            chat=[wire.OwnWords(said["text"], said["name"], said["at"]) for said in words],
        )


def _wants_pause(guest: str, requests: str | None) -> bool:
    pause = Requests.of_json(requests).pause
    return pause is not None and guest in pause.agreed


def _answers_of(guest: str, seats: list[int], table_id: str, log: list[Row]) -> list[tuple[int, str]]:
    """Return the answers that a guest has given, not those of others at the same seats before or after.

    Args:
        guest: the guest.
        seats: the guest's seats today.
        table_id: the table.
        log: its rows.
    """
    found: list[tuple[int, str]] = []
    latest: dict[int, list[tuple[int, str]]] = {}  # by seat: the answers of the person who sits there then
    for row in log:
        if row["seat"] >= 0:
            latest.setdefault(row["seat"], []).append((row["seat"], row["action"]))
        elif row["seat"] == PREVIOUS:
            seat, who = row["action"].split()
            gone = latest.pop(int(seat), [])
            found += gone if who == seat_changes.hashed(table_id, guest) else []
        elif row["seat"] == NOTE:
            note = note_in(table_id, row["number"], row["action"])
            if note is not None and note.code == seat_changes.CLAIMED:
                latest.pop(note.seat, None)
    return found + [answer for seat in seats for answer in latest.get(seat, [])]


async def forget(playing: PlayCommands, guest: str) -> wire.Forgotten:
    """Delete what is stored of a guest who is nobody's: see `forget_at`. People are deleted by `person_deletion`.

    Args:
        playing: the commands at a table.
        guest: who is to be forgotten.

    Returns:
        The tables where something is left, because another process has them or because there were too many;
        `forget_at` is for them.

    Raises:
        NotStored: the database did not accept it; whatever is left can be deleted later.
    """
    services = playing.services
    await services.writer.write(forget_marks_and_vacations(guest))
    found = [row["id"] for row in await services.store.tables_of(guest)]
    left = []
    for number, table_id in enumerate(found):
        if number >= AT_ONCE:
            left.append(table_id)
            continue
        try:
            await forget_at(playing, table_id, guest)
        except ApiError:
            left.append(table_id)
    if not left:
        await forget_requests(playing, guest)
    return wire.Forgotten(left)


def forget_marks_and_vacations(guest: str) -> Batch:
    """Return the statements that delete how a guest wants to find tables, and when the guest is away."""
    told = {"kind": VACATION, "table_id": guest}
    return [(FORGET_MARKS, {"guest": guest}), (FORGET_VACATIONS, {"guest": guest}), (END_DUE, told)]


async def forget_at(playing: PlayCommands, table_id: str, guest: str) -> None:
    """Delete the table if nobody else is there; otherwise leave it, without the guest's name and words.

    At a table that the guest has left before, only the words are deleted. Of one that cannot be opened, see `abandon`.

    Raises:
        ApiError: the guest has nothing at that table.
        NotStored: see `Table.answer`.
    """

    async def change(table: Table) -> None:
        if not seat_changes.others(table, guest):
            await playing.services.tables.delete(table)
            return
        mine = table.seats_of(guest)
        said = await playing.services.store.said_by(table_id, guest)
        nothing = {"table_id": table_id, "name": "", "text": "", "guest": None}
        rows: list[tuple[Statement, Row]] = [(SET_CHAT, {**nothing, "number": one["number"]}) for one in said]
        if rows and not mine and table.about.host != guest:
            await table.store(rows)
            table.chat = None  # to be read again
            return
        rows.extend(await _unnamed(playing.services, table, mine))
        for seat in mine:
            table.seats[seat].name, table.seats[seat].former = "", True
        if table.about.host == guest:
            table.about.address = None  # stored as the host's role passes on
        await seat_changes.leave(table, guest, *rows)
        table.chat = None  # to be read again

    try:
        await playing.change(table_id, change)
    except (NotOpened, NotRead):
        await abandon(playing.services, table_id, guest)


async def forget_requests(playing: PlayCommands, guest: str) -> None:
    """Withdraw what a guest has asked for, or agreed to, at tables where nothing else is left of that guest.

    Raises:
        NotStored: see `Table.answer`.
    """
    for table_id in await playing.services.store.asked_for_by(guest):
        with suppress(NotOpened, NotRead):  # nobody can look at it, and it will expire
            await playing.change(table_id, lambda table: seat_changes.withdraw_requests(table, guest))


async def _unnamed(services: Services, table: Table, seats: list[int]) -> list[tuple[Statement, Row]]:
    """Take the names of the people at some seats out of the notes; return the statements that store them.

    Notes about those who sat there before keep their names.
    """
    rows: list[tuple[Statement, Row]] = []
    log = await services.store.log_of(table.id)
    found = [(row, note_in(table.id, row["number"], row["action"])) for row in log if row["seat"] == NOTE]
    stored = [(row, note) for row, note in found if note is not None]
    for seat in seats:
        for i in seat_changes.notes_of_person([note for _, note in stored], seat):
            row, note = stored[i]
            if note.name:
                note = msgspec.structs.replace(note, name="")
                stored[i] = row, note
                text = msgspec.json.encode(note).decode()
                rows.append((SET_ACTION, {"table_id": table.id, "number": row["number"], "action": text}))
    table.notes = [note for _, note in stored]
    return rows
