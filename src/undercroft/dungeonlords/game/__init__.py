"""Dungeon Lords as the kernel, bots and server use it.

Its files: `definition` (options, presets, set-up), `state`, `position_notation` (a battle in a line of text),
`lone_battle` (one lord fights, the others stand still), `tile_linter`.
"""
