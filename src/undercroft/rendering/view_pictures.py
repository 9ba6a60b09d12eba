"""A view as text and as SVG, and a refusal as a sentence: what programs call."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import Any, Final

from rich.console import Console

from undercroft.kernel.base.refusals import Refusal
from undercroft.kernel.engine.games import game_of_type
from undercroft.locale.texts import Texts
from undercroft.rendering.game_drawing import GameDrawing
from undercroft.rendering.generic_drawing import drawing_of
from undercroft.rendering.svg_canvas import Canvas

LINE: Final = 18
"""The height of a line of text in a picture that is text."""


def draw_text(view: Any, lang: str = "en", names: Sequence[str] = (), width: int = 100) -> str:
    """Draw a view as text, as the terminal program does.

    Args:
        view: what a seat or a spectator may know (`State.view`).
        lang: ``en``, ``ru`` or ``it``.
        names: what the players are called, by seat.
        width: the most characters in a line.

    Raises:
        OptionError: the view is not one of a game that is known.

    >>> from undercroft.kernel.engine.games import find_game
    >>> state = find_game("dungeoneer").new(2, "tomb", 1)
    >>> print(draw_text(state.view(0)).splitlines()[0].rstrip("─ "))
    Round 1 · Player 2 · Dungeonlord Phase
    """
    drawing = _drawing(view, lang, names)
    blocks = drawing.board(view)
    if not getattr(view, "to_act", True):
        blocks = [*drawing.result(view), *blocks]
    console = Console(file=StringIO(), width=width, color_system=None, highlight=False, markup=False, emoji=False)
    for _, block in blocks:
        console.print(block)
    return "\n".join([line.rstrip() for line in console.file.getvalue().splitlines()])  # type: ignore[attr-defined]


def draw_svg(view: Any, lang: str = "en", names: Sequence[str] = ()) -> str:
    """Draw a view as SVG: a document that stands alone, of the same size for all views of a game.

    Args:
        view: what a seat or a spectator may know (`State.view`).
        lang: ``en``, ``ru`` or ``it``.
        names: what the players are called, by seat.

    Raises:
        OptionError: the view is not one of a game that is known.
    """
    drawing = _drawing(view, lang, names)
    canvas = drawing.picture(view)
    return (_written(drawing, draw_text(view, lang, names)) if canvas is None else canvas).svg()


def explain(refusal: Refusal, game: str, lang: str = "en", names: Sequence[str] = ()) -> str:
    """Return why an answer is not legal, as a sentence with the number of the rule.

    Args:
        refusal: of `State.why_not`, `Match.why_not` or an `IllegalAction`.
        game: the id of the game.
        lang: ``en``, ``ru`` or ``it``.
        names: what the players are called, by seat.

    >>> explain(Refusal("DL-14.2", "order-not-drawn", {"order": "dig_tunnels"}), "dungeon-lords")
    '“Dig Tunnels” is not among the three you drew. [DL-14.2]'
    """
    return Texts(lang, game).refusal(refusal.rule, refusal.reason, refusal.args, names)


def _drawing(view: Any, lang: str, names: Sequence[str]) -> GameDrawing:
    game = game_of_type(type(view))
    texts = Texts(lang, game)
    return drawing_of(game)(texts, [texts.player(seat, names) for seat in range(view.seats)])


def _written(drawing: GameDrawing, text: str) -> Canvas:
    """Write the text of a game that has no picture."""
    lines = text.splitlines()
    canvas = Canvas(1000, LINE * (len(lines) + 2), drawing.texts.name(drawing.texts.game or ""))
    for number, line in enumerate(lines):
        canvas.write(LINE, LINE * (number + 1.5), line)
    return canvas
