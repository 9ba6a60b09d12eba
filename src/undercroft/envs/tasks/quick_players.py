"""Quick players: the policy that the bots' search plays its worlds out with, as a player.

It is weaker than any level and far quicker: no view and no observation is made for it. So that it knows no more than
its seat may know, it answers in a dealt world that its seat cannot tell from the game, and another one for each answer.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import companion

POLICY: Final = "policy"
"""The name of a quick player among opponents."""


class Policy(NamedTuple):
    """A game's policy: ``POLICY`` of the game's module of tasks.

    Attributes:
        any_style: draws how somebody plays.
        answer: returns the answer of a seat in a dealt world, with its style and its dice.
    """

    any_style: Callable[[Random], Any]
    answer: Callable[[Any, int, Any, Random], Action]


def policy_of(game_id: str) -> Policy:
    """Return the policy of a game.

    Raises:
        OptionError: there is no such game, or its bots have none.
    """
    found: Policy | None = getattr(companion(game_id, "undercroft.envs.tasks.{}"), "POLICY", None)
    if found is None:
        raise OptionError(f"{game_id} has no opponent {POLICY!r}")
    return found


class QuickPlayer:
    """One player, in one game.

    Args:
        game_id: the game.
        seed: decides its style and its dice.

    Raises:
        OptionError: the game has no policy.
    """

    def __init__(self, game_id: str, seed: str) -> None:
        self._policy = policy_of(game_id)
        self._rng = Random(seed)
        self._chance = Chance.from_seed(f"{POLICY} {seed}")
        self._style = self._policy.any_style(self._rng)

    def answer(self, state: State, seat: int) -> Action:
        """Return the answer of a seat, which rests only on what the seat knows."""
        legal = state.legal_actions(seat)
        if len(legal) == 1:
            return legal[0]
        return self._policy.answer(state.determinize(seat, self._chance), seat, self._style, self._rng)
