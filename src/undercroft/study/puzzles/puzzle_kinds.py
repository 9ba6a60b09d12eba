"""What a game provides for each kind of its puzzles, and where that is found."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.games import companion
from undercroft.study.analysis.game_review import Measure
from undercroft.study.puzzles.puzzle import Clear

Line = tuple[str, ...]
"""Answers of a seat, one after another."""


class PuzzleType(Protocol):
    """A kind of puzzle. What is random in it depends on nothing but the position and its dice."""

    measure: Measure
    """What its losses are counted in."""

    share: float
    """What part of the positions in a game is looked at."""

    most: int
    """How many puzzles of this kind a game can give."""

    def begins(self, state: Any, seat: int) -> bool:
        """Return whether a decision at which such a puzzle can begin is asked."""

    def position(self, state: Any, seat: int) -> tuple[str, int]:
        """Write down all that the seat may know of the position; return that, and which seat it has there."""

    def set_up(self, position: str) -> Any:
        """Return a state with the position.

        Raises:
            UndercroftError: the text is not such a position.
        """

    def study(self, position: str, seat: int, dice: str) -> Clear | None:
        """Return what a long search with these dice (`puzzle.dice_of`) finds; None if no line is the best by a clear
        margin.
        """

    def goes_on(self, before: Any, state: Any, seat: int) -> bool:
        """Return whether the seat has more to answer before its line, which began before, is complete."""

    def lines(self, position: str, seat: int) -> list[Line]:
        """Return the lines of answers that can be given and do not come to the same, always in the same order."""

    def meaning(self, position: str, seat: int, line: Sequence[str]) -> Hashable:
        """Return what a line comes to: equal for two lines that come to the same.

        Raises:
            UndercroftError: an answer is not legal.
        """

    def played(self, found: Clear) -> tuple[Any, list[tuple[int, str]]]:
        """Return a position and the answers of all seats in which the solution is played to its end."""

    def facts(self, position: str, seat: int) -> dict[str, str | int]:
        """Return what the text of a puzzle says about the position: ids and numbers by name."""


class PuzzleSource(NamedTuple):
    """Where a game's puzzles are taken from, and who tries them: levels of a frozen edition, whatever becomes of
    today's. What an answer is worth may still depend on today's values (`PuzzleType.study`): new ones make other
    puzzles.

    Attributes:
        preset: the options of the games.
        line_ups: the bots: game number i has those of ``line_ups[i % len(line_ups)]``.
        wanted: how many puzzles of each kind the package has.
        solvers: the bots whose failures say how difficult a puzzle is, from the weakest; as many as
            `glicko_rating.LEVELS`.
    """

    preset: str
    line_ups: tuple[tuple[str, ...], ...]
    wanted: Mapping[str, int]
    solvers: tuple[str, ...]


def kinds_of(game_id: str) -> Mapping[str, PuzzleType]:
    """Return the kinds of puzzles of a game by name; none if it has none.

    Raises:
        OptionError: there is no such game.
    """
    module = companion(game_id, "undercroft.study.{}.game_puzzles")
    found: Mapping[str, PuzzleType] = module.KINDS if module is not None else {}
    return found


def casting_of(game_id: str) -> PuzzleSource:
    """Return which bots play the games from which a game's puzzles are taken.

    Raises:
        OptionError: there is no such game, or it has no puzzles.
    """
    module = companion(game_id, "undercroft.study.{}.game_puzzles")
    if module is None:
        raise OptionError(f"there are no puzzles of {game_id} yet")
    found: PuzzleSource = module.CASTING
    return found
