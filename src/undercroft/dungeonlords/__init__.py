"""The rules of Dungeon Lords, complete: `GAME` is the game, and ``docs/rules/dungeon-lords.md`` numbers its rules.

To read the rules as a program, begin with `phases.years`: the game, a season and a combat are tuples of steps, and each
step cites its rule. `phases` builds the dungeon, `combat` defends it, `visibility` says who knows what, `positions`
writes a battle as one line of text.

Everything on a lord's board is an int or a tuple, shared between clones and never modified in place; squares and orders
are bits of an int (`grid`, `tables`). Inside a state a trap or a tile is a number, which is quick to copy and compare;
views and events use ids. Each creature tile has its own name (``goblin1``, ``goblin2``), so a notation can tell two
goblins apart and `census` can count components.
"""

from undercroft.dungeonlords.game import GAME, Options

__all__ = ["GAME", "Options"]
