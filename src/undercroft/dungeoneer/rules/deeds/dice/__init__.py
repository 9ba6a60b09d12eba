"""Dice (DN-7, DN-14.2).

Its files: `dice_rolls` (rolls and threats), `public_die` (one die), `peril_dice` (in place of peril, when alone).
"""
