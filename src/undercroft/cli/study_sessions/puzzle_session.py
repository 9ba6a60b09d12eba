"""A puzzle in the terminal: its words, the question as in a game, what the answer is worth, and the solution."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Any

import msgspec

from undercroft.cli.session.game_session import Session
from undercroft.cli.session.seated_match import ME, SeatedMatch
from undercroft.cli.terminal.number_format import number
from undercroft.cli.terminal.screen import Screen
from undercroft.kernel.base.user_folders import data_folder
from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import Game, find_game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Header
from undercroft.kernel.history.version_changes import todays
from undercroft.locale.texts import Texts
from undercroft.study.puzzles import puzzle_choice, puzzle_solving, puzzle_text
from undercroft.study.puzzles.glicko_rating import Rating, after
from undercroft.study.puzzles.puzzle import Puzzle
from undercroft.study.puzzles.puzzle_choice import streak
from undercroft.study.puzzles.puzzle_kinds import kinds_of


class PuzzleProgress(msgspec.Struct, frozen=True):
    """What somebody has solved.

    Attributes:
        rating: how well they solve puzzles.
        tried: the puzzles that they have tried, and whether the first try was the best answer.
        days: the days whose puzzle they have solved at the first try.
        run: how many they have solved one after another.
        longest: the most that they have.
    """

    rating: Rating = Rating()
    tried: dict[str, bool] = {}
    days: list[date] = []
    run: int = 0
    longest: int = 0


class ProgressFile:
    """What has been solved at this terminal.

    Args:
        game_id: the game.
        folder: where it is kept; None: in the user's data folder.
    """

    def __init__(self, game_id: str, folder: Path | None = None) -> None:
        self._file = (folder or data_folder() / "puzzles") / f"{game_id}.json"

    def read(self) -> PuzzleProgress:
        """Return what is known; nothing if the file cannot be read."""
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=PuzzleProgress)
        except (OSError, msgspec.DecodeError):
            return PuzzleProgress()

    def note(self, puzzle: Puzzle, solved: bool, day: date | None) -> PuzzleProgress:
        """Remember the first try at a puzzle, if the disk lets us, and return what is known then.

        Args:
            puzzle: the puzzle.
            solved: whether it was solved.
            day: the day whose puzzle it is, if it is that of a day.
        """
        before = self.read()
        rating = after(before.rating, [(Rating(puzzle.rating, puzzle.deviation), float(solved))])
        run = before.run + 1 if solved else 0
        kept = PuzzleProgress(
            rating,
            {**before.tried, puzzle.id: solved},
            [*before.days, day] if solved and day is not None and day not in before.days else before.days,
            run,
            max(run, before.longest),
        )
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_bytes(msgspec.json.encode(kept))
        except OSError:
            pass
        return kept


class PuzzleMatch(Match):
    """A match that begins with the position of a puzzle."""

    def __init__(self, game: Game[Any], puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        seats = kinds_of(game.id)[puzzle.kind].set_up(puzzle.position).seats
        header = Header(game.id, seats, puzzle.id, msgspec.to_builtins(game.options()))
        super().__init__(game, todays(header, game))

    def _first_position(self) -> State:
        state: State = kinds_of(self.game.id)[self._puzzle.kind].set_up(self._puzzle.position)
        self.prelude = []
        return state


class PuzzleSession(Session):
    """A session that ends with the last answer of a puzzle.

    Args:
        game_id: the game.
        puzzle: the puzzle.
        texts: the words.
        screen: what to write on.
    """

    def __init__(self, game_id: str, puzzle: Puzzle, texts: Texts, screen: Screen) -> None:
        self.kind = kinds_of(game_id)[puzzle.kind]
        self.puzzle = puzzle
        match = PuzzleMatch(find_game(game_id), puzzle)
        self.before = match.state.clone()
        seats = tuple([ME if seat == puzzle.seat else "" for seat in range(match.state.seats)])
        super().__init__(SeatedMatch(match, seats, texts), texts, screen, save=None)

    @property
    def line(self) -> list[str]:
        """The answers so far."""
        return [answer for _, answer in self.match.record.moves]

    @property
    def over(self) -> bool:
        state = self.match.state
        return bool(self.line) and (state.is_terminal or not self.kind.goes_on(self.before, state, self.puzzle.seat))

    def answers_itself(self, seat: int) -> bool:
        """Every question of a puzzle is asked, even if only one answer is possible."""
        return False


def solve_puzzles(
    game_id: str,
    puzzles: Sequence[Puzzle],
    first: Puzzle | None,
    today: date,
    texts: Texts,
    screen: Screen,
    solved: ProgressFile,
) -> None:
    """Let somebody solve puzzles, one after another, until they leave.

    Args:
        game_id: the game.
        puzzles: those to choose from.
        first: the one to begin with; None: one that fits their rating.
        today: the day, for its puzzle.
        texts: the words.
        screen: what to write on.
        solved: what they have solved.
    """
    of_today = puzzle_choice.daily(puzzles, today)
    puzzle = first
    while True:
        kept = solved.read()
        if puzzle is None:
            puzzle = puzzle_choice.following(puzzles, kept.rating.rating, kept.tried, f"{len(kept.tried)}")
        day = today if puzzle.id == of_today.id else None
        if not _solve(game_id, puzzle, day, today, texts, screen, solved):
            return
        typed = screen.read(f"{texts.text('puzzle-more')} ")
        if typed is None or typed.lower() == "quit":
            return
        screen.say()
        puzzle = None


def _solve(
    game_id: str, puzzle: Puzzle, day: date | None, today: date, texts: Texts, screen: Screen, solved: ProgressFile
) -> bool:
    """Let somebody try a puzzle until it is solved or the solution is wanted; return False if they leave."""
    about = f"{puzzle_text.difficulty(puzzle, texts)}, {puzzle.rating}, {puzzle.id}"
    screen.say(f"{puzzle_text.title(game_id, puzzle, texts)} ({about})", "bold")
    if day is not None:
        screen.say(texts.text("puzzle-daily"), "dim")
    screen.say(puzzle_text.story(game_id, puzzle, texts))
    screen.say()
    while True:
        session = PuzzleSession(game_id, puzzle, texts, screen)
        if not session.run():
            return False
        verdict = puzzle_solving.judge(game_id, puzzle, session.line)
        screen.say()
        if verdict.solved:
            screen.say(texts.text("puzzle-solved"), "bold green")
        else:
            points = number(verdict.loses, texts.lang, "")
            screen.say(texts.text("puzzle-loses", measure=session.kind.measure, points=points), "bold yellow")
        if puzzle.id not in solved.read().tried:
            before = solved.read().rating.rating
            kept = solved.note(puzzle, verdict.solved, day)
            change = number(float(round(kept.rating.rating) - round(before)), texts.lang)
            screen.say(texts.text("puzzle-rating", rating=round(kept.rating.rating), change=change))
            screen.say(texts.text("puzzle-run", run=kept.run, days=streak(set(kept.days), today)), "dim")
        if not verdict.solved:
            typed = screen.read(f"{texts.text('puzzle-again')} ")
            if typed is None or typed.lower() == "quit":
                return False
            if not typed:
                continue
        show_solution(game_id, puzzle, texts, screen, session.table.names)
        return True


def show_solution(game_id: str, puzzle: Puzzle, texts: Texts, screen: Screen, names: Sequence[str]) -> None:
    """Print the best answer with the next best ones, why it is the best, and what happens when it is played."""
    screen.say(texts.text("puzzle-best", answers=puzzle_text.answers(game_id, puzzle.best, texts)), "bold")
    for line, loses in puzzle_solving.runners_up(game_id, puzzle):
        answers = puzzle_text.answers(game_id, line, texts)
        points = number(loses, texts.lang, "")
        measure = kinds_of(game_id)[puzzle.kind].measure
        screen.say(texts.text("puzzle-other", measure=measure, answers=answers, points=points), indent=3)
    for reason in puzzle_text.reasons(puzzle, texts):
        screen.say(reason)
    screen.say(" · ".join(puzzle_text.tags(puzzle, texts)), "dim")
    screen.say(texts.text("puzzle-played"))
    parse = find_game(game_id).vocabulary.parse
    for step in puzzle_solving.solution(game_id, puzzle):
        if step.seat == puzzle.seat:
            option = Option.of(parse(step.answer))
            screen.say(f"{texts.option(option.verb, option.args, names)} ({step.answer})", indent=3)
        for event in step.events:
            screen.say(f"· {texts.event(event.kind, event.args(), names)}", indent=6)
