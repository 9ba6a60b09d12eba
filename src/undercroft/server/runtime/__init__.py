"""What every room of the server may use.

`settings`, `logs` and `metrics` are for the person who runs the server. `guest_limits` and `guest_budgets` say how much
a guest may ask for, `wall_clock` knows when the date cannot be believed, `bus` wakes the other nodes, `processes` has
what several processes on one machine need, and `background_tasks` ends tasks.

A server of several processes sets `PROMETHEUS_MULTIPROC_DIR` before it imports `metrics`, so `settings` and `logs` must
not import it.
"""
