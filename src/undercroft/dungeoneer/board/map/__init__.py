"""The map: location cards, where they lie and may lie, and what lies beside what.

Its files: `dungeon` (the map), `adjacency` (what lies beside what), `location_placing` (where a location may be
laid), `location_shifts` (locations that change places, move or turn).
"""
