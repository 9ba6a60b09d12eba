"""Descriptions: what each game's module in this room says about its views and actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple, cast

from undercroft.envs.encoding.choice_numbers import ChoiceNumbers, Splitter
from undercroft.envs.encoding.composite_fields import Arguments, Struct
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.games import companion, find_game


class GameDescription(NamedTuple):
    """What a game's module in this room says about it.

    Attributes:
        view: the fields of its view, for a number of seats.
        prompts: the keys of all its questions.
        sources: the ids of all that a question may be about.
        arguments: the arguments of its questions, for a number of seats.
        steps: by verb, how its actions are given in steps.
    """

    view: Callable[[int], Struct]
    prompts: tuple[str, ...]
    sources: tuple[str, ...]
    arguments: Callable[[int], Arguments]
    steps: Mapping[str, Splitter]


@cache
def description_of(game_id: str) -> GameDescription:
    """Return what this room knows of a game.

    Raises:
        OptionError: there is no such game, or it has no description.
    """
    module = companion(game_id, "undercroft.envs.{}")
    if module is None:
        raise OptionError(f"{game_id} has no environments: undercroft.envs has no module for it")
    return cast(GameDescription, module.DESCRIPTION)


@cache
def choices_of(game_id: str) -> ChoiceNumbers:
    """Return the numbers of a game's choices.

    Raises:
        OptionError: there is no such game, or it has no description.
    """
    return ChoiceNumbers(find_game(game_id).vocabulary, description_of(game_id).steps)
