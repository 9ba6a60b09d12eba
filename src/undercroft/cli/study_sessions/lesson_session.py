"""A lesson in the terminal: its words before each question, and what it says to answers that it does not want."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from undercroft.bots import usual_bot
from undercroft.cli.session.game_session import Session
from undercroft.cli.session.saving.autosave import LeaveTable
from undercroft.cli.session.seated_match import ME, SeatedMatch
from undercroft.cli.terminal.safe_text import without_control_characters
from undercroft.cli.terminal.screen import Screen
from undercroft.kernel.base.errors import RecordError
from undercroft.kernel.base.user_folders import data_folder
from undercroft.kernel.engine.decisions import Option
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record
from undercroft.locale.texts import Texts
from undercroft.study.lessons.lesson import LEARNER, Lesson, TaughtStep
from undercroft.study.lessons.lesson_course import answer_rival, ended, given, opened, place, said


class Progress:
    """Which lessons of a game have been finished at this terminal, and where the others were left.

    Args:
        game_id: the game.
        folder: where it is kept; None: in the user's data folder.
    """

    def __init__(self, game_id: str, folder: Path | None = None) -> None:
        self.folder = (folder or data_folder() / "lessons") / game_id
        self._file = self.folder / "finished.json"

    def finished(self) -> list[str]:
        """Return the ids of the finished lessons; none if the file cannot be read."""
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=list[str])
        except (OSError, msgspec.DecodeError):
            return []

    def finish(self, lesson: Lesson) -> None:
        """Remember that a lesson is finished, if the disk lets us, and forget where it was left."""
        known = self.finished()
        try:
            self.record(lesson).unlink(missing_ok=True)
            if lesson.id not in known:
                self.folder.mkdir(parents=True, exist_ok=True)
                self._file.write_bytes(msgspec.json.encode([*known, lesson.id]))
        except OSError:
            return

    def record(self, lesson: Lesson) -> Path:
        """Return the file in which an unfinished lesson is kept."""
        return self.folder / f"{lesson.id}.undercroft"

    def left(self, game_id: str, lesson: Lesson) -> Match | None:
        """Return the lesson's game where it was left; None if it was not, or has changed since."""
        fresh = opened(game_id, lesson).record
        try:
            record = Record.open(self.record(lesson))
            if record.header != fresh.header or record.moves[: len(fresh.moves)] != fresh.moves:
                return None
            return Match.replay(record)
        except RecordError:
            return None


class LessonTable(SeatedMatch):
    """The learner and the rivals of a lesson."""

    def __init__(self, lesson: Lesson, match: Match, texts: Texts) -> None:
        rivals = [usual_bot(match.game.id)] * (match.state.seats - 1)
        super().__init__(match, (ME, *rivals), texts)
        self.lesson = lesson

    def bot_answers(self) -> None:
        answer_rival(self.lesson, self.match, self.match.state.to_act[0])


class LessonSession(Session):
    """A session that plays a lesson.

    Args:
        lesson: the lesson.
        match: its game, at its beginning or where it was left.
        texts: the words.
        screen: what to write on.
        save: where each answer is saved.
    """

    def __init__(self, lesson: Lesson, match: Match, texts: Texts, screen: Screen, save: Path) -> None:
        super().__init__(LessonTable(lesson, match, texts), texts, screen, save)
        self.keeper.again = ("learn", match.game.id, lesson.id)
        self.lesson = lesson
        self._read = self._answered()
        self.commands["lesson"] = self.command_lesson
        del self.commands["hint"], self.commands["coach"]  # a lesson says what to do itself

    @property
    def over(self) -> bool:
        return ended(self.lesson, self.match)

    def finish(self) -> bool:
        """Say what is left to read; return False if the learner leaves before."""
        try:
            self._tell_news(LEARNER)
            self._read_on(self.lesson.step[self._answered() :])
            last = self.lesson.step[-1]
            if last.asks:
                self._say(said(self.lesson, last, self.match))
        except LeaveTable:
            return False
        return True

    def glance(self, seat: int) -> None:
        step = self._step()
        self._read_on(self.lesson.step[self._answered() : self.lesson.step.index(step)])
        super().glance(seat)
        self._say(said(self.lesson, step, self.match))

    def answers_itself(self, seat: int) -> bool:
        """Every question of a lesson is asked, even if only one answer is possible."""
        return False

    def accept(self, seat: int, option: Option) -> bool:
        step = self._step()
        legal = [one.action for one in self.match.state.decision(seat).options]
        if not step.wants(option.action, legal):
            self._say(self.lesson.key(step.id, step.reply(option.action)), "yellow")
            return False
        return super().accept(seat, option)

    def command_lesson(self, seat: int, rest: str) -> None:
        """Say again what the lesson says here, and show what it points at."""
        self._point(self._step())
        self._say(said(self.lesson, self._step(), self.match))

    def _answered(self) -> int:
        return place(self.lesson, given(self.lesson, self.match))

    def _step(self) -> TaughtStep:
        """Return the step that waits for an answer."""
        return next(step for step in self.lesson.step[self._answered() :] if step.asks)

    def _read_on(self, steps: Iterable[TaughtStep]) -> None:
        """Show steps that are only read and have not been, one after another."""
        for step in steps:
            number = self.lesson.step.index(step)
            if step.asks or number < self._read:
                continue
            self._read = number + 1
            self._point(step)
            self._say(self.lesson.key(step.id))
            if self.screen.read(self.texts.text("learn-enter")) is None:
                self.keeper.leave(certainly=True)

    def _point(self, step: TaughtStep) -> None:
        view: Any = self.match.state.view(LEARNER)
        self.shown.show(self.drawing.pointed(view, step.point))

    def _say(self, key: str, colour: str = "green") -> None:
        self.screen.show(
            Padding(Panel(Text(without_control_characters(self.texts.text(key))), border_style=colour), (1, 0, 0, 0))
        )


def play_lesson(game_id: str, lesson: Lesson, texts: Texts, screen: Screen, progress: Progress) -> bool:
    """Play a lesson to its end; return False if the learner leaves before."""
    left = progress.left(game_id, lesson)
    session = LessonSession(lesson, left or opened(game_id, lesson), texts, screen, progress.record(lesson))
    screen.say(texts.text("learn-title", number=lesson.number, title=texts.text(lesson.key())), "bold")
    screen.say(texts.text("learn-resumed" if left else "learn-how"))
    if not (session.run() and session.finish()):
        return False
    progress.finish(lesson)
    screen.say(texts.text("learn-finished"), "bold")
    return True
