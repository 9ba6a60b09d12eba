"""What lies on the table, and what a player may answer. No rule is carried out here.

`position` holds the fields, `lord` one dungeon board, `grid` the squares as bits of an int, `sites` what the tile of a
battle allows. `actions` makes every action once; the rules look actions up and never make them.
"""
