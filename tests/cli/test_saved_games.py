"""Saving, leaving, coming back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.amounts import daily
from tests.cli.helpers import run, saves, script
from undercroft.kernel.history.records import Record

SEATS = "me,random,random"


@pytest.mark.parametrize("at", daily([1, 9, 20], 9))
def test_an_interrupted_game_goes_on_as_if_it_had_not_stopped(data: Path, at: int) -> None:
    answers, match = script("5", SEATS, "full")
    typed = [text for _, text in answers]
    left = run("play", "--seed", "5", "--seats", SEATS, "--preset", "full", typed=[*typed[:at], "quit"])
    (saved,) = saves(data)
    assert f"undercroft play dungeon-lords --load {saved}" in left.out
    again = run("play", "--load", saved, typed=typed[at:])
    assert again.status == 0
    assert "Resuming the saved game" in again.out
    assert "The result" in again.out
    assert saves(data) == [saved]
    assert Record.open(saved).moves == match.record.moves
    assert Record.open(saved).checkpoints == match.record.checkpoints


def test_the_command_to_go_on_keeps_the_chosen_language(data: Path) -> None:
    asked = run("play", "--seats", SEATS, "--lang", "ru", typed=["quit"])
    (saved,) = saves(data)
    assert asked.out.splitlines()[-1] == f"  undercroft play dungeon-lords --load {saved} --lang ru"
    spoken = run("play", "--load", saved, typed=["quit"], lang="ru_RU.UTF-8")
    assert spoken.out.splitlines()[-1] == f"  undercroft play dungeon-lords --load {saved}"


def test_the_end_of_input_saves_like_quit(data: Path) -> None:
    answers, _ = script("5", SEATS)
    ran = run("play", "--seed", "5", "--seats", SEATS, typed=[text for _, text in answers[:3]])
    assert ran.status == 0
    (saved,) = saves(data)
    assert str(saved) in ran.out
    assert [m for m in Record.open(saved).moves if m[0] == 0] == answers[:3]


def test_ctrl_c_saves_like_quit(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    ran = run("play", "--seed", "5", "--seats", SEATS)
    assert ran.status == 0
    assert "--load" in ran.out
    assert len(saves(data)) == 1


def test_going_on_does_not_overwrite_a_game_saved_elsewhere(data: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine.undercroft"
    answers, _ = script("5", SEATS)
    typed = [text for _, text in answers]
    run("play", "--seed", "5", "--seats", SEATS, typed=[*typed[:4], f"save {mine}", "quit"])
    before = mine.read_bytes()
    run("play", "--load", mine, typed=[*typed[4:8], "quit"])
    assert mine.read_bytes() == before
    assert len(saves(data)) == 2


def test_two_games_in_the_same_second_are_two_files(data: Path) -> None:
    for _ in range(3):
        run("play", "--seed", "5", "--seats", SEATS, typed=["quit"])
    assert len(saves(data)) == 3


def test_save_leaves_other_files_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Sir")
    ran = run("play", typed=[f"save {letter}", f"save {tmp_path}", "save ~nobodyhere/x", "quit"])
    assert letter.read_text() == "Dear Sir"
    assert ran.words.count("that file cannot be used") >= 2


def test_on_a_full_disk_the_game_goes_on(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("undercroft.kernel.history.records.os.fsync", full)
    answers, _ = script("5", SEATS)
    typed = [text for _, text in answers]
    ran = run("play", "--seed", "5", "--seats", SEATS, typed=[*typed[:5], "save", "quit", "quit", "never read"])
    assert ran.status == 0
    assert ran.words.count("No space left on device") >= 3
    assert "Type quit again" in ran.words
    assert "never read" not in ran.out
    assert saves(data) == []
    assert "The result" in run("play", "--seed", "5", "--seats", SEATS, typed=typed).out


def test_the_players_can_be_changed_when_going_on(data: Path) -> None:
    run("play", "--seed", "5", "--seats", SEATS, typed=["quit"])
    (saved,) = saves(data)
    ran = run("play", "--load", saved, "--seats", "me:Anna,random,me:Boris", typed=["quit"])
    assert "1 Anna, 2 Bram Sevenkeys (Random), 3 Boris" in ran.out
    wrong = run("play", "--load", saved, "--seats", "me,random")
    assert wrong.status == 2
    assert "has 3 seats, but 2 players" in wrong.err
