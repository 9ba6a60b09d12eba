"""Carrying out orders (DL-5), place after place.

Its files: `order_places` (the order of places), `minion_actions` (what all minions have in common), `digging`,
`hiring_and_building`.
"""
