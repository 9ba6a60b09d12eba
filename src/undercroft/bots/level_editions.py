"""Editions: what the levels of a game were at some time, kept as data, so that later ones can be measured against them.

The bots of a game that keeps editions have a module ``tuning.frozen_levels``, whose ``EDITIONS`` (`Editions`) make the
class of each level of each edition under the names ``overlord@v1``, ``overlord@v2`` and so on;
`undercroft.bots.registry` finds them there. An edition is a file of the game's package, ``level_editions/v1.json``: how
well each level plays and the weights that it uses. It never changes again, and its levels have the dice that they had.
Code is not in it, so a test compares the answers of each frozen level with those that it once gave: a change of code
that changes them also gives the frozen levels the code that they had, or drops the edition.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import msgspec

from undercroft.bots.bot import Searcher
from undercroft.bots.feature_weights import Weights
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.history.records import write_whole
from undercroft.version import __version__

AT: Final = "@"
"""Stands between the name of a level and that of its edition."""

FOLDER: Final = "editions"

_NAME: Final = re.compile(r"v[1-9][0-9]{0,3}")


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The levels of a game at some time.

    Attributes:
        name: ``v1``, ``v2`` and so on.
        made_by: the version of Undercroft whose levels these are.
        levels: by name, from the weakest to the strongest, how well each plays, in the game's own terms.
        values: the weights that they put on positions, in the game's own form.
    """

    name: str
    made_by: str
    levels: dict[str, dict[str, Any]]
    values: dict[str, Any]


def editions(package: str) -> list[Edition]:
    """Return the editions that a package of bots keeps, the oldest first.

    Args:
        package: its full name, such as ``undercroft.bots.dungeonlords``.

    Raises:
        msgspec.DecodeError: a file is not an edition.
    """
    folder = files(package) / FOLDER
    if not folder.is_dir():
        return []
    found = [msgspec.json.decode(f.read_bytes(), type=Edition) for f in folder.iterdir() if f.name.endswith(".json")]
    return sorted(found, key=lambda edition: int(edition.name[1:]))


def write_edition(package: str, edition: Edition) -> Path:
    """Write an edition into a package of bots, and return where.

    Raises:
        OptionError: its name is not one of an edition, or the package has an edition of that name.
        RecordError: the file cannot be written.
    """
    if not _NAME.fullmatch(edition.name):
        raise OptionError(f"an edition is called v1, v2 and so on, not {edition.name[:20]!r}")
    path = Path(str(files(package))) / FOLDER / f"{edition.name}.json"
    if path.exists():
        raise OptionError(f"the edition {edition.name} exists, and an edition never changes; choose another name")
    write_whole(path, msgspec.json.format(msgspec.json.encode(edition), indent=1) + b"\n")
    return path


class LevelSkill(Protocol):
    """How well a level plays: a named tuple."""

    def _asdict(self) -> dict[str, Any]: ...


class SearchLevel(Searcher):
    """A bot that plays as well as its `skill` says and weighs positions with its `weights`.

    Attributes:
        skill: how well it plays.
        weights: what it thinks of positions; None for what the bots of the game think today.
    """

    skill: ClassVar[LevelSkill]
    weights: ClassVar[Weights | None] = None


class Editions(NamedTuple):
    """The editions of a game's bots, and how another one is made.

    Attributes:
        package: the full name of the package that keeps them.
        level: what all levels inherit from.
        skill: makes a skill from what an edition says of a level, by name.
        features: the names of the features that have weights, in order.
        stages: how many stages of a game have their weights each.
        today: today's levels, from the weakest to the strongest.
        weights: returns today's weights.
    """

    package: str
    level: type[SearchLevel]
    skill: Callable[..., LevelSkill]
    features: Sequence[str]
    stages: int
    today: Sequence[type[SearchLevel]]
    weights: Callable[[], Weights]

    def classes(self) -> dict[str, type[SearchLevel]]:
        """Return the frozen levels by name, the oldest edition first."""
        return {name: kind for edition in editions(self.package) for name, kind in self.classes_of(edition).items()}

    def classes_of(self, edition: Edition) -> dict[str, type[SearchLevel]]:
        """Return a class for each level of an edition, by its name with the edition's.

        Raises:
            msgspec.ValidationError, TypeError, ValueError: the edition is not one of this game.
        """
        weights = self._weights(edition)
        return {
            f"{name}{AT}{edition.name}": type(
                f"{name.title().replace('-', '')}{edition.name.upper()}",
                (self.level,),
                {
                    "__doc__": f"The level {name} of the edition {edition.name}.",
                    "name": f"{name}{AT}{edition.name}",
                    "dice_of": name,
                    "skill": self.skill(**given),
                    "weights": weights,
                },
            )
            for name, given in edition.levels.items()
        }

    def weights_of(self, name: str) -> Weights:
        """Return the weights of an edition, ``v1`` and so on.

        Raises:
            OptionError: there is no such edition.
            msgspec.ValidationError, ValueError: the edition is not one of this game.
        """
        found = next((edition for edition in editions(self.package) if edition.name == name), None)
        if found is None:
            raise OptionError(f"there is no edition {name[:20]!r}")
        return self._weights(found)

    def _weights(self, edition: Edition) -> Weights:
        weights = msgspec.convert(edition.values, Weights)
        weights.check(self.features, self.stages)
        return weights

    def freeze(self, name: str) -> Path:
        """Keep today's levels as an edition, and return its file.

        Raises:
            OptionError: its name is not one of an edition, or there is such an edition.
            RecordError: the file cannot be written.
        """
        levels = {level.name: level.skill._asdict() for level in self.today}
        return write_edition(self.package, Edition(name, __version__, levels, msgspec.to_builtins(self.weights())))
