"""The puzzles of the package: each is sound, its answer is verified, and it has words in every language."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from tests.amounts import SOAK
from undercroft.bots import levels_of, world_of
from undercroft.dungeoneer.board.actions import STANDING
from undercroft.kernel.base.errors import UndercroftError
from undercroft.locale.texts import LANGUAGES, Texts
from undercroft.study.dungeoneer.game_puzzles import puzzle_search, turn_puzzles
from undercroft.study.dungeonlords.game_puzzles import battle_puzzles, order_puzzles
from undercroft.study.puzzles import puzzle_solving, puzzle_text
from undercroft.study.puzzles.bot_success import TRIES, shares
from undercroft.study.puzzles.glicko_rating import of_puzzle
from undercroft.study.puzzles.puzzle import CERTAIN, POINT, Puzzle, dice_of, id_of, lot_in, seed_in
from undercroft.study.puzzles.puzzle_generator import examine, same
from undercroft.study.puzzles.puzzle_kinds import kinds_of
from undercroft.study.puzzles.puzzle_library import path_of, puzzles_of

PUZZLES: Final[Mapping[str, Sequence[Puzzle]]] = {game: puzzles_of(game) for game in ("dungeon-lords", "dungeoneer")}
BOUNDS: Final = {
    "battles": (POINT * battle_puzzles.MARGIN, POINT * battle_puzzles.MARGIN),
    "orders": (POINT * order_puzzles.MARGIN, POINT * order_puzzles.SURE),
    "feats": (CERTAIN * puzzle_search.MARGIN, CERTAIN * puzzle_search.SURE),
    "misdeeds": (CERTAIN * puzzle_search.MARGIN, CERTAIN * puzzle_search.SURE),
}
"""What the second-best line of a kind has to lose, and what two standard errors below that."""


def some(**counts: int) -> list[tuple[str, Puzzle]]:
    """Some puzzles of some kinds with their games, from the easiest to the most difficult; all in the long run."""
    found = []
    for kind, count in counts.items():
        all_of = [(game, one) for game, puzzles in PUZZLES.items() for one in puzzles if one.kind == kind]
        found += all_of if SOAK else all_of[:: max(1, len(all_of) // count)][:count]
    return found


def each(**counts: int) -> pytest.MarkDecorator:
    """The test is about each of `some` puzzles."""
    return pytest.mark.parametrize(("game_id", "puzzle"), some(**counts), ids=lambda one: getattr(one, "id", None))


@pytest.mark.parametrize("game_id", PUZZLES)
def test_there_are_puzzles_of_each_kind_and_they_stay_small(game_id: str) -> None:
    puzzles = PUZZLES[game_id]
    assert {puzzle.kind for puzzle in puzzles} == set(kinds_of(game_id))
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= 60
    assert path_of(game_id).stat().st_size < 500_000


@pytest.mark.parametrize("game_id", PUZZLES)
def test_what_stands_in_a_puzzle_fits_together(game_id: str) -> None:
    for puzzle in PUZZLES[game_id]:
        assert puzzle.id == id_of(puzzle.kind, puzzle.position, puzzle.seat)
        assert len(puzzle.dice) == len(dice_of(puzzle.position)) and seed_in(puzzle.dice) and lot_in(puzzle.dice)
        assert sorted(puzzle.losses)[0] == 0 < puzzle.margin
        margin, sure = BOUNDS[puzzle.kind]
        assert puzzle.margin >= margin - 1 and puzzle.margin - puzzle.error >= sure - 1
        assert puzzle.error == 0 or puzzle.kind != "battles"
        rating = of_puzzle(puzzle.tried, TRIES)
        assert (puzzle.rating, puzzle.deviation) == (round(rating.rating), round(rating.deviation))


@each(battles=12, orders=4, feats=8, misdeeds=4)
def test_its_answers_can_be_given_and_only_the_best_one_solves_it(game_id: str, puzzle: Puzzle) -> None:
    kind = kinds_of(game_id)[puzzle.kind]
    lines = kind.lines(puzzle.position, puzzle.seat)
    assert len(lines) == len(puzzle.losses)
    assert lines[puzzle.losses.index(0)] == puzzle.best
    worst = lines[puzzle.losses.index(max(puzzle.losses))]
    assert puzzle_solving.judge(game_id, puzzle, puzzle.best).solved
    assert puzzle_solving.judge(game_id, puzzle, worst) == puzzle_solving.AnswerVerdict(
        False, max(puzzle.losses) / POINT
    )
    with pytest.raises(UndercroftError):
        puzzle_solving.judge(game_id, puzzle, ["send paladin1"])
    steps = puzzle_solving.solution(game_id, puzzle)
    assert [step.answer for step in steps if step.seat == puzzle.seat][: len(puzzle.best)] == list(puzzle.best)


def test_pieces_in_another_sequence_come_to_the_same() -> None:
    lords = "dungeon-lords"
    fit = [one for one in PUZZLES[lords] if one.kind == "battles" and len(one.best) > 2 and "mark" not in one.best[0]]
    puzzle = fit[0]
    *pieces, ready = puzzle.best
    assert puzzle_solving.judge(lords, puzzle, [*reversed(pieces), ready]).solved


def test_a_shortcut_comes_to_its_first_step_and_when_to_be_asked_does_not_count() -> None:
    shortcuts = 0
    for puzzle in PUZZLES["dungeoneer"]:
        kind = kinds_of("dungeoneer")[puzzle.kind]
        state = kind.set_up(puzzle.position)
        legal = [action.text for action in state.legal_actions(puzzle.seat)]
        for text in legal:
            verb, _, rest = text.partition(" ")
            meant = {"finish": "done", "send_last": f"send {rest}"}.get(verb)
            if meant is not None:
                shortcuts += 1
                assert puzzle_solving.judge("dungeoneer", puzzle, [text]) == puzzle_solving.judge(
                    "dungeoneer", puzzle, [meant]
                )
        asks = next(word.text for word in STANDING if word.text in legal)
        before = state.clone()
        state.play_unchecked(puzzle.seat, next(one for one in STANDING if one.text == asks))
        assert kind.goes_on(before, state, puzzle.seat)
        assert puzzle_solving.judge("dungeoneer", puzzle, [asks, *puzzle.best]).solved
        state.play_unchecked(
            puzzle.seat, next(one for one in state.legal_actions(puzzle.seat) if one.text == puzzle.best[0])
        )
        assert not kind.goes_on(before, state, puzzle.seat)
    assert shortcuts


@each(feats=8, misdeeds=4)
def test_its_position_holds_only_what_the_seat_may_know(game_id: str, puzzle: Puzzle) -> None:
    """Worlds that the seat cannot tell apart give the same position."""
    kind = kinds_of(game_id)[puzzle.kind]
    state = kind.set_up(puzzle.position)
    worlds = [world_of(state, puzzle.seat, dice) for dice in ("one", "two")]
    assert worlds[0].dump() != worlds[1].dump()
    one, other = [kind.position(world, puzzle.seat) for world in worlds]
    assert one == other


@pytest.mark.parametrize("game_id", PUZZLES)
def test_it_is_called_by_a_number_of_its_own_kind(game_id: str) -> None:
    """The easiest is the first; no two have the same name."""
    texts = Texts("en", game_id, strict=True)
    for kind in kinds_of(game_id):
        alike = [puzzle for puzzle in PUZZLES[game_id] if puzzle.kind == kind]
        names = [puzzle_text.title(game_id, puzzle, texts) for puzzle in alike[:20]]
        assert names == [f"{texts.text(f'puzzle-{kind}')} {n}" for n in range(1, len(names) + 1)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", PUZZLES)
def test_it_is_put_into_words(game_id: str, lang: str) -> None:
    texts = Texts(lang, game_id, strict=True)
    for game, puzzle in some(battles=12, orders=4, feats=8, misdeeds=4):
        if game != game_id:
            continue
        said = [
            puzzle_text.title(game_id, puzzle, texts),
            puzzle_text.story(game_id, puzzle, texts),
            puzzle_text.difficulty(puzzle, texts),
            puzzle_text.answers(game_id, puzzle.best, texts),
            *puzzle_text.tags(puzzle, texts),
            *puzzle_text.reasons(puzzle, texts),
        ]
        assert all(said) and not [text for text in said if "puzzle-" in text or "{" in text]
    for tag in {"dungeon-lords": {*battle_puzzles.TAGS, *order_puzzles.TAGS}, "dungeoneer": set(turn_puzzles.TAGS)}[
        game_id
    ]:
        assert texts.has(f"puzzle-tag-{tag}")


@pytest.mark.soak
@each(battles=5, orders=1, feats=2, misdeeds=1)
@pytest.mark.nightly("searches puzzles again")
def test_its_answer_is_found_again(game_id: str, puzzle: Puzzle) -> None:
    assert same(game_id, puzzle)


def rises(solved: Sequence[float], puzzles: Sequence[Puzzle]) -> bool:
    """Whether stronger levels solve larger parts: surely from the second to the fifth.

    The two weakest plan battles alike, for where they do not think they do what is usual; they may differ by two
    standard errors.
    """
    first, second, *_ = solved
    error = 2 * math.sqrt(0.5 / len(puzzles) / TRIES)
    return list(solved[1:]) == sorted(solved[1:]) and first - second < error and solved[-1] - first > error


@pytest.mark.parametrize("game_id", PUZZLES)
def test_stronger_levels_solved_more(game_id: str) -> None:
    puzzles = PUZZLES[game_id]
    counts = [sum(column) for column in zip(*[puzzle.tried for puzzle in puzzles], strict=True)]
    assert len(counts) == len(levels_of(game_id))
    assert rises([count / TRIES / len(puzzles) for count in counts], puzzles)


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="it takes long")
@pytest.mark.parametrize("game_id", PUZZLES)
@pytest.mark.nightly("searches puzzles again")
def test_stronger_levels_solve_more_with_other_dice(game_id: str) -> None:
    assert rises(shares(game_id, PUZZLES[game_id], "soak", TRIES), PUZZLES[game_id])


@pytest.mark.soak
@pytest.mark.skipif(not SOAK, reason="it takes long")
@pytest.mark.parametrize(("game_id", "kind"), [(game, kind) for game in PUZZLES for kind in kinds_of(game)])
@pytest.mark.parametrize("number", [0, 3, 6])
@pytest.mark.nightly("searches puzzles again")
def test_a_game_gives_the_same_puzzles_again(game_id: str, kind: str, number: int) -> None:
    found = examine(game_id, kind, "puzzles", number).puzzles
    kept = [one for one in PUZZLES[game_id] if one.kind == kind and one.source.startswith(f"{number}.")]
    assert sorted(found, key=lambda one: one.id) == sorted(kept, key=lambda one: one.id)
