"""Languages: chosen by name or by the environment, with every text of the program in each of them."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import pytest

from tests.cli.helpers import run
from undercroft.cli.terminal.language_choice import language
from undercroft.kernel.base.errors import OptionError
from undercroft.locale.texts import Texts

SAID: Final = ("terminal.ftl", "study.ftl", "tables.ftl")

IN_EVENTS: Final = {"undo-nothing", "title-for"}
"""Messages that the program takes from among those of events and answers."""


def keys(lang: str) -> set[str]:
    """The program's messages: what only the terminal says, of each game too, and what it shares with the page."""
    folder = files("undercroft.locale") / lang
    text = "".join([f.read_text(encoding="utf-8") for f in folder.iterdir() if f.name.endswith(SAID)])
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.M))


def test_all_languages_have_the_same_messages() -> None:
    assert keys("en") == keys("ru") == keys("it")


def test_every_message_of_the_program_exists() -> None:
    source = "".join([f.read_text(encoding="utf-8") for f in _sources()])
    used = set(re.findall(r'text\(\s*f?["\']([a-z-]+)["\']', source)) | set(
        re.findall(r'"((?:label|term)-[a-z-]+)"', source)
    )
    known = keys("en")
    assert {key for key in used if not key.endswith("-")} <= known | IN_EVENTS


def _sources() -> list[Traversable]:
    folder = files("undercroft.cli")
    inner = folder / "dungeonlords"
    return [f for place in (folder, inner) for f in place.iterdir() if f.name.endswith(".py")]


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "it_IT"}, "it"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "it_IT"}, "it"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert language(None, environment) == lang
    assert language("RU", environment) == "ru"


def test_an_unknown_language() -> None:
    with pytest.raises(OptionError, match="'de'"):
        language("de", {})
    assert Texts.languages() == ("en", "ru", "it")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            ("--option", "nonsense=1"),
            {
                "en": "This game has no option “nonsense”; it has: choose_initial_orders,",
                "ru": "В этой игре нет настройки «nonsense»; есть: choose_initial_orders,",
                "it": "Questo gioco non ha l'opzione «nonsense»; ha: choose_initial_orders,",
            },
        ),
        (
            ("--option", "special_events=maybe"),
            {
                "en": "An option cannot have this value: special_events=maybe",
                "ru": "Такого значения у настройки быть не может: special_events=maybe",
                "it": "Un'opzione non può avere questo valore: special_events=maybe",
            },
        ),
        (
            ("--preset", "long"),
            {
                "en": "This game has no preset “long”; it has: first, full",
                "ru": "В этой игре нет набора настроек «long»; есть: first, full",
                "it": "Questo gioco non ha la combinazione di opzioni «long»; ha: first, full",
            },
        ),
    ],
)
def test_options_are_refused_in_the_language_chosen(wrong: tuple[str, str], said: dict[str, str]) -> None:
    for lang, words in said.items():
        ran = run("play", "--lang", lang, *wrong)
        assert ran.status == 2
        assert ran.err.startswith(words)
