"""The transcript is what the program prints to what is typed in it."""

from __future__ import annotations

import pytest

from tests.docs.transcript import DATE, PAGE, TranscriptError, remade


def test_the_page_is_what_the_program_prints_now() -> None:
    page = PAGE.read_text(encoding="utf-8")
    # If a change was meant: python -m tests.docs.transcript, and read what it did.
    assert remade(page).splitlines() == page.splitlines()


def test_the_page_shows_what_it_is_for() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for shown in ("Анна> ?\n", "Анна> undo\nОтменено.", "Анна> log", "Анна> quit\nСохранено: ~/", "--load ~/"):
        assert shown in page
    assert "[DL-5.8]\n? — пояснение" in page, "no answer is refused"
    assert "» Анна: битва за" in page, "no battle is fought"


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
