"""Playing a card, and using one that lies open (DN-4.7, DN-10).

Its files: `playing_cards`, `using_effects`.
"""
