"""Sequential halving finds the best candidate, compares in the same worlds, and keeps to its budget and deadline."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from undercroft.bots.bot import UNHURRIED
from undercroft.bots.sequential_halving import Deadline, race


def noisy(worth: dict[str, float], asked: Counter[str]) -> Callable[[int], Callable[[str], float]]:
    """Worlds in which luck is ten times as large as what distinguishes the candidates, and the same for all."""

    def in_world(number: int) -> Callable[[str], float]:
        luck = Random(number).gauss(0, 10)

        def measure(candidate: str) -> float:
            asked[candidate] += 1
            return worth[candidate] + luck

        return measure

    return in_world


def test_luck_that_all_candidates_share_does_not_decide() -> None:
    worth = {name: i / 10 for i, name in enumerate("abcdefgh")}
    ranked = race("abcdefgh", noisy(worth, Counter()), 48, Deadline(UNHURRIED))
    assert [one.candidate for one in ranked[:2]] == ["h", "g"]


def test_the_worse_half_drops_out_and_the_budget_is_kept() -> None:
    asked: Counter[str] = Counter()
    ranked = race("abcdefgh", noisy({name: i for i, name in enumerate("abcdefgh")}, asked), 96, Deadline(UNHURRIED))
    assert asked.total() <= 96
    assert asked["h"] == asked["g"] > asked["f"] == asked["e"] > asked["d"] == asked["a"]
    assert {one.candidate: one.trials for one in ranked} == asked


def test_equal_candidates_keep_their_order() -> None:
    ranked = race("abc", noisy(dict.fromkeys("abc", 1.0), Counter()), 30, Deadline(UNHURRIED))
    assert [one.candidate for one in ranked] == ["a", "b", "c"]


def test_after_the_deadline_the_most_promising_candidate_is_in_front() -> None:
    asked: Counter[str] = Counter()
    ranked = race("abcdefgh", noisy(dict.fromkeys("abcdefgh", 1.0), asked), 10_000, Deadline(-1))
    assert ranked[0].candidate == "a" and not asked


def test_a_world_that_the_deadline_cuts_short_counts_for_nobody() -> None:
    late = Deadline(UNHURRIED)

    def in_world(number: int) -> Callable[[str], float]:
        def measure(candidate: str) -> float:
            if number == 1 and candidate == "b":
                late._end = 0.0
            return float(number) if candidate == "a" else 0.5

        return measure

    ranked = race("abc", in_world, 300, late)
    assert [(one.candidate, one.trials) for one in ranked] == [("b", 1), ("c", 1), ("a", 1)]
