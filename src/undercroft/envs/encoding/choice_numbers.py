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

_MOST_REMEMBERED: Final = 8192


class IllegalChoice(UndercroftError):
    """A number that is not a legal choice now."""


class Menu:
    """The legal choices at one moment, by number: each leads to an action, or to the menu of the next step.

    Args:
        size: how many numbers there are in all.
        leads: where each legal number leads.
    """

    __slots__ = ("_mask", "leads", "numbers")

    def __init__(self, size: int, leads: Mapping[int, Action | Menu]) -> None:
        self.leads = dict(leads)
        self.numbers = np.array(sorted(leads), dtype=np.int64)
        self._mask: Mask = np.zeros(size, dtype=np.int8)
        self._mask[self.numbers] = 1
        self._mask.flags.writeable = False

    @property
    def mask(self) -> Mask:
        """The mask, which is shared and cannot be written to: copy it to keep or change it."""
        return self._mask

    def take(self, number: int) -> Action | Menu:
        """Return where a choice leads.

        Raises:
            IllegalChoice: it is not legal now.
        """
        found = self.leads.get(int(number))
        if found is None:
            raise IllegalChoice(f"{number} is not a legal choice now; {len(self.leads)} are")
        return found


class ChoiceNumbers:
    """The numbers of a game's choices.

    Args:
        vocabulary: all actions of the game.
        steps: by verb, how its actions are given in steps; the others are one choice each.

    >>> from undercroft.dungeonlords import GAME
    >>> choices = ChoiceNumbers(GAME.vocabulary, {})
    >>> len(choices) == len(GAME.vocabulary), choices.names[0]
    (True, 'act')
    """

    def __init__(self, vocabulary: Vocabulary, steps: Mapping[str, Splitter]) -> None:
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
        self._menus: dict[tuple[Action, ...], Menu] = {}

    def __len__(self) -> int:
        return len(self.names)

    def path(self, action: Action) -> tuple[int, ...]:
        """Return the numbers of an action's steps; most actions have one."""
        return self._path[action]

    def menu(self, legal: Sequence[Action]) -> Menu:
        """Return the menu of these legal actions. Recent ones are remembered."""
        key = tuple(legal)
        found = self._menus.get(key)
        if found is None:
            if len(self._menus) >= _MOST_REMEMBERED:
                self._menus.clear()
            found = self._menus[key] = self._build([(self._path[action], action) for action in key])
        return found

    def _build(self, paths: Sequence[tuple[tuple[int, ...], Action]]) -> Menu:
        groups: dict[int, list[tuple[tuple[int, ...], Action]]] = {}
        for path, action in paths:
            groups.setdefault(path[0], []).append((path[1:], action))
        return Menu(len(self.names), {number: self._lead(group) for number, group in groups.items()})

    def _lead(self, group: Sequence[tuple[tuple[int, ...], Action]]) -> Action | Menu:
        return group[0][1] if len(group) == 1 else self._build(group)

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
