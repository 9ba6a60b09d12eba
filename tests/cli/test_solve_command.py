"""What `undercroft solve` prints, refuses, and does at Ctrl-C."""

from __future__ import annotations

import json
import signal

import pytest

from tests.cli.helpers import run
from undercroft.cli.terminal.ctrl_c import interruptible
from undercroft.cli.terminal.number_format import number

TRAINING = "party warrior3 thief3 thief2; creatures witch1 ghost1; traps poisoned_meal; food 1; tiles 2,0 2,1; training"
LAST_ROUND = "party thief1:1 warrior1; traps rolling_stone; tiles 2,0 2,1; round 4; cards fireball suggestion ? ?"


def test_the_best_plan_is_told_in_words() -> None:
    words = run("solve", LAST_ROUND.replace("? ?", "aura_of_fear ?")).words
    assert "Best plan: Lay the Rolling Stone" in words
    assert "exactly" in words
    assert "How the battle ends with the best plan" in words


PALADIN = "party paladin1 thief1; creatures troll1; evil 11; tiles 2,0 2,1; round 4; cards fireball suggestion ? ?"


@pytest.mark.parametrize("plan", [(), ("--plan", "ready")])
@pytest.mark.parametrize(
    ("lang", "exactly", "alone", "still"),
    [
        ("en", "exactly", "how evil the other lords are", "as long as the other lords' counters stay"),
        ("ru", ", точно:", "сколько зла у других повелителей", "пока счётчики других повелителей стоят"),
        ("it", "esattamente", "quanta Malvagità hanno gli altri re", "finché i segnalini degli altri re restano"),
    ],
)
def test_a_value_that_another_lord_can_change_is_not_called_exact(
    lang: str, exactly: str, alone: str, still: str, plan: tuple[str, ...]
) -> None:
    words = run("solve", PALADIN, "--lang", lang, *plan).words
    assert alone in words and still not in words and exactly not in words
    words = run("solve", f"{PALADIN}; rivals 11 4", "--lang", lang, *plan).words
    assert still in words and alone not in words and exactly not in words
    words = run("solve", LAST_ROUND, "--lang", lang, *plan).words
    assert exactly in words and alone not in words and still not in words


@pytest.mark.parametrize(("lang", "said"), [("en", "Best plan"), ("ru", "Лучший план"), ("it", "Piano migliore")])
def test_it_speaks_three_languages(lang: str, said: str) -> None:
    ran = run("solve", TRAINING, "--lang", lang)
    assert ran.status == 0 and said in ran.words and "solve-" not in ran.words


def test_a_plan_is_tried_against_each_card() -> None:
    words = run("solve", LAST_ROUND, "--plan", " Lay rolling_stone , READY", "--card", "aura_of_fear").words
    assert "Your plan: Lay the Rolling Stone" in words and "No plan is better." in words
    for card in ("Aura of Fear", "Magic Shield", "If the card is Aura of Fear:", "Player 1 springs a trap"):
        assert card in words
    words = run("solve", LAST_ROUND, "--plan", "ready").words
    assert "A better plan brings" in words
    found = json.loads(run("solve", LAST_ROUND, "--plan", "", "--json").out)
    assert found["plan"]["low"] < found["best"]["low"] and len(found["replies"]) == 7


@pytest.mark.parametrize("plan", ["lay pendulum", "send troll1", "dance"])
def test_a_plan_that_cannot_be_made_is_refused(plan: str) -> None:
    ran = run("solve", LAST_ROUND, "--plan", plan)
    assert ran.status == 2 and len(ran.err.strip().splitlines()) == 1


def test_json_says_all_of_it() -> None:
    found = json.loads(run("solve", TRAINING, "--json", "--plans", "2").out)
    assert len(found["plans"]) == 2
    assert found["outcomes"][0]["chance"] == 1.0
    assert found["replies"][0]["answers"]


def test_a_search_that_is_too_short_says_so() -> None:
    words = run("solve", LAST_ROUND.replace("round 4", "round 1").replace("suggestion", "?"), "--positions", "3").words
    assert "An estimate" in words and " to " in words


@pytest.mark.parametrize("args", [["party nobody1; tiles 2,0; training"], [TRAINING, "--wish", "glory"]])
def test_what_cannot_be_solved_is_refused_in_one_line(args: list[str]) -> None:
    ran = run("solve", *args)
    assert ran.status == 2 and len(ran.err.strip().splitlines()) == 1


def test_ctrl_c_is_noted_once_and_then_interrupts() -> None:
    before = signal.getsignal(signal.SIGINT)
    with interruptible() as stop:
        assert not stop()
        signal.raise_signal(signal.SIGINT)
        assert stop()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before


def test_numbers_are_rounded_and_signed() -> None:
    assert [number(value, "en") for value in (-0.001, 0.0, 3.14159, -2.5)] == ["0", "0", "+3.14", "−2.5"]
    assert number(85.5, "ru", "") == "85,5"
