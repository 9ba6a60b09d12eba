"""What lies on the table, and the numbers that follow from it. No rule is carried out here.

All fields are ints and tuples. `numbers.stats` adds up what applies to a value at the moment: whatever can be added up
is never stored, so nothing has to be undone when a card goes away.

Its files:

* `position`: the whole position; its parts are `hero`, `map.dungeon` (the map) and `map_markers` (what lies on the
  map);
* `terms.cells`: where locations may lie; `map.adjacency`: what lies beside what, for the map;
* `actions`: every answer with its notation; `terms.planned_answers`: answers given in advance; `terms.moments`: the
  phases, and when somebody may interfere; `numbers.view_ids`: the ids of views for the numbers in a state;
* `numbers.stats`: current values; `numbers.stat_breakdown`: what they are made of, for events; `terms.event_causes`:
  why something happens;
* `terms.identifiers`: what the numbers in a position stand for; `terms.foes`: monsters and heroes as one number;
* `exits`: which exits are open now; `card_piles`: where cards go;
* `map.location_placing`: where a location may be laid; `map.location_shifts`: locations that change places, move or
  turn.
"""
