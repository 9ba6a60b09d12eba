"""One game of a contest, and what is kept of it."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import msgspec

from undercroft.arena.contests.answer_times import class_of
from undercroft.arena.contests.contest import Contest, ContestError
from undercroft.arena.winners import wins_of
from undercroft.bots import answer_of, make_bot
from undercroft.kernel.engine.games import find_game


class ContestGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of a contest that was played to its end. Tuples are by seat.

    Attributes:
        number: its number in the contest.
        deal: what its deal is called.
        players: the bots, by name.
        points: the returns.
        wins: each one's share of the victory.
        parts: what each result is made of, by category.
        decisions: how many questions had more than one answer.
        turns: how many chapters (rounds, seasons) the game had.
        times: how long the answers to these took, by class (`undercroft.arena.contests.answer_times`).
    """

    number: int
    deal: str
    players: tuple[str, ...]
    points: tuple[float, ...]
    wins: tuple[float, ...]
    parts: tuple[dict[str, int], ...]
    decisions: int
    turns: int
    times: tuple[dict[int, int], ...]

    def result(self) -> Any:
        """Return everything that does not depend on the machine: the same in each run."""
        return msgspec.structs.replace(self, times=())


def play_game(contest: Contest, number: int) -> ContestGame:
    """Play a game to its end.

    Args:
        contest: the contest.
        number: the number of the game.

    Raises:
        ContestError: the game does not end, or a bot gives an answer that is not legal.
    """
    seating = contest.seating(number)
    game = find_game(contest.game)
    bots = [make_bot(name, game.id, dice) for name, dice in zip(seating.players, seating.dice, strict=True)]
    state = game.new(contest.seats, contest.options(), seating.seed)
    times: list[Counter[int]] = [Counter() for _ in bots]
    answers = decisions = turns = 0
    chapter = None
    while not state.is_terminal:
        summary = game.summary(state)
        if summary is not None and summary.chapter != chapter:
            chapter = summary.chapter
            turns += 1
        seat, legal = state.question()
        action = legal[0]
        if len(legal) > 1:
            start = time.perf_counter()
            said = answer_of(bots[seat], state, seat, f"{seating.seed} {answers}")
            times[seat][class_of(time.perf_counter() - start)] += 1
            decisions += 1
            found = next((one for one in legal if one.text == said), None)
            if found is None:
                raise ContestError(f"game {number}: {seating.players[seat]} gives an answer that is not legal: {said}")
            action = found
        state.play_unchecked(seat, action)
        answers += 1
        if answers > game.longest:
            raise ContestError(f"game {number} has not ended after {answers} answers")
    points = state.returns()
    return ContestGame(
        number,
        seating.deal,
        seating.players,
        points,
        wins_of(points),
        game.breakdown(state),
        decisions,
        turns,
        tuple([dict(sorted(one.items())) for one in times]),
    )
