"""Variants of a turn (DN-13.2, DN-13.5).

Its files: `resurrection`, `unbiased_placement` (others place what a player's own quests need).
"""
