"""Orders to give: three of six, in a sequence, while the others give theirs.

What the orders are worth is found by the search of the bots' levels, with many more worlds than a level has: all
answers are tried in some, the best ones in more, and the finalists in fresh ones, which have not chosen them.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Hashable, Sequence
from math import inf, sqrt
from random import Random
from typing import Final

from undercroft.bots.bot import deal
from undercroft.bots.dungeonlords.policy.order_policy import PAYDAY, TAXES, Style, room_for_evil, still_ahead
from undercroft.bots.dungeonlords.policy.playout_policy import EVEN, answer
from undercroft.bots.dungeonlords.search.hidden_information import forget
from undercroft.bots.dungeonlords.search.world_search import Question, Skill
from undercroft.bots.sequential_halving import Deadline
from undercroft.dungeonlords.board.actions import VOCABULARY, Orders
from undercroft.dungeonlords.board.position import OUT
from undercroft.dungeonlords.content.tile_tables import AUTUMN, SEASONS
from undercroft.dungeonlords.game.state import DungeonLordsState
from undercroft.dungeonlords.rules.phases.giving_orders import GiveOrders
from undercroft.kernel.base.errors import IllegalAction
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.study.analysis.game_review import Measure
from undercroft.study.puzzles.puzzle import POINT, Clear, seed_in
from undercroft.study.puzzles.puzzle_kinds import Line

MARGIN: Final = 0.4
"""How many points the second-best orders have to lose, on average."""

SURE: Final = 0.2
"""How many they have to lose at least, two standard errors below that average."""

FINALISTS: Final = 6

HEATS: Final = ((40, 6, 0.0), (16, 16, 0.1), (FINALISTS, 48, 0.25))
"""How many answers are left after each heat, in how many worlds those before it are tried, and by how much the best one
must then be ahead; if it is not, there is no clear best answer.
"""

FINALS: Final = (80, 320)
"""In how many fresh worlds the finalists are compared, in two parts: after each it must still be clear."""

_FRESH: Final = 1_000_000
_STEADY: Final = Style(EVEN, 0.4)

TAGS: Final = ("year-1", "year-2", "first", "last", "payday", "taxes", "evil", "sequence")


class OrdersToGive:
    """Positions in which all lords give orders. They are dumps of what the lord may know, compressed."""

    measure: Measure = "points"
    share = 0.3
    most = 4

    def begins(self, state: DungeonLordsState, seat: int) -> bool:
        # With two lords, one's answer has an order for a dummy as well.
        return isinstance(state.stack[-1], GiveOrders) and len(state.dummies) < 2

    def position(self, state: DungeonLordsState, seat: int) -> tuple[str, int]:
        plain = forget(state, seat)
        frame = plain.stack[-1]
        assert isinstance(frame, GiveOrders)
        plain.stack[-1] = GiveOrders(frame.asked, ("",) * len(frame.asked))  # without orders that others have sealed
        return base64.b85encode(zlib.compress(plain.dump(), 9)).decode(), seat

    def set_up(self, position: str) -> DungeonLordsState:
        return DungeonLordsState.load(zlib.decompress(base64.b85decode(position)))

    def study(self, position: str, seat: int, dice: str) -> Clear | None:
        state = self.set_up(position)
        lines: list[tuple[Action, ...]] = [(action,) for action in state.legal_actions(seat)]
        search = _Search(state, seat, seed_in(dice), lines)
        alive = list(range(len(lines)))
        for left, worlds, least in HEATS:
            search.heat(alive, worlds)
            alive = search.ranked(alive)[:left]
            if search.loss(alive[0], alive[1])[0] < least:
                return None
        for worlds in FINALS:
            search.final(alive, worlds)
            alive = search.ranked(alive)
            if search.loss(alive[0], alive[1])[0] < MARGIN - SURE / 2:
                return None
        best, second, *others = alive
        found = [search.loss(best, other) for other in (second, *others)]
        if found[0][0] < MARGIN or any(mean - error < SURE for mean, error in found):
            return None
        margin = found[0][0]
        losses = [max(margin, search.loss(best, i)[0]) if i != best else 0.0 for i in range(len(lines))]
        return Clear(
            position,
            seat,
            (lines[best][0].text,),
            tuple([round(POINT * loss) for loss in losses]),
            round(POINT * found[0][1]),
            (),
            _tags(state, seat, lines[best][0], lines[second][0]),
        )

    def goes_on(self, before: DungeonLordsState, state: DungeonLordsState, seat: int) -> bool:
        return False

    def lines(self, position: str, seat: int) -> list[Line]:
        return [(action.text,) for action in self.set_up(position).legal_actions(seat)]

    def meaning(self, position: str, seat: int, line: Sequence[str]) -> Hashable:
        action = VOCABULARY.parse(line[0])
        refusal = self.set_up(position).why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal, action.text)
        return action.text

    def played(self, found: Clear) -> tuple[DungeonLordsState, list[tuple[int, str]]]:
        """Return one of the worlds that the lord cannot tell apart, in which all go on as the bots' policy does."""
        start = deal(forget(self.set_up(found.position), found.seat), found.seat, 0)
        state, rng = start.clone(), Random(found.position)
        season = (state.year, state.season)
        answers: list[tuple[int, str]] = []
        while state.stack and (state.year, state.season) == season and not state.round:
            seat = state.to_act[0]
            first = isinstance(state.stack[-1], GiveOrders)
            own = first and seat == found.seat
            action = VOCABULARY.parse(found.best[0]) if own else answer(state, seat, _STEADY, rng)
            answers.append((seat, action.text))
            state.play_unchecked(seat, action)
        return start, answers

    def facts(self, position: str, seat: int) -> dict[str, str | int]:
        state = self.set_up(position)
        lord = state.lords[seat]
        return {
            "year": state.year,
            "season": SEASONS[state.season],
            "seats": state.seats,
            "gold": lord.gold,
            "food": lord.food,
            "imps": lord.imps,
            "evil": lord.evil,
        }


class _Search:
    """What the orders of a lord bring in dealt worlds, the same for all that are compared.

    Args:
        state: the position.
        seat: the lord's.
        dice: a seed.
        lines: the orders.
    """

    def __init__(self, state: DungeonLordsState, seat: int, dice: int, lines: Sequence[tuple[Action, ...]]) -> None:
        skill = Skill(trials=0, each=0, whim=0.0)
        self._question = Question(forget(state, seat), seat, skill, None, Deadline(inf), Random(dice))
        self._lines = lines
        self._heats: list[dict[int, float]] = [{} for _ in lines]
        self._finals: list[dict[int, float]] = [{} for _ in lines]

    def heat(self, alive: Sequence[int], worlds: int) -> None:
        """Try these orders in as many more worlds."""
        first = len(self._heats[alive[0]])
        self._measure(alive, range(first, first + worlds), self._heats)

    def final(self, alive: Sequence[int], worlds: int) -> None:
        """Try these orders in as many more fresh worlds; from now on, they are compared with each other only there."""
        first = _FRESH + len(self._finals[alive[0]])
        self._measure(alive, range(first, first + worlds), self._finals)

    def _measure(self, alive: Sequence[int], worlds: Sequence[int], results: list[dict[int, float]]) -> None:
        for number in worlds:
            measure = self._question.measuring(number)
            for i in alive:
                results[i][number] = measure(self._lines[i])

    def ranked(self, alive: Sequence[int]) -> list[int]:
        """Return these orders, which have been tried in the same worlds, the best ones first."""
        results = self._finals if all(self._finals[i] for i in alive) else self._heats
        return sorted(alive, key=lambda i: -sum(results[i].values()))

    def loss(self, best: int, other: int) -> tuple[float, float]:
        """Return by how much orders are worse on average than the best ones, and two standard errors of that."""
        results = self._finals if self._finals[best] and self._finals[other] else self._heats
        ours, theirs = results[best], results[other]
        found = [ours[number] - theirs[number] for number in sorted(ours.keys() & theirs.keys())]
        mean = sum(found) / len(found)
        variance = sum([(one - mean) ** 2 for one in found]) / max(1, len(found) - 1)
        return mean, 2 * sqrt(variance / len(found))


def _tags(state: DungeonLordsState, seat: int, best: Action, second: Action) -> tuple[str, ...]:
    """Return what a position is about; see `TAGS`."""
    assert isinstance(best, Orders) and isinstance(second, Orders)
    true = {
        "year-1": state.year == 1,
        "year-2": state.year == 2,
        "first": (state.year, state.season) == (1, 0),
        "last": (state.year, state.season) == (2, AUTUMN),
        "payday": still_ahead(state, PAYDAY),
        "taxes": still_ahead(state, TAXES),
        "evil": state.paladin not in (seat, OUT) and room_for_evil(state, seat) <= 2,
        "sequence": set(best.three) == set(second.three),
    }
    return tuple([tag for tag in TAGS if true[tag]])
