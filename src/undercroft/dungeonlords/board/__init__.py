"""What lies on the table, and what a player may answer. No rule is carried out here.

Every action is made once; the rules look actions up and never make them.

Its files:

* `position`: the whole position; `lord`: one dungeon board;
* `dungeon_grid`: the squares as bits of an int; `terms.bit_sets`: sets of small numbers in general;
* `battle_sites`: what the tile of a battle allows and costs; `actions`: every answer with its notation;
* `terms.identifiers`: what the numbers in a position stand for.
"""
