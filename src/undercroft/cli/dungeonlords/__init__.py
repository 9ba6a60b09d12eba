"""Dungeon Lords in the terminal: its board, its training battles, its cards."""
