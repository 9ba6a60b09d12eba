"""Dungeoneer in the terminal: the table, and the remarks beside the answers."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from tests.dungeoneer.solo.solo_table import solo_table
from tests.dungeoneer.table import Table
from undercroft.cli.dungeoneer.drawing.board_drawing import DRAWING
from undercroft.kernel.engine.decisions import Option
from undercroft.locale.texts import Texts

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
    assert f"{texts.name('barrow_knight')} (3;" in lair and texts.name("bone_armor") in lair
    assert texts.name("barrow_knight") not in drawn(drawing.board(view), "own")
    assert "lair" in dict(drawing.glance(view, table.state.decision(0)))
    plain = solo_table()
    plain.feats()
    assert "lair" not in dict(drawing.board(plain.state.view(0)))
