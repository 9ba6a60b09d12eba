"""Both games for OpenSpiel: `register` makes ``pyspiel.load_game`` know them.

============================================  ====================================================================
``undercroft_dungeon_lords``                  seats that are asked at once choose one after the other, in secret
``undercroft_dungeon_lords_simultaneous``     they choose at once, in simultaneous nodes; those not asked wait
``undercroft_dungeoneer``                     one seat at a time is asked
``undercroft_battle``                         the last rounds of one lord's combat, small enough for exact algorithms
============================================  ====================================================================

All chance is explicit. In a whole game (`whole_games`) the first node draws one of ``deals`` seeds, all equally likely,
and everything else follows from the seed and the actions. In a battle (`battle_games`) there is a chance node
wherever a combat card is turned up.

An information state is what a player has observed at each of his own decisions and done there, and what he observes
now. As a string it distinguishes whole histories; as a tensor it has what the player observes now, and his last
``recall`` decisions.

The room needs the package ``open-spiel``.
"""

from undercroft.envs.libraries.openspiel.battle_games import BattleGame
from undercroft.envs.libraries.openspiel.spiel_registry import register
from undercroft.envs.libraries.openspiel.whole_games import WHOLE_GAMES

__all__ = ["WHOLE_GAMES", "BattleGame", "register"]
