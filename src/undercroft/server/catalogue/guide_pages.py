"""The pages beside the numbered rules, such as a game's tables, read from Markdown and divided into blocks.

In the folder of the rules, English is in ``<kind>/<game>.md``, any other language in ``<kind>/<game>.<lang>.md``.
Their Markdown is a small part of the language: headings with anchors (``## Areas { #areas }``), paragraphs, lists,
tables, and what each game draws as it likes: signs at the items of the list that follows (``<!-- strip: round -->``),
or some of its cards (``<!-- cards: troll mint -->``). The first heading is the title.
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

KINDS: Final = ("learn", "summary", "tables", "sources")
"""The kinds of pages."""

_HEADING: Final = re.compile(r"(#+) (.*?)(?: \{ #([\w.-]+) \})?")
_STRIP: Final = re.compile(r"<!-- strip: ([a-z-]+) -->")
_CARDS: Final = re.compile(r"<!-- cards: ([a-z0-9_ ]+) -->")
_ITEM: Final = re.compile(r"(?:\*|(\d+)\.) +(.*)")
_RULER: Final = re.compile(r"\|[-:| ]+\|")


class Heading(msgspec.Struct, frozen=True, tag="heading"):
    """A heading of a level from 2 to 4; `id` is its anchor, or empty."""

    level: int
    id: str
    text: str


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    """One paragraph of text."""

    text: str


class Listing(msgspec.Struct, frozen=True, tag="list"):
    """A list, `ordered` if its items have numbers."""

    ordered: bool
    items: list[str]


class Grid(msgspec.Struct, frozen=True, tag="table"):
    """A table: its headings, and the cells of each row."""

    head: list[str]
    rows: list[list[str]]


class Strip(msgspec.Struct, frozen=True, tag="strip"):
    """The list that follows has a sign at each item, which the client knows by this name."""

    name: str


class Cards(msgspec.Struct, frozen=True, tag="cards"):
    """Some cards or tiles of the game's gallery, by their ids."""

    ids: list[str]


Block = Heading | Paragraph | Listing | Grid | Strip | Cards


class Guide(msgspec.Struct, frozen=True):
    """A page; `lang` is the language of the text, which may not be the one asked for."""

    game: str
    kind: str
    lang: str
    title: str
    blocks: list[Block]


def guide_of(game_id: str, kind: str, lang: str) -> Guide:
    """Return a page of a game in a language, or in English if there is none in that language.

    Raises:
        ApiError: there is no such page.
    """
    known = game_id in GAMES and kind in KINDS and re.fullmatch("[a-z]{2}", lang)
    guide = _guide_in(game_id, kind, supported_language(lang)) if known else None
    if guide is None:
        raise ApiError("no-rules", "there is no such page", 404)
    return guide


@cache
def _guide_in(game_id: str, kind: str, lang: str) -> Guide | None:
    path, found = file_of(game_id, lang, kind)
    return None if path is None else Guide(game_id, kind, found, *blocks_of(path.read_text(encoding="utf-8")))


def blocks_of(text: str) -> tuple[str, list[Block]]:
    """Divide a Markdown text into its title and its blocks.

    >>> blocks_of("# Tables\\n\\n## Areas { #areas }\\nWhat each\\ncosts.\\n\\n| a |\\n|---|\\n| 1 |\\n")[1][1:]
    [Paragraph(text='What each costs.'), Grid(head=['a'], rows=[['1']])]
    """
    title = ""
    blocks: list[Block] = []
    for part in _parts(text):
        if (heading := _HEADING.fullmatch(part[0])) is None:
            blocks.append(_block(part))
        elif len(heading[1]) == 1:
            title = heading[2]
        else:
            blocks.append(Heading(len(heading[1]), heading[3] or "", heading[2]))
    return title, blocks


def _parts(text: str) -> list[list[str]]:
    """The lines of each heading, paragraph, list and table."""
    parts: list[list[str]] = [[]]
    for line in text.splitlines():
        if line.startswith("#"):
            parts += [[line], []]
        elif line.strip():
            parts[-1].append(line.strip())
        else:
            parts.append([])
    return [part for part in parts if part]


def _block(lines: list[str]) -> Block:
    if strip := _STRIP.fullmatch(lines[0]):
        return Strip(strip[1])
    if cards := _CARDS.fullmatch(lines[0]):
        return Cards(cards[1].split())
    if len(lines) > 1 and _RULER.fullmatch(lines[1]):
        return Grid(_cells(lines[0]), [_cells(line) for line in lines[2:]])
    if first := _ITEM.fullmatch(lines[0]):
        items: list[str] = []
        for line in lines:
            if item := _ITEM.fullmatch(line):
                items.append(item[2])
            else:
                items[-1] += f" {line}"
        return Listing(first[1] is not None, items)
    return Paragraph(" ".join(lines))


def _cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip("|").split("|")]
