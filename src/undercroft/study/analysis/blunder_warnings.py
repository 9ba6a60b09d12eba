"""Warnings: an answer that costs much is judged before it is carried out, while it can still be taken back.

What has shown hidden things cannot be taken back afterwards. The answer is compared with the best that a strong bot
finds, in fresh worlds, the same for both (`hints`). It is a blunder if it is certainly worse by more than the game's
margin, that is at the lower end of its interval; in doubt the player is left alone.
"""

from __future__ import annotations

from random import Random
from typing import Final

from undercroft.bots.sequential_halving import Deadline
from undercroft.kernel.base.errors import IllegalAction, OptionError
from undercroft.kernel.engine.games import find_game
from undercroft.study.analysis.game_review import EFFORT
from undercroft.study.analysis.hints import Advice, advising_of, compared, tried_in_worlds

SECONDS: Final = 2.0
"""How long an answer may be judged."""

CERTAIN: Final = 8
"""In fewer worlds than these nobody is warned, because an interval says little."""


def blunder_of(
    game_id: str, world: bytes, seat: int, dice: int, answer: str, effort: int = EFFORT, seconds: float = SECONDS
) -> Advice | None:
    """Judge an answer before it is carried out.

    Args:
        game_id: the game.
        world: the dump of a world that the seat cannot tell from the real one (`State.determinize`).
        seat: the player's.
        dice: for the search. The same world, dice, answer and effort give the same, if there is time enough.
        answer: the answer, in the game's notation.
        effort: in how many worlds to compare.
        seconds: how long it may take.

    Returns:
        If it is a blunder, what would be better and then the answer, each with what makes it so; otherwise None: also
        for an answer that is the only one, that is too small to be judged, or for which there was no time.

    Raises:
        OptionError: the game's answers cannot be advised, or the seat is not asked.
        NotationError, IllegalAction: it is not an answer of the game, or not legal now.
    """
    advising = advising_of(game_id)
    game = find_game(game_id)
    state = game.state_class.load(world)
    if state.is_terminal or seat not in state.to_act:
        raise OptionError(f"seat {seat} is not asked anything")
    given = game.vocabulary.parse(answer)
    refusal = state.why_not(seat, given)
    if refusal is not None:
        raise IllegalAction(refusal, answer)
    if given.verb in game.asides or len(state.legal_actions(seat)) < 2:
        return None
    deadline = Deadline(seconds)
    ranked, weighing = advising.ranking(state, seat, Random(dice), effort, Deadline(seconds / 3))
    best = ranked[0]
    if best[0] is given:
        return None
    line = advising.begun(state, seat, given, Random(dice + 1), effort, Deadline(seconds / 3))
    if line is None:
        return None
    advice = compared(advising, (best, line), tried_in_worlds(weighing, (best, line), effort, deadline))
    _, worse = advice.advised
    is_blunder = (
        worse.answers[0] == given.text and worse.low > advising.MARGIN and advice.worlds >= min(CERTAIN, effort)
    )
    return advice if is_blunder else None
