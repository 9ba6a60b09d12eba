"""What to say of a training battle: the best result before it, and where it was missed after it.

Nothing is unknown in a training battle (DL-18.1), so one solver knows the value of each position that a lord was in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from undercroft.dungeonlords.board.actions import VOCABULARY
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.kernel.engine.decisions import Option
from undercroft.study.analysis.training_advice import Trained
from undercroft.study.dungeonlords.solver.battle_objective import Objective
from undercroft.study.dungeonlords.solver.battle_steps_to_study import after, set_up
from undercroft.study.dungeonlords.solver.solve_battle import Study

TILES: Final = "tiles"
"""What the training is about (DL-18.1)."""

_LORD: Final = 0


class TrainingVerdict(msgspec.Struct, frozen=True):
    """What to say of a battle that was fought.

    Attributes:
        best: how many tiles had to be lost.
        lost: how many were lost, or had to be by then.
        number: which answer was the first that cost a tile, from 0; −1 if none did.
        better: the answers that would have been best instead, to the end of the battle.
    """

    best: int
    lost: int
    number: int = -1
    better: tuple[str, ...] = ()


def fewest(position: BattlePosition) -> int:
    """Return how many tiles a lord loses in a training battle at least."""
    study = Study(set_up(position), (), Objective(TILES))
    return round(-study.value(study.state, ()).low)


def judge(position: BattlePosition, answers: Sequence[str]) -> TrainingVerdict:
    """Return where a lord missed the best result of a training battle, if he did.

    Args:
        position: the battle.
        answers: what he answered, in the notation; forced answers are left out.
    """
    study = Study(set_up(position), (), Objective(TILES))
    state = study.state
    best = value = study.value(state, ()).low
    slip = -1
    better: tuple[str, ...] = ()
    for number, text in enumerate(answers):
        following = after(state, VOCABULARY.parse(text))
        value_then = study.value(following, ()).low
        if slip < 0 and value_then < value:
            slip, better = number, best_answers(study, state)
        state, value = following, value_then
    return TrainingVerdict(round(-best), round(-value), slip, better)


def best_answers(study: Study, state: DungeonLordsState) -> tuple[str, ...]:
    """Return the best answers from a position of a training battle to its end."""
    line: tuple[str, ...] = ()
    while state.stack:
        way = study.best_way(state, ())
        line, state = (*line, *[action.text for action in way.line]), way.state
    return line


def advice(position: BattlePosition, answers: Sequence[str]) -> tuple[str, ...]:
    """Return the best answers after those that were given, to the end of the battle."""
    study = Study(set_up(position), (), Objective(TILES))
    state = study.state
    for text in answers:
        state = after(state, VOCABULARY.parse(text))
    return best_answers(study, state)


def trained(position: str, answers: Sequence[str]) -> Trained:
    """Judge the answers to a training battle, as programs that know no game ask for it.

    Raises:
        NotationError, IllegalAction: an answer is not legal.
    """
    battle = BattlePosition.parse(position)
    state = set_up(battle)
    state.run()
    for text in answers:
        state.apply(_LORD, VOCABULARY.parse(text))
    verdict = judge(battle, answers)
    missed = answers[verdict.number] if verdict.number >= 0 else None
    return Trained(
        verdict.best,
        verdict.lost,
        verdict.number,
        None if missed is None else _option(missed),
        tuple([_option(text) for text in verdict.better]),
        tuple([_option(text) for text in advice(battle, answers)]),
    )


def _option(answer: str) -> Option:
    return Option.of(VOCABULARY.parse(answer))
