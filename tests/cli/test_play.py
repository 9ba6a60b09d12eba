"""Whole games at the terminal."""

from __future__ import annotations

import io
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from tests.amounts import daily
from tests.cli.helpers import DUNGEON_LORDS, run, saves, script
from tests.dungeonlords.table import Table as Lords
from undercroft.dungeonlords.rules.phases.orders.order_places import CarryOutOrders
from undercroft.kernel.history.records import Record
from undercroft.locale.texts import LANGUAGES, Texts
from undercroft.rendering.dungeonlords.result_drawing import result
from undercroft.rendering.generic_drawing import drawing_of

SEATS = "me,random,random,random"


def test_a_first_game_is_played_to_its_scoring(data: Path) -> None:
    answers, match = script("7", SEATS)
    ran = run("play", "dungeon-lords", "--seed", "7", "--seats", SEATS, typed=[text for _, text in answers])
    assert ran.status == 0
    assert "unconquered rooms" in ran.out
    assert "Lord of Riches" in ran.out
    assert f"SHA-256 of the seed: {match.commitment}" in ran.out
    before, _, after = ran.out.partition("The result")
    assert "The seed of this game was" not in before
    assert "The seed of this game was: 7" in after
    scores = match.state.view(None).scores
    total = next(line for line in after.splitlines() if line.strip().startswith("Total"))
    assert total.split()[1:] == [str(points) for points in scores.totals]
    assert "At the table: 1 Player 1, 2 " in " ".join(after.split())
    (saved,) = saves(data)
    assert Record.open(saved).moves == match.record.moves


@pytest.mark.parametrize(("seats", "alone"), [("me,greedy", True), ("me:Anna,me:Boris", False)])
def test_the_only_possible_answer_gives_itself_unless_others_could_learn_from_it(seats: str, alone: bool) -> None:
    answers, match = script("3", seats, "tomb", "dungeoneer")
    typed = [text for _, text in answers][:60]
    ran = run("play", "dungeoneer", "--preset", "tomb", "--seed", "3", "--seats", seats, typed=[*typed, "quit"])
    assert ran.status == 0
    assert ("There is only one answer: Pass" in ran.out) is alone
    assert ("As usual: " in ran.out) is alone
    people = [seat for seat, who in enumerate(seats.split(",")) if who.startswith("me")]
    given = [move for seat, move in match.record.moves if seat in people]
    assert (len(answers) < len(given)) is alone


@pytest.mark.nightly("the highest levels of both games search")
def test_the_levels_at_the_table_are_introduced() -> None:
    ran = run("play", "--seats", "me,trainee,greedy,overlord", "--seed", "1", typed=["quit"])
    assert ran.status == 0
    assert "Trainee (level 1): Forgets" in ran.out and "Overlord (level 5): Leaves" in ran.out
    assert "Baron" not in ran.out
    ran = run("play", "dungeoneer", "--seats", "me,squire,lichlord", "--seed", "1", typed=["quit"])
    assert ran.status == 0
    assert "Squire (level 1): Carries" in ran.out and "Lich Lord (level 5): Knows" in ran.out


@pytest.mark.parametrize(("lang", "word"), daily([("ru", "Итоги"), ("it", "Il risultato")], ("ru", "Итоги")))
def test_a_full_game_in_other_languages(lang: str, word: str) -> None:
    answers, _ = script("8", "me,random", "full")
    typed = ["board", "?", *[text for _, text in answers]]
    ran = run("play", "--seed", "8", "--seats", "me,random", "--preset", "full", typed=typed, lang=f"{lang}_XX.UTF-8")
    assert ran.status == 0
    assert word in ran.out
    assert "term-" not in ran.out
    assert "label-" not in ran.out


def test_no_line_is_wider_than_80_characters() -> None:
    for lang in ("en", "ru"):
        answers, _ = script("9", SEATS, "full")
        typed = [*[text for _, text in answers][:25], "board", "rivals", "?", "quit"]
        ran = run("play", "--seed", "9", "--seats", SEATS, "--preset", "full", "--lang", lang, typed=typed)
        wide = [line for line in ran.out.splitlines() if len(line) > 80]
        # Paths and hashes stay on one line, so that they can be copied.
        assert all("SHA-256" in line or "undercroft" in line for line in wide), wide


def test_without_colour_only_text_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in run("play", typed=["board", "quit"]).out


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--lang", "de"], "No language is called 'de'"),
        (
            ["--seats", "me,nobody,greedy"],
            "No bot is called 'nobody'; choose one of: random, greedy, trainee, warden, baron, tyrant, overlord (",
        ),
        (["--seats", "me:Maximiliana of the Vault,greedy"], "A player's name has at most 20 visible characters"),
        (["--seats", "me:\u3164,greedy"], "A player's name has at most 20 visible characters"),
        (["--seats", "greedy,greedy"], "one of the seats must be 'me'"),
        (["--seats", "me"], "2, 3, 4 players, not 1"),
        (["--seats", "me,me,me,me,me"], "2, 3, 4 players, not 5"),
        (["--seats", ""], "No bot is called ''"),
        (["--preset", "huge"], "no preset “huge”"),
        (["chess"], "No game is called 'chess'"),
    ],
)
def test_impossible_wishes_give_one_line_and_status_2(args: list[str], words: str) -> None:
    ran = run("play", *args)
    assert (ran.status, ran.out) == (2, "")
    assert words in ran.err
    assert ran.err.count("\n") == 1


def test_a_hint_names_answers_and_reasons() -> None:
    ran = run("play", "--seats", "me,greedy", "--preset", "full", "--seed", "2", typed=["hint", "quit", "quit"])
    assert ran.status == 0
    for said in ("1. ", "You can expect about ", "For it: ", "Reasons compare"):
        assert said in ran.out
    ran = run("play", "--seats", "me:Anna,me:Boris", "--seed", "2", typed=["", "hint", "quit", "quit"])
    assert "Hints are only available when you play alone against bots" in ran.out


def test_the_coach_warns_of_a_blunder_which_can_be_taken_back_or_played_all_the_same() -> None:
    blunder = "food reputation traps build"
    setup = ("play", "--seats", "me,greedy", "--preset", "full", "--seed", "2")
    ran = run(*setup, typed=["coach on", "3", blunder, "1", blunder, "", blunder, "7", "2", "quit", "quit"])
    assert ran.status == 0
    assert ran.out.count("by the end of the game") == ran.out.count("Better: ") == 3
    assert ran.out.count("Type 1 or 2.") == 1
    assert ran.out.count("You reveal") + ran.out.count("reveals") > 0
    asked = ran.out.count("Which three orders")
    off = run(*setup, typed=["coach on", "coach off", "3", blunder, "quit", "quit"])
    assert "Better: " not in off.out and off.out.count("Which three orders") == asked - 2


def test_the_coach_warns_only_who_plays_against_bots_alone() -> None:
    ran = run("play", "--seats", "me:Anna,me:Boris", "--seed", "2", typed=["", "coach on", "quit", "quit"])
    assert "Hints are only available when you play alone against bots" in ran.out
    assert "warns you" not in ran.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_says_what_spying_is(lang: str) -> None:
    """The table of the areas has a word for it, the question all of it."""
    texts = Texts(lang, DUNGEON_LORDS)
    lords = Lords()
    lords.minion(0, "reputation", 1)
    lords.begin(CarryOutOrders.begin)
    note = drawing_of(DUNGEON_LORDS)(texts, ["Anna"]).note(lords.state.view(0), lords.state.decision(0))
    assert texts.text("n-spy") in note
    assert texts.text("n-spy") != texts.text("short-spy")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lord_who_has_not_won_is_told_what_cost_most(lang: str) -> None:
    _, match = script("7", SEATS)
    view, texts = match.state.view(None), Texts(lang, "dungeon-lords", strict=True)
    assert view.scores is not None
    told = {}
    for seat in range(4):
        printed = io.StringIO()
        shown = result(texts, ("A", "B", "C", "D"), msgspec.structs.replace(view, seat=seat))
        Console(width=120, file=printed).print(shown)
        told[seat] = printed.getvalue()
    for seat, loss in enumerate(view.scores.worst):
        words = loss and texts.text("score-worst", line=loss.line, count=loss.count, points=f"−{-loss.points}")
        if seat in view.scores.winners:
            assert words is None or words not in told[seat]
        elif words:
            assert words in told[seat]
    assert any(loss and seat not in view.scores.winners for seat, loss in enumerate(view.scores.worst))
