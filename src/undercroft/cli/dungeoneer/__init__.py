"""Dungeoneer in the terminal."""
