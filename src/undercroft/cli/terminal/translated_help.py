"""Help in the reader's language: commands and options have a key, and the locale files have the words."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup


def translate_help(thing: Any) -> None:
    """Replace the keys in the help of a command and of its parameters by words."""
    from undercroft.cli.terminal.language_choice import language
    from undercroft.locale.texts import Texts

    texts = Texts(language(None))
    for one in (thing, *thing.params):
        key = getattr(one, "help", None)
        if key and texts.has(f"usage-{key}"):
            one.help = texts.text(f"usage-{key}")


class SpokenCommand(TyperCommand):
    """A command whose help is in the locale files."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        translate_help(self)
        super().format_help(ctx, formatter)


class SpokenGroup(TyperGroup):
    """A group of such commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        translate_help(self)
        for command in self.commands.values():
            translate_help(command)
        super().format_help(ctx, formatter)
