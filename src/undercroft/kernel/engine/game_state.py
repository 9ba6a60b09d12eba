"""State: the position of a game, and the contract that every game keeps.

A state is mutable, has slots and holds plain data only. Every method works at any decision, however deeply
nested. The names follow OpenSpiel and python-chess: `legal_actions`, `apply`, `clone`, `returns`, `view`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Self

from undercroft.compiled import mypyc_attr
from undercroft.kernel.base import plain_data
from undercroft.kernel.base.errors import IllegalAction, NotYourTurn, StateError
from undercroft.kernel.base.event import Event
from undercroft.kernel.base.fingerprints import fingerprint
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.decisions import Decision, options_of
from undercroft.kernel.engine.frames import Running
from undercroft.notebook_pictures import picture_of

Watch = Callable[[Event], object]
"""Hears of each event as it happens."""


def _both(first: Watch, second: Watch) -> Watch:
    def hear(event: Event) -> None:
        first(event)
        second(event)

    return hear


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Running):
    """The position of a game: see `Running` for its fields."""

    turn_rule: ClassVar[str]
    """The rule that says whose turn it is."""

    # What a game provides.

    def clone(self) -> Self:
        """Return an independent copy, without a listener for events. A game's class gets it from its declarations."""
        raise TypeError(f"{type(self).__name__} cannot be cloned")

    def returns(self) -> tuple[float, ...]:
        """Return one number for each seat: its result so far, which is final when `is_terminal`."""
        raise TypeError(f"{type(self).__name__} has no returns")

    def view(self, seat: int | None) -> Any:
        """Return what the seat (None: a spectator) may know, as the game's msgspec struct.

        It may be asked for at any event, too (`Watch`).
        """
        raise TypeError(f"{type(self).__name__} has no view")

    def views_again(self, seats: Sequence[int | None], known: dict[Any, Any]) -> list[Any]:
        """Return the `view` of each of these seats, for a caller who asks at every event of a match.

        Args:
            seats: the viewers.
            known: what the caller keeps for this match. A game may keep the parts of its views there: what has not
                changed is the same object in the next view, and is not made again.
        """
        return [self.view(seat) for seat in seats]

    def _redeal(self, seat: int | None, chance: Chance) -> None:
        """Deal again everything that the seat may not know. Frames replace sealed answers themselves."""
        raise TypeError(f"{type(self).__name__} cannot be dealt again")

    def census(self) -> dict[str, object]:
        """Return how many there are of each component, wherever they lie: constant throughout a game."""
        return {}

    # What every game has.

    def __repr__(self) -> str:
        # Short, and without what lies face down: a notebook shows it to anybody. `dump` has everything.
        asked = ", ".join([str(seat) for seat in self.to_act])
        now = f"asks seat {asked}" if asked else f"over, returns {self.returns()}"
        return f"<{type(self).__name__}: {self.seats} seats, decision {self.settled}, {now}>"

    def _repr_svg_(self) -> str | None:
        # What a spectator sees: nobody says whose notebook it is.
        return picture_of(self.view(None))

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.stack

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have to answer now; several at a barrier, none at the end of the game."""
        return self.stack[-1].seats(self) if self.stack else ()

    def may_answer(self, seat: int) -> bool:
        """Return whether this seat may answer now: it is asked, or may still change its sealed answer."""
        return bool(self.stack) and self.stack[-1].may_answer(self, seat)

    def sealed(self, seat: int) -> str | None:
        """Return the answer that the seat has given at a barrier and may still change.

        Returns:
            The notation of the answer; None if the seat has given none, or nothing is sealed now.
        """
        return self.stack[-1].sealed_answer(seat) if self.stack else None

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """Return all legal answers of a seat that may answer; empty for the others."""
        return self.stack[-1].legal(self, seat) if self.may_answer(seat) else ()

    def question(self) -> tuple[int, Sequence[Action]]:
        """Return the first seat that has to answer and its legal answers; seat −1 and none at the end of the game.

        This is `to_act` and `legal_actions` in one call, for search.
        """
        if not self.stack:
            return -1, ()
        frame = self.stack[-1]
        seat = frame.seats(self)[0]
        return seat, frame.legal(self, seat)

    def candidates(self, seat: int) -> Sequence[Action]:
        """Return the legal answers, and those that a player might expect but that are not legal now."""
        return self.stack[-1].candidates(self, seat) if self.may_answer(seat) else ()

    def decision(self, seat: int) -> Decision:
        """Return what the seat is asked.

        Raises:
            NotYourTurn: it has nothing to answer.
        """
        if not self.may_answer(seat):
            raise NotYourTurn(seat)
        frame = self.stack[-1]
        legal = frame.legal(self, seat)
        return Decision(
            seat=seat,
            number=self.settled,
            prompt=frame.ask(self, seat),
            options=options_of(tuple(legal)),
            default=frame.default(legal).text,
            sealed=frame.sealed_answer(seat),
            routine=frame.routine(self, seat),
        )

    def why_not(self, seat: int, action: Action) -> Refusal | None:
        """Return the rule that forbids the action; None if the action is legal."""
        if not self.may_answer(seat):
            return Refusal(self.turn_rule, "not-your-turn")
        frame = self.stack[-1]
        if frame.allows(self, seat, action):
            return None
        refusal = frame.refuse(self, seat, action) or self.refuse_untimely(seat, action)
        return refusal or Refusal(frame.ask(self, seat).rule, "not-asked")

    def refuse_untimely(self, seat: int, action: Action) -> Refusal | None:
        """Return when an answer that the present question does not know can be given; None if a game cannot say."""
        return None

    def apply(self, seat: int, action: Action, watch: Watch | None = None) -> list[Event]:
        """Carry out an answer.

        Args:
            seat: who answers.
            action: the answer.
            watch: called at each event, when the state is as the event has left it.

        Returns:
            What happened, all-seeing: show a seat only what `Event.seen_by` gives it.

        Raises:
            NotYourTurn: the seat has nothing to answer.
            IllegalAction: the action is not legal.
        """
        if not self.may_answer(seat):
            raise NotYourTurn(seat)
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal, action.text)
        events: list[Event] = []
        self.listen(events.append if watch is None else _both(events.append, watch))
        try:
            self.play_unchecked(seat, action)
        finally:
            self.listen(None)
        return events

    def play_unchecked(self, seat: int, action: Action) -> None:
        """Do what `apply` does, for search: without events, and without looking whether the answer is legal.

        Args:
            seat: who answers; it must be asked.
            action: the answer, which must come from `legal_actions`: any other one leads to a position that the rules
                do not have. `apply` and `Match.play` check.
        """
        self._disclosed = False
        self.stack[-1].take(self, seat, action)
        self.run()

    def run(self) -> None:
        """Continue until an answer is needed or the game is over."""
        stack = self.stack
        while stack and not stack[-1].advance(self):
            pass

    def start(self) -> list[Event]:
        """Run from the set-up to the first decision, and return what happened."""
        events: list[Event] = []
        self.listen(events.append)
        try:
            self.run()
        finally:
            self.listen(None)
        return events

    @property
    def disclosed(self) -> bool:
        """Whether the last answer revealed something (a die, a hidden card)."""
        return self._disclosed

    def determinize(self, seat: int | None, chance: Chance) -> Self:
        """Return a world that the seat (None: a spectator) cannot tell from this one.

        Its hidden cards are dealt again with ``chance``, and it has its own random stream, so search can neither
        see nor disturb the game's. The law: ``s.determinize(seat, c).view(seat) == s.view(seat)``, and the
        decisions are equal.
        """
        world = self.clone()
        world.chance = Chance(chance.below(1 << 62))
        world._redeal(seat, chance)
        for frame in world.stack:
            frame.redeal(world, seat, chance)
        return world

    def dump(self) -> bytes:
        """Return the whole state as JSON, for `load`."""
        return plain_data.dump(self)

    @classmethod
    def load(cls, text: bytes) -> Self:
        """Return the state that `dump` wrote.

        Raises:
            StateError: the text is not a dump of this game and version.
        """
        state = plain_data.load(text)
        if type(state) is not cls:
            raise StateError(f"the dump holds a {type(state).__name__}, not a {cls.__name__}")
        return state

    def fingerprint(self) -> str:
        """Return a short hash of the whole state, for checkpoints: 16 hexadecimal digits."""
        return fingerprint(self)
