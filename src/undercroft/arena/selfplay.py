"""Self-play: games between bots, which change seats from game to game, in one process or several."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from undercroft.arena.event_counts import EventCounts
from undercroft.arena.winners import wins_of
from undercroft.bots import answer_of, make_bot
from undercroft.kernel.base.errors import OptionError, UndercroftError
from undercroft.kernel.checks.properties import MatchChecker, PropertyBroken
from undercroft.kernel.engine.chance import seed_text
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match


class SelfplayPlan(msgspec.Struct, frozen=True):
    """What to play.

    Attributes:
        game: the id of the game.
        games: how many games.
        seats: how many bots play in each.
        bots: the names of the bots, one per seat; if they are fewer, they are repeated.
        preset: the name of a set of options; None for the game's default.
        changes: options that differ from the preset, as ``name`` or ``name=value``.
        count: whether to count events and actions, see `undercroft.arena.event_counts`.
        seed: the first part of every game's seed.
        check: whether to check the properties of the game at every decision.
        thorough: with ``check``, at what fraction of the decisions to check the costly properties too.
        records: a folder for the records; None to keep none.
    """

    game: str
    games: int
    seats: int
    bots: tuple[str, ...]
    preset: str | None = None
    seed: str = "selfplay"
    check: bool = False
    thorough: float = 1.0
    records: str | None = None
    changes: tuple[str, ...] = ()
    count: bool = False

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "seed", seed_text(self.seed))

    def options(self) -> Any:
        """Return the options of every game.

        Raises:
            OptionError: there is no such game, preset or option.
        """
        return find_game(self.game).options_from(self.preset, self.changes)

    def line_up(self) -> tuple[str, ...]:
        """Return one bot for each seat, by name.

        Raises:
            OptionError: the plan cannot be played: a name in it is unknown, or a number is wrong.
        """
        game = find_game(self.game)
        game.check_seats(self.seats)
        self.options()
        if not self.bots or len(self.bots) > self.seats:
            raise OptionError(f"{self.seats} seats need 1 to {self.seats} bots, not {len(self.bots)}")
        if self.games < 1:
            raise OptionError(f"the number of games must be at least 1, not {self.games}")
        for name in self.bots:
            make_bot(name, self.game, "")
        return tuple([self.bots[i % len(self.bots)] for i in range(self.seats)])


class GameResult(msgspec.Struct, frozen=True):
    """The result of one game. Tuples are by bot, in the order of the line-up, not by seat.

    Attributes:
        number: the number of the game in the plan, from 0.
        wins: 1 for the winner; if several win, they share it.
        points: the final returns.
        decisions: how many questions had more than one answer.
        answers: how many answers were given, forced ones included.
        seconds: how long it took, by the clock.
        counts: how often what happened, if the plan says to count it.
    """

    number: int
    wins: tuple[float, ...]
    points: tuple[float, ...]
    decisions: int
    answers: int
    seconds: float
    counts: dict[str, int] = {}


class Tally:
    """The sums of results.

    Args:
        bots: the line-up.

    >>> tally = Tally(("a", "b"))
    >>> tally.add(GameResult(0, (1.0, 0.0), (12.0, 5.0), 90, 100, 0.5))
    >>> tally.points()
    (12.0, 5.0)
    """

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.bots = bots
        self.games = 0
        self.wins = [0.0] * len(bots)
        self._points = [0.0] * len(bots)
        self.decisions = 0
        self.answers: list[int] = []
        self.counts: Counter[str] = Counter()

    def add(self, result: GameResult) -> None:
        """Add the result of one more game."""
        self.games += 1
        self.decisions += result.decisions
        self.answers.append(result.answers)
        self.counts.update(result.counts)
        for bot in range(len(self.bots)):
            self.wins[bot] += result.wins[bot]
            self._points[bot] += result.points[bot]

    def points(self) -> tuple[float, ...]:
        """Return the mean points of each bot."""
        return tuple([total / self.games if self.games else 0.0 for total in self._points])

    def as_data(self, seconds: float) -> dict[str, Any]:
        """Return the results as plain data, for a file."""
        return {
            "games": self.games,
            "bots": list(self.bots),
            "wins": [round(wins, 4) for wins in self.wins],
            "points": [round(points, 4) for points in self.points()],
            "decisions": self.decisions,
            "seconds": round(seconds, 3),
        }


def play_one(plan: SelfplayPlan, number: int) -> GameResult:
    """Play one game of a plan.

    Args:
        plan: the plan.
        number: the number of the game, from 0; it decides the seed and who sits where.

    Raises:
        OptionError: the plan cannot be played.
        PropertyBroken: the plan says to check, and a property does not hold.
    """
    start = time.perf_counter()
    line_up = plan.line_up()
    game = find_game(plan.game)
    # The bot of each seat in this game, as its index in the line-up.
    bot_of = [(seat + number) % plan.seats for seat in range(plan.seats)]
    seed = f"{plan.seed}-{number}"
    players = tuple([line_up[bot] for bot in bot_of])
    bots = [make_bot(name, plan.game, f"{seed} {seat}") for seat, name in enumerate(players)]
    match = Match.start(game, plan.seats, plan.options(), seed, players)
    checker = MatchChecker(match, plan.thorough) if plan.check else None
    counting = EventCounts(match.prelude) if plan.count else None
    decisions = 0
    try:
        while not match.state.is_terminal:
            state = match.state
            seat = state.to_act[0]
            decision = state.decision(seat)
            decisions += len(decision.options) > 1
            dice = f"{seed} {len(match.record.moves)}"
            action = game.vocabulary.parse(answer_of(bots[seat], state, seat, dice))
            if checker is None:
                match.apply(seat, action)
            else:
                checker.apply(seat, action)
            if counting is not None:
                counting.answered(seat, decision, action.text, match.events[-1])
        if checker is not None:
            checker.finish()
    finally:
        # A game that breaks a property is kept too, as a bug report.
        if plan.records is not None:
            match.record.save(
                Path(plan.records)
                / "-".join([plan.game, plan.preset or game.default_preset, str(plan.seats), seed + ".record"])
            )
    by_seat = match.state.returns()
    points = tuple([by_seat[bot_of.index(bot)] for bot in range(plan.seats)])
    wins = wins_of(points)
    counts = {} if counting is None else counting.counts()
    return GameResult(number, wins, points, decisions, len(match.record.moves), time.perf_counter() - start, counts)


def _play_numbered(plan: SelfplayPlan, number: int) -> GameResult | str:
    """Run `play_one` in a worker process; an error comes back as text, since it could not be pickled."""
    try:
        return play_one(plan, number)
    except (PropertyBroken, UndercroftError) as error:
        return f"game {number}: {error}"


def play_all(plan: SelfplayPlan, jobs: int = 1) -> Iterator[GameResult]:
    """Play all games of a plan; results come one by one, in the order of the games.

    Args:
        plan: the plan.
        jobs: in how many processes to play; 1 for this one.

    Raises:
        OptionError: the plan cannot be played.
        BrokenGame: a game broke a property; the text says which.
    """
    plan.line_up()
    if jobs <= 1:
        for number in range(plan.games):
            yield _result(_play_numbered(plan, number))
        return
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        try:
            yield from map(_result, pool.map(_play_numbered, [plan] * plan.games, range(plan.games)))
        except BrokenGame:
            pool.shutdown(cancel_futures=True)
            raise


class BrokenGame(UndercroftError):
    """A game of self-play failed or broke a property."""


def _result(played: GameResult | str) -> GameResult:
    if isinstance(played, str):
        raise BrokenGame(played)
    return played
