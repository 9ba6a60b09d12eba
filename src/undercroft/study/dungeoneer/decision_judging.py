"""How the decisions of a game of Dungeoneer are judged: by the search of the bots' levels.

Each answer is one decision: a shortcut is one, too, and what a player says about when to be asked belongs to the answer
that follows. What is measured is the chance to win, as the bots judge it at the end of the turn
(`bots.dungeoneer.evaluation.position_value`).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random
from typing import Final

from undercroft.bots.dungeoneer.policy.playout_policy import answer, play_on
from undercroft.bots.dungeoneer.search.hidden_information import forget
from undercroft.bots.dungeoneer.search.world_search import Dealt, Question, Skill
from undercroft.bots.sequential_halving import Deadline
from undercroft.dungeoneer.game.state import DungeoneerState
from undercroft.dungeoneer.rules.questions.interference_windows import Window
from undercroft.dungeoneer.rules.questions.question_frames import AttackFrame, FeatsFrame
from undercroft.dungeoneer.rules.turn.misdeeds import Misdeeds
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.study.analysis.causes import Weighed
from undercroft.study.analysis.game_review import FRESH, BestLine, Measure
from undercroft.study.dungeoneer.position_causes import BURDENS, CAUSES, weighed

MEASURE: Final[Measure] = "chance"

KINDS: Final = ("moves", "quests", "locations", "misdeeds", "battles", "interference", "cards")

TRIALS: Final = 10
"""How many trials the search for an answer may cost for each world that was asked for."""

WORLDS: Final = 4
"""In how many times as many worlds answers are compared: dice weigh more here than what a search costs."""

_QUESTS: Final = frozenset({"attempt", "pick_up", "deliver"})
_PLACING: Final = frozenset({"place", "place_on", "keep", "lay"})
_ASIDE: Final = "ask"


def kind(state: DungeoneerState, seat: int) -> str:
    """Return which kind of decision a player is asked for, one of `KINDS`."""
    frame = state.stack[-1]
    verbs = {action.verb for action in state.legal_actions(seat)}
    if isinstance(frame, FeatsFrame):
        return "quests" if verbs & _QUESTS else "moves"
    if isinstance(frame, Misdeeds):
        return "misdeeds"
    if any(isinstance(below, AttackFrame) for below in state.stack):
        return "battles"
    if isinstance(frame, Window):
        return "interference"
    return "locations" if verbs & _PLACING else "cards"


def goes_on(before: DungeoneerState, state: DungeoneerState, seat: int) -> bool:
    """Return whether the next answer of the player belongs to the decision that began before: so far he has only said
    when to be asked, and is asked the same again. In a window, that is an answer: he passes.
    """
    one, other = before.stack[-1], state.stack[-1]
    if isinstance(one, Window) or type(one) is not type(other) or len(before.stack) != len(state.stack):
        return False
    return before.heroes[seat].standing != state.heroes[seat].standing


def compare(state: DungeoneerState, seat: int, given: Sequence[Action], dice: int, effort: int) -> BestLine:
    """Look for the best answer, and compare it with the given one in worlds that the search has not seen.

    What can still be done in the same turn has not been missed yet: after the given answer, the best one is given at
    the first question at which it can be, unless the policy's own answers bring more on average.
    """
    skill = Skill(TRIALS * effort, 0.0)
    question = Question(forget(state, seat), seat, skill, None, Deadline(inf), Random(dice))
    best, following = question.answer_and_next()
    meant = next((action for action in given if action.verb != _ASIDE), given[-1])
    if best is meant:
        words = tuple([action.text for action in given])
        if following is None:
            return BestLine(words)
        one, other = best, following

        def weigh(number: int) -> tuple[Weighed, Weighed]:
            trying = question.trying(number)
            return weighed(trying(one), seat), weighed(trying(other), seat)

        # That something was good is said less often than that something was bad: fewer worlds do.
        return BestLine.in_worlds(words, True, weigh, effort, CAUSES, BURDENS)
    at_once, never, later = [], [], []
    for number in range(FRESH, FRESH + WORLDS * effort):
        trying = question.trying(number)
        at_once.append(weighed(trying(best), seat))
        never.append(weighed(trying(meant), seat))
        later.append(weighed(put_off(question.dealt(number), seat, meant, best), seat))
    others = max(never, later, key=lambda worlds: sum([one.value for one in worlds]))
    return BestLine.of((best.text,), False, at_once, others, CAUSES, BURDENS)


def put_off(dealt: Dealt, seat: int, first: Action, then: Action) -> DungeoneerState:
    """Return where a world ends in which the player first answers one thing, then another as soon as he can."""
    state, styles, seed = dealt
    turn, rng = (state.active, state.round), Random(seed)
    state.play_unchecked(seat, first)
    while state.stack and (state.active, state.round) == turn:
        frame = state.stack[-1]
        asked = frame.seats(state)[0]
        if asked == seat and then in frame.legal(state, seat):
            state.play_unchecked(seat, then)
            if (state.active, state.round) == turn:
                play_on(state, styles, rng, 0)
            break
        state.play_unchecked(asked, answer(state, asked, styles[asked], rng))
    return state
