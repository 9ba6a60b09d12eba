"""Dungeoneer as the kernel, bots and server use it.

Its files: `definition` (options, presets), `set_up`, `state`, `position_notation` (a turn in a line of text).
"""
