"""The command ``?``: what a question is about, and why other answers cannot be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.cli.session.numbered_answers import NumberedAnswers
from undercroft.kernel.base.errors import NotationError
from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.action_vocabulary import Action
from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.history.match import Match
from undercroft.locale.texts import RAW, Texts

GROUPS: Final = 6
"""The most reasons that are shown; the others are counted."""

EXAMPLES: Final = 5
"""The most refused answers that are named for each reason."""


def thinkable(match: Match, seat: int) -> tuple[Option, ...]:
    """Return every answer that a player may think of here, legal or not."""
    return tuple([Option.of(action) for action in match.state.candidates(seat)])


def refused(match: Match, seat: int, texts: Texts, players: Sequence[str] = ()) -> list[tuple[str, list[str]]]:
    """Return what a player may miss among the answers: each reason as a sentence, with the notations that it refuses.

    Sentences that differ only in one thing that they name become one, which lists the others.
    """
    groups: list[_Group] = []
    state = match.state
    legal = {option.action for option in state.decision(seat).options}
    for action in state.candidates(seat):
        if action.text in legal:
            continue
        refusal = state.why_not(seat, action)
        if refusal is not None:
            group = next((one for one in groups if one.takes(refusal)), None)
            if group is None:
                groups.append(group := _Group(refusal))
            group.notations.append(action.text)
    return [(group.sentence(texts, players), group.notations) for group in groups]


class _Group:
    """Refusals for the same reason, which differ in one argument at most."""

    def __init__(self, first: Refusal) -> None:
        self.first = first
        self.key: str | None = None
        self.named: dict[str, None] = {}
        self.notations: list[str] = []

    def takes(self, refusal: Refusal) -> bool:
        """Take up a refusal, if it differs from the others in nothing but what it names."""
        first = self.first
        if (refusal.rule, refusal.reason, refusal.args.keys()) != (first.rule, first.reason, first.args.keys()):
            return False
        others = [key for key, value in refusal.args.items() if value != first.args[key]]
        if not others:
            return True
        (key, *more), value = others, refusal.args[others[0]]
        if more or self.key not in (None, key) or key in RAW or not isinstance(value, str):
            return False
        self.key = key
        self.named[value] = None
        return True

    def sentence(self, texts: Texts, players: Sequence[str]) -> str:
        """Return the first refusal, and what else it is true of."""
        said = texts.refusal(self.first.rule, self.first.reason, self.first.args, players)
        if not self.named:
            return said
        names = " · ".join([texts.name(value) for value in list(self.named)[:EXAMPLES]])
        rest = len(self.named) - EXAMPLES
        tail = f" … {texts.text('term-and-more', count=rest)}" if rest > 0 else ""
        return f"{said} {texts.text('term-likewise', names=names)}{tail}"


def explain(match: Match, seat: int, texts: Texts, choices: NumberedAnswers | None) -> list[str]:
    """Return the lines that ``?`` shows."""
    prompt = match.state.decision(seat).prompt
    lines = [texts.help(prompt.key), texts.text("term-rule", rule=prompt.rule)]
    reasons = refused(match, seat, texts, choices.players if choices is not None else ())
    if reasons:
        lines += ["", texts.text("term-not-possible")]
    for sentence, notations in reasons[:GROUPS]:
        lines.append(f"• {sentence}")
        if choices is None or not choices.words:
            more = len(notations) - EXAMPLES
            tail = f" … {texts.text('term-and-more', count=more)}" if more > 0 else ""
            lines.append("    " + " · ".join(notations[:EXAMPLES]) + tail)
    rest = sum([len(notations) for _, notations in reasons[GROUPS:]])
    if rest:
        lines.append(f"… {texts.text('term-and-more', count=rest)}")
    return lines


def why_not(match: Match, seat: int, text: str, choices: NumberedAnswers) -> str:
    """Return why the typed answer cannot be chosen, or that it can, or that it is not an action of the game."""
    action = parse(match, seat, text, choices)
    if isinstance(action, NotationError):
        if choices.words:
            return choices.texts.text("term-words-wrong", count=choices.length)
        close = " · ".join(action.close) or "none"
        return choices.texts.error("unknown-action", text=text[:60], close=close)
    refusal = match.state.why_not(seat, action)
    if refusal is None:
        return choices.texts.text("term-possible", action=action.text)
    return choices.texts.refusal(refusal.rule, refusal.reason, refusal.args, choices.players)


def parse(match: Match, seat: int, text: str, choices: NumberedAnswers) -> Action | NotationError:
    """Return the action that was meant, legal or not: its notation, with or without the verb, or numbers of words."""
    plain = text.lower().split()
    if choices.words and plain and all(w.isdecimal() and 1 <= int(w) <= len(choices.words) for w in plain):
        plain = choices.spelled([choices.words[int(w) - 1][0] for w in plain]).split()
    verbs = dict.fromkeys([action.verb for action in match.state.candidates(seat)])
    error = NotationError(text)
    for words in ([*plain], *[[verb, *plain] for verb in verbs]):
        try:
            return match.game.vocabulary.parse(" ".join(words))
        except NotationError as problem:
            if problem.close and not error.close:
                error = problem
    return error
