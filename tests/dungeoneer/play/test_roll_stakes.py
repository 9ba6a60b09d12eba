"""The question before a roll says what is at stake."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from msgspec import to_builtins

from tests.dungeoneer.table import Table
from undercroft.dungeoneer.content.card_index import EFFECTS, FORMS
from undercroft.dungeoneer.rules.deeds.dice.dice_rolls import NO_ESCAPE, Threat
from undercroft.dungeoneer.rules.deeds.harm.standing_up import StandThreat
from undercroft.dungeoneer.rules.deeds.movement import BlockedExit, Pit, Spikes, TrappedExit
from undercroft.dungeoneer.rules.questions.effect_frames import VERBS, Scene
from undercroft.dungeoneer.rules.questions.question_frames import Part
from undercroft.locale.texts import Texts

rules = pytest.mark.rules
SPEED = FORMS.index("speed")


def gallery(hero: str, glory: int, *hand: str, life: int = 3) -> Table:
    """The hero is tested by the Gallery of Whispers, which gives 3 glory and may take 2; he has so much before that."""
    table = Table(2, "crossroads1 0,-1", "gallery_of_whispers 0,-2")
    table.hero(0, hero, at="crossroads1", ap=3, glory=glory - 3, hand=hand, life=life, standing="mine")
    table.dice(1)
    table.feats(0)
    table.answer(0, "go n")
    while table.window() == "arrival":
        table.answer(0, "pass")
    assert table.window() == "roll" and table[0].glory == glory
    return table


@rules("DN-7.1")
@pytest.mark.parametrize(
    ("test", "what", "n"),
    [
        (Spikes(0, SPEED, 9, NO_ESCAPE), "wound", 1),
        (Pit(0, SPEED, 9, NO_ESCAPE), "fall", 0),
        (TrappedExit(0, SPEED, 9, NO_ESCAPE), "wound", 1),
        (BlockedExit(0, SPEED, 9, NO_ESCAPE, side=0), "ap", 1),
        (StandThreat(0, SPEED, 9, NO_ESCAPE), "lying", 0),
    ],
)
def test_the_question_before_a_roll_says_what_is_at_stake(test: Part, what: str, n: int) -> None:
    table = Table(2)
    table.hero(0, glory=9, hand=["surge_of_faith"], standing="mine")
    table.feats(0)
    table.state.stack.append(test)
    table.state.run()
    assert table.state.decision(0).prompt.args == {"by": "roll", "why": what, "n": n}


@rules("DN-7.1")
def test_the_loss_of_glory_is_what_the_hero_has_at_most() -> None:
    assert gallery("lorel_alanus", 5).state.decision(0).prompt.args == {"by": "roll", "why": "glory", "n": 2}
    table = gallery("lorel_alanus", 3)
    table[0].glory = 1
    assert table.state.decision(0).prompt.args == {"by": "roll", "why": "glory", "n": 1}


def test_every_threat_of_a_card_that_takes_something_says_what() -> None:
    table = Table(2)
    table.hero(0, glory=9)
    for number, effect in enumerate(EFFECTS):
        if effect.do == "threat" and effect.failed:
            threat = Threat(0, SPEED, 9, NO_ESCAPE, Scene((), 0, 0), 0, VERBS[number].passed, VERBS[number].failed)
            assert threat.stake(table.state).what != "none"


@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        ("en", "The dice are about to be rolled (Gallery of Whispers). Change something? Failure: −2 glory."),
        ("ru", "Сейчас будет бросок (Галерея шёпотов). Хотите что-то изменить? Провал: −2 славы."),
        (
            "it",
            "Si stanno per tirare i dadi (Galleria dei Sussurri). Vuoi cambiare qualcosa? Se fallisci: −2 di Gloria.",
        ),
    ],
)
def test_what_is_at_stake_can_be_read(lang: str, asked: str) -> None:
    prompt = gallery("lorel_alanus", 5).state.decision(0).prompt
    assert Texts(lang, "dungeoneer").prompt(to_builtins(prompt)) == asked


@pytest.mark.parametrize("lang", Texts.languages())
def test_action_points_are_never_abbreviated_in_sentences(lang: str) -> None:
    short = re.compile(r"\b(AP|ОД|PA)\b")
    for file in (files("undercroft.locale") / lang).iterdir():
        lines = file.read_text(encoding="utf-8").splitlines() if file.name.startswith("dungeoneer") else []
        assert not [line for line in lines if short.search(line) and not line.startswith("column-")], file.name
