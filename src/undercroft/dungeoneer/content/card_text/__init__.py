"""The text of every card, made from its data: what the rules carry out is what the card says.

Nothing here knows a language: a line is a `Phrase`, and ``Texts.sentence`` turns it into words with the messages of
``dungeoneer-cards.ftl``.

Its files: `face_lines` (the lines of each sort of face), `rule_lines` (the effects of a face), `verb_clauses` (a clause
for each verb), `timing_words`, `number_words`, `phrase_parts`, `short_lines` (for a card in the hand).
"""

from undercroft.dungeoneer.content.card_text.face_lines import IDS, lines_of, uses_of
from undercroft.dungeoneer.content.card_text.rule_lines import Line

__all__ = ["IDS", "Line", "lines_of", "uses_of"]
