"""Chronicles: they show a game as everybody saw it, without its rules, and damage is found."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from tests.fixtures.playing import FOLDER
from tests.kernel.toy.game import GAME as TOY
from undercroft.kernel.chronicle import MAGIC, PUBLIC, Chronicle, reader
from undercroft.kernel.chronicling import chronicle_of
from undercroft.kernel.errors import RecordError
from undercroft.kernel.game import find_game
from undercroft.kernel.match import Match
from undercroft.kernel.records import Record
from undercroft.kernel.told import ToldMatch

GAMES = ("2-lords-first", "dungeoneer-2-tomb", "training-room")


def record_of(name: str) -> Record:
    return Record.open(FOLDER / f"{name}.record")


def plain(view: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("name", GAMES)
def test_a_chronicle_shows_each_reader_what_it_saw_after_each_answer(name: str) -> None:
    record = record_of(name)
    game = find_game(record.header.game)
    chronicle = Chronicle(chronicle_of(record))
    match = Match(game, record.header)
    readers = (*range(match.state.seats), None)
    views = {one: chronicle.views(one) for one in readers}
    events = chronicle.events()
    for number in range(len(record.moves) + 1):
        happened = match.prelude if number == 0 else match.apply(*record.moves[number - 1])
        for one in readers:
            assert msgspec.json.decode(views[one][number]) == plain(match.state.view(one))
            seen = [known.encoded() for event in happened if (known := event.seen_by(one)) is not None]
            told = [bytes(line) for event in events[number] if (line := event.seen_by(one)) is not None]
            assert told == [bytes(one) for one in seen]
        assert [bytes(event.event) for event in events[number]] == [bytes(event.encoded()) for event in happened]
    assert len(events) == chronicle.about.answers + 1 == len(record.moves) + 1
    assert chronicle.about.returns == match.state.returns()
    assert chronicle.record.to_text() == record.to_text()


def test_a_chronicle_is_read_without_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of("2-lords-first")
    game = find_game(record.header.game)
    data = chronicle_of(record)
    whole, before = Match.replay(record), Match.replay(record, 50).state

    def forbidden(*_: object) -> None:
        raise AssertionError("a chronicle needs no rules")

    monkeypatch.setattr(type(whole.state), "play", forbidden)
    monkeypatch.setattr(type(game), "set_up", forbidden)
    told = ToldMatch(game, Chronicle(data))
    for one in (0, 1, None):
        assert told.state.view(one) == whole.state.view(one)
        assert plain(told.state.view(one)) == plain(whole.state.view(one))
    assert told.state.is_terminal and told.state.to_act == () and not told.state.legal_actions(0)
    kinds = [(event.kind, sorted(event.args())) for events in [told.prelude, *told.events] for event in events]
    assert kinds == [(e.kind, sorted(e.args())) for events in [whole.prelude, *whole.events] for e in events]
    middle = ToldMatch(game, Chronicle(data), 50)
    assert middle.state.view(1) == before.view(1)
    assert len(middle.events) == 50


def test_a_chronicle_tells_a_game_up_to_where_it_departs() -> None:
    record = record_of("2-lords-first")
    record.header = msgspec.structs.replace(record.header, rules=0, made_by="0.0.1")
    record.moves[60] = (record.moves[60][0], "keep traps")
    record.checkpoints = {}
    about = Chronicle(chronicle_of(record)).about
    assert about.answers == 60 and about.departure is not None
    assert (about.departure.number, about.departure.answers) == (61, len(record.moves))
    assert about.changes is not None and about.changes.made_by == "0.0.1"


def test_a_record_of_todays_rules_must_replay() -> None:
    record = record_of("2-lords-first")
    record.moves[60] = (record.moves[60][0], "keep traps")
    with pytest.raises(RecordError, match="goes wrong at answer 61"):
        chronicle_of(record)


def test_moments_are_the_beginnings_of_chapters_and_the_end() -> None:
    record = record_of("2-lords-first")
    moments = Chronicle(chronicle_of(record)).about.moments
    numbers = [moment.number for moment in moments]
    assert numbers == sorted(numbers) and numbers[0] == 0 and numbers[-1] == len(record.moves)
    assert {moment.chapter["year"] for moment in moments} == {1, 2}
    assert all(one.chapter != other.chapter for one, other in pairwise(moments[:-1]))


def test_a_spectator_reads_what_is_public() -> None:
    assert [reader(0), reader(3), reader(None)] == ["0", "3", PUBLIC]


def test_a_game_that_is_not_listed_can_be_told() -> None:
    match = Match.start(TOY, 2, TOY.preset("blink"), "seed")
    while not match.state.is_terminal:
        seat = match.state.to_act[0]
        match.apply(seat, match.state.legal_actions(seat)[0])
    chronicle = Chronicle(chronicle_of(match.record, TOY))
    assert ToldMatch(TOY, chronicle).state.returns() == match.state.returns()


@pytest.mark.parametrize("cut", [0, 5, len(MAGIC) + 3, 200, -1])
def test_a_chronicle_that_breaks_off_is_found(cut: int) -> None:
    data = chronicle_of(record_of("training-room"))
    with pytest.raises(RecordError):
        Chronicle(data[:cut]).views(None)


def test_damage_within_a_part_is_found() -> None:
    data = bytearray(chronicle_of(record_of("training-room")))
    data[-20] ^= 255
    with pytest.raises(RecordError, match="damaged"):
        Chronicle(bytes(data)).views(None)


def test_a_part_that_claims_to_be_huge_is_refused() -> None:
    index = msgspec.json.encode({"about": (10, 1 << 40)})
    with pytest.raises(RecordError, match="too large"):
        Chronicle(MAGIC + index + b"\n" + bytes(10))


def test_the_error_names_the_file(tmp_path: Path) -> None:
    path = tmp_path / "game.chronicle"
    path.write_bytes(b"nothing of the kind")
    with pytest.raises(RecordError, match=r"game\.chronicle: .*this is not an Undercroft chronicle"):
        Chronicle.open(path)
