"""One server of several processes: each plays a share of the tables, and a connection goes to whose table it is about.

A table is in one process only, so nothing within a table knows of this. `share` says whose a table is, `handover` moves
connections, `family` starts the processes and keeps them running.
"""
