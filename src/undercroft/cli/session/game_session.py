"""The loop of a game in the terminal: news, board, question, answer. It is the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from undercroft.cli.session import TOLD
from undercroft.cli.session.forced_answers import passes
from undercroft.cli.session.hint_text import has_hints, hint_for, in_words, warning_for, warning_in_words
from undercroft.cli.session.numbered_answers import NumberedAnswers, ask
from undercroft.cli.session.question_help import explain, parse, thinkable, why_not
from undercroft.cli.session.saving.autosave import Autosave, LeaveTable
from undercroft.cli.session.saving.saved_games import named_by_player
from undercroft.cli.session.seated_match import SeatedMatch
from undercroft.cli.session.typed_answers import read_answer
from undercroft.cli.terminal.screen import Screen
from undercroft.cli.terminal.shown_blocks import ShownBlocks
from undercroft.kernel.base.errors import NotationError, UndoRefused
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.history.match import Match
from undercroft.locale.texts import Texts
from undercroft.rendering.game_drawing import GameDrawing
from undercroft.rendering.generic_drawing import drawing_of


class Session:
    """One game at this terminal, from where it stands to its end.

    Args:
        table: the match and its players.
        texts: the words.
        screen: what to write on.
        save: where each answer is saved at once; None: nowhere.
    """

    def __init__(self, table: SeatedMatch, texts: Texts, screen: Screen, save: Path | None) -> None:
        self.table = table
        self.texts = texts
        self.screen = screen
        self.keeper = Autosave(table.match, save, texts, screen)
        self.drawing: GameDrawing = drawing_of(self.match.game.id)(texts, table.names)
        self.commands: dict[str, Callable[[int, str], None]] = {
            "?": self.command_explain,
            "help": self.command_explain,
            "board": self.command_board,
            "rivals": self.command_rivals,
            "log": self.command_log,
            "hint": self.command_hint,
            "coach": self.command_coach,
            "undo": self.command_undo,
            "save": self.command_save,
            "rules": self.command_rules,
            "quit": self.command_quit,
        }
        self._told = {seat: self._last_answer(seat) for seat in table.people}
        self.shown = ShownBlocks(screen)
        self._at_screen: int | None = None
        self._secret_shown = False
        self._choices: NumberedAnswers | None = None
        self._taken_back = False
        self._warns = False
        self._warned: set[tuple[str, str]] = set()

    @property
    def match(self) -> Match:
        """The match that is being played."""
        return self.table.match

    @property
    def over(self) -> bool:
        """Whether there is nothing left to play."""
        return self.match.state.is_terminal

    def run(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False)."""
        try:
            while not self.over:
                seat = self.table.next_person()
                if seat is None:
                    self.table.bot_answers()
                else:
                    self._turn(seat)
        except KeyboardInterrupt:
            self.screen.say()
            return self._leave()
        except LeaveTable:
            return False
        self.keeper.autosave()
        return True

    def _leave(self) -> bool:
        with suppress(LeaveTable):
            self.keeper.leave(certainly=True)
        return False

    def _last_answer(self, seat: int) -> int:
        """Return the number of the seat's last answer: everything since then is news to a player who comes back."""
        return max([i for i, (who, _) in enumerate(self.match.record.moves) if who == seat], default=0)

    def tell_the_end(self, seat: int | None) -> None:
        """Show the last news that the seat may know."""
        self._tell_news(seat)

    # One turn.

    def _turn(self, seat: int) -> None:
        """Ask a person until an answer is given."""
        self._hand_over(seat)
        self._tell_news(seat)
        if self.answers_itself(seat):
            return
        self.glance(seat)
        self._ask(seat)
        while True:
            typed = self.screen.read(f"{self.table.names[seat]}> ")
            if typed is None:
                self.keeper.leave(certainly=True)
            before = self.match.state
            if not typed and len(self._options(seat)) == 1:
                typed = self._options(seat)[0].action
            if not typed:
                self._ask(seat)
            elif not self._command(seat, typed) and self._answer(seat, typed):
                return
            if self.match.state is not before:
                return

    def answers_itself(self, seat: int) -> bool:
        """Give the only possible answer, or the one that goes without saying, and say so; not after an undo, since the
        player wants to do something else.
        """
        decision = self.match.state.decision(seat)
        move = passes(self.match, decision, len(self.table.people))
        if move is None or self._taken_back:
            return False
        why = "term-routine" if decision.routine else "term-passing"
        self.screen.say(self.texts.text(why, answer=self._label(move)), "dim")
        self.match.apply(seat, move.action)
        self.keeper.autosave()
        return True

    def _label(self, option: Option) -> str:
        return self.texts.option(option.verb, option.args, self.table.names)

    def _hand_over(self, seat: int) -> None:
        """Clear one player's secrets off a shared screen before the next player sits down."""
        last = self._at_screen
        self._at_screen = seat
        people = {seat} if last is None else {seat, last}
        self._secret_shown = self._secret_shown or any(self.table.has_secret(person) for person in people)
        if len(people) < 2:
            return
        self.shown.forget()
        if self._secret_shown:
            self.screen.clear()
            self.screen.say(self.texts.text("term-pass", player=self.table.names[seat]), "bold")
            if self.screen.read(self.texts.text("term-press-enter")) is None:
                self.keeper.leave(certainly=True)
            self.screen.clear()
        self._secret_shown = self.table.has_secret(seat)

    def _tell_news(self, seat: int | None) -> None:
        since = self._told[seat] if seat is not None else 0
        if seat is not None:
            self._told[seat] = len(self.match.events)
        self._tell(seat, [event for event in self.table.news(seat, since) if event.kind not in self.drawing.quiet])

    def _tell(self, seat: int | None, events: Iterable[Event]) -> None:
        """Print what happened in sentences, repeated ones once; » marks the player's own events."""
        sentences: list[tuple[str, int]] = []
        for event in events:
            args = event.args()
            mark = "»" if seat is not None and args.get("seat") == seat else "·"
            sentence = f"{mark} {self.texts.event(event.kind, args, self.table.names)}"
            times = sentences.pop()[1] if sentences and sentences[-1][0] == sentence else 0
            sentences.append((sentence, times + 1))
        for sentence, times in sentences:
            self.screen.say(sentence if times == 1 else f"{sentence} (×{times})")

    def glance(self, seat: int) -> None:
        view = self.match.state.view(seat)
        self.shown.show(self.drawing.glance(view, self.match.state.decision(seat)), only_new=True)

    def _ask(self, seat: int) -> None:
        state = self.match.state
        self._choices = ask(
            self.screen,
            self.drawing,
            state.view(seat),
            state.decision(seat),
            self.match.game.asides,
            thinkable(self.match, seat),
        )

    def _options(self, seat: int) -> tuple[Option, ...]:
        return self.match.state.decision(seat).options

    def _answer(self, seat: int, typed: str) -> bool:
        """Carry out what was typed if it is an answer; otherwise say what is wrong with it."""
        choices = self._choices
        assert choices is not None
        found = read_answer(typed, choices)
        if len(found) == 1:
            return self.accept(seat, found[0])
        if found:
            self.screen.say(choices.unclear(found))
        elif choices.words and isinstance(parse(self.match, seat, typed, choices), NotationError):
            self.screen.say(self.texts.text("term-words-wrong", count=choices.length))
        elif typed.isdecimal() and not choices.words:
            numbers = list(choices.numbered)
            self.screen.say(self.texts.text("term-no-number", first=numbers[0], last=numbers[-1]))
        else:
            self.screen.say(why_not(self.match, seat, typed, choices))
            self.screen.say(self.texts.text("term-hint"), "dim")
        return False

    def accept(self, seat: int, option: Option) -> bool:
        """Give a legal answer, and return whether it was given."""
        if self._warns and self._takes_back(seat, option):
            return False
        self._taken_back = False
        self.match.apply(seat, option.action)
        self.keeper.autosave()
        return True

    def _takes_back(self, seat: int, option: Option) -> bool:
        """Warn of a blunder, and return whether the player takes the answer back; of the same one only once."""
        advice = warning_for(self.match, seat, option.action)
        if advice is None:
            return False
        warning = option.verb, advice.advised[0].answers[0]
        if warning in self._warned:
            return False
        for line in warning_in_words(advice, self.match, self.texts, self.table.names):
            self.screen.say(line)
        self.screen.say(self.texts.text("coach-warning"), "bold")
        for place, key in enumerate(("coach-take-back", "coach-all-the-same"), 1):
            self.screen.say(f"{place} {self.texts.text(key)}", indent=2)
        while (typed := self.screen.read(f"{self.table.names[seat]}> ")) not in ("", "1", "2"):
            if typed is None:
                self.keeper.leave(certainly=True)
            self.screen.say(self.texts.text("term-one-or-two"))
        if typed == "2":
            self._warned.add(warning)
            return False
        self._ask(seat)
        return True

    # Commands.

    def _command(self, seat: int, typed: str) -> bool:
        """Carry out what was typed if it is a command; return whether it was one."""
        word, _, rest = typed.partition(" ")
        if typed[0] == "?":
            word, rest = "?", typed[1:]
        if self._choices is not None and self._choices.asides and typed.lower() == self._choices.asides[0].verb:
            for option in self._choices.asides:
                self.screen.say(f"{self._choices.labels[option.action]}  [{option.action}]", indent=2)
            return True
        command = self.commands.get(word.lower())
        if command is None:
            return False
        command(seat, rest.strip())
        return True

    def command_explain(self, seat: int, rest: str) -> None:
        """Explain the question, and why some answers are missing, or why the given answer is."""
        if rest and self._choices is not None:
            self.screen.say(why_not(self.match, seat, rest, self._choices))
            return
        for line in explain(self.match, seat, self.texts, self._choices):
            self.screen.say(line.strip(), indent=len(line) - len(line.lstrip()))
        self.screen.say()
        self.screen.say(self.texts.text("term-commands", commands=" · ".join(self.commands)))

    def command_board(self, seat: int, rest: str) -> None:
        """Show the whole board."""
        state = self.match.state
        self.shown.show(self.drawing.board(state.view(seat), state.decision(seat)))
        self._ask(seat)

    def command_rivals(self, seat: int, rest: str) -> None:
        """Show the other players in detail."""
        self.shown.show(self.drawing.rivals(self.match.state.view(seat)))
        self._ask(seat)

    def command_log(self, seat: int, rest: str) -> None:
        """Show the latest events."""
        most = int(rest) if rest.isdecimal() and len(rest) < 6 else TOLD
        told = self.table.news(seat, 0)
        if not told or not most:
            self.screen.say(self.texts.text("term-nothing-yet"))
        self._tell(seat, told[-most:] if most else ())
        self._ask(seat)

    def command_hint(self, seat: int, rest: str) -> None:
        """Say what a strong bot would do."""
        if not has_hints(self.match, len(self.table.people)):
            self.screen.say(self.texts.text("term-no-hints"))
            return
        for line in in_words(hint_for(self.match, seat), self.match.game, self.texts, self.table.names):
            self.screen.say(line.strip(), indent=len(line) - len(line.lstrip()))

    def command_coach(self, seat: int, rest: str) -> None:
        """Turn warnings of blunders on or off."""
        if not has_hints(self.match, len(self.table.people)):
            self.screen.say(self.texts.text("term-no-hints"))
            return
        self._warns = {"on": True, "off": False}.get(rest.lower(), self._warns)
        self.screen.say(self.texts.text("term-coach-on" if self._warns else "term-coach-off"))

    def command_undo(self, seat: int, rest: str) -> None:
        """Undo the player's last answer, if it has disclosed nothing."""
        moves = self.match.record.moves
        theirs = len(self.table.people) > 1 and moves and moves[-1][0] in self.table.people
        try:
            self.match.undo(None if theirs else seat)
        except UndoRefused as error:
            self.screen.say(self.texts.text(error.reason))
            return
        self.after_rewind()
        self.screen.say(self.texts.text("term-undone"))

    def after_rewind(self) -> None:
        """Adjust to a match that has gone back to an earlier position."""
        self._taken_back = True
        self._told = {seat: min(told, len(self.match.events)) for seat, told in self._told.items()}
        self.shown.forget()
        self.keeper.autosave()

    def command_rules(self, seat: int, rest: str) -> None:
        """Say where the rules are, in the language of the game if they are translated."""
        from undercroft.locale.rules_files import file_of

        path, _ = file_of(self.match.game.id, self.texts.lang)
        if path is None:
            self.screen.say(self.texts.text("term-hint"))
            return
        with suppress(ValueError):  # elsewhere, such as in an installed package
            path = path.relative_to(Path.cwd())
        self.screen.say(self.texts.text("term-rules", path=path.as_posix()))

    def command_save(self, seat: int, rest: str) -> None:
        """Save the game, in the named file if there is a name."""
        path = named_by_player(rest) if rest else self.keeper.path
        if path is None:
            self.screen.say(self.texts.text("term-save-elsewhere" if rest else "term-save-where"))
        elif self.keeper.save(path):
            self.screen.line(self.texts.text("term-saved", path=str(path)))

    def command_quit(self, seat: int, rest: str) -> None:
        """Save the game and leave."""
        self.keeper.leave(certainly=False)
