"""The help of every command is in the reader's language, and nothing of it is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest
import typer.core
from typer.main import get_command

from tests.cli.helpers import run
from undercroft.cli.program import app
from undercroft.cli.terminal.translated_help import FRAME, help_text
from undercroft.kernel.engine.games import GAMES, find_game
from undercroft.locale.texts import LANGUAGES, Texts

COMMON_WORDS = {*FRAME.values(), "manual-default-value", "manual-usage-prefix"} | {
    f"manual-{kind}-sign" for kind in ("options", "command")
}


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The program and all commands in it, each with its path."""
    yield path, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from commands(inner, (*path, name))


class Noting(Texts):
    """Texts that note which are used."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang, strict=True)
        self.used = {"manual-any-help"}

    def text(self, key: str, **args: str | float) -> str:
        """Return a text, and note its key."""
        self.used.add(key)
        return super().text(key, **args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_and_option_has_help_and_no_help_is_left_over(lang: str) -> None:
    texts = Noting(lang)
    for path, command in commands(get_command(app)):
        assert help_text(texts, command, path)
        assert all(help_text(texts, param, path, param.name or "") for param in command.params)
    source = (files("undercroft.locale") / lang / "manual.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^(manual-[a-z-]+) =", source, re.M))
    assert written - texts.used == COMMON_WORDS


def words(shown: str) -> str:
    """A page of help without its frames."""
    return " ".join(re.sub("[│╭╮╰╯─]", " ", shown).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_of_help_is_in_one_language(lang: str) -> None:
    texts = Texts(lang)
    program, play = (words(run(*args, "--help", lang=lang).out) for args in ((), ("play",)))
    for key in ("program", "serve", "admin", "usage-prefix", "options-title", "commands-title", "any-help"):
        assert texts.text(f"manual-{key}") in program
    assert texts.text("usage-arena") in program
    for key in ("play", "play-load", "any-lang", "arguments-title", "options-sign"):
        assert texts.text(f"manual-{key}") in play
    assert texts.text("manual-default-value", value="dungeon-lords") in play
    required = words(run("replay", "--help", lang=lang).out)
    assert texts.text("manual-required-mark") in required


def test_help_is_in_the_language_asked_for() -> None:
    italian = Texts("it").text("manual-play")
    for args in (("play", "--lang", "it", "--help"), ("play", "--help", "--lang=IT")):
        assert italian in words(run(*args).out)
    assert Texts("en").text("manual-play") in words(run("play", "--lang", "tlh", "--help").out)


def test_a_command_of_a_group_has_its_own_help() -> None:
    texts = Texts("ru")
    shown = words(run("admin", "list", "--help", lang="ru").out)
    assert texts.text("manual-admin-list") in shown and texts.text("manual-admin-list-status") in shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_play_names_every_preset_and_option(lang: str) -> None:
    texts = Texts(lang)
    for game in map(find_game, GAMES):
        assert all(preset in texts.text("manual-play-preset") for preset in game.presets)
        assert all(option in texts.text("manual-play-option") for option in game.options.__struct_fields__)


def test_every_command_writes_its_help_itself() -> None:
    plain = (typer.core.TyperCommand, typer.core.TyperGroup)
    assert not [path for path, command in commands(get_command(app)) if type(command) in plain]
