"""Tasks: what a learner is to do, from a position to begin at to what it gets in the end.

A whole game against bots is a task (`WholeGame`), and so are small parts of games, which the games' own modules of
this room list (``TASKS``). A `Run` plays one task after another by numbers, for one learner.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from undercroft.bots import Bot, answer_of, make_bot
from undercroft.envs.encoding.choice_numbers import Menu
from undercroft.envs.encoding.reward_schemes import RANKS, Rewards
from undercroft.envs.episodes.episode import Episode, Setting
from undercroft.envs.episodes.observation_layout import Raw
from undercroft.envs.tasks.quick_players import POLICY, QuickPlayer, policy_of
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import companion, find_game

ANY_SEAT: Final = -1
"""The learner's seat if it plays all seats: it is asked whenever anybody is."""


class Task:
    """What a learner is to do. One object serves one environment, and begins again and again.

    Attributes:
        game: the id of the game.
        seats: how many seats its positions have.
    """

    game: str
    seats: int

    def check(self, learner: int) -> None:
        """Check that a learner can have this seat.

        Raises:
            OptionError: it cannot.
        """
        if learner != ANY_SEAT and learner not in range(self.seats):
            raise OptionError(f"the task has no seat {learner}: it has {self.seats} seats")

    def begin(self, seed: str, learner: int) -> State:
        """Return the position to begin at.

        Args:
            seed: decides everything, together with the choices.
            learner: the learner's seat, or `ANY_SEAT`.
        """
        raise TypeError(f"{type(self).__name__} begins nowhere")

    def is_over(self, state: State) -> bool:
        """Return whether the task has ended."""
        return not state.stack

    def asks(self, state: State, seat: int) -> bool:
        """Return whether the learner decides this question to its seat; if not, `answer` does."""
        return True

    def answer(self, state: State, seat: int) -> Action:
        """Return the answer to a question that the learner does not decide."""
        raise TypeError(f"{type(self).__name__} answers nothing")

    def earned(self, state: State) -> Sequence[float] | None:
        """Return the rewards by seat since the last call; None if all are 0."""
        raise TypeError(f"{type(self).__name__} has no rewards")


class WholeGame(Task):
    """A game to its end, against bots.

    Args:
        setting: what is played.
        opponents: the names of the bots at the other seats, the one after the learner first; if they are fewer, they
            are repeated. ``policy`` is a quick one (`quick_players`). None if the learner plays all seats.
        reward: one of `encoding.reward_schemes.KINDS`.

    Raises:
        OptionError: the game cannot be played like this, or there is no such bot.
    """

    def __init__(self, setting: Setting, opponents: tuple[str, ...] = (), reward: str = RANKS) -> None:
        self.game = setting.game
        self.seats = setting.seats
        self.setting = setting
        self.opponents = opponents
        setting.checked()
        if len(opponents) >= max(2, setting.seats):
            raise OptionError(f"{setting.seats} seats have no room for {len(opponents)} opponents and the learner")
        for name in opponents:
            if name == POLICY:
                policy_of(setting.game)
            else:
                make_bot(name, setting.game, "")
        self._rewards = Rewards(reward, setting.game)
        self._bots: dict[int, Bot | QuickPlayer] = {}
        self._seed = ""
        self._answers = 0

    def check(self, learner: int) -> None:
        super().check(learner)
        if learner == ANY_SEAT and self.opponents:
            raise OptionError("a learner that plays all seats has no opponents; give it a seat")
        if learner != ANY_SEAT and self.seats > 1 and not self.opponents:
            raise OptionError("name the bots that play against the learner: opponents=…")

    def begin(self, seed: str, learner: int) -> State:
        self._seed, self._answers = seed, 0
        self._bots = {}
        for place in range(1, self.seats) if self.opponents else ():
            seat = (learner + place) % self.seats
            name = self.opponents[(place - 1) % len(self.opponents)]
            dice = f"{seed} {seat}"
            self._bots[seat] = QuickPlayer(self.game, dice) if name == POLICY else make_bot(name, self.game, dice)
        state = self.setting.begun(seed)
        self._rewards.begin(state)
        return state

    def answer(self, state: State, seat: int) -> Action:
        self._answers += 1
        bot = self._bots[seat]
        if isinstance(bot, QuickPlayer):
            return bot.answer(state, seat)
        text = answer_of(bot, state, seat, f"{self._seed} {self._answers}")
        return find_game(self.game).vocabulary.parse(text)

    def earned(self, state: State) -> Sequence[float] | None:
        return self._rewards.after(state)


class Run:
    """One learner in one task after another.

    Args:
        task: what it is to do.
        most: after so many choices of the learner it is cut; None: never.

    Raises:
        OptionError: it would be cut before the first choice.

    Attributes:
        seat: the seat that is to choose now; the last one at the end.
        over: whether the task has ended.
        choices: how many choices the learner has made since the beginning.
        rewards: what each seat has earned by the last choice.
    """

    def __init__(self, task: Task, most: int | None = None) -> None:
        if most is not None and most < 1:
            raise OptionError(f"max_choices must be at least 1, not {most}")
        self.task = task
        self._most = most
        self.episode = Episode(task.game, task.seats)
        self.seat = 0
        self.over = True
        self.choices = 0
        self.rewards: list[float] = [0.0] * task.seats
        self._learner = 0

    def begin(self, seed: str, learner: int) -> None:
        """Begin again.

        Args:
            seed: the same seed and the same choices lead to the same end.
            learner: the learner's seat, or `ANY_SEAT`.
        """
        self._learner = learner
        self.seat = max(learner, 0)
        self.choices = 0
        self.rewards = [0.0] * self.task.seats
        self.episode.begin_at(self.task.begin(seed, learner))
        self._go_on()

    @property
    def menu(self) -> Menu:
        """The legal choices."""
        menu = self.episode.menu(self.seat)
        assert menu is not None, "the task is over"
        return menu

    def observe(self) -> Raw:
        """Return what the seat knows and is asked; the next observation overwrites it."""
        return self.episode.observe(self.seat)

    def choose(self, number: int) -> float:
        """Make a choice and go on to the next one.

        Returns:
            What the seat that has chosen has earned since its choice.

        Raises:
            IllegalChoice: the choice is not legal.
        """
        seat = self.seat
        self.rewards = [0.0] * self.task.seats
        self.choices += 1
        if self.episode.choose(seat, number) is not None:
            self._earn()
            self._go_on()
        return self.rewards[seat]

    @property
    def cut(self) -> bool:
        """Whether the learner has made as many choices as it may, and the task has not ended."""
        return not self.over and self._most is not None and self.choices >= self._most

    def break_off(self, penalty: float) -> float:
        """End the task because of the seat that is to choose, which earns this; return it."""
        self.rewards = [0.0] * self.task.seats
        self.rewards[self.seat] = penalty
        self.over = True
        return penalty

    def _earn(self) -> None:
        earned = self.task.earned(self.episode.state)
        if earned is not None:
            self.rewards = [a + b for a, b in zip(self.rewards, earned, strict=True)]

    def _go_on(self) -> None:
        """Let the task answer what the learner does not decide."""
        task, episode, learner = self.task, self.episode, self._learner
        state = episode.state
        while True:
            self.over = task.is_over(state)
            if self.over:
                return
            asked = state.to_act
            mine = asked[0] if learner == ANY_SEAT else learner
            if mine in asked and task.asks(state, mine):
                self.seat = mine
                return
            episode.play(asked[0], task.answer(state, asked[0]))
            self._earn()


Maker = Callable[..., Task]
"""Makes a task from keyword arguments."""


def tasks_of(game_id: str) -> Mapping[str, Maker]:
    """Return the small tasks of a game, by name: ``TASKS`` of its tasks' module in this room.

    Raises:
        OptionError: there is no such game.

    >>> sorted(tasks_of("dungeon-lords"))
    ['battle', 'battle-round', 'orders']
    """
    module = companion(game_id, "undercroft.envs.tasks.{}")
    found: Mapping[str, Maker] = getattr(module, "TASKS", {})
    return found


def make_task(game_id: str, name: str, **arguments: Any) -> Task:
    """Return a small task of a game.

    Raises:
        OptionError: there is no such game or task.
    """
    tasks = tasks_of(game_id)
    if name not in tasks:
        raise OptionError(f"{game_id} has no task {name[:40]!r}; choose one of: {', '.join(tasks)}")
    return tasks[name](**arguments)
