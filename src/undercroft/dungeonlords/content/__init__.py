"""Tiles, cards and tables of Dungeon Lords as TOML, each value with its source: printed, answered or proposed.

The files are read once, and ``undercroft cards lint`` checks what types cannot. A record carries a hash of all of them,
since the same answers mean something else with other values.

Its files:

* `faces`: what is printed, as typed records; `tables`: reads the TOML files; `training` reads that of the scenarios;
* `box`: how many pieces a box holds.
"""
