"""The building phases of a round, one file per chapter (DL-3 to DL-9), and `game_years`, which puts them in order.

The stacks of year 2 are shuffled when year 2 begins, not at set-up: no player can tell the difference, and every clone
made in year 1 is smaller.

Its files:

* `game_years`: the table of contents; `new_round`: the offer and the preview; `giving_orders`: orders and dummies;
* `orders.order_places`: carrying out orders, place after place, with `orders.minion_actions` (what they all share),
  `orders.digging` (tunnels and gold) and `orders.hiring_and_building` (monsters and rooms);
* `production`: production and taking orders back; `event_phase`: events and payday, with `taxes` and `special_events`;
* `adventurer_arrival`: their arrival, and the end of the round.
"""
