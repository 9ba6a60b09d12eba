"""The folder of a contest survives a crash at any byte, and takes no games of another contest."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from undercroft.arena.contests.contest import Contest, ContestError
from undercroft.arena.contests.contest_game import ContestGame
from undercroft.arena.contests.contest_journal import CONTEST, GAMES, ContestJournal
from undercroft.arena.contests.contest_processes import in_this_process
from undercroft.arena.contests.contest_runner import play_missing

CONTEST_OF_TWO = Contest.of("dungeon-lords", 2, (("random", "random"),), "first")


def fake(number: int) -> ContestGame:
    return ContestGame(
        number, str(number // 2), ("random", "random"), (1.0, 2.0), (0.0, 1.0), ({}, {}), 5, 3, ({1: 2}, {4: 3})
    )


def filled(folder: Path, games: int) -> bytes:
    with ContestJournal.open(folder, CONTEST_OF_TWO) as journal:
        for number in range(games):
            journal.add(fake(number))
    return (folder / GAMES).read_bytes()


def test_what_is_stored_is_read_again(tmp_path: Path) -> None:
    filled(tmp_path, 3)
    with ContestJournal.open(tmp_path, CONTEST_OF_TWO) as open_to_write:
        for journal in (open_to_write, ContestJournal.look(tmp_path)):
            assert journal.played == {number: fake(number) for number in range(3)}
            assert journal.missing(5) == [3, 4, 5] and not journal.torn
            assert journal.contest == CONTEST_OF_TWO
    with pytest.raises(ContestError, match="to be read only"):
        journal.add(fake(3))


def test_two_cannot_play_the_same_contest_at_once(tmp_path: Path) -> None:
    with ContestJournal.open(tmp_path, CONTEST_OF_TWO) as first:
        with pytest.raises(ContestError, match="another process is playing"):
            ContestJournal.open(tmp_path, CONTEST_OF_TWO)
        first.add(fake(0))
    with ContestJournal.open(tmp_path, CONTEST_OF_TWO) as second:
        assert list(second.played) == [0]


def test_a_file_torn_at_any_byte_of_its_last_line_loses_one_game(tmp_path: Path) -> None:
    whole = filled(tmp_path, 3)
    start = whole[:-1].rindex(b"\n") + 1
    for end in range(start, len(whole)):
        (tmp_path / GAMES).write_bytes(whole[:end])
        with ContestJournal.open(tmp_path, CONTEST_OF_TWO) as journal:
            assert list(journal.played) == [0, 1]
            assert journal.torn == (end > start)
            journal.add(fake(2))
        assert (tmp_path / GAMES).read_bytes() == whole


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    whole = filled(tmp_path, 3)
    (tmp_path / GAMES).write_bytes(whole.replace(b'"decisions":5', b'"decisions":6', 1))
    with pytest.raises(ContestError, match=r"line 1 of .* is damaged \(the checksum does not match\)"):
        ContestJournal.open(tmp_path, CONTEST_OF_TWO)


@pytest.mark.parametrize(
    ("change", "match"),
    [
        ({"seed": "other"}, "the seed is another one"),
        ({"line_ups": (("random", "greedy"),)}, "other bots meet"),
        ({"preset": "full"}, "the options differ"),
        ({"bots": "0"}, "the bots have changed"),
    ],
)
def test_the_folder_of_another_contest_is_refused(tmp_path: Path, change: dict[str, object], match: str) -> None:
    filled(tmp_path, 2)
    with pytest.raises(ContestError, match=f"another contest: {match}"):
        ContestJournal.open(tmp_path, msgspec.structs.replace(CONTEST_OF_TWO, **change))


def test_a_folder_without_a_contest_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContestError, match="not the folder of a contest"):
        ContestJournal.look(tmp_path)
    (tmp_path / CONTEST).write_text("{}")
    with pytest.raises(ContestError, match="cannot be read"):
        ContestJournal.look(tmp_path)


def test_a_contest_that_was_stopped_goes_on_and_has_the_same_games(tmp_path: Path) -> None:
    with ContestJournal.open(tmp_path / "whole", CONTEST_OF_TWO) as whole:
        assert [game.number for game in play_missing(whole, 4, in_this_process)] == [0, 1, 2, 3]
    with ContestJournal.open(tmp_path / "parts", CONTEST_OF_TWO) as parts:
        running = play_missing(parts, 4, in_this_process)
        next(running)
        running.close()
    with ContestJournal.open(tmp_path / "parts", CONTEST_OF_TWO) as parts:
        assert [game.number for game in play_missing(parts, 4, in_this_process)] == [1, 2, 3]
    found = [ContestJournal.look(tmp_path / name).played for name in ("whole", "parts")]
    assert [game.result() for game in found[0].values()] == [game.result() for game in found[1].values()]
