"""What players decide before the first turn, in variants (DN-13.1, DN-13.3).

Its files: `hero_choice`, `no_white_spots` (the players lay the whole dungeon).
"""
