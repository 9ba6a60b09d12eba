"""What can be typed instead of an answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import run, saves, script
from undercroft.dungeonlords.content.tile_tables import PLACES
from undercroft.kernel.engine.games import find_game
from undercroft.kernel.history.match import Match
from undercroft.kernel.history.records import Record
from undercroft.locale.texts import Texts

SEATS = "me,random,random,random"


def until(verb: str, seed: str, preset: str = "first") -> list[str]:
    """The lines to type before the first question that has such an answer."""
    answers, _ = script(seed, SEATS, preset)
    typed = [text for _, text in answers]
    return typed[: next(i for i, text in enumerate(typed) if text.startswith(verb))]


def play(typed: list[str], seed: str, preset: str = "first") -> str:
    """The output that follows the last two typed lines."""
    return run("play", "--seed", seed, "--seats", SEATS, "--preset", preset, typed=typed).words


def test_a_question_mark_explains_and_names_what_is_refused_with_its_rule() -> None:
    words = play([*until("dig", "3"), "?", "quit"], "3")
    assert "Each tunnel takes one imp" in words
    assert "Rule: DL-5.7" in words
    assert "Not possible now:" in words
    assert "is already dug. [DL-5.8]" in words
    assert "does not touch your dungeon. [DL-5.8]" in words
    assert "dig 2,0 · dig 2,1" in words
    assert "more" in words


def test_a_question_mark_before_an_answer_says_why_not() -> None:
    words = play([*until("dig", "3"), "? dig 4,0", "? 2,0", "? dig 2,3", "? dance", "quit"], "3")
    assert "4,0 does not touch your dungeon. [DL-5.8]" in words
    assert "2,0 is already dug. [DL-5.8]" in words
    assert "is possible" in words
    assert Texts("en").error("unknown-action", text="dance", close="none") in words


def test_a_question_mark_before_part_of_an_answer_says_how_many_words_it_takes() -> None:
    words = run("play", "--seed", "1", "--seats", SEATS, typed=["? food", "quit"]).words
    assert "type 3 names or numbers" in words
    assert "no action" not in words


def test_a_refused_answer_says_why_and_is_not_played(data: Path) -> None:
    before = until("dig", "3")
    words = play([*before, "dig 4,0", "4,0", "99", "d", "quit"], "3")
    assert words.count("4,0 does not touch your dungeon. [DL-5.8]") == 2
    assert "No such number; choose from 1 to" in words
    assert "That could mean" in words
    match = Match.replay(Record.open(saves(data)[0]))
    assert [text for seat, text in match.record.moves if seat == 0] == before


def test_orders_are_typed_as_words_numbers_or_short(data: Path) -> None:
    def given(*typed: str) -> str:
        run("play", "--seed", "1", "--seats", "me,random", typed=[*typed, "quit"])
        return next(text for seat, text in Record.open(saves(data)[-1]).moves if seat == 0)

    words = run("play", "--seed", "1", "--seats", "me,random", typed=["?", "1 2", "1 2 3 9", "quit"]).words
    assert "Type three for yourself in order, then one for the dummy" in words
    example = words.partition('such as "')[2].partition('"')[0]
    first, second, third, dummy = example.split()
    meant = f"orders {first} {second} {third} dummy {dummy}"
    assert given(example) == meant
    assert given(meant) == meant
    assert given(f"{first[:3]} {second[:3]} {third[:3]} dummy {dummy[:3]}") == meant
    assert given(f"or {first} {second} {third} {dummy}") == meant


def test_numbers_stand_for_the_eight_orders(data: Path) -> None:
    def typed(*numbers: int) -> str:
        return run("play", "--seed", "1", "--seats", SEATS, typed=[" ".join(map(str, numbers)), "quit"]).words

    assert "8 Build Room" in typed()
    options = Match.replay(Record.open(saves(data)[-1])).state.decision(0).options
    number = {place.order: index for index, place in enumerate(PLACES, start=1)}
    in_hand = {order for option in options for order in option.action.split()[1:]}
    first, second, third = options[-1].action.split()[1:]
    typed(number[first], number[second], number[third])
    given = [text for seat, text in Record.open(saves(data)[-1]).moves if seat == 0]
    assert given == [f"orders {first} {second} {third}"]
    absent = next(order for order in number if order not in in_hand)
    assert "it is locked this season. [DL-4.1]" in typed(number[first], number[absent], number[second])
    assert "type 3 names or numbers" in typed(number[first], 9, number[second])


def test_undo_takes_back_what_revealed_nothing(data: Path) -> None:
    digging = until("dig", "3")
    words = play([*digging, "1", "undo", "quit"], "3")
    assert "Undone." in words
    mine = [text for seat, text in Record.open(saves(data)[0]).moves if seat == 0]
    assert mine == digging


def test_undo_says_why_it_cannot() -> None:
    assert "There is nothing to undo yet." in play(["undo", "quit"], "3")
    first = until("dig", "3")
    assert "cannot" in play([*first, "undo", "quit"], "3")


def test_log_board_rivals_rules() -> None:
    typed = [*until("dig", "3"), "log", "log 2", "log 0", "board", "rivals", "rules", "quit"]
    words = play(typed, "3")
    assert " reveals " in words
    assert "Evilometer" in words
    assert "rock t tunnel R room" in words
    assert "docs/rules/dungeon-lords.md" in words


@pytest.mark.parametrize(("lang", "file"), [("ru", "dungeon-lords.ru.md"), ("it", "dungeon-lords.it.md")])
def test_rules_names_the_file_of_the_language(lang: str, file: str) -> None:
    assert (
        f"docs/rules/{file}" in run("play", "--seed", "3", "--seats", SEATS, typed=["rules", "quit"], lang=lang).words
    )


def test_rules_names_the_file_of_an_installed_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    rules = tmp_path / "rules"
    rules.mkdir()
    (rules / "dungeon-lords.md").write_text("## DL-1\n", encoding="utf-8")
    monkeypatch.setattr("undercroft.locale.rules_files.FOLDERS", (rules,))
    ran = run("play", "--seed", "3", "--seats", SEATS, typed=["rules", "quit"], lang="ru")
    assert (rules / "dungeon-lords.md").as_posix() in "".join(ran.out.split())


def test_without_a_file_of_rules_only_the_question_mark_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.locale.rules_files.FOLDERS", ())
    words = play(["rules", "quit"], "3")
    assert "lists what is not possible" in words
    assert "Numbers in brackets" not in words


def test_the_board_is_shown_again_only_where_it_changed() -> None:
    out = run("play", "--seed", "3", "--seats", SEATS, typed=[*until("dig", "3"), "1", "quit"]).out
    after = out.rpartition("» Player 1 digs")[2]
    assert "tunnel" in after
    assert "Combat cards" not in after


@pytest.mark.parametrize(
    "typed", [["\0\x1b[2J", "quit"], ["x" * 5000, "quit"], ["? " + "y" * 5000, "quit"], ["²", "quit"]]
)
def test_strange_input_gets_a_sentence(typed: list[str]) -> None:
    assert run("play", typed=typed).status == 0


def test_as_many_play_as_on_the_page() -> None:
    card = (Path(__file__).parents[2] / "web/src/games/dungeoneer/card.ts").read_text(encoding="utf-8")
    game = find_game("dungeoneer")
    assert f"seats: {{ {', '.join([f'{name}: {game.usual_seats(name)}' for name in game.presets])} }}" in card
