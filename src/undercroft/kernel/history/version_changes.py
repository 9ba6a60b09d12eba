"""What has changed since a game was begun under another version.

A game names the version, the rules and the parts of the content under which its answers were given. Under other ones,
its answers are given again: if all are legal, it is the same game and goes on; if not, it diverges at an answer.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from undercroft.kernel.engine.games import Game
from undercroft.kernel.history.records import WHOLE, Header
from undercroft.version import __version__


class Changes(msgspec.Struct, frozen=True):
    """How today's program differs from the one under which a game was played.

    Attributes:
        made_by: the version of that program.
        rules: the versions of the rules, then and now.
        parts: the parts of the content that the game uses and that differ; empty if only the rules do.
    """

    made_by: str
    rules: tuple[int, int]
    parts: tuple[str, ...]

    @property
    def are_undone(self) -> bool:
        """Whether it is this program that is the older one: the game has been played under later rules or content."""
        then, now = self.rules
        return then > now or (then == now and _order(self.made_by) > _order(__version__))

    def __str__(self) -> str:
        then, now = self.rules
        differ = [f"rules {then} are now rules {now}"] if then != now else []
        if self.parts:
            differ.append(f"other values in {', '.join(self.parts)}")
        return "; ".join(differ)


class Divergence(msgspec.Struct, frozen=True):
    """Where a game diverges under other rules: the first answer that is no longer legal.

    Attributes:
        number: the number of the answer, from 1.
        answers: how many answers the game has.
    """

    number: int
    answers: int


def changes_since(header: Header, game: Game[Any]) -> Changes | None:
    """Return how today's rules and content differ from those that a game was played under.

    Returns:
        None if they do not, or if the header does not say what they were.

    Raises:
        OptionError: the game has no such options today.
    """
    now = _content(header, game)
    then: Mapping[str, str] = header.content
    if WHOLE in then:
        then = game.earlier_content.get(then[WHOLE], {})
    parts = tuple(sorted([part for part in now if then.get(part) != now[part]])) if header.content else ()
    rules = game.rules_version if header.rules is None else header.rules, game.rules_version
    return Changes(header.made_by, rules, parts) if parts or rules[0] != rules[1] else None


def todays(header: Header, game: Game[Any]) -> Header:
    """Return the header of the same game under today's rules and content.

    Raises:
        OptionError: the game has no such options today.
    """
    content = _content(header, game)
    return msgspec.structs.replace(header, rules=game.rules_version, content=content, made_by=__version__)


def _order(version: str) -> tuple[list[int], bool, list[int]]:
    """Return a key by which versions are sorted; one that is being developed comes before its release.

    >>> sorted(["0.10.0", "0.2.0", "", "0.2.0.dev1", "0.2.0.dev0"], key=_order)
    ['', '0.2.0.dev0', '0.2.0.dev1', '0.2.0', '0.10.0']
    """
    numbers = [int(number) for number in re.findall(r"\d+", version)]
    return numbers[:3], "dev" not in version, numbers[3:]


def _content(header: Header, game: Game[Any]) -> dict[str, str]:
    return game.content_of(game.parse_options(header.options))
