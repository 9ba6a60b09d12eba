"""The last rounds of one lord's combat as an OpenSpiel game in which each combat card is a chance node.

The lord plans; then the card of the round is turned up, and each card that he has not seen may be it; then he fights.
With one round, the whole game has some hundreds of states, so exact algorithms can compute its value.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pyspiel

from undercroft.dungeonlords.content.tile_tables import SPELL_CARDS, SPELL_IDS
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.combat.combat_rounds import ROUNDS
from undercroft.envs.episodes.episode import Episode, Setting
from undercroft.envs.libraries.openspiel.spiel_registry import add_games
from undercroft.envs.libraries.openspiel.whole_games import PlayedGame, SharedSetup, UndercroftGame
from undercroft.envs.tasks.dungeonlords import dealt_battle
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.game_state import State

_MOST_POINTS: Final = 100.0
_SETTING: Final = Setting("dungeon-lords", 1)
_DEFAULTS: Final[dict[str, Any]] = {
    "players": 1,
    "rounds": 1,
    "battle": 0,
    "deals": 1,
    "max_choices": 0,
    "recall": 8,
    "drawn": False,
}


class BattleSetup(SharedSetup):
    """What all states of a battle have in common.

    Args:
        rounds: how many rounds are left, 1 to 4; the cards of the earlier ones lie open.
        battle: the number of the first battle that may be dealt.
        deals: how many battles may be dealt.
        recall: how many of his own decisions a player's information state has as a tensor.
        most: after so many choices the game is broken off; 0: never.
        drawn: whether the text of a state has a drawing of the position.

    Raises:
        OptionError: a number cannot be used.
    """

    def __init__(self, rounds: int, battle: int, deals: int, most: int, recall: int, drawn: bool) -> None:
        if not 1 <= rounds <= ROUNDS:
            raise OptionError(f"rounds must be 1 to {ROUNDS}, not {rounds}")
        if battle < 0:
            raise OptionError(f"battle must be at least 0, not {battle}")
        super().__init__(_SETTING, deals, most, False, recall, drawn)
        self.rounds = rounds
        self.battle = battle

    def __reduce__(self) -> tuple[Any, ...]:
        return BattleSetup, (self.rounds, self.battle, self.deals, self.most, self.recall, self.drawn)

    def dealt(self, deal: int) -> DungeonLordsState:
        return dealt_battle(str(self.battle + deal), self.rounds).to_state("chance decides")

    def played(self) -> PlayedBattle:
        return PlayedBattle(self)

    @property
    def bounds(self) -> tuple[float, float]:
        return -_MOST_POINTS, _MOST_POINTS

    @property
    def most_outcomes(self) -> int:
        return max(self.deals, len(SPELL_CARDS[0]))


class PlayedBattle(PlayedGame):
    """A battle in which the cards that are not turned up yet are nothing in particular.

    An answer that turns up a card is carried out when chance has decided which one.
    """

    __slots__ = ("_answer", "_before", "_open")

    def __init__(self, rules: SharedSetup) -> None:
        super().__init__(rules)
        self._before = 0.0
        """The points of the lord before the battle."""
        self._open = 0
        """How many of the cards have been decided on."""
        self._answer: tuple[Episode, int] | None = None
        """The position before an answer that turns up the next card, and the answer."""

    def kept(self) -> tuple[Any, ...]:
        return *super().kept(), self._before, self._open, self._answer

    def keep(self, kept: tuple[Any, ...]) -> None:
        *others, self._before, self._open, self._answer = kept
        super().keep(tuple(others))

    @property
    def outcomes(self) -> Sequence[int]:
        if self._answer is None:
            return super().outcomes
        known = _state(self._answer[0]).cards[: self._open]
        return [card for card in SPELL_CARDS[0] if card not in known]

    def name_of(self, outcome: int) -> str:
        return super().name_of(outcome) if self.episode is None else SPELL_IDS[outcome]

    @property
    def ahead(self) -> str:
        return "" if self._answer is None else f", then {self.rules.choices.names[self._answer[1]]} and a card"

    def rewards(self, state: State) -> list[float]:
        return [state.returns()[0] - self._before]

    def take(self, step: int | list[int]) -> None:
        if self._answer is None:
            super().take(step)
            if not self.made:
                assert self.episode is not None
                self._open = _state(self.episode).cards_up
                self._before = self.episode.state.returns()[0]
            return
        assert isinstance(step, int)
        if self.steps is not None:
            self.steps.append(step)
        before, number = self._answer
        before = before.clone()
        state = _state(before)
        unknown = [card for card in state.cards[self._open :] if card != step]
        state.cards = (*state.cards[: self._open], step, *unknown)[: len(state.cards)]
        self._open += 1
        self._carry_out(before, number)

    def _choose(self, episode: Episode, step: int | list[int]) -> None:
        assert isinstance(step, int)
        self._remember(episode, 0, step)
        self.made += 1
        self._carry_out(episode, step)

    def _carry_out(self, before: Episode, number: int) -> None:
        """Choose, and see whether the answer turns up a card that has not been decided on."""
        after = before.clone()
        after.choose(0, number)
        self._answer = (before, number) if _state(after).cards_up > self._open else None
        self.episode = before if self._answer is not None else after


class BattleGame(UndercroftGame):
    """The last rounds of a combat; `pyspiel.load_game` makes it.

    Its parameters are ``rounds`` (how many are left, 1 to 4), ``battle`` (the number of the first battle that may be
    dealt), ``deals`` (how many may be dealt), ``max_choices``, ``recall`` and ``drawn``, as in whole games. The player
    gets the points that the battle brings.
    """

    game_id = _SETTING.game

    def set_up(self, given: Mapping[str, Any]) -> BattleSetup:
        if int(given["players"]) != 1:
            raise OptionError(f"a battle has 1 player, not {given['players']}")
        rounds, battle, deals, most, recall = [
            int(given[name]) for name in ("rounds", "battle", "deals", "max_choices", "recall")
        ]
        return BattleSetup(rounds, battle, deals, most, recall, bool(given["drawn"]))


def _state(episode: Episode) -> DungeonLordsState:
    assert isinstance(episode.state, DungeonLordsState)
    return episode.state


BattleGame.kind = pyspiel.GameType(
    short_name="undercroft_battle",
    long_name="A battle of Dungeon Lords (unofficial)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=1,
    min_num_players=1,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=_DEFAULTS,
)
add_games(BattleGame)
