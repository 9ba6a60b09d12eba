"""Undercroft: play, learn and study two dungeon board games.

A program needs few names, and they are here:

================================  ==================================================================================
`find_game`                       a `Game` by its name: its options, its actions, how to set it up
`Match`                           a game in play: start one, answer, undo; replay a `Record`, which is a saved game
`State`                           a position: who is asked, what is legal and why not, what a seat may know, clones
`Decision`, `Action`              what a seat is asked, and an answer
`Bot`, `make_bot`, `answer_of`    a player: the base class, one by its name, and what it answers
`mcts`                            a search that ranks the answers of a seat by what the seat may know
`Chance`                          dice with a seed
`draw_text`, `draw_svg`           a picture of a view, in three languages
`explain`                         why an answer is not legal, as a sentence in three languages
================================  ==================================================================================

>>> from undercroft import Match, explain
>>> match = Match.start("dungeon-lords", seats=2, options="full", seed=42)
>>> match.to_act, match.legal_actions()
((0, 1), [<keep mine>, <keep imps>, <keep build>])
>>> explain(match.why_not("keep dig"), "dungeon-lords")
'“Dig Tunnels” is not among the three you drew. [DL-14.2]'

A notebook shows a view, a position or a match as a picture: of the last two, what a spectator sees.

Everything else is in the rooms below: each game is a package (`undercroft.dungeonlords`, `undercroft.dungeoneer`) on
the kernel that both share (`undercroft.kernel`). ``docs/architecture.md`` shows the rooms and which of them may import
which; each explains itself in the docstring of its ``__init__``. No room imports these names from here, because they
come from rooms above it.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from undercroft import notebook_pictures
from undercroft.compiled import guard
from undercroft.version import __version__

if TYPE_CHECKING:
    from undercroft.bots.bot import Bot, answer_of
    from undercroft.bots.registry import make_bot
    from undercroft.bots.tree_search import mcts
    from undercroft.kernel.engine.action_vocabulary import Action
    from undercroft.kernel.engine.chance import Chance
    from undercroft.kernel.engine.decisions import Decision
    from undercroft.kernel.engine.game_state import State
    from undercroft.kernel.engine.games import Game, find_game
    from undercroft.kernel.history.match import Match
    from undercroft.kernel.history.records import Record
    from undercroft.rendering.view_pictures import draw_svg, draw_text, explain
else:
    # Imported when they are first used, so that the command line is quick to start.
    _HOMES = {
        "Action": "undercroft.kernel.engine.action_vocabulary",
        "Bot": "undercroft.bots.bot",
        "Chance": "undercroft.kernel.engine.chance",
        "Decision": "undercroft.kernel.engine.decisions",
        "Game": "undercroft.kernel.engine.games",
        "Match": "undercroft.kernel.history.match",
        "Record": "undercroft.kernel.history.records",
        "State": "undercroft.kernel.engine.game_state",
        "answer_of": "undercroft.bots.bot",
        "draw_svg": "undercroft.rendering.view_pictures",
        "draw_text": "undercroft.rendering.view_pictures",
        "explain": "undercroft.rendering.view_pictures",
        "find_game": "undercroft.kernel.engine.games",
        "make_bot": "undercroft.bots.registry",
        "mcts": "undercroft.bots.tree_search",
    }

    def __getattr__(name):
        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return globals().setdefault(name, getattr(import_module(_HOMES[name]), name))

    def __dir__():
        return sorted({*globals(), *_HOMES})


__all__ = [
    "Action",
    "Bot",
    "Chance",
    "Decision",
    "Game",
    "Match",
    "Record",
    "State",
    "__version__",
    "answer_of",
    "draw_svg",
    "draw_text",
    "explain",
    "find_game",
    "make_bot",
    "mcts",
]


def _draw(view: Any) -> str | None:
    """Draw a view; the drawing is imported when a notebook first asks for it."""
    from undercroft.kernel.base.errors import OptionError
    from undercroft.rendering.view_pictures import draw_svg

    try:
        return draw_svg(view)
    except OptionError:  # of a game that is not in `GAMES`
        return None


guard()
notebook_pictures.use(_draw)
