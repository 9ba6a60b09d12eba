"""Records: they can be written and read back, and damage is found."""

from __future__ import annotations

import codecs
import errno
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.kernel.base.errors import RecordError
from undercroft.kernel.history.records import BY_BOT, BY_DEFAULT, FORMAT, MAX_BYTES, Header, Record

UNDER: dict[str, Any] = {"rules": 1, "content": {"base": "none"}}
HEADER = Header("toy", 3, "seed", {"rounds": 3}, ("me", "greedy", "greedy"), **UNDER)


def sample() -> Record:
    record = Record(HEADER)
    record.moves = [(0, "bid 1"), (2, "bid 0"), (1, "bid 3"), (1, "dig"), (1, "trade")]
    record.checkpoints = {0: "aaaa", 3: "bbbb", 5: "cccc"}
    return record


def by_hand(record: Record) -> str:
    """The record as written by hand."""
    return record.to_text(checksums=False)


def changed(number: int, line: str, text: str = "") -> str:
    """The text (by default the sample) with the line of that number replaced, counted from 1."""
    lines = (text or sample().to_text()).split("\n")
    lines[number - 1] = line
    return "\n".join(lines)


def error_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        Record.from_text(text)
    return caught.value


def test_a_record_is_a_header_and_a_line_for_each_answer() -> None:
    lines = sample().to_text().split("\n")
    assert [line.split(" #")[0] for line in lines] == [
        "undercroft-record 3",
        '{"game":"toy","seats":3,"seed":"seed","options":{"rounds":3},"players":["me","greedy","greedy"],'
        '"rules":1,"content":{"base":"none"}}',
        "= 0 aaaa",
        "0 bid 1",
        "2 bid 0",
        "1 bid 3",
        "= 3 bbbb",
        "1 dig",
        "1 trade",
        "= 5 cccc",
        "end 5",
        "",
    ]


TEXTS = st.text(st.characters(codec="utf-8"), max_size=20)
WORDS = st.from_regex(r"[a-z]{1,6}( [a-z0-9,]{1,4}){0,3}", fullmatch=True)


@given(TEXTS, st.lists(TEXTS, max_size=3), st.lists(st.tuples(st.integers(0, 3), WORDS), max_size=8))
def test_every_record_can_be_read_back(seed: str, players: list[str], moves: list[tuple[int, str]]) -> None:
    record = Record(Header("toy", 4, seed, {}, tuple(players), position=seed or None, **UNDER))
    record.moves = moves
    record.checkpoints = {len(moves): "abcd"}
    again = Record.from_text(record.to_text())
    assert (again.header, again.moves, again.checkpoints) == (record.header, moves, record.checkpoints)


@pytest.mark.parametrize("number", range(2, 11))
def test_an_altered_line_is_located_exactly(number: int) -> None:
    """Line 2 is the header, the others are answers and checkpoints."""
    line = sample().to_text().split("\n")[number - 1]
    for at in range(len(line)):
        for new in "07 ax":
            altered = line[:at] + new + line[at + 1 :]
            if altered != line:
                assert error_of(changed(number, altered)).line == number, altered


@pytest.mark.parametrize("number", range(3, 10))
def test_a_missing_line_is_found_at_the_next_one(number: int) -> None:
    lines = sample().to_text().split("\n")
    del lines[number - 1]
    error = error_of("\n".join(lines))
    assert error.line == number


def test_answers_in_another_order_are_found() -> None:
    lines = sample().to_text().split("\n")
    lines[3], lines[4] = lines[4], lines[3]
    assert error_of("\n".join(lines)).line == 4


def test_a_record_written_by_hand_needs_no_checks() -> None:
    record = sample()
    record.header = Header("toy", 3, "a seed # 1")
    again = Record.from_text(by_hand(record))
    assert (again.header, again.moves, again.checkpoints) == (record.header, record.moves, record.checkpoints)


def test_records_of_older_formats_are_read_without_their_checkpoints() -> None:
    """Their fingerprints were taken in another way. Format 1 did not say which version had made it."""
    first = """undercroft-record 1
{"game":"toy","rules":1,"content":"0123456789ab","seats":2,"seed":"s","options":{},"players":[],"position":null} #fe50
= 0 aaaa
0 bid 1 #3504
= 1 bbbb
end 1
"""
    record = Record.from_text(first)
    assert (record.header.made_by, record.header.content, record.header.rules) == ("0.1.0", {"": "0123456789ab"}, 1)
    assert (record.moves, record.checkpoints) == ([(0, "bid 1")], {})
    second = first.replace("record 1", "record 2").replace('"0123456789ab"', '{"base":"none"}').replace(" #fe50", "")
    record = Record.from_text(second.replace(" #3504", ""))
    assert (record.header.made_by, record.header.content, record.checkpoints) == ("", {"base": "none"}, {})
    assert error_of(first.replace("bid 1", "bid 2")).line == 4
    assert error_of(first.replace("= 1", "= 2")).line == 5


def test_in_a_record_with_checks_a_line_without_one_is_found() -> None:
    assert error_of(changed(9, "1 trade")).line == 9


def test_a_record_cut_off_anywhere_is_noticed() -> None:
    text = sample().to_text()
    for length in range(len(text) - 1):
        error_of(text[:length])
    lines = text.split("\n")
    error = error_of("\n".join(lines[:6]) + "\n")
    assert str(error) == "line 7: the record breaks off after 3 answers"


@pytest.mark.parametrize(
    ("number", "line", "message"),
    [
        (
            1,
            "undercroft-record 99",
            "the record has format 99; this Undercroft reads up to 4: please update",
        ),
        (1, "undercroft-record one", "this is not an Undercroft record"),
        (1, "undercroft-record " + "9" * 5000, "this is not an Undercroft record"),
        (1, "# a diary", "this is not an Undercroft record"),
        (2, "{}", "the header cannot be read: Object missing required field `game`"),
        (2, "[" * 100_000, "the header cannot be read"),
        (2, '{"game":"\ud800"}', "the header cannot be read"),
        (2, '{"game":"toy"', "the header cannot be read: Input data was truncated"),
        (3, "= 1 aaaa", "this checkpoint is out of place"),
        (3, "= 0", "this checkpoint is out of place"),
        (4, "3 bid 1", "neither an answer nor a checkpoint: '3 bid 1'"),
        (4, "0", "neither an answer nor a checkpoint: '0 '"),
        (4, "1" * 5000 + " bid 1", "neither an answer nor a checkpoint: '1111"),
        (4, "hello", "neither an answer nor a checkpoint: 'hello '"),
        (11, "end 4", "the record says it has 4 answers, but 5 are there"),
        (12, "more", "there is more text after the end"),
    ],
)
def test_the_error_names_an_impossible_line(number: int, line: str, message: str) -> None:
    error = error_of(changed(number, line, by_hand(sample())))
    assert error.line == number
    assert str(error).startswith(f"line {number}: {message}")


def test_an_unknown_field_in_the_header_is_refused() -> None:
    header = '{"game":"toy","rules":1,"content":"none","seats":3,"seed":"s","cheats":true}'
    assert "unknown field `cheats`" in str(error_of(changed(2, header)))


def test_a_record_says_which_answers_were_given_for_somebody_who_was_away() -> None:
    """Only then is it of the newest format, which earlier versions cannot read."""
    record = sample()
    assert record.to_text().startswith(f"undercroft-record {FORMAT - 1}\n")
    record.proxies = {2: BY_DEFAULT, 3: BY_BOT, 5: BY_DEFAULT}
    text = record.to_text()
    assert text.startswith(f"undercroft-record {FORMAT}\n")
    again = Record.from_text(text)
    assert (again.proxies, again.moves, again.checkpoints) == (record.proxies, record.moves, record.checkpoints)
    assert again.to_text() == text
    number = next(i for i, line in enumerate(text.split("\n"), start=1) if line.startswith("~ 3 bot"))
    assert error_of(text.replace("~ 3 bot", "~ 3 default")).line == number
    for wrong in ("~ 2 bot", "~ 3 Boris", "~"):
        assert str(error_of(changed(number, wrong, by_hand(record)))).startswith(f"line {number}: this says nothing")
    assert error_of(changed(3, "~ 0 bot", by_hand(sample()))).line == 3


@given(st.text(st.characters(codec="utf-8")))
def test_noise_is_refused(noise: str) -> None:
    error_of(noise)
    error_of(f"undercroft-record 1\n{noise}")


# Files.


def test_a_record_is_saved_and_opened(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "game.rec"
    sample().save(path)
    assert Record.open(path).to_text() == sample().to_text()
    assert [file.name for file in path.parent.iterdir()] == ["game.rec"]


def test_the_error_names_an_unreadable_file(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    noise = tmp_path / "noise"
    noise.write_bytes(b"undercroft-record 1\n\xff\xfe")
    large = tmp_path / "large"
    large.write_bytes(b"x" * (MAX_BYTES + 1))
    empty = tmp_path / "empty"
    empty.touch()
    for path, message in [
        (tmp_path / "missing", "missing cannot be read: No such file or directory"),
        (folder, "folder cannot be read: Is a directory"),
        (noise, "noise is not a record: byte 20 is not text"),
        (large, "large is too large: it should never have more than 4,194,304 bytes"),
        (empty, "empty: line 1: this is not an Undercroft record"),
    ]:
        with pytest.raises(RecordError) as caught:
            Record.open(path)
        assert str(caught.value) == message


def test_an_error_in_a_file_names_the_line(tmp_path: Path) -> None:
    path = tmp_path / "game.rec"
    path.write_text(changed(8, "1 rest #0000"), encoding="utf-8")
    with pytest.raises(RecordError, match=r"game\.rec: line 8: this line was altered or damaged") as caught:
        Record.open(path)
    assert caught.value.line == 8


@pytest.mark.parametrize("call", ["replace", "fsync", "fdopen"])
def test_a_failing_disk_leaves_the_old_file_and_nothing_else(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.rec"
    sample().save(path)
    before = path.read_bytes()

    def fail(*args: object, **kwargs: object) -> None:
        if call == "fdopen":
            assert isinstance(args[0], int)
            os.close(args[0])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, call, fail)
    with pytest.raises(RecordError, match=r"game\.rec cannot be written: No space left on device"):
        Record(HEADER).save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_an_interrupted_save_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.rec"
    sample().save(path)
    before = path.read_bytes()

    def interrupt(descriptor: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        Record(HEADER).save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_the_error_names_an_unwritable_place(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(RecordError, match=r"game\.rec cannot be written"):
        sample().save(tmp_path / "file" / "game.rec")
    (tmp_path / "folder.rec").mkdir()
    with pytest.raises(RecordError, match=r"folder\.rec cannot be written: Is a directory"):
        sample().save(tmp_path / "folder.rec")
    assert sorted(file.name for file in tmp_path.iterdir()) == ["file", "folder.rec"]


def forms_of(text: str) -> dict[str, bytes]:
    """Return a record as other programs may have left it."""
    crlf = text.replace("\n", "\r\n")
    return {
        "as it is": text.encode(),
        "CRLF": crlf.encode(),
        "CRLF twice": text.replace("\n", "\r\r\n").encode(),
        "CR": text.replace("\n", "\r").encode(),
        "byte order mark": text.encode("utf-8-sig"),
        "byte order mark, CRLF": crlf.encode("utf-8-sig"),
        "no newline at the end": text.removesuffix("\n").encode(),
        "no newline at the end, CRLF": crlf.removesuffix("\r\n").encode(),
        "empty lines at the end": f"{text}\n\n".encode(),
        "empty lines at the end, CRLF": f"{crlf}\r\n\r\n".encode(),
        "empty lines at the start": f"\n\n{text}".encode(),
        "UTF-16 LE": codecs.BOM_UTF16_LE + crlf.encode("utf-16-le"),
        "UTF-16 BE": codecs.BOM_UTF16_BE + text.encode("utf-16-be"),
    }


@pytest.mark.parametrize("form", forms_of(""))
def test_a_record_that_another_program_has_saved_opens(form: str, tmp_path: Path) -> None:
    text = sample().to_text()
    path = tmp_path / "game.undercroft"
    path.write_bytes(forms_of(text)[form])
    assert Record.open(path).to_text() == text


@pytest.mark.parametrize("form", forms_of(""))
def test_a_record_cut_off_anywhere_is_never_taken_for_whole(form: str, tmp_path: Path) -> None:
    text = sample().to_text()
    path = tmp_path / "game.undercroft"
    torn = text[: text.rindex("end ") + 4]
    for length in (*range(60, len(torn), 23), len(torn) - 4, len(torn) - 1, len(torn)):
        path.write_bytes(forms_of(torn[:length])[form])
        with pytest.raises(RecordError) as caught:
            Record.open(path)
        assert "more text after the end" not in str(caught.value)


def test_text_after_the_end_is_still_refused() -> None:
    with pytest.raises(RecordError, match="there is more text after the end"):
        Record.from_text(sample().to_text() + "\n0 dig 1,1\n")
