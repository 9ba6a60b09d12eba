"""Create tables: new ones, lessons, tables from records, rematches."""

from __future__ import annotations

import secrets
from functools import partial
from shutil import disk_usage
from typing import Any, Final

import msgspec

from undercroft.bots import bots_of, usual_bot
from undercroft.kernel.base.errors import OptionError, RecordError
from undercroft.kernel.base.text_files import plain_lines
from undercroft.kernel.engine.chance import new_seed
from undercroft.kernel.engine.games import GAMES, Game, find_game
from undercroft.kernel.history.match import Match, Steps
from undercroft.kernel.history.records import Record
from undercroft.locale.person_names import distinct_name, visible_name
from undercroft.server.protocol import wire
from undercroft.server.protocol.api_errors import ApiError, VersionConflict
from undercroft.server.runtime.guest_budgets import PAYERS
from undercroft.server.runtime.guest_limits import (
    ANSWERS_PER_RECORD,
    CHANGES_PER_ANSWER,
    PUBLIC_PER_ADDRESS,
)
from undercroft.server.services.process_services import Services
from undercroft.server.tables.core.clocks.answer_clocks import BANKS, INCREMENTS, PACES, is_slow, zone_called
from undercroft.server.tables.core.seats import (
    BOT,
    HOTSEAT,
    ME,
    OPEN,
    PERSON,
    Seat,
    clean_word,
    parse_seats,
)
from undercroft.server.tables.core.table import Table
from undercroft.server.tables.core.table_details import FINISHED, TableDetails
from undercroft.server.tables.upkeep.loaded_tables import retry_conflicts
from undercroft.study.lessons.lesson import Lesson as GuidedLesson
from undercroft.study.lessons.lesson_course import opened, rivals_answer
from undercroft.study.lessons.lesson_library import find_lesson

MOST_SEATS = 16
MEGABYTE = 1_000_000
DAY = 24 * 3600


async def check_may_make(services: Services, guest: str, lesson: bool = False, public: bool = False) -> None:
    """Check that the guest may create one more table; a guest may have any number of lessons.

    Raises:
        ApiError: the guest, or the guest's address, has too many unfinished tables or creates them too fast, or the
            server is about to end or its disk is nearly full.
    """
    if services.readiness.draining:
        raise ApiError("busy", "the server is about to end; try again in a moment", 503)
    if not services.table_rates.allows(guest):
        raise ApiError("rate", "too many new tables at once; wait a moment", 429)
    if not lesson and await services.store.unfinished_of(guest) >= services.settings.tables_per_guest:
        raise ApiError("too-many-tables", "you have too many unfinished tables", 429)
    tables, listed = await services.store.unfinished_at(_address(services), services.clock.time() - DAY)
    if tables >= services.settings.tables_per_address or (public and listed >= PUBLIC_PER_ADDRESS):
        raise ApiError("too-many-here", "too many unfinished tables were created at this address", 429)
    settings = services.settings
    if await services.store.size_of(guest) >= settings.megabytes_per_guest * MEGABYTE:
        raise ApiError("too-much-stored", "your games take too much space; delete some of them", 429)
    if await services.store.size_at(_address(services)) >= settings.megabytes_per_address * MEGABYTE:
        raise ApiError("too-much-here", "the games created at this address take too much space", 429)
    if disk_usage(services.settings.data).free < services.settings.disk_free * MEGABYTE:
        raise ApiError("disk-full", "the server's disk is nearly full, so no table can be created", 503)


def _address(services: Services) -> str:
    """Return what is stored of the address for which this is done."""
    return services.guests.address(PAYERS.get()[-1])


async def open_table(services: Services, guest: str, wanted: wire.NewTable) -> wire.MadeTable:
    """Create a table.

    Args:
        services: the parts of this process.
        guest: the host.
        wanted: the game, seats and options.

    Raises:
        ApiError: the guest may not create it.
        OptionError: the game, an option or a seat does not exist.
    """
    await check_may_make(services, guest, public=wanted.public)
    game = find_game(wanted.game)
    options = _options(game, wanted)
    if len(wanted.seats) > MOST_SEATS:
        raise OptionError(f"{game.id} cannot seat that many")
    seats = parse_seats(wanted.seats, game.id, guest)
    _greet(seats, guest, wanted.name, wanted.colour, wanted.shape)
    alone = not wanted.public and all(seat.guest == guest for seat in seats if seat.kind != BOT)
    chosen = wanted.seed is not None
    if chosen and (wanted.public or not (alone or services.settings.allow_seeds)):
        raise ApiError("seed", "only a table for you alone may choose its seed, since the seed tells everything")
    chat = not wanted.public if wanted.chat is None else wanted.chat
    about = TableDetails(guest, wanted.public, chat, made=services.clock.time(), seed_known=chosen)
    if not alone:
        about.aids = wanted.aids
        about.pace, about.increment, about.absent = _pace(game, wanted)
        about.days_off = _days_off(wanted)
    match = Match.start(game, len(seats), options, (wanted.seed or new_seed())[:200])
    return await seat_everybody(services, about, seats, match)


def _options(game: Game[Any], wanted: wire.NewTable) -> Any:
    base = msgspec.to_builtins(game.preset(wanted.preset)) if wanted.preset is not None else {}
    return game.parse_options({**base, **wanted.options})


def _pace(game: Game[Any], wanted: wire.NewTable) -> tuple[int | None, int | None, str | None]:
    """Return the pace, the increment, and the bot that answers for players who are away longer.

    Raises:
        OptionError: there is no such choice.
    """
    if wanted.pace is None:
        return None, None, None
    if wanted.increment is not None:
        for value, (least, most), what in (
            (wanted.pace, BANKS, "begins with"),
            (wanted.increment, INCREMENTS, "grows with each answer by"),
        ):
            if not least <= value <= most:
                raise OptionError(f"a clock {what} {least} to {most} seconds, not {value}")
    elif wanted.pace not in PACES:
        raise OptionError(f"a table gives {', '.join(map(str, PACES))} seconds for each answer, or any time")
    if wanted.absent is not None and wanted.absent not in bots_of(game.id):
        raise OptionError(f"no bot is called {wanted.absent[:40]!r}; choose one of: {', '.join(bots_of(game.id))}")
    return wanted.pace, wanted.increment, wanted.absent


ZONE_MOST: Final = 64
"""The most letters in the name of a time zone."""


def _days_off(wanted: wire.NewTable) -> str | None:
    """Return the time zone by which weekends do not count; None if they count.

    Raises:
        OptionError: there is no such zone, or people have less than a day for each answer.
    """
    if wanted.days_off is None:
        return None
    if not is_slow(wanted.pace, wanted.increment):
        raise OptionError("weekends can be left out only at a table that gives a day or more for each answer")
    if len(wanted.days_off) > ZONE_MOST or zone_called(wanted.days_off) is None:
        raise OptionError(f"there is no time zone {wanted.days_off[:40]!r}")
    return wanted.days_off


def _greet(seats: list[Seat], guest: str, name: str, colour: str, shape: str) -> None:
    """Give the guest's name, colour and shape to the guest's first seat."""
    for seat in seats:
        if seat.guest == guest and seat.kind == PERSON:
            seat.name, seat.colour, seat.shape = visible_name(name), clean_word(colour), clean_word(shape)
            return


async def seat_everybody(services: Services, about: TableDetails, seats: list[Seat], match: Match) -> wire.MadeTable:
    """Store a new table and make a link for each open seat; the owner of a seat may make one later.

    Raises:
        NotStored: the database did not accept it.
    """
    table_id = new_id()
    about.address = _address(services)
    links: list[wire.SeatLink] = []
    for number, seat in enumerate(seats):
        seat.name = distinct_name(seat.name, [other.name for other in seats[:number]])
        link = link_of(table_id, number, seat.new_link()) if seat.kind == OPEN else None
        links.append(wire.SeatLink(number, seat.kind, link))
    table = Table(table_id, about, seats, match, services.writer)
    await services.tables.add(table, match.record.header)
    if table.status == FINISHED:
        services.keeper.ended(table_id)
    return wire.MadeTable(table_id, links)


def new_id() -> str:
    """Return an id for a new table that nobody can guess.

    It does not begin with a hyphen: a command line would take it for an option.
    """
    while (table_id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return table_id


def link_of(table_id: str, seat: int, secret: str) -> str:
    """Return the path that gives a seat to the person who opens it.

    The secret is in the fragment, which browsers do not send, so that no log contains it.
    """
    return f"/join/{table_id}/{seat}#{secret}"


async def open_lesson(services: Services, guest: str, lesson_id: str, game_id: str | None) -> wire.MadeTable:
    """Create a table with a lesson: with words, or a position to be solved.

    Args:
        services: the parts of this process.
        guest: the host, who plays every seat.
        lesson_id: the lesson.
        game_id: the game that it belongs to; None for the first game that has it.

    Raises:
        ApiError: there is no such lesson, or the guest may not create a table.
        OptionError: there is no such game.
    """
    await check_may_make(services, guest, lesson=True)
    games = [find_game(name) for name in ([game_id] if game_id is not None else GAMES)]
    for game in games:
        guided = find_lesson(game.id, lesson_id)
        if guided is not None:
            return await _open_guided(services, guest, game.id, guided)
        for lesson in game.lessons:
            if lesson.id == lesson_id:
                position = game.set_up_position(lesson.position, "lesson")
                seats = [Seat(PERSON if number == 0 else HOTSEAT, guest=guest) for number in range(position.seats)]
                match = Match.start(game, position.seats, game.options(), new_seed(), position=lesson.position)
                about = TableDetails(guest, False, False, lesson=lesson.id, made=services.clock.time(), seed_known=True)
                return await seat_everybody(services, about, seats, match)
    raise ApiError("no-lesson", "there is no such lesson", 404)


async def _open_guided(services: Services, guest: str, game_id: str, lesson: GuidedLesson) -> wire.MadeTable:
    """Create a table with a lesson at the learner's first question; later, bots answer what the lesson has its rivals
    answer.
    """
    match = opened(game_id, lesson)
    rivals_answer(lesson, match)
    rivals = [Seat(BOT, bot=usual_bot(game_id)) for _ in range(match.state.seats - 1)]
    about = TableDetails(guest, False, False, lesson=lesson.id, made=services.clock.time(), seed_known=True)
    return await seat_everybody(services, about, [Seat(PERSON, guest=guest), *rivals], match)


async def open_record(services: Services, guest: str, text: str, to: int | None, seats: str | None) -> wire.MadeTable:
    """Create a table from a record, to continue the game or to replay it.

    Args:
        services: the parts of this process.
        guest: the host.
        text: the record.
        to: how many answers to keep; None for all.
        seats: who plays, as in a new table, separated by commas; None for the host at every seat.

    Raises:
        RecordError: the record is broken, or has fewer answers.
        OptionError: a seat does not exist, or their number is wrong.
        ApiError: the guest may not create a table.
    """
    await check_may_make(services, guest)
    text = plain_lines(text)
    if text.count("\n") > 2 * ANSWERS_PER_RECORD:  # with a checkpoint here and there
        raise too_long()
    record = Record.from_text(text)
    if len(record.moves) > ANSWERS_PER_RECORD:
        raise too_long()
    if not 0 <= (to or 0) <= len(record.moves):
        raise RecordError(f"the record has {len(record.moves)} answers")
    match = await services.long_tasks.steps(_reopened(record, to))
    count = match.state.seats
    names = seats.split(",") if seats else [ME, *["hotseat:"] * (count - 1)]
    if len(names) != count:
        raise OptionError(f"the record has {count} seats, but {len(names)} are named")
    who = parse_seats(names, match.game.id, guest)
    about = TableDetails(guest, False, False, made=services.clock.time(), seed_known=True)
    return await seat_everybody(services, about, who, match)


def too_long() -> RecordError:
    """Return the error for a record that no game can have made."""
    return RecordError(f"the record has more than {ANSWERS_PER_RECORD:,} answers")


def _reopened(record: Record, to: int | None) -> Steps[Match]:
    """Replay a record under today's rules, with a pause after each answer.

    Raises:
        RecordError: it cannot be replayed, changes a sealed answer too often, or diverges under today's rules; the
            message says at which answer.
    """
    reopened = yield from Match.reopening(record, to)
    if reopened.match.most_changes > CHANGES_PER_ANSWER:
        raise RecordError(f"the record changes a sealed answer more than {CHANGES_PER_ANSWER} times")
    if reopened.divergence is not None:
        number = reopened.divergence.number
        raise RecordError(
            f"this game of version {record.header.made_by} diverges at answer {number}, which is not legal any more; "
            f"open it with at most {number - 1} answers"
        )
    return reopened.match


async def rematch(services: Services, guest: str, table_id: str) -> str:
    """Return the id of the table where the same players play again; the first call creates it.

    Raises:
        ApiError: the game is not over, the guest has no seat at it, or may not create a table.
    """
    return await retry_conflicts(partial(_rematch, services, guest, table_id))


async def _rematch(services: Services, guest: str, table_id: str) -> str:
    async with services.tables.at(table_id) as table:
        if not table.seats_of(guest):
            raise ApiError("not-yours", "only a player of the game may ask for a rematch", 403)
        if table.status != FINISHED:
            raise ApiError("not-finished", "the game is not over", 409)
        known = table.about.rematch
        if known is not None and await services.store.has(known):
            return known
        await check_may_make(services, guest, table.about.lesson is not None, table.about.public)
        guided = find_lesson(table.match.game.id, table.about.lesson)
        if guided is not None:
            return (await _open_guided(services, guest, table.match.game.id, guided)).id
        header = table.match.record.header
        lesson = header.position
        options = table.match.game.parse_options(header.options)
        match = Match.start(table.match.game, header.seats, options, new_seed(), position=lesson)
        public = table.about.public and lesson is None
        about = TableDetails(guest, public, table.about.chat, table.about.lesson, made=services.clock.time())
        about.aids = table.about.aids
        about.seed_known, about.pace, about.absent = lesson is not None, table.about.pace, table.about.absent
        about.increment, about.days_off = table.about.increment, table.about.days_off
        seats = [seat.copy() for seat in table.seats]
        for seat in seats:
            seat.kind = OPEN if seat.kind == PERSON and seat.guest is None else seat.kind
            seat.be_back()
            seat.secret = seat.asked = seat.bank = seat.vacation = None
        made = await seat_everybody(services, about, seats, match)
        table.about.rematch = made.id
        try:
            await table.store([table.own_row()])
        except VersionConflict:
            await services.tables.delete_unused(made.id)  # somebody else may have created one
            raise
        table.changed()
        return made.id
