"""How each level of a game fared against the one below it: measured by the arena, kept as data, told to players.

The package of a game's bots has the measurement as `FILE`. ``undercroft arena keep`` makes it from the folder of a
contest.
"""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = "fared.json"


class LevelComparison(msgspec.Struct, frozen=True):
    """How a level fared against the one below it.

    Attributes:
        level: its name.
        below: the name of the other.
        games: in how many games both played.
        ahead: in what share of them it had more points; equal points count one half.
        low: where the 95 % interval of the share begins.
        high: where it ends.
    """

    level: str
    below: str
    games: int
    ahead: float
    low: float
    high: float


class ContestResult(msgspec.Struct, frozen=True):
    """What a contest has shown of the levels.

    Attributes:
        made_by: the command that plays the contest.
        games: how many games it had, in which other bots played as well.
        levels: how each level but the lowest fared, from the second to the strongest.
    """

    made_by: str
    games: int
    levels: tuple[LevelComparison, ...]

    @property
    def ahead(self) -> dict[str, int]:
        """Of a hundred games with the level below, in how many each level was ahead of it."""
        return {one.level: round(100 * one.ahead) for one in self.levels}


UNKNOWN: Final = ContestResult("", 0, ())
"""Nothing has been measured."""


def read_results(package: str) -> ContestResult:
    """Return what is kept in a package of bots, by its full name."""
    path = files(package).joinpath(FILE)
    return msgspec.json.decode(path.read_bytes(), type=ContestResult) if path.is_file() else UNKNOWN


def write_results(package: str, fared: ContestResult) -> str:
    """Keep what a contest has shown in a package of bots, and return the file's name."""
    path = Path(str(files(package))) / FILE
    path.write_bytes(msgspec.json.format(msgspec.json.encode(fared), indent=1) + b"\n")
    return str(path)
