"""Dungeon Lords as the kernel, bots and server use it.

Its files: `definition` (options, presets, set-up), `state`, `position_notation` (a battle in a line of text),
`tile_linter`.
"""
