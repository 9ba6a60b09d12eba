"""The loop of a game at a server: news, board, question, answer, all from what the server shows this seat."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import Any, Final
from urllib.parse import quote, urlencode

import msgspec

from undercroft.cli.session import TOLD
from undercroft.cli.session.numbered_answers import NumberedAnswers, ask
from undercroft.cli.session.remote.server_line import ServerLine, ServerRefused
from undercroft.cli.session.typed_answers import read_answer
from undercroft.cli.terminal.screen import Screen
from undercroft.cli.terminal.shown_blocks import ShownBlocks
from undercroft.kernel.base.errors import OptionError
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.decisions import Decision
from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.locale.texts import Texts
from undercroft.rendering.game_drawing import GameDrawing
from undercroft.rendering.generic_drawing import drawing_of

EVERY: Final = 2.0
"""How many seconds pass between two looks at a table that waits for others."""


class RemoteSession:
    """A table at a server, from where it stands to its end.

    Args:
        line: the line to the server.
        table_id: the table.
        lang: the language.
        screen: what to write on.
        pause: waits for so many seconds.

    Raises:
        OptionError: the server does not answer, or this program cannot show the table.
    """

    def __init__(
        self, line: ServerLine, table_id: str, lang: str, screen: Screen, pause: Callable[[float], None] = time.sleep
    ) -> None:
        self._line = line
        self._path = f"/tables/{quote(table_id, safe='')}"
        self._screen = screen
        self._pause = pause
        self._known = (0, 0)  # how many events there have been, and their edition
        self._log: list[Event] = []
        first = self._line.get(self._path)
        self._texts = Texts(lang, first["table"]["game"])
        self._game = find_game(first["table"]["game"])
        self._names = [_name(seat, self._texts) for seat in first["seats"]]
        self._drawing: GameDrawing = drawing_of(self._game.id)(self._texts, self._names)
        self._kinds = _kinds(self._game.id)
        self._shown = ShownBlocks(screen)
        self._table: dict[str, Any] = {}
        self._view: Any = None
        self._decision: Decision | None = None
        self._choices: NumberedAnswers | None = None
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._explain,
            "help": self._explain,
            "board": lambda _: self._shown.show(self._drawing.board(self._view, self._decision)),
            "rivals": lambda _: self._shown.show(self._drawing.rivals(self._view)),
            "log": lambda _: self._tell(self._log[-TOLD:]),
            "undo": self._undo,
        }

    def run(self) -> bool:
        """Play until the game is over (True) or the person leaves (False); the game goes on without them."""
        self._screen.say(self._texts.text("term-title", game=self._texts.name(self._game.id)), "bold")
        self._screen.say(self._texts.text("term-players", players=self._texts.join(self._names)))
        self._screen.say(self._texts.text("term-server-how"))
        waiting = ""
        try:
            while True:
                self._look()
                if self._table["table"]["status"] == "finished":
                    self._end()
                    return True
                if self._decision is not None and self._decision.sealed is None:
                    waiting = ""
                    if not self._turn():
                        return False
                    continue
                for_whom = self._texts.join([self._names[one["seat"]] for one in self._table["seats"] if one["to_act"]])
                if for_whom != waiting:
                    waiting = for_whom
                    self._screen.say(self._texts.text("term-server-waiting", players=for_whom), "dim")
                self._pause(EVERY)
        except KeyboardInterrupt:
            self._screen.say()
            return False

    def _look(self) -> None:
        """Ask the server how the table is, and tell what is new."""
        since, edition = self._known
        table = self._line.get(f"{self._path}?{urlencode({'since': since, 'edition': edition})}")
        try:
            self._view = msgspec.convert(table["view"], self._game.view_class, strict=False)
            decisions = [msgspec.convert(one, Decision, strict=False) for one in table["decisions"]]
        except msgspec.ValidationError:
            raise OptionError(self._texts.text("term-server-other")) from None
        self._table, self._decision = table, decisions[0] if decisions else None
        events = [event for _, one in table["events"] if (event := self._event(one)) is not None]
        if table["edition"] != edition:
            self._log = []
            self._shown.forget()
        self._known = table["since"] + len(table["events"]), table["edition"]
        fresh = events[-TOLD:] if not self._log else events
        self._log += events
        self._tell([event for event in fresh if event.kind not in self._drawing.quiet])

    def _event(self, one: dict[str, Any]) -> Event | None:
        """Return an event of the server's; None for one that this version does not know."""
        kind = self._kinds.get(one["event"])
        try:
            return None if kind is None else msgspec.convert(one, kind, strict=False)
        except msgspec.ValidationError:
            return None

    def _tell(self, events: Iterable[Event]) -> None:
        """Print what happened in sentences; » marks the player's own events."""
        mine = self._table["look"]
        for event in events:
            args = event.args()
            mark = "»" if mine is not None and args.get("seat") == mine else "·"
            self._screen.say(f"{mark} {self._texts.event(event.kind, args, self._names)}")

    def _turn(self) -> bool:
        """Ask until an answer is given; return False if the person leaves."""
        assert self._decision is not None
        decision = self._decision
        self._shown.show(self._drawing.glance(self._view, decision), only_new=True)
        self._ask(decision)
        while True:
            typed = self._screen.read(f"{self._names[decision.seat]}> ")
            if typed is None or typed.lower() == "quit":
                return False
            if not typed and len(decision.options) == 1:
                typed = decision.options[0].action
            word, _, rest = typed.partition(" ")
            if typed.startswith("?"):
                word, rest = "?", typed[1:]
            command = self._commands.get(word.lower())
            if not typed:
                self._ask(decision)
            elif command is not None:
                command(rest.strip())
                if word.lower() == "undo":
                    return True
            elif self._answer(decision, typed):
                return True

    def _ask(self, decision: Decision) -> None:
        self._choices = ask(self._screen, self._drawing, self._view, decision, self._game.asides)

    def _answer(self, decision: Decision, typed: str) -> bool:
        """Send what was typed if it is an answer; otherwise say what is wrong with it."""
        assert self._choices is not None
        found = read_answer(typed, self._choices)
        if len(found) > 1:
            self._screen.say(self._choices.unclear(found))
            return False
        if not found:
            self._why(decision, typed)
            return False
        body = {"seat": decision.seat, "decision": decision.number, "action": found[0].action}
        try:
            self._line.post(f"{self._path}/answer", body)
        except ServerRefused as refused:
            if refused.code != "stale":  # then the table has gone on, and is looked at again
                self._screen.say(str(refused))
        return True

    def _why(self, decision: Decision, typed: str) -> None:
        """Say why an answer cannot be given."""
        asked = urlencode({"seat": decision.seat, "action": typed[:200]})
        try:
            refusal = self._line.get(f"{self._path}/why?{asked}")
        except ServerRefused:
            self._screen.say(self._texts.error("unknown-action", text=typed[:60], close="none"))
            return
        if refusal is not None:
            said = self._texts.refusal(refusal["rule"], refusal["reason"], refusal["args"], self._names)
            self._screen.say(said)

    def _explain(self, rest: str) -> None:
        """Explain the question, or why an answer cannot be given."""
        assert self._decision is not None
        if rest:
            self._why(self._decision, rest)
            return
        prompt = self._decision.prompt
        self._screen.say(self._texts.help(prompt.key))
        self._screen.say(self._texts.text("term-rule", rule=prompt.rule))
        self._screen.say(self._texts.text("term-server-commands", commands=" · ".join([*self._commands, "quit"])))

    def _undo(self, _: str) -> None:
        try:
            self._line.post(f"{self._path}/undo", {"seat": self._table["look"]})
        except ServerRefused as refused:
            reason = refused.refusal["reason"] if refused.refusal else ""
            self._screen.say(self._texts.text(reason) if self._texts.has(reason) else str(refused))

    def _end(self) -> None:
        self._screen.say(self._texts.text("term-server-over"), "bold")
        for _, block in self._drawing.result(self._view):
            self._screen.show(block)


def choose_table(line: ServerLine, texts: Texts, screen: Screen) -> str | None:
    """List a person's unfinished tables, those that wait first, and return the one that is chosen; None for none."""
    waiting = line.get("/turns")["tables"]
    shared = [one["table"]["id"] for one in waiting]
    alone = [one for one in line.get("/tables?which=mine&status=unfinished")["tables"] if one["id"] not in shared]
    tables = [one["table"] for one in waiting] + alone
    if not tables:
        screen.say(texts.text("term-server-none"))
        return None
    screen.say(texts.text("term-server-tables"), "bold")
    for number, table in enumerate(tables, start=1):
        words = Texts(texts.lang, table["game"])
        names = texts.join([_name(seat, words) for seat in table["seats"]])
        turn = f" – {texts.text('term-server-turn')}" if table["my_turn"] else ""
        screen.say(f"{number} {words.name(table['game'])}: {names}{turn}", indent=2)
    while True:
        typed = screen.read(f"{texts.text('term-server-which')} ")
        if typed is None or typed.lower() == "quit":
            return None
        if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(tables):
            return str(tables[int(typed) - 1]["id"])
        screen.say(texts.text("term-no-number", first=1, last=len(tables)))


def _name(seat: dict[str, Any], texts: Texts) -> str:
    """Return what a player is called."""
    if seat["name"]:
        return str(seat["name"])
    alias = f"alias-{seat['alias']}"
    return texts.text(alias) if seat["alias"] and texts.has(alias) else texts.player(seat["seat"])


def _kinds(game_id: str) -> dict[str, type[Event]]:
    """Return the kinds of events of a game, by their names."""
    package = GAMES[game_id]

    def below(kind: type[Event]) -> Iterable[type[Event]]:
        for sub in kind.__subclasses__():
            yield sub
            yield from below(sub)

    return {str(kind.__struct_config__.tag): kind for kind in below(Event) if kind.__module__.startswith(f"{package}.")}
