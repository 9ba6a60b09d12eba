"""Saving: every answer is saved at once, and leaving prints how to come back."""

from __future__ import annotations

import shlex
from pathlib import Path

from undercroft.cli.terminal.language_choice import language
from undercroft.cli.terminal.screen import Screen
from undercroft.kernel.base.errors import RecordError
from undercroft.kernel.history.match import Match
from undercroft.locale.texts import Texts


class LeaveTable(Exception):
    """Raised when a player leaves the table."""


class Autosave:
    """Saves the record of one match.

    Args:
        match: the game.
        path: where each answer is saved at once; None: nowhere.
        texts: the words.
        screen: where success and failure are reported.
        again: the words of the command that continues, if it is not ``play`` with the file.
    """

    def __init__(
        self, match: Match, path: Path | None, texts: Texts, screen: Screen, again: tuple[str, ...] = ()
    ) -> None:
        self.match = match
        self.path = path
        self.texts = texts
        self.screen = screen
        self.again = again
        self._failing = False
        self._refused = False

    def save(self, path: Path) -> bool:
        """Save in a file; return whether it worked. A failure is reported and leaves an existing file alone."""
        try:
            self.match.record.save(path)
        except RecordError as error:
            self.screen.say(self.texts.text("term-save-failed", details=str(error)))
            return False
        return True

    def autosave(self) -> None:
        """Save after an answer. The game goes on after a failure, which is reported once."""
        if self.path is None:
            return
        if not self._failing or self.match.state.is_terminal:
            self._failing = not self.save(self.path)
            return
        try:
            self.match.record.save(self.path)
        except RecordError:
            return
        self._failing = False

    def _command(self, path: Path) -> str:
        """Return the shell command that continues the game in the same language."""
        words = ["undercroft", *(self.again or ("play", self.match.game.id, "--load", str(path)))]
        if self.texts.lang != language(None):
            words += ["--lang", self.texts.lang]
        return shlex.join(words)

    def leave(self, certainly: bool) -> None:
        """Save, say how to continue later, and leave.

        If the game cannot be saved, the player must ask to leave twice, unless nobody can be asked (``certainly``).

        Raises:
            LeaveTable: the player leaves; nothing is raised if he must ask again.
        """
        if self.path is not None:
            if self.save(self.path):
                self.screen.line(self.texts.text("term-left", path=str(self.path)))
                self.screen.line(f"  {self._command(self.path)}")
            elif not certainly and not self._refused:
                self._refused = True
                self.screen.say(self.texts.text("term-quit-again"))
                return
        raise LeaveTable
