"""Tiles, cards and tables of Dungeon Lords as TOML, each value with its source: printed, answered or proposed.

The files are read once, and ``undercroft cards lint`` checks what types cannot. A record carries a hash of all of them,
since the same answers mean something else with other values.

Its files:

* `faces`: what is printed, as typed records; `tile_tables`: reads the TOML files; `training_scenarios` reads that of
  the scenarios;
* `piece_counts`: how many pieces a box holds.
"""
