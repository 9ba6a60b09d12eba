"""Changes of who sits where. The table keeps a note of each, which everybody there sees, without links and guests.

The caller holds the table's lock.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

from undercroft.locale.person_names import distinct_name, visible_name
from undercroft.server.protocol.api_errors import ApiError, Refused
from undercroft.server.protocol.wire import Claim, Note
from undercroft.server.runtime.guest_limits import SEAT_NOTES
from undercroft.server.storage.database_schema import BARRED, PREVIOUS
from undercroft.server.storage.stored_log import AWAY, LINK_MADE, STAND_IN
from undercroft.server.storage.write_statements import SET_ABOUT, SET_NUDGED, SET_REQUESTS, Row, Statement
from undercroft.server.storage.writing.due_rows import TURN, due_sooner
from undercroft.server.tables.changes import divergence, table_pauses
from undercroft.server.tables.core.clocks.answer_clocks import FREED, LEFT, abandoned
from undercroft.server.tables.core.seats import BACK, BOT, OPEN, PERSON, Seat, clean_word, parse_seat
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED, Newcomer

CLAIMED: Final = "seat-claimed"
GIVEN_TO_BOT: Final = "seat-bot"
HOST: Final = "host"

NUDGED_WITHIN: Final = 24 * 3600.0
"""After how many seconds a person may be reminded again."""


def seat_at(table: Table, seat: int) -> Seat:
    """Return a seat of a table.

    Raises:
        ApiError: the table has no such seat.
    """
    if not 0 <= seat < len(table.seats):
        raise ApiError("no-seat", "there is no such seat", 404)
    return table.seats[seat]


async def claim(table: Table, guest: str, seat: int, wanted: Claim) -> None:
    """Take a seat, or change how the guest appears at a seat of the guest's. The link that was used dies.

    A newcomer who claims the seat of a person who has gone waits until everybody present has agreed (`admit`).

    Raises:
        ApiError: there is no such seat, or it is neither the guest's nor free, nor is the secret of its link right.
        NotStored: see `Table.answer`.
    """
    place = seat_at(table, seat)
    opened = place.opens_with(wanted.secret)
    taken = place.guest != guest
    if taken:
        free = place.kind == OPEN and table.about.public and wanted.secret is None
        if not free and not opened:
            raise ApiError("not-yours", "this seat is taken, or the link no longer works", 403)
        _check_may_sit(table, guest, seat, invited=opened)
        if _needs_consent(table, guest, seat):
            await _ask_for_consent(table, guest, seat, wanted)
            return
    await _sit(table, guest, seat, wanted, opened=opened)


async def _sit(table: Table, guest: str, seat: int, wanted: Claim, *, opened: bool) -> None:
    """Give a seat to a guest, or change how the guest appears there.

    Args:
        table: the table.
        guest: the guest.
        seat: the seat.
        wanted: how the guest wants to appear.
        opened: whether the seat's link has been used; it dies.
    """
    place = table.seats[seat]
    before, taken = place.row(), place.guest != guest
    if taken:
        table.requests.newcomers.pop(seat, None)
        if table.about.paused is None:
            table.requests.pause = None  # it has been asked of others than those who play now
        place.guest, place.kind, place.former = guest, PERSON, False
        place.be_back()
        place.asked = place.bank = place.vacation = None
    if taken or opened:
        place.secret = None
    if wanted.name is not None:
        others = [other.name for other in table.seats if other is not place]
        place.name = distinct_name(visible_name(wanted.name), others)
    place.colour = clean_word(wanted.colour) if wanted.colour is not None else place.colour
    place.shape = clean_word(wanted.shape) if wanted.shape is not None else place.shape
    if place.row() != before:
        table.requests.consent = None
        await _store(table, seat, CLAIMED if taken else None)


async def admit(table: Table, guest: str, seat: int, yes: bool) -> None:
    """Agree that a newcomer takes a seat, or decline; once everybody present has agreed, the newcomer has it.

    The newcomer may withdraw.

    Raises:
        Refused: nobody asks for that seat, or the guest has no seat at the table.
        NotStored: see `Table.answer`.
    """
    newcomer = table.requests.newcomers.get(seat)
    if not table.seats_of(guest) and (yes or newcomer is None or newcomer.guest != guest):
        raise Refused("not-yours")
    if newcomer is None:
        raise Refused("stale")
    if not yes:
        del table.requests.newcomers[seat]
        if newcomer.guest != guest:
            table.requests.declined.add(hashed(table.id, newcomer.guest))
        await table.append([])
        return
    newcomer.agreed.add(guest)
    if newcomer.agreed >= table.present:
        await _sit(table, newcomer.guest, seat, newcomer.claim, opened=True)
    else:
        await table.append([])


def _needs_consent(table: Table, guest: str, seat: int) -> bool:
    """Return whether the people at a table have to agree that a guest takes an open seat.

    They need not before the game has begun, if the guest comes back, or if no person is left. Otherwise the newcomer
    could be one of them in another browser, who would see a hand that was kept from them.

    Raises:
        ApiError: the host has freed the seat, and nobody but the host is left to agree.
    """
    if table.status == FINISHED or not abandoned(seat, table.notes) or table.seats[seat].kind != OPEN:
        return False
    if table.previous.get(seat) == hashed(table.id, guest):
        return False
    gone = [note.code for note in table.notes if note.seat == seat and note.code in (LEFT, FREED)]
    if gone[-1] == FREED and not table.guests - {table.about.host}:
        raise ApiError("only-bot", "only a bot or the person who played there may take this seat", 409)
    return bool(table.guests)


async def _ask_for_consent(table: Table, guest: str, seat: int, wanted: Claim) -> None:
    """Note that a newcomer would like to take a seat.

    Raises:
        ApiError: consent was refused, or somebody else is asking for this seat.
        NotStored: see `Table.answer`.
    """
    if hashed(table.id, guest) in table.requests.declined:
        raise ApiError("declined", "a player at this table has declined", 403)
    known = table.requests.newcomers.get(seat)
    if known is not None and known.guest != guest:
        raise ApiError("asked-for", "somebody else is asking for this seat", 409)
    claim = msgspec.structs.replace(wanted, secret=None)  # nobody needs it any more, and this is stored
    table.requests.newcomers[seat] = Newcomer(guest, claim, known.agreed if known is not None else set())
    await table.append([])


async def new_link(table: Table, guest: str, seat: int) -> str:
    """Make a new secret for a seat's link and return it; the old one stops working.

    Raises:
        ApiError: the seat is neither the guest's nor an open one at a table that the guest hosts.
        NotStored: see `Table.answer`.
    """
    place = seat_at(table, seat)
    mine = place.guest == guest
    if not mine and not (place.kind == OPEN and table.about.host == guest):
        raise ApiError("not-yours", "this seat is not yours to give away", 403)
    if mine:
        _check_room(table)
    secret = place.new_link()
    await _store(table, seat, LINK_MADE if mine else None)
    return secret


async def give_to_bot(table: Table, guest: str, seat: int, bot: str) -> None:
    """Give an open seat to a bot.

    Raises:
        ApiError: the guest is not the host, or the seat is not open.
        OptionError: no bot has that name.
        NotStored: see `Table.answer`.
    """
    open_ = 0 <= seat < len(table.seats) and table.seats[seat].kind == OPEN
    if not open_ or table.about.host != guest:
        raise ApiError("not-yours", "only the host may give an open seat to a bot", 403)
    table.requests.newcomers.pop(seat, None)
    table.seats[seat] = parse_seat(f"{BOT}:{bot}", table.match.game.id, guest)
    await _store(table, seat, GIVEN_TO_BOT)


async def free_seat(table: Table, guest: str, seat: int) -> None:
    """Free a seat: its person loses it, and its link dies. That person cannot sit down again without an invitation.

    Raises:
        ApiError: the guest is not the host, or it is the host's own seat, a bot's, or one of a game that is over.
        NotRead, NotStored: see `Table.pause`.
    """
    place = seat_at(table, seat)
    if table.about.host != guest:
        raise ApiError("not-host", "only the host may do this", 403)
    if place.guest == guest or place.kind == BOT or table.status == FINISHED:
        raise ApiError("not-free", "this seat cannot be freed", 409)
    if place.guest is None:
        place.secret = None
        table.requests.newcomers.pop(seat, None)
        await _store(table, seat, None)
    else:
        barred = hashed(table.id, place.guest)
        table.barred.add(barred)
        notes, rows = _vacate(table, [seat], FREED)
        await table.note(notes, *rows, rows=[(BARRED, barred), _previous(table, seat, barred)])
    await _settle(table)


async def leave(table: Table, guest: str, *more: tuple[Statement, Row]) -> None:
    """Leave a table: the guest's seats become open, and the next person becomes the host if the guest was.

    Args:
        table: the table.
        guest: who leaves.
        *more: further statements, to be carried out in the same transaction.

    Raises:
        ApiError: the guest has nothing to leave, or is the only one there.
        NotRead, NotStored: see `Table.pause`.
    """
    mine = table.seats_of(guest)
    if not mine and table.about.host != guest:
        raise ApiError("not-yours", "you are not at this table", 403)
    if not others(table, guest):
        raise ApiError("alone", "nobody else is at this table: delete it instead", 409)
    notes, rows = _vacate(table, mine, LEFT)
    rows.extend(more)
    if table.about.host == guest:
        heir = next(number for number, seat in enumerate(table.seats) if seat.guest is not None)
        table.about.host = table.seats[heir].guest or ""
        notes.append(Note(HOST, heir, table.answer_count, name=table.seats[heir].name))
        rows.append((SET_ABOUT, table.about.row(table.id)))
    await table.note(notes, *rows, rows=[_previous(table, seat, hashed(table.id, guest)) for seat in mine])
    await _settle(table)


def others(table: Table, guest: str) -> set[str]:
    """Return the guests at a table apart from one: those with a seat, and the host."""
    return (table.guests | {table.about.host}) - {guest}


async def back(table: Table, guest: str | None) -> None:
    """Note that a guest is not away any more.

    Raises:
        Refused: the guest has no seat, or is not away.
        NotStored: see `Table.answer`.
    """
    mine = table.seats_of(guest)
    away = [seat for seat in mine if table.seats[seat].away]
    if not away:
        raise Refused("stale" if mine else "not-yours")
    for seat in away:
        table.seats[seat].be_back()
        table.seats[seat].asked = None
    notes = [Note(BACK, seat, table.changeable(seat), name=table.seats[seat].name) for seat in away]
    await table.note(notes, *[table.seat_row(seat) for seat in away])


async def mark_away(table: Table, seats: list[int]) -> None:
    """Note that nobody has answered for some seats in time; from now on somebody else does.

    Raises:
        NotRead, NotStored: see `Table.pause`.
    """
    for seat in seats:
        place = table.seats[seat]
        place.away, place.bank = True, None if table.about.increment is None else 0.0
    if seats:
        table.requests.consent = None
    notes = [Note(AWAY, seat, table.answer_count, name=table.seats[seat].name) for seat in seats]
    await table.note(notes, *[table.seat_row(seat) for seat in seats])
    await _settle(table)


async def appoint(table: Table, guest: str, bot: str) -> None:
    """Let a bot answer for all seats of a guest until the guest is back (`back`, or any answer).

    Raises:
        Refused: the guest has no seat, nobody else plays there, or the game is over or diverges.
        OptionError: no bot has that name.
        NotRead, NotStored: see `Table.pause`.
    """
    mine = table.seats_of(guest)
    if not mine:
        raise Refused("not-yours")
    if table.status == FINISHED:
        raise Refused("stale")
    if table.divergence is not None:
        raise Refused("diverged")
    if not table.guests - {guest}:
        raise Refused("alone")
    _check_room(table)
    parse_seat(f"{BOT}:{bot}", table.match.game.id, guest)
    for seat in mine:
        table.clocks.spend(seat)
        table.seats[seat].away, table.seats[seat].stand_in = True, bot
    table.requests.consent = None
    notes = [Note(STAND_IN, seat, table.answer_count, name=table.seats[seat].name) for seat in mine]
    await table.note(notes, *[table.seat_row(seat) for seat in mine])
    await _settle(table)


async def nudge(table: Table, guest: str, seat: int, now: float) -> str:
    """Remind the person at a seat that the table waits, once a day.

    Args:
        table: the table.
        guest: who reminds; has a seat there.
        seat: the seat that is asked.
        now: the time, in seconds since 1970.

    Returns:
        The guest who is reminded.

    Raises:
        Refused: the guest has no seat, or the table does not wait for another person there.
        ApiError: that person has been reminded today (``nudged``).
        NotStored: see `Table.answer`.
    """
    place = seat_at(table, seat)
    if not table.seats_of(guest):
        raise Refused("not-yours")
    rests = table.about.paused is not None or table.clocks.is_on_vacation(seat)
    if place.guest is None or place.guest == guest or place.away or rests or seat not in table.waited_for():
        raise Refused("not-asked")
    if now - table.requests.nudges.get(seat, 0.0) < NUDGED_WITHIN:
        raise ApiError("nudged", "this person has been reminded today", 409)
    reminded = place.guest
    table.requests.nudges[seat] = now
    # The table has not changed, or it would no longer be among those that have waited longest.
    key = {"table_id": table.id, "seat": seat}
    await table.store(
        [
            (SET_REQUESTS, {"id": table.id, "requests": table.requests.to_json()}),
            (SET_NUDGED, {**key, "nudged": now}),
            due_sooner(TURN, table.id, now),
        ]
    )
    return reminded


def notes_of_person(notes: Sequence[Note], seat: int) -> list[int]:
    """Return which notes are about the person who sits at a seat now, or did last, and not about those before."""
    mine = [i for i, note in enumerate(notes) if note.seat == seat]
    taken = [i for i in mine if notes[i].code == CLAIMED]
    return [i for i in mine if i >= (taken[-1] if taken else 0)]


async def withdraw_requests(table: Table, guest: str) -> None:
    """Withdraw everything that a guest asks for, or has agreed to, who is to be forgotten.

    Raises:
        NotStored: see `Table.answer`.
    """
    asked = table.requests
    asked.newcomers = {seat: one for seat, one in asked.newcomers.items() if one.guest != guest}
    for newcomer in asked.newcomers.values():
        newcomer.agreed.discard(guest)
    if asked.consent is not None and guest in asked.consent.agreed:
        asked.consent = None
    asked.wishes.pop(guest, None)
    if asked.pause is not None and asked.pause.guest == guest:
        asked.pause.guest = ""
    if asked.pause is not None:
        asked.pause.agreed.discard(guest)
    await table.append([])


async def hide_person(table: Table, guest: str, *, hidden: bool) -> None:
    """Hide the name of a guest who has asked to be deleted, or show it again.

    Raises:
        NotStored: see `Table.answer`.
    """
    seats = table.seats_of(guest)
    changed = [seat for seat in seats if table.seats[seat].former != hidden]
    if seats and not changed:
        return
    for seat in changed:
        table.seats[seat].former = hidden
    # Where the guest has only spoken, the version changes nevertheless: every node reads the words again.
    await table.store([table.seat_row(seat) for seat in changed])
    table.chat = None  # to be read again


async def _settle(table: Table) -> None:
    """Do what those want who are still at a table: nobody needs the consent of a player who has gone or is away."""
    await divergence.settle(table)
    await table_pauses.settle(table)


def _previous(table: Table, seat: int, guest: str) -> tuple[int, str]:
    """Note who has gone from a seat, as a hash, and return the row to append."""
    table.previous[seat] = guest
    return PREVIOUS, f"{seat} {guest}"


def _vacate(table: Table, seats: list[int], code: str) -> tuple[list[Note], list[tuple[Statement, Row]]]:
    """Take the people of some seats away; return the notes of it, and the statements that store the seats.

    The seats of a game that is over stay as they are, but nobody's.
    """
    notes = [Note(code, seat, table.answer_count, name=table.seats[seat].name) for seat in seats]
    for seat in seats:
        place = table.seats[seat]
        table.requests.wishes.pop(place.guest or "", None)
        if table.status == FINISHED:
            place.guest = place.secret = place.vacation = None
        else:
            table.seats[seat] = Seat(OPEN)
    table.requests.consent = None
    return notes, [table.seat_row(seat) for seat in seats]


async def _store(table: Table, seat: int, code: str | None) -> None:
    """Store a seat and, if there is a code, a note of what has happened to it."""
    notes = [] if code is None else [Note(code, seat, table.changeable(seat), name=table.seats[seat].name)]
    await table.note(notes, table.seat_row(seat))


def _check_may_sit(table: Table, guest: str, seat: int, *, invited: bool) -> None:
    """Check that nothing about the table keeps a guest from a seat.

    The people of a table may not take the seat of somebody who has gone: they would see a hand that was kept from them.

    Raises:
        ApiError: the guest may not take it.
    """
    if not invited and hashed(table.id, guest) in table.barred:
        raise ApiError("barred", "the host has freed your seat", 403)
    if table.seats_of(guest) and abandoned(seat, table.notes):
        raise ApiError("second-seat", "somebody at the table may not take the seat of a person who has left", 409)
    _check_room(table)


def hashed(table_id: str, guest: str) -> str:
    """Return what the table keeps of a guest who may not come back."""
    return hashlib.sha256(f"{table_id} {guest}".encode()).hexdigest()[:24]


def _check_room(table: Table) -> None:
    """Check that the notes have room for one more change that can be repeated at will.

    Raises:
        ApiError: they have not.
    """
    if len(table.notes) >= SEAT_NOTES:
        raise ApiError("busy", "the seats of this table have changed too often", 409)
