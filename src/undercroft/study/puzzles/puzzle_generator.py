"""Make the puzzles of a game from a seed: the same seed gives the same puzzles, on any machine and at any speed.

A folder keeps what each game of bots has given of each kind, a line each, so that the work can stop and go on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final, Self

import msgspec

from undercroft.bots import answer_of, make_bot
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.games import find_game
from undercroft.study.puzzles.bot_success import TRIES, tried
from undercroft.study.puzzles.glicko_rating import of_puzzle
from undercroft.study.puzzles.puzzle import Puzzle, dice_of, id_of
from undercroft.study.puzzles.puzzle_kinds import casting_of, kinds_of

METHOD: Final = 2
"""Rises when the same seed gives other puzzles, so that a folder is not continued by another method."""


class FoundPuzzles(msgspec.Struct, frozen=True):
    """The puzzles of one kind in a game of bots."""

    method: int
    seed: str
    game: int
    puzzles: tuple[Puzzle, ...]


def examine(game_id: str, kind_name: str, seed: str, number: int) -> FoundPuzzles:
    """Let bots play a game, and return the puzzles of a kind in it.

    Raises:
        OptionError: there is no such game, or it has no puzzles.
    """
    casting, kind = casting_of(game_id), kinds_of(game_id)[kind_name]
    game = find_game(game_id)
    players = casting.line_ups[number % len(casting.line_ups)]
    state = game.new(len(players), game.preset(casting.preset), f"{seed} {number}")
    bots = [make_bot(name, game_id, f"{seed} {number} {seat}") for seat, name in enumerate(players)]
    rng = Random(f"{seed} {number} {kind_name}")
    found: list[Puzzle] = []
    answers = 0
    while not state.is_terminal and len(found) < kind.most:
        seat = state.to_act[0]
        if kind.begins(state, seat) and rng.random() < kind.share:
            puzzle = _puzzle(game_id, kind_name, *kind.position(state, seat), f"{number}.{answers}", seed)
            if puzzle is not None:
                found.append(puzzle)
        text = answer_of(bots[seat], state, seat, f"{seed} {number} {answers}")
        state.play_unchecked(seat, game.vocabulary.parse(text))
        answers += 1
    return FoundPuzzles(METHOD, seed, number, tuple(found))


def _puzzle(game_id: str, name: str, position: str, seat: int, source: str, seed: str) -> Puzzle | None:
    dice = dice_of(position)
    found = kinds_of(game_id)[name].study(position, seat, dice)
    if found is None:
        return None
    solvers = casting_of(game_id).solvers
    solved = tried(game_id, name, found, solvers, seed)
    if sum(solved) == TRIES * len(solvers):
        return None  # even the weakest never fails
    rating = of_puzzle(solved, TRIES)
    return Puzzle(
        **msgspec.structs.asdict(found),
        id=id_of(name, found.position, found.seat),
        kind=name,
        dice=dice,
        source=source,
        tried=solved,
        rating=round(rating.rating),
        deviation=round(rating.deviation),
    )


def make(
    game_id: str,
    seed: str,
    wanted: Mapping[str, int],
    folder: Path,
    done: Callable[[Mapping[str, int]], object] = lambda counts: None,
    stop: Callable[[], bool] = lambda: False,
) -> list[Puzzle]:
    """Make puzzles, or go on where the folder ends.

    Args:
        game_id: the game.
        seed: any text.
        wanted: how many of each kind.
        folder: where to keep what has been found.
        done: called after each game with how many of each kind there are.
        stop: asked after each game whether to stop.

    Returns:
        The first puzzles of each kind, no more than are wanted; fewer if it was stopped.

    Raises:
        OptionError: the game has no puzzles of such a kind, or the folder has those of another seed or method.
    """
    kinds = kinds_of(game_id)
    for name in wanted:
        if name not in kinds:
            raise OptionError(f"{game_id} has no puzzles of the kind {name!r}; choose among: {', '.join(kinds)}")
    found: dict[str, Puzzle] = {}
    counts = dict.fromkeys(wanted, 0)
    for kind, most in wanted.items():
        with _Folder(game_id, kind, seed, folder) as kept:
            while counts[kind] < most:
                fresh = [puzzle for puzzle in kept.following().puzzles if puzzle.id not in found]
                found.update({puzzle.id: puzzle for puzzle in fresh[: most - counts[kind]]})
                counts[kind] = sum([puzzle.kind == kind for puzzle in found.values()])
                done(counts)
                if stop():
                    break
    return list(found.values())


def same(game_id: str, puzzle: Puzzle) -> bool:
    """Return whether a search finds again what a puzzle says: its answer, what every other one loses, and its tags."""
    found = kinds_of(game_id)[puzzle.kind].study(puzzle.position, puzzle.seat, puzzle.dice)
    return found is not None and all(
        getattr(found, name) == getattr(puzzle, name) for name in type(found).__struct_fields__
    )


class _Folder:
    """What each game has given of a kind, in the order of the games: first what the folder has, then what is added."""

    def __init__(self, game_id: str, kind: str, seed: str, folder: Path) -> None:
        self._game_id = game_id
        self._kind = kind
        self._seed = seed
        self._path = folder / f"{game_id}-{kind}.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        lines = self._path.read_bytes().splitlines(keepends=True) if self._path.exists() else []
        if lines and not lines[-1].endswith(b"\n"):
            del lines[-1]  # torn when the work was stopped: that game is examined once more
        self._kept = [msgspec.json.decode(line, type=FoundPuzzles) for line in lines]
        self._number = 0
        if any((game.method, game.seed) != (METHOD, seed) for game in self._kept):
            raise OptionError(f"{self._path} has puzzles of another seed or method; name another folder")
        self._file = self._path.open("ab")
        self._file.truncate(sum(map(len, lines)))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: Any) -> None:
        self._file.close()

    def following(self) -> FoundPuzzles:
        """Return what the next game gives."""
        number, self._number = self._number, self._number + 1
        if number < len(self._kept):
            return self._kept[number]
        game = examine(self._game_id, self._kind, self._seed, number)
        self._file.write(msgspec.json.encode(game) + b"\n")
        self._file.flush()
        return game
