"""Understand what a player types as an answer: a number, the notation, or enough of it to be clear."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from undercroft.cli.session.numbered_answers import NumberedAnswers, words_of
from undercroft.kernel.engine.decisions import Option

LONGEST: Final = 200
"""The most characters that are considered."""


def read_answer(text: str, choices: NumberedAnswers) -> list[Option]:
    """Return the answers that the text may mean: one if it is clear, several if it is not, none if it means none."""
    words = text.lower().split()
    options = choices.decision.options
    if not words or len(text) > LONGEST:
        return []
    if len(words) == 1 and words[0].endswith("!"):
        short = _by_number([words[0][:-1]], choices) if words[0][:-1].isdecimal() else []
        return [choices.longer[option.action] for option in short if option.action in choices.longer]
    if all(word.isascii() and word.isdecimal() for word in words):
        by_number = _by_number(words, choices)
        if by_number:
            return by_number
    tests: tuple[Callable[[Sequence[str]], bool], ...] = (
        lambda answer: words == list(answer),
        lambda answer: words == list(answer[1:]),
        lambda answer: words[0] == answer[0] and _leads_through(words[1:], answer[1:]),
        lambda answer: _leads_through(words, answer),
    )
    for test in tests:
        found = [option for option in options if test(words_of(option))]
        if found:
            return found
    return _exact_or_all(words, [o for o in options if _leads_through(words, _label(o, choices))], choices)


def _by_number(words: Sequence[str], choices: NumberedAnswers) -> list[Option]:
    """Find the answer by its number in the list, or by the numbers of the words that it is made of."""
    numbers = [int(word) for word in words if len(word) < 4]
    if not choices.words:
        option = choices.numbered.get(numbers[0]) if len(numbers) == len(words) == 1 else None
        return [option] if option is not None else []
    if len(numbers) < len(words) or not all(1 <= n <= len(choices.words) for n in numbers):
        return []
    wanted = choices.spelled([choices.words[n - 1][0] for n in numbers])
    return [option for option in choices.decision.options if option.action == wanted]


def _exact_or_all(words: Sequence[str], found: list[Option], choices: NumberedAnswers) -> list[Option]:
    exact = [option for option in found if list(words) == _label(option, choices)]
    return exact or found


def _label(option: Option, choices: NumberedAnswers) -> list[str]:
    return [word.strip(':;,.«»“”"') for word in choices.labels[option.action].lower().split()]


def _leads_through(words: Iterable[str], answer: Sequence[str]) -> bool:
    """Return whether each typed word begins a word of the answer, in order; numbers and squares must be complete."""
    left = iter(answer)
    return all(any(_begins(word, other) for other in left) for word in words)


def _begins(word: str, other: str) -> bool:
    return word == other if word[0].isdecimal() else other.startswith(word)
