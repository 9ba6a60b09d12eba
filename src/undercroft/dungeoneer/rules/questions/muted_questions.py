"""Not to be asked for a while: in this battle, until something is over, before one's own turn (DN-15.2).

A player says so in public, and what he holds makes no difference: so it tells no more than any other answer does.
"""

from __future__ import annotations

from typing import Final

from undercroft.dungeoneer.board.actions import NOT_BEFORE_MY_ROLL, NOT_BEFORE_MY_TURN, NOT_IN_BATTLE, NOT_NOW, Hush
from undercroft.dungeoneer.board.hero import DEADLY, LOUD, UNTIL_MY_ROLL, UNTIL_MY_TURN
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import WindowMoment
from undercroft.dungeoneer.rules.questions.question_frames import (
    LoomingFrame,
    RollFrame,
    battle_frames,
    happening,
    nearest,
)
from undercroft.kernel.engine.action_vocabulary import Action

HARM: Final = frozenset({WindowMoment.WOUND, WindowMoment.FALL, WindowMoment.TRANSFER, WindowMoment.DEATH})


def hushes(state: Position, seat: int) -> list[Action]:
    """Return for how long the seat may choose not to be asked, in a window."""
    found: list[Action] = []
    if battle_frames(state):
        found += [NOT_BEFORE_MY_ROLL, NOT_IN_BATTLE]
    elif happening(state):
        found.append(NOT_NOW)
    if state.active != seat:
        found.append(NOT_BEFORE_MY_TURN)
    return found


def hush(state: Position, seat: int, action: Hush) -> None:
    """Ask the seat no more for as long as it says."""
    hero = state.heroes[seat]
    if action is NOT_BEFORE_MY_TURN:
        hero.quiet = UNTIL_MY_TURN
    elif action is NOT_NOW:
        hero.quiet = happening(state)
    else:
        hero.quiet = battle_frames(state) + (UNTIL_MY_ROLL if action is NOT_BEFORE_MY_ROLL else 0)


def end_hushes(state: Position) -> None:
    """Ask those again who did not want to be asked before this was over."""
    frames = len(state.stack)
    for hero in state.heroes:
        if hero.quiet > LOUD and hero.quiet % UNTIL_MY_ROLL >= frames:
            hero.quiet = LOUD


def is_quiet(state: Position, seat: int, moment: int) -> bool:
    """Return whether the seat is not asked now. The fighting is over when the reward step begins (DN-14.6)."""
    hero = state.heroes[seat]
    if hero.quiet > UNTIL_MY_ROLL:
        roll = nearest(state, RollFrame)
        if moment not in HARM and not (moment == WindowMoment.ROLL and roll is not None and roll.rolled_by(seat)):
            return moment != WindowMoment.REWARD
    elif hero.quiet != LOUD and moment != WindowMoment.REWARD:
        return True
    return hero.standing == DEADLY and not _may_die(state, moment)


def _may_die(state: Position, moment: int) -> bool:
    if moment not in (WindowMoment.WOUND, WindowMoment.DEATH):
        return False
    looming = nearest(state, LoomingFrame)
    return looming is not None and looming.deadly(state)
