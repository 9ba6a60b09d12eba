"""Episodes: one game as the faces see it, with choices as numbers and observations as vectors.

An episode goes on in cycles: in each, every seat that is asked makes one choice. Dungeon Lords often asks several
seats at once, in secret; then none of them sees what the others have chosen, in whatever order they choose.
"""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.envs.encoding.choice_numbers import ChoiceNumbers, IllegalChoice, Menu
from undercroft.envs.encoding.game_description import choices_of
from undercroft.envs.episodes.observation_layout import Encoder, ObservationLayout, Raw, layout_of
from undercroft.kernel.base.errors import OptionError, UndercroftError
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import Game, find_game


class NotBegun(UndercroftError, AttributeError):
    """Something that only a game has is asked for, and no game is going on."""

    def __init__(self) -> None:
        super().__init__("no game is going on: call reset first")


class Setting(msgspec.Struct, frozen=True):
    """Which game is played, and how.

    Attributes:
        game: the id of the game.
        seats: how many play.
        preset: the name of a set of options; None for the game's default.
        options: options that differ from the preset, as ``name`` or ``name=value``.
    """

    game: str
    seats: int
    preset: str | None = None
    options: tuple[str, ...] = ()

    def checked(self) -> tuple[Game[Any], Any]:
        """Return the game and its options.

        Raises:
            OptionError: the game cannot be played like this.
        """
        game = find_game(self.game)
        game.check_seats(self.seats)
        return game, game.options_from(self.preset, self.options)

    def begun(self, seed: str) -> State:
        """Return a new game at its first question; the same seed gives the same game.

        Raises:
            OptionError: the game cannot be played like this.
        """
        game, options = self.checked()
        state: State = game.new(self.seats, options, seed)
        return state


class Episode:
    """One game after another with the same number of seats.

    Args:
        game_id: the game.
        seats: how many seats its positions have.

    Attributes:
        cycles: how many cycles have been completed.
        waiting: the seats that have a choice to make in this cycle, the next one first; empty at the end of the game.

    Raises:
        OptionError: there is no such game.
    """

    def __init__(self, game_id: str, seats: int) -> None:
        self.seats = seats
        self.choices: ChoiceNumbers = choices_of(game_id)
        self.layout: ObservationLayout = layout_of(game_id, seats)
        self._state: State | None = None
        self.cycles = 0
        self.waiting: list[int] = []
        self._at: dict[int, Menu] = {}
        self._taken: dict[int, tuple[str, ...]] = {}
        self._forget()

    def begin_at(self, state: State) -> None:
        """Begin at a position, which belongs to the episode from now on.

        Raises:
            OptionError: it has another number of seats.
        """
        if state.seats != self.seats:
            raise OptionError(f"the position has {state.seats} seats, not {self.seats}")
        self._state = state
        self.cycles = 0
        self.waiting = list(state.to_act)
        self._at = {}
        self._taken = {}
        self._forget()

    def _forget(self) -> None:
        """Forget what earlier observations consisted of."""
        self._known: dict[Any, Any] = {}
        self._encoder: Encoder | None = None

    @property
    def taken(self) -> dict[int, tuple[str, ...]]:
        """The steps that each seat has taken towards an answer that is not complete."""
        return dict(self._taken)

    @property
    def has_begun(self) -> bool:
        """Whether there is a position."""
        return self._state is not None

    @property
    def state(self) -> State:
        """The true position; faces show it to nobody.

        Raises:
            NotBegun: no game has begun.
        """
        if self._state is None:
            raise NotBegun
        return self._state

    def clone(self) -> Episode:
        """Return an independent copy."""
        return self._copy(None if self._state is None else self._state.clone())

    def __copy__(self) -> Episode:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.clone()

    def world(self, seat: int, chance: Chance) -> Episode:
        """Return an episode that the seat cannot tell from this one (`State.determinize`).

        Others who have begun an answer have taken other steps there.
        """
        world = self._copy(self.state.determinize(seat, chance))
        for other in [one for one in self._at if one != seat]:
            steps = len(self._taken.get(other, ()))
            del world._at[other]
            world._taken.pop(other, None)
            for _ in range(steps):
                menu = world.menu(other)
                assert menu is not None
                longer = [number for number in menu.numbers.tolist() if isinstance(menu.take(number), Menu)]
                number = chance.pick(longer)
                world._step(other, number)
        return world

    def __getstate__(self) -> tuple[Any, ...]:
        """Return all that `__setstate__` needs, for pickle: the position, and where in it everybody is."""
        return self.layout.game_id, self.seats, self._state, self.cycles, self.waiting, self._taken

    def __setstate__(self, stored: tuple[Any, ...]) -> None:
        game_id, seats, state, cycles, waiting, taken = stored
        Episode.__init__(self, game_id, seats)
        if state is None:
            return
        self.begin_at(state)
        self.cycles, self.waiting = cycles, waiting
        for seat, names in taken.items():
            for name in names:
                self._step(seat, self.choices.names.index(name))

    def _copy(self, state: State | None) -> Episode:
        copy = Episode.__new__(Episode)
        copy.seats, copy.choices, copy.layout = self.seats, self.choices, self.layout
        copy._state = state
        copy.cycles = self.cycles
        copy.waiting = list(self.waiting)
        copy._at, copy._taken = dict(self._at), dict(self._taken)
        copy._forget()
        return copy

    def _step(self, seat: int, number: int) -> Action | None:
        """Take one step towards an answer, and return the answer if it is complete."""
        menu = self.menu(seat)
        if menu is None:
            raise IllegalChoice(f"seat {seat} has no choice to make now")
        lead = menu.take(number)
        if isinstance(lead, Action):
            self._at.pop(seat, None)
            self._taken.pop(seat, None)
            return lead
        self._at[seat] = lead
        self._taken[seat] = (*self._taken.get(seat, ()), self.choices.names[int(number)])
        return None

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return not self.state.stack

    def menu(self, seat: int) -> Menu | None:
        """Return the legal choices of a seat; None if it is not asked."""
        menu = self._at.get(seat)
        if menu is None:
            if seat not in self.state.to_act:
                return None
            menu = self._at[seat] = self.choices.menu(self.state.legal_actions(seat))
        return menu

    def choose(self, seat: int, number: int) -> Action | None:
        """Make a choice for a seat that is asked.

        Returns:
            The action, if the choice completes one and it has been carried out.

        Raises:
            IllegalChoice: the seat has no choice to make now, or this one is not legal.
        """
        done = self._step(seat, number)
        if done is not None:
            self.state.play_unchecked(seat, done)
        asked = self.state.to_act
        self.waiting = [other for other in self.waiting if other != seat and other in asked]
        if not self.waiting:
            self.cycles += 1
            self.waiting = list(asked)
        return done

    def play(self, seat: int, action: Action) -> None:
        """Carry out an action of a seat, with all its steps; for bots, which choose whole actions."""
        menu = self.menu(seat)
        if menu is None:
            raise IllegalChoice(f"seat {seat} has no choice to make now")
        self.state.play_unchecked(seat, action)
        self._at.pop(seat, None)
        self._taken.pop(seat, None)
        self.waiting = list(self.state.to_act)

    def observe(self, seat: int) -> Raw:
        """Return what a seat knows and is asked, as whole numbers; its next observation overwrites them."""
        state = self.state
        view = state.views_again((seat,), self._known)[0]
        asked = state.stack and seat in state.to_act
        if self._encoder is None:
            self._encoder = Encoder(self.layout)
        return self._encoder.write(
            seat, view, state.stack[-1].ask(state, seat) if asked else None, self._taken.get(seat, ())
        )
