"""Whole games as OpenSpiel's states: the deal is the only chance node, and everything else follows from it."""

from __future__ import annotations

import copy
import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Self

import numpy as np
import pyspiel
from numpy.typing import NDArray

from undercroft.envs.encoding.game_description import choices_of
from undercroft.envs.encoding.reward_schemes import ranks
from undercroft.envs.episodes.episode import Episode, Setting
from undercroft.envs.episodes.observation_layout import Raw, layout_of
from undercroft.envs.libraries.openspiel.spiel_registry import add_games, load_game
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import find_game
from undercroft.rendering.view_pictures import draw_text

DEFAULTS: Final[dict[str, Any]] = {"players": 4, "deals": 10_000, "max_choices": 0, "recall": 8, "drawn": False}
STEPS: Final = 4
"""The most choices that an answer consists of."""


class SharedSetup:
    """What all states of a game have in common; copies of states share it.

    Attributes:
        setting: what is played.
        deals: how many seeds there are.
        most: after so many choices the game is broken off; 0: never.
        choices: the numbers of choices.
        wait: the number that those choose who are not asked in a simultaneous node.
        simultaneous: whether there are such nodes.
        recall: how many of his own decisions a player's information state has as a tensor.
        drawn: whether the text of a state has a drawing of the position.
    """

    def __init__(
        self, setting: Setting, deals: int, most: int, simultaneous: bool, recall: int, drawn: bool = False
    ) -> None:
        if deals < 1:
            raise OptionError(f"deals must be at least 1, not {deals}")
        if most < 0:
            raise OptionError(f"max_choices must be at least 1, or 0 for no limit, not {most}")
        if recall < 0:
            raise OptionError(f"recall must be at least 0, not {recall}")
        self.setting = setting
        self.deals = deals
        self.most = most
        self.choices = choices_of(setting.game)
        self.wait = len(self.choices)
        self.simultaneous = simultaneous
        self.recall = recall
        self.drawn = drawn

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.setting, self.deals, self.most, self.simultaneous, self.recall, self.drawn)

    def dealt(self, deal: int) -> State:
        """Return the position that a deal begins with."""
        return self.setting.begun(f"deal {deal}")

    @property
    def bounds(self) -> tuple[float, float]:
        """The least and the most that a player can get."""
        return -1.0, 1.0

    @property
    def most_outcomes(self) -> int:
        """The most outcomes that a chance node can have."""
        return self.deals

    def played(self) -> PlayedGame:
        """Return a game before the deal."""
        return PlayedGame(self)


class ObservedChoice(NamedTuple):
    """What a player has observed at a decision, and what he chose."""

    observed: Raw
    action: int


class PlayedGame:
    """What a state consists of, apart from its history; copying it is all that cloning needs.

    Attributes:
        rules: what is played.
        episode: the game; None before the deal.
        trail: for each player, a digest of all observations at his decisions and of his choices.
        earlier: for each player, his last decisions, the latest first.
        made: how many choices have been made.
        steps: the deal, then what was chosen, which leads here again; None where something has been dealt again.
    """

    __slots__ = ("earlier", "episode", "made", "rules", "steps", "trail")

    def __init__(self, rules: SharedSetup) -> None:
        seats = rules.setting.seats
        self.rules = rules
        self.episode: Episode | None = None
        self.trail: tuple[bytes, ...] = (b"",) * seats
        self.earlier: tuple[tuple[ObservedChoice, ...], ...] = ((),) * seats
        self.made = 0
        self.steps: list[int | list[int]] | None = []

    def __reduce__(self) -> tuple[Any, ...]:
        if self.steps is not None:
            return _played_again, (self.rules, self.steps)
        return _played_at, (self.rules, self.kept())

    def __deepcopy__(self, memo: dict[int, Any]) -> PlayedGame:
        copied = _played_at(self.rules, self.kept())
        copied.episode = copy.deepcopy(self.episode)
        copied.steps = None if self.steps is None else self.steps[:]
        return copied

    def kept(self) -> tuple[Any, ...]:
        """Return all that `keep` needs to make the same of another one, apart from the steps."""
        return self.episode, self.trail, self.earlier, self.made

    def keep(self, kept: tuple[Any, ...]) -> None:
        """Become what `kept` was returned by, where no steps lead."""
        self.episode, self.trail, self.earlier, self.made = kept
        self.steps = None

    @property
    def outcomes(self) -> Sequence[int]:
        """What chance may do now, all equally likely; empty where a player chooses."""
        return range(self.rules.deals) if self.episode is None else ()

    def name_of(self, outcome: int) -> str:
        """Return what something that chance does is called."""
        return f"deal {outcome}"

    @property
    def ahead(self) -> str:
        """What has been chosen and waits for chance, as the end of a sentence."""
        return ""

    def rewards(self, state: State) -> list[float]:
        """Return what each player gets at the end of the game."""
        return list(ranks(state.returns()))

    def take(self, step: int | list[int]) -> None:
        """Deal; or make the choice of the player who is next, or, given a choice for each player, of all together."""
        if self.steps is not None:
            self.steps.append(step)
        if self.episode is None:
            setting = self.rules.setting
            self.episode = Episode(setting.game, setting.seats)
            assert isinstance(step, int)
            self.episode.begin_at(self.rules.dealt(step))
            return
        self._choose(self.episode, step)

    def _choose(self, episode: Episode, step: int | list[int]) -> None:
        waiting = list(episode.waiting)
        chosen = [(waiting[0], step)] if isinstance(step, int) else [(player, step[player]) for player in waiting]
        for player, action in chosen:  # all of them see what was there before anybody chose
            self._remember(episode, player, action)
        for player, action in chosen:
            episode.choose(player, action)
        self.made += 1

    def _remember(self, episode: Episode, player: int, action: int) -> None:
        """Add a decision to a player's information state."""
        observed = episode.observe(player)
        digest = hashlib.blake2b(self.trail[player], digest_size=16)
        digest.update(observed.tobytes())
        digest.update(action.to_bytes(4, "big"))
        self.trail = (*self.trail[:player], digest.digest(), *self.trail[player + 1 :])
        if self.rules.recall:
            last = (ObservedChoice(observed.copy(), action), *self.earlier[player][: self.rules.recall - 1])
            self.earlier = (*self.earlier[:player], last, *self.earlier[player + 1 :])


def _played_again(rules: SharedSetup, steps: Sequence[int | list[int]]) -> PlayedGame:
    """Return what the same deal and choices lead to."""
    played = rules.played()
    for step in steps:
        played.take(step)
    return played


def _played_at(rules: SharedSetup, kept: tuple[Any, ...]) -> PlayedGame:
    """Return a position that no deal and choices lead to."""
    played = rules.played()
    played.keep(kept)
    return played


class UndercroftState(pyspiel.State):  # type: ignore[misc]
    """A state of a game; OpenSpiel makes it."""

    def __init__(self, game: UndercroftGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.played = self.rules.played()

    def __deepcopy__(self, memo: dict[int, Any]) -> UndercroftState:
        return self.clone()  # type: ignore[no-any-return]

    @property
    def episode(self) -> Episode:
        """The game after the deal."""
        assert self.played.episode is not None, "nothing has been dealt yet"
        return self.played.episode

    def current_player(self) -> int:
        """Return who chooses: a player, chance, all at once, or nobody."""
        if self.played.outcomes:
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
        if played.episode is None or played.outcomes:
            return False
        return played.episode.is_over or 0 < self.rules.most <= played.made

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may do, with the probability of each."""
        outcomes = self.played.outcomes
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def _legal_actions(self, player: int) -> list[int]:
        menu = self.episode.menu(player) if player in self.episode.waiting else None
        if menu is not None:
            found: list[int] = menu.numbers.tolist()
            return found
        return [self.rules.wait] if self.current_player() == pyspiel.PlayerId.SIMULTANEOUS else []

    def _apply_action(self, action: int) -> None:
        self.played.take(int(action))

    def _apply_actions(self, actions: Sequence[int]) -> None:
        self.played.take([int(action) for action in actions])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.played.name_of(action)
        return "wait" if action == self.rules.wait else self.rules.choices.names[action]

    def returns(self) -> list[float]:
        """Return the rewards for the final ranks; all 0 before the end."""
        played = self.played
        if played.episode is None or played.outcomes or not played.episode.is_over:
            return [0.0] * self.rules.setting.seats
        return played.rewards(played.episode.state)

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
            other.played.steps = None
        return other

    def __str__(self) -> str:
        played = self.played
        if played.episode is None:
            return "before the deal"
        begun = [f", player {seat} {' '.join(steps)}" for seat, steps in sorted(played.episode.taken.items())]
        position = played.episode.state.fingerprint()
        line = f"{self.rules.setting.game} after {played.made} choices: {position}{''.join(begun)}{played.ahead}"
        if not self.rules.drawn:
            return line
        viewer = 0 if self.rules.setting.seats == 1 else None
        return f"{draw_text(played.episode.state.view(viewer))}\n{line}"


class UndercroftObserver:
    """Writes observations, scaled to 0 … 1, into a tensor; those of information states have the last decisions, too.

    Args:
        rules: the game.
        kind: what to observe; only single players' own and public information together.

    Attributes:
        tensor: what is observed now, then a row for each of the last ``recall`` decisions, the latest first: what was
            observed, and 1 for the choice.
        dict: its parts by name; the decisions are ``earlier``.
    """

    def __init__(self, rules: SharedSetup, kind: Any) -> None:
        self._layout = layout = layout_of(rules.setting.game, rules.setting.seats)
        self._remembers = bool(kind.perfect_recall)
        recall, row = (rules.recall, layout.width + rules.wait) if self._remembers else (0, 0)
        self.tensor: NDArray[np.float32] = np.zeros(layout.width + recall * row, dtype=np.float32)
        self._now = self.tensor[: layout.width]
        self._earlier = self.tensor[layout.width :].reshape(recall, row)
        self.dict = {name: self._now[place] for name, place in layout.parts.items()}
        if recall:
            self.dict["earlier"] = self._earlier

    def set_from(self, state: UndercroftState, player: int) -> None:
        """Update the tensor."""
        self.tensor.fill(0)
        if state.played.episode is not None:
            self._layout.scaled(state.episode.observe(player), self._now)
        for row, decided in zip(self._earlier, state.played.earlier[player], strict=False):
            self._layout.scaled(decided.observed, row[: self._layout.width])
            row[self._layout.width + decided.action] = 1

    def string_from(self, state: UndercroftState, player: int) -> str:
        """Return the observation as text."""
        return state.information_state_string(player) if self._remembers else state.observation_string(player)


class UndercroftGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; `pyspiel.load_game` makes it.

    Its parameters are ``players``, ``preset``, ``deals`` (how many seeds there are), ``max_choices``, after which the
    game is broken off with 0 for all (0: never), ``recall`` (how many decisions an information state has as a tensor)
    and ``drawn``: whether the text of a state has a drawing of the position, as a spectator sees it.
    """

    game_id = ""
    simultaneous = False
    kind: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        self.rules = self.set_up(given)
        longest = STEPS * find_game(self.rules.setting.game).longest
        least, most = self.rules.bounds
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.wait + self.simultaneous,
            max_chance_outcomes=self.rules.most_outcomes,
            num_players=self.rules.setting.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if self.kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=self.rules.most or longest,
        )
        super().__init__(self.kind, info, params or {})

    def set_up(self, given: Mapping[str, Any]) -> SharedSetup:
        """Return what all states have in common, by the parameters of the game.

        Raises:
            OptionError: a parameter cannot be used.
        """
        setting = Setting(self.game_id, int(given["players"]), str(given["preset"]))
        setting.checked()
        deals, most, recall = [int(given[name]) for name in ("deals", "max_choices", "recall")]
        return SharedSetup(setting, deals, most, self.simultaneous, recall, bool(given["drawn"]))

    def __reduce__(self) -> tuple[Any, ...]:
        return load_game, (str(self),)

    def new_initial_state(self) -> UndercroftState:
        """Return the state before the deal."""
        return UndercroftState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> UndercroftObserver:
        """Return what observes states."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return UndercroftObserver(self.rules, kind)


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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={**DEFAULTS, "preset": preset},
    )
    return type(name, (UndercroftGame,), {"game_id": game_id, "simultaneous": simultaneous, "kind": kind})


WHOLE_GAMES: Final = (
    _game_class("dungeon-lords", "undercroft_dungeon_lords", "Dungeon Lords (unofficial)", "full", False),
    _game_class(
        "dungeon-lords", "undercroft_dungeon_lords_simultaneous", "Dungeon Lords (unofficial), at once", "full", True
    ),
    _game_class("dungeoneer", "undercroft_dungeoneer", "Dungeoneer (unofficial)", "tomb", False),
)
add_games(*WHOLE_GAMES)
