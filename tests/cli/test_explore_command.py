"""What `undercroft explore` shows, where it goes, and what it refuses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.helpers import run, script

BATTLE = (
    "party thief1 warrior1; creatures witch1; traps pendulum; tiles 2,0 2,1; round 3; cards fireball suggestion ? ?"
)


@pytest.fixture(scope="module")
def ventured(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A record of a game in which two heroes answered at random."""
    path = tmp_path_factory.mktemp("explore") / "heroes.record"
    script("explore", "random,random", "tomb", "dungeoneer")[1].record.save(path)
    return path


def numbered(words: str) -> list[list[str]]:
    """The numbers of the answers in each list of them."""
    found: list[list[str]] = []
    for number in re.findall(r"^ *(\d+)\. ", words, re.M):
        if number == "1":
            found.append([])
        found[-1].append(number)
    return found


def test_an_answer_leads_on_by_its_number_or_notation_and_back_leads_back() -> None:
    ran = run(
        "explore", "--position", BATTLE, "--stage", "1", typed=["1", "back", "lay pendulum", "send witch1", "quit"]
    )
    assert ran.status == 0
    assert ran.words.count("The battle for 2,0: what do you send?") == 5
    first, after, again, laid, sent = numbered(ran.out)
    assert first == again == ["1", "2", "3"] and after == laid == ["1", "2"] and sent == ["1"]
    assert "the best · deals tried: 3" in ran.words


def test_answers_are_compared_with_reasons_where_there_are_any() -> None:
    best = run("explore", "--position", BATTLE, "--stage", "1", typed=["compare", "quit"]).words
    others = run("explore", "--position", BATTLE, "--stage", "1", typed=["compare 1 3", "quit"]).words
    assert ("Reasons compare" in best) == ("For it: " in best or "Against it: " in best)
    assert "Plan ready" in others.partition("> compare")[2]
    assert "points less by the end of the game" in others


@pytest.mark.parametrize("typed", ["99", "0", "dig 4,4", "compare 98 99", ""])
def test_what_is_no_answer_is_said_to_be_none(typed: str) -> None:
    ran = run("explore", "--position", BATTLE, "--stage", "1", typed=[typed, "quit"])
    assert ran.status == 0
    assert ran.words.count("Type the number of an answer") == 2 and len(numbered(ran.out)) == 1


def test_bots_go_on_until_the_same_player_is_asked_again(ventured: Path) -> None:
    ran = run("explore", ventured, "--at", "12", "--stage", "1", typed=["on", "quit"])
    asked = re.findall(r"^(Player \d): ", ran.out, re.M)
    assert ran.status == 0 and "· " in ran.words and "chance to win" in ran.words
    assert len(asked) == 2 and asked[0] == asked[1]


def test_the_end_of_a_finished_game_has_no_answers_and_leads_back(ventured: Path) -> None:
    ran = run("explore", ventured, "--stage", "1", typed=["1", "compare", "on", "back", "quit"])
    assert ran.status == 0 and "The game is over." in ran.words
    assert numbered(ran.out.partition("> back")[2])


@pytest.mark.parametrize(("lang", "said"), [("en", "351 more"), ("ru", "Ещё 351"), ("it", "Altre 351")])
def test_all_answers_are_shown_when_asked_for(lang: str, said: str) -> None:
    ran = run("explore", "--seed", "a", "--stage", "1", "--lang", lang, typed=["1", "1", "all", "quit"])
    assert ran.status == 0 and "explore-" not in ran.words
    assert said in ran.words and "360. " in ran.words.partition("> all")[2]


def test_a_file_without_such_an_answer_is_refused(ventured: Path) -> None:
    ran = run("explore", ventured, "--at", "100000")
    assert ran.status == 2 and "heroes.record has no answer 100000" in ran.err


def test_a_position_that_cannot_be_is_refused() -> None:
    ran = run("explore", "--position", "party nobody")
    assert ran.status == 2 and "nobody" in ran.err
