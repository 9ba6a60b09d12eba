"""What lies on the table, and the numbers that follow from it. No rule is carried out here.

All fields are ints and tuples. `stats` adds up what applies to a value at the moment: whatever can be added up is never
stored, so nothing has to be undone when a card goes away.

Its files:

* `position`: the whole position; its parts are `hero`, `dungeon` (the map) and `markers` (what lies on the map);
* `cells`: where locations may lie; `layout`: what lies beside what, for the map;
* `actions`: every answer with its notation; `rest`: answers given in advance; `moments`: the phases, and when somebody
  may interfere; `names`: the ids of views for the numbers in a state;
* `stats`: current values; `breakdown`: what they are made of, for events; `causes`: why something happens;
* `identifiers`: what the numbers in a position stand for; `foes`: monsters and heroes as one number;
* `exits`: which exits are open now; `piles`: where cards go;
* `placing`: where a location may be laid; `shifting`: locations that change places, move or turn.
"""
