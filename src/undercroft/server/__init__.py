"""The server: tables, seats, storage and live updates for people who play in a browser.

It holds no rules and names no game; it finds games, as everyone does, in `kernel.engine.games`. `docs/protocol.md`
describes what it and a client say to each other.

Each line imports only from the lines below it, and import-linter keeps it so:

    hosting      listens with uvicorn, in one process or in several; backups, and what else is done beside the server
    endpoints    what clients reach: HTTP, the socket of a table, and the commands behind both
    services     the parts of one process, started and stopped together
    tables       a match with its people and bots, and what each reader is shown of it
    background   work in other processes or in small parts: bots, chronicles, studies
    catalogue    the games and their rules, as clients see them
    storage      the database (beside `catalogue`)
    protocol     the types of all messages, errors, and the cookie of a guest
    runtime      settings, logs, metrics, limits, the bus between nodes, and several processes on one machine

An answer takes this way: `endpoints.sockets.table_socket` decodes it, `endpoints.table_commands.play_commands` locks
the table, `tables.core.table` applies it and hands it to `storage.writing.group_commit`. Once it is on disk it is
acknowledged, the lock is released, and each reader's `tables.snapshots.connection` sends a new snapshot. The docstrings
of the rooms explain what is unusual about that.
"""
