"""The terms in which a position is written.

Its files: `cells` (places on the table), `foes` (monsters and heroes as one number), `identifiers` (what the numbers
stand for), `moments` (phases and windows), `event_causes` (why something happens), `planned_answers` (the rest of a
shortcut).
"""
