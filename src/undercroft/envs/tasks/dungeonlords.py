"""Small tasks from Dungeon Lords: a round of combat, a whole combat, the orders of a season."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Final

import msgspec

from undercroft.bots.dungeonlords.evaluation.position_value import expected
from undercroft.bots.dungeonlords.policy import playout_policy
from undercroft.bots.dungeonlords.policy.order_policy import Style
from undercroft.bots.dungeonlords.policy.playout_policy import any_style, play_on, season_number
from undercroft.dungeonlords.board.dungeon_grid import cell_at
from undercroft.dungeonlords.content.tile_tables import ADVENTURERS, CREATURE_TILES, IS_PALADIN, SPELL_CARDS, TRAP_DECK
from undercroft.dungeonlords.game.definition import GAME
from undercroft.dungeonlords.game.position_notation import UNKNOWN, BattlePosition
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.combat_rounds import ROUNDS
from undercroft.dungeonlords.rules.phases.giving_orders import GiveOrders
from undercroft.envs.dungeonlords import WEIGHTS
from undercroft.envs.tasks.quick_players import Policy
from undercroft.envs.tasks.task import Task
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State

_TUNNELS: Final = tuple([cell_at(col, row) for col, row in ((2, 0), (2, 1), (2, 2), (1, 2), (3, 2))])
_PEOPLE: Final = tuple([tile for tile in range(len(ADVENTURERS)) if not IS_PALADIN[tile]])
_LORDS: Final = 4
_LAST_SEASON: Final = 6
"""Of the last season, the orders have no next ones to be compared with."""


class BattleTask(Task):
    """A combat of one lord with a dealt party, lair and hand. The reward, in the end, is the points that it brings.

    Args:
        rounds: 4, with combat cards that nobody knows; or 1, by the rules of training, where nothing is hidden and
            nothing is left to chance, so that the best result can be computed (`best_result`).

    Raises:
        OptionError: another number of rounds.
    """

    game = GAME.id
    seats = 1

    def __init__(self, rounds: int = 4) -> None:
        if rounds not in (1, ROUNDS):
            raise OptionError(f"a battle has 1 or 4 rounds, not {rounds}")
        self.rounds = rounds
        self._before = 0.0

    def begin(self, seed: str, learner: int) -> State:
        position = _battle(Chance.from_seed(f"battle {seed}"), self.rounds == 1)
        state = position.to_state(seed)
        self._before = state.returns()[0]
        return state

    def earned(self, state: State) -> Sequence[float] | None:
        return None if state.stack else (state.returns()[0] - self._before,)


def _battle(chance: Chance, training: bool) -> BattlePosition:
    """Return a battle with a party, a lair and a hand that chance has dealt; its cards are unknown."""
    return BattlePosition(
        party=tuple([(tile, 0, 0) for tile in chance.sample(_PEOPLE, 3)]),
        tiles=tuple([(cell, UNKNOWN, False) for cell in _TUNNELS[: 1 if training else len(_TUNNELS)]]),
        creatures=tuple([(tile, False) for tile in chance.sample(CREATURE_TILES[0], 2 + chance.below(2))]),
        traps=tuple(sorted(chance.sample(TRAP_DECK, 2 + chance.below(2)))),
        gold=chance.below(4),
        food=chance.below(4),
        cards=() if training else (UNKNOWN,) * ROUNDS,
        training=training,
    )


def dealt_battle(seed: str, rounds: int) -> BattlePosition:
    """Return the battle with which `BattleTask` begins with this seed, when only so many of its four rounds are left.

    The cards of the earlier rounds lie open; those of the others are unknown.
    """
    chance = Chance.from_seed(f"battle {seed}")
    position = _battle(chance, training=False)
    earlier = chance.sample(SPELL_CARDS[0], ROUNDS - rounds)
    cards = (*earlier, *position.cards[len(earlier) :])
    return msgspec.structs.replace(position, cards=cards, round=1 + len(earlier))


def best_result(state: DungeonLordsState) -> float:
    """Return the most points that a lord alone can have at the end, by trying everything.

    Args:
        state: a position in which nothing is left to chance, such as `BattleTask` with one round begins with.
    """
    known: dict[str, float] = {}

    def best(here: DungeonLordsState) -> float:
        if not here.stack:
            return here.returns()[0]
        key = here.fingerprint()
        if key not in known:
            found = []
            for action in here.legal_actions(0):
                child = here.clone()
                child.play_unchecked(0, action)
                found.append(best(child))
            known[key] = max(found)
        return known[key]

    return best(state)


class OrdersTask(Task):
    """The orders of one season in a game of four lords; the policy inside the bots' search answers all else.

    The reward is by how much the lord's expected points (`WEIGHTS`) have risen when the next orders are due. The policy
    is part of the environment: it sees the whole position, and the learner does not.

    Args:
        season: which season, 0 (the first winter) to 6; None: any.

    Raises:
        OptionError: there is no such season.
    """

    game = GAME.id
    seats = _LORDS

    def __init__(self, season: int | None = None) -> None:
        if season is not None and not 0 <= season <= _LAST_SEASON:
            raise OptionError(f"the season is 0 to {_LAST_SEASON}, not {season}")
        self._wanted = season
        self._season = 0
        self._before: Sequence[float] = ()
        self._rng = Random()
        self._styles: list[Style] = []

    def begin(self, seed: str, learner: int) -> State:
        self._rng = Random(seed)
        self._season = self._rng.randrange(_LAST_SEASON + 1) if self._wanted is None else self._wanted
        self._styles = [any_style(self._rng) for _ in range(_LORDS)]
        state = GAME.set_up(_LORDS, GAME.preset("full"), seed)
        state.start()
        play_on(state, self._styles, self._rng, self._season)
        self._before = expected(state, WEIGHTS)
        return state

    def asks(self, state: State, seat: int) -> bool:
        return isinstance(state.stack[-1], GiveOrders)

    def answer(self, state: State, seat: int) -> Action:
        assert isinstance(state, DungeonLordsState)
        return playout_policy.answer(state, seat, self._styles[seat], self._rng)

    def is_over(self, state: State) -> bool:
        assert isinstance(state, DungeonLordsState)
        return not state.stack or (isinstance(state.stack[-1], GiveOrders) and season_number(state) > self._season)

    def earned(self, state: State) -> Sequence[float] | None:
        assert isinstance(state, DungeonLordsState)
        if not self.is_over(state):
            return None
        return [now - before for now, before in zip(expected(state, WEIGHTS), self._before, strict=True)]


POLICY: Final = Policy(any_style, playout_policy.answer)

TASKS: Final[Mapping[str, Callable[..., Task]]] = {
    "battle": BattleTask,
    "battle-round": partial(BattleTask, rounds=1),
    "orders": OrdersTask,
}
