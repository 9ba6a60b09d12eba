"""The verbs that change the map.

Its files: `place_effects` (transfers, tokens, exits), `shift_effects` (locations that change places, move or turn).
"""
