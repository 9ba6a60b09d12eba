"""Review of a finished game: what each decision cost, by a strong bot's search, and which cost most.

The bot first looks for the best answer. Then that one and the one given are tried in further worlds, the same for both,
which the bot had not seen when it chose; the mean difference is the *regret*, and its interval is two standard errors
to either side. It is that of the worlds alone, and says nothing about how well the bot values positions. Only what the
player could know counts: worlds are dealt from the position as the player saw it.

How a game's decisions are judged is in the module ``decision_judging`` of its package in this room.
"""

from __future__ import annotations

import hashlib
import math
import signal
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, Final, Literal, Protocol

import msgspec

from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import companion, find_game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Header, Record
from undercroft.study.analysis.causes import Cause, Weighed, causes_of
from undercroft.study.study_offers import MODULES, studies_of

EFFORT: Final = 30
"""In how many worlds two answers are compared, unless somebody says otherwise."""

FRESH: Final = 1_000_000
"""The number of the first world in which answers are compared; the search has seen others."""

MOMENTS: Final = 5
"""How many of the costliest decisions are named."""

SUCCESSES: Final = 3
"""How many of the best decisions are named."""

_PATIENCE: Final = 0.2
"""After how many seconds to ask again whether to stop."""


Measure = Literal["points", "chance"]
"""Points at the end, compared with the best rival's; or the chance to win, from 0 to 1."""


WORTH_PRAISE: Final[Mapping[Measure, float]] = {"points": 0.5, "chance": 0.01}
"""How much more than the next best answer one must have brought to be named as a good one."""


class BestLine(msgspec.Struct, frozen=True):
    """The best line that was found, and the one with which it was compared.

    Attributes:
        best: the best line.
        found: whether it is the one given; then it is compared with the next best, otherwise with the given one.
        differences: by how much it was better in each world; empty if there was nothing to compare it with.
        causes: why it is better.
    """

    best: tuple[str, ...]
    found: bool = True
    differences: tuple[float, ...] = ()
    causes: tuple[Cause, ...] = ()

    @classmethod
    def of(
        cls,
        best: tuple[str, ...],
        found: bool,
        tried: Sequence[Weighed],
        other: Sequence[Weighed],
        keys: Sequence[str],
        burdens: Collection[str],
    ) -> BestLine:
        """Compare what the best line leads to, world by world, with what another one does (`causes.causes_of`)."""
        differences = tuple([one.value - instead.value for one, instead in zip(tried, other, strict=True)])
        return cls(best, found, differences, causes_of(tried, other, keys, burdens))

    @classmethod
    def in_worlds(
        cls,
        best: tuple[str, ...],
        found: bool,
        weigh: Callable[[int], tuple[Weighed, Weighed]],
        worlds: int,
        keys: Sequence[str],
        burdens: Collection[str],
    ) -> BestLine:
        """Do so in fresh worlds: `weigh` returns what both lines lead to in the world with a number."""
        tried, other = zip(*[weigh(number) for number in range(FRESH, FRESH + worlds)], strict=True)
        return cls.of(best, found, tried, other, keys, burdens)


class JudgingModule(Protocol):
    """What a game's module ``decision_judging`` provides."""

    MEASURE: Measure

    KINDS: tuple[str, ...]

    def kind(self, state: Any, seat: int) -> str:
        """Return which kind of decision the seat is asked for, one of ``KINDS``."""

    def goes_on(self, before: Any, state: Any, seat: int) -> bool:
        """Return whether the next answer of the seat belongs to the decision that began before."""

    def compare(self, state: Any, seat: int, given: Sequence[Action], dice: int, effort: int) -> BestLine:
        """Look for the best line and compare it with the given one."""


class ReviewDecision(msgspec.Struct, frozen=True):
    """A decision of a game, to be judged.

    Attributes:
        game: the game's id.
        number: the number of its first answer in the record, from 0.
        seat: whose it is.
        given: his answers.
        state: the position, as `State.dump` writes it.
        dice: for the search.
        effort: in how many worlds to compare.
    """

    game: str
    number: int
    seat: int
    given: tuple[str, ...]
    state: bytes
    dice: int
    effort: int


class Judgement(msgspec.Struct, frozen=True):
    """What a decision cost.

    Attributes:
        number: the number of its first answer in the record, from 0.
        seat: whose it is.
        kind: which kind of decision.
        chapter: where in the game (`kernel.engine.games.Summary`).
        given: what was answered.
        best: what would have been best.
        regret: how much that would have brought, in the measure of the review; 0 if nothing better was found.
        low, high: between these the regret lies.
        lead: how much more than the next best answer the given one brought for sure, if nothing better was found.
        causes: why the best answer is better than the one given, or the one given than the next best.
    """

    number: int
    seat: int
    kind: str
    chapter: dict[str, int | str]
    given: tuple[str, ...]
    best: tuple[str, ...]
    regret: float
    low: float
    high: float
    lead: float = 0.0
    causes: tuple[Cause, ...] = ()


class DecisionKind(msgspec.Struct, frozen=True):
    """All decisions of one kind by one seat: how many, and what they cost together and each on average."""

    seat: int
    kind: str
    decisions: int
    regret: float
    mean: float


class ChapterLosses(msgspec.Struct, frozen=True):
    """A chapter of the game, the number of its first decision, and what its decisions cost each seat."""

    number: int
    chapter: dict[str, int | str]
    lost: tuple[float, ...]


class Review(msgspec.Struct, frozen=True):
    """A game under review.

    Attributes:
        game: its id.
        measure: what a decision costs is counted in this.
        players: who sat where.
        effort: in how many worlds answers were compared.
        decisions: how many decisions there were.
        judged: those that have been judged: all, unless it was stopped.
    """

    game: str
    measure: Measure
    players: tuple[str, ...]
    effort: int
    decisions: int
    judged: tuple[Judgement, ...]

    def moments(self, seat: int | None = None) -> list[Judgement]:
        """Return the decisions that cost most for sure, of one seat or of all; the costliest one first."""
        costly = [one for one in self.judged if one.low > 0 and seat in (None, one.seat)]
        return sorted(costly, key=lambda one: (-one.low, -one.regret, one.number))[:MOMENTS]

    def successes(self, seat: int | None = None) -> list[Judgement]:
        """Return the decisions that brought most compared with the next best answer, of one seat or of all."""
        least = WORTH_PRAISE[self.measure]
        good = [one for one in self.judged if one.lead >= least and seat in (None, one.seat)]
        return sorted(good, key=lambda one: (-one.lead, one.number))[:SUCCESSES]

    def costliest(self, seat: int) -> DecisionKind | None:
        """Return the kind of decision that cost a seat most; None if none of its decisions certainly cost anything."""
        return next((kind for kind in self.kinds() if kind.seat == seat), None) if self.moments(seat) else None

    def kinds(self) -> list[DecisionKind]:
        """Return what each kind of decision cost each seat, what cost most first."""
        sums: dict[tuple[int, str], list[float]] = {}
        for one in self.judged:
            sums.setdefault((one.seat, one.kind), []).append(one.regret)
        found = [
            DecisionKind(seat, kind, len(all_of), sum(all_of), sum(all_of) / len(all_of))
            for (seat, kind), all_of in sums.items()
        ]
        return sorted(found, key=lambda kind: (kind.seat, -kind.regret, kind.kind))

    def parts(self, seats: int) -> list[ChapterLosses]:
        """Return what the decisions of each chapter cost each of so many seats, in the order of the game."""
        chapters: list[Judgement] = []
        lost: list[list[float]] = []
        for one in self.judged:
            if not chapters or one.chapter != chapters[-1].chapter:
                chapters.append(one)
                lost.append([0.0] * seats)
            lost[-1][one.seat] += one.regret
        return [
            ChapterLosses(first.number, first.chapter, tuple(sums)) for first, sums in zip(chapters, lost, strict=True)
        ]


def judging_of(game_id: str) -> JudgingModule:
    """Return how the decisions of a game are judged.

    Raises:
        OptionError: there is no such game, or no bot of it searches.
    """
    module = companion(game_id, MODULES["review"])
    if module is None:
        raise OptionError(f"games of {game_id} cannot be reviewed yet: none of its bots searches")
    found: JudgingModule = module
    return found


def can_review(header: Header) -> bool:
    """Return whether a game can be reviewed once it is over: a whole game, whose decisions somebody can judge."""
    return header.position is None and "review" in studies_of(header.game)


def decisions_of(record: Record, effort: int = EFFORT, seats: Sequence[int] = ()) -> list[ReviewDecision]:
    """Return the decisions of a finished game in which there was a choice.

    Args:
        record: the game.
        effort: in how many worlds to compare.
        seats: whose decisions; empty for everybody's.

    Raises:
        OptionError: the game cannot be reviewed, or is not finished.
        RecordError: it does not replay.
    """
    header = record.header
    judging = judging_of(header.game)
    if not can_review(header):
        raise OptionError("only a whole game can be reviewed, not one that began with a position")
    if not Match.replay(record).state.is_terminal:
        raise OptionError("only a finished game can be reviewed")
    game = find_game(header.game)
    parse = game.vocabulary.parse
    state: State = Match(game, header).state
    found: list[ReviewDecision] = []
    current: tuple[int, State, list[str], int] | None = None
    for number, (seat, text) in enumerate(record.moves):
        if current is not None and not (current[3] == seat and judging.goes_on(current[1], state, seat)):
            found.extend(_decided(current, header.game, header.seed, effort))
            current = None
        if current is None:
            current = (number, state.clone(), [], seat)
        current[2].append(text)
        state.play_unchecked(seat, parse(text))
    if current is not None:
        found.extend(_decided(current, header.game, header.seed, effort))
    return [one for one in found if not seats or one.seat in seats]


def _decided(current: tuple[int, State, list[str], int], game: str, seed: str, effort: int) -> Iterator[ReviewDecision]:
    number, state, given, seat = current
    if len(state.legal_actions(seat)) > 1:
        dice = int.from_bytes(hashlib.sha256(f"review {seed} {number}".encode()).digest()[:7], "big")
        yield ReviewDecision(game, number, seat, tuple(given), state.dump(), dice, effort)


def judge(decided: ReviewDecision) -> Judgement:
    """Judge one decision. The same decision is always judged alike."""
    game = find_game(decided.game)
    judging = judging_of(decided.game)
    state = game.state_class.load(decided.state)
    given = [game.vocabulary.parse(text) for text in decided.given]
    compared = judging.compare(state, decided.seat, given, decided.dice, decided.effort)
    mean, least, most = interval_of(compared.differences)
    regret, low, high, lead = (0.0, 0.0, 0.0, least) if compared.found else (mean, least, most, 0.0)
    summary = game.summary(state)
    return Judgement(
        decided.number,
        decided.seat,
        judging.kind(state, decided.seat),
        summary.chapter if summary is not None else {},
        decided.given,
        compared.best,
        regret,
        low,
        high,
        lead,
        compared.causes,
    )


def interval_of(differences: Sequence[float]) -> tuple[float, float, float]:
    """Return the regret and its interval from the differences in single worlds; none of them is negative.

    >>> interval_of([]), interval_of([2.0, 2.0])
    ((0.0, 0.0, 0.0), (2.0, 2.0, 2.0))
    """
    count = len(differences)
    if not count:
        return 0.0, 0.0, 0.0
    mean = sum(differences) / count
    variance = sum([(one - mean) ** 2 for one in differences]) / max(1, count - 1)
    error = 2 * math.sqrt(variance / count)
    return max(0.0, mean), max(0.0, mean - error), max(0.0, mean + error)


def review(
    record: Record,
    decisions: Sequence[ReviewDecision],
    jobs: int = 1,
    judged: Callable[[Judgement], object] = lambda one: None,
    stop: Callable[[], bool] = lambda: False,
) -> Review:
    """Judge the decisions of a game.

    Args:
        record: the game.
        decisions: its decisions (`decisions_of`).
        jobs: in how many processes; 1 for this one.
        judged: called with each judgement, in any order.
        stop: asked now and then whether to stop.

    Returns:
        The review, with the judgements in the order of the game. The same game and effort give the same judgements,
        in any number of processes.
    """
    found: list[Judgement] = []
    for one in _judged_here(decisions, stop) if jobs <= 1 else _judged_in(decisions, jobs, stop):
        found.append(one)
        judged(one)
    found.sort(key=lambda one: one.number)
    header = record.header
    effort = decisions[0].effort if decisions else 0
    return Review(header.game, judging_of(header.game).MEASURE, header.players, effort, len(decisions), tuple(found))


def _judged_here(decisions: Sequence[ReviewDecision], stop: Callable[[], bool]) -> Iterator[Judgement]:
    for decided in decisions:
        if stop():
            return
        yield judge(decided)


def _judged_in(decisions: Sequence[ReviewDecision], jobs: int, stop: Callable[[], bool]) -> Iterator[Judgement]:
    waiting = iter(decisions)
    running: set[Future[Judgement]] = set()
    with ProcessPoolExecutor(jobs, initializer=_ignore_ctrl_c) as pool:
        while not stop():
            # No more than the processes can begin at once, so that stopping waits for little.
            for decided in waiting:
                running.add(pool.submit(judge, decided))
                if len(running) >= 2 * jobs:
                    break
            if not running:
                return
            done, running = wait(running, _PATIENCE, FIRST_COMPLETED)
            yield from [one.result() for one in done]
        for one in running:
            one.cancel()


def _ignore_ctrl_c() -> None:
    """Leave Ctrl-C, which a terminal sends to all processes, to the one that the user started."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
