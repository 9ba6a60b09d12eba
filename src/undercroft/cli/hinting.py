"""The command ``hint``: what a strong bot would do, what that is expected to bring, and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from undercroft.cli.numbers import number
from undercroft.kernel.decisions import Option
from undercroft.kernel.match import Match
from undercroft.locale.texts import Texts, kebab
from undercroft.study.coaching import Advice, Advised, Cause, advise, asked_about
from undercroft.study.offers import studies_of

SECONDS = 10.0
"""How long the bot may think."""


def has_hints(match: Match, people: int) -> bool:
    """Return whether a player may have hints: who plays against bots alone, in a game whose bots search."""
    return people == 1 and "coach" in studies_of(match.game.id)


def hint_for(match: Match, seat: int) -> Advice:
    """Ask a strong bot, which knows no more than the player."""
    world, dice = asked_about(match.state, seat, match.record.header.seed)
    return advise(match.game.id, world, seat, dice, seconds=SECONDS)


def in_words(advice: Advice, match: Match, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """Say what is advised, line by line; what belongs to an answer is indented."""
    parse = match.game.vocabulary.parse
    for place, one in enumerate(advice.advised, 1):
        options = [Option.of(parse(text)) for text in one.answers]
        answers = "; ".join([texts.option(option.verb, option.args, names) for option in options])
        yield f"{place}. {answers}"
        for line in _reasons(advice, one, texts):
            yield f"   {line}"
    if len(advice.advised) > 1:
        yield texts.text("coach-compared")


def _reasons(advice: Advice, one: Advised, texts: Texts) -> Iterator[str]:
    behind = round(one.behind, 1)
    if advice.measure == "chance":
        yield texts.text("coach-chance", chance=f"{number(round(100 * one.value), texts.lang, '')}%")
    elif one.low > 0 and behind:
        yield texts.text("coach-behind", points=number(behind, texts.lang, ""), n=behind)
    elif one is not advice.advised[0]:
        yield texts.text("coach-even")
    for key, gain in (("coach-for", True), ("coach-against", False)):
        causes = [_words(cause, texts) for cause in one.causes if cause.gain is gain]
        if causes:
            yield texts.text(key, causes=", ".join(causes))


def _words(cause: Cause, texts: Texts) -> str:
    return texts.text(f"coach-{kebab(cause.key)}", gain="yes" if cause.gain else "no")
