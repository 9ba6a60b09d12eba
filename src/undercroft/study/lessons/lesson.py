"""What a lesson is: a game, the answers that lead to its first question, and the steps of the way through it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

LEARNER: Final = 0
"""The seat of the person who learns."""

ANYTHING: Final = "*"
"""At the end of a pattern: whatever follows."""


def fits(pattern: str, answer: str) -> bool:
    """Return whether a pattern is about an answer: it is the answer itself, or its beginning followed by ``*``.

    >>> fits("mine 2", "mine 2"), fits("dig *", "dig 3,1"), fits("dig *", "stop")
    (True, True, False)
    """
    return answer.startswith(pattern[:-1]) if pattern.endswith(ANYTHING) else answer == pattern


def fits_one(patterns: Iterable[str], answer: str) -> bool:
    """Return whether one of the patterns is about an answer."""
    return any(fits(pattern, answer) for pattern in patterns)


class TaughtStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a lesson says. It is read only, asks for an answer (`want`), or lets the learner play (`until`).

    Its words are under ``lesson-<lesson>-<id>``.

    Attributes:
        id: its name in the lesson.
        point: what it speaks of, among the ``POINTS`` of the game's lessons.
        alone: whether nothing but what it speaks of is shown on the page, since nothing else has been explained yet.
        rule: the number of the rule that it explains, for a link.
        want: patterns (`fits`) of the answers that go on.
        other: what is said to other legal answers: by pattern, the end of the text's key. To all others the lesson says
            ``lesson-<lesson>-<id>-other``. The rules say why an illegal answer cannot be given.
        meanwhile: patterns of what may be answered as long as no wanted answer is legal; the step goes on.
        until: patterns: the learner plays freely, and the step ends with an answer that fits one of them.
        hints: the questions (keys of prompts) at which ``lesson-<lesson>-<id>-at-<key>`` is said in place of the text.
        ends: the question (key of a prompt) at which the lesson is over, in its last step.
        after: in a step that is only read and follows one that asks: the event that it speaks of. The page says it
            there, before it tells what happens next.
    """

    id: str
    point: tuple[str, ...] = ()
    alone: bool = False
    rule: str = ""
    want: tuple[str, ...] = ()
    other: dict[str, str] = {}
    meanwhile: tuple[str, ...] = ()
    until: tuple[str, ...] = ()
    hints: tuple[str, ...] = ()
    ends: str = ""
    after: str = ""

    @property
    def asks(self) -> bool:
        """Whether the step waits for answers; if not, it is read and turned over."""
        return bool(self.want or self.until)

    def wants(self, answer: str, legal: Iterable[str]) -> bool:
        """Return whether one of the legal answers may be given at this step."""
        if self.until or fits_one(self.want, answer):
            return True
        return fits_one(self.meanwhile, answer) and not any(fits_one(self.want, other) for other in legal)

    def ended_by(self, answer: str) -> bool:
        """Return whether the step is over when this answer has been given at it."""
        return fits_one(self.until or self.want, answer)

    def reply(self, answer: str) -> str:
        """Return the end of the key of what is said to a legal answer that the step does not want."""
        return next((end for pattern, end in self.other.items() if fits(pattern, answer)), "other")

    def replies(self) -> list[str]:
        """Return the ends of the keys of everything that is said to other answers, the general one last."""
        return [*self.other.values(), "other"] if self.want else []


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson.

    Its name is under ``lesson-<id>``, and what it teaches, in a line, under ``lesson-<id>-about``.

    Attributes:
        id: its name among the lessons of its game.
        number: its place among them.
        minutes: how long it takes.
        step: its steps.
        position: what to start from, in the game's notation; without it, a new game with the next three.
        seats: how many play; the learner has the seat `LEARNER`.
        seed: the seed of a new game.
        options: the options of a new game that are not those of the game's first preset.
        opening: the answers before the first step, each with its seat: ``2 orders dig food mine``.
        rivals: the answers of the rivals from then on, in the same form. A rival without another answer there, or whose
            answer is not legal, is played by the usual bot.
        patient: rivals wait for their next answer to be legal, and give the default ones until then and afterwards. So
            a lesson does not depend on how often they are asked.
    """

    id: str
    number: int
    minutes: int
    step: tuple[TaughtStep, ...]
    position: str | None = None
    seats: int = 1
    seed: str = "lesson"
    options: dict[str, int | str | bool] = {}
    opening: tuple[str, ...] = ()
    rivals: tuple[str, ...] = ()
    patient: bool = False

    def key(self, *ends: str) -> str:
        """Return the key of one of its texts.

        >>> Lesson("orders", 2, 3, ()).key("secret", "other")
        'lesson-orders-secret-other'
        """
        return "-".join(["lesson", self.id, *ends])

    @property
    def is_free(self) -> bool:
        """Whether the learner plays freely, at least for a while."""
        return any(step.until for step in self.step)

    def texts(self) -> list[str]:
        """Return the keys of all its texts."""
        found = [self.key(), self.key("about")]
        for step in self.step:
            ends = [*step.replies(), *[f"at-{key}" for key in step.hints]]
            found += [self.key(step.id), *[self.key(step.id, end) for end in ends]]
        return found


def of_seat(line: str) -> tuple[int, str]:
    """Return the seat and the answer of a line of `opening` or `rivals`.

    Raises:
        ValueError: it does not begin with a seat.

    >>> of_seat("2 dig 3,1")
    (2, 'dig 3,1')
    """
    seat, _, answer = line.partition(" ")
    return int(seat), answer
