"""The explorer in the terminal (`study.analysis.position_explorer`): it shows positions with estimates, and goes where
one types."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from undercroft.cli.session.hint_text import in_words
from undercroft.cli.terminal.number_format import measured
from undercroft.cli.terminal.screen import Screen
from undercroft.kernel.base.errors import UndercroftError
from undercroft.kernel.engine.decisions import Decision, Option
from undercroft.kernel.engine.games import find_game
from undercroft.locale.texts import Texts
from undercroft.rendering.generic_drawing import drawing_of
from undercroft.study.analysis.hints import advising_of
from undercroft.study.analysis.position_explorer import (
    Estimate,
    Explored,
    GameStart,
    comparison,
    estimates,
    explored,
    played_on,
)

SHOWN: Final = 9
"""How many answers are shown before all of them are asked for."""


class Explorer:
    """Shows positions until somebody leaves.

    Args:
        game_id: the game.
        start: where it starts.
        line: the answers to the first position.
        stage: how much is tried (`study.analysis.position_explorer.STAGES`).
        texts: the words.
        screen: what to write on.
    """

    def __init__(
        self, game_id: str, start: GameStart, line: Sequence[str], stage: int, texts: Texts, screen: Screen
    ) -> None:
        self.game_id, self.start, self.stage = game_id, start, stage
        self.texts, self.screen = texts, screen
        self.line = list(line)
        self.position: Explored = explored(game_id, start, self.line)
        self.names = [texts.player(seat) for seat in range(self.position.start.seats)]
        self._drawing = drawing_of(game_id)(texts, self.names)
        self._found: tuple[Estimate, ...] = ()
        self._commands: Mapping[str, Callable[[Sequence[str]], None]] = {
            "back": self._back,
            "on": self._on,
            "all": self._all,
            "board": self._board,
            "compare": self._compare,
        }

    @property
    def asked(self) -> Decision | None:
        """What is asked; of several at once, the first."""
        return self.position.decisions[0] if self.position.decisions else None

    def run(self) -> None:
        """Show the position and read what to do, until somebody leaves."""
        self._board(())
        self._answers()
        self.screen.say(self.texts.text("explore-help"), "dim")
        while (typed := self.screen.read("> ")) is not None and typed.lower() != "quit":
            word, *rest = typed.split() or [""]
            try:
                command = self._commands.get(word.lower())
                if command is not None:
                    command(rest)
                else:
                    self._go(typed)
            except UndercroftError as error:
                self.screen.say(str(error), "yellow")

    def _move(self, line: list[str]) -> None:
        """Go to the position after a line, and show it; where it cannot be, nothing changes."""
        self.position = explored(self.game_id, self.start, line)
        self.line = line
        for event in self.position.events:
            self.screen.say(f"· {self.texts.event(event.kind, event.args(), self.names)}", indent=3)
        self._answers()

    def _go(self, typed: str) -> None:
        """Give an answer, by its number or in the notation."""
        decision, answer = self.asked, self._answer(typed)
        if decision is None or answer is None:
            self.screen.say(self.texts.text("explore-help"), "dim")
        else:
            self._move([*self.line, f"{decision.seat} {answer}"])

    def _answer(self, typed: str) -> str | None:
        """The legal answer with this number or this notation; None if there is none."""
        if typed.isascii() and typed.isdecimal() and len(typed) < 5:
            return self._found[int(typed) - 1].action if 0 < int(typed) <= len(self._found) else None
        answer = " ".join(typed.lower().split())
        legal = self.asked is not None and any(option.action == answer for option in self.asked.options)
        return answer if legal else None

    def _back(self, rest: Sequence[str]) -> None:
        self._move(self.line[:-1])

    def _on(self, rest: Sequence[str]) -> None:
        decision = self.asked
        if decision is not None:
            self._move([*self.line, *played_on(self.game_id, self.start, self.line, decision.seat)])

    def _all(self, rest: Sequence[str]) -> None:
        self._list(len(self._found))

    def _board(self, rest: Sequence[str]) -> None:
        views: tuple[Any, ...] = self.position.views
        view = self._drawing.all_seeing(views)
        for block in dict([*self._drawing.board(view), *self._drawing.rivals(view)]).values():
            self.screen.show(block)

    def _compare(self, rest: Sequence[str]) -> None:
        """Compare the answers with these numbers; without any, the two best."""
        decision = self.asked
        answers = [answer for typed in rest or ("1", "2") if (answer := self._answer(typed)) is not None]
        if decision is None or not answers:
            self.screen.say(self.texts.text("explore-help"), "dim")
            return
        advice = comparison(self.game_id, self.start, self.line, decision.seat, answers)
        for said in in_words(advice, find_game(self.game_id), self.texts, self.names):
            self.screen.say(said)

    def _answers(self) -> None:
        """Say what is asked, and what each answer is expected to bring."""
        decision = self.asked
        if decision is None:
            self._found = ()
            self.screen.say(self.texts.text("explore-over"), "bold")
            return
        prompt = decision.prompt
        asked = {"key": prompt.key, "rule": prompt.rule, "source": prompt.source, "args": prompt.args}
        question = self.texts.prompt(asked, self.names)
        self.screen.say(f"{self.names[decision.seat]}: {question} [{prompt.rule}]", "bold")
        found = estimates(self.game_id, self.start, self.line, decision.seat, self.stage)
        self._found = found.estimates
        self._list(SHOWN)

    def _list(self, shown: int) -> None:
        """Show so many of the answers."""
        parse = find_game(self.game_id).vocabulary.parse
        for number, one in enumerate(self._found[:shown], 1):
            option = Option.of(parse(one.action))
            self.screen.say(f"{number:3}. {self.texts.option(option.verb, option.args, self.names)}")
            self.screen.say(self._worth(number, one), "dim", indent=5)
        if len(self._found) > shown:
            self.screen.say(self.texts.text("explore-more", n=len(self._found) - shown), "dim")

    def _worth(self, number: int, one: Estimate) -> str:
        """Say what an answer is expected to bring, beside the best one."""
        measure = advising_of(self.game_id).MEASURE
        low, high, value = [measured(n, measure, self.texts.lang) for n in (one.low, one.high, one.value)]
        kind = "best" if number == 1 else "less" if one.low > 0 else "even"
        args = {"kind": kind, "measure": measure, "value": value, "low": low, "high": high}
        return self.texts.text("explore-worth", **args, worlds=one.worlds)
