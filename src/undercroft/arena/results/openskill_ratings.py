"""OpenSkill ratings of the bots of a contest (the Plackett-Luce model of Weng and Lin, 2011).

Games are rated in the order of their numbers, so the ratings do not depend on the order in which they ended. Bots do
not get better while they play, so uncertainty only shrinks. The interval is the model's, as if games were independent.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from undercroft.arena.results.confidence_intervals import Z


class OpenSkillRating(NamedTuple):
    """A rating, which begins at 25, with its 95 % interval."""

    mean: float
    low: float
    high: float


def ratings(games: Iterable[tuple[Sequence[str], Sequence[float]]]) -> dict[str, OpenSkillRating]:
    """Rate the bots of some games.

    Args:
        games: of each game, the bot of each seat, and the points. A bot that has several seats in a game moves by the
            mean of what each of them would be moved by. A game that a bot plays alone rates nobody.

    Returns:
        The rating of each bot that met another, by name.
    """
    model = PlackettLuce(tau=0.0)
    known: dict[str, tuple[float, float]] = {}
    for players, points in games:
        if len(set(players)) < 2:
            continue
        teams = [[model.rating(*known.get(name, (model.mu, model.sigma)))] for name in players]
        rated = model.rate(teams, scores=list(points))
        found: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for name, (one,) in zip(players, rated, strict=True):
            found[name].append((one.mu, one.sigma))
        for name, several in found.items():
            known[name] = sum([mu for mu, _ in several]) / len(several), sum([s for _, s in several]) / len(several)
    return {
        name: OpenSkillRating(round(mu, 2), round(mu - Z * s, 2), round(mu + Z * s, 2))
        for name, (mu, s) in known.items()
    }
