"""Games played through the program. What to type is worked out on a match with the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from typer.testing import CliRunner

from undercroft.bots import make_bot
from undercroft.cli.program import app
from undercroft.cli.session.forced_answers import passes
from undercroft.cli.session.seated_match import SeatedMatch
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.locale.texts import Texts

DUNGEON_LORDS = "dungeon-lords"


class Ran:
    """What a run of the program printed, and its exit status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    @property
    def words(self) -> str:
        """The output without line breaks, so that sentences can be found."""
        return " ".join(self.out.split())


def run(*args: str | Path, typed: Sequence[str] = (), lang: str = "en") -> Ran:
    """Run the program with piped input; a traceback fails the test."""
    text = "".join([f"{line}\n" for line in typed])
    result = CliRunner().invoke(app, [str(arg) for arg in args], input=text, env={"LANG": lang, "COLUMNS": "80"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Ran(result.exit_code, result.stdout, result.stderr)


def script(
    seed: str, seats: str, preset: str = "first", game_id: str = DUNGEON_LORDS
) -> tuple[list[tuple[int, str]], Match]:
    """Random legal answers of all people in a whole game but those that pass by themselves, and the match."""
    who = tuple(seats.split(","))
    game = find_game(game_id)
    match = Match.start(game, len(who), game.preset(preset), seed, who)
    table = SeatedMatch(match, who, Texts("en", game_id))
    answers = []
    while not match.state.is_terminal:
        seat = table.next_person()
        if seat is None:
            table.bot_answers()
            continue
        move = passes(match, match.state.decision(seat), len(table.people))
        if move is not None:
            match.apply(seat, move.action)
            continue
        bot = make_bot("random", game_id, f"{seed} {len(match.record.moves)}")
        answer = bot.choose(match.state.view(seat), match.state.decision(seat))
        answers.append((seat, answer))
        match.apply(seat, answer)
    return answers, match


def saves(data: Path) -> list[Path]:
    """The saved games, newest last."""
    return sorted((data / "undercroft" / "saves").glob("*"), key=lambda path: path.stat().st_mtime_ns)
