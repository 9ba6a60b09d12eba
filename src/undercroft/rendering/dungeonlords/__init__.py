"""How the table of this game is drawn: `board_drawing` chooses the parts of the text, `svg_board` is the picture."""

from undercroft.rendering.dungeonlords.board_drawing import DRAWING

__all__ = ["DRAWING"]
