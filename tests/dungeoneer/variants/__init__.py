"""Dungeoneer: the variants (DN-13)."""
