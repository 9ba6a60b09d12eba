"""The policy: plays on in a world, as all players at once, quickly and tolerably. Search plays its worlds out with it.

It works on states and knows no view, so it must never play in the true state of a game, only in a dealt world
(`undercroft.bots.bot.Searcher`). What is asked is recognised by the verbs of the legal answers; a question whose verbs
mean nothing to it gets the default answer. `hero_turns` is a hero's own turn, `dungeonlord_turns` the dungeonlord's,
`windows_and_battles` windows and battles.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from undercroft.bots.dungeoneer.policy import dungeonlord_turns, hero_turns, windows_and_battles
from undercroft.bots.dungeoneer.policy.play_styles import Style
from undercroft.bots.dungeoneer.policy.wasted_answers import without_waste
from undercroft.dungeoneer.board.actions import Shortcut
from undercroft.dungeoneer.board.position import Position
from undercroft.dungeoneer.board.terms.moments import FEATS, MISDEEDS
from undercroft.dungeoneer.rules.questions.interference_windows import Window
from undercroft.kernel.engine.action_vocabulary import Action

Answering = Callable[[Position, int, Sequence[Action], Style, Random], Action | None]
"""Chooses one of the legal answers of a seat: state, seat, answers, style, dice; None for the default."""


def _finishing(state: Position, seat: int, legal: Sequence[Action], style: Style, rng: Random) -> Action | None:
    """Answer a question that ends with "done": feats or misdeeds."""
    if state.phase == FEATS:
        return hero_turns.feats(state, seat, legal, style, rng)
    return dungeonlord_turns.misdeeds(state, seat, legal, style, rng) if state.phase == MISDEEDS else None


def _passing(state: Position, seat: int, legal: Sequence[Action], style: Style, rng: Random) -> Action | None:
    """Answer a question that can be passed: a window or a challenge."""
    if isinstance(state.stack[-1], Window):
        return windows_and_battles.window(state, seat, legal)
    return windows_and_battles.challenge(state, seat, legal)


def _accept(state: Position, seat: int, legal: Sequence[Action], style: Style, rng: Random) -> Action | None:
    """Take what is offered."""
    return legal[0]


def _in_order(state: Position, seat: int, legal: Sequence[Action], style: Style, rng: Random) -> Action | None:
    """Settle encounters in the order in which they were sent, but move nobody away before."""
    return without_waste(state, seat, legal)[0] if style.habits.thrift else None


BY_FIRST_VERB: Final[Mapping[str, Answering]] = {
    "place": lambda state, seat, legal, style, rng: hero_turns.placing(state, seat, legal, rng),
    "keep": lambda state, seat, legal, style, rng: hero_turns.keep(state, seat, legal),
    "discard": lambda state, seat, legal, style, rng: hero_turns.discard(state, seat, legal, style.habits),
    "draw": lambda state, seat, legal, style, rng: hero_turns.draw(state, seat, legal, style.habits),
    "at": lambda state, seat, legal, style, rng: hero_turns.destination(state, seat, legal),
    "replace": lambda state, seat, legal, style, rng: hero_turns.replaced(state, seat, legal),
    "target": lambda state, seat, legal, style, rng: dungeonlord_turns.leader(state, seat, legal),
    "give_peril": lambda state, seat, legal, style, rng: dungeonlord_turns.leader(state, seat, legal),
    "form": lambda state, seat, legal, style, rng: windows_and_battles.form(state, legal),
    "x": lambda state, seat, legal, style, rng: windows_and_battles.how_much(state, seat, legal),
    "settle": _in_order,
    "battle": _in_order,
    "to_lair": _accept,
    "save": _accept,
    "seize": _accept,
    "yes": _accept,
}
"""How a question is answered whose first answer has this verb."""

BY_LAST_VERB: Final[Mapping[str, Answering]] = {"done": _finishing, "declare": _finishing, "pass": _passing}
"""How one is answered whose last answer has this verb."""


def answer(state: Position, seat: int, style: Style, rng: Random) -> Action:
    """Return the policy's answer for a seat that is asked."""
    frame = state.stack[-1]
    # It goes step by step: what a shortcut is made of is listed, too.
    legal = [action for action in frame.legal(state, seat) if not isinstance(action, Shortcut)]
    if len(legal) == 1:
        return legal[0]
    how = BY_FIRST_VERB.get(legal[0].verb) or BY_LAST_VERB.get(legal[-1].verb)
    found = how(state, seat, legal, style, rng) if how is not None else None
    return found if found is not None else frame.default(legal)


def play_on(state: Position, styles: Sequence[Style], rng: Random, turns: int = 9999) -> None:
    """Play as all players until so many turns have begun, or to the end of the game.

    Args:
        state: a dealt world, which is changed.
        styles: how each seat plays.
        rng: the dice.
        turns: how many turns may begin.
    """
    stack = state.stack
    active, round = state.active, state.round
    while stack:
        if state.active != active or state.round != round:
            active, round = state.active, state.round
            turns -= 1
            if turns < 0:
                return
        seat = stack[-1].seats(state)[0]
        state.play_unchecked(seat, answer(state, seat, styles[seat], rng))
