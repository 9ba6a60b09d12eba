"""Names have the forms that the sentences ask of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from tests.locale.games import ALL
from tests.locale.sources import GameWords, tile_kind
from tests.locale.test_texts import messages
from undercroft.locale.texts import Texts, _variables

WORDS: Final = [pytest.param(words, id=words.game) for words in ALL]
FEMININE: Final = re.compile(r"^\w*(а|[^си]я)\b")
"""Names whose first word ends so have another accusative in Russian; "-ся" and "-ия" may be other forms."""
NAMED: Final = ("card", "creature", "trap", "room", "monster", "location")
"""Arguments that are names of cards and tiles, and nothing else."""


def asked(words: GameWords, lang: str, form: str) -> Iterator[tuple[str, str]]:
    """The ids that may stand in the sentences in a form, each with the key of a sentence."""
    for key in messages(lang, words.game):
        for name in _variables(lang, words.game, key):
            argument, _, end = name.rpartition("-")
            if argument in NAMED and end == form:
                for value in words.values.get(argument, ()):
                    if isinstance(value, str) and tile_kind(value) in messages(lang, words.game):
                        yield value, key


@pytest.mark.parametrize("words", WORDS)
def test_russian_names_have_an_accusative_where_a_sentence_asks_for_it(words: GameWords) -> None:
    texts = Texts("ru", words.game, strict=True)
    for value, key in asked(words, "ru", "acc"):
        name = texts.name(value)
        changes = FEMININE.match(name) and texts.name(value, "gender") != "pl"
        assert not changes or texts.name(value, "acc") != name, f"{key}: {name}"


@pytest.mark.parametrize("words", WORDS)
def test_italian_names_have_an_article_where_a_sentence_asks_for_it(words: GameWords) -> None:
    for value, key in asked(words, "it", "the"):
        message = messages("it", words.game)[tile_kind(value)]
        assert any(form.id.name == "the" for form in message.attributes), f"{key}: {value}"


@pytest.mark.parametrize("lang", Texts.languages())
def test_a_negative_number_has_a_minus_sign(lang: str) -> None:
    texts = Texts(lang, "dungeoneer", strict=True)
    roll: dict[str, object] = {"seat": 0, "foe": None, "why": "threat", "form": "magic", "dice": (1,), "kept": 1}
    roll |= {"base": -1, "bonuses": (("the_lichs_gaze", -1),), "plus": -2, "total": -1, "need": 4, "success": False}
    told = texts.event("Rolled", roll, ("Anna",))
    assert "-" not in told
    assert told.count("−") == 4
    assert texts.option("place", {"square": "-1,-2", "turned": 0}).endswith("−1,−2")
