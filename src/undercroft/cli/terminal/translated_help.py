"""Help in the reader's language: the locale files have the words, by the names of commands and options.

A command that names a key as its help, such as those of the arena, has the words ``usage-<key>``. Any other has
``manual-<command>`` (``manual-admin-list``), and its options ``manual-<command>-<option>`` or, where several commands
have the same, ``manual-any-<option>``.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    from undercroft.locale.texts import Texts

FRAME: Final = {
    "ARGUMENTS_PANEL_TITLE": "manual-arguments-title",
    "OPTIONS_PANEL_TITLE": "manual-options-title",
    "COMMANDS_PANEL_TITLE": "manual-commands-title",
    "REQUIRED_LONG_STRING": "manual-required-mark",
}
"""Typer's own words on a page of help, by the names of its constants."""


def texts_for(ctx: Any) -> Texts:
    """Return the texts of the language that ``--lang`` names, or else of that of the environment."""
    from undercroft.cli.terminal.language_choice import language
    from undercroft.locale.texts import Texts

    asked = ctx.meta.get("lang")
    return Texts(language(asked if asked in Texts.languages() else None))


def path_of(ctx: Any) -> tuple[str, ...]:
    """Return the names of the commands that lead to this one, without the program's."""
    return () if ctx.parent is None else (*path_of(ctx.parent), ctx.info_name or "")


def help_text(texts: Texts, thing: Any, path: Sequence[str], option: str = "") -> str:
    """Return the help of a command, or of one of its options."""
    # What the code says is kept, as it is replaced by words.
    written = vars(thing).setdefault("written_help", thing.help)
    if written and texts.has(f"usage-{written}"):
        return texts.text(f"usage-{written}")
    one = option.strip("_").replace("_", "-")
    own = "-".join([*(path or ["program"]), *([one] if one else [])])
    shared = one and not texts.has(f"manual-{own}")
    return texts.text(f"manual-{f'any-{one}' if shared else own}")


def translate_help(command: Any, ctx: Any) -> None:
    """Put the help of a command, of its options, and of the commands in it into words."""
    from typer import rich_utils

    texts, path = texts_for(ctx), path_of(ctx)
    for name, key in FRAME.items():
        setattr(rich_utils, name, texts.text(key))
    rich_utils.DEFAULT_STRING = texts.text("manual-default-value", value="{}")
    command.options_metavar = texts.text("manual-options-sign")
    command.help = help_text(texts, command, path)
    for param in command.get_params(ctx):
        param.help = help_text(texts, param, path, param.name)
    for name, inner in getattr(command, "commands", {}).items():
        inner.help = inner.short_help = help_text(texts, inner, (*path, name))


class _Spoken:
    """Writes the help of a command in the reader's language."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Parse the arguments; a page of help is in the language that they ask for, wherever they do."""
        for one, next_one in pairwise([*args, ""]):
            if one == "--lang" or one.startswith("--lang="):
                ctx.meta["lang"] = (one.partition("=")[2] or next_one).lower()
        rest: list[str] = super().parse_args(ctx, args)  # type: ignore[misc]
        return rest

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write the line of usage."""
        texts = texts_for(ctx)
        pieces = self.collect_usage_pieces(ctx)  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=texts.text("manual-usage-prefix") + " ")

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        translate_help(self, ctx)
        super().format_help(ctx, formatter)  # type: ignore[misc]


class SpokenCommand(_Spoken, TyperCommand):
    """A command whose help is in the locale files."""


class SpokenGroup(_Spoken, TyperGroup):
    """A group of such commands."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help."""
        self.subcommand_metavar = texts_for(ctx).text("manual-command-sign")
        super().format_help(ctx, formatter)
