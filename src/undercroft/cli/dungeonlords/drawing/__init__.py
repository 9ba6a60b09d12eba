"""How the table of this game is drawn with letters: `board_drawing` chooses the parts."""

from undercroft.cli.dungeonlords.drawing.board_drawing import DRAWING

__all__ = ["DRAWING"]
