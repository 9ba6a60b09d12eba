"""How often an effect may be used: how each word under ``usage_limits`` counts, and where a use is noted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.content.card_index import Source
from undercroft.dungeoneer.content.faces import Effect
from undercroft.dungeoneer.rules.questions.question_frames import RollFrame, nearest
from undercroft.kernel.base.refusals import Refusal


class Once(NamedTuple):
    """One way to count uses: whether a seat has used the face, how to note a use, and how to refuse a second one."""

    used: Callable[[Position, int, Source], bool]
    note: Callable[[Position, int, Source], None]
    why_not: Callable[[Source], Refusal]


def _used_this_turn(state: Position, seat: int, source: Source) -> bool:
    return source.key in state.heroes[seat].used


def _note_for_the_turn(state: Position, seat: int, source: Source) -> None:
    hero = state.heroes[seat]
    hero.used = (*hero.used, source.key)


def _has_converted(state: Position, seat: int, source: Source) -> bool:
    return bool(state.converted >> seat & 1)


def _note_conversion(state: Position, seat: int, source: Source) -> None:
    state.converted |= 1 << seat


def _used_for_the_roll(state: Position, seat: int, source: Source) -> bool:
    roll = nearest(state, RollFrame)
    return roll is not None and source.key in roll.spent


def _note_for_the_roll(state: Position, seat: int, source: Source) -> None:
    roll = nearest(state, RollFrame)
    assert roll is not None
    roll.spent = (*roll.spent, source.key)


def _not_this_turn(source: Source) -> Refusal:
    return Refusal("DN-4.7", "used-this-turn", {"card": source.id})


def _not_for_this_roll(source: Source) -> Refusal:
    return Refusal("DN-10.5", "used-this-roll", {"card": source.id})


ONCE: Final = {
    "turn": Once(_used_this_turn, _note_for_the_turn, _not_this_turn),
    "attempt": Once(_used_this_turn, _note_for_the_turn, _not_this_turn),
    "conversion": Once(_has_converted, _note_conversion, _not_this_turn),
    "roll": Once(_used_for_the_roll, _note_for_the_roll, _not_for_this_roll),
}
"""The ways to count. An attempt forgets what was used for the previous one (`quests`)."""


def refuse_again(state: Position, seat: int, word: str, source: Source) -> Refusal | None:
    """Return why the seat may not use again an effect with this word under ``once``."""
    once = ONCE.get(word)
    if once is None or not once.used(state, seat, source):
        return None
    return once.why_not(source)


def note_use(state: Position, seat: int, effect: Effect, source: Source) -> None:
    """Remember that the seat has used the effect."""
    once = ONCE.get(effect.once)
    if once is not None:
        once.note(state, seat, source)
