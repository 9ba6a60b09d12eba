"""The clocks of a table: how much time its people have, and when none of it runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol
from zoneinfo import ZoneInfo

from undercroft.server.storage.writing.group_commit import BatchWriter
from undercroft.server.tables.core.clocks import answer_clocks
from undercroft.server.tables.core.seats import BOT, Seat
from undercroft.server.tables.core.table_details import TableDetails

UTC: Final = ZoneInfo("UTC")

SeatZone = Callable[[Seat], ZoneInfo | None]
"""Returns in which time zone weekends do not count for a seat; None if they count."""


class TimedTable(Protocol):
    """What the clocks know of their table.

    Attributes:
        about: how much time it gives, and since when it is paused.
        seats: who sits where, since when each seat has been asked, and what it had on its clock then.
    """

    about: TableDetails
    seats: list[Seat]

    @property
    def guests(self) -> set[str]:
        """The guests who have a seat at it."""

    def waited_for(self) -> set[int]:
        """Return the seats whose time runs."""


class TableClocks:
    """Counts the time of the seats of a table. The table stores what changes; its lock is held.

    Args:
        table: the table.
        writer: knows the time, and where people live and when they are away.
    """

    def __init__(self, table: TimedTable, writer: BatchWriter) -> None:
        self._table = table
        self._writer = writer
        self._clock = writer.clock

    @property
    def is_slow(self) -> bool:
        """Whether the table gives people so much time for each answer that days off are left out."""
        return answer_clocks.is_slow(self._table.about.pace, self._table.about.increment)

    def is_on_vacation(self, seat: int) -> bool:
        """Return whether the person at a seat is on vacation now, as far as the table has to know."""
        vacation = self._table.seats[seat].vacation
        return self.is_slow and vacation is not None and vacation[0] <= self._clock.time() < vacation[1]

    async def zone_of_each(self) -> SeatZone:
        """Return what knows the time zone of each seat.

        Raises:
            NotRead: it cannot be read where people live.
        """
        home = self._table.about.days_off
        if home is None:
            return lambda _: None
        zones = await self._writer.zones.of(self._table.guests)
        return lambda seat: answer_clocks.zone_called(zones.get(seat.guest or "", home)) or UTC

    async def set_asked(self) -> list[int]:
        """Let time run for the seats that are asked, if the table has a pace; return those that have changed.

        Raises:
            NotRead: weekends do not count, and it cannot be read where people live.
        """
        about, seats = self._table.about, self._table.seats
        pace, increment, paused = about.pace, about.increment, about.paused
        if pace is None:
            return []
        asked, now = self._table.waited_for(), self._clock.time() if paused is None else paused
        begins = {number for number in asked if seats[number].asked is None}
        zone_of = await self.zone_of_each() if begins and paused is None else lambda _: None
        if begins and self.is_slow:
            known = await self._writer.vacations.of(self._table.guests, now)
            for number in begins:
                seats[number].vacation = known.get(seats[number].guest or "")

        def allot(seat: Seat) -> float | None:
            if increment is not None:
                return float(pace) if seat.bank is None else seat.bank or answer_clocks.COMEBACK
            zone = zone_of(seat)
            if paused is not None or (zone is None and seat.vacation is None):
                return None
            return answer_clocks.end_of_workdays(now, pace, zone, seat.vacation) - now

        return answer_clocks.set_clocks(seats, asked, now, allot)

    def pay(self, seat: int, *, is_new: bool) -> None:
        """Take the time that an answer took out of its seat's bank, and pay the increment, once for each answer."""
        about, place = self._table.about, self._table.seats[seat]
        if about.increment is None or about.pace is None or place.bank is None or place.away:
            return
        self.spend(seat)
        if is_new:
            place.bank = min(place.bank + about.increment, about.pace)

    def spend(self, seat: int) -> None:
        """Take the time for which a seat has been asked off its clock, if it has one (`answer_clocks.spend`)."""
        about, place = self._table.about, self._table.seats[seat]
        if about.increment is not None and about.paused is not None:
            answer_clocks.spend(place, about.paused, lambda _: 0.0)
        elif about.increment is not None:
            answer_clocks.spend(place, self._clock.time(), self._clock.lost)

    async def stop(self) -> None:
        """Let no time run from now on.

        Raises:
            NotRead: weekends do not count, and it cannot be read where people live; nothing has changed.
        """
        zone_of, now = await self.zone_of_each(), self._clock.time()
        self._table.about.paused = now
        for seat in self._table.seats:
            self._stop(seat, now, zone_of)

    def go_on(self, zone_of: SeatZone) -> bool:
        """Let time run again; return whether it did not."""
        paused = self._table.about.paused
        if paused is None:
            return False
        self._table.about.paused = None
        for seat in self._table.seats:
            self._go_on(seat, paused, self._clock.time(), zone_of)
        return True

    async def set_vacation(self, seats: Sequence[int], vacation: answer_clocks.Vacation | None) -> list[int]:
        """Let no time of some seats run during a vacation, if the table is slow enough; return which have changed.

        Raises:
            NotRead: as in `stop`.
        """
        mine = [number for number in seats if self._table.seats[number].vacation != vacation]
        if not mine or not self.is_slow:
            return []
        zone_of, now, runs = await self.zone_of_each(), self._clock.time(), self._table.about.paused is None
        for seat in [self._table.seats[number] for number in mine]:
            if runs:
                self._stop(seat, now, zone_of)
            seat.vacation = vacation
            if runs:
                self._go_on(seat, now, now, zone_of)
        return mine

    def _stop(self, seat: Seat, now: float, zone_of: SeatZone) -> None:
        answer_clocks.stop(seat, self._table.about.pace or 0, now, self._clock.lost, zone_of(seat))

    def _go_on(self, seat: Seat, stopped: float, now: float, zone_of: SeatZone) -> None:
        answer_clocks.go_on(seat, self._table.about.pace or 0, stopped, now, self._clock.lost, zone_of(seat))

    def asked_since(self, seat: int) -> float | None:
        """Return since when a seat is asked at a table with a pace, in seconds since 1970, as if there had been no
        outages; None if it is not.
        """
        asked = self._table.seats[seat].asked
        return asked if asked is None or self._table.about.paused is not None else asked + self._clock.lost(asked)

    def deadlines(self) -> dict[int, float]:
        """Return until when people may answer, by seat, in seconds since 1970; without those known to be away, and
        nobody during a pause.
        """
        pace = self._table.about.pace
        if pace is None or self._table.about.paused is not None:
            return {}
        asked = [(seat, self._table.seats[seat]) for seat in self._table.waited_for()]
        return {
            seat: answer_clocks.deadline(place.asked, pace, place.bank, self._clock.lost)
            for seat, place in asked
            if place.asked is not None and not place.away
        }

    def bank(self, seat: int) -> float | None:
        """Return how many seconds a seat had on its clock when it was asked last, or when a pause began; None if the
        seats have no clocks.
        """
        about, place = self._table.about, self._table.seats[seat]
        if about.pace is None or about.increment is None or place.kind == BOT:
            return None
        left = about.pace if place.bank is None else place.bank
        if about.paused is None or place.asked is None or place.away:
            return left
        return max(0.0, left - (about.paused - place.asked))
