"""The text of every card, put together from its data: the words of the rules that play it are the words it shows.

Nothing here knows a language: a line is a `Phrase`, of which ``Texts.sentence`` makes words with the messages of
``dungeoneer-cards.ftl``.
"""

from undercroft.dungeoneer.content.wording.faces import IDS, lines_of, uses_of
from undercroft.dungeoneer.content.wording.lines import Line

__all__ = ["IDS", "Line", "lines_of", "uses_of"]
