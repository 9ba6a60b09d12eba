"""Bots for Dungeon Lords."""
