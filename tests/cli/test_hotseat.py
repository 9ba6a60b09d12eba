"""Several people who share a screen."""

from __future__ import annotations

import re
from functools import cache
from itertools import count

import pytest

from tests.cli.helpers import DUNGEON_LORDS, run, script
from undercroft.locale.texts import Texts

SEATS = "me:Anna,me:Boris,random"


def secret_traps(seed: str) -> dict[str, set[str]]:
    """Each player's traps that the other has not also drawn, and that nobody has revealed."""
    drawn: dict[str, set[str]] = {"Anna": set(), "Boris": set()}
    revealed = set()
    for event in (event for events in script(seed, SEATS, "full")[1].events for event in events):
        if event.kind == "TrapsDrawn" and event.args()["seat"] < 2:
            drawn[("Anna", "Boris")[event.args()["seat"]]].update(event.args()["traps"])
        if event.kind == "TrapSprung":
            revealed.add(event.args()["trap"])
    return {who: drawn[who] - drawn[other] - revealed for who, other in (("Anna", "Boris"), ("Boris", "Anna"))}


@cache
def seed() -> str:
    """The seed of a game in which both have secrets."""
    return next(str(number) for number in count(27) if all(secret_traps(str(number)).values()))


@pytest.fixture(scope="module")
def whole_game(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The output of a whole game, with Enter wherever the program asks for it."""
    answers = iter([text for _, text in script(seed(), SEATS, "full")[0]])

    def type_in(prompt: str = "") -> str:
        print(prompt)
        return "" if "Press Enter" in prompt else next(answers)

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        patch.setattr("builtins.input", type_in)
        out = run("play", "--seed", seed(), "--seats", SEATS, "--preset", "full").out
    assert "The result" in out
    assert next(answers, None) is None
    return out


def screens(out: str) -> list[tuple[str, str]]:
    """Each player at the screen, with what is shown until the next one takes over."""
    parts = re.split(r"Pass the keyboard to (\w+)\.", out.partition("The result")[0])
    return [("Anna", parts[0]), *zip(parts[1::2], parts[2::2], strict=True)]


def test_nobody_sees_the_secrets_of_another(whole_game: str) -> None:
    texts = Texts("en", DUNGEON_LORDS)
    secret = secret_traps(seed())
    shown = dict.fromkeys(secret, "")
    for who, text in screens(whole_game):
        shown[who] += text
    for who, other in (("Anna", "Boris"), ("Boris", "Anna")):
        for trap in secret[who]:
            assert texts.name(trap) in shown[who]
            assert texts.name(trap) not in shown[other]


def test_orders_typed_by_one_person_are_not_on_the_others_screen() -> None:
    answers, _ = script("1", SEATS)
    assert [seat for seat, _ in answers[:2]] == [0, 1]
    anna, boris = answers[0][1], answers[1][1]
    out = run("play", "--seed", "1", "--seats", SEATS, typed=[anna, "", "board", "log", boris, ""]).out
    parts = screens(out)
    assert parts[1][0] == "Boris"
    assert anna not in parts[1][1].partition(" reveals ")[0]


def test_each_person_is_asked_on_their_own_screen(whole_game: str) -> None:
    parts = screens(whole_game)
    assert len(parts) > 20
    for who, text in parts:
        other = "Boris" if who == "Anna" else "Anna"
        assert f"{who}>" in text
        assert f"{other}>" not in text


def test_the_screen_is_not_passed_on_where_one_person_plays() -> None:
    assert "Pass the keyboard" not in run("play", "--seed", "7", "--seats", "me,random", typed=["board"]).out
