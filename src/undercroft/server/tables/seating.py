"""Changes of who sits where. Each is told to the table, and its notes keep it; links and guests are in no note.

The caller holds the table's lock.
"""

from __future__ import annotations

from typing import Final

from undercroft.server.errors import ApiError
from undercroft.server.limits import SEAT_NOTES
from undercroft.server.tables.seats import BOT, OPEN, PERSON, Seat, clean_name, clean_word, parse_seat
from undercroft.server.tables.table import Table
from undercroft.server.wire import Claim, Note

CLAIMED: Final = "seat-claimed"
GIVEN_TO_BOT: Final = "seat-bot"
LINK_MADE: Final = "seat-link"


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
        _check_room(table)
    before = place.row()
    if taken:
        place.guest, place.kind = guest, PERSON
    if taken or opened:
        place.secret = None
    place.name = clean_name(wanted.name) if wanted.name is not None else place.name
    place.colour = clean_word(wanted.colour) if wanted.colour is not None else place.colour
    place.shape = clean_word(wanted.shape) if wanted.shape is not None else place.shape
    if place.row() != before:
        table.consent = None
        await _store(table, seat, CLAIMED if taken else None)


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
    table.seats[seat] = parse_seat(f"{BOT}:{bot}", table.match.game.id, guest)
    await _store(table, seat, GIVEN_TO_BOT)


async def _store(table: Table, seat: int, code: str | None) -> None:
    """Store a seat and, if there is a code, a note of what has happened to it."""
    notes = [] if code is None else [Note(code, seat, table.number, name=table.seats[seat].name)]
    await table.note(notes, table.seat_row(seat))


def _check_room(table: Table) -> None:
    """Check that the notes have room for one more change that can be repeated at will.

    Raises:
        ApiError: they have not.
    """
    if len(table.notes) >= SEAT_NOTES:
        raise ApiError("busy", "the seats of this table have changed too often", 409)
