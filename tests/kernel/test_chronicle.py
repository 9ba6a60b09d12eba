"""Chronicles: they show a game as everybody saw it, without its rules, and damage is found."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.fixtures.playing import FOLDER
from tests.hostile.chronicles import packed
from tests.kernel.toy.game import GAME as TOY
from undercroft.kernel.base.errors import RecordError
from undercroft.kernel.base.event import Event
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.chronicle import BEATS, MAGIC, PUBLIC, Chronicle, beats_in, reader
from undercroft.kernel.history.chronicle_match import ChronicleMatch, ReaderStep, beats_for_all
from undercroft.kernel.history.chronicle_writer import chronicle_of
from undercroft.kernel.history.match import Match, run_to_end
from undercroft.kernel.history.records import Record
from undercroft.kernel.history.view_diff import apply_changes

GAMES = ("2-lords-first", "dungeoneer-2-tomb", "training-room")


def record_of(name: str) -> Record:
    return Record.open(FOLDER / f"{name}.record")


def plain(view: object) -> Any:
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


def parts_of(data: bytes) -> dict[str, bytes]:
    """The parts of a chronicle, unpacked."""
    chronicle = Chronicle(data)
    names = msgspec.json.decode(data.split(b"\n")[1], type=dict[str, object])
    return {name: b"".join([line + b"\n" for line in chronicle.lines(name)]) for name in names}


def between(chronicle: Chronicle, seat: int | None, number: int) -> ReaderStep:
    """What a chronicle says of an answer and a reader."""
    line = chronicle.lines_of_positions(BEATS)[number] if chronicle.has_beats else None
    readers = chronicle.about.seats + 1
    made = None if line is None else beats_in(line, readers)[-1 if seat is None else seat]
    views = chronicle.views(seat)
    return ReaderStep(views[number - 1], views[number], made)


@pytest.mark.parametrize("name", GAMES)
def test_a_chronicle_shows_each_reader_the_snapshot_at_each_event_it_saw(name: str) -> None:
    """Compared with what each saw at the events while the game was played."""
    record = record_of(name)
    game = find_game(record.header.game)
    chronicle = Chronicle(chronicle_of(record))
    match = Match(game, record.header)
    readers = (*range(match.state.seats), None)
    events = chronicle.events()
    saw: dict[int | None, list[tuple[object, object]]] = {}

    def watch(event: Event) -> None:
        for one in readers:
            if (seen := event.seen_by(one)) is not None:
                saw[one].append((plain(seen), plain(match.state.view(one))))

    told = 0
    for number, (seat, text) in enumerate(record.moves, start=1):
        saw = {one: [] for one in readers}
        match.apply(seat, text, watch)
        for one in readers:
            step = between(chronicle, one, number)
            snapshot = msgspec.json.decode(step.before)
            beats = step.beats(game, one, events[number])
            snapshots = []
            for beat in beats:
                snapshot = apply_changes(snapshot, plain(beat.changes))
                if beat.event is not None:
                    snapshots.append((msgspec.json.decode(beat.event), snapshot))
            assert snapshots == saw[one]
            assert snapshot == msgspec.json.decode(step.after)
            told += len(snapshots)
    assert told > len(record.moves)


@pytest.mark.parametrize("name", GAMES)
def test_a_chronicle_tells_again_what_the_match_would_tell(name: str) -> None:
    record = record_of(name)
    match = Match.replay(record)
    told = ChronicleMatch(match.game, Chronicle(chronicle_of(record)))
    for one in (0, None):
        for answers in (1, len(record.moves) - 5):
            steps, again = match.retelling(one, answers), told.retelling(one, answers)
            assert steps is not None and again is not None
            assert plain(run_to_end(again)) == plain(run_to_end(steps))


def test_somebody_who_sees_everything_is_told_all_events_with_what_each_seat_saw_change() -> None:
    record = record_of("3-lords-full")
    game = find_game(record.header.game)
    chronicle = Chronicle(chronicle_of(record))
    different = 0
    for number, events in enumerate(chronicle.events()[1:], start=1):
        steps = [between(chronicle, seat, number) for seat in range(3)]
        beats = beats_for_all(events, [step.beats(game, seat, events) for seat, step in enumerate(steps)])
        assert [beat.event for beat in beats if beat.event is not None] == [event.event for event in events]
        for seat, step in enumerate(steps):
            made = [change for beat in beats for change in beat.changes[seat]]
            assert apply_changes(msgspec.json.decode(step.before), plain(made)) == msgspec.json.decode(step.after)
        different += sum(bool(event.seen) for event in events)
    assert different


def test_a_chronicle_from_before_there_were_beats_tells_an_answer_in_one() -> None:
    """All that has changed is there with the first event."""
    parts = parts_of(chronicle_of(record_of("2-lords-first")))
    del parts[BEATS]
    chronicle = Chronicle(packed(parts))
    game = find_game("dungeon-lords")
    assert not chronicle.has_beats
    assert ChronicleMatch(game, chronicle).retelling(0, 1) is None
    for number, events in enumerate(chronicle.events()[1:], start=1):
        step = between(chronicle, 0, number)
        first, *rest = step.beats(game, 0, events)
        assert apply_changes(msgspec.json.decode(step.before), plain(first.changes)) == msgspec.json.decode(step.after)
        assert not any(beat.changes for beat in rest)


@pytest.mark.parametrize(
    "line",
    [
        b"[]",
        b"[[],[]]",
        b"[[],[],{}]",
        b"[[],[[]],[]]",
        b'[[[["lords.9.gold",1]]],[],[]]',
        b'[[[["gold"]]],[],[]]',
        b'[[[["lords",0,99,[]]]],[],[]]',
        b'[[[["year","never"]]],[],[]]',
        b"[[[[1,2]]],[],[]]",
        b"[[[[]]],[],[]]",
        b"[" * 3000,
        b'[[[["seat",' + b"[" * 3000 + b"]" * 3000 + b"]]],[],[]]",
    ],
)
def test_a_damaged_story_is_found(line: bytes) -> None:
    parts = parts_of(chronicle_of(record_of("2-lords-first")))
    chronicle = Chronicle(packed(parts))
    seen = [sum(event.seen_by(0) is not None for event in events) for events in chronicle.events()]
    number = seen.index(1, 1)
    lines = parts[BEATS].splitlines(keepends=True)
    lines[number] = line + b"\n"
    told = ChronicleMatch(find_game("dungeon-lords"), Chronicle(packed({**parts, BEATS: b"".join(lines)})))
    steps = told.retelling(0, number - 1)
    assert steps is not None
    with pytest.raises(RecordError):
        run_to_end(steps)


def test_a_chronicle_is_read_without_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of("2-lords-first")
    game = find_game(record.header.game)
    data = chronicle_of(record)
    whole, before = Match.replay(record), Match.replay(record, 50).state

    def forbidden(*_: object) -> None:
        raise AssertionError("a chronicle needs no rules")

    monkeypatch.setattr(type(whole.state), "play_unchecked", forbidden)
    monkeypatch.setattr(type(game), "set_up", forbidden)
    told = ChronicleMatch(game, Chronicle(data))
    for one in (0, 1, None):
        assert told.state.view(one) == whole.state.view(one)
        assert plain(told.state.view(one)) == plain(whole.state.view(one))
    assert told.state.is_terminal and told.state.to_act == () and not told.state.legal_actions(0)
    kinds = [(event.kind, sorted(event.args())) for events in [told.prelude, *told.events] for event in events]
    written = [msgspec.json.decode(event.encoded()) for events in [whole.prelude, *whole.events] for event in events]
    assert kinds == [(one.pop("event"), sorted(one)) for one in written]
    middle = ChronicleMatch(game, Chronicle(data), 50)
    assert middle.state.view(1) == before.view(1)
    assert len(middle.events) == 50


def test_a_chronicle_tells_a_game_up_to_where_it_diverges() -> None:
    record = record_of("2-lords-first")
    record.header = msgspec.structs.replace(record.header, rules=0, made_by="0.0.1")
    record.moves[60] = (record.moves[60][0], "keep traps")
    record.checkpoints = {}
    about = Chronicle(chronicle_of(record)).about
    assert about.answers == 60 and about.divergence is not None
    assert (about.divergence.number, about.divergence.answers) == (61, len(record.moves))
    assert about.changes is not None and about.changes.made_by == "0.0.1"


def test_a_record_of_todays_rules_must_replay() -> None:
    record = record_of("2-lords-first")
    record.moves[60] = (record.moves[60][0], "keep traps")
    with pytest.raises(RecordError, match=r"answer 61 \(. keep traps\) is not legal"):
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
    assert ChronicleMatch(TOY, chronicle).state.returns() == match.state.returns()


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
