"""The transcript is what the program prints to what is typed in it."""

from __future__ import annotations

import pytest

from tests.docs import transcript
from tests.docs.transcript import DATE, PAGE, TranscriptError, missing, remade


def test_the_page_is_what_the_program_prints_now() -> None:
    page = PAGE.read_text(encoding="utf-8")
    # If a change was meant: make content, and read what it did.
    assert remade(page).splitlines() == page.splitlines()


def test_the_page_shows_what_it_is_for() -> None:
    assert missing(PAGE.read_text(encoding="utf-8")) == []
    assert missing("") == list(transcript.SHOWN)


@pytest.mark.nightly("plays a whole game again")
def test_a_page_whose_answers_are_no_longer_legal_gets_others_and_still_shows_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = PAGE.read_text(encoding="utf-8")
    seed = int(page.partition("--seed ")[2].split()[0])
    monkeypatch.setattr(transcript, "SEEDS", range(seed + 1, seed + 20))
    new = transcript.adapted_and_remade(page)
    assert missing(new) == []
    assert f"--seed {seed} " not in new
    assert [line for line in new.splitlines() if line.startswith("#")] == [
        line for line in page.splitlines() if line.startswith("#")
    ]
    assert remade(new).splitlines() == new.splitlines()


def test_a_page_is_left_alone_if_no_game_shows_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transcript, "SEEDS", range(43, 43))
    with pytest.raises(TranscriptError, match="no game with a seed"):
        transcript.adapted_and_remade(PAGE.read_text(encoding="utf-8"))


START = "$ undercroft play --seed 1 --seats me:Анна,random --lang ru"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (f"```console\n{START}\nАнна> food dig mine\n```\n", "the last should be quit"),
        (f"```console\n{START}\nАнна> quit\nАнна> act\n```\n", "read 1 lines of 2"),
        (
            f"```console\n{START}\n```\n```typed\norders\n```\n```console\nАнна> quit\n```\n",
            "'orders' is not an answer",
        ),
        ("```console\n$ undercroft play chess\n```\n", "status 2"),
        ("```console\n$ rm x\n```\n", "not a command of ours"),
    ],
    ids=["no quit", "typed after quit", "no answer", "a failing command", "another program"],
)
def test_a_page_that_no_longer_goes_with_the_program_is_not_remade(text: str, problem: str) -> None:
    with pytest.raises(TranscriptError, match=problem):
        remade(text)


def test_nothing_of_the_machine_comes_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.setenv("FORCE_COLOR", "1")
    page = remade("```console\n$ undercroft play --seed 1 --seats me:Анна,random\nАнна> quit\n```\n")
    assert "Dungeon Lords in the terminal (unofficial; for people who own the game)\n" in page
    assert f"Saved: ~/.local/share/undercroft/saves/dungeon-lords-{DATE}.undercroft." in page
    assert "\x1b" not in page
