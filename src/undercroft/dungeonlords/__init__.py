"""The rules of Dungeon Lords, complete: `GAME` is the game, and ``docs/rules/dungeon-lords.md`` numbers its rules.

To read the rules as a program, begin with `rules.phases.game_years`: the game, a season and a combat are tuples of
steps, and each step cites its rule. Imports only go down:

===========  ============================================================================================
`game.definition`       options, presets, set-up; `game.tile_linter` checks the content
`game.position_notation`  a battle as one line of text
`game.state`      the state that the kernel, bots and server use
`rules.phases`     building: orders, places, production, events, adventurers
`rules.combat`     the four rounds of a combat, and battles
`visibility`       who knows what
`rules.economy`    what lords gain, lose and owe; `rules.scoring` adds it up
`board`      what lies on the table, and what a player may answer
`content`    tiles and cards as data
===========  ============================================================================================

`events` and `views` are what leaves the game; they import nothing of it, because the page's types are made from them.

Everything on a lord's board is an int or a tuple, shared between clones and never modified in place; squares and orders
are bits of an int (`board.dungeon_grid`). Inside a state a trap or a tile is a number, which is quick to copy and
compare; views and events use ids. Each creature tile has its own name (``goblin1``, ``goblin2``), so a notation can
tell two goblins apart and `visibility.census` can count components.
"""

from undercroft.dungeonlords.game.definition import GAME, Options

__all__ = ["GAME", "Options"]
