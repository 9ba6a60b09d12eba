"""What a puzzle says, in a language: made from the texts ``puzzle-<kind>…`` of the game and what is in the position."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.engine.games import find_game
from undercroft.locale.texts import Texts
from undercroft.study.puzzles.puzzle import Puzzle
from undercroft.study.puzzles.puzzle_kinds import kinds_of
from undercroft.study.puzzles.puzzle_library import puzzles_of

DIFFICULTIES = (1100, 1400, 1700)
"""The ratings at which puzzles are no longer easy, of medium difficulty, hard."""


def title(game_id: str, puzzle: Puzzle, texts: Texts) -> str:
    """Return what a puzzle is called: its kind, and its number among those of its kind, the easiest first."""
    alike = [one.id for one in puzzles_of(game_id) if one.kind == puzzle.kind]
    return texts.text("puzzle-title", kind=texts.text(f"puzzle-{puzzle.kind}"), n=alike.index(puzzle.id) + 1)


def story(game_id: str, puzzle: Puzzle, texts: Texts) -> str:
    """Return what a puzzle is about and what it asks."""
    facts = kinds_of(game_id)[puzzle.kind].facts(puzzle.position, puzzle.seat)
    named = {name: texts.name(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}
    return texts.text(f"puzzle-{puzzle.kind}-text", **named)


def difficulty(puzzle: Puzzle, texts: Texts) -> str:
    """Return how difficult a puzzle is, in a word."""
    return texts.text(f"puzzle-difficulty-{1 + sum([puzzle.rating >= bound for bound in DIFFICULTIES])}")


def tags(puzzle: Puzzle, texts: Texts) -> list[str]:
    """Return what a puzzle is about, in a few words each. They may tell its answer."""
    return [texts.text(f"puzzle-tag-{tag}") for tag in puzzle.tags]


def reasons(puzzle: Puzzle, texts: Texts) -> list[str]:
    """Return why the answer is the best, in a sentence each, where a tag says so."""
    keys = [f"puzzle-why-{tag}" for tag in puzzle.tags]
    return [texts.text(key) for key in keys if texts.has(key)]


def answers(game_id: str, line: Sequence[str], texts: Texts) -> str:
    """Return a line of answers in words; those that only end it are left out."""
    parse = find_game(game_id).vocabulary.parse
    options = [Option.of(parse(text)) for text in line]
    words = [texts.option(option.verb, option.args) for option in options if option.args]
    return "; ".join(words) or texts.text("puzzle-nothing")
