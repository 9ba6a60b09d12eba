"""The numbered rules of a game, read from Markdown.

``## XY-5 Title`` begins a chapter. ``<a id="XY-5.3"></a>**XY-5.3** Text`` is its third rule, with the anchor that links
lead to; a quotation below it (``> Text``) says more. English is in ``<game>.md``, any other language in
``<game>.<lang>.md``.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import msgspec

from undercroft.kernel.engine.games import GAMES
from undercroft.locale.rules_files import file_of
from undercroft.locale.texts import supported_language
from undercroft.server.protocol.api_errors import ApiError

_CHAPTER: Final = re.compile(r"## ([A-Z]+-\d+) (.*)")
_RULE: Final = re.compile(r'<a id="([^"]+)"></a>\*\*\1\*\* (.*)')
_QUOTED: Final = re.compile(r"> ?(.*)")


class Rule(msgspec.Struct, frozen=True):
    """One rule with its full number, such as ``XY-5.3``; `more` are paragraphs with its details and examples."""

    number: str
    text: str
    more: list[str]


class Chapter(msgspec.Struct, frozen=True):
    """A chapter of the rules."""

    id: str
    title: str
    rules: list[Rule]


class Rules(msgspec.Struct, frozen=True):
    """All rules of a game; `lang` is the language of the text, which may not be the one asked for."""

    game: str
    lang: str
    chapters: list[Chapter]


def rules_of(game_id: str, lang: str) -> Rules:
    """Return the rules of a game in a language, or in English if there is no text in that language.

    Raises:
        ApiError: the game has no rules in either, or there is no such game.
    """
    rules = (
        _rules_in(game_id, supported_language(lang)) if game_id in GAMES and re.fullmatch("[a-z]{2}", lang) else None
    )
    if rules is None:
        raise ApiError("no-rules", "there are no such rules", 404)
    return rules


@cache
def _rules_in(game_id: str, lang: str) -> Rules | None:
    path, found = file_of(game_id, lang)
    return None if path is None else Rules(game_id, found, chapters_of(path.read_text(encoding="utf-8")))


def chapters_of(text: str) -> list[Chapter]:
    """Parse the chapters of a Markdown text.

    >>> rule = '<a id="XY-1.1"></a>**XY-1.1** Two seats,\\nor more.\\n\\n> Not ten.\\n'
    >>> chapters_of(f"## XY-1 Set-up\\n{rule}## Sources\\nBook.\\n")[0].rules
    [Rule(number='XY-1.1', text='Two seats, or more.', more=['Not ten.'])]
    """
    chapters: list[Chapter] = []
    rules: list[Rule] | None = None
    for line in text.splitlines():
        if heading := _CHAPTER.fullmatch(line):
            rules = []
            chapters.append(Chapter(heading[1], heading[2], rules))
        elif line.startswith("#"):
            rules = None  # what follows is not a chapter: sources, an appendix
        elif rules is None:
            continue
        elif rule := _RULE.fullmatch(line):
            rules.append(Rule(rule[1], rule[2], []))
        elif rules and (quoted := _QUOTED.fullmatch(line)):
            _say_more(rules[-1].more, quoted[1])
        elif line.strip() and rules:
            last = rules.pop()
            rules.append(Rule(last.number, f"{last.text} {line.strip()}", last.more))
    return chapters


def _say_more(more: list[str], line: str) -> None:
    """Add a quoted line to the last paragraph; an empty one begins the next."""
    if not line or not more:
        more.append(line)
    else:
        more[-1] = f"{more[-1]} {line}".strip()
