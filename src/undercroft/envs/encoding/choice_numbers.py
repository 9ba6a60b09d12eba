"""Choices: actions as fixed numbers, and which of them are legal.

A game's `Vocabulary` lists all its actions once, always in the same order, and that makes their numbers. Where one
decision has thousands of answers (three orders in a row, a cell of a large map), they are given in steps: the first
step narrows the answers down, and so on until one is left. A step that leaves only one way to go on is taken at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from undercroft.kernel.base.errors import UndercroftError
from undercroft.kernel.engine.action_vocabulary import Action, Vocabulary

Mask = NDArray[np.int8]
"""By number of a choice: 1 if it is legal now."""

Splitter = Callable[[Action], tuple[str, ...]]
"""Returns the steps of an action, each by its name."""

MOST_BYTES: Final = 8 << 20
"""How many bytes of menus the numbers of a game remember, unless a caller says otherwise."""

_MENU_BYTES: Final = 400
"""What a menu takes beside its mask, its numbers and its actions: about so many bytes of objects."""


class IllegalChoice(UndercroftError):
    """A number that is not a legal choice now."""


class Menu:
    """The legal choices at one moment, by number: each leads to an action, or to the menu of the next step.

    The menu of the next step is made when somebody goes there: of hundreds of orders, one is given.

    Args:
        choices: the numbers of the game.
        actions: the actions that the menu leads to.
        depth: how many steps have been taken.

    Attributes:
        numbers: the legal numbers, in rising order.
        mask: the mask, which is shared and cannot be written to: copy it to keep or change it.
    """

    __slots__ = ("_actions", "_choices", "_depth", "mask", "numbers")

    def __init__(self, choices: ChoiceNumbers, actions: tuple[Action, ...], depth: int) -> None:
        self._choices = choices
        self._actions = actions
        self._depth = depth
        self.numbers = np.array(sorted({choices.path(action)[depth] for action in actions}), dtype=np.int64)
        self.mask: Mask = np.zeros(len(choices), dtype=np.int8)
        self.mask[self.numbers] = 1
        self.mask.flags.writeable = False

    def __contains__(self, number: int) -> bool:
        """Return whether a number is a legal choice now."""
        return 0 <= number < len(self.mask) and bool(self.mask[number])

    @property
    def bytes(self) -> int:
        """An estimate of the memory, in bytes, that the menu takes."""
        return _MENU_BYTES + self.mask.nbytes + self.numbers.nbytes + 8 * len(self._actions)

    def take(self, number: int) -> Action | Menu:
        """Return where a choice leads.

        Raises:
            IllegalChoice: it is not legal now.
        """
        if number not in self:
            raise IllegalChoice(f"{number} is not a legal choice now; {len(self.numbers)} are")
        path, depth = self._choices.path, self._depth
        left = [action for action in self._actions if path(action)[depth] == number]
        return left[0] if len(left) == 1 else self._choices.menu(left, depth + 1)


class ChoiceNumbers:
    """The numbers of a game's choices.

    Args:
        vocabulary: all actions of the game.
        steps: by verb, how its actions are given in steps; the others are one choice each.
        most_bytes: how much memory recent menus may take.

    >>> from undercroft.dungeonlords import GAME
    >>> choices = ChoiceNumbers(GAME.vocabulary, {})
    >>> len(choices) == len(GAME.vocabulary), choices.names[0]
    (True, 'act')
    """

    def __init__(self, vocabulary: Vocabulary, steps: Mapping[str, Splitter], most_bytes: int = MOST_BYTES) -> None:
        self._path: dict[Action, tuple[int, ...]] = {}
        whole: list[str] = []
        later: dict[str, None] = {}
        split: dict[Action, tuple[str, ...]] = {}
        for action in vocabulary:
            splitter = steps.get(action.verb)
            if splitter is None:
                self._path[action] = (len(whole),)
                whole.append(action.text)
            else:
                split[action] = splitter(action)
                later.update(dict.fromkeys(split[action]))
        self.whole: Final = len(whole)
        self.names: Final[tuple[str, ...]] = (*whole, *later)
        self.step_names: Final[tuple[str, ...]] = tuple(later)
        if len(set(self.names)) < len(self.names):
            raise ValueError("a step has the name of an action")
        number = {name: i for i, name in enumerate(self.names)}
        for action, parts in split.items():
            self._path[action] = tuple([number[part] for part in parts])
        self._most_bytes = most_bytes
        self._menus: dict[tuple[int, tuple[Action, ...]], Menu] = {}
        self._remembered_bytes = 0

    def __len__(self) -> int:
        return len(self.names)

    @property
    def remembered_bytes(self) -> int:
        """An estimate of the memory, in bytes, that the menus take that are remembered."""
        return self._remembered_bytes

    def path(self, action: Action) -> tuple[int, ...]:
        """Return the numbers of an action's steps; most actions have one."""
        return self._path[action]

    def menu(self, legal: Sequence[Action], depth: int = 0) -> Menu:
        """Return the menu of these legal actions. Those that were asked for last are remembered.

        Args:
            legal: the actions.
            depth: how many steps have been taken, which are the same for all of them.
        """
        key = (depth, tuple(legal))
        found = self._menus.pop(key, None)
        if found is None:
            found = Menu(self, key[1], depth)
            self._remembered_bytes += found.bytes
            while self._menus and self._remembered_bytes > self._most_bytes:
                self._remembered_bytes -= self._menus.pop(next(iter(self._menus))).bytes
        self._menus[key] = found  # the last one asked for is at the end
        return found

    def way_to(self, menu: Menu, action: Action) -> Iterator[int]:
        """Yield the choices that lead from a menu to an action; steps without an alternative are left out.

        Raises:
            IllegalChoice: the menu does not lead there.
        """
        for number in self._path[action]:
            yield number
            lead = menu.take(number)
            if isinstance(lead, Action):
                return
            menu = lead
