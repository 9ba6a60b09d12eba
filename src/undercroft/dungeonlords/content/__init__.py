"""Tiles, cards and tables of Dungeon Lords as TOML, each value with its source: printed, answered or proposed.

`tables` reads the files once, and ``undercroft cards lint`` checks what types cannot. A record
carries a hash of all of them, since the same answers mean something else with other values.
"""
