"""A table: one match and everybody at it.

Reading or changing it requires its lock, and a change is on disk before the lock is released.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from undercroft.kernel.base.errors import IllegalAction, NotationError, NotYourTurn
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import Decision
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.history.match import Match, Steps
from undercroft.kernel.history.story_beats import RetoldGame
from undercroft.kernel.history.version_changes import Changes, Divergence
from undercroft.server.protocol.api_errors import NotRead, NotStored, Refused, VersionConflict
from undercroft.server.protocol.wire import ChatMessage, Note, Past, PresenceMessage, SeatPresence, Stands
from undercroft.server.runtime.guest_limits import CHANGES_PER_ANSWER, ROWS_PER_TABLE
from undercroft.server.runtime.logs import LOG, table_hash
from undercroft.server.storage.database_schema import NOTE
from undercroft.server.storage.stored_log import AWAY, Log, ProxyAnswers, note_in, proxies_in
from undercroft.server.storage.write_statements import (
    NEW_ACTION,
    OLD_MATCH,
    SAVE_MATCH,
    SET_ASKED,
    SET_SEAT,
    SET_SIZE,
    SET_TABLE,
    SET_WARNED,
    Batch,
    Row,
    Statement,
    TableVersion,
)
from undercroft.server.storage.writing.due_rows import BOTS, CHRONICLE, LATE
from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.server.tables.core.answer_ledger import AnswerLedger
from undercroft.server.tables.core.clocks.answer_clocks import Vacation, gathering
from undercroft.server.tables.core.clocks.table_clocks import SeatZone, TableClocks
from undercroft.server.tables.core.event_log import EventLog
from undercroft.server.tables.core.reader import Reader
from undercroft.server.tables.core.seats import BACK, BOT, OPEN, Seat
from undercroft.server.tables.core.story import Story
from undercroft.server.tables.core.table_details import (
    FINISHED,
    OPEN_TABLE,
    PLAYING,
    Requests,
    TableDetails,
    row_size,
)
from undercroft.server.tables.core.table_schedule import (
    BOTS_WITHIN,
    CHRONICLE_WITHIN,
    TIMED_OUT,
    OpenQuestion,
    OpenQuestions,
    TableSchedule,
)

RETOLD: Final = 80
"""The most answers whose story is repeated for somebody who comes back."""

SAVED_EVERY: Final = 50
"""After how many answers the match of a table in memory is saved: so many are given again if its node dies."""

SAVED_AFTER: Final = 10
"""How many answers are given again rather than save the match when the table leaves memory."""


class Table:
    """A match in play, and the people and bots who play it.

    Args:
        table_id: the id.
        about: what is stored about it, apart from its match.
        seats: who sits where.
        match: the match.
        writer: writes its changes.
        version: how often it has changed, as the database counts (`TableVersion`).

    Attributes:
        id: impossible to guess, since knowing it is enough to be a spectator.
        about: what is stored about it, apart from its match.
        seats: who sits where.
        match: the match.
        edition: how many undos there have been.
        offset: added to the numbers of decisions, so that none is used twice, even after an undo.
        rows: how many answers, undos and notes are stored.
        notes: what is to be known of it: bots that failed, seats that changed, other versions.
        proxies: which answers were given for somebody who was away.
        requests: what its people ask of each other.
        divergence: where the game diverges under today's rules, if it does; then nobody can play (`divergence`).
        closed: whether such a game has been closed.
        past: what to say of a game that other versions have played; None if there is nothing to say.
        chat: the latest messages; None until they have been read from the database.
        lock: must be held to read or change the table.
        connections: the sockets at it.
        people: the guests of these sockets; None stands for those without a cookie.
        elsewhere: by node, the guests who have the table in sight there (`upkeep.presence_sharing`).
        when_people_change: called when somebody comes or goes, or no longer looks.
        bot_task: the task that asks its bots.
        used: when it was last used, on the monotonic clock.
        broken: whether it may not be used any more, because it has left memory, or is not what the database has.
        replaced: whether another object takes its place and its readers, since somebody else has changed it first.
        when_outrun: called when that is so.
        deleted: whether it has been deleted.
        previous: for each seat whose person has gone, a hash of that guest.
        barred: hashes of the guests whose seats the host has freed.
        furthest: for each seat, the most answers that it had given at any time, also if they were taken back.
        clocks: how much time its people have.
        log: all events so far, as each seat may know them.
        changes: how often it has changed since it came into memory.
        story: what its readers see happen.
        shown: parts of snapshots, kept here by those who make them: the game (`State.views_again`) and
            `table_surroundings`.
    """

    def __init__(
        self,
        table_id: str,
        about: TableDetails,
        seats: list[Seat],
        match: Match,
        writer: BatchWriter,
        version: int = 0,
    ) -> None:
        self.id = table_id
        self.about = about
        self.seats = seats
        self.match = match
        self.edition = 0
        self.offset = 0
        self.rows = 0
        self.notes: list[Note] = []
        self.proxies = ProxyAnswers()
        self.requests = Requests()
        self.divergence: Divergence | None = None
        self.closed = False
        self.past: Past | None = None
        self.lock = asyncio.Lock()
        self.connections: set[Reader] = set()
        self.people: frozenset[str | None] = frozenset()
        self.elsewhere: dict[str, frozenset[str]] = {}
        self.when_people_change: Callable[[], object] = lambda: None
        self._presence: PresenceMessage | None = None
        self._asked_since: dict[int, float] = {}
        self._asked_number = -1
        self.bot_task: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.broken = False
        self.replaced = False
        self.version = version
        self.when_outrun: Callable[[], object] = lambda: None
        self.deleted = False
        self.barred: set[str] = set()
        self.previous: dict[int, str] = {}
        self.furthest: dict[int, int] = {}
        self.chat: list[ChatMessage] | None = []
        self._writer = writer
        self.clocks = TableClocks(self, writer)
        self.log = EventLog(match)
        answers = len(match.record.moves)
        self._ledger = AnswerLedger(range(answers), [0] * answers)
        self._saved = 0  # how many answers of the match need not be given again when the table is loaded
        self._stored: Row | None = None  # what rarely changes in its row; None if that is not known
        self._schedule = TableSchedule(table_id)
        self._questions = OpenQuestions(table_id, len(seats))
        self.changes = 0
        self.shown: dict[Any, Any] = {}
        self.story = Story(self.shown)

    def load(self, log: Log, rows: int) -> None:
        """Take over what is stored of the table, except the answers that its match does not have yet.

        Args:
            log: what its answers, undos and notes come to.
            rows: how many rows they are.
        """
        there = self.answer_count
        self._ledger = AnswerLedger(log.numbers[:there], log.offsets[:there])
        self._saved = there
        self.offset, self.edition = log.offset, log.edition
        notes = [note_in(self.id, number, text) for number, text in log.notes]
        self.notes = [note for note in notes if note is not None]
        self.proxies = proxies_in(self.id, log)
        self.barred = set(log.barred)
        self.previous = dict(log.previous)
        self.furthest = dict(log.furthest)
        self.rows = rows
        self.chat = None

    def replaying(self, log: Log, changes: Changes | None) -> Steps[None]:
        """Give the stored answers again that the match does not have yet, with a pause after each.

        Args:
            log: the answers.
            changes: what has changed since they were given; if one is no longer legal, the game diverges there.

        Raises:
            UndercroftError: an answer is not legal although nothing has changed.
        """
        there = self.answer_count
        rest = zip(log.moves[there:], log.numbers[there:], log.offsets[there:], strict=True)
        for number, ((seat, text), row, offset) in enumerate(rest, start=there + 1):
            try:
                self.repeat(row, seat, text, offset)
            except (NotationError, NotYourTurn, IllegalAction):
                if changes is None:
                    raise
                # Counted as `number` is, so that nobody learns how often a sealed answer was changed before it.
                left = len(log.moves) - number
                self.divergence = Divergence(self.answer_count + 1, self.answer_count + 1 + left)
                break
            yield
        if changes is not None:
            self.past = Past(changes.made_by, changes.rules, changes.parts, self.divergence)

    def repeat(self, row: int, seat: int, text: str, offset: int) -> None:
        """Give an answer that is stored.

        Args:
            row: the number of its row.
            seat: who gave it.
            text: its notation.
            offset: the `offset` of the table when it was given.

        Raises:
            NotationError, NotYourTurn, IllegalAction: it is not legal today.
        """
        self.match.apply(seat, text, self.story.watch())
        self._ledger.note(self.match.latest, row, offset)

    def change_again(self, seat: int, text: str) -> None:
        """Change a sealed answer as it has been changed in the database.

        Raises:
            NotationError, NotYourTurn, IllegalAction: as `repeat`.
        """
        self.match.apply(seat, text, self.story.watch())
        self._saved = min(self._saved, self.match.latest)

    def row_of(self, answer: int) -> int:
        """Return the number of the row of an answer, counted from 0; how many rows there are if there is none."""
        return self._ledger.row_of(answer, self.rows)

    def answer_at(self, row: int) -> int | None:
        """Return the answer, counted from 0, in the row with a number; None if there is none."""
        return self._ledger.answer_at(row)

    # Reading.

    @property
    def state(self) -> State:
        """The position of the match."""
        return self.match.state

    @property
    def answer_count(self) -> int:
        """How many answers there are. Changing a sealed answer adds none, so that nobody learns of it."""
        return len(self.match.record.moves)

    @property
    def status(self) -> str:
        """The status: `OPEN_TABLE` while a seat is open, then `PLAYING`, then `FINISHED`."""
        if self.closed or (self.state.is_terminal and self.divergence is None):
            return FINISHED
        return OPEN_TABLE if OPEN in [seat.kind for seat in self.seats] else PLAYING

    @property
    def guests(self) -> set[str]:
        """The guests who have a seat at it."""
        return {seat.guest for seat in self.seats if seat.guest is not None}

    @property
    def present(self) -> set[str]:
        """The guests who have a seat at it and are not away."""
        return {seat.guest for seat in self.seats if seat.guest is not None and not seat.away}

    def waited_for(self) -> set[int]:
        """Return the seats whose people are asked, and whose time runs at a table with a pace."""
        if self.status == FINISHED or gathering(self.seats, self.notes):
            return set()
        if self.divergence is not None:
            wishes = self.requests.wishes
            return {number for number, seat in enumerate(self.seats) if seat.guest and seat.guest not in wishes}
        return {seat for seat in self.state.to_act if self.seats[seat].kind != BOT}

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats that a guest answers for; none without a cookie."""
        return [number for number, seat in enumerate(self.seats) if guest is not None and seat.guest == guest]

    def plays_all(self, guest: str | None) -> bool:
        """Return whether the guest has every seat that is not a bot's."""
        return guest is not None and all(seat.guest == guest for seat in self.seats if seat.kind != BOT)

    def retelling(self, look: int | None, answers: int) -> Steps[RetoldGame] | None:
        """Return how to find out what a seat (None for a spectator) has seen since there were this many answers.

        Returns:
            None if that is nothing, or too long ago.
        """
        if not 0 < self.answer_count - answers <= RETOLD:
            return None
        return self.match.retelling(look, answers)

    def last_answer(self, look: int | None) -> int | None:
        """Return how many answers there were after a seat's own last one; None if it has given none."""
        moves = self.match.record.moves
        return next((i for i in range(len(moves), 0, -1) if moves[i - 1][0] == look), None)

    def changeable(self, seat: int) -> int:
        """Return from which answer on, counted from 0, the answers of a seat can still be given or changed."""
        last = None if self.state.sealed(seat) is None else self.last_answer(seat)
        return self.answer_count if last is None else last - 1

    def decision(self, seat: int) -> Decision:
        """Return what is asked of a seat, with a number that no other decision of this table ever has.

        Raises:
            NotYourTurn: nothing is asked of it.
        """
        decision = self.state.decision(seat)
        if self.offset:
            return msgspec.structs.replace(decision, number=decision.number + self.offset)
        return decision

    # Answers.

    def check_owner(self, guest: str | None, seat: int) -> None:
        """Check that a guest answers for a seat.

        Raises:
            Refused: someone else does, or there is no such seat.
        """
        if not (0 <= seat < len(self.seats)) or guest is None or self.seats[seat].guest != guest:
            raise Refused("not-yours")

    def parse(self, text: str) -> Action:
        """Return the action with a notation.

        Raises:
            Refused: the game has no such action.
        """
        try:
            if len(text) > 200:
                raise NotationError(text[:80])
            return self.match.game.vocabulary.parse(text)
        except NotationError:
            raise Refused("unknown-action") from None

    async def answer(self, guest: str | None, seat: int, number: int, text: str) -> None:
        """Give a person's answer; it is on disk when this returns. The caller holds the lock.

        An answer that is there already is given once: its sender did not hear that it had arrived.

        Args:
            guest: who answers.
            seat: the seat that is asked.
            number: the number of the decision.
            text: the notation of the answer.

        Raises:
            Refused: the answer is stale, illegal, or not this guest's to give.
            NotStored: it could not be stored; the table is broken and has to be loaded again.
        """
        self.check_owner(guest, seat)
        if self.divergence is not None:
            raise Refused("diverged")
        state = self.state
        if state.is_terminal or number != state.settled + self.offset or state.sealed(seat) == text:
            if self._has_answer(seat, number, text):
                return
            raise Refused("stale")
        action = self.parse(text)
        if not state.may_answer(seat):
            raise Refused("illegal", Refusal(state.turn_rule, "not-your-turn"))
        if self.match.changes(seat) >= CHANGES_PER_ANSWER:
            raise Refused("changes")
        if self.rows >= ROWS_PER_TABLE:
            raise Refused("busy")
        away = self.seats[seat].away
        note = Note(BACK, seat, self.changeable(seat), name=self.seats[seat].name) if away else None
        await self.give(seat, action, note)

    def _has_answer(self, seat: int, number: int, text: str) -> bool:
        """Return whether this is the answer that a seat has given to the decision with a number.

        No other decision of the table ever has this number, so it says which message was sent.
        """
        moves = self.match.record.moves
        for answer in range(len(self.match.decisions) - 1, -1, -1):
            given_to = self.match.decisions[answer] + self._ledger.offset_of(answer)
            if given_to <= number and moves[answer][0] == seat:
                return given_to == number and moves[answer][1] == text
        return False

    async def give(self, seat: int, action: Action, note: Note | None = None) -> None:
        """Give an answer without checking who gives it. The caller holds the lock.

        Args:
            seat: the seat that is asked.
            action: the answer.
            note: what is to be known of it, if anything; stored with it. With `BACK`, the seat's owner is not away now.

        Raises:
            Refused: the rules refuse it.
            NotStored: as in `answer`.
        """
        before, place, more = self.answer_count, self.seats[seat], []
        is_back = note is not None and note.code == BACK
        plays_on = self.about.paused is not None and place.kind != BOT and (is_back or not place.away)
        zone_of = await self.clocks.zone_of_each() if plays_on else None  # which may fail, so it comes first
        try:
            self.match.apply(seat, action, self.story.watch())
        except NotYourTurn:
            raise Refused("illegal", Refusal(self.state.turn_rule, "not-your-turn")) from None
        except IllegalAction as error:
            raise Refused("illegal", error.refusal) from None
        if self.answer_count > before:
            if zone_of is not None:
                more = self._end_pause(zone_of)
            if self.about.increment is not None:
                self.clocks.pay(seat, is_new=self.count_answer(seat))
        if is_back:
            place.be_back()
        if self.answer_count == before:  # nobody may notice that an answer was changed, so only its row is written
            self._saved = min(self._saved, self.match.latest)
            change = self._ledger.changed(self.id, self.match.latest, action.text)
            await (self.store([change]) if note is None else self.note([note], change, self.seat_row(seat)))
            return
        self.requests.consent = None
        self._ledger.note(self.match.latest, self.rows, self.offset)
        self.proxies.answer(self.match.latest, seat)
        if place.asked is not None or note is not None:
            place.asked = None  # if it is asked again, its time starts again
            more = [*more, self.seat_row(seat)]
        await self.note([] if note is None else [note], *more, rows=[(seat, action.text)])

    async def pause(self, note: Note) -> None:
        """Let no time run from now on. The caller holds the lock.

        Args:
            note: what is said of it at the table.

        Raises:
            NotRead: weekends do not count, and it cannot be read where people live; nothing has changed.
            NotStored: as in `answer`.
        """
        await self.clocks.stop()
        self.forget_stored()
        await self.note([note], *self._seat_rows())

    async def play_on(self, notes: Sequence[Note] = ()) -> None:
        """End the pause, or what has been asked for. The caller holds the lock.

        Args:
            notes: what is said of it at the table.

        Raises:
            NotRead, NotStored: as in `pause`.
        """
        rows = self._end_pause(await self.clocks.zone_of_each())
        await self.note([*notes], *rows)

    async def set_vacation(self, guest: str, vacation: Vacation | None) -> None:
        """Let no time of a guest run during a vacation, at a table that is slow enough. The caller holds the lock.

        The game has not changed, so the table is as old as before. Who was warned of another end of their time is
        warned again.

        Raises:
            NotRead, NotStored: as in `pause`.
        """
        before = self.clocks.deadlines()
        if changed := await self.clocks.set_vacation(self.seats_of(guest), vacation):
            self.forget_stored()
            moved = [seat for seat, end in self.clocks.deadlines().items() if abs(end - before.get(seat, end)) >= 1]
            rows = [self.seat_row(number) for number in changed]
            await self.store([*rows, *self.schedule(), *self._warn_again(moved)])

    def _end_pause(self, zone_of: SeatZone) -> list[tuple[Statement, Row]]:
        """Let time run again, and return the statements that store the seats, and that people may be warned again."""
        self.requests.pause = None
        self.forget_stored()
        return [*self._seat_rows(), *self._warn_again(range(len(self.seats)))] if self.clocks.go_on(zone_of) else []

    def _warn_again(self, seats: Iterable[int]) -> list[tuple[Statement, Row]]:
        """Return the statements that forget that somebody was warned: the end of their time has moved."""
        return [(SET_WARNED, {"table_id": self.id, "seat": seat, "warned": None}) for seat in seats]

    def count_answer(self, seat: int) -> bool:
        """Count an answer that a seat has just given; return whether it had never given so many before."""
        given = sum([who == seat for who, _ in self.match.record.moves])
        is_new = given > self.furthest.get(seat, 0)
        if is_new:
            self.furthest[seat] = given
        return is_new

    async def rewind(self, target: int) -> None:
        """Take back all answers but the first ``target``. The caller holds the lock.

        Raises:
            NotStored: as in `answer`.
        """
        before = self.state.settled
        self.match.rewind(target)
        self._saved = min(self._saved, target)
        self.log.cut(target)
        self.offset += before - self.state.settled + 1
        self.edition += 1
        self.requests.consent = None
        await self.append(self.cut())

    def cut(self) -> list[tuple[int, str]]:
        """Return the rows to append after which the log has only the answers of the match."""
        self.proxies.cut(self.answer_count)
        return self._ledger.cut(self.match.record.moves, self.offset, self.rows)

    # Storage.

    async def append(self, rows: list[tuple[int, str]], *more: tuple[Statement, Row]) -> None:
        """Store rows after those of the table, and its own row. The caller holds the lock.

        Args:
            rows: answers, undos and notes: what stands in the columns ``seat`` and ``action``.
            *more: further statements, to be carried out in the same transaction.

        Raises:
            NotStored: as in `answer`.
        """
        batch: list[tuple[Statement, Row]] = list(more)
        for seat, text in rows:
            values = {"table_id": self.id, "number": self.rows, "seat": seat, "action": text}
            batch.append((NEW_ACTION, values))
            self.rows += 1
            self.grow(row_size(text))
        try:
            batch.extend([self.seat_row(seat) for seat in await self.clocks.set_asked()])
        except NotRead:
            self.broken = True
            raise NotStored from None
        batch.append(self._what_has_changed())
        batch.extend(self.schedule())
        if self.status == FINISHED:
            batch += [self.size_row(), (OLD_MATCH, {"table_id": self.id})]
        batch += self.save_match(SAVED_EVERY)
        await self.store(batch)

    def save_match(self, after: int) -> list[tuple[Statement, Row]]:
        """Return the statement that saves what the match has come to, if that has as many answers that are not saved.

        What is saved is true of these answers, even if others have changed the table, so it follows no version.
        """
        there = self.answer_count
        if there - self._saved < after or self.divergence is not None or self.status == FINISHED:
            return []
        self._saved = there
        try:
            return [(SAVE_MATCH, {"table_id": self.id, "data": self.match.save(RETOLD)})]
        except Exception as error:  # whatever it is, it must cost no answer: this is only a cache
            LOG.error("match-not-saved", table=table_hash(self.id), error=type(error).__name__, exc_info=error)
            return []

    def grow(self, by: int) -> None:
        """Count bytes that are stored of the table."""
        self.about.size = (self.about.size or 0) + by

    def size_row(self) -> tuple[Statement, Row]:
        """Return the statement that stores how many bytes the table takes. Of a running game that need not be exact."""
        return SET_SIZE, {"id": self.id, "size": self.about.size}

    def schedule(self) -> list[tuple[Statement, Row]]:
        """Return the statements that say when to look at the table, unless the database knows."""
        now = self._writer.clock.time()
        wanted = {}
        if self.status == FINISHED:
            wanted[CHRONICLE] = now + CHRONICLE_WITHIN
        else:
            if self.bot_asked() is not None:
                wanted[BOTS] = now + BOTS_WITHIN
            if ends := self.clocks.deadlines():
                wanted[LATE] = min(ends.values())
        return [*self._schedule.changes(wanted, now), *self._questions.changes(self.open_questions(now))]

    def open_questions(self, now: float) -> dict[int, OpenQuestion]:
        """Return what people are asked of whom others at the table may be waiting, by seat; or that their time ran out.

        A question is known by the undos before it and by its seat's latest answer, so it stays the same while others
        answer; that somebody's time ran out is known by the note of it.

        Args:
            now: since when those are asked whose time is not measured, in seconds since 1970.
        """
        if len(self.guests) < 2 or self.status == FINISHED:
            return {}
        found = {}
        for number, seat in enumerate(self.seats):
            if seat.guest is not None and seat.away and seat.stand_in is None:
                found[number] = OpenQuestion(TIMED_OUT - self._last_away(number), seat.guest, now)
        for number in self.waited_for():
            seat = self.seats[number]
            if seat.guest is not None and not seat.away:
                asked = now if seat.asked is None else seat.asked
                found[number] = OpenQuestion(self.edition * ROWS_PER_TABLE + self._answered(number), seat.guest, asked)
        return found

    def _last_away(self, seat: int) -> int:
        """Return which note says last that a seat is away."""
        return max([i for i, note in enumerate(self.notes) if note.seat == seat and note.code == AWAY], default=0)

    def _answered(self, seat: int) -> int:
        """Return the number of answers up to the latest one of a seat."""
        moves = self.match.record.moves
        return next((i for i in range(len(moves), 0, -1) if moves[i - 1][0] == seat), 0)

    async def note(self, notes: list[Note], *more: tuple[Statement, Row], rows: Sequence[tuple[int, str]] = ()) -> None:
        """Add notes, and store them after other rows as `append` does.

        Raises:
            NotStored: as in `answer`.
        """
        self.notes.extend(notes)
        for note in notes:
            self.proxies.note(note)
        await self.append([*rows, *[(NOTE, msgspec.json.encode(note).decode()) for note in notes]], *more)

    def own_row(self) -> tuple[Statement, Row]:
        """Return the statement that stores the changeable values of the table itself."""
        return SET_TABLE, {**self._asked(), **self._rest()}

    def _rest(self) -> Row:
        about, requests = self.about, self.requests.to_json()
        rest = {"chat": about.chat, "status": self.status, "rematch": about.rematch}
        return {**rest, "requests": requests, "paused": about.paused}

    def _what_has_changed(self) -> tuple[Statement, Row]:
        """Return the statement that stores what has changed of the table itself since this was last asked."""
        now = self._rest()
        if now == self._stored:
            return SET_ASKED, self._asked()
        self._stored = now
        return self.own_row()

    def forget_stored(self) -> None:
        """Store all that is known of the table at its next change, since others have changed what is stored."""
        self._stored = None
        self._schedule.forget()
        self._questions.forget()

    def _asked(self) -> Row:
        to_act = " ".join([str(seat) for seat in self.state.to_act])
        return {"id": self.id, "to_act": to_act, "changed": self._writer.clock.time(), "stands": self._stands()}

    def _stands(self) -> str:
        game, state = self.match.game, self.state
        winners = game.winners(state) if state.is_terminal else None
        return msgspec.json.encode(Stands(game.chapter(state), winners)).decode()

    def seat_row(self, seat: int) -> tuple[Statement, Row]:
        """Return the statement that stores who sits at a seat."""
        return SET_SEAT, {"table_id": self.id, "seat": seat, **self.seats[seat].row()}

    def _seat_rows(self) -> list[tuple[Statement, Row]]:
        return [self.seat_row(number) for number in range(len(self.seats))]

    async def store(self, batch: Batch) -> None:
        """Write to disk; readers are shown nothing before it is there.

        Raises:
            VersionConflict: somebody else has changed the table first. It is loaded again, and its readers stay.
            NotStored: it could not be written. The table is ahead of the database now, and therefore broken.
        """
        try:
            await self._writer.write(batch, TableVersion(self.id, self.version))
        except BaseException as error:
            self.broken = True
            if isinstance(error, VersionConflict):
                self.outrun()
            raise
        self.version += 1
        self.used = time.monotonic()
        self.note_asked()

    def outrun(self) -> None:
        """Note that somebody else has changed the table in a way that cannot be repeated: it has to be loaded again."""
        self.broken = self.replaced = True
        self.when_outrun()

    # Bots.

    def bot_asked(self) -> int | None:
        """Return a seat that a bot answers for now; None if there is none, or if all people are away."""
        if self.divergence is not None:
            return None
        seats, some = self.seats, bool(self.present)
        return next((n for n in self.state.to_act if seats[n].kind == BOT or (seats[n].away and some)), None)

    # Readers.

    def note_asked(self, since: float | None = None) -> None:
        """Note since when each seat has been asked: what is in memory is on disk.

        Args:
            since: when that was; None for now.
        """
        number, to_act = self.state.settled + self.offset, self.state.to_act
        if number != self._asked_number:
            self._asked_number = number
            self._asked_since = {}
        now = self._writer.clock.time() if since is None else since
        self._asked_since = {seat: self._asked_since.get(seat, now) for seat in to_act}

    @property
    def in_sight(self) -> frozenset[str]:
        """The guests who have the table in sight, here or at another node."""
        here = [each.guest for each in self.connections if each.guest is not None and each.in_sight]
        return frozenset(here).union(*self.elsewhere.values())

    def presence(self) -> PresenceMessage:
        """Return which people are here, and since when those are asked who are."""
        sight, since = self.in_sight, {} if self.status == FINISHED else self._asked_since
        return PresenceMessage(
            [
                SeatPresence(number, seat.guest in sight, since.get(number))
                for number, seat in enumerate(self.seats)
                if seat.guest is not None
            ]
        )

    def show_presence(self) -> None:
        """Tell every reader who is here, if that has changed."""
        if not self.connections or len(self.guests) < 2:
            return
        now = self.presence()
        if now != self._presence:
            self._presence = now
            for connection in self.connections:
                if connection.greeted:
                    connection.tell(now)

    def people_changed(self) -> None:
        """Note that somebody has come, gone, looked away or looked again."""
        self.show_presence()
        self.when_people_change()

    def join(self, connection: Reader) -> None:
        """Add a socket."""
        self.connections.add(connection)
        self._count_people()
        self.changed()

    def leave(self, connection: Reader) -> None:
        """Remove a socket."""
        self.connections.discard(connection)
        self.story.keep_only(each.look for each in self.connections)
        self._count_people()
        self.changed()
        self.people_changed()

    def _count_people(self) -> None:
        self.people = frozenset([each.guest for each in self.connections])

    def tell(self, messages: Iterable[msgspec.Struct]) -> None:
        """Send messages to every reader."""
        for message in messages:
            for connection in self.connections:
                connection.tell(message)

    def changed(self) -> None:
        """Refresh every reader; must be called after each change of the table or of who is at it."""
        self.changes += 1
        for connection in self.connections:
            connection.refresh()
        self.show_presence()
