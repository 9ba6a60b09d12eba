"""The typed lines of the transcript when today's cards no longer allow them: the closest that can be typed.

The game is played here as the page's first command starts it, at the program's own table. A line that is still an
answer stays. Any other becomes the legal answer closest to it, or that of a bot if the game asks something else.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from itertools import pairwise
from typing import Final

from undercroft.bots import make_bot
from undercroft.cli.session.numbered_answers import NumberedAnswers
from undercroft.cli.session.question_help import thinkable
from undercroft.cli.session.seated_match import SeatedMatch, parse_seats
from undercroft.cli.session.typed_answers import read_answer
from undercroft.kernel.base.errors import UndoRefused
from undercroft.kernel.engine.decisions import Decision, Option
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.locale.texts import Texts

UNTIL: Final = "DL-11.3"
"""The rule that asks the question to which the lines of a ``typed`` block lead."""
COMMANDS: Final = ("?", "board", "log", "undo", "quit")

_FENCED: Final = re.compile(r"^```(console|typed)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SEED: Final = re.compile(r"--seed \S+")


def adapted(page: str, seed: str, prompt: str, refused: Sequence[str]) -> str:
    """The page with lines that can be typed, and without what the program printed.

    Args:
        page: the page.
        seed: the seed of its game from now on.
        prompt: what stands before a line that is typed to the program.
        refused: the lines that the page shows refused.
    """
    page = _SEED.sub(f"--seed {seed}", page)
    player: Player | None = None

    def block(match: re.Match[str]) -> str:
        nonlocal player
        kind, text = match.groups()
        lines = text.splitlines()
        if player is None:
            player = Player(lines[0], refused)
        if kind == "typed":
            return "\n".join(["```typed", *player.up_to_the_battle(lines), "```"])
        new = [
            f"{prompt}{typed}" if line.startswith(prompt) else line
            for line in lines
            if (typed := player.typed(line.removeprefix(prompt)) if line.startswith(prompt) else line)
        ]
        return "\n".join(["```console", *new, "```"])

    return _FENCED.sub(block, page)


class Player:
    """Somebody who types the lines of the page, or the closest that can be typed.

    Args:
        command: the page's first command.
        refused: the lines that are to be refused.
    """

    def __init__(self, command: str, refused: Sequence[str]) -> None:
        words = shlex.split(command)
        option = dict(pairwise(words))
        game = find_game(words[words.index("play") + 1])
        seats = parse_seats(option["--seats"], game.id)
        options = game.options_from(option["--preset"], [])
        self.texts = Texts(option["--lang"], game.id)
        self.table = SeatedMatch(Match.start(game, len(seats), options, option["--seed"], seats), seats, self.texts)
        self.refused = refused

    @property
    def match(self) -> Match:
        """The game that is played."""
        return self.table.match

    def asked(self) -> Decision | None:
        """What the player is asked next, once the bots have answered; None if the game is over."""
        while not self.match.state.is_terminal:
            seat = self.table.next_person()
            if seat is not None:
                return self.match.state.decision(seat)
            self.table.bot_answers()
        return None

    def typed(self, line: str) -> str | None:
        """What is typed instead of a line, perhaps the same; None: nothing."""
        decision = self.asked()
        if decision is None:
            return None
        word = "?" if line.startswith("?") else line.partition(" ")[0]
        if word in COMMANDS:
            return self._command(line, decision.seat)
        found = self._meant(line, decision)
        if line in self.refused:
            return line if not found else self._illegal(line, decision.seat)
        if len(found) == 1:
            self.match.apply(decision.seat, found[0].action)
            return line
        answer = closest(line, decision.options) or self._idea(decision)
        self.match.apply(decision.seat, answer)
        return answer

    def up_to_the_battle(self, lines: Sequence[str]) -> Iterator[str]:
        """Answers up to the question of `UNTIL`: of the lines, the next one that answers what is asked, or a bot's."""
        left = list(lines)
        while (decision := self.asked()) is not None and decision.prompt.rule != UNTIL:
            answer = None
            for number, line in enumerate(left):
                answer = closest(line, decision.options)
                if answer is not None:
                    del left[: number + 1]
                    break
            answer = answer or self._idea(decision)
            self.match.apply(decision.seat, answer)
            yield answer

    def _command(self, line: str, seat: int) -> str | None:
        if line == "undo":
            try:
                self.match.undo(seat)
            except UndoRefused:
                return None
        return line

    def _meant(self, line: str, decision: Decision) -> list[Option]:
        choices = NumberedAnswers(decision, self.texts, thinkable(self.match, decision.seat), players=self.table.names)
        return read_answer(line, choices)

    def _illegal(self, line: str, seat: int) -> str | None:
        state = self.match.state
        thought = [Option.of(action) for action in state.candidates(seat) if state.why_not(seat, action) is not None]
        return closest(line, thought)

    def _idea(self, decision: Decision) -> str:
        bot = make_bot("greedy", self.match.game.id, f"{self.match.record.header.seed} {decision.number}")
        return str(bot.choose(self.match.state.view(decision.seat), decision))


def closest(line: str, options: Sequence[Option]) -> str | None:
    """The notation most like a line, which may leave out the verb; None if all answer something else."""
    words = line.split()

    def likeness(option: Option) -> tuple[bool, int, float]:
        answer = option.action.split()
        common = sum([word in answer for word in words])
        return option.verb == words[0], common, SequenceMatcher(None, line, option.action).ratio()

    best = max(options, key=likeness, default=None)
    return best.action if best is not None and likeness(best)[1] else None
