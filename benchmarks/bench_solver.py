"""How long the battle solver takes: `python benchmarks/bench_solver.py [BATTLES]`.

The battles are those of whole games between lords that play the bots' policy, as each lord plans them: a row for each
year and round. What a row says does not depend on the machine, but for the seconds: how many battles are solved exactly
with the usual number of positions, how many positions that takes, and how many battles are solved within one second
and within ten.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from random import Random

from undercroft.bots.dungeonlords.policy import answer, any_style
from undercroft.compiled import engine
from undercroft.dungeonlords import GAME
from undercroft.dungeonlords.combat.planning import MakePlan, MarkTile
from undercroft.dungeonlords.positions import BattlePosition
from undercroft.study.dungeonlords.answers import Solution
from undercroft.study.dungeonlords.solving import solve

BATTLES = 500


def battles(seed: str) -> Iterator[BattlePosition]:
    """Yield every battle of one game after another, as its lord is about to plan it."""
    number = 0
    while True:
        rng = Random(f"{seed} {number}")
        seats = 2 + number % 3
        state = GAME.new(seats, GAME.preset("full"), f"{seed} {number}")
        styles = [any_style(rng, 0.6) for _ in range(seats)]
        planned: tuple[int, int, int] | None = None
        while state.stack:
            seat = state.to_act[0]
            if isinstance(state.stack[-1], (MarkTile, MakePlan)) and planned != (state.year, state.round, seat):
                planned = (state.year, state.round, seat)
                yield BattlePosition.of_view(state.view(seat), seat)
            state.play(seat, answer(state, seat, styles[seat], rng))
        number += 1


def at(share: float, values: list[float]) -> float:
    """Return the value below which so large a share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main() -> None:
    """Solve the battles and print a row for each year and round."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else BATTLES
    rows: dict[tuple[int, int], list[Solution]] = defaultdict(list)
    for battle in islice(battles("bench"), count):
        rows[battle.year, battle.round].append(solve(battle))
    print(f"{count} battles, rules {engine()}\n")
    print(f"{'year':>4} {'round':>5} {'battles':>7} {'exact':>6} {'<1 s':>6} {'<10 s':>6} "
          f"{'positions: median':>17} {'9 of 10':>8} {'seconds: median':>15} {'9 of 10':>8} {'most':>6}")  # fmt: skip
    for (year, battle_round), found in sorted(rows.items()):
        seconds, positions = [one.seconds for one in found], [float(one.positions) for one in found]
        shares = [
            100 * sum([one.exact and one.seconds < limit for one in found]) / len(found) for limit in (1e9, 1.0, 10.0)
        ]
        print(
            f"{year:>4} {battle_round:>5} {len(found):>7} {shares[0]:>5.0f}% {shares[1]:>5.0f}% {shares[2]:>5.0f}% "
            f"{at(0.5, positions):>17,.0f} {at(0.9, positions):>8,.0f} "
            f"{at(0.5, seconds):>15.3f} {at(0.9, seconds):>8.3f} {max(seconds):>6.1f}"
        )


if __name__ == "__main__":
    main()
