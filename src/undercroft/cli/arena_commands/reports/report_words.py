"""What tables and reports say: names of bots and categories, numbers in the reader's language."""

from __future__ import annotations

from undercroft.arena.contests.contest import Contest
from undercroft.arena.results.confidence_intervals import ConfidenceInterval
from undercroft.arena.results.openskill_ratings import OpenSkillRating
from undercroft.bots.level_editions import AT
from undercroft.locale.texts import Texts


class ReportWords:
    """The words of one report.

    Args:
        texts: the words of its game.
    """

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self.text = texts.text

    def bot(self, name: str) -> str:
        """Return what a bot is called."""
        level, _, version = name.partition(AT)
        shown = self._texts.text(f"bot-{level}") if self._texts.has(f"bot-{level}") else level.capitalize()
        return self._texts.text("arena-version", bot=shown, version=version) if version else shown

    def game(self, contest: Contest) -> str:
        """Return what the game is called."""
        return self._texts.name(contest.game)

    def category(self, name: str) -> str:
        """Return what a category of a result is called, with a capital letter."""
        own = self._texts.has(f"category-{name}")
        said = self._texts.text(f"category-{name}") if own else self._texts.name(name)
        return said[:1].upper() + said[1:]

    def options(self, contest: Contest) -> str:
        """Return the options of a contest, in the notation of the command."""
        return ", ".join([contest.preset, *contest.changes])

    def number(self, value: float) -> str:
        """Return a number with one decimal place, with a minus sign that is as wide as a plus."""
        return self._texts.text("arena-number", number=value).replace("-", "−")

    def share(self, value: float) -> str:
        """Return a share as per cent."""
        return self._texts.text("arena-share", share=value)

    def bounds(self, rating: OpenSkillRating) -> str:
        """Return the bounds of a rating."""
        return f"{self.number(rating.low)}…{self.number(rating.high)}"

    def interval(self, interval: ConfidenceInterval) -> str:
        """Return the bounds of a share."""
        return f"{round(100 * interval.low)}…{self.share(interval.high)}"

    def seconds(self, seconds: float) -> str:
        """Return a time, in milliseconds if it is short."""
        if seconds < 0.9995:
            return self._texts.text("arena-milliseconds", number=_rounded(1000 * seconds))
        return self._texts.text("arena-seconds", number=seconds)


def _rounded(number: float) -> float:
    return float(f"{number:.2g}")
