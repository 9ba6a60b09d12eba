"""Dungeon Lords in the terminal: its board, its training, its cards."""
