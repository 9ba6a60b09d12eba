"""How well a game's bots solve its puzzles."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.bots import answer_of, levels_of, make_bot
from undercroft.kernel.engine.games import find_game
from undercroft.study.puzzles.puzzle import Clear, Puzzle, id_of
from undercroft.study.puzzles.puzzle_kinds import kinds_of
from undercroft.study.puzzles.puzzle_solving import loss_of

TRIES: Final = 3
"""How often each bot tries a puzzle when it is made, each time with other dice."""


def attempt(game_id: str, kind: str, found: Clear, bot_name: str, dice: str) -> tuple[str, ...]:
    """Return the answers that a bot gives.

    Args:
        game_id: the game.
        kind: the kind of puzzle.
        found: the puzzle, or what is to become one.
        bot_name: which bot.
        dice: a seed for it.
    """
    how = kinds_of(game_id)[kind]
    parse = find_game(game_id).vocabulary.parse
    state = how.set_up(found.position)
    before = state.clone()
    bot = make_bot(bot_name, game_id, dice)
    line: list[str] = []
    while not line or (not state.is_terminal and how.goes_on(before, state, found.seat)):
        line.append(answer_of(bot, state, found.seat, f"{dice} {len(line)}"))
        state.play_unchecked(found.seat, parse(line[-1]))
    return tuple(line)


def tried(game_id: str, kind: str, found: Clear, bots: Iterable[str], seed: str, tries: int = TRIES) -> tuple[int, ...]:
    """Return how often each of some bots solves a puzzle."""
    name = id_of(kind, found.position, found.seat)
    counts = []
    for bot in bots:
        lines = [attempt(game_id, kind, found, bot, f"{seed} {name} {number}") for number in range(tries)]
        counts.append(sum([loss_of(game_id, kind, found, line) == 0 for line in lines]))
    return tuple(counts)


def shares(game_id: str, puzzles: Iterable[Puzzle], seed: str, tries: int = 1) -> list[float]:
    """Return what part of some puzzles each of today's levels solves, from the weakest, with other dice."""
    levels = levels_of(game_id)
    counts = [tried(game_id, puzzle.kind, puzzle, levels, f"again {seed}", tries) for puzzle in puzzles]
    return [sum(column) / (tries * len(counts)) for column in zip(*counts, strict=True)]
