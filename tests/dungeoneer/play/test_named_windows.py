"""The question of a window names what it is about: the card, the place or the fighter."""

from __future__ import annotations

import pytest
from msgspec import to_builtins

from tests.dungeoneer.cards.scenes import attacked
from tests.dungeoneer.play.test_roll_stakes import gallery
from tests.dungeoneer.table import Table
from undercroft.locale.texts import Texts

ENGLISH = Texts("en", "dungeoneer", strict=True)


def asked(table: Table, seat: int) -> list[str]:
    """The questions of all windows until none is open, which the seat lets pass."""
    found = []
    while table.window():
        found.append(ENGLISH.prompt(to_builtins(table.state.decision(seat).prompt)))
        table.answer(seat, "pass")
    return found


def attack_by(monster: str, *dice: int) -> list[str]:
    table = Table(2)
    table.hero(0, at="crossroads1")
    table.hero(1, at="crossroads1", glory=9, hand=["surge_of_faith"], treasures=["ring_of_magic"], standing="mine")
    table[1].set_tokens(table[1].treasures[0], 1)
    attacked(table, monster, *dice)
    return asked(table, 1)


@pytest.mark.rules("DN-15.1", "DN-15.2")
def test_a_wound_says_what_deals_it() -> None:
    questions = attack_by("bugbear", 1, 6)
    assert questions[:2] == [
        "Bugbear is about to act. Play something?",
        "Bugbear attacks you. How do you respond?",
    ]
    assert questions[-1] == "You are about to take a wound (Bugbear). Prevent it?"


@pytest.mark.rules("DN-6.11")
def test_a_roll_says_what_it_is_against() -> None:
    questions = [question for question in attack_by("legion", 1, 1, 3, 3) if "dice" in question]
    assert questions and all("(Legion)" in question for question in questions)


@pytest.mark.rules("DN-8.3")
def test_a_location_about_to_act_says_which_it_is() -> None:
    table = Table(2, "crossroads1 0,-1", "gallery_of_whispers 0,-2")
    table.hero(0, at="crossroads1", ap=3, glory=3, hand=["surge_of_faith"], standing="mine")
    table.dice(6)
    table.feats(0)
    table.answer(0, "go n")
    assert "Gallery of Whispers is about to act. Play something?" in asked(table, 0)


def test_the_same_question_names_its_cause_in_every_language() -> None:
    prompt = to_builtins(gallery("lorel_alanus", 5).state.decision(0).prompt)
    for by in ("declared", "response", "arrival", "roll", "wound", "fall", "transfer", "death"):
        for why in ("none", "pit", "spikes", "trapped_exit", "influence", "price"):
            for lang in Texts.languages():
                texts = Texts(lang, "dungeoneer", strict=True)
                question = {**prompt, "args": {"by": by, "why": why, "n": 1}}
                assert texts.name("gallery_of_whispers") in texts.prompt(question)
                assert texts.prompt({**question, "source": None})
