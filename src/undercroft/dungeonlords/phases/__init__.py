"""The building phases of a round, one file per chapter (DL-3 to DL-9), and `years`, which puts them in order.

The stacks of year 2 are shuffled when year 2 begins, not at set-up: no player can tell the difference, and every clone
made in year 1 is smaller.
"""
