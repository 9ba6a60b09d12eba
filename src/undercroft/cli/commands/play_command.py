"""``undercroft play``: a game at this terminal, against bots or with others at the same screen."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from undercroft.kernel.engine.games import FIRST_GAME

if TYPE_CHECKING:
    from undercroft.kernel.engine.games import Game
    from undercroft.locale.texts import Texts


class Sitting(NamedTuple):
    """A table, the path where its game is saved, its texts, and what to say of it before it begins."""

    table: Any
    save: Path
    texts: Any
    notes: tuple[str, ...] = ()


def play(
    game: Annotated[str, typer.Argument()] = FIRST_GAME,
    seats: str | None = None,
    preset: str | None = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o")] = None,
    seed: str | None = None,
    lang: str | None = None,
    load: Path | None = None,
    server: str | None = None,
) -> None:
    """Play a game in the terminal. Type ? at any question for help; `quit` saves the game."""
    if server is not None:
        _play_at(server, lang)
        return
    from undercroft.cli.session.game_session import Session
    from undercroft.cli.terminal.language_choice import language
    from undercroft.cli.terminal.screen import Screen, with_line_editing

    spoken = language(lang)
    sitting = _load(load, seats, spoken) if load else _start(game, seats, preset, option or [], seed, spoken)
    screen = Screen()
    with_line_editing()
    session = Session(sitting.table, sitting.texts, screen, sitting.save)
    _open(session, load is not None, sitting.notes)
    if session.run():
        _close(session)


def _play_at(server: str, lang: str | None) -> None:
    """Sign in at a server, and play at one of one's tables there."""
    from undercroft.cli.session.remote.device_sign_in import sign_in
    from undercroft.cli.session.remote.remote_session import RemoteSession, choose_table
    from undercroft.cli.session.remote.server_line import ServerLine
    from undercroft.cli.terminal.language_choice import language
    from undercroft.cli.terminal.screen import Screen, with_line_editing
    from undercroft.locale.texts import Texts

    spoken = language(lang)
    texts, screen = Texts(spoken), Screen()
    line = ServerLine(server, texts)
    try:
        sign_in(line, texts, screen)
        with_line_editing()
        table = choose_table(line, texts, screen)
    except KeyboardInterrupt:
        screen.say()
        return
    if table is not None:
        RemoteSession(line, table, spoken, screen).run()


def _start(
    game_id: str, seats: str | None, preset: str | None, changes: list[str], seed: str | None, lang: str
) -> Sitting:
    """Start a new game."""
    import secrets

    from undercroft.cli.session.saving.saved_games import new_save
    from undercroft.cli.session.seated_match import SeatedMatch, parse_seats, usual_seats
    from undercroft.kernel.engine.games import find_game
    from undercroft.kernel.history.match import Match
    from undercroft.locale.texts import Texts

    game = find_game(game_id)
    who = usual_seats(game_id, preset) if seats is None else parse_seats(seats, game_id)
    texts = Texts(lang, game_id)
    options = _options(game, preset, changes, texts)
    match = Match.start(game, len(who), options, secrets.token_hex(8) if seed is None else seed, who)
    return Sitting(SeatedMatch(match, who, texts), new_save(game_id), texts)


def _options(game: Game[Any], preset: str | None, changes: list[str], texts: Texts) -> Any:
    """Return the options of a new game.

    Raises:
        OptionError: no such preset, no such option, or a value that it cannot have; in the player's language.
    """
    from undercroft.kernel.base.errors import OptionError

    if preset is not None and preset not in game.presets:
        known = ", ".join(game.presets)
        raise OptionError(texts.text("term-no-preset", name=preset[:40], known=known))
    names = game.options.__struct_fields__
    for change in changes:
        name = change.partition("=")[0].strip()
        if name not in names:
            raise OptionError(texts.text("term-no-option", name=name[:40], known=", ".join(names)))
        try:
            game.options_from(preset, [change])
        except OptionError:
            raise OptionError(texts.text("term-no-value", change=change[:80])) from None
    return game.options_from(preset, changes)


def _load(path: Path, seats: str | None, lang: str) -> Sitting:
    """Load a saved game exactly where it was left, with the same players."""
    from undercroft.cli.session.saving.saved_games import new_save, save_for
    from undercroft.cli.session.seated_match import SeatedMatch, check_seats, parse_seats, recorded_seats
    from undercroft.cli.terminal.version_notice import past_args
    from undercroft.kernel.base.errors import OptionError
    from undercroft.kernel.history.match import Match
    from undercroft.kernel.history.records import Record
    from undercroft.locale.texts import Texts

    record = Record.open(path)
    header = record.header
    match, changes, divergence, _ = Match.reopen(record)
    if seats is not None:
        who = parse_seats(seats, header.game)
    elif header.players:
        who = recorded_seats(header.players)
        check_seats(who, header.game)
    else:
        raise OptionError(f"{path.name} does not say who plays; use --seats")
    if len(who) != header.seats:
        raise OptionError(f"{path.name} has {header.seats} seats, but {len(who)} players are named")
    texts = Texts(lang, header.game)
    args = past_args(texts, changes, divergence) if changes is not None else {}
    keys = () if changes is None else ("past-goes-on",) if divergence is None else ("past-stopped", "past-new-file")
    # What can no longer be played stays in the old file.
    file = save_for(path, header.game) if divergence is None else new_save(header.game)
    return Sitting(SeatedMatch(match, who, texts), file, texts, tuple([texts.text(key, **args) for key in keys]))


def _open(session: Any, loaded: bool, notes: tuple[str, ...]) -> None:
    """Introduce the game before the first question."""
    from undercroft.bots import fared_of, levels_of

    texts, screen, match = session.texts, session.screen, session.match
    screen.say(texts.text("term-title", game=texts.name(match.game.id)), "bold")
    screen.say(texts.text("term-players", players=session.table.roll(texts)))
    ahead = fared_of(match.game.id).ahead
    for level, bot in enumerate(levels_of(match.game.id), start=1):
        if bot in session.table.seats:
            about = texts.text(f"bot-{bot}-about")
            screen.say(texts.text("term-level", bot=texts.text(f"bot-{bot}"), level=level, about=about))
            if bot in ahead:
                screen.say(texts.text("bot-fared", below=level - 1, ahead=ahead[bot]), "dim")
    if loaded:
        screen.say(texts.text("term-resumed", count=len(match.record.moves)))
    for note in notes:
        screen.say(note)
    screen.line(texts.text("term-commitment", hash=match.commitment), "dim")
    screen.say(texts.text("term-how"))
    screen.say()


def _close(session: Any) -> None:
    """Show the result and the seed, which is no longer a secret."""
    texts, screen, match = session.texts, session.screen, session.match
    people = session.table.people
    session.tell_the_end(people[0])
    screen.say()
    for _, block in session.drawing.result(match.state.view(people[0])):
        screen.show(block)
    screen.say(texts.text("term-players", players=session.table.roll(texts)))
    screen.say(texts.text("term-seed", seed=match.record.header.seed))
    screen.line(texts.text("term-commitment", hash=match.commitment), "dim")
    path = session.keeper.path
    if path is not None and path.exists():
        screen.line(texts.text("term-record", path=str(path)))
