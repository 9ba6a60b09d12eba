"""What lies on the table, and the numbers that follow from it. No rule is carried out here.

`position` holds the fields, all ints and tuples; `hero` and `dungeon` are its parts. `stats` adds up what applies to a
value at the moment: whatever can be added up is never stored, so nothing has to be undone when a card goes away.
"""
