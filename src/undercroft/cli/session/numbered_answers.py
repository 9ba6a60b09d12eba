"""Number the answers of a decision and lay them out."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.cli.terminal.screen import Screen
from undercroft.kernel.engine.decisions import Decision, Option
from undercroft.locale.texts import Texts
from undercroft.rendering.game_drawing import GameDrawing

MOST_LISTED: Final = 40
"""The most answers that are listed. Beyond that, answers made of words are asked for word by word."""

ONE_COLUMN: Final = 8
"""The most answers in a single column."""

MOST_ALIKE: Final = 6
"""The most meanings that are named for an ambiguous answer."""


class NumberedAnswers:
    """The numbered answers of one decision.

    Attributes:
        decision: what is asked.
        numbered: the answer that each number stands for.
        labels: by notation, what each answer is called.
        remarks: by notation, what is printed beside it.
        words: instead of the answers, if there are too many: the words that they are made of, numbered from 1, each
            with its name and whether it can be used now.
        longer: by notation, the answer that does the same as a numbered one and something more: its number with "!".
        asides: the answers that change nothing in the game, listed by their own command.
        length: how many of these words make an answer.
        places: which words can stand in each position of an answer.
        players: what everybody is called.
    """

    def __init__(
        self,
        decision: Decision,
        texts: Texts,
        thinkable: Sequence[Option] = (),
        remark: Callable[[Option], str] = lambda option: "",
        players: Sequence[str] = (),
        longer: Mapping[str, str] = MappingProxyType({}),
        asides: Collection[str] = (),
        called: Callable[[str], str] = lambda square: "",
    ) -> None:
        self.decision = decision
        self.texts = texts
        self.players = players
        self.labels = {o.action: texts.option(o.verb, o.args, players, called) for o in decision.options}
        self.remarks = {option.action: remark(option) for option in decision.options}
        self.asides = [option for option in decision.options if option.verb in asides]
        self.longer = _longer(decision.options, longer)
        self.words: list[tuple[str, str, bool]] = []
        self.length = 0
        self.places: list[set[str]] = []
        self.numbered: dict[int, Option] = {}
        if len(decision.options) > MOST_LISTED:
            self._find_words(thinkable or decision.options)
        if not self.words:
            self._number()

    def unclear(self, found: Sequence[Option]) -> str:
        """Return the sentence that what was typed may mean several answers."""
        alike = [self.labels[option.action] for option in found[:MOST_ALIKE]]
        more = " …" if len(found) > MOST_ALIKE else ""
        return self.texts.text("term-unclear", meanings=" · ".join(alike) + more)

    def _number(self) -> None:
        """Number the answers: an amount by itself, the others with the numbers that are left."""
        amounts = {}
        unlisted = {option.action for option in (*self.asides, *self.longer.values())}
        options = [option for option in self.decision.options if option.action not in unlisted]
        for option in options:
            amount = option.args.get("amount")
            if isinstance(amount, int) and amount not in amounts:
                amounts[amount] = option
        if not amounts:
            self.numbered = dict(enumerate(options, start=1))
            return
        self.numbered = amounts
        free = iter([n for n in range(len(options) + max(amounts) + 1) if n not in amounts])
        for option in options:
            if option not in amounts.values():
                self.numbered[next(free)] = option
        self.numbered = dict(sorted(self.numbered.items()))

    def _find_words(self, thinkable: Sequence[Option]) -> None:
        """Try to spell the answers in words: possible if all have one verb and one length. The names are the argument
        values.
        """
        legal = [words_of(option) for option in self.decision.options]
        shape = len(legal[0])
        if len({words[0] for words in legal}) > 1 or any(len(words) != shape for words in legal):
            return
        fixed = fixed_places(legal)
        found: dict[str, str] = {}
        for option in (*self.decision.options, *thinkable):
            own = [word for place, word in enumerate(words_of(option)) if place not in fixed]
            values = [str(value) for value in option.args.values()]
            if words_of(option)[0] == legal[0][0] and len(own) == len(values):
                found.update({word: value for word, value in zip(own, values, strict=True) if word not in found})
        usable = {word for words in legal for place, word in enumerate(words) if place not in fixed}
        self.places = [{words[place] for words in legal} for place in range(shape) if place not in fixed]
        in_order = [value for option in thinkable for value in option.args.values()]
        rank = {str(value): place for place, value in reversed(list(enumerate(in_order)))}
        ranked = sorted(found, key=lambda word: rank.get(found[word], len(rank)))
        self.words = [(word, self.texts.name(found[word]), word in usable) for word in ranked]
        self.length = shape - len(fixed)

    def spelled(self, words: Sequence[str]) -> str:
        """Return the notation of the answer that is made of these words."""
        answer = words_of(self.decision.options[0])
        fixed = fixed_places([words_of(option) for option in self.decision.options])
        left = iter(words)
        return " ".join([*[word if i in fixed else next(left, "") for i, word in enumerate(answer)], *left])

    def drawn(self, width: int) -> RenderableType:
        """Return the list of numbers and answers, and how to type those that are not listed."""
        if self.words:
            return self._drawn_words()
        return Group(self._drawn_numbers(width), *[Text(line, "dim") for line in self._unlisted()])

    def _unlisted(self) -> Iterator[str]:
        numbers = [(n, self.longer[one.action]) for n, one in self.numbered.items() if one.action in self.longer]
        for number, option in numbers[:1]:
            yield self.texts.text("term-longer", number=number, label=self.labels[option.action])
        if self.asides:
            yield self.texts.text("term-asides", verb=self.asides[0].verb)

    def _drawn_numbers(self, width: int) -> RenderableType:
        if len(self.numbered) > MOST_LISTED:
            return Text(self.texts.text("term-many-answers", count=len(self.numbered)))
        lines = [(str(n), self._line(option), option.action) for n, option in self.numbered.items()]
        longest = max([len(label) for _, label, _ in lines])
        columns = 1 if len(lines) <= ONE_COLUMN else max(1, min(3, width // (longest + 7)))
        if columns == 1 and longest > width // 2:
            lines = [(number, _with_notation(label, notation, width - 6), "") for number, label, notation in lines]
        grid = Table.grid(padding=(0, 1))
        for _ in range(columns):
            grid.add_column(justify="right", width=4)
            grid.add_column()
        if columns == 1:
            grid.add_column(style="dim")
            for number, label, notation in lines:
                grid.add_row(Text(number, "bold"), Text(label), Text(notation))
            return grid
        height = -(-len(lines) // columns)
        for at in range(height):
            row: list[Text] = []
            for number, label, _ in lines[at::height]:
                row += [Text(number, "bold"), Text(label)]
            grid.add_row(*row)
        return grid

    def _line(self, option: Option) -> str:
        label, remark = self.labels[option.action], self.remarks[option.action]
        return self.texts.text("term-choice", label=label, remark=remark) if remark else label

    def _drawn_words(self) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        columns = 2
        for _ in range(columns):
            grid.add_column(justify="right", width=4)
            grid.add_column()
            grid.add_column(style="dim")
        height = -(-len(self.words) // columns)
        for at in range(height):
            row: list[Text] = []
            for i in range(at, len(self.words), height):
                word, name, usable = self.words[i]
                note = word if usable else self.texts.text("term-not-now")
                row += [Text(str(i + 1), "bold" if usable else "dim"), Text(name, "" if usable else "dim"), Text(note)]
            grid.add_row(*row)
        options = [words_of(option) for option in self.decision.options]
        fixed = fixed_places(options)
        example = " ".join([word for place, word in enumerate(options[0]) if place not in fixed])
        lines = [self.texts.text("term-type-words", count=self.length, example=example)]
        for place, words in enumerate(self.places):
            if words != self.places[0]:
                there = " · ".join(
                    [f"{i} {word}" for i, (word, _, _) in enumerate(self.words, start=1) if word in words]
                )
                lines.append(self.texts.text("term-word-place", place=place + 1, words=there))
        return Group(grid, *[Text(line) for line in lines])


def ask(
    screen: Screen,
    drawing: GameDrawing,
    view: Any,
    decision: Decision,
    asides: Collection[str],
    thinkable: Sequence[Option] = (),
) -> NumberedAnswers:
    """Print a question with its answers, and return these.

    Args:
        screen: what to write on.
        drawing: says what the answers are called, and what stands beside them.
        view: what the seat that is asked may see.
        decision: the question.
        asides: the verbs of answers that change nothing in the game.
        thinkable: every answer that one may think of, if there are too many to list.
    """
    texts, names = drawing.texts, drawing.names
    choices = NumberedAnswers(
        decision,
        texts,
        thinkable,
        lambda option: drawing.remark(view, option),
        names,
        drawing.longer,
        asides,
        lambda square: drawing.called(view, square),
    )
    prompt = decision.prompt
    asked = {"key": prompt.key, "rule": prompt.rule, "source": prompt.source, "args": prompt.args}
    note = drawing.note(view, decision)
    screen.say()
    screen.say(f"{texts.prompt(asked, names)}{f' ({note})' if note else ''} [{prompt.rule}]", "bold")
    screen.show(choices.drawn(screen.width))
    if len(decision.options) == 1:
        screen.say(texts.text("term-enter"), "dim")
    return choices


def _longer(options: Sequence[Option], verbs: Mapping[str, str]) -> dict[str, Option]:
    """Return the answers that do the same as others and something more, by the notations of those."""
    more = {(option.verb, tuple(option.args.items())): option for option in options}
    pairs = [(one.action, more.get((verbs.get(one.verb, ""), tuple(one.args.items())))) for one in options]
    return {action: other for action, other in pairs if other is not None}


def _with_notation(label: str, notation: str, width: int) -> str:
    """Return a long label with the answer's notation, which is never broken but may go on a separate line."""
    lines = textwrap.wrap(label, width)
    if lines and len(lines[-1]) + len(notation) + 4 <= width:
        return "\n".join([*lines[:-1], f"{lines[-1]}  [{notation}]"])
    return "\n".join([*lines, f"[{notation}]"])


def words_of(option: Option) -> list[str]:
    """Return the words of an answer's notation; the first is its verb."""
    return option.action.split()


def fixed_places(answers: Sequence[Sequence[str]]) -> set[int]:
    """Return the places at which all answers (of the same length) have the same word."""
    return {place for place in range(len(answers[0])) if len({words[place] for words in answers}) == 1}
