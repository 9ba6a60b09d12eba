"""Dungeoneer: the solo game (DN-14)."""
