"""The puzzles of the package: each is sound, its answer is verified, and it has words in every language."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from typing import Final

import pytest

from undercroft.bots import levels_of
from undercroft.kernel.errors import UndercroftError
from undercroft.locale.texts import LANGUAGES, Texts
from undercroft.study.dungeonlords.puzzles import battles, orders
from undercroft.study.puzzles import solving, wording
from undercroft.study.puzzles.kinds import kinds_of
from undercroft.study.puzzles.library import path_of, puzzles_of
from undercroft.study.puzzles.making import examine, same
from undercroft.study.puzzles.puzzle import POINT, Puzzle, id_of
from undercroft.study.puzzles.rating import of_puzzle
from undercroft.study.puzzles.trying import TRIES, shares

GAME: Final = "dungeon-lords"
PUZZLES: Final = puzzles_of(GAME)
SOAK: Final = bool(os.environ.get("SOAK"))
MARGINS: Final = {"battles": battles.MARGIN, "orders": orders.MARGIN}


def some(kind: str, count: int) -> Sequence[Puzzle]:
    """Some puzzles of a kind, from the easiest to the most difficult; all in the long run."""
    found = [puzzle for puzzle in PUZZLES if puzzle.kind == kind]
    return found if SOAK else found[:: max(1, len(found) // count)][:count]


def test_there_are_puzzles_of_each_kind_and_they_stay_small() -> None:
    assert {puzzle.kind for puzzle in PUZZLES} == set(kinds_of(GAME))
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)
    assert path_of(GAME).stat().st_size < 500_000
    assert puzzles_of("dungeoneer") == ()


def test_what_stands_in_a_puzzle_fits_together() -> None:
    for puzzle in PUZZLES:
        assert puzzle.id == id_of(puzzle.kind, puzzle.position, puzzle.seat)
        assert sorted(puzzle.losses)[0] == 0 < puzzle.margin
        assert puzzle.margin - puzzle.error >= POINT * (orders.SURE if puzzle.kind == "orders" else battles.MARGIN) - 1
        assert puzzle.margin >= POINT * MARGINS[puzzle.kind] - 1
        assert (puzzle.error == 0) == (puzzle.kind == "battles")
        rating = of_puzzle(puzzle.tried, TRIES)
        assert (puzzle.rating, puzzle.deviation) == (round(rating.rating), round(rating.deviation))


@pytest.mark.parametrize("puzzle", [*some("battles", 12), *some("orders", 4)], ids=lambda puzzle: str(puzzle.id))
def test_its_answers_can_be_given_and_only_the_best_one_solves_it(puzzle: Puzzle) -> None:
    kind = kinds_of(GAME)[puzzle.kind]
    lines = kind.lines(puzzle.position, puzzle.seat)
    assert len(lines) == len(puzzle.losses)
    assert lines[puzzle.losses.index(0)] == puzzle.best
    worst = lines[puzzle.losses.index(max(puzzle.losses))]
    assert solving.judge(GAME, puzzle, puzzle.best).solved
    assert solving.judge(GAME, puzzle, worst) == solving.Verdict(False, max(puzzle.losses) / POINT)
    with pytest.raises(UndercroftError):
        solving.judge(GAME, puzzle, ["send paladin1"])
    steps = solving.solution(GAME, puzzle)
    assert [step.answer for step in steps if step.seat == puzzle.seat][: len(puzzle.best)] == list(puzzle.best)


def test_pieces_in_another_sequence_come_to_the_same() -> None:
    puzzle = next(one for one in PUZZLES if one.kind == "battles" and len(one.best) > 2 and "mark" not in one.best[0])
    *pieces, ready = puzzle.best
    assert solving.judge(GAME, puzzle, [*reversed(pieces), ready]).solved


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_put_into_words(lang: str) -> None:
    texts = Texts(lang, GAME, strict=True)
    for puzzle in [*some("battles", 12), *some("orders", 4)]:
        said = [
            wording.title(puzzle, texts),
            wording.story(GAME, puzzle, texts),
            wording.difficulty(puzzle, texts),
            wording.answers(GAME, puzzle.best, texts),
            *wording.tags(puzzle, texts),
            *wording.reasons(puzzle, texts),
        ]
        assert all(said) and not [text for text in said if "puzzle-" in text or "{" in text]
    for tag in {*battles.TAGS, *orders.TAGS}:
        assert texts.has(f"puzzle-tag-{tag}")


@pytest.mark.soak
@pytest.mark.parametrize("puzzle", [*some("battles", 5), *some("orders", 1)], ids=lambda puzzle: str(puzzle.id))
def test_its_answer_is_found_again(puzzle: Puzzle) -> None:
    assert same(GAME, puzzle)


def rises(solved: Sequence[float]) -> bool:
    """Whether stronger levels solve larger parts: surely from the second to the fifth.

    The two weakest plan battles alike, for where they do not think they do what is usual; they may differ by two
    standard errors.
    """
    first, second, *_ = solved
    error = 2 * math.sqrt(0.5 / len(PUZZLES) / TRIES)
    return list(solved[1:]) == sorted(solved[1:]) and first - second < error and solved[-1] - first > error


def test_stronger_levels_solved_more() -> None:
    counts = [sum(column) for column in zip(*[puzzle.tried for puzzle in PUZZLES], strict=True)]
    assert len(counts) == len(levels_of(GAME))
    assert rises([count / TRIES / len(PUZZLES) for count in counts])


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="it takes long")
def test_stronger_levels_solve_more_with_other_dice() -> None:
    assert rises(shares(GAME, PUZZLES, "soak", TRIES))


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="it takes long")
@pytest.mark.parametrize("kind", ["battles", "orders"])
@pytest.mark.parametrize("number", [0, 3, 6])
def test_a_game_gives_the_same_puzzles_again(kind: str, number: int) -> None:
    found = examine(GAME, kind, "puzzles", number).puzzles
    kept = [puzzle for puzzle in PUZZLES if puzzle.kind == kind and puzzle.source.startswith(f"{number}.")]
    assert sorted(found, key=lambda one: one.id) == sorted(kept, key=lambda one: one.id)
