"""Contests: which bots meet at which tables.

A contest has **line-ups**, each a group of bots that fill a table. A **deal** is one seed played by one line-up, once
for each seat that a bot can have: the bots sit around the table in an order that the seed decides, and move on by one
seat from game to game (duplicate, as in bridge). All games of a deal start from the same cards, so luck weighs less,
but they are not independent of each other: `undercroft.arena.results.confidence_intervals` counts deals, not games.

A game is its number. What it is depends on the contest's seed, its line-up and how often that has played before, and on
nothing else: not on the number of processes, the order in which games end, or which other games there are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations, pairwise
from typing import Any, Final, NamedTuple

import msgspec

import undercroft.bots
from undercroft.bots import bot_class, level_results
from undercroft.kernel.base.errors import OptionError, UndercroftError
from undercroft.kernel.engine.chance import Chance, Seed, seed_text
from undercroft.kernel.engine.games import companion, find_game

LineUp = tuple[str, ...]
"""The bots at a table, by name; the same bot may be there several times."""


class ContestError(UndercroftError):
    """A contest cannot be played or gone on with."""


class Seating(NamedTuple):
    """The players of a game, and its seed.

    Attributes:
        deal: what its deal is called; games of the same deal have the same.
        seed: the seed of the game.
        players: the bot of each seat.
        dice: the seed of each seat's bot.
    """

    deal: str
    seed: str
    players: tuple[str, ...]
    dice: tuple[str, ...]


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """What is played, and by which bots.

    Attributes:
        game: the id of the game.
        seats: how many bots play in each game.
        line_ups: the bots that meet, each as many as there are seats.
        preset: the name of a set of options.
        changes: options that differ from it, as ``name`` or ``name=value``.
        seed: the first part of every game's seed.
        rules: the version of the game's rules.
        content: the hashes of the content in use.
        bots: a hash of the sources and data of the bots, so that games of other bots are not taken for theirs.
    """

    game: str
    seats: int
    line_ups: tuple[LineUp, ...]
    preset: str
    changes: tuple[str, ...]
    seed: str
    rules: int
    content: dict[str, str]
    bots: str

    @classmethod
    def of(
        cls,
        game_id: str,
        seats: int,
        line_ups: Sequence[LineUp],
        preset: str | None = None,
        changes: Sequence[str] = (),
        seed: Seed = "arena",
    ) -> Contest:
        """Return a contest under today's rules, between today's bots.

        Raises:
            OptionError: it cannot be played: a name in it is unknown, or a number is wrong.
        """
        game = find_game(game_id)
        game.check_seats(seats)
        options = game.options_from(preset, changes)
        if not line_ups:
            raise OptionError("a contest needs at least one line-up")
        for line_up in line_ups:
            if len(line_up) != seats:
                raise OptionError(f"{seats} seats need {seats} bots, not {len(line_up)}: {', '.join(line_up)}")
            for name in line_up:
                bot_class(name, game_id)
        return cls(
            game_id,
            seats,
            tuple(line_ups),
            preset or game.default_preset,
            tuple(changes),
            seed_text(seed),
            game.rules_version,
            game.content_of(options),
            code_of_bots(game_id),
        )

    @cached_property
    def entrants(self) -> tuple[str, ...]:
        """All bots of the contest, in the order in which they were named."""
        return tuple(dict.fromkeys([name for line_up in self.line_ups for name in line_up]))

    def options(self) -> Any:
        """Return the options of every game."""
        return find_game(self.game).options_from(self.preset, self.changes)

    def check(self) -> None:
        """Check that it is played here under the rules, and by the bots, that it is for.

        Raises:
            ContestError: they are others.
        """
        today = Contest.of(self.game, self.seats, self.line_ups, self.preset, self.changes, self.seed)
        if today != self:
            raise ContestError(f"{difference(self, today)} here: install the same version everywhere")

    def numbers(self, games: int) -> range:
        """Return the numbers of at least so many games: whole deals, so perhaps a few more."""
        return range(-(-games // self.seats) * self.seats)

    def seating(self, number: int) -> Seating:
        """Return who plays the game with a number, from 0, and from which seed."""
        deal, rotation = divmod(number, self.seats)
        turn, index = divmod(deal, len(self.line_ups))
        line_up = self.line_ups[self._order[index]]
        # A bot that plays alone gets the deals that every other gets, so that they can be compared.
        name = f"{self.seed} {turn}" if self.seats == 1 else f"{self.seed} {' '.join(sorted(line_up))} {turn}"
        around = Chance.from_seed(f"seats {name}").shuffled(list(enumerate(sorted(line_up))))
        sitting = around[rotation:] + around[:rotation]
        return Seating(
            name,
            name,
            tuple([bot for _, bot in sitting]),
            tuple([f"{name} {place}" for place, _ in sitting]),
        )

    @cached_property
    def _order(self) -> tuple[int, ...]:
        """The order in which line-ups take turns, mixed so that a contest that is broken off is still balanced."""
        return Chance.from_seed(f"line-ups {self.seed}").shuffled(range(len(self.line_ups)))


def round_robin(entrants: Sequence[str], seats: int) -> tuple[LineUp, ...]:
    """Return the line-ups of a round robin: all groups that fill a table.

    If there are fewer bots than seats, each plays equally many of them, and the rest of the seats go round.

    >>> round_robin(("a", "b", "c"), 2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> round_robin(("a", "b"), 3)
    (('a', 'b', 'a'), ('a', 'b', 'b'))
    """
    names = tuple(dict.fromkeys(entrants))
    if not names:
        return ()
    each, rest = divmod(seats, len(names))
    return tuple([names * each + more for more in combinations(names, rest)])


def ladder(entrants: Sequence[str], seats: int) -> tuple[LineUp, ...]:
    """Return the line-ups of a ladder: each bot meets the one before it and the one after it.

    >>> ladder(("a", "b", "c"), 2)
    (('a', 'b'), ('b', 'c'))
    """
    names = tuple(dict.fromkeys(entrants))
    if len(names) < 2 or seats == 1:
        return round_robin(names, seats)
    return tuple([line_up for pair in pairwise(names) for line_up in round_robin(pair, seats)])


def code_of_bots(game_id: str) -> str:
    """Return a hash of everything in the package that decides how the bots of a game play."""
    package = companion(game_id, "undercroft.bots.{}")
    digest = hashlib.sha256()
    folders = [files(undercroft.bots)] if package is None else [files(undercroft.bots), files(package)]
    for number, folder in enumerate(folders):
        for path, data in _sources(folder, deep=number > 0):
            digest.update(f"{path} {len(data)} ".encode() + data)
    return digest.hexdigest()[:16]


def _sources(folder: Traversable, deep: bool, above: str = "") -> Iterator[tuple[str, bytes]]:
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.name == level_results.FILE:
            continue  # it tells how they play, and decides nothing
        if entry.is_file() and entry.name.endswith((".py", ".json")):
            yield above + entry.name, entry.read_bytes()
        elif deep and entry.is_dir():
            yield from _sources(entry, deep, f"{above}{entry.name}/")


WORDS: Final = {
    "game": "the game is another one",
    "seats": "the number of seats is another one",
    "line_ups": "other bots meet",
    "preset": "the options differ",
    "changes": "the options differ",
    "seed": "the seed is another one",
    "rules": "the rules have changed",
    "content": "the tiles and cards have changed",
    "bots": "the bots have changed",
}


def difference(one: Contest, other: Contest) -> str:
    """Return the first difference between two contests, in words."""
    fields = [field for field in one.__struct_fields__ if getattr(one, field) != getattr(other, field)]
    return WORDS[fields[0]] if fields else "nothing differs"
