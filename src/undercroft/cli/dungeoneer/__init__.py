"""Dungeoneer in the terminal: its map, its heroes, its cards."""
