"""Numbers that follow from the position.

Its files: `stats` (a hero's or monster's numbers), `stat_breakdown` (what they are made of), `view_ids` (the ids by
which views name them).
"""
