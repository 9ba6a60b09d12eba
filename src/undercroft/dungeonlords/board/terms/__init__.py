"""The terms in which a position is written.

Its files: `identifiers` (what the numbers stand for), `bit_sets` (sets of small numbers as the bits of an int).
"""
