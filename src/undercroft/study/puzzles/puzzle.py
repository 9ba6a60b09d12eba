"""What a puzzle is."""

from __future__ import annotations

import hashlib
import zlib
from typing import Final

import msgspec

POINT: Final = 100
"""Losses are kept in hundredths of a point, as whole numbers; of one per cent, where a chance to win is at stake."""

CERTAIN: Final = 100 * POINT
"""The whole chance to win, in these hundredths."""


class Clear(msgspec.Struct, frozen=True):
    """A position in which one line of answers is the best by a clear margin, as a search has found.

    Attributes:
        position: as the kind of puzzle writes it.
        seat: who is asked.
        best: the best answers, one after another.
        losses: for each line of answers that can be given, in the order of `PuzzleType.lines`, what it loses against
            the best: hundredths of a point. The best one's is 0.
        error: two standard errors of the least loss, in hundredths of a point; 0 if all losses are exact.
        after: what follows when the solution is played, as the kind of puzzle writes it.
        tags: what the puzzle is about.
    """

    position: str
    seat: int
    best: tuple[str, ...]
    losses: tuple[int, ...]
    error: int
    after: tuple[str, ...]
    tags: tuple[str, ...]

    @property
    def margin(self) -> int:
        """What the second-best line loses, in hundredths of a point."""
        return sorted(self.losses)[1]


class Puzzle(Clear, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A puzzle.

    Attributes:
        id: its name, made from its position.
        kind: which kind of puzzle.
        dice: what the search for it has its dice from (`dice_of`).
        source: the game of bots from which it was taken, and after how many answers: ``<number>.<answers>``.
        tried: how often each of `PuzzleSource.solvers` has solved it, from the weakest; each tried `bot_success.TRIES`
            times.
        rating: how difficult it is, by the levels that failed.
        deviation: how sure that is.
    """

    id: str
    kind: str
    dice: str
    source: str
    tried: tuple[int, ...]
    rating: int
    deviation: int


def dice_of(position: str) -> str:
    """Return what the search of a new puzzle has its dice from: two digests of its position. They stay with the puzzle
    if positions are written differently later, so that its answer is found again.

    >>> dice = dice_of("party warrior1; tiles 2,0; training")
    >>> dice, seed_in(dice) < 1 << 56, lot_in(dice) < 1 << 32
    ('07a6248e0c92778e49e571', True, True)
    """
    text = position.encode()
    return hashlib.sha256(text).digest()[:_SEED].hex() + f"{zlib.crc32(text):08x}"


def seed_in(dice: str) -> int:
    """Return the seed of the search."""
    return int(dice[: 2 * _SEED], 16)


def lot_in(dice: str) -> int:
    """Return a number that decides what kind of answer a puzzle may have."""
    return int(dice[2 * _SEED :], 16)


_SEED: Final = 7
"""The bytes of a seed."""


def id_of(kind: str, position: str, seat: int) -> str:
    """Return the name of the puzzle with this position.

    >>> id_of("battles", "party warrior1; tiles 2,0; training", 0)
    'b72d931'
    """
    text = f"{kind} {seat} {position}"
    return kind[0] + hashlib.sha256(text.encode()).hexdigest()[:6]
