"""Both games for OpenSpiel: `register` makes ``pyspiel.load_game`` know them.

============================================  ====================================================================
``undercroft_dungeon_lords``                  seats that are asked at once choose one after the other, in secret
``undercroft_dungeon_lords_simultaneous``     they choose at once, in simultaneous nodes; those not asked wait
``undercroft_dungeoneer``                     one seat at a time is asked
============================================  ====================================================================

All chance is explicit: the first node draws one of ``deals`` seeds, all equally likely, and everything else follows
from the seed and the actions.

An information state is what a player has observed at each of his own decisions and done there, and what he observes
now. As a tensor it would have to hold whole histories, so there are tensors of observations only.

The room needs the package ``open-spiel`` for this module.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from undercroft.envs.described import choices_of
from undercroft.envs.episode import Episode, Setting
from undercroft.envs.layout import layout_of
from undercroft.envs.rewards import ranks
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import find_game

DEFAULTS: Final[dict[str, Any]] = {"players": 4, "deals": 10_000, "max_choices": 0}
STEPS: Final = 4
"""The most choices that an answer consists of."""


class Rules:
    """What all states of a game have in common; copies of states share it.

    Attributes:
        setting: what is played.
        deals: how many seeds there are.
        most: after so many choices the game is broken off; 0: never.
        choices: the numbers of choices.
        wait: the number that those choose who are not asked in a simultaneous node.
        simultaneous: whether there are such nodes.
    """

    __slots__ = ("choices", "deals", "most", "setting", "simultaneous", "wait")

    def __init__(self, setting: Setting, deals: int, most: int, simultaneous: bool) -> None:
        setting.checked()
        self.setting = setting
        self.deals = deals
        self.most = most
        self.choices = choices_of(setting.game)
        self.wait = len(self.choices)
        self.simultaneous = simultaneous

    def __deepcopy__(self, memo: dict[int, Any]) -> Rules:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Rules, (self.setting, self.deals, self.most, self.simultaneous)


class _Played:
    """What a state consists of, apart from its history; copying it is all that cloning needs.

    Attributes:
        episode: the game; None before the deal.
        trail: for each player, a digest of all observations at his decisions and of his choices.
        made: how many choices have been made.
    """

    __slots__ = ("episode", "made", "trail")

    def __init__(self, episode: Episode | None, trail: tuple[bytes, ...], made: int) -> None:
        self.episode = episode
        self.trail = trail
        self.made = made

    def __reduce__(self) -> tuple[Any, ...]:
        return _Played, (self.episode, self.trail, self.made)

    def __deepcopy__(self, memo: dict[int, Any]) -> _Played:
        return _Played(self.episode.clone() if self.episode is not None else None, self.trail, self.made)


class UndercroftState(pyspiel.State):  # type: ignore[misc]
    """A state of a game; OpenSpiel makes it."""

    def __init__(self, game: UndercroftGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.played = _Played(None, (b"",) * self.rules.setting.seats, 0)

    def __deepcopy__(self, memo: dict[int, Any]) -> UndercroftState:
        return self.clone()  # type: ignore[no-any-return]

    @property
    def episode(self) -> Episode:
        """The game after the deal."""
        assert self.played.episode is not None, "nothing has been dealt yet"
        return self.played.episode

    def current_player(self) -> int:
        """Return who chooses: a player, chance, all at once, or nobody."""
        if self.played.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        waiting = self.episode.waiting
        if self.rules.simultaneous and len(waiting) > 1:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return waiting[0]

    def is_terminal(self) -> bool:
        """Return whether the game is over, or has been broken off after ``max_choices``."""
        played = self.played
        if played.episode is None:
            return False
        return played.episode.is_over or 0 < self.rules.most <= played.made

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the deals."""
        return [(deal, 1.0 / self.rules.deals) for deal in range(self.rules.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        menu = self.episode.menu(player) if player in self.episode.waiting else None
        if menu is not None:
            found: list[int] = menu.numbers.tolist()
            return found
        return [self.rules.wait] if self.current_player() == pyspiel.PlayerId.SIMULTANEOUS else []

    def _apply_action(self, action: int) -> None:
        if self.played.episode is None:
            episode = Episode(self.rules.setting.game, self.rules.setting.seats)
            episode.begin_at(self.rules.setting.begun(f"deal {action}"))
            self.played.episode = episode
        else:
            self._choose(self.episode.waiting[0], action)
            self.played.made += 1

    def _apply_actions(self, actions: Sequence[int]) -> None:
        asked = list(self.episode.waiting)
        for player in asked:
            self._choose(player, actions[player])
        self.played.made += 1

    def _choose(self, player: int, action: int) -> None:
        played = self.played
        digest = hashlib.blake2b(played.trail[player], digest_size=16)
        digest.update(self.episode.observe(player).tobytes())
        digest.update(action.to_bytes(4, "big"))
        played.trail = (*played.trail[:player], digest.digest(), *played.trail[player + 1 :])
        self.episode.choose(player, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return "wait" if action == self.rules.wait else self.rules.choices.names[action]

    def returns(self) -> list[float]:
        """Return the rewards for the final ranks; all 0 before the end."""
        played = self.played
        if played.episode is None or not played.episode.is_over:
            return [0.0] * self.rules.setting.seats
        return list(ranks(played.episode.state.returns()))

    def information_state_string(self, player: int | None = None) -> str:
        """Return what distinguishes all that the player has observed and done, as text."""
        seat = self.current_player() if player is None else player
        return f"{self.played.trail[seat].hex()} {self.observation_string(seat)}"

    def observation_string(self, player: int | None = None) -> str:
        """Return what distinguishes all that the player observes now, as text."""
        seat = self.current_player() if player is None else player
        if self.played.episode is None:
            return "before the deal"
        raw = self.episode.observe(seat)
        return hashlib.blake2b(raw.tobytes(), digest_size=16).hexdigest()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> UndercroftState:
        """Return a state with the player's information state, in which all that he does not know is dealt again.

        Its history is still that of this state, which only chance and the others know.

        Args:
            player: whose information state.
            sampler: returns random numbers from 0 to 1.
        """
        other: UndercroftState = self.clone()
        if self.played.episode is not None:
            other.played.episode = self.episode.world(player, Chance(int(sampler() * (1 << 62))))
        return other

    def __str__(self) -> str:
        played = self.played
        if played.episode is None:
            return "before the deal"
        return f"{self.rules.setting.game} after {played.made} choices: {played.episode.state.fingerprint()}"


class UndercroftObserver:
    """Writes observations, scaled to 0 … 1, into a tensor.

    Args:
        game_id: the game.
        seats: how many play.
        kind: what to observe; only single players' own and public information together.
    """

    def __init__(self, game_id: str, seats: int, kind: Any) -> None:
        self._layout = layout_of(game_id, seats)
        self._recall = bool(kind.perfect_recall)
        self.tensor: NDArray[np.float32] = np.zeros(0 if self._recall else self._layout.width, dtype=np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not self._recall:
            self.dict = {name: self.tensor[place] for name, place in self._layout.parts.items()}

    def set_from(self, state: UndercroftState, player: int) -> None:
        """Update the tensor."""
        if self._recall:
            return
        if state.played.episode is None:
            self.tensor.fill(0)
        else:
            self._layout.scaled(state.episode.observe(player), self.tensor)

    def string_from(self, state: UndercroftState, player: int) -> str:
        """Return the observation as text."""
        return state.information_state_string(player) if self._recall else state.observation_string(player)


class UndercroftGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; `pyspiel.load_game` makes it.

    Its parameters are ``players``, ``preset``, ``deals`` (how many seeds there are), and ``max_choices``, after which
    the game is broken off with 0 for all (0: never).
    """

    game_id = ""
    simultaneous = False
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        setting = Setting(self.game_id, int(given["players"]), str(given["preset"]))
        self.rules = Rules(setting, int(given["deals"]), int(given["max_choices"]), self.simultaneous)
        longest = STEPS * find_game(self.game_id).longest
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.wait + self.simultaneous,
            max_chance_outcomes=self.rules.deals,
            num_players=setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.most or longest,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> UndercroftState:
        """Return the state before the deal."""
        return UndercroftState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> UndercroftObserver:
        """Return what observes states."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return UndercroftObserver(self.game_id, self.rules.setting.seats, kind)


def _game_class(game_id: str, name: str, title: str, preset: str, simultaneous: bool) -> type[UndercroftGame]:
    """Return the class of a game with the type that OpenSpiel wants to know of it."""
    dynamics = pyspiel.GameType.Dynamics
    kind = pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=4,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**DEFAULTS, "preset": preset},
    )
    return type(name, (UndercroftGame,), {"game_id": game_id, "simultaneous": simultaneous, "kind": kind})


CLASSES: Final = (
    _game_class("dungeon-lords", "undercroft_dungeon_lords", "Dungeon Lords (unofficial)", "full", False),
    _game_class(
        "dungeon-lords", "undercroft_dungeon_lords_simultaneous", "Dungeon Lords (unofficial), at once", "full", True
    ),
    _game_class("dungeoneer", "undercroft_dungeoneer", "Dungeoneer (unofficial)", "tomb", False),
)


def register() -> None:
    """Make OpenSpiel know the games; to do so again changes nothing."""
    known = set(pyspiel.registered_names())
    for one in CLASSES:
        if one.kind.short_name not in known:
            pyspiel.register_game(one.kind, one)
