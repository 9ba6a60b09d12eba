"""Actions: small, typed, immutable, one class per verb, each with a compact notation.

The notation is what travels: in records, on the wire, in logs, to bots. A game lists all its actions in a
`Vocabulary`; each exists once, so equality is identity and parsing is a look-up.
"""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Self, TypeVar

from undercroft.compiled import mypyc_attr
from undercroft.kernel.base.errors import NotationError
from undercroft.kernel.base.refusals import Args


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """One answer to a decision.

    Subclasses name their arguments in ``__slots__`` and pass their notation to `__init__`.

    Attributes:
        text: its notation.
        verb: the first word of the notation.
        home: the module whose ``VOCABULARY`` has it; empty if none has.
    """

    __slots__ = ("home", "text", "verb")

    def __init__(self, text: str) -> None:
        self.text = text
        self.verb = text.partition(" ")[0]
        self.home = ""

    def __reduce__(self) -> tuple[Any, ...]:
        return _action_at, (self.home, self.text)

    def __copy__(self) -> Self:
        return self  # equality is identity

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self

    def args(self) -> Args:
        """Return the arguments of its label, by name: content ids as str, numbers as int."""
        return {}

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __str__(self) -> str:
        return self.text


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbered(Action):
    """An action about one thing, which the rules know by a number.

    Attributes:
        value: the number of the card, seat, square, …, or an amount.
    """

    __slots__ = ("_args", "value")

    def __init__(self, text: str, value: int, args: Args) -> None:
        super().__init__(text)
        self.value = value
        self._args = args

    def args(self) -> Args:
        return self._args


def _action_at(home: str, text: str) -> Action:
    """Return the action with this notation in a module's vocabulary, where pickle has found it."""
    action: Action = importlib.import_module(home).VOCABULARY.parse(text)
    return action


A = TypeVar("A", bound=Action)
N = TypeVar("N", bound=Numbered)


class Vocabulary:
    """All actions of one game.

    Args:
        home: the module in which it is the ``VOCABULARY``, so that its actions can be pickled.

    >>> words = Vocabulary()
    >>> stop = words.add(Action("stop"))
    >>> words.parse("  STOP ") is stop
    True
    """

    def __init__(self, home: str = "") -> None:
        self._home = home
        self._actions: dict[str, Action] = {}

    def add(self, action: A) -> A:
        """Register an action and return it.

        Raises:
            ValueError: another action has the same notation.
        """
        if action.text in self._actions:
            raise ValueError(f"two actions have the notation {action.text!r}")
        action.home = self._home
        self._actions[action.text] = action
        return action

    def each(
        self, kind: type[N], verb: str, key: str, names: Iterable[str | int], ids: Sequence[str] = ()
    ) -> tuple[N, ...]:
        """Add one action with this verb for each of some things.

        Args:
            kind: the class of the actions.
            verb: their verb.
            key: what the label calls the thing.
            names: the things as they are written. An int is its own number; a str has its place in ``names`` as number.
            ids: the things' ids, where they are written in another way.

        Raises:
            ValueError: another action has the same notation.

        >>> [(bid.text, bid.value, bid.args()) for bid in Vocabulary().each(Numbered, "bid", "coins", range(1, 3))]
        [('bid 1', 1, {'coins': 1}), ('bid 2', 2, {'coins': 2})]
        """
        return tuple(
            [
                self.add(kind(f"{verb} {name}", name if isinstance(name, int) else i, {key: ids[i] if ids else name}))
                for i, name in enumerate(names)
            ]
        )

    def parse(self, text: str) -> Action:
        """Return the action with this notation; case and extra spaces do not matter.

        Raises:
            NotationError: no action has it; the error suggests similar ones.
        """
        action = self._actions.get(text)
        if action is not None:
            return action
        plain = " ".join(text.lower().split())
        action = self._actions.get(plain)
        if action is None:
            near = difflib.get_close_matches(plain, self._actions, n=2, cutoff=0.7) if len(plain) < 60 else []
            raise NotationError(text, tuple(near))
        return action

    def __iter__(self) -> Iterator[Action]:
        return iter(self._actions.values())

    def __len__(self) -> int:
        return len(self._actions)
