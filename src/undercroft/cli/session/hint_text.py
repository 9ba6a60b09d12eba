"""The commands ``hint`` and ``coach``: what a strong bot would do, what that is expected to bring, and why; and a
warning before an answer that costs much.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from undercroft.cli.terminal.number_format import number
from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.engine.games import Game
from undercroft.kernel.history.match import Match
from undercroft.locale.texts import Texts, kebab
from undercroft.study.analysis.blunder_warnings import blunder_of
from undercroft.study.analysis.causes import Cause
from undercroft.study.analysis.hints import Advice, Advised, advise, asked_about
from undercroft.study.study_offers import studies_of

SECONDS = 10.0
"""How long the bot may think."""


def has_hints(match: Match, people: int) -> bool:
    """Return whether a player may have hints: who plays against bots alone, in a game whose bots search."""
    return people == 1 and "coach" in studies_of(match.game.id)


def hint_for(match: Match, seat: int) -> Advice:
    """Ask a strong bot, which knows no more than the player."""
    world, dice = asked_about(match.state, seat, match.record.header.seed)
    return advise(match.game.id, world, seat, dice, seconds=SECONDS)


def warning_for(match: Match, seat: int, answer: str) -> Advice | None:
    """Return what would be better than an answer, and then that answer, if it is a blunder."""
    world, dice = asked_about(match.state, seat, match.record.header.seed)
    return blunder_of(match.game.id, world, seat, dice, answer)


def warning_in_words(advice: Advice, match: Match, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """Say what a blunder costs, what would be better, and why, line by line."""
    better, worse = advice.advised
    parse = match.game.vocabulary.parse
    given = Option.of(parse(worse.answers[0]))
    label = texts.option(given.verb, given.args, names)
    if advice.measure == "chance":
        chance, best = [f"{number(round(100 * one.expected), texts.lang, '')}%" for one in (worse, better)]
        yield texts.text("coach-costs-chance", answers=label, chance=chance, best=best)
    else:
        points = round(worse.behind, 1)
        yield texts.text("coach-costs", answers=label, points=number(points, texts.lang, ""), n=points)
    yield from reasons(worse.causes, texts)
    yield texts.text("coach-better", answers=_answers(better, match.game, texts, names))


def in_words(advice: Advice, game: Game[Any], texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """Say what is advised, line by line; what belongs to an answer is indented."""
    for place, one in enumerate(advice.advised, 1):
        yield f"{place}. {_answers(one, game, texts, names)}"
        for line in _reasons(advice, one, texts):
            yield f"   {line}"
    if len(advice.advised) > 1 and any(one.causes for one in advice.advised):
        yield texts.text("coach-compared")


def _answers(one: Advised, game: Game[Any], texts: Texts, names: Sequence[str]) -> str:
    options = [Option.of(game.vocabulary.parse(text)) for text in one.answers]
    return "; ".join([texts.option(option.verb, option.args, names) for option in options])


def _reasons(advice: Advice, one: Advised, texts: Texts) -> Iterator[str]:
    behind = round(one.behind, 1)
    if advice.measure == "chance":
        yield texts.text("coach-chance", chance=f"{number(round(100 * one.expected), texts.lang, '')}%")
    elif one.low > 0 and behind:
        yield texts.text("coach-behind", points=number(behind, texts.lang, ""), n=behind)
    elif one is advice.advised[0]:
        points = round(one.expected)
        yield texts.text("coach-expected", points=number(points, texts.lang, ""), n=points)
    else:
        yield texts.text("coach-even")
    if one.risk:
        yield texts.text("coach-risk", percent=one.risk)
    yield from reasons(one.causes, texts)


def reasons(causes: Sequence[Cause], texts: Texts) -> Iterator[str]:
    """Say what speaks for an answer, and what against it, a line each."""
    for key, gain in (("coach-for", True), ("coach-against", False)):
        named = [_words(cause, texts) for cause in causes if cause.gain is gain]
        if named:
            yield texts.text(key, causes=", ".join(named))


def _words(cause: Cause, texts: Texts) -> str:
    return texts.text(f"coach-{kebab(cause.key)}", gain="yes" if cause.gain else "no")
