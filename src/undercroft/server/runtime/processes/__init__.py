"""One server of several processes on one machine (``undercroft serve --processes N``), and how connections are kept.

Each process is a node like any other: it accepts connections on the socket that all share, and serves every table
(`tables.upkeep.table_following`). `supervisor` starts the processes and keeps them running: it restarts one that dies,
and when the parent itself dies, however that happens, the others end too. They need PostgreSQL, and wake each other
through NATS (`runtime.bus`). Limits on rates and sockets apply to each process separately; ``/metrics`` shows sums.

`slow_requests` gives up connections over which requests arrive too slowly.

One process is the default, and plenty for a group of friends.
"""
