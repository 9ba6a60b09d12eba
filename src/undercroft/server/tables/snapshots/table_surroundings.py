"""What surrounds the board in a snapshot: the table's head, its seats, undo and notes.

A table has many readers and an answer changes little, so every part is made once and kept until it changes.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from undercroft.kernel.history.records import BY_BOT
from undercroft.kernel.history.view_diff import changes
from undercroft.locale.person_names import visible_name
from undercroft.server.protocol import wire
from undercroft.server.runtime.guest_limits import NOTES_SHOWN
from undercroft.server.tables.changes import divergence, undo_requests
from undercroft.server.tables.changes.seat_changes import notes_of_person
from undercroft.server.tables.core.seats import ranks_of
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED


class _Parts:
    """What has been made for one table.

    Attributes:
        changes: the table's `changes` for which `whole` holds.
        heads: the table's head for its host and for everyone else, with the values that it was made from.
        whole: everything, by guest and by the seat that they look from; a guest may be several readers.
        moved: what has changed between two wholes, by their identities, and the wholes.
    """

    __slots__ = ("changes", "heads", "moved", "whole")

    def __init__(self) -> None:
        self.changes = -1
        self.moved: dict[tuple[int, int], tuple[bytes, wire.Surroundings, wire.Surroundings]] = {}
        self.heads: dict[bool, tuple[tuple[object, ...], wire.TableHead]] = {}
        self.whole: dict[tuple[str | None, int | None], wire.Surroundings] = {}


def surroundings(table: Table, guest: str | None, look: int | None) -> wire.Surroundings:
    """Return all of a snapshot that does not depend on the game, as the guest may know it.

    Args:
        table: the table, whose lock the caller holds. The parts are kept in its `shown`.
        guest: the reader; None for a spectator without a cookie.
        look: the seat that the reader looks from, by whose events the proxies are placed.
    """
    parts = _parts(table)
    whole = parts.whole.get((guest, look))
    if whole is None:
        whole = parts.whole[guest, look] = wire.Surroundings(
            table=_head(table, parts, guest),
            seats=_seats(table, guest),
            number=table.answer_count,
            edition=table.edition,
            request=_request(table),
            pause=_pause(table),
            newcomers=_newcomers(table, guest),
            past=table.past,
            wishes=_wishes(table),
            notes=_notes(table),
            proxies=_proxies(table, look),
            undo=undo_requests.undo_refusals(table, guest),
        )
    return whole


def moved(table: Table, before: wire.Surroundings, after: wire.Surroundings) -> bytes:
    """Return what has changed in the surroundings of a reader, as JSON without the brackets around the list.

    Args:
        table: the table, whose lock the caller holds.
        before: what the reader has been shown.
        after: what `surroundings` returns now.
    """
    if before is after:
        return b""
    parts, both = _parts(table), (id(before), id(after))
    known = parts.moved.get(both)
    if known is None:
        known = parts.moved[both] = msgspec.json.encode(changes(before, after))[1:-1], before, after
    return known[0]


def _parts(table: Table) -> _Parts:
    """Return what has been made for the table and still holds."""
    parts: _Parts | None = table.shown.get(_Parts)
    if parts is None:
        parts = table.shown[_Parts] = _Parts()
    if parts.changes != table.changes:
        parts.changes = table.changes
        parts.whole.clear()
        parts.moved.clear()
    return parts


def _head(table: Table, parts: _Parts, guest: str | None) -> wire.TableHead:
    about = table.about
    host = guest is not None and about.host == guest
    spectators = len(table.people - table.guests)
    made_of = (table.status, about.public, about.chat, about.rematch, about.seed_known, spectators)
    known, head = parts.heads.get(host, ((), None))
    if head is None or made_of != known:
        header = table.match.record.header
        head = wire.TableHead(
            id=table.id,
            game=header.game,
            options=header.options,
            commitment=table.match.commitment,
            seed=header.seed if table.state.is_terminal else None,
            public=about.public,
            chat=about.chat,
            status=table.status,
            lesson=about.lesson,
            rematch=about.rematch,
            host=host,
            spectators=spectators,
            seed_known=about.seed_known,
            pace=about.pace,
            increment=about.increment,
            days_off=about.days_off is not None,
            absent=about.absent,
            aids=about.aids,
        )
        parts.heads[host] = made_of, head
    return head


def _seats(table: Table, guest: str | None) -> tuple[wire.SeatHead, ...]:
    to_act, people = table.state.to_act, table.people
    ends = table.clocks.deadlines()
    match = table.match
    # when somebody is away is nothing for strangers, and nothing any more once the game is over
    tells_vacations = table.clocks.is_slow and guest in table.guests and table.status != FINISHED
    ranks = ranks_of(match.game.id, match.commitment, table.seats)
    return tuple(
        [
            _seat(
                number,
                seat.kind,
                seat.bot,
                *ranks[number],
                seat.shown_name,
                seat.colour,
                seat.shape,
                guest is not None and seat.guest == guest,
                seat.guest is not None and seat.guest in people,
                number in to_act,
                seat.away,
                table.clocks.asked_since(number),
                ends.get(number),
                None if number in ends else table.clocks.bank(number),
                seat.stand_in,
                table.requests.nudges.get(number),
                seat.former,
                *((seat.vacation if tells_vacations else None) or (None, None)),
            )
            for number, seat in enumerate(table.seats)
        ]
    )


def _notes(table: Table) -> tuple[wire.Note, ...]:
    """Return the last notes, without the names of those who are deleted, or about to be."""
    notes = list(table.notes)
    for number, seat in enumerate(table.seats):
        for i in notes_of_person(notes, number) if seat.former else ():
            notes[i] = msgspec.structs.replace(notes[i], name="")
    return tuple(notes[-NOTES_SHOWN:])


def _proxies(table: Table, look: int | None) -> tuple[wire.ProxyAnswer, ...]:
    """Return the last answers given for people who were away; what can still be changed is nobody's yet."""
    there = len(table.match.events)  # the chronicle of a game that diverged has fewer answers than its log
    marks, by_answer = table.proxies.marks(table.about.absent), table.proxies.given
    final = {seat: min(table.changeable(seat), there) for seat in {seat for seat, _ in by_answer.values()}}
    given = [(i, seat) for i, (seat, _) in by_answer.items() if i < final[seat]]
    return tuple(
        [
            wire.ProxyAnswer(i, table.log.known_after(look, i), seat, marks[i + 1] == BY_BOT)
            for i, seat in sorted(given)[-NOTES_SHOWN:]
        ]
    )


_seat = lru_cache(4096)(wire.SeatHead)
"""A seat as it is seen; equal ones are the same object."""


def _request(table: Table) -> wire.UndoRequest | None:
    consent = table.requests.consent
    if consent is None:
        return None
    return wire.UndoRequest(
        consent.seat, [number for number, seat in enumerate(table.seats) if seat.guest in consent.agreed]
    )


def _pause(table: Table) -> wire.TablePause | None:
    pause = table.requests.pause
    if pause is None or table.status == FINISHED:
        return None
    agreed = [number for number, seat in enumerate(table.seats) if seat.guest in pause.agreed]
    return wire.TablePause(next(iter(table.seats_of(pause.guest)), None), agreed, table.about.paused)


def _newcomers(table: Table, guest: str | None) -> tuple[wire.SeatRequest, ...]:
    return tuple(
        [
            wire.SeatRequest(
                seat,
                visible_name(newcomer.claim.name or ""),
                newcomer.guest == guest,
                [number for number, place in enumerate(table.seats) if place.guest in newcomer.agreed],
            )
            for seat, newcomer in sorted(table.requests.newcomers.items())
        ]
    )


def _wishes(table: Table) -> wire.Wishes | None:
    if table.divergence is None:
        return None
    wanted = [table.requests.wishes.get(seat.guest or "") for seat in table.seats]
    return wire.Wishes(
        *[
            [number for number, one in enumerate(wanted) if one == wish]
            for wish in (divergence.RESUME, divergence.CLOSE)
        ]
    )
