"""How long the battle solver takes: `python benchmarks/bench_solver.py [BATTLES]`.

The battles are those of whole games between lords that play the bots' policy, as each lord plans them: a row for each
year and round, then one for each year. What a row says does not depend on
the machine, but for the seconds of processor time: how many battles are solved exactly with the usual number of
positions, how many positions that takes, and how many battles are solved within one second and within ten.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice
from random import Random
from time import process_time
from typing import NamedTuple

from undercroft.bots.dungeonlords.policy.playout_policy import answer, any_style
from undercroft.compiled import engine
from undercroft.dungeonlords import GAME
from undercroft.dungeonlords.game.position_notation import BattlePosition
from undercroft.dungeonlords.rules.combat.battle_planning import MakePlan, MarkTile
from undercroft.study.dungeonlords.solver.solve_battle import solve

BATTLES = 500


class Solved(NamedTuple):
    """How a battle was solved."""

    exact: bool
    positions: int
    seconds: float


def solved(battle: BattlePosition) -> Solved:
    """Solve a battle, and return how."""
    begun = process_time()
    found = solve(battle)
    return Solved(found.exact, found.positions, process_time() - begun)


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
            state.play_unchecked(seat, answer(state, seat, styles[seat], rng))
        number += 1


def at(share: float, values: list[float]) -> float:
    """Return the value below which so large a share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def row(name: str, found: list[Solved]) -> str:
    """Return the row of some battles."""
    seconds, positions = [one.seconds for one in found], [float(one.positions) for one in found]
    shares = [
        100 * sum([one.exact and one.seconds < limit for one in found]) / len(found) for limit in (1e9, 1.0, 10.0)
    ]
    return (
        f"{name:>14} {len(found):>7} {shares[0]:>5.1f}% {shares[1]:>5.1f}% {shares[2]:>5.1f}% "
        f"{at(0.5, positions):>17,.0f} {at(0.9, positions):>8,.0f} "
        f"{at(0.5, seconds):>15.3f} {at(0.9, seconds):>8.3f} {max(seconds):>6.1f}"
    )


def main() -> None:
    """Solve the battles and print the rows."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else BATTLES
    rows: dict[tuple[int, int], list[Solved]] = defaultdict(list)
    for battle in islice(battles("bench"), count):
        rows[battle.year, battle.round].append(solved(battle))
    print(f"{count} battles, rules {engine()}\n")
    print(f"{'battles':>14} {'number':>7} {'exact':>6} {'<1 s':>6} {'<10 s':>6} "
          f"{'positions: median':>17} {'9 of 10':>8} {'seconds: median':>15} {'9 of 10':>8} {'most':>6}")  # fmt: skip
    for (year, battle_round), found in sorted(rows.items()):
        print(row(f"year {year} round {battle_round}", found))
    for year in sorted({year for year, _ in rows}):
        print(row(f"year {year}", [one for (when, _), found in rows.items() if when == year for one in found]))


if __name__ == "__main__":
    main()
