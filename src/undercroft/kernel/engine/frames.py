"""Frames: the rules' program counter as data.

A state holds a stack of small objects; the one on top is what the rules are doing now. Each kind of frame is
a class that says how to continue (`advance`), whom it asks and what (`seats`, `legal`, `ask`), and what an
answer does (`take`). Frames hold primitives only, so a state can be cloned and saved at any decision.

A chapter of rules is written with the combinators, whose position is in the frame:

=============  =====================================================================
`Sequence`     steps one after another
`EachSeat`     the same for each seat, in turn order
`EverySeat`    a barrier: all seats answer simultaneously, in secret
`Loop`         as long as there is something to do
`Choose`       one seat chooses one of several actions
`May`          one seat chooses one of several actions, or declines
=============  =====================================================================

A step is any function of the state; a frame class becomes a step through its `begin`. A step that needs an
answer pushes a frame, and `State.run` continues with whatever is on top.
"""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence as Seq
from typing import Any, ClassVar, Generic, TypeVar

from undercroft.compiled import mypyc_attr
from undercroft.kernel.base.declarations import part, progress, transient
from undercroft.kernel.base.event import Event
from undercroft.kernel.base.plain_data import Plain
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action, Vocabulary
from undercroft.kernel.engine.chance import Chance
from undercroft.kernel.engine.decisions import Prompt

Step = Callable[[Any], None]
"""What a chapter is made of: a function of the state, or the `begin` of a frame."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Running(Plain):
    """What frames need of the state that they work on: the part of `State` below them."""

    seats: int
    """How many seats play."""
    settled: int
    """How many decisions are settled (a barrier is one)."""
    stack: list[Frame[Any]] = part()
    """The frames; the last one is what the rules are doing now. Empty at the end."""
    chance: Chance = part()
    """The only source of randomness."""
    listening: bool = transient(default=False)
    """Whether anybody wants events. Ask before you compute what only an event needs."""
    _sink: Callable[[Event], object] | None = transient()
    _disclosed: bool = transient(default=False)

    vocabulary: ClassVar[Vocabulary]
    """All actions of the game, set by the game's state class."""

    def turn_order(self) -> tuple[int, ...]:
        """Return the seats in turn order."""
        raise TypeError(f"{type(self).__name__} has no turn order")

    def listen(self, sink: Callable[[Event], object] | None) -> None:
        """Tell events to this listener from now on; None: to nobody."""
        self._sink = sink
        self.listening = sink is not None

    def tell(self, kind: Callable[..., Event], *args: object) -> None:
        """Report an event to the listener; without one, the event is not even made.

        Tell an event as soon as what it says has been done, and before anything else is: a listener may look at the
        state then, and sees what the event says and nothing later.

        Args:
            kind: the class of the event.
            args: its fields, in order.
        """
        if self._sink is not None:
            self._sink(kind(*args))

    def disclose(self) -> None:
        """Note that the answer being carried out has revealed something: it cannot be undone."""
        self._disclosed = True


S = TypeVar("S", bound=Running)


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Plain, Generic[S]):
    """One thing that the rules have begun and not finished."""

    def advance(self, state: S) -> bool:
        """Take one step: push, pop or change the state; return True if an answer is needed first."""
        raise TypeError(f"{type(self).__name__} cannot advance")

    def seats(self, state: S) -> tuple[int, ...]:
        """Return the seats that still have to answer."""
        return ()

    def may_answer(self, state: S, seat: int) -> bool:
        """Return whether this seat may answer now; at a barrier it may also change its answer."""
        return seat in self.seats(state)

    def legal(self, state: S, seat: int) -> Seq[Action]:
        """Return all legal answers; never empty for a seat that is asked."""
        return ()

    def allows(self, state: S, seat: int, action: Action) -> bool:
        """Return whether the action is one of the `legal` answers. A frame may say so without listing them all."""
        return action in self.legal(state, seat)

    def candidates(self, state: S, seat: int) -> Seq[Action]:
        """Return all answers that a player might expect here, legal or not; `refuse` explains the illegal ones."""
        return self.legal(state, seat)

    def refuse(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Return why this action is not legal; None if it has nothing to do with the question."""
        return None

    def ask(self, state: S, seat: int) -> Prompt:
        """Return the question to this seat, without its options."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def default(self, legal: Seq[Action]) -> Action:
        """Return the answer given when nobody chooses one."""
        return legal[0]

    def routine(self, state: S, seat: int) -> bool:
        """Return whether the default answer goes without saying, so that nobody who plays alone need be asked.

        It may depend on what only the seat knows: a table asks all the same if others could notice.
        """
        return False

    def sealed_answer(self, seat: int) -> str | None:
        """Return the answer that the seat has given and may still change; None if there is none."""
        return None

    def take(self, state: S, seat: int, action: Action) -> None:
        """Carry out the answer, which is legal."""
        raise TypeError(f"{type(self).__name__} takes no answer")

    def redeal(self, state: S, seat: int | None, chance: Chance) -> None:
        """Replace whatever in this frame the seat (None: a spectator) may not know.

        The hidden cards of the state have been dealt again by then (`State.determinize`).
        """


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Frame[S]):
    """The `steps`, one after another."""

    step: int = 0
    """How many steps have been begun."""

    steps: ClassVar[tuple[Step, ...]] = ()

    @classmethod
    def begin(cls, state: Any) -> None:
        """Push this frame: a `Step` for another frame."""
        state.stack.append(cls())

    def advance(self, state: S) -> bool:
        i = self.step
        steps = self.steps
        if i == len(steps):
            state.stack.pop()
            return False
        self.step = i + 1
        steps[i](state)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(Frame[S]):
    """Do `each` for one seat after another, in turn order."""

    order: tuple[int, ...]
    """The seats, in the order of their turns."""
    step: int = progress(default=0)
    """How many of them have had their turn, or have it now."""

    @classmethod
    def begin(cls, state: Any) -> None:
        """Push this frame: a `Step` for another frame."""
        state.stack.append(cls(state.turn_order()))

    def each(self, state: S, seat: int) -> None:
        """Do what this seat's turn consists of."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def advance(self, state: S) -> bool:
        i = self.step
        if i == len(self.order):
            state.stack.pop()
            return False
        self.step = i + 1
        self.each(state, self.order[i])
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Loop(Frame[S]):
    """Repeat `body` while `again` is true."""

    def again(self, state: S) -> bool:
        """Return whether to do `body` once more."""
        raise TypeError(f"{type(self).__name__} does not loop")

    def body(self, state: S) -> None:
        """Do one repetition, as a `Step` does."""

    def advance(self, state: S) -> bool:
        if self.again(state):
            self.body(state)
        else:
            state.stack.pop()
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(Frame[S]):
    """One seat chooses one of `options`.

    Without options the frame is popped and calls `nothing`. A single option is taken without asking, unless the
    frame is `secret`: where skipping the question would tell others what the seat holds.
    """

    seat: int
    """The seat that chooses."""
    _options: Seq[Action] | None = transient()

    secret: ClassVar[bool] = False

    def options(self, state: S) -> Seq[Action]:
        """Return all legal answers; computed once and kept."""
        raise TypeError(f"{type(self).__name__} has no options")

    def chosen(self, state: S, action: Action) -> None:
        """Carry out the answer. The frame has already been popped."""
        raise TypeError(f"{type(self).__name__} does nothing with its answer")

    def nothing(self, state: S) -> None:
        """React to a lack of options; by default do nothing."""

    def advance(self, state: S) -> bool:
        options = self._options
        if options is None:
            self._options = options = self.options(state)
        if not options:
            state.stack.pop()
            self.nothing(state)
            return False
        if len(options) == 1 and not self.secret:
            state.stack.pop()
            self.chosen(state, options[0])
            return False
        return True

    def seats(self, state: S) -> tuple[int, ...]:
        return (self.seat,)

    def may_answer(self, state: S, seat: int) -> bool:
        return seat == self.seat

    def legal(self, state: S, seat: int) -> Seq[Action]:
        options = self._options
        if options is None:
            self._options = options = self.options(state)
        return options

    def take(self, state: S, seat: int, action: Action) -> None:
        state.settled += 1
        state.stack.pop()
        self.chosen(state, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class May(Choose[S]):
    """One seat chooses one of `options`, the last of which is to decline.

    If declining is the only option, it is `chosen` without asking, unless the frame is `secret`.
    """

    def default(self, legal: Seq[Action]) -> Action:
        return legal[-1]


@mypyc_attr(allow_interpreted_subclasses=True)
class EverySeat(Frame[S]):
    """A barrier: the `asked` seats answer simultaneously, in secret, and may change their answers until all are in.

    Answers are kept by seat, so every order of arrival gives the same state. `reveal` never opens a decision
    for somebody who could still change an answer. If several seats were asked, the last answer reveals the
    others to its giver, so it cannot be undone.
    """

    asked: tuple[int, ...]
    """The seats that answer."""
    sealed: tuple[str, ...]
    """The notation of each one's answer; empty for one that has not answered."""

    @classmethod
    def begin(cls, state: Any) -> None:
        """Push this frame, asking all seats: a `Step` for another frame."""
        state.stack.append(cls(tuple(range(state.seats)), ("",) * state.seats))

    def reveal(self, state: S, answers: list[Action]) -> None:
        """Carry out the answers, one for each seat of `asked`, once all are in."""
        raise TypeError(f"{type(self).__name__} does nothing with its answers")

    def advance(self, state: S) -> bool:
        if "" in self.sealed:
            return True
        state.stack.pop()
        state.settled += 1
        if len(self.asked) > 1:
            state.disclose()
        parse = state.vocabulary.parse
        self.reveal(state, [parse(text) for text in self.sealed])
        return False

    def seats(self, state: S) -> tuple[int, ...]:
        return tuple([seat for seat, text in zip(self.asked, self.sealed, strict=True) if not text])

    def may_answer(self, state: S, seat: int) -> bool:
        return seat in self.asked

    def sealed_answer(self, seat: int) -> str | None:
        return (self.sealed[self.asked.index(seat)] or None) if seat in self.asked else None

    def take(self, state: S, seat: int, action: Action) -> None:
        i = self.asked.index(seat)
        self.sealed = (*self.sealed[:i], action.text, *self.sealed[i + 1 :])

    def redeal(self, state: S, seat: int | None, chance: Chance) -> None:
        """Replace the others' sealed answers by random legal ones."""
        self.sealed = tuple(
            [
                chance.pick(self.legal(state, other)).text if text and other != seat else text
                for other, text in zip(self.asked, self.sealed, strict=True)
            ]
        )
