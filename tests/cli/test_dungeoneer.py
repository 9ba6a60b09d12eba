"""Dungeoneer in the terminal: the table, and the remarks beside the answers."""

from __future__ import annotations

import io
from typing import Any

import msgspec
import pytest
from rich.console import Console

from tests.dungeoneer.solo.solo_table import solo_table
from tests.dungeoneer.table import Table
from undercroft.cli.session.numbered_answers import NumberedAnswers
from undercroft.cli.session.typed_answers import read_answer
from undercroft.dungeoneer.views import DeathView, ResultView
from undercroft.kernel.engine.decisions import Option
from undercroft.locale.texts import Texts
from undercroft.rendering.dungeoneer.board_drawing import DRAWING

NAMES = ("Anna", "Bruno")


def drawn(blocks: list[tuple[str, Any]], name: str) -> str:
    """One block of the board as text."""
    printed = io.StringIO()
    Console(width=200, file=printed).print(dict(blocks)[name])
    return printed.getvalue()


@pytest.mark.rules("DN-19.2")
def test_a_card_shows_its_current_cost() -> None:
    table = Table(2)
    table.hero(0, own_banes=["undead_awakening"], hand=["zombie", "drain_renown"], lair=["barrow_knight"])
    table.hero(1, peril=9)
    table.misdeeds(0)
    drawing = DRAWING(Texts("en", "dungeoneer", strict=True), NAMES)
    view = table.state.view(0)
    beside = {
        str(one.args["card"]): drawing.remark(view, one)
        for one in table.state.decision(0).options
        if one.verb == "send"
    }
    assert "1 peril" in beside["zombie"] and "4 peril" in beside["barrow_knight"]
    printed = drawing.remark(view, Option("send legion 1", "send", {"card": "legion", "seat": 1}))
    assert "4 peril" in printed  # nothing of his: what is printed


@pytest.mark.rules("DN-14.4")
@pytest.mark.parametrize("lang", Texts.languages())
def test_the_lair_of_the_harder_solo_game_has_no_owner(lang: str) -> None:
    texts = Texts(lang, "dungeoneer", strict=True)
    drawing = DRAWING(texts, NAMES[:1])
    table = solo_table(peril=["bone_armor"], lair=["barrow_knight"], harder_solo=1)
    table.hero(0, attached={"bone_armor": "barrow_knight"})
    table.feats()
    view = table.state.view(0)
    lair = drawn(drawing.board(view), "lair")
    assert texts.text("label-dungeons-lair") in lair
    assert f"{texts.name('barrow_knight')} (" in lair and texts.name("bone_armor") in lair
    assert texts.name("barrow_knight") not in drawn(drawing.board(view), "own")
    assert "lair" in dict(drawing.glance(view, table.state.decision(0)))
    plain = solo_table()
    plain.feats()
    assert "lair" not in dict(drawing.board(plain.state.view(0)))


@pytest.mark.parametrize("lang", Texts.languages())
def test_a_square_is_called_by_its_neighbour(lang: str) -> None:
    texts = Texts(lang, "dungeoneer", strict=True)
    drawing = DRAWING(texts, NAMES)
    view = Table(2, "crossroads1 0,-1").state.view(None)
    of = texts.name("crossroads1", "of")
    assert drawing.called(view, "-1,-1").endswith(texts.name("crossroads1", "the") if lang == "en" else of)
    assert drawing.called(view, "9,9") == ""
    label = texts.option("place", {"square": "-1,-1", "turned": 0}, (), lambda square: drawing.called(view, square))
    assert "−1" not in label


@pytest.mark.rules("DN-9.4")
def test_an_answer_says_how_likely_it_is() -> None:
    table = Table(2, "elbow1 0,-1", "crossroads1 0,-2")
    table.hero(0, at="elbow1", ap=2)
    table.feats(0)
    drawing = DRAWING(Texts("en", "dungeoneer", strict=True), NAMES)
    view = table.state.view(0)
    (north,) = [one for one in table.state.decision(0).options if one.action == "go n"]
    (chance,) = [one for one in view.chances if one.seat == 0 and one.what == "go" and one.id == "n"]
    assert drawing.remark(view, north).endswith(f"{chance.need} or more: {chance.percent}%")


def test_an_answer_with_something_more_and_asides_have_no_numbers() -> None:
    table = Table(2)
    table.hero(0, hand=["zombie", "dodge"])
    table.hero(1, peril=9)
    table.misdeeds(0)
    texts = Texts("en", "dungeoneer", strict=True)
    choices = NumberedAnswers(table.state.decision(0), texts, longer=DRAWING.longer, asides=frozenset({"ask"}))
    verbs = {option.verb for option in choices.numbered.values()}
    assert verbs.isdisjoint({"send_last", "ask"}) and choices.asides
    number = next(n for n, option in choices.numbered.items() if option.verb == "send")
    assert [option.action for option in read_answer(f"{number}!", choices)] == ["send_last zombie 1"]
    assert read_answer("99!", choices) == []


def test_the_closing_table_fits_into_eighty_columns() -> None:
    names = ("The Lord of the Dead 4", "Oruzhenosets 12", "A name of twenty-four let", "D")
    drawing = DRAWING(Texts("ru", "dungeoneer", strict=True), names)
    printed = io.StringIO()
    Console(width=80, file=printed).print(dict(drawing.result(Table(4).state.view(None)))["result"])
    assert all(name in printed.getvalue() for name in names)


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Bruno's hero died in round 4 (Zombie)."),
        ("ru", "Bruno: герой погиб в раунде 4 (Зомби)."),
        ("it", "Bruno: l'eroe è morto nel round 4 (Zombie)."),
    ],
)
def test_the_result_says_when_and_of_what_a_hero_died(lang: str, line: str) -> None:
    drawing = DRAWING(Texts(lang, "dungeoneer", strict=True), NAMES)
    view = Table(2).state.view(None)
    assert "Bruno" in drawn(drawing.result(view), "result")
    deaths = (None, DeathView(4, "zombie", ""))
    over = msgspec.structs.replace(view, winners=(0,), result=ResultView("survivor", ({}, {}), {}, deaths, (3, 3)))
    assert line in drawn(drawing.result(over), "result")


def test_monsters_and_traps_are_never_played() -> None:
    """So nothing says when they could be."""
    table = Table(2)
    table.hero(0, hand=["zombie", "pit_of_bones", "dodge"])
    table.feats(0)
    played = {action.text for action in table.state.candidates(0) if action.verb == "play"}
    assert played == {"play dodge"}
