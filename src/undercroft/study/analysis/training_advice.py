"""Training: what to say of a position to learn from, before, while and after it is played.

Nothing is unknown in such a position (`kernel.engine.games.TrainingLesson`), so what can be reached is certain. How
good a result is, the module ``training_verdicts`` of the game's package in this room says, by a number that should be
small, such as tiles lost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.engine.games import companion, find_game
from undercroft.study.study_offers import MODULES


class TrainingQuestion(msgspec.Struct, frozen=True):
    """How good are these answers?

    Attributes:
        lesson: the name of the position among the game's lessons.
        answers: what was answered so far; forced answers are left out.
    """

    lesson: str
    answers: tuple[str, ...] = ()


class Trained(msgspec.Struct, frozen=True):
    """What to say of the answers to a training position.

    Attributes:
        best: the best result that can be reached: the number of what is lost.
        reached: the best result that can still be reached after these answers; in the end, the result.
        number: which answer was the first that missed the best result, from 0; −1 if none did.
        missed: that answer; None if none did.
        better: the answers that would have been best instead, to the end.
        following: the best answers from here to the end.
    """

    best: int
    reached: int
    number: int
    missed: Option | None
    better: tuple[Option, ...]
    following: tuple[Option, ...]


class TrainingModule(Protocol):
    """What a game's module ``training_verdicts`` provides."""

    def trained(self, position: str, answers: Sequence[str]) -> Trained:
        """Judge the answers to a training position."""


def judge_training(game_id: str, question: TrainingQuestion) -> Trained:
    """Judge the answers to a position to learn from.

    Raises:
        OptionError: there is no such game or position, or nothing is said of it.
        NotationError, IllegalAction: an answer is not legal.
    """
    module: TrainingModule | None = companion(game_id, MODULES["training"])
    lesson = next((one for one in find_game(game_id).lessons if one.id == question.lesson), None)
    if module is None or lesson is None:
        raise OptionError(f"{game_id} has no training called {question.lesson[:40]!r}")
    return module.trained(lesson.position, question.answers)
