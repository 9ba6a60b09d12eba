"""Dice (DN-7, DN-14.2).

Its files: `dice_rolls` (rolls and threats), `public_die` (one die), `dice_odds` (what they are likely to show),
`peril_dice` (in place of peril, when alone).
"""
