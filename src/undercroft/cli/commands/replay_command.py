"""``undercroft replay``: show a record answer by answer."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def replay(
    file: Path,
    to: int | None = None,
    seat: int | None = None,
    lang: str | None = None,
) -> None:
    """Show a game answer by answer and the position at its end; report where a damaged record goes wrong."""
    from undercroft.cli.terminal.language_choice import language
    from undercroft.cli.terminal.version_notice import past_args
    from undercroft.kernel.base.errors import OptionError
    from undercroft.kernel.engine.games import find_game
    from undercroft.kernel.history.chronicle import Chronicle, is_chronicle
    from undercroft.kernel.history.chronicle_match import ChronicleMatch
    from undercroft.kernel.history.match import Match, Reopened
    from undercroft.kernel.history.records import Record
    from undercroft.locale.texts import Texts

    spoken = language(lang)
    chronicle = Chronicle.open(file) if is_chronicle(file) else None
    record = Record.open(file) if chronicle is None else chronicle.record
    last = len(record.moves) if chronicle is None else chronicle.about.answers
    viewer = seat_in(record, seat, file)
    if to is not None and not 0 <= to <= last:
        raise OptionError(f"{file.name} has no answer {to}; its answers are 0 to {last}")
    if chronicle is None:
        opened = Match.reopen(record, to)
    else:
        about = chronicle.about
        told = ChronicleMatch(find_game(record.header.game), chronicle, to)
        opened = Reopened(told, about.changes, about.divergence, None)
    texts = Texts(spoken, record.header.game)
    notes = []
    if opened.changes is not None:
        args = past_args(texts, opened.changes, opened.divergence)
        notes = [texts.text(key, **args) for key in ("past-told", *(["past-diverges"] if opened.divergence else []))]
    if opened.differs is not None:
        notes.append(texts.text("past-differs", number=opened.differs))
    _show(opened.match, record, viewer, texts, notes)


def seat_in(record: Any, seat: int | None, file: Path) -> int | None:
    """Return the seat of a player of a record, who is counted from 1; None if none is asked for.

    Raises:
        OptionError: the record has no such seat.
    """
    from undercroft.kernel.base.errors import OptionError

    if seat is None:
        return None
    if not 1 <= seat <= record.header.seats:
        raise OptionError(f"{file.name} has no seat {seat}; its seats are 1 to {record.header.seats}")
    return seat - 1


def _show(match: Any, record: Any, seat: int | None, texts: Any, notes: list[str]) -> None:
    """Print the answers that the seat may see (None: all), what came of each, and the position.

    Args:
        match: the match, at the position.
        record: the record of the whole game.
        seat: the seat, from 0.
        texts: the words.
        notes: what to say of the game first.
    """
    from undercroft.cli.session.seated_match import SeatedMatch
    from undercroft.cli.terminal.screen import Screen
    from undercroft.rendering.generic_drawing import drawing_of

    screen = Screen()
    header, recorded = match.record.header, len(record.moves)
    table = SeatedMatch(match, header.players if len(header.players) == header.seats else ("",) * header.seats, texts)
    names = table.names
    played = len(match.events)
    game = texts.name(match.game.id)
    screen.say(texts.text("replay-record", game=game, players=table.roll(texts), count=recorded), "bold")
    for note in notes:
        screen.say(note)
    for number, ((who, text), events) in enumerate(zip(match.record.moves, match.events, strict=False), start=1):
        known = [event for event in (event.seen_by(seat) for event in events) if event is not None]
        by = f" ({texts.text('replay-by', by=record.proxies[number])})" if number in record.proxies else ""
        if seat in (None, who):
            screen.say(f"{number}. {names[who]}: {text}{by}", "bold")
        elif known:
            screen.say(f"{number}. {names[who]}{by}", "bold")
        for event in known if seat is not None else events:
            screen.say(f"· {texts.event(event.kind, event.args(), names)}", indent=3)
    screen.say()
    screen.say(texts.text("replay-now", count=played) if played else texts.text("replay-start"), "bold")
    drawing = drawing_of(match.game.id)(texts, names)
    state = match.state
    view = drawing.all_seeing([state.view(s) for s in range(state.seats)]) if seat is None else state.view(seat)
    decision = state.decision(seat) if seat is not None and state.may_answer(seat) else None
    for block in dict([*drawing.board(view, decision), *drawing.rivals(view)]).values():
        screen.show(block)
    if state.is_terminal and played == recorded:
        for _, block in drawing.result(view):
            screen.show(block)
    if played == recorded and not notes:
        screen.say(texts.text("replay-whole", count=recorded))
