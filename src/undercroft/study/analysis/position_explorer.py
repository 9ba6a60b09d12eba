"""The explorer: any position of a game, what each legal answer is expected to bring, and where it leads.

A position is where a game starts (`GameStart`), and the answers given since then. All of it may be shown, so it must
not be that of a running game of somebody else; who asks has to see to that. The estimates go by what the player who
answers may know: all answers are tried in the same dealt worlds (`hints`), first all in a few, then the best in more
(`STAGES`), so that something can be shown soon.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import msgspec

from undercroft.bots import world_of
from undercroft.bots.sequential_halving import Deadline
from undercroft.kernel.base.errors import NotationError, OptionError, UndercroftError
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import Decision, Option
from undercroft.kernel.engine.game_state import State
from undercroft.kernel.engine.games import Game, find_game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record
from undercroft.study.analysis.causes import Weighed
from undercroft.study.analysis.game_review import FRESH, Measure, interval_of
from undercroft.study.analysis.hints import LEAST, Advice, Line, Weigh, advising_of, compared, tried_in_worlds


class Stage(msgspec.Struct, frozen=True):
    """How much is tried: so many of the best answers, each in so many worlds, in about so many seconds."""

    answers: int
    worlds: int
    seconds: float


STAGES: Final = (Stage(1_000, 3, 1.0), Stage(24, 12, 2.0), Stage(12, 50, 4.0), Stage(6, 200, 8.0))
"""Each goes on where the one before it ends."""

COMPARED: Final = 40
"""In how many worlds two answers are compared."""

ANSWERS: Final = 2_000
"""The most answers between the start and a position."""

ON: Final = 60
"""The most answers that bots give in one go."""

ON_EFFORT: Final = 3
"""How much they think about each (`hints.HintModule`)."""


class GameStart(msgspec.Struct, frozen=True):
    """Where a game starts, as in the header of a record.

    Attributes:
        seats: how many players.
        options: the options by name; those that are missing have their defaults.
        seed: decides everything that chance does.
        position: a position in the game's notation; without it, a new game.
    """

    seats: int = 0
    options: dict[str, Any] = {}
    seed: str = ""
    position: str | None = None


class Given(msgspec.Struct, frozen=True):
    """An answer on the way to a position."""

    seat: int
    answer: Option


class Explored(msgspec.Struct, frozen=True):
    """A position: what each seat sees, and what is asked.

    Attributes:
        start: where the game started.
        line: the answers since then.
        views: the view of each seat.
        decisions: what is asked of each seat that has to answer; empty at the end of the game.
        events: what the last answer caused.
    """

    start: GameStart
    line: tuple[Given, ...]
    views: tuple[Any, ...]
    decisions: tuple[Decision, ...]
    events: tuple[Any, ...]


class Estimate(msgspec.Struct, frozen=True):
    """What an answer is expected to bring.

    Attributes:
        action: the answer, in the game's notation.
        value: what the player can expect after it, in the game's measure.
        behind: how much less than after the best answer.
        low, high: between these that difference lies, as far as the worlds go.
        worlds: in how many worlds it was tried.
    """

    action: str
    value: float
    behind: float
    low: float
    high: float
    worlds: int


class Estimates(msgspec.Struct, frozen=True):
    """All answers of a seat but those that change nothing, the best one first; `last`: there is no further stage."""

    measure: Measure
    last: bool
    estimates: tuple[Estimate, ...]


def start_of(record: Record) -> tuple[GameStart, list[str]]:
    """Return where a recorded game starts, and its answers as a line."""
    header = record.header
    start = GameStart(header.seats, header.options, header.seed, header.position)
    return start, [f"{seat} {text}" for seat, text in record.moves]


def explored(game_id: str, start: GameStart, line: Sequence[str]) -> Explored:
    """Return the position after some answers.

    Args:
        game_id: the game.
        start: where it starts.
        line: the answers, each the number of the seat and the notation.

    Raises:
        OptionError: there is no such start, or nothing is known of the game's answers.
        UndercroftError: an answer is not legal; the message says which.
    """
    advising_of(game_id)
    match = _match(game_id, start, line)
    state, parse = match.state, match.game.vocabulary.parse
    return Explored(
        msgspec.structs.replace(start, seats=state.seats),
        tuple([Given(seat, Option.of(parse(text))) for seat, text in match.record.moves]),
        tuple([state.view(seat) for seat in range(state.seats)]),
        tuple([state.decision(seat) for seat in state.to_act]),
        tuple(match.events[-1] if match.events else match.prelude),
    )


def estimates(game_id: str, start: GameStart, line: Sequence[str], seat: int, stage: int) -> Estimates:
    """Return what each answer of a seat is expected to bring.

    Args:
        game_id: the game.
        start, line: the position, as in `explored`.
        seat: who answers.
        stage: how much is tried, one of `STAGES`. The same is found again, if there is time enough.

    Raises:
        OptionError: as in `explored`, or nothing is asked of the seat, or there is no such stage.
        UndercroftError: as in `explored`.
    """
    if not 0 <= stage < len(STAGES):
        raise OptionError(f"there is no stage {stage}")
    state, world, dice = _asked(game_id, start, line, seat)
    asides = find_game(game_id).asides
    actions = [action for action in state.legal_actions(seat) if action.verb not in asides]
    lines = _lines(game_id, world, seat, actions, dice, STAGES[stage].seconds / 3)
    _, weighing = advising_of(game_id).ranking(world, seat, Random(dice), 1, Deadline(1.0))
    tried: list[list[Weighed]] = [[] for _ in lines]
    order = list(range(len(lines)))
    deadline = Deadline(STAGES[stage].seconds)
    for one in STAGES[: stage + 1]:
        _go_on(tried, lines, order[: one.answers], one.worlds, weighing, deadline)
        # What was tried in few worlds stays behind what was found worth more of them.
        order = sorted(order[: one.answers], key=lambda i: -_mean(tried[i])) + order[one.answers :]
    best = tried[order[0]]
    found = [_estimate(lines[i], tried[i], best) for i in order]
    return Estimates(advising_of(game_id).MEASURE, stage == len(STAGES) - 1, tuple(found))


def comparison(game_id: str, start: GameStart, line: Sequence[str], seat: int, answers: Sequence[str]) -> Advice:
    """Compare some answers of a seat: return them, the best one first, each with what makes it better or worse.

    Raises:
        OptionError, UndercroftError: as in `estimates`; or an answer is not legal.
    """
    state, world, dice = _asked(game_id, start, line, seat)
    parse = find_game(game_id).vocabulary.parse
    actions = list(dict.fromkeys([parse(text) for text in answers]))
    if not actions or any(state.why_not(seat, action) is not None for action in actions):
        raise OptionError("only legal answers can be compared")
    lines = _lines(game_id, world, seat, actions, dice, STAGES[-1].seconds / 3)
    _, weighing = advising_of(game_id).ranking(world, seat, Random(dice), 1, Deadline(1.0))
    tried = tried_in_worlds(weighing, lines, COMPARED, Deadline(STAGES[-1].seconds))
    return compared(advising_of(game_id), lines, tried)


def played_on(game_id: str, start: GameStart, line: Sequence[str], seat: int) -> list[str]:
    """Let bots answer for all others until the seat is asked, or for the seat as well if it is asked now.

    Returns:
        The answers that they give, as a line.

    Raises:
        OptionError, UndercroftError: as in `explored`.
    """
    state = _match(game_id, start, line).state
    deadline, found = Deadline(STAGES[-1].seconds), list[str]()
    while not state.is_terminal and len(found) < ON and not deadline.is_over():
        if found and seat in state.to_act:
            break
        other = seat if seat in state.to_act else state.to_act[0]
        dice = _dice(start, [*line, *found])
        world = world_of(state, other, str(dice))
        ranked, _ = advising_of(game_id).ranking(world, other, Random(dice), ON_EFFORT, deadline)
        found.append(f"{other} {ranked[0][0].text}")
        state.play_unchecked(other, ranked[0][0])
    return found


def _match(game_id: str, start: GameStart, line: Sequence[str]) -> Match:
    game: Game[Any] = find_game(game_id)
    if len(line) > ANSWERS:
        raise OptionError(f"more than {ANSWERS} answers cannot be explored")
    seats = start.seats or _seats(game, start)
    options = game.parse_options(start.options)
    match = Match.start(game, seats, options, start.seed, position=start.position)
    for number, text in enumerate(line, 1):
        seat, _, action = text.partition(" ")
        try:
            if not (seat.isdecimal() and len(seat) < 3 and int(seat) < seats):
                raise NotationError(text)
            match.apply(int(seat), action)
        except UndercroftError as error:
            raise OptionError(f"answer {number} ({text[:60]}): {error}") from error
    return match


def _seats(game: Game[Any], start: GameStart) -> int:
    """Return how many seats a position has; of a new game, the fewest that it can have."""
    if start.position is None:
        return min(game.seat_counts)
    state: State = game.set_up_position(start.position, start.seed)
    return state.seats


def _asked(game_id: str, start: GameStart, line: Sequence[str], seat: int) -> tuple[State, State, int]:
    """Return a position, a world that the seat cannot tell from it, and dice."""
    state = _match(game_id, start, line).state
    if state.is_terminal or seat not in state.to_act:
        raise OptionError(f"seat {seat} is not asked anything")
    dice = _dice(start, line)
    return state, world_of(state, seat, str(dice)), dice


def _dice(start: GameStart, line: Sequence[str]) -> int:
    text = msgspec.json.encode([start, list(line)], order="deterministic")
    return int.from_bytes(hashlib.sha256(b"explore " + text).digest()[:7], "big")


def _lines(game_id: str, world: State, seat: int, actions: Sequence[Action], dice: int, seconds: float) -> list[Line]:
    """Return each answer as the best line that begins with it, or alone if the time is up."""
    advising, deadline = advising_of(game_id), Deadline(seconds)
    found = []
    for action in actions:
        line = None
        if not deadline.is_over():
            line = advising.begun(world, seat, action, Random(dice + 1), ON_EFFORT, deadline)
        found.append(line or (action,))
    return found


def _go_on(
    tried: list[list[Weighed]],
    lines: Sequence[Line],
    chosen: Sequence[int],
    worlds: int,
    weighing: Callable[[int], Weigh],
    deadline: Deadline,
) -> None:
    """Try lines in further worlds, the same for all, until each has been tried in so many or the time is up."""
    first = min([len(tried[i]) for i in chosen])
    for number in range(first, worlds):
        if number >= LEAST and deadline.is_over():
            return
        weigh = weighing(FRESH + number)
        for i in chosen:
            tried[i].append(weigh(lines[i]))


def _mean(results: Sequence[Weighed]) -> float:
    return sum([one.value for one in results]) / len(results)


def _estimate(line: Line, results: Sequence[Weighed], best: Sequence[Weighed]) -> Estimate:
    shared = list(zip(best, results, strict=False))
    behind, low, high = interval_of([one.value - mine.value for one, mine in shared])
    return Estimate(line[0].text, _mean(results), behind, low, high, len(results))
