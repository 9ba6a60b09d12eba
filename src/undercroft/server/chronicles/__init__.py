"""Finished games, kept as everybody saw them (`kernel.chronicle`), so that no later version can take them away.

`keeper` makes a chronicle when a game ends, stores it, and reads it for those who look back; `maker` is the process in
which one is made, because a long game takes a second and nobody else should wait for that. A finished game whose
chronicle is missing (the server was killed just then, or an earlier version played it) gets it when the server starts,
or when somebody opens its table.
"""
