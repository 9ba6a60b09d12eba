"""Bots: players that see a view and a decision, and answer. They never see the true state.

A bot that gets only what a person at its seat would get cannot cheat, and it answers alike in worlds that its seat
cannot tell apart; tests check that. Its randomness comes from the seed that it is made with.

`bot` says what a bot is. A `Searcher` is also given a *world*, dealt so that its seat cannot tell it from the real one,
and deals further worlds from it; `sequential_halving` finds the best of several answers by trying them in such worlds,
and `feature_weights` has the fitted numbers by which positions are judged there. `answer_of` asks either kind. Programs
search with `mcts`, which works in any game and can be tuned.

The bots of a game are in a package with the name of the game's own package (`undercroft.bots.dungeonlords` for
`undercroft.dungeonlords`), whose ``BOTS`` says what makes each of them, and whose ``LEVELS``, if it has any, names
those that are levels, from the weakest to the strongest; `registry` finds them there. What levels were earlier is kept
as `level_editions`, under names such as ``overlord@v1``; how they fared against each other is kept in `level_results`.
Every game can be played by `RandomBot`, whether it has such a package or not.
"""

from undercroft.bots.bot import OF_PACE, THINKS, Bot, RandomBot, Searcher, answer_of, world_of
from undercroft.bots.registry import (
    bot_class,
    bots_of,
    editions_of,
    fared_of,
    frozen_of,
    keep_fared,
    level_number,
    levels_of,
    make_bot,
    pace_of,
    searches,
    usual_bot,
    usual_rival,
)
from undercroft.bots.tree_search import mcts

__all__ = [
    "OF_PACE",
    "THINKS",
    "Bot",
    "RandomBot",
    "Searcher",
    "answer_of",
    "bot_class",
    "bots_of",
    "editions_of",
    "fared_of",
    "frozen_of",
    "keep_fared",
    "level_number",
    "levels_of",
    "make_bot",
    "mcts",
    "pace_of",
    "searches",
    "usual_bot",
    "usual_rival",
    "world_of",
]
