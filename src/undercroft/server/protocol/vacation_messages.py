"""What a client and the server say to each other about vacations."""

from __future__ import annotations

import msgspec


class VacationBody(msgspec.Struct, frozen=True):
    """A vacation: at tables that give a day or more for each answer, no time of mine runs meanwhile.

    Attributes:
        begins: from when on, in seconds since 1970; what is past counts as now.
        ends: until when.
        notices: whether I want notices nevertheless.
    """

    begins: float
    ends: float
    notices: bool = False


class Vacations(msgspec.Struct, frozen=True):
    """My vacation, and how much of it I may have.

    Attributes:
        planned: the one that goes on now or is to come; null if there is none.
        longest: how many seconds one may last.
        left: how many seconds it may last now, with the others of the last year.
    """

    planned: VacationBody | None
    longest: float
    left: float
