"""What players may ask about their table before they answer: hints, and what the planner needs."""

from __future__ import annotations

from undercroft.server.background.study_jobs.hint_jobs import HintQuestion
from undercroft.server.protocol.api_errors import ApiError, Refused
from undercroft.server.tables.core.seats import BOT
from undercroft.server.tables.core.table import Table
from undercroft.study.analysis.hints import asked_about
from undercroft.study.lessons.lesson_library import find_lesson


def check_planner(table: Table, guest: str | None) -> None:
    """Check that a guest may use the planner here: alone, or where the host allows it. The caller holds the lock.

    Raises:
        Refused: the guest has no seat at the table.
        ApiError: others play too, and the host has not allowed it (``no-aids``).
    """
    if not table.seats_of(guest):
        raise Refused("not-yours")
    if not (table.plays_all(guest) or table.about.aids):
        raise ApiError("no-aids", "the host of this table has not allowed the planner and hints", 403)


def hint_question(table: Table, guest: str | None, seat: int) -> HintQuestion:
    """Return what a strong bot is to be asked for a player. The caller holds the lock.

    Among several people there are hints only if the host allows them, and none in a lesson, which has its own, unless
    that is played freely.
    What is asked contains no more than the player may know: it is a dealt world, not the real one.

    Raises:
        Refused: the seat is somebody else's, or nothing is asked of it.
        ApiError: there are no hints at this table (``no-hints``).
    """
    table.check_owner(guest, seat)
    alone = all(place.kind == BOT for other, place in enumerate(table.seats) if other != seat)
    lesson = find_lesson(table.match.game.id, table.about.lesson)
    taught = table.about.lesson is not None and not (lesson is not None and lesson.is_free)
    if not (alone or table.about.aids) or taught:
        why = "hints are for games against bots alone, or where the host allows them, and not for lessons"
        raise ApiError("no-hints", why, 403)
    if table.divergence is not None or seat not in table.state.to_act:
        raise Refused("not-asked")
    world, dice = asked_about(table.state, seat, table.match.record.header.seed)
    return HintQuestion(table.match.game.id, world, seat, dice)
