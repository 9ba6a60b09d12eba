"""The text of every card, put together from its data: the words of the rules that play it are the words it shows.

Nothing here knows a language: a line is a `Phrase`, which `Texts` turns into words from ``dungeoneer-cards.ftl``.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from undercroft.dungeoneer.wording.faces import IDS, lines_of
from undercroft.dungeoneer.wording.lines import Line

if TYPE_CHECKING:
    from undercroft.locale.texts import Texts

__all__ = ["IDS", "Line", "card_words", "lines_of"]


def card_words(face: str, texts: Texts, parts: Collection[str] = ()) -> list[str]:
    """The text of a face, line by line; with ``parts``, only those lines (see `Line`)."""
    return [texts.sentence(line.phrase) for line in lines_of(face) if not parts or line.part in parts]
